"""IN 4.2, 4.4. The passing chart: by column and players left, how far to the left (clockwise) a card goes."""

from __future__ import annotations

from typing import Final

from ...kernel import BrokenPack, Pack

COLUMNS: Final = ("Y", "E", "R", "S")
FEWEST: Final = 3               # players left in any round: with one Doctor and one Villager the game is over
MOST: Final = 12

Row = tuple[int, ...]           # places to the left, each from 1 to players - 1
Chart = tuple[tuple[Row, ...], ...]


def read_chart(pack: Pack) -> Chart:
    """The chart as a pack writes it: chart[column][players left]."""
    pack.only(*COLUMNS)
    return tuple([read_column(pack.part(column)) for column in COLUMNS])


def read_column(pack: Pack) -> tuple[Row, ...]:
    rows: list[Row] = [() for _ in range(FEWEST)]
    pack.only(*[str(players) for players in range(FEWEST, MOST + 1)])
    for players in range(FEWEST, MOST + 1):
        name = str(players)
        rows.append(read_row(pack.text(name), players, pack.path(name)))
    return tuple(rows)


def read_row(text: str, players: int, field: str) -> Row:
    row = tuple([read_way(word, players, field) for word in text.split()])
    if not row:
        raise BrokenPack(field, "a row needs at least one direction")
    if players >= 6 and (len(row) < 2 or row[0] == row[1]):
        raise BrokenPack(field, "the first two directions must lead to two different players, as round one passes two cards (IN 4.3)")
    return row


def read_way(word: str, players: int, field: str) -> int:
    """One direction as places to the left."""
    if word == "X":
        if players % 2:
            raise BrokenPack(field, f"nobody sits across among {players}")
        return players // 2
    side, steps = word[:1], word[1:]
    if side not in ("L", "R") or not steps.isdecimal() or not 1 <= int(steps) < players:
        raise BrokenPack(field, f"{word!r} is no direction: L1 to L{players - 1}, R1 to R{players - 1}, or X for across")
    return int(steps) if side == "L" else players - int(steps)


def spoken(way: int, players: int) -> str:
    """A direction in words."""
    if 2 * way == players:
        return "across"
    steps, side = (way, "left") if 2 * way < players else (players - way, "right")
    return f"{steps} to the {side}"
