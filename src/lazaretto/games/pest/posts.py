"""PE 17. Where healthy people are sent: buildings, the Mobile Workshop, Plague Experts, the Capital; and the Capital tokens."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Steps
from .aloud import Aloud
from .cards import EXPERTS, MOBILE, NOTHING, TO_CAPITAL, TO_EXPERTS, TO_TRACK
from .gains import Gain
from .house import House
from .moves import TAKES, TakeToken
from .people import heal
from .sources import TOKEN
from .table import Empire

MOST_EXPERTS: Final = 2         # PE 22.10

TRACK_FULL: Final = Reason("PE 22.11", "your Healthy track is full")
WORKED: Final = Reason("PE 17.3", "somebody works there already")
NO_POST: Final = Reason("PE 17.3", "nobody can be sent there")
NO_TOKEN: Final = Reason("PE 17.4", "no such token lies face up")


def why_not_post(house: House, post: int) -> Reason | None:
    """PE 17.1, 17.3, 22.11, R112. A building without its worker, the Capital, or, for who comes back from there, room on the track."""
    if post <= MOBILE:
        return None if post in house.idle() else WORKED if post in house.buildings() else NO_POST
    if post == TO_EXPERTS:
        return None if house.has(EXPERTS) and house.experts < MOST_EXPERTS else NO_POST
    return TRACK_FULL if post == TO_TRACK and house.rightmost_free() == NOTHING else None


def send_to(house: House, post: int) -> None:
    if post <= MOBILE:
        house.workers |= 1 << post
    elif post == TO_EXPERTS:
        house.experts += 1
    elif post == TO_CAPITAL:
        house.capital += 1
    else:
        heal(house)


@final
class ChoosingToken(Choice):
    """PE 17.4, R113. One Capital token that lies face up; it must be taken."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[self.seat] if len(face_up(t)) > 1 else ()

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return tuple([TAKES[kind] for kind in face_up(t)])

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, TakeToken):
            return NOT_HERE
        return None if move.kind in face_up(t) else NO_TOKEN

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, TakeToken)
        dealer.say(seat, move)
        t.arranged = False                                 # R49, if the action ended by itself
        return take_token(t, seat, move.kind)

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        kinds = face_up(t)
        if dealer.listening:
            dealer.tell(EVERYONE, OnlyToken(self.seat, kinds[0]) if kinds else NoTokenUp(self.seat))
        return take_token(t, self.seat, kinds[0]) if kinds else ()


@final
class NoTokenUp(Aloud):
    """PE 17.4. Said aloud: all Capital tokens of this Era are turned."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat


@final
class OnlyToken(Aloud):
    """PE 17.4, R113. Said aloud: which Capital token was taken, as no other kind lies face up."""

    def __init__(self, seat: Seat, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind


def only_kind(t: Empire) -> int:
    """What a Capital token gives for which there is no choice; NOTHING where there is one, or no token."""
    kinds = face_up(t)
    return kinds[0] if len(kinds) == 1 else NOTHING


def face_up(t: Empire) -> list[int]:
    """The kinds that can be taken."""
    return sorted({t.tokens[number] for number in tokens_up(t)})


def tokens_up(t: Empire) -> list[int]:
    """All that lie face up, by number."""
    return [number for number in range(len(t.tokens)) if not t.turned >> number & 1]


def take_token(t: Empire, seat: Seat, kind: int) -> Steps:
    number = next(iter([at for at in tokens_up(t) if t.tokens[at] == kind]))
    t.turned |= 1 << number
    return (Gain(seat, kind, 1, TOKEN),)
