"""How moves and facts are written and said."""

from __future__ import annotations

from typing import Final

from ...kernel import FACE_DOWN, Card, Dealt, End, Move, Moved, Names, Outcome, Rolled, Scene, Seat, Shown
from ...kernel.zone import letter
from .box import Box
from .cards import KINDS, NAMES
from .chart import spoken
from .declaring import Declarations, RollForLife, Safe
from .ending import BY_A_WRONG_GUESS, BY_INFECTION, DOCTORS_WIN, NAMED, VILLAGERS_WIN, Fall
from .guessing import Accused, Guess, HoldYourTongue
from .names import CARD_TEXTS, CARD_TITLES, DECK_TITLES, SILENCING_TEXTS
from .passing import Pass, PassCards
from .rounds import Round
from .setup import Deal, DoctorsLook
from .table import ALWAYS, Village


def said(move: Move) -> str:
    """A move in notation: "hold", "guess C", "pass safe", "pass roll, safe"."""
    if isinstance(move, Guess):
        return f"guess {letter(move.suspect)}"
    if isinstance(move, Pass):
        return "pass " + ", ".join([NAMES[card] for card in move.cards])
    assert isinstance(move, HoldYourTongue)
    return "hold"


def explained(scene: Scene, seat: Seat, move: Move, names: Names) -> str:
    """What a move means here, with the rule's number. Of two cards the first alone may be asked about."""
    if isinstance(move, Guess):
        return f"name {names[move.suspect]}: right, the Doctor is out; wrong, you are · IN 7.2, 7.3"
    if isinstance(move, Pass):
        return pass_explained(scene.table, seat, move, names)
    return "say nothing this round · IN 7.1"


def pass_explained(t: Village, seat: Seat, move: Pass, names: Names) -> str:
    """IN 4.3. Of two cards, what each does."""
    takers = [to_whom(t, seat, place, names) for place in range(len(move.cards))]
    (text, rule), (other, _) = card_text(t, move.cards[0]), card_text(t, move.cards[-1])
    if len(takers) == 1:
        return f"to {takers[0]}: {text} · {rule}"
    if move.cards[0] == move.cards[1]:
        return f"to {takers[0]} and to {takers[1]}: {text} · IN 4.3"
    first, second = [names[taker] for taker in t.takers_of(seat)]
    return f"for {first}: {text} · for {second}: {other} · IN 4.3"


def card_text(t: Village, card: Card) -> tuple[str, str]:
    """R15. What a card does at this table, and the rule that says so."""
    return SILENCING_TEXTS[card] if t.rules.contagious_silences == ALWAYS and card in SILENCING_TEXTS else CARD_TEXTS[card]


def to_whom(t: Village, seat: Seat, place: int, names: Names) -> str:
    """IN 4.2. "Joan (2 to the left)"."""
    return f"{names[t.takers_of(seat)[place]]} ({spoken(t.ways()[place], len(t.active))})"


def deck_titles(box: Box) -> tuple[str, ...]:
    """What the decks are called: those of a pack by the name it gave them."""
    return (*DECK_TITLES, *box.names[len(DECK_TITLES):])


def counted(cards: list[Card]) -> str:
    """ "6 Safe, 2 Roll Dice, 1 Vaccinate Now"."""
    return ", ".join([f"{cards.count(card)} {CARD_TITLES[card]}" for card in sorted(set(cards))])


