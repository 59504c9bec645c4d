"""PE 22.1, 22.10 to 22.12, 22.14, 22.31. What Technologies add to a Research and to a Cure."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, NOT_HERE, Dealer, Move, Reason, Seat, Step, Steps
from .aloud import Aloud
from .by_technology import SENDS, TEND, Recall, Send, Tend
from .cards import APPARATUS, LAB, NOTHING, SCHOLARS, TO_CAPITAL, TO_EXPERTS, TO_TRACK
from .house import House
from .moves import Done
from .people import heal
from .posts import ChoosingToken, send_to, why_not_post
from .table import Empire

#: What was done in this action, bits of `done`.
BOUGHT: Final = 1
REFRESHED: Final = 2
RECALLED: Final = 4
TRIED: Final = 8
TENDED: Final = 16
SPENT: Final = 32
SENT: Final = 64
DISCHARGED: Final = 128

RECALLED_ALREADY: Final = Reason("R151", "only once in this action")
TRIED_ALREADY: Final = Reason("R152", "only once in this action")
NO_CARD: Final = Reason("PE 22.31", "you do not have the Technology for that")
NOBODY: Final = Reason("PE 17.1", "nobody is there to be sent")
NO_PATIENT: Final = Reason("PE 22.1", "you have no patient who could go on")


def begin_studies(t: Empire, question: Step) -> Steps:
    t.done, t.count = 0, 0
    return (question,)


def why_not_recall(t: Empire, seat: Seat, move: Recall) -> Reason | None:
    """PE 22.11, R151."""
    house = t.houses[seat]
    if not house.has(SCHOLARS):
        return NO_CARD
    if t.done & RECALLED:
        return RECALLED_ALREADY
    if not house.capital:
        return NOBODY
    return NOT_HERE if move.post in (TO_CAPITAL, TO_EXPERTS) else why_not_post(house, move.post)


def why_not_experiment(t: Empire, seat: Seat) -> Reason | None:
    """PE 22.12, R152."""
    house = t.houses[seat]
    if not house.has(LAB):
        return NO_CARD
    if t.done & TRIED:
        return TRIED_ALREADY
    return NOBODY if house.rightmost_person() == NOTHING else None


def both_studies(t: Empire, seat: Seat) -> list[Move]:
    """PE 22.1, 22.10, 22.14. What Technologies offer in either action."""
    house = t.houses[seat]
    return [*([TEND] if house.patient else []), *([SENDS[post] for post in (*house.buildings(), TO_CAPITAL)] if house.experts else [])]


def why_not_study(t: Empire, seat: Seat, move: Move) -> Reason | None:
    house = t.houses[seat]
    if isinstance(move, Done):
        return None
    if isinstance(move, Tend):
        return None if can_tend(t, seat) else NO_PATIENT
    if not isinstance(move, Send):
        return NOT_HERE
    if not house.experts:
        return NOBODY
    return NOT_HERE if move.post in (TO_EXPERTS, TO_TRACK) else why_not_post(house, move.post)


def studied(t: Empire, seat: Seat, move: Move, dealer: Dealer) -> None:
    house = t.houses[seat]
    if isinstance(move, Tend):
        tend(t, seat, dealer)
    elif isinstance(move, Send):
        house.experts -= 1
        send_to(house, move.post)
        t.done |= SENT if move.post == TO_CAPITAL else 0


def can_tend(t: Empire, seat: Seat) -> bool:
    """PE 22.1, R228. Once an action; on the last step only if the track has room."""
    house = t.houses[seat]
    if not house.patient or t.done & TENDED:
        return False
    return house.patient < last_step(t, house) or house.rightmost_free() != NOTHING


def last_step(t: Empire, house: House) -> int:
    return t.rules.patient_steps[0 if house.patient_card() == APPARATUS else 1]


@final
class Tended(Aloud):
    """PE 22.1, 22.14. Said aloud: the patient stands on this step now; on none if cured."""

    def __init__(self, seat: Seat, step: int) -> None:
        self.seat: Final = seat
        self.step: Final = step


def tend(t: Empire, seat: Seat, dealer: Dealer) -> None:
    """PE 22.1, 22.14, R109. One step on; after the last the patient is cured."""
    house = t.houses[seat]
    t.done |= TENDED
    if house.patient < last_step(t, house):
        house.patient += 1
    elif heal(house):
        house.patient = 0
        t.count += 1
    if dealer.listening:
        dealer.tell(EVERYONE, Tended(seat, house.patient))


def study_ends(t: Empire, seat: Seat, dealer: Dealer) -> Steps:
    """PE 22.1, 22.10, R113, R228. The patient goes on at the latest now; experts in the Capital earn a token."""
    if can_tend(t, seat):
        tend(t, seat, dealer)
    return (ChoosingToken(seat),) if t.done & SENT else ()
