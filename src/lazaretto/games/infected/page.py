"""The page: what is to be done, the seats, the board for all, and one's own drawer."""

from __future__ import annotations

from typing import Final

from ...kernel import Count, Memory, Names, Page, Row, Seat, View
from .board import Board
from .box import DOCTOR, Box
from .chart import COLUMNS
from .deeds import MAY_HAVE_INFECTED, the_key, the_sheet
from .drawer import yours
from .foresight import chart_rows, outlook, strip
from .notebook import accusations
from .notepad import notes
from .passing import PassCards
from .signs import Signs, names_list
from .status import detail, is_declaring, title, ways
from .table import Village
from .text import at_the_table

CHART: Final = (
    "The passing chart says to whom everyone passes, round by round. One of its four columns holds for the whole game; "
    "when someone has fallen, its row for those who are left begins."
)
A_ROUND: Final = (
    "Each round everyone passes a card in secret, all at once (in the first round of six or more, two), and looks at what came; "
    "then each declares in turn, truthfully."
)
SEATS: Final = "So many sit in the village. The passing chart has rows for every number of them."
DOCTORS: Final = "So many were dealt the Plague Doctor's deck. Who they are is what the others look for."
IN_THE_GAME: Final = "So many are not out yet. The Plague Doctors win when one Villager or none is left, the Villagers when no Doctor is."
SEATS_IN_WORDS: Final = ("three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def page(view: View, memory: Memory, names: Names, box: Box, laid: Page | None) -> Page:
    held = None if view.seat is None else yours(view, view.seat, memory, names, box)
    return (laid or laid_out(view, names, box)).to(title(view, names, box), detail(view, names), held, notes(view, memory, names, box))


def laid_out(view: View, names: Names, box: Box) -> Page:
    """What lies open."""
    t, signs = view.table, Signs(view, names, box)
    about = A_ROUND, SEATS, f"{DOCTORS} {at_the_table(t, box)}."
    return Page(
        "", "", tags(t), "Village", f"{t.standing.bit_count()} of {t.rules.seats} in the game",
        tuple([row(signs, seat) for seat in range(t.rules.seats)]), board_of(view, signs), tag_notes=about, remark_note=IN_THE_GAME,
    )


def tags(t: Village) -> tuple[str, ...]:
    two, known = t.rules.counts[DOCTOR] > 1, "known to each other" if t.rules.doctors_know else "blind"
    return (f"Round {t.round}", f"{SEATS_IN_WORDS[t.rules.seats - 3]} seats", f"two Doctors, {known}" if two else "one Doctor")


def board_of(view: View, signs: Signs) -> Board:
    t, over, sheet = signs.t, view.outcome is not None, the_sheet(signs)
    return Board(
        round=f"Round {t.round}", way=the_way(signs), now=what_goes_on(view, signs), about=CHART,
        chart=f"Passing chart, column {COLUMNS[t.column]}, row for {len(t.active)}", rows=chart_rows(t),
        strip=strip(t, signs.past, over), villagers=signs.villagers, handings=signs.handings(),
        heading="Detective's sheet", remark="all cards face up" if signs.told else "public facts only", sheet=sheet, key=the_key(sheet),
        named=tuple(accusations(signs.past.notes, signs.names)), outlook=() if over else outlook(t, signs.past),
    )


def the_way(signs: Signs) -> str:
    return ways(signs.t) if signs.past.ways[-1] else "nothing is passed"


def what_goes_on(view: View, signs: Signs) -> str:
    if view.outcome is not None:
        return "the end"
    if isinstance(view.question, PassCards):
        return f"all {len(signs.t.active)} choose at once"
    if view.question is None:
        return "each declares in turn" if is_declaring(signs.t) else "the round ends"
    return f"{signs.names[signs.asked()[0]]} is safe"


def row(signs: Signs, seat: Seat) -> Row:
    """A seat in the list: what it does now, or how it fell; and what the sheet counts against it."""
    ill = signs.may_have_infected(seat)
    counts = (Count("infection", ill, MAY_HAVE_INFECTED),) if ill else ()
    return Row(
        f"seat:{seat}", seat, signs.names[seat], note(signs, seat), counts, icons(signs, seat),
        acting=seat in signs.asked(), out=not signs.t.stands(seat),
    )


def note(signs: Signs, seat: Seat) -> str:
    t, villager = signs.t, signs.villagers[seat]
    said = villager.said
    if not t.stands(seat):
        said += f" in round {signs.past.fell_in[seat]}"
    elif isinstance(signs.question, PassCards):
        said = "passes to " + names_list([signs.names[taker] for taker in t.takers_of(seat)])
    elif not said:
        said = "still in the game" if signs.over else "has yet to declare"
    return f"{villager.role}; {said}" if villager.role else said


def icons(signs: Signs, seat: Seat) -> tuple[Count, ...]:
    """Who declares first; how the seat declared, which its note says; whether it has rolled before."""
    villager, past = signs.villagers[seat], signs.past
    found = [Count("bell", 0, "declares first")] if villager.figure else []
    found += [Count(icon, 0, "") for icon in villager.icons]
    if villager.standing and past.shields[seat] and "die" not in villager.icons:
        found.append(Count("die", 0, "rolled a shield before"))
    return tuple(found)
