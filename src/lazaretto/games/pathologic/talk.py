"""PA 21.1. What is said in the town: free, and binding nobody."""

from __future__ import annotations

from typing import Final

from ...kernel import Phrase, Talk

#: No phrase tells of a hand: Prescriptions and Strains in it are not to be revealed (PA 2.17).
TALK: Final = Talk((
    Phrase("in-the-steppe", "The Plague is in the Steppe.", claim=True),
    Phrase("in-the-town", "The Plague is in the town.", claim=True),
    Phrase("near-you", "The Plague is close to you, {seat}.", claim=True),
    Phrase("ward-in-danger", "One of your Wards is in danger, {seat}."),
    Phrase("work-together", "Let us work together, {seat}."),
    Phrase("spare-my-wards", "Please leave my Wards to me, {seat}."),
    Phrase("an-event-waits", "Will you see to that Event, {seat}?"),
    Phrase("nearly-won", "{seat} is about to win."),
))
