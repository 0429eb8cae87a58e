"""The page's own texts: both languages complete, every key used, every used key there."""

import re
from pathlib import Path

SOURCES = Path(__file__).parents[3] / "playground" / "page" / "js"
TEXTS = (SOURCES / "i18n.js").read_text("utf-8")
ENTRY = re.compile(r'^    "([\w.]+)": "(.*)",$', re.MULTILINE)
DYNAMIC = {"theme.dark", "theme.light", "value.true", "value.false"}


def texts(language: str) -> dict[str, str]:
    block = re.search(rf"^  {language}: \{{\n(.*?)^  \}},$", TEXTS, re.MULTILINE | re.DOTALL)
    assert block
    entries = ENTRY.findall(block[1])
    assert len(entries) == block[1].count("\n"), "one entry a line"
    return dict(entries)


def code() -> str:
    files = [path for path in SOURCES.rglob("*.js") if path.name != "i18n.js"]
    return "\n".join(path.read_text("utf-8") for path in files)


def test_both_languages_have_the_same_keys_in_the_same_order():
    assert list(texts("de")) == list(texts("en"))


def test_both_languages_fill_the_same_placeholders():
    placeholder = re.compile(r"\{\w+\}")
    german, english = texts("de"), texts("en")
    for key, text in german.items():
        assert sorted(placeholder.findall(text)) == sorted(placeholder.findall(english[key])), key


def test_no_text_is_unused():
    source = code()
    unused = {key for key in texts("de") if f'"{key}"' not in source} - DYNAMIC
    assert unused == set()


def test_every_text_that_is_asked_for_exists():
    asked = re.findall(r'\bt(?:\.nodes)?\(\s*"([\w.]+)"', code())
    assert asked
    assert set(asked) <= set(texts("de"))


def test_nothing_is_written_as_markup():
    forbidden = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(")
    assert forbidden.findall(code()) == []
