"""What the league says at the end of a match: ratings, ranks, achievements, or why nothing."""

from __future__ import annotations

from bot.league.ports import MatchNews, SeatNews
from bot.texts import Voice


def news_lines(news: MatchNews | None, voice: Voice) -> list[str]:
    """Return a line for each person, best place first, or the reason why the match is not rated.

    Args:
        news: what the match has brought; ``None``: the league has not taken it.
        voice: calls the seats.
    """
    if news is None:
        return []
    achieved = [
        voice(
            "news-achieved",
            seat=voice.seat(each.seat),
            what=" · ".join(voice.words(f"achievement-{name}", {}) for name in each.achieved),
        )
        for each in news.seats
        if each.achieved
    ]
    if news.reason is not None:
        return [f"-# {voice.words(f'unrated-{news.reason}', {})}", *achieved]
    ordered = sorted(news.seats, key=lambda each: (each.place, each.seat))
    lines = [_line(each, voice) for each in ordered]
    if any(each.is_provisional or not each.is_listed for each in ordered):
        lines.append(f"-# {voice('news-mark')}")
    left = ", ".join(voice.seat(each.seat) for each in ordered if each.has_left)
    if left:
        lines.append(f"-# {voice('news-left', seats=left)}")
    return [*lines, *achieved]


def signed(change: int) -> str:
    """Return a change with its sign, as it is read: ``+14``, ``−14``, ``±0``."""
    return "±0" if change == 0 else f"{'+' if change > 0 else '−'}{abs(change)}"


def _line(seat: SeatNews, voice: Voice) -> str:
    rating = "–" if seat.after is None else str(seat.after.shown)
    if seat.is_provisional:
        rating = f"{rating} (?)"
    line = voice(
        "news-rated",
        seat=voice.seat(seat.seat),
        rating=rating,
        change=signed(seat.change or 0),
    )
    if seat.rank is None:
        return line
    if seat.rank_before in {None, seat.rank}:
        told = voice("news-rank", rank=seat.rank)
    else:
        told = voice("news-rank-moved", rank=seat.rank, before=seat.rank_before or 0)
    return f"{line}, {told}{'' if seat.is_listed else ' (?)'}"
