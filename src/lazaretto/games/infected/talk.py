"""IN 12.1, R40. What is said at the table while the game is on: manners, and nothing of people or cards. IN 6.5. And what the fallen guess for themselves."""

from __future__ import annotations

from typing import Final

from ...kernel import Phrase, Prediction, Reason, Talk, View
from .table import Village

NO_FREE_WORDS: Final = Reason("IN 12.1", "free words could give something away: they wait until the end")
OUT_SAY_NO_MORE: Final = Reason("IN 6.5", "whoever is out says no more to those who play")

#: No phrase names a seat: to name one is to hint.
TALK: Final = Talk((
    Phrase("hello", "Hello!"),
    Phrase("good-luck", "Good luck!"),
    Phrase("one-moment", "One moment."),
    Phrase("take-your-time", "No hurry."),
    Phrase("back-soon", "Back soon."),
    Phrase("here-again", "Here again."),
    Phrase("thank-you", "Thank you."),
), NO_FREE_WORDS, OUT_SAY_NO_MORE)


def prediction(view: View) -> Prediction | None:
    """Whom one takes for a Doctor, of those who stand. IN 10.4. A Doctor who was shown the other has nothing to guess."""
    t: Village = view.table
    if t.rules.doctors_know and view.seat is not None and t.is_doctor(view.seat):
        return None
    return Prediction("Who is the Plague Doctor?", tuple([seat for seat in range(t.rules.seats) if t.stands(seat)]))
