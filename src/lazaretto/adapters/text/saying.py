"""Talk at a table of the text door: what the game's table rule lets a player say."""

from __future__ import annotations

from typing import Final

from ...kernel import Game, Mistake, Names, Seat

LONGEST: Final = 280


class NotSaid(Mistake):
    """The table rule does not allow it: a code that stays, the rule, and a sentence."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(f"{text} ({rule})" if rule else text)
        self.code: Final = code
        self.rule: Final = rule


def said_aloud(game: Game, names: Names, speaker: Seat, text: str, phrase: str = "", about: Seat | None = None) -> str:
    """What the others hear: a phrase of the game by its name, or free words where the game allows them."""
    talk = game.talk()
    if phrase:
        try:
            chosen = talk.phrase(phrase)
            heard = chosen.said(about, tuple(names))
        except Mistake as error:
            raise NotSaid("talk/unknown", str(error)) from None
        if about is not None and not chosen.is_offered(speaker, about):
            raise NotSaid("talk/forbidden", "This phrase is not for that seat.")
        return heard
    plain = " ".join(text.split())
    if talk.no_free_words is not None:
        raise NotSaid("talk/forbidden", f"{talk.no_free_words.text}; phrases are {', '.join([it.name for it in talk.phrases])}", talk.no_free_words.rule)
    if not plain or len(plain) > LONGEST or not plain.isprintable():
        raise NotSaid("talk/forbidden", f"What you say has 1 to {LONGEST} letters that can be shown.")
    return plain
