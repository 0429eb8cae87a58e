"""Where everything is kept: SQLAlchemy Core over SQLite, one process and one connection a file."""

from bot.store.store import Store

__all__ = ["Store"]
