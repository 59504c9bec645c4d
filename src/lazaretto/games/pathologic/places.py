"""PA 2.1 to 2.9, 8.2. The town as plain data: places, and the pieces, Events and Strains that lie there."""

from __future__ import annotations

from ...kernel import Words, piece

#: How far a place is suspected: the Plague can be there, or could be after its next move.
HERE, NEXT, NOWHERE = "here", "next", ""


@piece
class Piece:
    """PA 2.4 to 2.6. A Healer or a Ward, in the town, beside the map or in a grave."""

    thing: str                                 # "piece:3"
    number: int
    name: Words                                # "Maria Kaina", "Bachelor"
    short: Words                               # for maps: "Maria"
    icon: str                                  # a Ward's Resource, a Healer's emblem
    emblem: str                                # of the Healer responsible
    seat: int | None                           # who answers for it; None if that Healer is absent
    healer: bool
    quarantined: bool
    acted: bool
    fearless: bool
    pact: int | None                           # PA 14, the seat whose token lies on it
    handed: Words                              # PA 12.11, counters that lie with it: "a Coin"
    text: Words


@piece
class Event:
    """PA 2.7 to 2.9. Ongoing in its district."""

    thing: str                                 # "event:5"
    title: Words
    icon: str                                  # of the Resource it needs
    count: int                                 # counters of it
    needs: Words                               # "a Secret", "2 Keys"
    text: Words


@piece
class Strain:
    """PA 8.2. It lies on the map; its title only if everybody who looks may know it."""

    thing: str                                 # "strain:4"
    title: Words
    laid: int                                  # in which round; 0 if that is not known
    text: Words


@piece
class Place:
    """PA 2.1, 2.3. A district, or the Steppe, which is number 0."""

    thing: str                                 # "place:12"
    number: int
    name: Words
    pieces: tuple[Piece, ...]
    event: Event | None
    resolved: bool                             # its Event lies face down
    strain: Strain | None
    blockade: bool
    curfew: bool
    miasma: bool
    suspected: str                             # HERE, NEXT, NOWHERE
    seen: int                                  # PA 21.2, the round in which the Plague was last known to be here; 0
    died: int                                  # PA 7.1, the round in which somebody last died here; 0
    danger: Words                              # whom an Infection here would harm now, in a sentence
    text: Words


@piece
class Step:
    """PA 2.15. Where the Plague was, and in which round."""

    round: int
    place: int
    killed: bool                               # somebody died there then
