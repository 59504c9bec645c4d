"""A night in the pub, played in a test: sentences, chance in words, and what can be said of the table afterwards. See pub.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lazaretto.games.pints import GAME, anytime, moves, specials
from lazaretto.games.pints.box import CHIP_NAMES
from lazaretto.games.pints.cards import CARD_NAMES, COLOUR_NAMES, DIE_NAMES, DIE_PIECES, FOOD_NAMES, PIECE_NAMES, ROWS, SQUARES
from lazaretto.games.pints.chips import FACE, face_of
from lazaretto.games.pints.table import BUS, MARKERS, NOTHING, Pub
from lazaretto.kernel import EVERYONE, Dealer, End, Move, Moves, Outcome, Position, Reason, Seat, Step, Zone, begin

PEOPLE = ("anna", "ben", "cleo", "dan")
ANNA, BEN, CLEO, DAN = range(4)
TILE_LETTERS = "bgryBGRY"
COLOUR_FACES = (*COLOUR_NAMES, "white", "black")
PLAYED_AS_THEY_ARE = ("zword", "motion", "unstoppable", "continental")
AT_REST = End(Outcome((), "what this picture shows is over", ()))


def field_of(word: str) -> int:
    row, square = word.split("-")
    return (int(row) - 1) * SQUARES + int(square) - 1


def squares(picture: str) -> dict[int, list[str]]:
    """By row, its five squares as they are drawn."""
    rows = {int(row) - 1: words for row, *words in [line.split() for line in picture.strip().splitlines()]}
    assert all([len(words) == SQUARES for words in rows.values()]), "a row has five squares"
    return rows


def card_played(card: str, where: str = "") -> Move:
    if card in PLAYED_AS_THEY_ARE:
        return moves.PlayCard(CARD_NAMES.index(card))
    if card == "scatter":
        return specials.Scatter(field_of(where))
    return {"undead": specials.Undead, "blind": specials.Blind, "coat": specials.CoatStand}[card](int(where) - 1)


#: What one can do, in the words of a sentence.
VERBS: dict[str, Callable[..., Move]] = {
    "goes": lambda me, on: moves.GO_ON,
    "wants": lambda me, nothing, more: moves.NOTHING_MORE,
    "sends": lambda me, row: moves.Send(int(row) - 1),
    "names": lambda me, colour: moves.Name(COLOUR_NAMES.index(colour)),
    "places": lambda me, piece, square: moves.Place(PIECE_NAMES.index(piece), field_of(square)),
    "rebounds": lambda me, square: moves.Rebound(field_of(square)),
    "fights": lambda me, square: moves.Fight(field_of(square)),
    "uses": lambda me, food: moves.Use(FOOD_NAMES.index(food)),
    "shifts": lambda me, row, to: moves.Shift(int(row) - 1, int(to) - 1),
    "arms": lambda me, piece, weapon: moves.Arm(PIECE_NAMES.index(piece), PIECE_NAMES.index(weapon)),
    "plays": lambda me, card, where="": card_played(card, where),
    "loses": lambda me, card: moves.Lose(CARD_NAMES.index(card)),
    "pays": lambda me: moves.PAY,
    "sells": lambda me: moves.SELL,
    "refuses": lambda me: moves.REFUSE,
    "deals": lambda me, whom: moves.Visit(PEOPLE.index(whom)),
    "lays": lambda me, *where: moves.Lay(field_of(where[-1]), int(where[0] == "wounded")),
    "mourns": lambda me, row: moves.Mourn(int(row) - 1),
    "returns": lambda me, food: moves.GiveBack(FOOD_NAMES.index(food)),
    "sinks": lambda me: moves.SINK,
    "drinks": lambda me: anytime.Drink(me),
    "treats": lambda me, whom: anytime.Drink(PEOPLE.index(whom)),
    "asks": lambda me, whom, card: anytime.Ask(PEOPLE.index(whom), CARD_NAMES.index(card)),
    "orders": lambda me, food: anytime.ORDER_ANY if food == "anything" else anytime.Order(FOOD_NAMES.index(food)),
    "looks": lambda me: anytime.LOOK_TWICE,
}


class Fate(Dealer):
    """Chance as the test tells it, in words: the face of a die, the card or chip that is drawn, or a plain number."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.facts: list[tuple[int, object]] = []

    def pick(self, n: int) -> int:
        assert self.words, f"chance is needed, one of {n}, and the test tells none"
        word = self.words.pop(0)
        if word in DIE_NAMES:
            return int(self.table.rules.die.index(DIE_PIECES[DIE_NAMES.index(word)]))
        assert word in COLOUR_FACES or word.isdecimal(), f"{word} is no face of a die; one of {n} is needed"
        return COLOUR_FACES.index(word) if word in COLOUR_FACES else int(word)

    def draw(self, zone: Zone, to: Zone) -> int:
        """Chance takes the card by its place among all, sorted."""
        if zone is self.table.stock:
            self.name_a_chip(zone)
        else:
            assert self.words and CARD_NAMES.index(self.words[0]) in zone, f"a card is drawn, and there is no {self.words[:1]}"
            self.words[0] = str(zone.cards().index(CARD_NAMES.index(self.words[0])))
        return super().draw(zone, to)

    def name_a_chip(self, stock: Zone) -> None:
        kinds = [CHIP_NAMES[self.table.rules.kinds[chip]] for chip in stock.cards()]
        if not self.words or self.words[0] not in CHIP_NAMES:
            self.words.insert(0, "fast" if "fast" in kinds else kinds[0])
        assert self.words[0] in kinds, f"no {self.words[0]} is left in the stock"
        self.words[0] = str(kinds.index(self.words[0]))

    def tell(self, eyes: int, fact: object) -> None:
        self.facts.append((eyes, fact))


