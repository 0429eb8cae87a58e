"""``python -m benchmarks [KEY …] [--only WORDS] [--whole]``: measures rows, prints one table."""

from __future__ import annotations

import argparse
import json
import platform
import sys
import time
from dataclasses import asdict
from pathlib import Path

from benchmarks import rows as frame
from benchmarks.rows import NO_GOAL, Figure, NotMeasured, Row, all_rows

HEADINGS = ("row", "what", "figure", "reference", "", "ratio", "goal", "")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("keys", nargs="*", help="rows such as M2; all if none is named")
    parser.add_argument("--only", default="", metavar="WORDS", help="rows whose words hold these")
    parser.add_argument(
        "--whole", action="store_true", help="play every deal, also where it takes an hour"
    )
    parser.add_argument("--json", type=Path, default=Path("benchmarks.json"), dest="file")
    given = parser.parse_args(arguments)
    frame.is_whole = given.whole
    rows = [
        row
        for row in all_rows()
        if (not given.keys or row.key in given.keys) and given.only in f"{row.what} / {row.against}"
    ]
    results: list[dict[str, object]] = []
    table: list[tuple[str, ...]] = [HEADINGS]
    for row in rows:
        print(f"{row.key} {row.what} / {row.against} …", file=sys.stderr, flush=True)
        begin = time.monotonic()
        try:
            figure = row.measure()
        except NotMeasured as reason:
            table.append(
                (row.key, row.what, "–", "–", row.against, "–", str(row.goal), str(reason))
            )
            results.append({**_declared(row), "measured": False, "reason": str(reason)})
        else:
            table.append(_line(row, figure))
            results.append(
                {
                    **_declared(row),
                    "measured": True,
                    **asdict(figure),
                    "met": row.goal.is_met(figure.ratio),
                    "seconds": round(time.monotonic() - begin, 1),
                }
            )
        # After every row: an hour of measuring is not lost to an interruption.
        _write(given.file, results)
    _print(table)
    return 0


def _write(file: Path, results: list[dict[str, object]]) -> None:
    report = {"python": platform.python_version(), "machine": platform.machine(), "rows": results}
    file.write_text(json.dumps(report, indent=1, ensure_ascii=False) + "\n", "utf-8")


def _declared(row: Row) -> dict[str, object]:
    return {"row": row.key, "what": row.what, "against": row.against, "goal": str(row.goal)}


def _line(row: Row, figure: Figure) -> tuple[str, ...]:
    verdict = "met" if row.goal.is_met(figure.ratio) else "NOT MET"
    if row.goal == NO_GOAL:
        verdict = "told"
    return (
        row.key,
        row.what,
        f"{figure.figure:,.4g} {figure.unit}",
        f"{figure.reference:,.4g} {figure.unit}",
        row.against,
        f"{figure.ratio:.2f}",
        str(row.goal),
        f"{verdict}. {figure.note}" if figure.note else verdict,
    )


def _print(table: list[tuple[str, ...]]) -> None:
    widths = [max(len(line[at]) for line in table) for at in range(len(HEADINGS))]
    for line in table:
        print(
            "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
