"""The line-up: which bot sits where."""

from __future__ import annotations

from .. import bots
from ..kernel import Mistake

BySeat = tuple[str, ...]
BySide = tuple[tuple[str, str], ...]
Lineup = BySeat | BySide
"""One bot for all seats or one a seat; or pairs of a side and its bot."""


def read_lineup(text: str) -> Lineup:
    """ "thumb", "thumb,random,…" seat by seat, or "doctor=thumb,villager=random"."""
    parts = [part.strip() for part in text.split(",")]
    if "=" not in text:
        for name in parts:
            bots.check(name)
        return tuple(parts)
    pairs = []
    for part in parts:
        side, _, name = [piece.strip() for piece in part.partition("=")]
        if not side or not name:
            raise Mistake(f"cannot read the bots {text!r}: one name, one a seat with commas, or side=name for every side")
        bots.check(name)
        pairs.append((side, name))
    return tuple(pairs)


def seated(lineup: Lineup, sides: tuple[str, ...], known: tuple[str, ...]) -> list[str]:
    """By seat, the name of its bot, given its side after the deal; `known` are all sides of the game."""
    by_side = dict([item for item in lineup if isinstance(item, tuple)])
    if by_side:
        check_sides(by_side, known)
        return [by_side[side] for side in sides]
    names = [item for item in lineup if isinstance(item, str)]
    if len(names) not in (1, len(sides)):
        raise Mistake(f"{len(names)} bots for {len(sides)} seats: name one for all, or one a seat")
    return names * len(sides) if len(names) == 1 else names


def check_sides(by_side: dict[str, str], known: tuple[str, ...]) -> None:
    there = ", ".join(sorted(known))
    for side in by_side:
        if side not in known:
            raise Mistake(f"no side {side!r} in this game: there are {there}")
    for side in known:
        if side not in by_side:
            raise Mistake(f"no bot for {side}: name one for each of {there}")
