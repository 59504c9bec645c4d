"""What is said among the Houses: the rulebook has no rule for it, so it is free."""

from __future__ import annotations

from typing import Final

from ...kernel import Phrase, Talk

#: All that anyone knows lies open: there is nothing to claim.
TALK: Final = Talk((
    Phrase("good-fortune", "Good fortune to your House."),
    Phrase("will-gather", "I will gather the sick next to my Doctor."),
    Phrase("will-you-gather", "Will you gather the sick next to your Doctor, {seat}?"),
    Phrase("about-to-fall", "Somebody should go where the next Pest may destroy a location."),
    Phrase("leave-it-to-me", "Please leave the site where my Doctor stands to me, {seat}."),
    Phrase("far-ahead", "{seat} is far ahead in Renown."),
    Phrase("still-thinking", "I am still thinking."),
    Phrase("well-done", "Well done, {seat}."),
))
