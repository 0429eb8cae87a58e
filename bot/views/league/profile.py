"""What is shown of one member in the league: profile and course of the rating."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from discord import ui

from bot.league.career import Career, Played, Versus
from bot.league.counting import Unrated
from bot.league.ports import Course, Uncounted
from bot.league.rating import PROVISIONAL
from bot.league.results import DAMAGED
from bot.league.resume import Resume
from bot.session import MemberId
from bot.texts import Key, Voice
from bot.views.ids import Verb
from bot.views.league.answer import Reader
from bot.views.league.ids import MemberView, Press, game_menu, show_button
from bot.views.league.news import signed
from bot.views.public import CLOSINGS
from bot.views.screen import Item, Picture, box, button, rows, text
from cards_art.boards.alt_overview import overview_lines
from cards_art.boards.overview_layout import MOST_TILES
from cards_art.boards.scenes import (
    CurveScene,
    Figure,
    OverviewRow,
    OverviewScene,
    OverviewTable,
    OverviewTile,
    RatingPoint,
    RatingSeries,
)
from cards_art.look import Look
from games.core.game import GameSpec
from games.core.statistics import Fold
from games.core.text import Text

RECENT: Final = 5
"""How many of the last matches a profile lists."""
OPPONENTS: Final = 3
POINTS: Final = 200
"""How many of the last ratings a curve shows."""
_GAMES: Final = 5
_PLACES: Final = 6
_DIGITS: Final[Mapping[Fold, int]] = {Fold.MEAN: 1}

Named = Callable[[MemberId], str]
"""What a member is called, see `bot.views.league.answer.names_of`."""


@dataclass(frozen=True)
class Profile:
    """A member's matches on one server, and who looks at them.

    Attributes:
        view: whose, and of which game.
        reader: who looks.
        resume: what is told of him, with his last matches.
        achieved: what he has achieved, oldest first.
        games: slug → game.
    """

    view: MemberView
    reader: Reader
    resume: Resume
    achieved: Mapping[str, int]
    games: Mapping[str, GameSpec]

    @cached_property
    def careers(self) -> Mapping[str, Career]:
        """His career in each game that he has played, in the order of `games`."""
        found = {slug: self.resume.careers.get(slug, Career()) for slug in self.games}
        return {slug: each for slug, each in found.items() if each.matches or each.training}

    @property
    def career(self) -> Career:
        """His career in the game that is looked at, or in all."""
        if self.view.game is None:
            return self.resume.every
        return self.resume.careers.get(self.view.game, Career())

    @property
    def game(self) -> GameSpec | None:
        """Which game is looked at; ``None``: all."""
        return None if self.view.game is None else self.games[self.view.game]

    @property
    def opponents(self) -> list[tuple[MemberId, Versus]]:
        """Whom he has met most, and whoever looks; deleted members apart."""
        known = [(member, each) for member, each in self.career.versus.items() if member > 0]
        known.sort(key=lambda item: (-item[1].matches, item[0]))
        asking = [item for item in known[OPPONENTS:] if item[0] == self.reader.member]
        return [*known[:OPPONENTS], *asking]

    @property
    def members(self) -> tuple[MemberId, ...]:
        """Whose names are shown."""
        return (self.view.member, *(member for member, _ in self.opponents))

    @property
    def is_own(self) -> bool:
        """Whether he looks himself, so that he may show it to everybody."""
        return self.view.member == self.reader.member

    def rating(self, slug: str) -> tuple[int, bool] | None:
        """Return the rating after the last rated match of a game, and whether it is provisional."""
        career = self.resume.careers.get(slug, Career())
        rating = career.rating
        return None if rating is None else (rating.shown, career.matches < PROVISIONAL)


def profile_scene(profile: Profile, name: Named, voice: Voice) -> OverviewScene | None:
    """Return what is drawn of a profile, or ``None`` before the first match that counts."""
    career = profile.career
    if not career.matches:
        return None
    tables = [*([_by_game(profile)] if profile.game is None else []), _places(career, voice)]
    if profile.opponents:
        tables.append(_versus(profile.opponents, name))
    return OverviewScene(
        Text.of("profile-title", member=name(profile.view.member)),
        _games_name(profile.game),
        tuple(_tiles(profile)[:MOST_TILES]),
        tuple(tables),
    )


def profile_items(
    profile: Profile, scene: OverviewScene | None, voice: Voice, picture: Picture | None
) -> list[Item]:
    """Return the message of a profile.

    Args:
        profile: which.
        scene: what `profile_scene` made of it.
        voice: of whoever reads it.
        picture: of the scene; without it the same stands as text.
    """
    mention = f"<@{profile.view.member}>"
    head = f"## {voice('profile-title', member=mention)}\n-# {voice.say(_games_name(profile.game))}"
    shown = None if picture is None else picture.gallery()
    if shown is None and scene is not None:
        shown = text("\n".join(overview_lines(scene, Look(language=voice.language), voice.say)))
    lines = [voice("profile-empty")] if scene is None else _left_over(profile, scene, voice)
    if profile.career.training:
        training, won = profile.career.training, profile.career.training_wins
        lines.append(voice("profile-training", matches=training, wins=won))
    lines += [*_against_reader(profile, voice), *_recent(profile, voice)]
    if profile.game is None:
        lines += _achievements(profile, voice)
    below = text("\n".join(lines)) if lines else None
    return [box(text(head), shown, below, *_controls(profile, voice))]


def curve_scene(game: GameSpec, member: MemberId, course: Course, name: Named) -> CurveScene | None:
    """Return the course of a member's rating, or ``None`` before the first rated match."""
    points = tuple(
        RatingPoint(number, 1500 + 15 * (each.mu - 25), each.deviation)
        for number, each in enumerate(course.ratings, start=course.first)
    )
    if not points:
        return None
    series = RatingSeries(name(member), points)
    return CurveScene(Text.of("curve-title", game=game.title), Text.of("curve-about"), (series,))


