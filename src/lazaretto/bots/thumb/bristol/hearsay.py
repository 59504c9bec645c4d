"""Hearsay: what is made of what others say. The plagued say it too, but not as often; and nobody knows how this company lies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import Remark, Seat
from .tells import SUSPECT, TRUSTED

#: Who says this of themselves is so many times as likely to have the plague as before. People lie better than bots: the figures are tamer than those counted.
OF_ONESELF: Final = {"i-am-healthy": 0.75, "i-have-the-plague": 3.0, "gave-low": 0.9, "got-low": 0.85, "got-high": 1.25, "fewer-rats": 0.6}
#: Who names somebody whom I trust, or suspect: the same for the one who says it.
NAMED_A_FRIEND: Final = {"suspect": 1.8, "trust": 1.0}
NAMED_A_SUSPECT: Final = {"suspect": 0.7, "trust": 1.8}
#: And for the one who is named, if it comes from one who is surely healthy: what they know I have mostly seen as well.
OF_ANOTHER: Final = {"suspect": 1.1, "trust": 0.9}
NOTHING: Final = 1.0


def hearsay(remark: Remark, me: Seat, ill: Sequence[float]) -> list[tuple[Seat, float]]:
    """By seat, how many times as likely plagued as before. What I say tells how I look to the others."""
    if remark.phrase in OF_ONESELF:
        return [(remark.seat, OF_ONESELF[remark.phrase])]
    if remark.phrase not in OF_ANOTHER or remark.about is None or remark.seat == me:
        return []
    named = ill[remark.about]
    speaker = NAMED_A_FRIEND if named < TRUSTED else NAMED_A_SUSPECT if named >= SUSPECT else {}
    return [(remark.seat, speaker.get(remark.phrase, NOTHING)), (remark.about, OF_ANOTHER[remark.phrase] ** (1.0 - ill[remark.seat]))]
