"""Talk: what players may say to each other besides their answers, and what those who are out may predict."""

from __future__ import annotations

from typing import Final, final

from .errors import Mistake, Reason
from .value import Value
from .zone import Seat

SEAT: Final = "{seat}"          # a blank in a phrase: another seat


@final
class Phrase:
    """A sentence that a player may say with one press, the same in every language: "I am healthy", "I passed {seat} a Safe".

    A claim may be held against the truth when the game is over; other phrases are only manners.
    It is not said to the seats `but`, nor by anybody to themselves.
    """

    def __init__(self, name: str, text: str, *, claim: bool = False, but: tuple[Seat, ...] = ()) -> None:
        self.name: Final = name
        self.text: Final = text
        self.claim: Final = claim
        self.but: Final = but

    def asks_for_seat(self) -> bool:
        return SEAT in self.text

    def is_offered(self, speaker: Seat, seat: Seat) -> bool:
        """Whether this speaker may put that seat into the blank."""
        return seat != speaker and seat not in self.but

    def said(self, seat: Seat | None, names: tuple[str, ...]) -> str:
        """The sentence, with the name in its blank; `Mistake` if the blank is left empty or there is none to fill."""
        if self.asks_for_seat() != (seat is not None) or (seat is not None and not 0 <= seat < len(names)):
            raise Mistake(f"the phrase {self.name!r} {'needs a seat at this table' if self.asks_for_seat() else 'names no seat'}")
        return self.text if seat is None else self.text.replace(SEAT, names[seat])


@final
class Remark(Value):
    """A seat said a phrase of the game to everyone. It is no fact of the game: whoever listens makes of it what they like."""

    def __init__(self, seat: Seat, phrase: str, about: Seat | None = None) -> None:
        self.seat: Final = seat
        self.phrase: Final = phrase
        self.about: Final = about


@final
class Talk:
    """The table rule of a game: its phrases, why free words are not for it, and why those who are out are not heard, if that is so.

    When the game is over everyone may say anything.
    """

    def __init__(self, phrases: tuple[Phrase, ...] = (), no_free_words: Reason | None = None, out_say_no_more: Reason | None = None) -> None:
        self.phrases: Final = phrases
        self.no_free_words: Final = no_free_words
        self.out_say_no_more: Final = out_say_no_more

    def phrase(self, name: str) -> Phrase:
        for phrase in self.phrases:
            if phrase.name == name:
                return phrase
        raise Mistake(f"no phrase {name!r} here: there are {', '.join([phrase.name for phrase in self.phrases])}")


@final
class Prediction:
    """What those who are out may guess until the end: a question, and the seats of which one is named in answer."""

    def __init__(self, question: str, candidates: tuple[Seat, ...]) -> None:
        self.question: Final = question
        self.candidates: Final = candidates
