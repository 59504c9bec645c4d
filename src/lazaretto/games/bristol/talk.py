"""R46. What is said on the carts: free, welcome, and perhaps false."""

from __future__ import annotations

from typing import Final

from ...kernel import Phrase, Talk

#: What went into a mingle, what came out of it, and who is ill: that is what cartmates talk about.
TALK: Final = Talk((
    Phrase("i-am-healthy", "I am healthy.", claim=True),
    Phrase("i-have-the-plague", "I have the plague.", claim=True),
    Phrase("gave-low", "I gave low symptoms to the mingle.", claim=True),
    Phrase("got-low", "I got low symptoms from the mingle.", claim=True),
    Phrase("got-high", "I got high symptoms from the mingle.", claim=True),
    Phrase("suspect", "I believe that {seat} has the plague.", claim=True),
    Phrase("trust", "I believe that {seat} is healthy.", claim=True),
    Phrase("fewer-rats", "Let us get rid of our rats."),
    Phrase("do-not-push", "Do not push me, {seat}!"),
))
