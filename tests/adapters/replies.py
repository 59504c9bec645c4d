"""Replies as models write them: a move in many dresses, two moves at once, and rubbish."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from lazaretto.adapters import text

Dress = Callable[[text.Offer], str]

#: Whoever writes so has said one move and nothing else: it must be understood.
PLAIN: tuple[Dress, ...] = (
    lambda it: str(it.number),
    lambda it: f" {it.number}. ",
    lambda it: f"#{it.number}",
    lambda it: f"Option {it.number}",
    lambda it: f"**{it.number}**",
    lambda it: f"[{it.number}]",
    lambda it: it.id,
    lambda it: f"[{it.id}]",
    lambda it: f"id {it.id[1:]}",
    lambda it: it.notation,
    lambda it: it.notation.upper(),
    lambda it: f"  {it.notation}\n",
    lambda it: f"`{it.notation}`",
    lambda it: f'"{it.notation}".',
    lambda it: f"```\n{it.notation}\n```",
    lambda it: f"> {it.notation}",
    lambda it: f"{it.number}. {it.notation}",
    lambda it: f"{it.number}) {it.notation}: {it.meaning}",
    lambda it: f"{it.notation}: {it.meaning}",
    lambda it: f"{it.number:>3} [{it.id}] {it.notation}: {it.meaning}",
    lambda it: json.dumps({"move": it.number}),
    lambda it: json.dumps({"move": it.notation}),
    lambda it: json.dumps({"thought": "Who is sick? I may be wrong.", "action": {"move": it.id}}),
    lambda it: "```json\n" + json.dumps({"id": int(it.id[1:])}, indent=2) + "\n```",
    lambda it: f"{{'move': '{it.notation}'}}",
    lambda it: f"Answer: {it.notation}",
    lambda it: f"**Final answer:** {it.number}",
    lambda it: f"Hmm, what do the others hold?\n\nMove: {it.notation}",
    lambda it: f"\\boxed{{{it.number}}}",
    lambda it: f"<answer>{it.notation}</answer>",
    lambda it: f"I thought about it for a long time.\n{it.notation}",
    lambda it: f"I choose option {it.number} because it is the best.",
)

#: With these around it a move may be taken for what it is, or asked about; never for another.
CHATTY: tuple[Dress, ...] = (
    lambda it: f"I will {it.notation}.",
    lambda it: f"OK, let's {it.notation}!",
    lambda it: f"{it.words}, please.",
    lambda it: f"I'd like to {it.words[:1].lower()}{it.words[1:]} now",
    lambda it: f"After some thought I {it.notation}, because nothing else helps.",
    lambda it: it.meaning,
    lambda it: it.words,
    lambda it: f"Mein Zug: {it.notation}. Danke!",
)

BETWEEN = (" or ", " and then ", "\n", ", ", " / ", "? No, rather ")
RUBBISH = "abcABC0123456789 ,.-:;!?'\"`*_#[](){}<>\\/\n\t🎲äéπ"
SCRAPS = (
    "move", "answer:", '{"move":', "}", "[[", "```", "I", "a", "A", "not", "option", "-1", "1e9", "null", "NaN", "a99999", "**", "\\boxed{", "the end", "?",
)


def misspelt(words: str, chance: Random) -> str:
    """A letter lost or doubled; figures stay, as another figure is another move."""
    places = [at for at, mark in enumerate(words) if mark.isalpha()]
    if not places:
        return words
    at = chance.choice(places)
    return words[:at] + (words[at] * 2 if chance.random() < 0.5 else "") + words[at + 1:]


def rubbish(sheet: text.Sheet, chance: Random) -> str:
    """Noise, with scraps of what could be meant in it."""
    scraps = [*SCRAPS, *[word for offer in chance.choices(sheet.offers, k=3) for word in offer.notation.split()]]
    parts = [chance.choice(scraps) if chance.random() < 0.6 else "".join(chance.choices(RUBBISH, k=chance.randrange(12))) for _ in range(chance.randrange(14))]
    return " ".join(parts)
