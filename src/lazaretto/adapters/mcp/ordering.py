"""Standing orders for a model: how reaction windows are answered for it, and whether those that ask it may close early."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...hosting.happenings import Order
from ...hosting.ordering import WindowCard
from ...kernel.zone import letter
from .networked import NetworkPlace
from .place import Place, Trouble

NOBODY, ANYONE = "nobody", "anyone"
NOT_HERE: Final = "At a table without a server every window waits until you have answered: there is nothing to order."


async def reacting(place: Place, window: int | None, reply: int | None, whom: str, hurry: bool | None) -> str:
    """Change what is wanted, and tell how things stand."""
    if not isinstance(place, NetworkPlace):
        raise Trouble("order/unknown", NOT_HERE)
    kinds = place.line.reactions
    if not kinds:
        return "This game has no reaction windows."
    if window is not None and reply is not None:
        await place.order(changed(place.line.orders, *wanted(kinds, window, reply), by_whom(place, whom)))
    if hurry is not None:
        await place.hurry(on=hurry)
    return "\n".join([*told(place, kinds), in_a_hurry(place)])


def wanted(kinds: Sequence[WindowCard], window: int, reply: int) -> tuple[str, list[str]]:
    """The kind of window and the answers, by the numbers that were told."""
    if not 1 <= window <= len(kinds) or not 1 <= reply <= len(kinds[window - 1].replies):
        raise Trouble("order/unknown", "There is no such window or reply: look at their numbers first.")
    return kinds[window - 1].question, kinds[window - 1].replies[reply - 1].answers


def by_whom(place: NetworkPlace, whom: str) -> int | str | None:
    """A seat's number, None for anyone, or nobody."""
    letters = {letter(seat).casefold(): seat for seat in range(len(place.card.sitters))}
    said = whom.strip().casefold()
    if said in (NOBODY, ANYONE):
        return NOBODY if said == NOBODY else None
    if said not in letters:
        raise Trouble("order/unknown", f"Whom? {ANYONE}, {NOBODY}, or a seat: {', '.join([letter(seat) for seat in letters.values()])}.")
    return letters[said]


def changed(orders: Sequence[Order], question: str, answers: list[str], by: int | str | None) -> list[Order]:
    """All orders with this one in place of what was said of the same reply, and of the same seat."""
    rest = [order for order in orders if order.question != question or (order.answers != answers and order.by != by)]
    return rest if isinstance(by, str) else [*rest, Order(question, answers, by)]


def told(place: NetworkPlace, kinds: Sequence[WindowCard]) -> list[str]:
    lines: list[str] = []
    for number, kind in enumerate(kinds, 1):
        lines.append(f"Window {number}: {kind.title}.")
        for at, reply in enumerate(kind.replies, 1):
            seats = [order.by for order in place.line.orders if order.question == kind.question and order.answers == reply.answers]
            whom = ", ".join([ANYONE if seat is None else f"seat {letter(seat)}" for seat in seats]) or NOBODY
            lines.append(f"  Reply {at}: {reply.words}. Ordered, if it is: {whom}.")
    return lines


def in_a_hurry(place: NetworkPlace) -> str:
    seats = ", ".join([f"seat {letter(sitter.seat)}" for sitter in place.card.sitters if sitter.hurry]) or NOBODY
    return f"In a hurry: {seats}. A window closes early only if all whom it asks are, and tells so that they have answered; bots always are."
