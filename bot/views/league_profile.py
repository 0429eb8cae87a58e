"""What a member reads of himself in the league: profile, course of the rating, hall of fame."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from bot.league.career import Career, Played
from bot.league.ports import Champions
from bot.league.seasons import Season
from bot.session import MemberId
from bot.texts import Voice
from bot.views.house_rules import score_name
from bot.views.league_news import signed
from bot.views.screen import PrivateScreen, box, text
from cards_art.boards.numbers import written
from cards_art.boards.scenes import CurveScene, Figure, RatingPoint, RatingSeries
from games.core.game import GameSpec
from games.core.text import Text

RECENT: Final = 5
"""How many of the last matches a profile lists."""
OPPONENTS: Final = 3
POINTS: Final = 200
"""How many of the last ratings a curve shows."""


def careers(played: Sequence[Played], games: Mapping[str, GameSpec]) -> dict[str, Career]:
    """Return a member's career in each game that he has played, in the order of `games`."""
    fewest = frozenset(slug for slug, spec in games.items() if spec.fewest_wins)
    found = {slug: Career(fewest) for slug in games}
    for each in played:
        if each.game in found:
            found[each.game].add(each)
    return {slug: career for slug, career in found.items() if career.matches or career.training}


def profile_screen(
    member: MemberId,
    played: Sequence[Played],
    achieved: Mapping[str, int],
    games: Mapping[str, GameSpec],
    voice: Voice,
) -> PrivateScreen:
    """Return a member's profile.

    Args:
        member: whose.
        played: all of his matches on the server, oldest first.
        achieved: what he has achieved, oldest first.
        games: slug → game.
        voice: of whoever reads it.
    """
    title = text(f"## {voice('profile-title', member=f'<@{member}>')}")
    found = careers(played, games)
    if not played:
        return PrivateScreen([box(title, text(voice("profile-empty")))])
    parts = [
        text("\n".join(_career_lines(games[slug], career, _rating(played, slug), voice)))
        for slug, career in found.items()
    ]
    lines = [_recent_line(each, games, voice) for each in reversed(played[-RECENT:])]
    recent = text(f"**{voice('profile-recent')}**\n" + "\n".join(lines))
    won = [f"- {voice.words(f'achievement-{name}', {})}" for name in achieved]
    done = text(f"**{voice('profile-achieved')}**\n" + "\n".join(won)) if won else None
    return PrivateScreen([box(title, *parts, recent, done)])


def curve_scene(
    game: GameSpec, member: MemberId, played: Sequence[Played], name: Callable[[MemberId], str]
) -> CurveScene | None:
    """Return the course of a member's rating, or ``None`` before the first rated match."""
    points = [
        RatingPoint(number, 1500 + 15 * (each.after.mu - 25), each.after.deviation)
        for number, each in enumerate((each for each in played if each.after is not None), start=1)
        if each.after is not None
    ]
    if not points:
        return None
    series = RatingSeries(name(member), tuple(points[-POINTS:]))
    return CurveScene(Text.of("curve-title", game=game.title), Text.of("curve-about"), (series,))


def hall_screen(
    found: Mapping[str, Sequence[Champions]], games: Mapping[str, GameSpec], voice: Voice
) -> PrivateScreen:
    """Return who won the seasons that have ended, by game, newest first."""
    title = text(f"## {voice('hall-title')}")
    parts = [
        text(f"**{games[slug].title}**\n" + "\n".join(_champions_line(each, voice) for each in won))
        for slug, won in found.items()
        if won
    ]
    return PrivateScreen([box(title, *(parts or [text(voice("hall-empty"))]))])


def season_name(season: Season, voice: Voice) -> str:
    """Return what a season is called."""
    key = "season-name" if season.number == 1 else "season-name-numbered"
    return voice(key, quarter=season.quarter, year=str(season.year), number=season.number)


def season_lines(
    season: Season | None, leaders: Mapping[str, Sequence[MemberId]], voice: Voice
) -> list[str]:
    """Return what there is to know of the running season.

    Args:
        season: which; ``None``: none runs.
        leaders: title of each game → who leads it.
        voice: of whoever reads it.
    """
    if season is None:
        return [voice("season-none")]
    return [
        f"## {season_name(season, voice)}",
        voice("season-until", end=f"<t:{season.end}:R>"),
        *(
            voice("season-leads", game=game, member=", ".join(f"<@{each}>" for each in members))
            for game, members in leaders.items()
            if members
        ),
    ]


def _career_lines(game: GameSpec, career: Career, rating: str | None, voice: Voice) -> list[str]:
    lines = [f"### {game.title}"]
    if career.matches:
        places = ", ".join(f"{place}. ×{career.places[place]}" for place in sorted(career.places))
        lines += [
            voice(
                "profile-sums",
                matches=career.matches,
                wins=career.wins,
                average=written(Figure(career.average, 1), voice.language),
            ),
            voice("profile-places", places=places, streak=career.best_streak),
        ]
        if rating is not None:
            lines.append(voice("profile-rating", rating=rating, peak=career.peak))
        score = written(Figure(career.average_score, 1), voice.language)
        lines.append(voice("profile-score", score=score))
        if game.slug in career.best_deal:
            best = score_name(voice, game.slug, career.best_deal[game.slug])
            lines.append(voice("profile-best-deal", score=best))
        if career.left:
            share = written(Figure(career.reliability, 0, is_share=True), voice.language)
            lines.append(voice("profile-reliability", share=share))
        lines += _versus_lines(career, voice)
    if career.training:
        lines.append(voice("profile-training", matches=career.training, wins=career.training_wins))
    return lines


def _versus_lines(career: Career, voice: Voice) -> list[str]:
    known = [(member, each) for member, each in career.versus.items() if member > 0]
    often = sorted(known, key=lambda item: (-item[1].matches, item[0]))[:OPPONENTS]
    return [
        voice(
            "profile-versus",
            member=f"<@{member}>",
            matches=each.matches,
            ahead=each.ahead,
            behind=each.behind,
        )
        for member, each in often
    ]


def _rating(played: Sequence[Played], slug: str) -> str | None:
    """Return the rating after the last rated match, marked as long as it is provisional."""
    rated = [each.after for each in played if each.game == slug and each.after is not None]
    if not rated:
        return None
    return f"{rated[-1].shown}{'' if len(rated) >= 10 else ' (?)'}"


def _recent_line(played: Played, games: Mapping[str, GameSpec], voice: Voice) -> str:
    game = games[played.game].title if played.game in games else played.game
    line = voice("profile-match", when=f"<t:{played.ended_at}:d>", game=game, place=played.place)
    if played.reason is not None:
        return f"{line} – {voice.words(f'unrated-{played.reason}', {})}"
    return f"{line} ({signed(played.change or 0)})"


def _champions_line(won: Champions, voice: Voice) -> str:
    members = ", ".join(f"<@{row.member}>" for row in won.rows)
    name = season_name(won.season, voice)
    if not won.rows:
        return voice("hall-nobody", season=name, people=won.members)
    average = written(Figure(won.rows[0].average, 1), voice.language)
    return voice("hall-won", season=name, member=members, average=average, people=won.members)
