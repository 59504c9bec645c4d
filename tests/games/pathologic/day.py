"""A day in the town, played in a test: sentences, chance in words, and what can be said of the table afterwards. See place.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lazaretto.games.pathologic import GAME, errands, moves, pacts, prescribing, resolving, walking
from lazaretto.games.pathologic.cards import (
    ARCHIVE, BURNT_LINEN, HEALER_NAMES, LETHARGY, NOTHING, PIECE_NAMES, PIECES, PLAGUE, PRESCRIPTION_NAMES, PRINTS, RESOURCE_NAMES, STORES, STRAIN_NAMES,
)
from lazaretto.games.pathologic.chronicle import ward_on
from lazaretto.games.pathologic.table import Town
from lazaretto.kernel import EVERYONE, Dealer, Move, Moves, Position, Reason, Seat, Zone

#: Events that do nothing while they lie face up: drawn where the test tells of none.
QUIET = (PRINTS, ARCHIVE, STORES, BURNT_LINEN, LETHARGY)
FILLERS = ("to", "for", "with", "at", "in", "on", "of", "the", "low", "off", "up", "turn", "instead", "by")


def piece_of(word: str) -> int:
    return PIECE_NAMES.index(word)


def resource_of(word: str) -> int:
    return RESOURCE_NAMES.index(word)


def seat_of(t: Town, name: str) -> Seat:
    seat = PLAGUE if name == "plague" else t.seat_of(HEALER_NAMES.index(name))
    assert seat != NOTHING, f"nobody is the {name}"
    return seat


def name_of(t: Town, seat: Seat) -> str:
    return "plague" if seat == PLAGUE else HEALER_NAMES[t.roles[seat]] if t.roles[seat] != NOTHING else "healer"


def prescribed(t: Town, card: str, *on: str) -> Move:
    """What a card is for: a Ward or district; Evacuation: and where to; Thief's Hands: a Healer and what; False Witness: an Event and what."""
    numbers = [NOTHING, NOTHING]
    for at, word in enumerate(on):
        if word in HEALER_NAMES:
            numbers[at] = seat_of(t, word)
        else:
            numbers[at] = piece_of(word) if word in PIECE_NAMES else resource_of(word) if word in RESOURCE_NAMES else int(word)
    return prescribing.Prescribe(PRESCRIPTION_NAMES.index(card), *numbers)


#: What one can do, in the words of a sentence: the table, then the words after the verb.
VERBS: dict[str, Callable[..., Move]] = {
    "becomes": lambda t, healer: moves.Become(HEALER_NAMES.index(healer)),
    "dooms": lambda t, *wards: moves.Doom(tuple([piece_of(ward) for ward in wards])),
    "takes": lambda t, card: moves.Take(PRESCRIPTION_NAMES.index(card)),
    "puts": lambda t, piece, district: moves.Put(piece_of(piece), int(district)),
    "creeps": lambda t, *places: moves.Creep(int(places[0])) if len(places) == 1 else moves.CreepThrough(int(places[0]), int(places[1])),
    "lies": lambda t: moves.LIE_LOW,
    "infects": lambda t, district: moves.Infect(int(district)),
    "blockades": lambda t, district: moves.Blockade(int(district)),
    "ceases": lambda t: moves.CEASE,
    "breaks": lambda t: moves.BREAK_OFF,
    "picks": lambda t, piece: moves.Pick(piece_of(piece)),
    "lays": lambda t, strain, district: moves.Lay(STRAIN_NAMES.index(strain), int(district)),
    "swaps": lambda t, ward, old: moves.Replace(piece_of(ward), piece_of(old)),
    "stops": lambda t: moves.ENOUGH,
    "passes": lambda t: moves.PASS,
    "reacts": lambda t, card: moves.React(PRESCRIPTION_NAMES.index(card)),
    "completes": lambda t: moves.COMPLETE,
    "gives": lambda t: moves.GIVE_UP,
    "goes": lambda t, district: moves.Go(int(district)),
    "names": lambda t, district: moves.Name(int(district)),
    "spends": lambda t, resource: moves.Spend(resource_of(resource)),
    "discards": lambda t, card: moves.Discard(PRESCRIPTION_NAMES.index(card)),
    "ends": lambda t: moves.END_TURN,
    "frees": lambda t, piece: errands.Leave(piece_of(piece)),
    "walks": lambda t, piece, district: walking.Walk(piece_of(piece), int(district)),
    "resolves": lambda t, piece: resolving.Resolve(piece_of(piece)),
    "claims": lambda t, resource: errands.Claim(resource_of(resource)),
    "asks": lambda t, ward: errands.Transfer(piece_of(ward)),
    "hands": lambda t, ward: errands.HandTo(piece_of(ward)),
    "pledges": lambda t, ward: pacts.Pledge(piece_of(ward)),
    "plays": prescribed,
}


