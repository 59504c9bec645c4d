"""What a report says of a finished game: sides, and how it ended."""

from __future__ import annotations

from typing import Final

from ...kernel import Names, Position, Seat
from .cards import CARTS
from .chronicle import MINGLED, PLAYED, WHIPPED, read
from .leaving import CAUGHT, ESCAPED, GATES_CLOSED, GHOSTS_ESCAPED
from .names import CART_TITLES, listed
from .table import Town

HEALTHY_SIDE: Final = "healthy"
PLAGUED_SIDE: Final = "plagued"
SIDES: Final = (HEALTHY_SIDE, PLAGUED_SIDE)

#: By the outcome's reason, where that says it all.
IN_SHORT: Final = {
    **{ESCAPED[cart]: f"{CART_TITLES[cart]} escaped" for cart in CARTS},
    GHOSTS_ESCAPED: "the Ghosts escaped",
    CAUGHT: "plagued alone",
    GATES_CLOSED: "nobody: the gates closed",
}


def side_of(t: Town, seat: Seat) -> str:
    """BR 1.4. By how the seat is at the end."""
    return PLAGUED_SIDE if t.is_plagued(seat) else HEALTHY_SIDE


def counted(t: Town, began: tuple[str, ...]) -> dict[str, int]:
    """How far the plague came, and what it was that moved things."""
    entries = [read(entry)[0] for entry in t.chronicle]
    return {
        "began plagued": began.count(PLAGUED_SIDE),
        "plagued at the end": len([seat for seat in range(t.rules.seats) if t.is_plagued(seat)]),
        "mingles": entries.count(MINGLED),
        "remedies played": entries.count(PLAYED) + entries.count(WHIPPED),
        "died": len([seat for seat in range(t.rules.seats) if not t.lives(seat)]),
    }


def how_it_ended(t: Town, reason: str) -> str:
    """Which cart escaped; if none did, what became of them (BR 11.3, 11.6, 11.8)."""
    short = IN_SHORT.get(reason)
    if short is not None:
        return short
    return "nobody: all three carts failed" if len(t.gone) == len(CARTS) else "nobody: all are dead"


#: How it ended, told to who does not know what a deadline is.
EPILOGUES: Final = {
    **{f"{CART_TITLES[cart]} escaped": f"{CART_TITLES[cart]} left town with nobody plagued aboard: its riders win." for cart in CARTS},
    "the Ghosts escaped": "A cart with nobody but Ghosts left town first: no player wins.",
    "plagued alone": "The plague has caught the only player: the game is lost.",
    "nobody: all three carts failed": "All three carts are gone, and none left town free of the plague: nobody wins.",
    "nobody: the gates closed": "The town closed its gates before a cart free of the plague was out: nobody wins.",
    "nobody: all are dead": "Everyone who could still have escaped is dead: nobody wins.",
}


def epilogue(position: Position, ending: str, names: Names) -> str:
    t: Town = position.table
    assert position.outcome is not None
    escaped = [cart for cart in CARTS if ESCAPED[cart] == position.outcome.reason]
    told = [EPILOGUES[ending], why_first(t, escaped[0]) if escaped else "", nobody_plagued(t, names)]
    return " ".join([text for text in told if text])


def nobody_plagued(t: Town, names: Names) -> str:
    """BR 1.3. After all that was suspected: that there was nothing in it, and who came nearest; of Ghosts nothing is said."""
    sums = [t.sum_of(seat) for seat in range(t.rules.seats)]
    if t.rules.ghosts or any([t.is_plagued(seat) for seat in range(t.rules.seats)]):
        return ""
    nearest = [names[seat] for seat, held in enumerate(sums) if held == max(sums)]
    return f"In the end nobody had the plague: {listed(nearest)} came nearest, with {max(sums)}."


def why_first(t: Town, first: int) -> str:
    """BR 11.4. Of several carts out of the gate, what put this one before those that were not looked at any more."""
    out = [cart for cart in t.order if t.spaces[cart] >= t.rules.road]
    level = [CART_TITLES[cart] for cart in out if t.spaces[cart] == t.spaces[first]]
    behind = [CART_TITLES[cart] for cart in out if t.spaces[cart] < t.spaces[first]]
    title = CART_TITLES[first]
    found = [f"{listed(behind)} {'was' if len(behind) == 1 else 'were'} out too, but {title} had gone farther."] if behind else []
    found += [f"{listed(level)} had gone as far, but {title} was ahead when the round began."] if level else []
    return " ".join(found)
