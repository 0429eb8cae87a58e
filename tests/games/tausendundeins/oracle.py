"""A second, slow Tausendundeins, written from the rules alone on strings and lists.

It shares no code with the game: it deals, lists what is legal, takes tricks, rounds and scores by
the words of §1–§8, and judges matches that the game plays.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

ORDER = "789JQKTA"
POINTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2, "9": 0, "8": 0, "7": 0}
COLOURS = {"d": 40, "h": 60, "s": 80, "c": 100}


class Oracle:
    """One match; `house` is every option by its key as it is spelled, "auto" resolved."""

    def __init__(self, seats: int, dealer: int, house: Mapping[str, str]) -> None:
        self.seats = seats
        self.house = house
        self.bidding = house["spielart"] == "reizen"
        self.totals = [0] * seats
        self.deals = 0
        self.dealer = dealer
        self.over = False
        self.due = "deck"
        self.actor = -1

    def deal(self, deck: list[str]) -> None:
        """Deal in packets from forehand (§2, §8.1)."""
        if self.deals:
            self.dealer = (self.dealer + 1) % self.seats
        self.deals += 1
        self.forehand = (self.dealer + 1) % self.seats
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.stock: list[str] = []
        with_stock = "3S34" if self.seats == 3 else "3S4"
        packets = with_stock if self.bidding else "332"
        cards = iter(deck)
        for packet in packets:
            if packet == "S":
                self.stock = [next(cards), next(cards)]
                continue
            for step in range(self.seats):
                hand = self.hands[(self.forehand + step) % self.seats]
                hand.extend(next(cards) for _ in range(int(packet)))
        self.piles: list[list[str]] = [[] for _ in range(self.seats)]
        self.tricks = [0] * self.seats
        self.declared: list[tuple[int, str, int]] = []
        self.trick: list[tuple[int, str]] = []
        self.trump = ""
        self.bid, self.bidder = 0, -1
        self.passed: set[int] = set()
        self.buried: list[str] = []
        self.first = True
        self.actor = self.forehand
        self.due = "bid" if self.bidding else "play"

    def legal(self) -> set[str]:
        """Return what the actor may do."""
        hand = self.hands[self.actor]
        if self.due == "bid":
            low, step = int(self.house["reizen-ab"]), int(self.house["reizschritt"])
            bids = {f"bid {points}" for points in range(low, 401, step) if points > self.bid}
            return bids | {"pass"}
        if self.due == "bury":
            ways = {f"bury {a} {b}" for a, b in combinations(sorted(hand, key=_pack_place), 2)}
            return ways | ({"forfeit"} if self.house["vergessen"] == "strafe" else set())
        found = {f"play {card}" for card in self.playable(hand)}
        if not self.trick:
            found |= {f"declare {suit}{rank}" for suit in self.pairs() for rank in "KQ"}
        return found

    def playable(self, hand: list[str]) -> list[str]:
        """Return the cards that a trick allows (§3)."""
        if not self.trick:
            return hand
        led = self.trick[0][1][0]
        allowed = [card for card in hand if card[0] == led]
        duty = self.house["stichzwang"]
        if duty == "bedienen":
            return allowed or hand
        if not allowed:
            allowed = [card for card in hand if card[0] == self.trump] or hand
        if duty == "stechen":
            beating = [
                card
                for card in allowed
                if self.winner([*self.trick, (self.actor, card)]) == self.actor
            ]
            allowed = beating or allowed
        return allowed

    def winner(self, trick: list[tuple[int, str]]) -> int:
        """Return who takes a trick (§3)."""
        trumps = [(ORDER.index(card[1]), seat) for seat, card in trick if card[0] == self.trump]
        led = trick[0][1][0]
        suit = [(ORDER.index(card[1]), seat) for seat, card in trick if card[0] == led]
        return max(trumps or suit)[1]

    def pairs(self) -> list[str]:
        """Return the suits that the leader may declare (§4, §8.4)."""
        lock = self.house["meldesperre"]
        if lock != "aus" and self.totals[self.actor] > int(lock):
            return []
        if self.first and self.house["erste-meldung"] == "aus":
            return []
        hand = self.hands[self.actor]
        suits = [suit for suit in "dhsc" if f"{suit}K" in hand and f"{suit}Q" in hand]
        if self.declared and self.house["meldefolge"] == "aufsteigend":
            last = self.declared[-1][1]
            suits = [suit for suit in suits if COLOURS[suit] > COLOURS[last]]
        return suits

    def act(self, text: str) -> None:
        """Do what the actor does."""
        verb, *cards = text.split(" ")
        if verb in {"bid", "pass"}:
            self._bid(verb, cards)
        elif verb == "bury":
            for card in cards:
                self.hands[self.actor].remove(card)
            self.buried = cards
            self.due = "play"
        elif verb == "forfeit":
            gain = 120 // (self.seats - 1)
            scores = [gain] * self.seats
            scores[self.bidder] = -max(120, self.bid)
            self._credit(scores)
        else:
            self._card(verb, cards[0])

    def _bid(self, verb: str, points: list[str]) -> None:
        if verb == "bid":
            self.bid, self.bidder = int(points[0]), self.actor
        else:
            self.passed.add(self.actor)
        others = [seat for seat in range(self.seats) if seat not in self.passed]
        low, step = int(self.house["reizen-ab"]), int(self.house["reizschritt"])
        if not others and self.house["alle-passen"] == "neu" and self.bidder < 0:
            self._end()
            return
        if not others and self.bidder < 0:
            self.bid, self.bidder = low, self.forehand
            others = [self.bidder]
        if others == [self.bidder] or self.bid + step > 400:
            self.actor = self.bidder
            self.hands[self.actor] += self.stock
            self.due = "bury"
            return
        while True:
            self.actor = (self.actor + 1) % self.seats
            if self.actor not in self.passed:
                return

    def _card(self, verb: str, card: str) -> None:
        if verb == "declare":
            values = [40, 60, 80, 100]
            by_order = self.house["meldewert"] == "reihenfolge"
            value = values[len(self.declared)] if by_order else COLOURS[card[0]]
            self.declared.append((self.actor, card[0], value))
            self.trump = card[0]
        self.hands[self.actor].remove(card)
        self.trick.append((self.actor, card))
        if verb == "declare" and self._stops():
            return
        if len(self.trick) < self.seats:
            self.actor = (self.actor + 1) % self.seats
            return
        taker = self.winner(self.trick)
        self.piles[taker] += [card for _, card in self.trick]
        self.tricks[taker] += 1
        self.trick = []
        self.first = False
        self.actor = taker
        if not self._stops() and not self.hands[taker]:
            self._score(taker)

    def _stops(self) -> bool:
        """End the match where the target is reached within the deal (§6)."""
        if self.house["sieg"] != "sofort":
            return False
        live = [_points(self.piles[seat]) + self._declared(seat) for seat in range(self.seats)]
        sums = [total + points for total, points in zip(self.totals, live, strict=True)]
        if not self._is_won(sums):
            return False
        self._credit(live)
        return True

    def _declared(self, seat: int) -> int:
        if self.house["meldung-braucht-stich"] == "an" and not self.tricks[seat]:
            return 0
        return sum(value for who, _, value in self.declared if who == seat)

    def _score(self, last: int) -> None:
        """Score a deal after its last trick (§5, §7, §8.3)."""
        simple = self.house["abrechnung"] == "vereinfacht"
        scores: list[int] = []
        for seat in range(self.seats):
            cards = _points(self.piles[seat])
            if seat == self.bidder:
                cards += _points(self.buried)
            declared = self._declared(seat)
            bonus = 0
            if self.house["jungfrau"] == "an" and not self.tricks[seat] and seat != self.bidder:
                bonus = 100
            if simple:
                tens, ones = divmod(cards, 10)
                up = ones > 5 or (ones == 5 and seat == last)
                cards, declared, bonus = tens + up, declared // 10, bonus // 10
            scores.append(cards + declared + bonus)
        if self.bidder >= 0:
            if scores[self.bidder] < self.bid:
                scores[self.bidder] = -self.bid
            elif self.house["gebot-zählt"] == "gebot":
                scores[self.bidder] = self.bid
        self._credit(scores)

    def _credit(self, scores: list[int]) -> None:
        self.totals = [a + b for a, b in zip(self.totals, scores, strict=True)]
        self._end()

    def _end(self) -> None:
        """End the match or make the next deal due (§6)."""
        self.actor, self.due = -1, "deck"
        self.over = self._is_won(self.totals) or self.deals >= int(self.house["max-spiele"])

    def _is_won(self, totals: list[int]) -> bool:
        """Return whether the target is reached and the top not equal, or equals share (§6)."""
        best = max(totals)
        is_decided = totals.count(best) == 1 or self.house["gleichstand"] == "geteilt"
        return best >= int(self.house["ziel"]) and is_decided


def _points(cards: list[str]) -> int:
    return sum(POINTS[card[1]] for card in cards)


def _pack_place(card: str) -> tuple[int, int]:
    return "cdhs".index(card[0]), "789TJQKA".index(card[1])
