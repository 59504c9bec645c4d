"""PA 3.4, 7.1. What all can tell of the Hit List: it holds one Ward of each Healer, and some names are struck."""

from __future__ import annotations

from .box import Box
from .cards import HEALERS, NOTHING, WARDS, owner_of, wards_of
from .chronicle import obituary, ward_on
from .hidden_list import hidden_list
from .names import HEALER_TITLES, listed, piece_title
from .table import Town
from .voice import Voice


def possible(t: Town, healer: int) -> list[int]:
    """PA 3.4, 7.1, 18.2. Of this Healer's Wards, those that can be on the list, a dead one included."""
    listed_now = {wards[healer] for wards in hidden_list(t).by_list}
    return [ward for ward in wards_of(healer) if ward in listed_now]


def struck(t: Town) -> dict[int, int]:
    """By Healer, the Ward of the list who is dead."""
    return {owner_of(ward): ward for ward in [ward_on(card) for card in t.crypts.kinds()]}


def names_left(t: Town, voice: Voice) -> str:
    """ "The last name is one of Maud's: Capella or Sticky."."""
    left = [healer for healer in range(HEALERS) if healer not in struck(t)]
    if len(left) == 2:
        return f"Two names left: one of {owner(t, voice, left[0])}, one of {owner(t, voice, left[1])}."
    if len(left) != 1:
        return "The Hit List holds one Ward of each Healer."
    wards, whose = possible(t, left[0]), owner(t, voice, left[0])
    return f"The last name is one of {whose}: {named(voice, wards)}." if len(wards) > 1 else f"The last name is {named(voice, wards)}, one of {whose}."


def hit_list(t: Town, box: Box) -> str:
    """PA 21.3. Once all is told."""
    return f"The Hit List: {listed([piece_title(box, ward) for ward in WARDS if obituary(ward) in t.doomed or obituary(ward) in t.crypts])}."


def owner(t: Town, voice: Voice, healer: int) -> str:
    """ "Maud's"; "the Changeling's", if nobody plays the Healer."""
    seat = t.seat_of(healer)
    return f"the {HEALER_TITLES[healer]}'s" if seat == NOTHING else voice.whose(seat)


def suspected(t: Town, voice: Voice, ward: int) -> str:
    """Whether a living Ward can be on it, and why."""
    healer, wards = owner_of(ward), possible(t, owner_of(ward))
    title, dead = HEALER_TITLES[healer], struck(t)
    if healer in dead:
        return f"Cannot be on the Hit List: it held one Ward of the {title}, {piece_title(voice.box, dead[healer])}"
    if ward not in wards:
        return f"Cannot be on the Hit List: its Ward of the {title} is {named(voice, wards)}"
    if len(wards) == 1:
        return "On the Hit List, for certain"
    return f"As far as all know, can be on the Hit List: its Ward of the {title} is {named(voice, wards)}"


# the last name: with that death the Plague wins (PA 15.3)


def last_name(t: Town) -> list[int]:
    """Once two names are struck, the living Wards of whom one is the third."""
    left = [healer for healer in range(HEALERS) if healer not in struck(t)]
    return [ward for ward in possible(t, left[0]) if t.is_in_town(ward)] if len(left) == 1 else []


def at_stake(t: Town, ward: int) -> str:
    """Said of a Ward."""
    wards = last_name(t)
    if ward not in wards:
        return ""
    return f"{'The last name on the Hit List' if len(wards) == 1 else 'Perhaps the last name on the Hit List'}: with this death the Plague {wins(wards)}"


def wins(wards: list[int]) -> str:
    return "wins" if len(wards) == 1 else "may win"


def named(voice: Voice, wards: list[int]) -> str:
    return listed([piece_title(voice.box, ward) for ward in wards], "or")
