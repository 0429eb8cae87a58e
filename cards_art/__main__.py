"""`python -m cards_art build` makes the sheets, `gallery DIR` writes every kind of picture.

`docs` writes those that the documents show.
"""

from __future__ import annotations

import argparse
from pathlib import Path


def main() -> None:
    """Run the command named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m cards_art", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="rasterise faces and backs into cards_art/sheets")
    gallery = commands.add_parser("gallery", help="write every kind of picture")
    gallery.add_argument("folder", type=Path)
    docs = commands.add_parser("docs", help="write the pictures that the documents show")
    docs.add_argument("folder", type=Path, nargs="?", default=Path("docs/pictures"))
    options = parser.parse_args()
    if options.command == "build":
        from cards_art.build import build

        build()
        return
    from cards_art.gallery import write, write_documented

    make = write if options.command == "gallery" else write_documented
    print(f"{make(options.folder)} pictures in {options.folder}")


if __name__ == "__main__":
    main()
