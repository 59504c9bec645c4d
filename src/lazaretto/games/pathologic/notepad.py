"""PA 2.15, 21.3. The Plague's notepad: a row a round, from its thread, from what all know of its way, and from the deaths that were told."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, Memory
from .box import Box
from .cards import PLAGUE, is_ward
from .chronicle import CREPT, STARTED, STEPPED, WOKE
from .deaths import Confine, Die
from .names import listed, piece_title, place_title
from .rounds import HealerTurn, PlagueTurn
from .table import CREEPING, Town


@final
class Page:
    """A round of the Plague."""

    def __init__(self, number: int) -> None:
        self.number: Final = number
        self.moved: list[int] = []                       # where it was, after moving
        self.steps: list[int] = []                       # after single steps: the extra space first, then Migrations
        self.slipped = False                             # PA 6.4, the first of those steps was in its own turn
        self.killed: list[int] = []
        self.confined: list[int] = []


def notepad(t: Town, memory: Memory) -> list[Page]:
    """Every round so far, the thread being seen; nothing while it lies face down."""
    if not len(t.thread) or t.thread.at(0) == FACE_DOWN:
        return []
    pages: list[Page] = []
    at = 0
    for what, number, _ in t.chronicle:
        if what in (STARTED, WOKE):
            pages.append(Page(len(pages) + 1))
        spaces = 1 if what in (STARTED, STEPPED) else number if what == CREPT else 0
        places = [t.thread.at(place) for place in range(at, at + spaces)]
        at += spaces
        (pages[-1].steps if what == STEPPED else pages[-1].moved).extend(places)
    for page, harmed in zip(reversed(pages), reversed(harm(memory))):
        page.killed, page.confined = [piece for piece in harmed if is_ward(piece)], [piece for piece in harmed if not is_ward(piece)]
        page.slipped = len(harmed) > 0
    return pages[:-1] if is_to_move(t) and not pages[-1].moved else pages


def is_to_move(t: Town) -> bool:
    """Its turn has begun, and nothing is written of it yet."""
    return t.active == PLAGUE and t.phase == CREEPING


def harm(memory: Memory) -> list[list[int]]:
    """PA 6.3. By turn of the Plague, whom it killed or put into Quarantine in that turn; Strains do so in the turns of Healers."""
    turns: list[list[int]] = []
    in_turn = False
    for fact in memory:
        if isinstance(fact, PlagueTurn):
            turns.append([])
            in_turn = True
        elif isinstance(fact, HealerTurn):
            in_turn = False
        elif in_turn and isinstance(fact, Die):
            turns[-1].append(fact.ward)
        elif in_turn and isinstance(fact, Confine):
            turns[-1].append(fact.piece)
    return turns


def written(page: Page, box: Box) -> str:
    """ "3 Spleen to 4 Maw; then 5 Warehouses; killed Maria Kaina; quarantined the Bachelor"."""
    parts = [" to ".join([place_title(box, place) for place in dict.fromkeys(page.moved)]) or "paralysed"]
    slip, migrations = (page.steps[:1], page.steps[1:]) if page.slipped else ([], page.steps)
    parts += [f"then {place_title(box, place)}" for place in slip]
    parts += [f"killed {listed([piece_title(box, ward) for ward in page.killed])}"] if page.killed else []
    parts += [f"quarantined {listed([piece_title(box, healer) for healer in page.confined])}"] if page.confined else []
    return "; ".join([*parts, *[f"by Migration {place_title(box, place)}" for place in migrations]])
