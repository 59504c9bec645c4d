"""R40. What is said at the table while the game is on: manners, and nothing of people or cards."""

from __future__ import annotations

from typing import Final

from ...kernel import Phrase, Reason, Talk

NO_FREE_WORDS: Final = Reason("R40", "talk must not touch on who anyone is or on cards: free words wait until the game is over")

#: No phrase names a seat: to name one is to hint.
TALK: Final = Talk((
    Phrase("hello", "Hello, everyone!"),
    Phrase("good-luck", "Good luck to us all."),
    Phrase("one-moment", "One moment, please."),
    Phrase("take-your-time", "Take your time."),
    Phrase("back-soon", "I will be right back."),
    Phrase("here-again", "Here I am again."),
    Phrase("thank-you", "Thank you."),
), NO_FREE_WORDS)
