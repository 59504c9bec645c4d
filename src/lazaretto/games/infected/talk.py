"""R40. What is said at the table while the game is on: manners, and nothing of people or cards."""

from __future__ import annotations

from typing import Final

from ...kernel import Phrase, Reason, Talk

NO_FREE_WORDS: Final = Reason("R40", "free words could hint: they wait until the end")

#: No phrase names a seat: to name one is to hint.
TALK: Final = Talk((
    Phrase("hello", "Hello!"),
    Phrase("good-luck", "Good luck!"),
    Phrase("one-moment", "One moment."),
    Phrase("take-your-time", "No hurry."),
    Phrase("back-soon", "Back soon."),
    Phrase("here-again", "Here again."),
    Phrase("thank-you", "Thank you."),
), NO_FREE_WORDS)
