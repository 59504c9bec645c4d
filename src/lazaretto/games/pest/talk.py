"""What is said among the Houses: the rulebook has no rule for it, so it is free."""

from __future__ import annotations

from typing import Final

from ...kernel import Phrase, Talk

#: All that anyone knows lies open: there is nothing to claim.
TALK: Final = Talk((
    Phrase("good-fortune", "Good fortune to your House."),
    Phrase("will-gather", "I will gather the sick there."),
    Phrase("will-you-gather", "Will you gather the sick there, {seat}?"),
    Phrase("about-to-fall", "That location is about to fall."),
    Phrase("leave-it-to-me", "Please leave that site to me, {seat}."),
    Phrase("far-ahead", "{seat} is far ahead in Renown."),
    Phrase("still-thinking", "I am still thinking."),
    Phrase("well-done", "Well done, {seat}."),
))
