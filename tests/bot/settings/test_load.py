"""Reading the settings: defaults, precedence, and every problem said at once."""

from pathlib import Path

import pytest

from bot.errors import ExitCode
from bot.settings import DECLARED, Secret, Settings, WrongSettings, load

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.0123456789abcdefghijklmnopqrstuvwxyz01"


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def problems(environ: dict[str, str], env_file: Path) -> list[str]:
    with pytest.raises(WrongSettings) as raised:
        load(environ, env_file)
    assert raised.value.code is ExitCode.CONFIGURATION
    assert raised.value.code == 78
    return [sentence.en for sentence in raised.value.sentences]


def test_nothing_set_gives_the_declared_defaults(env_file: Path) -> None:
    settings = load({}, env_file)
    assert settings == Settings()
    assert settings.database == Path("data/stammtisch.sqlite")
    assert settings.language == "de"
    assert settings.in_playground


def test_the_environment_wins_over_the_file(env_file: Path) -> None:
    env_file.write_text("STAMMTISCH_LANGUAGE=en\nSTAMMTISCH_LOG_LEVEL='DEBUG'  # loud\n", "utf-8")
    settings = load({"STAMMTISCH_LOG_LEVEL": "ERROR"}, env_file)
    assert (settings.language, settings.log_level) == ("en", "ERROR")


def test_an_empty_value_counts_as_unset(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=\nSTAMMTISCH_LANGUAGE=\n", "utf-8")
    assert load({"STAMMTISCH_LOG_LEVEL": " "}, env_file) == Settings()


def test_every_wrong_setting_is_named_at_once(env_file: Path, tmp_path: Path) -> None:
    env_file.write_text("STAMMTISCH_PLAYGROUND=maybe\nno equals sign here\n", "utf-8")
    said = problems(
        {
            "DISCORD_TOKEN": "client secret",
            "STAMMTISCH_DATABASE": str(tmp_path),
            "STAMMTISCH_LANGUAGE": "fr",
            "STAMMTISCH_LOG_LEVEL": "loud",
            "STAMMTISCH_PICTURE_WORKERS": "0",
            "STAMMTISCH_PLAYGROUND_PORT": "65536",
            "STAMMTISCH_DISCORD_BASE": "https://discord.example",
            "STAMMTISCH_DATABSE": "x",
        },
        env_file,
    )
    named = {sentence.partition(": ")[0] for sentence in said}
    assert named == {
        f"{env_file}:2",
        "DISCORD_TOKEN",
        "STAMMTISCH_DATABASE",
        "STAMMTISCH_DATABSE",
        "STAMMTISCH_DISCORD_BASE",
        "STAMMTISCH_LANGUAGE",
        "STAMMTISCH_LOG_LEVEL",
        "STAMMTISCH_PICTURE_WORKERS",
        "STAMMTISCH_PLAYGROUND",
        "STAMMTISCH_PLAYGROUND_PORT",
    }


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("STAMMTISCH_DATABSE", "STAMMTISCH_DATABASE"),
        ("STAMMTISCH_LANG", "STAMMTISCH_LANGUAGE"),
        ("STAMMTISCH_LOGLEVEL", "STAMMTISCH_LOG_LEVEL"),
        ("DISCORD_TOKEN_FIL", "DISCORD_TOKEN_FILE"),
    ],
)
def test_an_unknown_name_is_an_error_with_the_nearest_known_one(
    written: str, meant: str, env_file: Path
) -> None:
    assert problems({written: "x"}, env_file) == [
        f"{written}: There is no such setting; probably {meant} is meant."
    ]


def test_names_of_other_programs_are_left_alone(env_file: Path) -> None:
    env_file.write_text("POSTGRES_PASSWORD=x\n", "utf-8")
    assert load({"PATH": "/bin", "DISCORD_COLOUR": "red"}, env_file) == Settings()


def test_the_sentences_come_in_the_language_that_is_set(env_file: Path) -> None:
    with pytest.raises(WrongSettings) as raised:
        load({"STAMMTISCH_LANGUAGE": "en", "STAMMTISCH_LOG_LEVEL": "loud"}, env_file)
    assert raised.value.language == "en"
    assert raised.value.text("de").startswith("STAMMTISCH_LOG_LEVEL: „loud“ gibt es nicht")
    assert raised.value.text("en").startswith("STAMMTISCH_LOG_LEVEL: “loud” is not known")


def test_an_env_file_that_is_no_text_is_said(env_file: Path) -> None:
    env_file.write_bytes(b"\xff\xfe\x00")
    assert problems({}, env_file) == [f"{env_file}: The file cannot be read as UTF-8 text."]


def test_a_token_means_discord(env_file: Path) -> None:
    settings = load({"DISCORD_TOKEN": TOKEN}, env_file)
    assert settings.discord_token == Secret(TOKEN)
    assert not settings.in_playground


