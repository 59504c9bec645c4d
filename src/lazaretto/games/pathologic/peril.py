"""PA 15.3. Whose death would end the game: a warning, where the Plague can kill one who may be the last name on its list. All of it is public."""

from __future__ import annotations

from ...kernel import Seat
from .cards import STEPPE, WARDS
from .names import listed
from .pieces import briefly
from .table import Town
from .voice import Voice
from .wanted import last_name, wins
from .whereabouts import where_it_can_be, within_a_move


def warning(t: Town, voice: Voice) -> str:
    """To a Healer."""
    danger = dangers(t, voice)
    return f"Beware: {danger}." if danger else ""


def dangers(t: Town, voice: Voice) -> str:
    """Said to all, the Plague as well; "" if it can kill none of them in its next turn."""
    besieged = in_the_blockade(t)
    exposed = [ward for ward in in_its_reach(t) if ward not in besieged]
    found = [f"the Blockade can kill {names(voice, besieged)}"] if besieged else []
    found += [f"an Infection can kill {names(voice, exposed)}"] if exposed else []
    return f"{found[0]}, and the Plague {wins(last_name(t))}" if found else ""


def in_the_blockade(t: Town) -> list[int]:
    """PA 6.8, 17.14. Quarantine does not help there."""
    return [ward for ward in last_name(t) if t.blockade != STEPPE and t.where[ward] == t.blockade and not t.is_fearless(ward)]


def in_its_reach(t: Town) -> list[int]:
    """PA 5.1, 6.3. Out of Quarantine, where it can be after its next move."""
    exposed = [ward for ward in last_name(t) if not t.is_quarantined(ward) and not t.is_fearless(ward)]
    if not exposed:
        return []
    reach = within_a_move(t, where_it_can_be(t))
    return [ward for ward in exposed if t.where[ward] in reach]


def names(voice: Voice, wards: list[int]) -> str:
    return listed([briefly(voice, ward) for ward in wards], "or")


def siege(t: Town, voice: Voice, seat: Seat) -> str:
    """PA 6.8. To a Healer in the own turn, whose Wards a Blockade holds: in Quarantine they are no safer there."""
    held = [ward for ward in WARDS if t.blockade != STEPPE and t.where[ward] == t.blockade and t.answers_for(ward) == seat and not t.is_fearless(ward)]
    whom = listed([briefly(voice, ward) for ward in held])
    return f"The Blockade in {t.blockade} can kill {whom}, Quarantine or not." if held else ""