class Teller:
    """Says facts to one seat, or to a watcher: "you" for the seat itself."""

    def __init__(self, box: Box, names: Names, seat: Seat | None) -> None:
        self.box: Final = box
        self.names: Final = names
        self.seat: Final = seat

    def one(self, seat: Seat, they: str, you: str) -> str:
        """A sentence about a seat."""
        return f"You {you}." if seat == self.seat else f"{self.names[seat]} {they}."

    def whom(self, seat: Seat) -> str:
        return "you" if seat == self.seat else self.names[seat]

    def whose(self, seat: Seat, thing: str) -> str:
        return f"Your {thing}" if seat == self.seat else f"{self.names[seat]}'s {thing}"

    def report(self, fact: object) -> str | None:
        """A fact as a sentence; None where it says nothing to people."""
        if isinstance(fact, Safe):
            return self.one(fact.seat, "is safe", "are safe")
        if isinstance(fact, (RollForLife, Rolled)):
            return self.rolled(fact)
        if isinstance(fact, Fall):
            return self.fell(fact)
        if isinstance(fact, Accused):
            return self.one(fact.by, f"names {self.whom(fact.suspect)} as the Plague Doctor", f"name {self.whom(fact.suspect)} as the Plague Doctor")
        if isinstance(fact, (Moved, Dealt, Shown)):
            return self.cards(fact)
        return self.step(fact)

    def step(self, fact: object) -> str | None:
        if isinstance(fact, Round):
            return f"Round {fact.number}."
        if isinstance(fact, Deal):
            return "The decks are dealt."
        if isinstance(fact, DoctorsLook):
            return "All close their eyes, and the Plague Doctors look at each other."
        if isinstance(fact, PassCards):
            return "The hands are empty: nothing is passed any more."
        if isinstance(fact, Declarations):
            return "Now each declares in turn."
        return self.ended(fact.outcome) if isinstance(fact, End) else None

    def rolled(self, fact: RollForLife | Rolled) -> str:
        if isinstance(fact, Rolled):
            return "A skull!" if fact.face < self.box.skulls else "A shield."
        return self.one(fact.seat, "must roll the die", "were handed a dice card and must roll")

    def fell(self, fact: Fall) -> str:
        if fact.how == BY_INFECTION:
            return self.one(fact.seat, "is infected and out of the game", "are infected and out of the game")
        out = self.one(fact.seat, "is out of the game", "are out of the game")
        if fact.how == NAMED:
            return f"A right name! {out}"
        return f"A wrong name: {out[0].lower() + out[1:] if fact.seat == self.seat else out}" if fact.how == BY_A_WRONG_GUESS else out

    def cards(self, fact: Moved | Dealt | Shown) -> str | None:
        """Cards that were seen; those that went face down are on the sheet."""
        if isinstance(fact, Shown):
            seat = place(fact.place)[1]
            return None if seat == self.seat or FACE_DOWN in fact.cards else f"{self.whose(seat, 'deck')}: {deck_titles(self.box)[fact.cards[0]]}."
        if isinstance(fact, Dealt):
            seat = place(fact.to)[1]
            return None if FACE_DOWN in fact.cards else f"{self.whose(seat, 'hand')}: {counted(list(fact.cards))}."
        return None if fact.card == FACE_DOWN else self.moved(fact)

    def moved(self, fact: Moved) -> str:
        row, seat = place(fact.to)
        if row == "roles":
            return f"{self.whose(seat, 'deck')}: {deck_titles(self.box)[fact.card]}."
        title = CARD_TITLES[fact.card]
        if row == "hands":
            return f"Dealt to {self.whom(seat)}: {title}."
        giver = place(fact.source)[1]
        return self.one(giver, f"passed {title} to {self.whom(seat)}", f"passed {title} to {self.whom(seat)}")

    def ended(self, outcome: Outcome) -> str:
        doctors = "The Plague Doctors have won" if len(outcome.winners) > 1 else "The Plague Doctor has won"
        side = {VILLAGERS_WIN: "The Villagers have won", DOCTORS_WIN: doctors}.get(outcome.reason, "Nobody has won")
        mine = "" if self.seat is None or not outcome.winners else " You have won." if self.seat in outcome.winners else " You have lost."
        return f"{side}: {outcome.reason}.{mine}"


def place(where: str) -> tuple[str, int]:
    """A row of the table and the number in it; -1 for what lies alone."""
    row, dot, number = where.partition(".")
    return row, int(number) if dot else -1


def topics(box: Box) -> dict[str, str]:
    """What can be asked about, besides the rules."""
    found = {CARD_TITLES[card]: f"{CARD_TEXTS[card][0]} · {CARD_TEXTS[card][1]}" for card in range(KINDS)}
    for title, deck in zip(deck_titles(box), box.decks, strict=True):
        found[f"{title}'s deck"] = f"{counted(deck.cards())} · IN 2.2"
    found["die"] = f"{box.skulls} of {box.faces} faces are skulls, the others shields; a skull infects whoever had to roll · IN 2.6, 6.4"
    return {**found, **OTHER_TOPICS}


OTHER_TOPICS: Final = {
    "chart": "says to whom cards go, round by round; a column (Y, E, R or S) is fixed for the game, the row is that of the players left · IN 4.2, 4.4",
    "column": "the column of the passing chart (Y, E, R or S), fixed for the whole game · IN 3.4",
    "figure": "marks who declares first; after each round it moves to the next player still in the game, clockwise · IN 3.3, 8.2",
    "declare": "each in turn says the truth: safe, infected, or rolls the die · IN 6.1 to 6.4",
    "guess": "who declares safe may name another player as the Plague Doctor: right, and the Doctor is out; wrong, and the guesser is · IN 7.1 to 7.8",
    "hold": "say nothing when you might have guessed; everyone safe is asked, also who may not guess, so that being asked tells nothing · R46",
    "handed": "cards handed to you lie before you, seen by you alone; they are never passed on · IN 4.6",
    "sheet": "what everyone saw: round by round to whom each seat passed, and how it declared",
    "winning": "the Villagers win when no Plague Doctor is left, the Doctors when one Villager or none is left · IN 1.2, 1.3",
}
