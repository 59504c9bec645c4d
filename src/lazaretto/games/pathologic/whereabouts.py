"""Where the Plague can be, and how it can have come there: all that follows from what everyone has learnt, and nothing more."""

from __future__ import annotations

from typing import Final, final

from ...kernel import Dealer
from ...kernel.likely import weighted
from .cards import DISTRICTS, PLACES
from .chronicle import AT, CREPT, LAID, MOVED, STARTED, STEPPED, STILL, WOKE
from .table import Town

Way = tuple[int, ...]
"""Places in order, from where the Plague's turn began."""

Neighbours = tuple[tuple[int, ...], ...]
Chronicle = tuple[tuple[int, ...], ...]


def where_it_can_be(t: Town) -> tuple[int, ...]:
    """The places where the Plague can be now, as a watcher could work out; none before it has started."""
    key = (t.rules.neighbours, t.chronicle)
    now = PLACES_FOUND.get(key)
    if now is None:
        if len(PLACES_FOUND) == MOST_FOUND:
            del PLACES_FOUND[next(iter(PLACES_FOUND))]
        now = PLACES_FOUND[key] = whereabouts(t).now
    return now


def once_laid(t: Town, district: int) -> tuple[int, ...]:
    """PA 8.4. The places where the Plague can be, as a watcher can work out once it has laid a Strain here in this turn."""
    return tuple(sorted({way[-1] for way in whereabouts(t).ways if district in way}))


def within_a_move(t: Town, here: tuple[int, ...]) -> set[int]:
    """PA 5.1, 16.12, 17.1, 17.2. Where the Plague could be after its next Phase 1, as all can tell."""
    closed = sum([1 << district for district in DISTRICTS if t.is_closed(district)])
    found = set(here)
    for _ in range(0 if t.paralysed else t.creep_spaces()):
        found |= {to for place in found for to in open_from(place, t.rules.neighbours, closed)}
    return found


@final
class Whereabouts:
    """Every way that the Plague can have gone, turn by turn, with the number of threads that lead to it."""

    def __init__(self, neighbours: Neighbours, chronicle: Chronicle, before: Whereabouts | None = None) -> None:
        """What was worked out before from the beginning of this chronicle need not be worked out again."""
        self.neighbours: Final = neighbours
        self.chronicle: Final = chronicle
        self.turns: Final[list[dict[Way, int]]] = [] if before is None else before.turns[:]        # those that are over
        self.ways: dict[Way, int] = {} if before is None else before.ways                          # in the turn that is not
        self.stepped: bool = before is not None and before.stepped                                 # its last movement was a single step
        for what, number, closed in chronicle[0 if before is None else len(before.chronicle):]:
            self.learn(what, number, closed)
        self.now: Final = tuple(sorted({way[-1] for way in self.ways}))

    def learn(self, what: int, number: int, closed: int) -> None:
        """One entry of the chronicle: the ways grow, or some turn out not to be."""
        if what == STARTED:
            self.ways = {(place,): 1 for place in range(PLACES) if number >> place & 1}
        elif what == WOKE:
            self.turns.append(self.ways)
            self.ways, self.stepped = joined(self.ways), False
        elif what in (CREPT, STEPPED):
            self.ways, self.stepped = self.grown(number, closed), what == STEPPED
        else:
            self.ways = {way: count for way, count in self.ways.items() if self.fits(way, what, number)}

    def grown(self, spaces: int, closed: int) -> dict[Way, int]:
        """PA 5.1, 16.12. As many places more as it might have moved spaces; who takes fewer stands in the last one twice."""
        grown: dict[Way, int] = {}
        for way, count in self.ways.items():
            here = way[-1]
            for to in (here, *open_from(here, self.neighbours, closed)):
                grown[way + (to,) * spaces] = count
                if spaces == 2 and to != here:
                    for further in open_from(to, self.neighbours, closed):
                        grown[(*way, to, further)] = count
        return grown

    def fits(self, way: Way, what: int, number: int) -> bool:
        if what == AT:
            return way[-1] == number
        if what == LAID:
            return number in way
        still = way[-1] == way[-2] if self.stepped else way.count(way[0]) == len(way)
        return still if what == STILL else not still if what == MOVED else True

    def thread(self, dealer: Dealer) -> list[int]:
        """One of all threads that everyone holds possible, each equally likely."""
        thread = pick(self.ways, dealer)
        for turn in range(len(self.turns) - 1, -1, -1):
            before = {way: count for way, count in self.turns[turn].items() if way[-1] == thread[0]}
            thread = [*pick(before, dealer), *thread[1:]]
        return thread


def joined(ways: dict[Way, int]) -> dict[Way, int]:
    """A new turn begins: where it went before no longer matters, only how often it leads here."""
    found: dict[Way, int] = {}
    for way, count in ways.items():
        here = (way[-1],)
        found[here] = found.get(here, 0) + count
    return found


def open_from(here: int, neighbours: Neighbours, closed: int) -> list[int]:
    """PA 5.1, 17.2."""
    if closed >> here & 1:
        return []
    return [place for place in neighbours[here] if not closed >> place & 1]


def pick(ways: dict[Way, int], dealer: Dealer) -> list[int]:
    known = list(ways)
    return list(known[weighted([ways[way] for way in known], dealer)])


#: What was worked out lately, by map and chronicle: between two moves of the Plague it is asked for many times. All the ways of a long game take a megabyte;
#: a server with many tables asks only for where they end.
WORKED_OUT: Final[dict[tuple[Neighbours, Chronicle], Whereabouts]] = {}
MOST_KEPT: Final = 32
PLACES_FOUND: Final[dict[tuple[Neighbours, Chronicle], tuple[int, ...]]] = {}
MOST_FOUND: Final = 1024
LATEST: Final[list[Whereabouts]] = []   # one at most: a long chronicle is compared quicker than it is looked up


def whereabouts(t: Town) -> Whereabouts:
    neighbours, chronicle = t.rules.neighbours, t.chronicle
    before = LATEST[0] if LATEST and LATEST[0].neighbours is neighbours else None
    if before is not None and before.chronicle is chronicle:
        return before
    key = (neighbours, chronicle)
    found = WORKED_OUT.get(key)
    if found is None:
        if len(WORKED_OUT) == MOST_KEPT:
            del WORKED_OUT[next(iter(WORKED_OUT))]
        goes_on = before is not None and chronicle[:len(before.chronicle)] == before.chronicle
        found = WORKED_OUT[key] = Whereabouts(neighbours, chronicle, before if goes_on else None)
    LATEST[:] = [found]
    return found
