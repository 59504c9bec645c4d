"""What gains and losses come by, as steps carry it: a kind, then what is to be named; and how that is said."""

from __future__ import annotations

from typing import Final

from .names import listed, place_title
from .voice import Voice

Source = tuple[int, ...]
"""A kind, and numbers; nothing where the sentence before says it."""

TRACK: Final = 0                # then spaces of the Influence track
MOVE_END: Final = 1             # then a location
BUILT: Final = 2                # then a location
WORK: Final = 3                 # then a Capital building
TECHNOLOGY: Final = 4           # then its number
OF_DECREE: Final = 5            # then its number

UNSAID: Final[Source] = ()
TOKEN: Final[Source] = (6,)
AID: Final[Source] = (7,)
AGENDA: Final[Source] = (8,)
COURT: Final[Source] = (9,)
LABORATORY: Final[Source] = (10,)
GRAVES_FILLED: Final[Source] = (11,)
NO_BED: Final[Source] = (12,)
OUTNUMBERED: Final[Source] = (13,)

PLAIN: Final[dict[Source, str]] = {
    TOKEN: "by a Capital token", AID: "by last Year's Aid", AGENDA: "by the Agenda", COURT: "as a reward of the Capital", LABORATORY: "by the Laboratories",
    GRAVES_FILLED: "for the dead (PE 20.8)", NO_BED: "for a sick person who finds no room (PE 12.5)",
    OUTNUMBERED: "for fewer people in the Capital than Neutral ones (PE 32.16)",
}


def whence(by: Source, voice: Voice) -> str:
    """ ", from space 6 of the Influence track"; nothing where it is not said."""
    return f", {source(by, voice)}" if by else ""


def source(by: Source, voice: Voice) -> str:
    kind, numbers, box = by[0], by[1:], voice.box
    if kind == TRACK:
        return f"from space{'s' if len(numbers) > 1 else ''} {listed([str(space) for space in numbers])} of the Influence track"
    if kind == MOVE_END:
        return f"where the Move ends, in {place_title(box, numbers[0])}"
    if kind == BUILT:
        return f"for the building in {place_title(box, numbers[0])}"
    if kind == WORK:
        return f"for the {box.capital_names[numbers[0]]}"
    if kind == TECHNOLOGY:
        return f"by the Technology {box.technology_names[numbers[0]]}"
    return f"by the Imperative of {box.decree_names[numbers[0]]}" if kind == OF_DECREE else PLAIN[by]
