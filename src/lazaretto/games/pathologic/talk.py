"""PA 21.1. What is said in the town: free, and binding nobody. PA 21.4. And what Healers show each other on the map."""

from __future__ import annotations

from typing import Final

from ...kernel import Marks, Phrase, Scene, Seat, Talk
from .cards import INQUISITOR, NOTHING, PLACES, PLAGUE, owner_of
from .table import Town

#: No phrase tells of a hand: Prescriptions and Strains in it are not to be revealed (PA 2.17).
TALK: Final = Talk((
    Phrase("in-the-steppe", "The Plague is in the Steppe.", claim=True),
    Phrase("in-the-town", "The Plague is in the town.", claim=True),
    Phrase("near-you", "{seat}, the Plague is close to you.", claim=True, but=(PLAGUE,)),
    Phrase("ward-in-danger", "{seat}, one of your Wards is in danger.", but=(PLAGUE,)),
    Phrase("work-together", "{seat}, let us work together."),
    Phrase("spare-my-wards", "{seat}, please leave my Wards to me."),
    Phrase("an-event-waits", "{seat}, will you see to that Event?", but=(PLAGUE,)),
    Phrase("nearly-won", "{seat} is about to win."),
))

#: PA 21.4. The Plague is here, or is not.
PINS: Final = Marks(tuple([f"place:{place}" for place in range(PLACES)]), ("here", "not"))


def allies(scene: Scene, seat: Seat) -> tuple[Seat, ...]:
    """PA 21.4, 16.1. Those with whom a Pact joins this Healer, whosever it is; none while the Inquisitor sits."""
    t: Town = scene.table
    if seat == PLAGUE or INQUISITOR in t.ongoing:
        return ()
    return tuple([other for other in range(1, t.rules.seats) if other != seat and (has_ward_of(t, seat, other) or has_ward_of(t, other, seat))])


def has_ward_of(t: Town, seat: Seat, other: Seat) -> bool:
    """The Pact token of the first lies on a Ward of the second."""
    return t.pacts[seat] != NOTHING and owner_of(t.pacts[seat]) == t.roles[other]