def uncounted_lines(
    uncounted: Sequence[Uncounted], games: Mapping[str, GameSpec], voice: Voice
) -> list[str]:
    """Return the lines about a member's last matches that count nowhere, each with the reason."""
    if not uncounted:
        return []
    lines = [
        f"<t:{each.ended_at}:d> {games[each.game].title if each.game in games else each.game}"
        f" – {_why_uncounted(each, voice)}"
        for each in uncounted
    ]
    return [f"**{voice('curve-uncounted')}**", *lines]


def _why_uncounted(match: Uncounted, voice: Voice) -> str:
    if match.reason in set(Unrated):
        return voice.words(f"unrated-{match.reason}", {})
    closing = _BROKEN_OFF.get(match.reason)  # none if nobody noted why
    return voice("curve-broken-off", why="" if closing is None else voice(closing)).rstrip()


_BROKEN_OFF: Final[Mapping[str, Key]] = {**CLOSINGS, DAMAGED: "closing-damaged"}


def member_controls(
    view: MemberView, games: Sequence[GameSpec], reader: Reader, *, is_shown: bool
) -> list[Item]:
    """Return menu and buttons under what is shown of a member.

    Args:
        view: what is looked at.
        games: which the member has played.
        reader: who looks; everybody gets no buttons, and only he himself may show it to them.
        is_shown: whether there is something to show.
    """
    if reader.is_everybody:
        return []
    voice = reader.voice
    found: list[Item] = []
    if games:
        found.append(ui.ActionRow(game_menu(view.id(Press.GAME), games, view.game, voice)))
    other, label = _OTHERS[view.verb]
    buttons: list[ui.Button[Any]] = [
        button(MemberView(other, view.member, view.game).id(), voice(label))
    ]
    if is_shown and view.member == reader.member:
        buttons.append(show_button(view.id(Press.SHOW), voice))
    return [*found, *rows(buttons)]


_OTHERS: Final[Mapping[Verb, tuple[Verb, Key]]] = {
    Verb.PROFILE: (Verb.CURVE, "profile-to-curve"),
    Verb.CURVE: (Verb.PROFILE, "profile-to-profile"),
}


def _controls(profile: Profile, voice: Voice) -> list[Item]:
    games = [profile.games[slug] for slug in profile.careers]
    found = member_controls(
        profile.view, games, profile.reader, is_shown=bool(profile.career.matches)
    )
    if found and not profile.is_own and profile.career.matches:
        found.append(text(f"-# {voice('profile-only-own')}"))
    return found


def _games_name(game: GameSpec | None) -> Text:
    return Text.of("league-all-games") if game is None else Text.of("league-of", game=game.title)


def _tile(key: Key, value: float, digits: int = 0, *, is_provisional: bool = False) -> OverviewTile:
    return OverviewTile(Text.of(key), Figure(value, digits), is_provisional)


def _tiles(profile: Profile) -> list[OverviewTile]:
    """Return the numbers of a profile, the most important first."""
    career, game = profile.career, profile.game
    tiles = [
        _tile("ranking-matches", career.matches),
        _tile("ranking-wins", career.wins),
        _tile("profile-streak", career.best_streak),
    ]
    if game is not None or not career.left:  # one row of tiles where the games have averages
        tiles.append(_tile("league-average", career.average, 1))
    if game is not None:
        tiles += _of_game(profile, game)
    if career.left:
        share = Figure(career.reliability, is_share=True)
        tiles.append(OverviewTile(Text.of("profile-reliability"), share))
    return tiles


