"""`.env.example` and docs/operating.md say of every declared setting what its declaration says."""

import io
import re
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.errors import ExitCode
from bot.settings import DECLARED, Declared, Settings, load

ROOT = Path(__file__).parents[2]
EXAMPLE = (ROOT / ".env.example").read_text("utf-8")
OPERATING = (ROOT / "docs/operating.md").read_text("utf-8")
ROWS = re.findall(r"^\| `([A-Z_]+)` \| (.+) \| (.+) \| (.+) \|$", OPERATING, re.MULTILINE)
ENTRIES = re.findall(r"((?:^# .+\n)+)^(?:# )?([A-Z_]+)=(.*)$", EXAMPLE, re.MULTILINE)


def test_the_table_has_every_setting_in_the_declared_order() -> None:
    assert [name for name, *_ in ROWS] == [declared.name for declared in DECLARED]


def test_the_example_has_every_setting_in_the_declared_order() -> None:
    assert [name for _, name, _ in ENTRIES] == [declared.name for declared in DECLARED]


@pytest.mark.parametrize("declared", DECLARED, ids=lambda declared: declared.name)
def test_values_default_and_meaning_are_those_of_the_declaration(declared: Declared) -> None:
    default = f"`{declared.default}`" if declared.default else "–"
    assert (declared.name, declared.values.en, default, declared.meaning.en) in ROWS
    comment, value = next((text, value) for text, name, value in ENTRIES if name == declared.name)
    words = " ".join(re.sub(r"^# ", "", comment, flags=re.MULTILINE).split())
    assert words.startswith(declared.meaning.en)
    assert value == (declared.default or "")


def test_the_example_works_as_it_is(tmp_path: Path) -> None:
    assert load({}, ROOT / ".env.example") == Settings()
    uncommented = re.sub(r"^# (?=[A-Z_]+=)", "", EXAMPLE, flags=re.MULTILINE)
    (tmp_path / ".env").write_text(uncommented, "utf-8")
    assert load({}, tmp_path / ".env") == Settings()
    assert len(dotenv_values(stream=io.StringIO(uncommented))) == len(DECLARED)


def test_every_exit_code_is_documented() -> None:
    codes = {int(code) for code in re.findall(r"^\| (\d+) \|", OPERATING, re.MULTILINE)}
    # 2 is argparse's own for wrong usage.
    assert codes == {*ExitCode, 2}
