"""What a seat may do besides answering, by the same tool: take its last answer back, and predict once it is out of the game."""

from __future__ import annotations

import re
from typing import Final

from ...kernel.zone import letter
from .place import Place, Trouble

TAKE_BACK: Final = re.compile(r"undo|take ((it|that|my (last )?answer) )?back", re.IGNORECASE)
PREDICT: Final = re.compile(r"predict:?\s+(?:seat |player )?(\w)", re.IGNORECASE)


async def besides(place: Place, said: str) -> str | None:
    """What was done; None if this is none of it, and so meant for an answer."""
    words = said.strip().rstrip(".!")
    if TAKE_BACK.fullmatch(words):
        await place.take_back()
        return "Your last answer is taken back."
    if found := PREDICT.fullmatch(words):
        return await predicted(place, found[1])
    return None


async def predicted(place: Place, named: str) -> str:
    if place.prediction is None:
        raise Trouble("prediction/impossible", "There is nothing for you to predict now: that is for who is out, while the game goes on.")
    seats = {letter(seat): seat for seat in place.prediction.candidates}
    if named.upper() not in seats:
        raise Trouble("prediction/impossible", f"{place.prediction.question} You can name: {', '.join(seats)}.")
    await place.predict(seats[named.upper()])
    return f"You predict {place.names[seats[named.upper()]]}. Nobody hears of it before the end; until then you may change it."


def offered(place: Place) -> list[str]:
    """The same, while it can be done."""
    lines = ['You may take your last answer back: act with "take back".'] if place.is_asked and place.may_go_back else []
    if place.prediction is not None:
        seats = ", ".join([letter(seat) for seat in place.prediction.candidates])
        lines.append(f'You are out. {place.prediction.question} Act with "predict" and a seat: {seats}.')
    return lines
