"""R45. What is said in the pub: advice is free, and so is talk."""

from __future__ import annotations

from typing import Final

from ...kernel import Phrase, Spot, Talk
from ...kernel.talk import SEAT
from .cards import ROWS
from .signs import row_thing

#: Nearly all lies open, so there is little to claim: only who has taken a Second Look knows the top card (PB 19.4). All else is asked or offered:
#: crisps go from hand to hand for a card (PB 12.2), a beer can be bought for another (PB 12.8), and who has the turn may cover a row.
TALK: Final = Talk((
    Phrase("good-card", "The top card of the pile is a good one.", claim=True),
    Phrase("bad-card", "The top card of the pile is a bad one.", claim=True),
    *[Phrase(f"cover-row-{row + 1}", f"Cover row {row + 1}, please.") for row in range(ROWS)],
    Phrase("would-sell", "I would sell you a card, {seat}."),
    Phrase("would-buy", "I have crisps for a card of yours, {seat}."),
    Phrase("a-beer-please", "Will you buy me a beer, {seat}?"),
    Phrase("a-beer-for-you", "I would buy you a beer, {seat}."),
    Phrase("send-more", "Send one more buddy!"),
    Phrase("send-no-more", "Better send nobody else."),
    Phrase("left-behind", "Mind that {seat} is not left behind."),
    Phrase("cheers", "Cheers, {seat}!"),
))

#: Which row is meant is said faster by pointing.
SPOTS: Final = tuple([Spot(row_thing(row), f"Row {row + 1}", f"{SEAT} points at row {row + 1}.") for row in range(ROWS)])
