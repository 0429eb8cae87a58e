"""Reads Fluent files as syntax: their keys and the values each text takes."""

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.errors import Language
from bot.texts.bundles import entries_of, text_files


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def parsed(language: Language) -> list[ast.Message | ast.Term]:
    """Return what the bot's and the games' files hold, each parsed as a whole, in their order."""
    found: list[ast.Message | ast.Term] = []
    for file in text_files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content!r}"
            if isinstance(entry, ast.Message | ast.Term):
                found.append(entry)
    return found


@cache
def messages(language: Language) -> dict[str, set[str]]:
    """Return key → names of the values, of the bot's and the games' texts, in the files' order."""
    found: dict[str, set[str]] = {}
    for entry in parsed(language):
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def cut_otherwise(language: Language) -> list[str]:
    """Return the entries of the files that are others when they are parsed each for itself."""
    sources = [file.read_text(encoding="utf-8") for file in text_files(language)]
    entries = [entry for source in sources for _, entry in entries_of(source)]
    alone = [FluentParser().parse(entry).body[0] for entry in entries]
    pairs = zip(parsed(language), alone, strict=True)
    return [
        whole.id.name
        for whole, other in pairs
        if not whole.equals(other, ignored_fields=["comment", "span"])
    ]
