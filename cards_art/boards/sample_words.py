"""Words good enough to look at for made-up boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cards_art.look import Person
from cards_art.sample_words import PEOPLE, SampleWords
from games.core.text import SeatValue, Text

_PARTS: Final[dict[str, dict[str, str]]] = {
    "de": {
        "picture-scores-title": "{game}: Anschreibezettel",
        "picture-scores-after": "Stand nach Spiel {deal}",
        "picture-scores-after-of": "Stand nach Spiel {deal} von {deals}",
        "picture-scores-few": "die wenigsten {unit} gewinnen",
        "picture-scores-many": "die meisten {unit} gewinnen",
        "picture-scores-chips": "{unit}: wer keine mehr zahlen kann, verliert",
        "picture-scores-over": "Endstand nach {deals} Spielen ({unit})",
        "picture-scores-empty": "Noch ist kein Spiel zu Ende.",
        "picture-scores-seat": "{place}. {name} {total}",
        "picture-scores-row": "Spiel {deal} (gegeben von {name}): {points}",
        "picture-scores-left": "{name} ausgeschieden",
        "picture-scores-change": "{name} {points}",
        "picture-standings-row": "{rank}. {name}: {figures}",
        "picture-standings-figure": "{column} {value}",
        "picture-standings-own": "das bist du",
        "picture-standings-provisional": "vorläufig",
        "picture-standings-risen": "{count} Plätze gewonnen",
        "picture-standings-fallen": "{count} Plätze verloren",
        "picture-standings-legend": "? = vorläufig, noch unter 10 Partien",
        "picture-standings-page": "Seite {page} von {pages}",
        "picture-standings-empty": "Noch steht niemand in der Tabelle.",
        "picture-overview-row": "{name}: {figures}",
        "picture-curve-matches": "Partien",
        "picture-curve-now": "{name}: {rating} nach Partie {match}",
        "picture-curve-range": "{name} liegt sehr wahrscheinlich zwischen {low} und {high}",
        "picture-lobby-seats": "{count} von {most} Plätzen besetzt",
        "picture-lobby-free": "frei",
        "picture-lobby-host": "Gastgeber",
        "picture-lobby-rules": "Anders als üblich",
        "picture-lobby-more": "… und {count} weitere",
        "sample-hand-romme": "Hand-Rommé von {seat}, doppelt",
        "sample-bid-lost": "{seat} verfehlt das Gebot 130",
        "sample-pays": "{seat} zahlt einen Chip",
        "sample-league": "Rommé-Liga · Herbst 2026",
        "sample-server": "Kartenrunde Nord · Stand 14.10.",
        "sample-wins": "Siege",
        "sample-matches": "Partien",
        "sample-rating": "Wertung",
        "sample-points": "Punkte",
        "sample-average": "Schnitt",
        "sample-course": "Wertungsverlauf",
        "sample-course-about": "letzte 60 Partien · Band: ±2 Sigma",
        "sample-preset": "Variante: Turnier",
        "sample-ready": "Annegret kann beginnen.",
        "sample-needs": "Es fehlt noch einer.",
        "sample-rule": "{rule}: {value}",
        "sample-victories": "Siege",
        "sample-streak": "Siege in Folge",
        "sample-row": "Serie",
        "sample-peak": "Höchste Wertung",
        "sample-per-deal": "Minuspunkte je Spiel",
        "sample-deals-won": "Gewonnene Spiele",
        "sample-hand-rommes": "Hand-Rommés",
        "sample-dearest": "Teuerstes Spiel",
        "sample-reliable": "Zu Ende gespielt",
        "sample-profile": "Profil: Annegret",
        "sample-all-games": "Alle Spiele",
        "sample-games": "Spiele",
        "sample-places": "Plätze",
        "sample-place": "{place}.",
        "sample-versus": "Gegen wen",
        "sample-ahead": "davor",
        "sample-behind": "dahinter",
        "sample-season": "Saison 4/2026",
        "sample-leads": "Es führt",
        "sample-members": "Dabei",
        "sample-hall": "Ruhmeshalle",
        "sample-romme": "Rommé",
        "sample-tausendundeins": "Tausendundeins",
    },
    "en": {
        "picture-scores-title": "{game}: score sheet",
        "picture-scores-after": "After deal {deal}",
        "picture-scores-after-of": "After deal {deal} of {deals}",
        "picture-scores-few": "the fewest {unit} win",
        "picture-scores-many": "the most {unit} win",
        "picture-scores-chips": "{unit}: whoever cannot pay loses",
        "picture-scores-over": "final score after {deals} deals ({unit})",
        "picture-scores-empty": "No deal has ended yet.",
        "picture-scores-seat": "{place}. {name} {total}",
        "picture-scores-row": "Deal {deal} (dealt by {name}): {points}",
        "picture-scores-left": "{name} has left",
        "picture-scores-change": "{name} {points}",
        "picture-standings-row": "{rank}. {name}: {figures}",
        "picture-standings-figure": "{column} {value}",
        "picture-standings-own": "that is you",
        "picture-standings-provisional": "provisional",
        "picture-standings-risen": "{count} ranks up",
        "picture-standings-fallen": "{count} ranks down",
        "picture-standings-legend": "? = provisional, fewer than 10 matches",
        "picture-standings-page": "Page {page} of {pages}",
        "picture-standings-empty": "Nobody is in the table yet.",
        "picture-overview-row": "{name}: {figures}",
        "picture-curve-matches": "Matches",
        "picture-curve-now": "{name}: {rating} after match {match}",
        "picture-curve-range": "{name} is very probably between {low} and {high}",
        "picture-lobby-seats": "{count} of {most} seats taken",
        "picture-lobby-free": "free",
        "picture-lobby-host": "host",
        "picture-lobby-rules": "Not as usual",
        "picture-lobby-more": "… and {count} more",
        "sample-hand-romme": "Hand Rummy by {seat}, doubled",
        "sample-bid-lost": "{seat} misses the bid of 130",
        "sample-pays": "{seat} pays a chip",
        "sample-league": "Rummy league · autumn 2026",
        "sample-server": "Card Circle North · as of 14 Oct",
        "sample-wins": "Wins",
        "sample-matches": "Matches",
        "sample-rating": "Rating",
        "sample-points": "Points",
        "sample-average": "Average",
        "sample-course": "Course of ratings",
        "sample-course-about": "last 60 matches · band: ±2 sigma",
        "sample-preset": "Variant: tournament",
        "sample-ready": "Annegret can begin.",
        "sample-needs": "One more is needed.",
        "sample-rule": "{rule}: {value}",
        "sample-victories": "Wins",
        "sample-streak": "Wins in a row",
        "sample-row": "Streak",
        "sample-peak": "Highest rating",
        "sample-per-deal": "Minus points a deal",
        "sample-deals-won": "Deals won",
        "sample-hand-rommes": "Hand-Rommés",
        "sample-dearest": "Dearest deal",
        "sample-reliable": "Played to the end",
        "sample-profile": "Profile: Annegret",
        "sample-all-games": "All games",
        "sample-games": "Games",
        "sample-places": "Places",
        "sample-place": "{place}.",
        "sample-versus": "Against whom",
        "sample-ahead": "ahead",
        "sample-behind": "behind",
        "sample-season": "Season 4/2026",
        "sample-leads": "Who leads",
        "sample-members": "Players",
        "sample-hall": "Hall of fame",
        "sample-romme": "Rommé",
        "sample-tausendundeins": "Tausendundeins",
    },
}


class BoardWords:
    """Words for made-up boards, in either language."""

    def __init__(self, language: str, people: Sequence[Person] = PEOPLE) -> None:
        self._parts = _PARTS[language]
        self._people = people
        self._others = SampleWords(language, people)

    def __call__(self, text: Text) -> str:
        """Return the sentence of a text; of what tables say too, as `SampleWords` does."""
        if text.key not in self._parts:
            return self._others(text)
        values = {
            name: self._people[value.seat].name if isinstance(value, SeatValue) else str(value)
            for name, value in text.values
        }
        return self._parts[text.key].format_map(values)
