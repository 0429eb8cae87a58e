"""Entry point of ``python -m games``; the commands live in `games.cli`."""

import sys

from games.cli.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
