"""PA 2.15, 21.3. The Plague's notepad: a row a round, from its thread, from what all know of its way, and from the harm that was told."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, Memory
from .box import Box
from .cards import PLAGUE, is_ward
from .chronicle import CREPT, STARTED, STEPPED, WOKE
from .deaths import Confine, Die
from .events import EventBegins
from .names import listed, piece_title, place_title
from .rounds import HealerTurn, PlagueTurn
from .strains import TakesEffect
from .table import CREEPING, Town

TELLS_OF_HARM: Final = frozenset((PlagueTurn, HealerTurn, TakesEffect, EventBegins, Die, Confine))
Harm = tuple[list[int], list[int]]      # pieces harmed in the Plague's own turn, and afterwards by its Strains


@final
class Page:
    """A round of the Plague."""

    def __init__(self, number: int, began: int) -> None:
        self.number: Final = number
        self.began: Final = began                        # where it was when its turn began
        self.moved: list[int] = []                       # where it was, after moving
        self.steps: list[int] = []                       # after single steps: the extra space first, then Migrations
        self.slipped = False                             # PA 6.4, the first of those steps was in its own turn
        self.killed: list[int] = []
        self.confined: list[int] = []
        self.by_strains: list[int] = []                  # in the turns of Healers: Wards killed, Healers put into Quarantine


def notepad(t: Town, memory: Memory) -> list[Page]:
    """Every round so far, the thread being seen; nothing while it lies face down."""
    if not len(t.thread) or t.thread.at(0) == FACE_DOWN:
        return []
    pages: list[Page] = []
    at = 0
    for what, number, _ in t.chronicle:
        if what in (STARTED, WOKE):
            pages.append(Page(len(pages) + 1, t.thread.at(max(at - 1, 0))))
        spaces = 1 if what in (STARTED, STEPPED) else number if what == CREPT else 0
        places = [t.thread.at(place) for place in range(at, at + spaces)]
        at += spaces
        (pages[-1].steps if what == STEPPED else pages[-1].moved).extend(places)
    for page, (harmed, by_strains) in zip(reversed(pages), reversed(harm(memory))):
        page.killed, page.confined, page.by_strains = wards_in(harmed), healers_in(harmed), by_strains
        page.slipped = len(harmed) > 0
    return pages[:-1] if is_to_move(t) and not pages[-1].moved else pages


def is_to_move(t: Town) -> bool:
    """Its turn has begun, and nothing is written of it yet."""
    return t.active == PLAGUE and t.phase == CREEPING


def harm(memory: Memory) -> list[Harm]:
    """PA 2.15. Round by round, from before the first turn of the Plague that was told: Wards killed, and Healers whom it or a Strain put into Quarantine."""
    rounds: list[Harm] = [([], [])]
    own_turn = by_strain = False
    for fact in [fact for fact in memory if type(fact) in TELLS_OF_HARM]:
        if isinstance(fact, PlagueTurn):
            rounds.append(([], []))
            own_turn = True
        elif isinstance(fact, HealerTurn):
            own_turn = False
        elif isinstance(fact, (TakesEffect, EventBegins)):
            by_strain = isinstance(fact, TakesEffect)
        elif isinstance(fact, Die):
            rounds[-1][0 if own_turn else 1].append(fact.ward)
        elif isinstance(fact, Confine) and not is_ward(fact.piece) and (own_turn or by_strain):
            rounds[-1][0 if own_turn else 1].append(fact.piece)
    return rounds


def wards_in(pieces: list[int]) -> list[int]:
    return [piece for piece in pieces if is_ward(piece)]


def healers_in(pieces: list[int]) -> list[int]:
    return [piece for piece in pieces if not is_ward(piece)]


def written(page: Page, box: Box) -> str:
    """ "3 Spleen to 4 Maw; then 5 Warehouses; killed Maria Kaina; quarantined the Bachelor; by Strains killed Capella"."""
    parts = [" to ".join([place_title(box, place) for place in dict.fromkeys(page.moved)]) or f"paralysed in {place_title(box, page.began)}"]
    slip, migrations = (page.steps[:1], page.steps[1:]) if page.slipped else ([], page.steps)
    parts += [f"then {place_title(box, place)}" for place in slip]
    parts += [*done("killed", page.killed, box), *done("quarantined", page.confined, box)]
    parts += [*done("by Strains killed", wards_in(page.by_strains), box), *done("by Strains quarantined", healers_in(page.by_strains), box)]
    return "; ".join([*parts, *[f"by Migration {place_title(box, place)}" for place in migrations]])


def done(what: str, pieces: list[int], box: Box) -> list[str]:
    """ "killed Maria Kaina and Capella"; nothing if it was done to nobody."""
    return [f"{what} {listed([piece_title(box, piece) for piece in pieces])}"] if pieces else []
