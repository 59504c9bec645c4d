"""Tongues: games speak English; here what they say is said again in another language, sentence by sentence.

A game's folder holds a catalogue for each language (`de.toml`) and the rulebook in it (`RULES.de.md`, `RULINGS.de.md`). No code of a game knows of them, and
a law (`tests/laws/test_tongues.py`) plays all games and finds every sentence that a catalogue lacks.
"""

from typing import Final

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "de")
"""The first is what the games speak; the others have a catalogue in every game's folder."""