def test_the_playground_can_be_had_in_spite_of_a_token(env_file: Path) -> None:
    environ = {"DISCORD_TOKEN": TOKEN, "STAMMTISCH_PLAYGROUND": "on"}
    assert load(environ, env_file).in_playground


def test_without_token_and_playground_there_is_nothing_to_do(env_file: Path) -> None:
    assert problems({"STAMMTISCH_PLAYGROUND": "off"}, env_file) == [
        "DISCORD_TOKEN: The token is missing, and STAMMTISCH_PLAYGROUND=off rules the playground "
        "out."
    ]


def test_the_token_may_lie_in_a_file(env_file: Path, tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(f"{TOKEN}\n", "utf-8")
    settings = load({"DISCORD_TOKEN_FILE": str(file)}, env_file)
    assert settings.discord_token == Secret(TOKEN)


def test_token_and_token_file_together_are_refused(env_file: Path, tmp_path: Path) -> None:
    environ = {"DISCORD_TOKEN": TOKEN, "DISCORD_TOKEN_FILE": str(tmp_path / "token")}
    assert problems(environ, env_file) == [
        "DISCORD_TOKEN_FILE: DISCORD_TOKEN is set as well; only one of the two is allowed."
    ]


def test_a_token_file_that_is_missing_or_holds_something_else_is_said(
    env_file: Path, tmp_path: Path
) -> None:
    file = tmp_path / "token"
    assert "cannot be read" in problems({"DISCORD_TOKEN_FILE": str(file)}, env_file)[0]
    file.write_text("Bot " + TOKEN, "utf-8")
    assert "This is no bot token" in problems({"DISCORD_TOKEN_FILE": str(file)}, env_file)[0]


@pytest.mark.parametrize("base", ["http://127.0.0.1:8420", "http://localhost:1/", "http://[::1]:9"])
def test_a_running_playground_may_stand_in_for_discord(base: str, env_file: Path) -> None:
    settings = load({"DISCORD_TOKEN": TOKEN, "STAMMTISCH_DISCORD_BASE": base}, env_file)
    assert settings.discord_base == base.rstrip("/")
    assert not settings.in_playground


@pytest.mark.parametrize(
    "base",
    ["http://discord.example:80", "https://127.0.0.1:1", "http://127.0.0.1", "127.0.0.1:1",
     "http://127.0.0.1:x", "http://127.0.0.1:1/api", "http://10.0.0.1:80"],
)  # fmt: skip
def test_the_token_is_sent_to_this_machine_or_to_discord_and_nowhere_else(
    base: str, env_file: Path
) -> None:
    said = problems({"DISCORD_TOKEN": TOKEN, "STAMMTISCH_DISCORD_BASE": base}, env_file)
    assert len(said) == 1
    assert "no address on this machine" in said[0]


def test_a_running_playground_needs_its_token(env_file: Path) -> None:
    said = problems({"STAMMTISCH_DISCORD_BASE": "http://127.0.0.1:8420"}, env_file)
    assert said[0].startswith("STAMMTISCH_DISCORD_BASE: ")


@pytest.mark.parametrize("text", ["-1", "2.5", "１", "viele", "1e3", "4294967296"])
def test_numbers_are_whole_and_within_their_bounds(text: str, env_file: Path) -> None:
    said = problems({"STAMMTISCH_THINKING_WORKERS": text}, env_file)
    assert said == [f"STAMMTISCH_THINKING_WORKERS: “{text}” is not a whole number from 1 to 32."]


def test_a_secret_is_shown_nowhere(env_file: Path) -> None:
    settings = load({"DISCORD_TOKEN": TOKEN}, env_file)
    shown = f"{settings!r} {settings} {settings.discord_token} {[settings.discord_token]}"
    assert TOKEN not in shown
    assert settings.discord_token is not None
    assert settings.discord_token.reveal() == TOKEN
    assert {settings.discord_token} == {Secret(TOKEN)}


def test_no_sentence_repeats_a_wrong_secret(env_file: Path, tmp_path: Path) -> None:
    secret = "hunter2 hunter2"
    env_file.write_text(f"{secret}\n", "utf-8")
    file = tmp_path / "token"
    file.write_text(secret, "utf-8")
    for environ in ({"DISCORD_TOKEN": secret}, {"DISCORD_TOKEN_FILE": str(file)}):
        assert "hunter2" not in " ".join(problems(environ, env_file))


def test_every_setting_is_declared_with_both_languages() -> None:
    assert len({declared.name for declared in DECLARED}) == len(DECLARED)
    for declared in DECLARED:
        assert declared.meaning.de != declared.meaning.en
        assert declared.meaning.de.endswith(".")
        assert declared.meaning.en.endswith(".")
    assert [declared.name for declared in DECLARED if declared.secret] == ["DISCORD_TOKEN"]
