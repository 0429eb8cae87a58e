"""`python -m cards_art build` makes the sheets, `gallery DIR` writes pictures to look at."""

from __future__ import annotations

import argparse
from pathlib import Path


def main() -> None:
    """Run the command named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m cards_art", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="rasterise faces and backs into cards_art/sheets")
    gallery = commands.add_parser("gallery", help="write every kind of picture and its words")
    gallery.add_argument("folder", type=Path)
    options = parser.parse_args()
    if options.command == "build":
        from cards_art.build import build

        build()
    else:
        from cards_art.gallery import write

        print(f"{write(options.folder)} pictures in {options.folder}")


if __name__ == "__main__":
    main()