class Fate(Dealer):
    """Chance as the test tells it: numbers of Events and names of Strains. What is not told of is a quiet Event, or the first Strain that is left."""

    def __init__(self, words: str = "") -> None:
        self.words = words.split()
        self.facts: list[tuple[int, object]] = []

    def pick(self, n: int) -> int:
        raise AssertionError(f"nothing but cards is drawn in this game; one of {n} was asked for")

    def draw(self, zone: Zone, to: Zone) -> int:
        events = zone is self.table.event_deck
        assert events or zone is self.table.strain_deck, f"cards are drawn from {zone}"
        card = self.told_of(events)
        if card == NOTHING:
            card = [*[event for event in QUIET if events and event in zone], *zone.kinds()][0]
        assert card in zone, f"card {card} is not in its deck"
        zone.take(card)
        to.put(card)
        self._moved(card, zone, to, zone.eyes | to.eyes)
        return card

    def told_of(self, events: bool) -> int:
        if not self.words or self.words[0].isdecimal() != events:
            return NOTHING
        word = self.words.pop(0)
        return int(word) if events else STRAIN_NAMES.index(word)

    def tell(self, eyes: int, fact: object) -> None:
        self.facts.append((eyes, fact))


class Play:
    """A game being played in a test. `after` gives a new one, and this stays as it is. Chance that is told must be used; no card is lost or made."""

    def __init__(self, position: Position, facts: list[tuple[int, object]]) -> None:
        self.position, self.facts = position, facts

    # what happens

    def after(self, *sentences: str) -> Play:
        """What the players do, each in a sentence; chance follows a colon: "bachelor ends: 5 fever"."""
        play = self
        for sentence in sentences:
            words, _, chance = sentence.partition(":")
            fate = Fate(chance)
            position = play.position.after(*play.spoken(words), fate)
            assert fate.words == [], f"nothing was left to chance for {fate.words}"
            assert counted(position.table) == counted(play.t), "a card was lost or made"
            play = Play(position, [*play.facts, *fate.facts])
        return play

    def until(self, question: str) -> Play:
        """All give the first answer they are offered, until this is asked or the game is over."""
        play = self
        while play.question not in (question, ""):
            seat, fate = play.position.asked[0], Fate()
            position = play.position.after(seat, play.position.options(seat)[0], fate)
            play = Play(position, [*play.facts, *fate.facts])
        return play

    def spoken(self, sentence: str) -> tuple[Seat, Move]:
        name, verb, *rest = [word for word in sentence.split() if word not in FILLERS]
        seat = 1 if name == "healer" else seat_of(self.t, name)
        return seat, VERBS[verb](self.t, *rest)

    # what can be said of it

    t = property(lambda self: self.position.table)
    question = property(lambda self: type(self.position.question).__name__ if self.position.question else "")
    asked = property(lambda self: " ".join([name_of(self.t, seat) for seat in self.position.asked]))
    over = property(lambda self: self.position.outcome is not None)
    winners = property(lambda self: " ".join([name_of(self.t, seat) for seat in self.position.outcome.winners]) if self.over else "")
    reason = property(lambda self: self.position.outcome.reason if self.over else "")
    scores = property(lambda self: self.position.outcome.scores if self.over else ())
    lair = property(lambda self: self.t.lair())
    thread = property(lambda self: tuple(self.t.thread.cards()))
    doomed = property(lambda self: wards_on(self.t.doomed))
    crypts = property(lambda self: wards_on(self.t.crypts))
    grave = property(lambda self: wards_on(self.t.grave))
    strains = property(lambda self: named(STRAIN_NAMES, self.t.strains))
    spent = property(lambda self: named(STRAIN_NAMES, self.t.spent))
    discard = property(lambda self: named(PRESCRIPTION_NAMES, self.t.discard))
    pool = property(lambda self: tuple([self.t.pool.count(resource) for resource in range(3)]))
    handed = property(lambda self: named(RESOURCE_NAMES, self.t.handed))
    ongoing = property(lambda self: self.t.ongoing.cards())
    resolved = property(lambda self: self.t.resolved.cards())
    points = property(lambda self: self.t.points)
    free = property(lambda self: " ".join([PIECE_NAMES[piece] for piece in range(PIECES) if self.t.is_in_town(piece) and not self.t.is_quarantined(piece)]))
    laid = property(lambda self: {district: named(STRAIN_NAMES, self.t.laid[at]) for at, district in enumerate(self.t.laid_at)})

    def where(self, piece: str) -> int:
        """Its district; NOTHING if it is not in the town."""
        return int(self.t.where[piece_of(piece)])

    def is_free(self, piece: str) -> bool:
        return piece in self.free.split()

    def needs(self, event: int) -> str:
        return "" if self.t.needs[event] == NOTHING else RESOURCE_NAMES[self.t.needs[event]]

    def evidence(self, name: str) -> int:
        return int(self.t.evidence[seat_of(self.t, name)])

    def pact(self, name: str) -> str:
        ward = self.t.pacts[seat_of(self.t, name)]
        return "" if ward == NOTHING else PIECE_NAMES[ward]

    def sheet(self, name: str) -> str:
        return named(RESOURCE_NAMES, self.t.sheets[seat_of(self.t, name)])

    def hand(self, name: str) -> str:
        """Cards that all have seen come last."""
        seat = seat_of(self.t, name)
        return " ".join([named(PRESCRIPTION_NAMES, self.t.hands[seat]), named(PRESCRIPTION_NAMES, self.t.shown[seat])]).strip()

    def deck(self, name: str) -> str:
        return named(PRESCRIPTION_NAMES, self.t.decks[seat_of(self.t, name)])

    def options(self, name: str) -> Moves:
        return self.position.options(seat_of(self.t, name))

    def may(self, sentence: str) -> bool:
        seat, move = self.spoken(sentence)
        return move in self.position.options(seat)

    def why_not(self, sentence: str) -> Reason:
        seat, move = self.spoken(sentence)
        reason = self.position.why_not(seat, move)
        assert reason is not None and not self.may(sentence), f"nothing forbids that {sentence}"
        return reason

    def told(self, kind: type, name: str | None = None) -> list[Any]:
        """What was said of this kind aloud since the picture; or what this one heard."""
        return [fact for eyes, fact in self.facts if isinstance(fact, kind) and (eyes == EVERYONE if name is None else eyes >> seat_of(self.t, name) & 1)]

    def heard(self, name: str) -> list[object]:
        """All that this one heard since the picture."""
        return [fact for eyes, fact in self.facts if eyes >> seat_of(self.t, name) & 1]

    def seen_by(self, name: str) -> Any:
        return self.position.seen_by(seat_of(self.t, name)).table

    def looks_the_same(self, other: Play, name: str) -> bool:
        """Could this one tell the two games apart, by what was heard and by what is seen and asked?"""
        seat = seat_of(self.t, name)
        return self.heard(name) == other.heard(name) and self.position.seen_by(seat) == other.position.seen_by(seat)


def named(names: tuple[str, ...], zone: Zone) -> str:
    return " ".join([names[card] if card >= 0 else "?" for card in zone.cards()])


def wards_on(zone: Zone) -> str:
    return " ".join([PIECE_NAMES[ward_on(card)] if card >= 0 else "?" for card in zone.cards()])


def counted(t: Any) -> dict[str, list[Any]]:
    """All cards and counters, wherever they lie."""
    found: dict[str, list[Any]] = {}
    for name, fields in GAME.pieces.items():
        lots = [getattr(t, field) for field in fields]
        zones = [zone for lot in lots for zone in (lot if isinstance(lot, list) else [lot])]
        found[name] = sorted([card for zone in zones for card in zone.cards()])
    return found
