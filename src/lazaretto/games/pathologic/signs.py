"""What stands in a district, in signs short enough for the map: pieces, Events, Strains, and what bars the way."""

from __future__ import annotations

from textwrap import wrap
from typing import Final, final

from ...kernel import FACE_DOWN, View
from ...kernel.zone import letter
from .box import Box
from .cards import NOTHING, PIECE_NAMES, RESOURCE_NAMES, STEPPE, STRAIN_NAMES, is_ward
from .drawn_map import NAMED, NARROWEST
from .foresight import strain_seen
from .names import place_title
from .table import Town

SHORT: Final = 2                # letters of a piece, a Resource or a Strain


@final
class Signs:
    """The signs of a table, for one seat and a page of some width."""

    def __init__(self, view: View, box: Box, width: int, suspected: tuple[int, ...], lair: int) -> None:
        self.t: Final[Town] = view.table
        self.seat: Final = view.seat
        self.box: Final = box
        self.named: Final = width >= NAMED or width < NARROWEST
        self.suspected: Final = suspected                # where the Plague can be
        self.lair: Final = lair                          # where it is, if that is seen; NOTHING

    def cell(self, district: int, room: int) -> list[str]:
        """The lines of a district."""
        return [*wrap(self.head(district), room), *wrap(" ".join(self.tokens(district)), room, break_on_hyphens=False)]

    def head(self, place: int) -> str:
        """ "12 Gut *": where the Plague can be; "@" where it is."""
        title = place_title(self.box, place) if self.named or place == STEPPE else str(place)
        return f"{title}{' *' if place in self.suspected else ''}{' @' if place == self.lair else ''}"

    def tokens(self, district: int) -> list[str]:
        t = self.t
        found = [self.piece(piece) for piece in t.pieces_in(district)]
        found += [f"!{self.cut(RESOURCE_NAMES[t.needs[district]])}"] if t.needs[district] != NOTHING else []
        found += [self.strain(district)] if district in t.laid_at else []
        found += [self.word("Blockade", "#")] if t.blockade == district else []
        found += [self.word("Curfew", "x")] if t.is_closed(district) else []
        return found + ([self.word("Miasma", "%")] if t.miasma >> district & 1 else [])

    def word(self, word: str, sign: str) -> str:
        return word if self.named else sign

    def cut(self, word: str) -> str:
        return word if self.named else word[:SHORT]

    def piece(self, piece: int) -> str:
        """ "maria", "(maria)" in Quarantine, "maria+C" in the Pact of C; Healers in capitals."""
        name = self.cut(PIECE_NAMES[piece])
        name = name if is_ward(piece) else name.upper()
        bound = self.t.bound_to(piece) if is_ward(piece) else NOTHING
        return f"{f'({name})' if self.t.is_quarantined(piece) else name}{f'+{letter(bound)}' if bound != NOTHING else ''}"

    def strain(self, district: int) -> str:
        """ "?", or "?fever" for who may look."""
        strain = strain_seen(self.t, self.seat, district)
        return "?" if strain == FACE_DOWN else f"?{self.cut(STRAIN_NAMES[strain])}"

    def legend(self) -> str:
        """What the signs say, of those that are there."""
        t = self.t
        found = ["(maria) is in Quarantine" if self.named else "(ma) is in Quarantine"] if t.quarantined else []
        found += ["maria+C in the Pact of C" if self.named else "ma+C in the Pact of C"] if any([ward != NOTHING for ward in t.pacts]) else []
        found += ["!coin an Event and what it needs" if self.named else "!co an Event and what it needs"] if len(t.ongoing) else []
        found += ["? a Strain"] if t.laid_at else []
        if not self.named:
            found += ["# the Blockade"] if t.blockade != STEPPE else []
            found += ["x a Curfew"] if any(t.curfews) else []
            found += ["% a Miasma"] if t.miasma else []
        found += ["* where the Plague can be"] if self.suspected else []
        found += ["@ where it is"] if self.lair != NOTHING else []
        return f"{', '.join([*found, '= a bridge'])}."