class Play:
    """A game being played in a test. All chance must be told, and used up; no piece is lost or made."""

    def __init__(self, t: Pub) -> None:
        self.dealer, self.position = Fate(), Position(t, [AT_REST], {})
        self.dealer.table, self.pieces = t, counted(t)

    # what happens

    def go(self, *steps: Step, chance: str = "") -> Play:
        """These steps come next."""
        self.dealer.words, self.dealer.table = chance.split(), self.t
        self.position = begin(self.t.copy(), [AT_REST, *reversed(steps)], self.dealer)
        return self.in_order()

    def after(self, *sentences: str) -> Play:
        """What the players do, each in a sentence."""
        for sentence in sentences:
            words, _, chance = sentence.partition(":")
            self.dealer.words = chance.split()
            self.position = self.position.after(*self.spoken(words), self.dealer)
            self.in_order()
        return self

    def in_order(self) -> Play:
        assert self.over or self.dealer.words == [], f"nothing was left to chance for {self.dealer.words}"
        assert counted(self.t) == self.pieces, "a piece was lost or made"
        for line, tags in zip(self.t.lines, self.t.tags, strict=True):
            assert len(line) == len(tags) and all([face_of(tag) in (NOTHING, chip) for chip, tag in zip(line.cards(), tags)]), "a tag lies"
        return self

    def spoken(self, sentence: str) -> tuple[Seat, Move]:
        name, verb, *rest = [word for word in sentence.split() if word not in ("to", "at", "for", "of", "as", "before")]
        return PEOPLE.index(name), VERBS[verb](PEOPLE.index(name), *rest)

    # what can be said of it

    t = property(lambda self: self.position.table)
    question = property(lambda self: type(self.position.question).__name__ if self.position.question else "")
    asked = property(lambda self: " ".join([PEOPLE[seat] for seat in self.position.asked]))
    over = property(lambda self: self.position.outcome not in (None, AT_REST.outcome))           # the game, not only what the picture shows
    winners = property(lambda self: " ".join([PEOPLE[seat] for seat in self.position.outcome.winners]) if self.over else None)
    corner = property(lambda self: " ".join([TILE_LETTERS[tile] for tile in self.t.corner]))
    bus = property(lambda self: self.t.bus_row + 1)
    aboard = property(lambda self: self.chips(BUS))
    ambulance = property(lambda self: " ".join([CHIP_NAMES[self.t.rules.kinds[chip]] for chip in self.t.ambulance.cards()]))
    stools = property(lambda self: " ".join([str(row + 1) for row in range(ROWS) if self.t.is_manned(row)]))
    loose = property(lambda self: " ".join([(*PIECE_NAMES, "zombie")[piece] for piece in self.t.loose]))
    discard = property(lambda self: " ".join([CARD_NAMES[card] for card in self.t.discard.cards()]))
    under = property(lambda self: " ".join([CARD_NAMES[card] for zone in self.t.sunk for card in zone.cards()]))

    def chips(self, place: int) -> str:
        """From bottom to top."""
        shown = [(CHIP_NAMES[self.t.rules.kinds[chip]], tag & FACE) for chip, tag in zip(self.t.lines[place].cards(), self.t.tags[place])]
        return " ".join([f"{name}!" if face else name for name, face in shown])

    def marker(self, name: str) -> str:
        return self.chips(MARKERS + PEOPLE.index(name))

    def hand(self, name: str) -> str:
        return " ".join([CARD_NAMES[card] for card in self.t.hands[PEOPLE.index(name)].cards()])

    def foods(self, name: str) -> str:
        return " ".join([FOOD_NAMES[food] for food in self.t.foods[PEOPLE.index(name)].cards()])

    def hits(self, square: str) -> int:
        return int(self.t.hits[field_of(square)])

    def shows(self, picture: str) -> bool:
        """Do the rows of the picture look so? A dot is any tile."""
        for row, told in squares(picture).items():
            piles = [self.chips(row * SQUARES + at).replace(" ", ",") for at in range(SQUARES)]
            tiles = ["." if told[at][0] == "." else TILE_LETTERS[tile] for at, tile in enumerate(self.t.tiles[row])]
            here = [f"{tile}:{pile}" if pile else tile for tile, pile in zip(tiles, piles)]
            assert here == told, f"row {row + 1} is  {'  '.join(here)}"
        return True

    def options(self, name: str) -> Moves:
        return self.position.options(PEOPLE.index(name))

    def may(self, sentence: str) -> bool:
        seat, move = self.spoken(sentence)
        return move in self.position.options(seat)

    def why_not(self, sentence: str) -> Reason:
        seat, move = self.spoken(sentence)
        reason = self.position.why_not(seat, move)
        assert reason is not None and not self.may(sentence), f"nothing forbids that {sentence}"
        return reason

    def told(self, kind: type, name: str | None = None) -> list[Any]:
        """What was said of this kind aloud; or what this one heard."""
        return [fact for eyes, fact in self.dealer.facts if isinstance(fact, kind) and (eyes == EVERYONE if name is None else eyes >> PEOPLE.index(name) & 1)]

    def seen_by(self, name: str) -> Any:
        return self.position.seen_by(PEOPLE.index(name)).table


def counted(t: Pub) -> dict[str, list[Any]]:
    """All pieces, wherever they lie."""
    found: dict[str, list[Any]] = {"tiles": sorted([*t.corner, *[tile for row in t.tiles for tile in row]])}
    for name, fields in GAME.pieces.items():
        lots = [getattr(t, field) for field in fields]
        zones = [zone for lot in lots for zone in (lot if isinstance(lot, list) else [lot])]
        found[name] = sorted([card for zone in zones for card in zone.cards()])
    return found