def _left_over(profile: Profile, scene: OverviewScene, voice: Voice) -> list[str]:
    """Return the numbers for which the picture has no room."""
    rest = replace(scene, tiles=tuple(_tiles(profile)[MOST_TILES:]), tables=())
    return overview_lines(rest, Look(language=voice.language), voice.say)


def _of_game(profile: Profile, game: GameSpec) -> list[OverviewTile]:
    """Return rating and declared statistics of one game."""
    found: list[OverviewTile] = []
    rating = profile.rating(game.slug)
    if rating is not None:
        found.append(_tile("league-rating", rating[0], is_provisional=rating[1]))
        found.append(_tile("profile-peak", profile.career.peak))
    for statistic, value in profile.career.statistics(game.slug):
        label = Text.of(f"{game.slug}-statistic-{statistic.name}")
        digits, is_share = _DIGITS.get(statistic.fold, 0), statistic.fold is Fold.SHARE
        found.append(OverviewTile(label, Figure(value, digits, is_share=is_share)))
    return found


def _by_game(profile: Profile) -> OverviewTable:
    """Return a line for each game, those most played if they are too many."""
    careers = [item for item in profile.careers.items() if item[1].matches]
    often = sorted(careers, key=lambda item: -item[1].matches)[:_GAMES]
    lines: list[OverviewRow] = []
    for slug, career in often:
        rating = profile.rating(slug)
        lines.append(
            OverviewRow(
                profile.games[slug].title,
                (
                    Figure(career.matches),
                    Figure(career.wins),
                    Figure(career.best_streak),
                    Figure(career.average, 1),
                    None if rating is None else Figure(rating[0]),
                ),
                is_provisional=rating is not None and rating[1],
            )
        )
    columns: tuple[Key, ...] = (
        "ranking-matches", "ranking-wins", "profile-row", "league-average", "league-rating",
    )  # fmt: skip
    return OverviewTable(Text.of("profile-games"), tuple(map(Text.of, columns)), tuple(lines))


def _places(career: Career, voice: Voice) -> OverviewTable:
    places = range(1, min(_PLACES, max(career.places)) + 1)
    return OverviewTable(
        Text.of("profile-places"),
        tuple(Text.of("profile-place", place=place) for place in places),
        (
            OverviewRow(
                voice("ranking-matches"), tuple(Figure(career.places[place]) for place in places)
            ),
        ),
    )


def _versus(opponents: Sequence[tuple[MemberId, Versus]], name: Named) -> OverviewTable:
    columns: tuple[Key, ...] = ("ranking-matches", "profile-ahead", "profile-behind")
    lines = tuple(
        OverviewRow(name(member), (Figure(each.matches), Figure(each.ahead), Figure(each.behind)))
        for member, each in opponents
    )
    return OverviewTable(Text.of("profile-versus"), tuple(map(Text.of, columns)), lines)


def _against_reader(profile: Profile, voice: Voice) -> list[str]:
    """Return how it went between the member and whoever looks at him."""
    if profile.is_own or profile.reader.is_everybody:
        return []
    met = profile.career.versus.get(profile.reader.member)
    mention = f"<@{profile.view.member}>"
    if met is None:
        # In one game it would read as if they had never met in another one either.
        return [] if profile.game else [voice("profile-never-met", member=mention)]
    return [
        voice(
            "profile-head-to-head",
            member=mention,
            matches=met.matches,
            ahead=met.behind,
            behind=met.ahead,
        )
    ]


def _recent(profile: Profile, voice: Voice) -> list[str]:
    recent = profile.resume.recent
    if not recent:
        return []
    lines = [_recent_line(each, profile.games, voice) for each in reversed(recent)]
    return [f"**{voice('profile-recent')}**", *lines]


def _recent_line(played: Played, games: Mapping[str, GameSpec], voice: Voice) -> str:
    game = games[played.game].title if played.game in games else played.game
    line = voice("profile-match", when=f"<t:{played.ended_at}:d>", game=game, place=played.place)
    if played.reason is not None:
        return f"{line} – {voice.words(f'unrated-{played.reason}', {})}"
    return f"{line} ({signed(played.change or 0)})"


def _achievements(profile: Profile, voice: Voice) -> list[str]:
    """Return what was achieved, newest first."""
    names = list(profile.achieved)[::-1]
    lines = [f"-# {voice.words(f'achievement-{name}', {})}" for name in names]
    return [f"**{voice('profile-achieved')}**", *lines] if lines else []
