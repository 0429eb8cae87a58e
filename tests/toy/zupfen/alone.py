"""A plugin for pytest: the registry knows Zupfen alone, before any law asks it for the games."""

from typing import Final

from tests.toy.zupfen.game import zupfen_registered

# Kept for as long as the process lives: thrown away, it would bring the others back.
_REGISTERED: Final = zupfen_registered(alone=True)
_REGISTERED.__enter__()

# The laws ask for the games as soon as they are imported, hence not before.
from tests.laws import positions  # noqa: E402

positions.SHARE = 6
