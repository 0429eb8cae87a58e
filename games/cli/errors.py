"""What a command line can be told is wrong with it, beyond what its parser finds."""

from games.core.errors import GameError


class UsageError(GameError):
    """The command was asked for what it cannot do; its text is a sentence."""
