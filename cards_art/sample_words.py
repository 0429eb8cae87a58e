"""Words good enough to look at for made-up scenes, and the made-up people who sit there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cards_art.look import Person
from cards_art.names import shown_name
from cards_art.sprite_names import index
from games.core.cards import CODES, JOKER
from games.core.text import CardValue, SeatValue, Text

PEOPLE: Final = (
    Person("Annegret"),
    Person("Björn S."),
    Person("Wanda", is_computer=True),
    Person("MaximilianVonUndZu"),
    Person("Zeynep"),
    Person("Ole"),
)
_PARTS: Final[dict[str, dict[str, str]]] = {
    "de": {
        "picture-mark-dealer": "G",
        "picture-mark-computer": "KI",
        "picture-mark-new": "neu",
        "picture-seat-chips": "{name}: {cards} Karten, {score} Chips",
        "picture-seat-open": "offen {cards}",
        "picture-seat-pile": "eigener Stapel: {count} Karten",
        "picture-fact": "{name}: {value}",
        "picture-play": "{name}: {cards}",
        "picture-play-leads": "{name}: {cards} (vorn)",
        "picture-trick": "Im Stich:",
        "picture-trick-brief": "Im Stich – {plays}",
        "picture-trick-empty": "Im Stich liegt noch nichts.",
        "picture-last-won": "{trick}: {plays} – an {winner}",
        "suit-c": "Kreuz",
        "suit-d": "Karo",
        "suit-h": "Herz",
        "suit-s": "Pik",
        "sample-turn": "{seat} ist an der Reihe.",
        "sample-hand": "Du bist dran: melde, lege an oder wirf ab.",
        "sample-last": "{seat} wirft {cards} ab.",
        "sample-stock": "Stapel",
        "sample-discard": "Ablage",
        "picture-deal": "Runde {deal}",
        "picture-deal-of": "Runde {deal} von {deals}",
        "picture-counts": "Karten: {seats}",
        "picture-seat-count": "{name} {cards}",
        "picture-seat-line": "{name}: {cards} Karten, {score} Punkte",
        "picture-seat-turn": "am Zug",
        "picture-seat-dealer": "gibt",
        "picture-seat-computer": "Computer",
        "picture-pile": "{pile}: {count}",
        "picture-pile-top": "{pile}: oben {card}, {count} Karten",
        "picture-pile-below": "{pile}: oben {card}, darunter {below}, {count} Karten",
        "picture-group": "{letter}: {cards}",
        "picture-group-changed": "{letter} (neu): {cards}",
        "picture-no-groups": "Noch keine Auslagen.",
        "picture-more-groups": "… und {count} weitere.",
        "picture-joker-as": "{joker} ({card})",
        "sample-tag": "draußen",
        "sample-pass": "passt",
        "sample-served": "bedient",
        "sample-trump": "Trumpf",
        "sample-bid": "Gebot",
        "sample-bid-of": "130 von {seat}",
        "sample-declared": "Gemeldet",
        "sample-pairs": "60 + 80",
        "sample-beat": "Zu schlagen",
        "sample-talon": "Talon",
        "sample-aside": "Rest",
        "sample-long": "{seat} hat einen Drilling gespielt und Björn S. muss höher spielen "
        "oder eine Reservekarte nehmen.",
        "sample-reserve": "Deine Reserve",
        "sample-drawn": "Gezogen",
        "sample-insert": "einstecken",
        "picture-last-trick": "Letzter Stich",
        "rank-short-j": "B",
        "rank-short-q": "D",
        "rank-short-k": "K",
        "rank-short-a": "A",
        "picture-hand": "Deine {count} Karten",
        "sample-two-tricks": "2 Stiche",
        "sample-no-trick": "kein Stich",
        "sample-laid-away": "Gedrückt",
        "sample-draw-pile": "Nachziehstapel",
        "sample-number": "{number}",
        "sample-solo": "Solo {top}",
        "sample-pair": "Paar {top}",
        "sample-triple": "Drilling {top}",
        "sample-straight": "Straße {top}",
        "sample-straight-whole": "Straße {low}–{top}",
        "sample-takes": "nimmt {card}",
        "sample-said-wins": "{seat} gewinnt die Runde und spielt gleich aus.",
        "sample-led": "Anspiel",
        "sample-thrown": "geworfen",
        "sample-said-heart-led": "{seat} ist am Zug: Ausgespielt ist Herz.",
        "sample-said-hears": "{seat} legt ♥A.",
        "sample-said-plays-for": "{seat} spielt für",
        "sample-said-declares": "{seat} meldet",
        "sample-said-bids-tag": "reizt 120",
        "sample-said-bids": "{seat} reizt",
        "sample-said-least": "{seat} reizt mindestens 130 oder passt.",
        "sample-said-passes": "{seat} passt.",
        "sample-said-bid": "{seat} reizt 120.",
        "sample-said-auction": "Es wird gereizt.",
        "sample-said-scored": "Spiel 3 ist abgerechnet.",
        "sample-said-made": "{seat} hat 130 gereizt und 146 erreicht.",
        "sample-said-score-0": "{seat}: 66 für Stiche, 80 gemeldet.",
        "sample-said-score-1": "{seat}: 41 für Stiche, 0 gemeldet.",
        "sample-said-score-2": "{seat}: 13 für Stiche, 0 gemeldet.",
        "sample-said-beat": "{seat} ist am Zug. Zu schlagen: 2er-Straße bis 11.",
        "sample-said-two-led": "{seat} ist am Zug, ausgespielt sind zwei.",
        "sample-said-opens": "{seat} wirft ♣4 ♠K.",
        "picture-changed": "eben geändert",
        "picture-hand-new": "Neu: {cards}",
        "picture-hand-changed": "Eben geändert: {cards}",
        "picture-hand-unplayable": "Jetzt nicht spielbar: {cards}",
        "picture-hand-chosen": "Gewählt: {cards}",
    },
    "en": {
        "picture-mark-dealer": "D",
        "picture-mark-computer": "AI",
        "picture-mark-new": "new",
        "picture-seat-chips": "{name}: {cards} cards, {score} chips",
        "picture-seat-open": "open {cards}",
        "picture-seat-pile": "own pile: {count} cards",
        "picture-fact": "{name}: {value}",
        "picture-play": "{name}: {cards}",
        "picture-play-leads": "{name}: {cards} (ahead)",
        "picture-trick": "In the trick:",
        "picture-trick-brief": "In the trick – {plays}",
        "picture-trick-empty": "Nothing lies in the trick yet.",
        "picture-last-won": "{trick}: {plays} – to {winner}",
        "suit-c": "clubs",
        "suit-d": "diamonds",
        "suit-h": "hearts",
        "suit-s": "spades",
        "sample-turn": "{seat} to play.",
        "sample-hand": "Your turn: meld, lay off or discard.",
        "sample-last": "{seat} discards {cards}.",
        "sample-stock": "Stock",
        "sample-discard": "Discard",
        "picture-deal": "Deal {deal}",
        "picture-deal-of": "Deal {deal} of {deals}",
        "picture-counts": "Cards: {seats}",
        "picture-seat-count": "{name} {cards}",
        "picture-seat-line": "{name}: {cards} cards, {score} points",
        "picture-seat-turn": "to play",
        "picture-seat-dealer": "dealer",
        "picture-seat-computer": "computer",
        "picture-pile": "{pile}: {count}",
        "picture-pile-top": "{pile}: {card} on top, {count} cards",
        "picture-pile-below": "{pile}: {card} on top, {below} below, {count} cards",
        "picture-group": "{letter}: {cards}",
        "picture-group-changed": "{letter} (new): {cards}",
        "picture-no-groups": "No melds yet.",
        "picture-more-groups": "… and {count} more.",
        "picture-joker-as": "{joker} ({card})",
        "sample-tag": "out",
        "sample-pass": "passes",
        "sample-served": "served",
        "sample-trump": "Trump",
        "sample-bid": "Bid",
        "sample-bid-of": "130 by {seat}",
        "sample-declared": "Declared",
        "sample-pairs": "60 + 80",
        "sample-beat": "To beat",
        "sample-talon": "Stock",
        "sample-aside": "Aside",
        "sample-long": "{seat} played a triple and Björn S. must play higher or take a card "
        "of the reserve.",
        "sample-reserve": "Your reserve",
        "sample-drawn": "Drawn",
        "sample-insert": "to insert",
        "picture-last-trick": "Last trick",
        "rank-short-j": "J",
        "rank-short-q": "Q",
        "rank-short-k": "K",
        "rank-short-a": "A",
        "picture-hand": "Your {count} cards",
        "sample-two-tricks": "2 tricks",
        "sample-no-trick": "no trick",
        "sample-laid-away": "Laid away",
        "sample-draw-pile": "Draw pile",
        "sample-number": "{number}",
        "sample-solo": "single {top}",
        "sample-pair": "pair {top}",
        "sample-triple": "triple {top}",
        "sample-straight": "straight {top}",
        "sample-straight-whole": "straight {low}–{top}",
        "sample-takes": "takes {card}",
        "sample-said-wins": "{seat} wins the trick and will lead.",
        "sample-led": "led",
        "sample-thrown": "thrown",
        "sample-said-heart-led": "{seat} to play: hearts were led.",
        "sample-said-hears": "{seat} plays ♥A.",
        "sample-said-plays-for": "{seat} plays for",
        "sample-said-declares": "{seat} declares",
        "sample-said-bids-tag": "bids 120",
        "sample-said-bids": "{seat} bids",
        "sample-said-least": "{seat} bids at least 130 or passes.",
        "sample-said-passes": "{seat} passes.",
        "sample-said-bid": "{seat} bids 120.",
        "sample-said-auction": "The auction is on.",
        "sample-said-scored": "Deal 3 is scored.",
        "sample-said-made": "{seat} bid 130 and made 146.",
        "sample-said-score-0": "{seat}: 66 for tricks, 80 declared.",
        "sample-said-score-1": "{seat}: 41 for tricks, 0 declared.",
        "sample-said-score-2": "{seat}: 13 for tricks, 0 declared.",
        "sample-said-beat": "{seat} to play. To beat: straight of 2 up to 11.",
        "sample-said-two-led": "{seat} to play, two cards were led.",
        "sample-said-opens": "{seat} throws ♣4 ♠K.",
        "picture-changed": "just changed",
        "picture-hand-new": "New: {cards}",
        "picture-hand-changed": "Just changed: {cards}",
        "picture-hand-unplayable": "Not playable now: {cards}",
        "picture-hand-chosen": "Chosen: {cards}",
    },
}
_SUITS: Final = {"c": "♣", "s": "♠", "h": "♥", "d": "♦"}


class SampleWords:
    """Words for made-up scenes, in either language."""

    def __init__(self, language: str, people: Sequence[Person] = PEOPLE) -> None:
        self._language = language
        self._people = people

    def __call__(self, text: Text) -> str:
        """Return the sentence of a text, with cards by sign and seats by name."""
        values = {name: self._shown(value) for name, value in text.values}
        if text.key == "cards":
            return values["cards"]
        return _PARTS[self._language][text.key].format_map(values)

    def _shown(self, value: object) -> str:
        if isinstance(value, CardValue):
            return " ".join(self._card(code) for code in value.codes)
        if isinstance(value, SeatValue):
            return shown_name(self._people[value.seat].name, value.seat)
        return str(value)

    def _card(self, code: str) -> str:
        if code == CODES[JOKER]:
            return "Joker"
        if code not in CODES:
            return code
        suit, rank = code
        return _SUITS[suit] + index(rank, self._language)
