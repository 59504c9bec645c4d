"""R45. What is said in the pub: advice is free, and so is talk."""

from __future__ import annotations

from typing import Final

from ...kernel import Phrase, Spot, Talk
from ...kernel.talk import SEAT
from .cards import ROWS
from .signs import row_thing

#: Nearly all lies open, so there is little to claim: only who has taken a Second Look knows the top card (PB 19.4).
TALK: Final = Talk((
    Phrase("good-card", "The top card of the pile is a good one.", claim=True),
    Phrase("bad-card", "The top card of the pile is a bad one.", claim=True),
    Phrase("send-more", "Send one more buddy!"),
    Phrase("send-no-more", "Better send nobody else."),
    Phrase("would-sell", "I would sell you a card, {seat}."),
    Phrase("a-beer-please", "Will you buy me a beer, {seat}?"),
    Phrase("left-behind", "Mind that {seat} is not left behind."),
    Phrase("cheers", "Cheers, {seat}!"),
))

#: Which row is meant is said faster by pointing.
SPOTS: Final = tuple([Spot(row_thing(row), f"Row {row + 1}", f"{SEAT} points at row {row + 1}.") for row in range(ROWS)])
