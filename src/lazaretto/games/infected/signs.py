"""The ring: what everyone saw of each villager, as signs with their words."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, Names, Question, Seat, View
from .board import Handing, Villager
from .box import DECKS, SAFE_VILLAGER, Box
from .names import CARD_ICONS, CARD_TITLES, DECK_ICONS
from .notebook import how
from .passing import PassCards
from .past import Past
from .retelling import passed_cards
from .sheet import RoundNote
from .table import Village
from .words import deck_titles

#: By the word of the sheet.
HOW_ICONS: Final = {"": (), "safe": ("shield",), "infected": ("skull",), "skull": ("die", "skull"), "named": ("mask", "skull"), "wrong": ("vote", "skull")}
HOW_SENTENCES: Final = {
    "": "", "safe": "declared safe", "infected": "was infected", "skull": "rolled a skull", "named": "was named rightly", "wrong": "named the wrong one",
    "shield": "rolled a shield",
}
ROLLED: Final = ("die", "shield")


def all_told(t: Village) -> bool:
    """All cards lie face up: the game is over, or told again."""
    return all([role.kinds() for role in t.roles])


def sign_of(word: str) -> tuple[str, ...]:
    return HOW_ICONS.get(word, ROLLED)


def sentence_of(word: str) -> str:
    return HOW_SENTENCES.get(word, f"rolled {word}")


def names_list(names: list[str], last: str = "and") -> str:
    """ "Joan", "Joan and Hugh", "Joan, Hugh and Maud"."""
    return f" {last} ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)


@final
class Signs:
    """Draws one view, for all eyes alike."""

    def __init__(self, view: View, names: Names, box: Box) -> None:
        self.t: Final[Village] = view.table
        self.names: Final = names
        self.box: Final = box
        self.question: Final[Question | None] = view.question
        self.over: Final = view.outcome is not None
        self.past: Final = Past(self.t)
        self.told: Final = all_told(self.t)
        self.given: Final = passed_cards(self.t) if self.told else []
        self.passed: Final = not isinstance(view.question, PassCards)      # this round's cards have gone
        self.villagers: Final = tuple([self.villager(seat) for seat in range(self.t.rules.seats)])

    def asked(self) -> tuple[Seat, ...]:
        """Whom all wait for; nobody in particular while all choose at once."""
        return () if self.question is None or not self.passed else self.question.who(self.t)

    def waited_for(self) -> tuple[Seat, ...]:
        """IN 4.1. The same, but all of them while they choose: whether one has chosen is seen by nobody else (R43)."""
        return () if self.question is None else self.question.who(self.t)

    def has_gone(self, number: int) -> bool:
        """Have the cards of this round been passed?"""
        return number < self.t.round or self.passed

    def cards_of(self, seat: Seat, number: int) -> tuple[int, ...]:
        """What the seat passed in this round, once all cards lie open."""
        return self.given[seat][number - 1] if self.told and len(self.given[seat]) >= number else ()

    def handings(self) -> tuple[Handing, ...]:
        """IN 4.2. The arrows of this round."""
        number = self.t.round
        return tuple([
            self.handing(giver, taker, place)
            for giver in self.past.circles[number - 1] for place, taker in enumerate(self.past.takers_from(giver, number))
        ])

    def handing(self, giver: Seat, taker: Seat, place: int) -> Handing:
        cards, done = self.cards_of(giver, self.t.round), self.passed
        what = CARD_TITLES[cards[place]] if cards else "a card"
        text = f"{self.names[giver]} {'passed' if done else 'passes'} {what} to {self.names[taker]}."
        return Handing(giver, taker, place == 1, done, CARD_ICONS[cards[place]] if cards else "", text)

    def villager(self, seat: Seat) -> Villager:
        word, role = how(self.last_note(seat), seat), self.open_role(seat)
        return Villager(
            f"seat:{seat}", seat, self.names[seat], self.t.stands(seat), seat == self.t.marker, seat in self.waited_for(), sign_of(word), sentence_of(word),
            "" if role is None else deck_titles(self.box)[role], "" if role is None else deck_icon(role), self.about(seat),
        )

    def last_note(self, seat: Seat) -> RoundNote:
        """This round's, or that in which the seat fell."""
        return self.past.notes[(self.past.fell_in[seat] or self.t.round) - 1]

    def open_role(self, seat: Seat) -> int | None:
        """Which deck the seat has, where everyone may see that."""
        return self.t.role_of(seat) if self.told or self.t.roles[seat].eyes == EVERYONE else None

    def about(self, seat: Seat) -> str:
        """Who this is, in a few sentences of what everyone saw."""
        past, name, role = self.past, self.names[seat], self.open_role(seat)
        parts = [f"{name}: {deck_titles(self.box)[role]}." if role is not None else f"{name}."]
        parts += [self.fate(seat)] if past.fell_in[seat] else ["Declares first."] if seat == self.t.marker else []
        counted = ((past.safe[seat], "Safe"), (past.shields[seat], "Rolled a shield"))
        parts += [f"{word} in {many} round{'s' if many > 1 else ''}." for many, word in counted if many]
        ill = self.may_have_infected(seat)
        parts += [f"Passed {ill} card{'s' if ill > 1 else ''} that may have infected someone."] if ill else []
        return " ".join(parts)

    def may_have_infected(self, seat: Seat) -> int:
        """IN 5.1. How many of its cards, as far as all can tell: once they lie open nobody need guess."""
        return 0 if self.told else self.past.gave_to_the_ill[seat]

    def fate(self, seat: Seat) -> str:
        """IN 6.5, 7.2, 7.3. When and how the seat fell."""
        said = sentence_of(how(self.last_note(seat), seat))
        return f"{said[0].upper()}{said[1:]} in round {self.past.fell_in[seat]}."


def deck_icon(deck: int) -> str:
    return DECK_ICONS[deck if deck < len(DECKS) else SAFE_VILLAGER]
