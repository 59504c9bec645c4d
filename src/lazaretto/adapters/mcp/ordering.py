"""Standing orders for a model: how reaction windows are answered for it, and whether those that ask it may close early."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from ...hosting.happenings import Order
from ...hosting.ordering import ReplyCard, TargetCard, WindowCard
from ...kernel.zone import letter
from .networked import NetworkPlace
from .place import Place, Trouble

NOBODY, ANYONE = "nobody", "anyone"
NOT_HERE: Final = "At a table without a server every window waits until you have answered: there is nothing to order."


async def reacting(place: Place, window: int | None, reply: int | None, whom: str, hurry: bool | None, target: Sequence[int] = ()) -> str:
    """Change what is wanted, and tell how things stand."""
    if not isinstance(place, NetworkPlace):
        raise Trouble("order/unknown", NOT_HERE)
    kinds = place.line.reactions
    if not kinds:
        return "This game has no reaction windows."
    if window is not None and reply is not None:
        kind, meant = wanted(kinds, window, reply)
        await place.order(changed(place.line.orders, kind, meant, filled(meant, target, by_whom(place, whom)), by_whom(place, whom)))
    if hurry is not None:
        await place.hurry(on=hurry)
    return "\n".join([*told(place, kinds), in_a_hurry(place)])


def wanted(kinds: Sequence[WindowCard], window: int, reply: int) -> tuple[str, ReplyCard]:
    """The kind of window and the reply, by the numbers that were told."""
    if not 1 <= window <= len(kinds) or not 1 <= reply <= len(kinds[window - 1].replies):
        raise Trouble("order/unknown", "There is no such window or reply: look at their numbers first.")
    return kinds[window - 1].question, kinds[window - 1].replies[reply - 1]


def filled(reply: ReplyCard, target: Sequence[int], by: int | str | None) -> list[str]:
    """The answers with their blanks filled in, by the numbers of the targets."""
    if by == NOBODY:
        return []
    if len(target) != len(reply.targets) or not all([1 <= one <= len(blank) for one, blank in zip(target, reply.targets)]):
        raise Trouble("order/unknown", f"On whom or what? This reply wants {len(reply.targets)} targets, by their numbers.")
    return [answer.format(*[blank[one - 1].said for one, blank in zip(target, reply.targets)]) for answer in reply.answers]


def by_whom(place: NetworkPlace, whom: str) -> int | str | None:
    """A seat's number, None for anyone, or nobody."""
    letters = {letter(seat).casefold(): seat for seat in range(len(place.card.sitters))}
    said = whom.strip().casefold()
    if said in (NOBODY, ANYONE):
        return NOBODY if said == NOBODY else None
    if said not in letters:
        raise Trouble("order/unknown", f"Whom? {ANYONE}, {NOBODY}, or a seat: {', '.join([letter(seat) for seat in letters.values()])}.")
    return letters[said]


def changed(orders: Sequence[Order], question: str, reply: ReplyCard, answers: list[str], by: int | str | None) -> list[Order]:
    """All orders with this one in place of what was said of the same reply, and of the same seat."""
    rest = [order for order in orders if order.question != question or (not is_this(order, reply) and order.by != by)]
    return rest if isinstance(by, str) else [*rest, Order(question, answers, by)]


def is_this(order: Order, reply: ReplyCard) -> bool:
    """Whatever stands in the blanks."""
    pattern = [re.escape(answer).replace(re.escape("{}"), r"\S+") for answer in reply.answers]
    return len(order.answers) == len(pattern) and all([re.fullmatch(*pair) for pair in zip(pattern, order.answers)])


def told(place: NetworkPlace, kinds: Sequence[WindowCard]) -> list[str]:
    lines: list[str] = []
    for number, kind in enumerate(kinds, 1):
        lines.append(f"Window {number}: {kind.title}.")
        for at, reply in enumerate(kind.replies, 1):
            stand = [order for order in place.line.orders if order.question == kind.question and is_this(order, reply)]
            seats = [order.by for order in stand]
            whom = ", ".join([ANYONE if seat is None else f"seat {letter(seat)}" for seat in seats]) or NOBODY
            said = f" ({', '.join(stand[0].answers)})" if stand and reply.targets else ""
            lines.append(f"  Reply {at}: {reply.words}. Ordered, if it is: {whom}{said}.")
            lines += [f"    Target {blank}: {numbered(targets)}." for blank, targets in enumerate(reply.targets, 1)]
    return lines


def numbered(targets: Sequence[TargetCard]) -> str:
    return ", ".join([f"{number} {target.words}" for number, target in enumerate(targets, 1)])


def in_a_hurry(place: NetworkPlace) -> str:
    seats = ", ".join([f"seat {letter(sitter.seat)}" for sitter in place.card.sitters if sitter.hurry]) or NOBODY
    return f"In a hurry: {seats}. A window closes early only if all whom it asks are, and tells so that they have answered; bots always are."
