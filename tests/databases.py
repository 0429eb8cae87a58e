"""Empty databases of the newest version: migrated once in each process, then copied."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

from bot.store.migrate import MIGRATIONS


def put_empty_database(file: Path) -> None:
    """Put one where there is none yet; the store's tests prove that it would make the same."""
    if not file.exists():
        file.write_bytes(_migrated())


@cache
def _migrated() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.sqlite"
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        engine.dispose()
        return file.read_bytes()
