"""PB 2. What is in the box, read from the component pack and checked."""

from __future__ import annotations

from typing import Final, final

from ...kernel import BrokenPack, Pack
from .cards import BUDDY_CARDS, CARD_NAMES, COLOUR_NAMES, DIE_NAMES, DIE_PIECES, DIE_SIDES, EXTRA, FRUIT, MARK_NAMES, QUARTERS, TILES_A_COLOUR, TINY_CAR

SEATS: Final = range(2, 5)

CHIP_NAMES: Final = ("fast", "fast-sauce", "fast-snappy", "tough", "tough-sauce", "tough-snappy")
MOST_OF_A_KIND: Final = 31      # lie in one zone: more of a kind of chip are two kinds that look alike
MOST_KINDS: Final = 12
STARTERS: Final = "starters-menu"
MAIN: Final = "main-course"


@final
class Box:
    """The components of Pints of Blood."""

    def __init__(self, pack: Pack) -> None:
        pack.only("battle-die", "marked", "markings", "chips", "buddy-cards", "zombie-cards", "for-a-card", "start", "prices", "limits")
        self.die: Final = read_die(pack.part("battle-die"))
        self.marked: Final = counts(pack.part("marked"), COLOUR_NAMES, 0, TILES_A_COLOUR)
        self.markings: Final = read_markings(pack.part("markings"))
        self.chips: Final = read_chips(pack.part("chips"))
        self.buddies: Final = counts(pack.part("buddy-cards"), CARD_NAMES[:BUDDY_CARDS], 0, 9)
        self.zombies: Final = counts(pack.part("zombie-cards"), CARD_NAMES[FRUIT:TINY_CAR], 0, 9)
        pack.part("for-a-card").only(STARTERS, MAIN)
        self.for_a_card: Final = {level: read_quarters(pack.part("for-a-card"), level) for level in (STARTERS, MAIN)}
        self.sofa, self.phone_box, self.beers = counts(pack.part("start"), ("sofa", "phone-box", "beers"), 0, 20)
        if self.sofa < 1:
            raise BrokenPack("start.sofa", "without a buddy on the sofa the game is lost before it begins (PB 16.1)")
        self.beer, self.food_chosen, self.food_random = counts(pack.part("prices"), ("beer", "pub-food-chosen", "pub-food-random"), 1, 99)
        self.turns: Final = counts(pack.part("limits"), ("turns",), 1, 1000)[0]


def counts(pack: Pack, names: tuple[str, ...], low: int, high: int) -> tuple[int, ...]:
    pack.only(*names)
    return tuple([pack.number(name, low, high) for name in names])


def read_die(pack: Pack) -> tuple[int, ...]:
    """PB 2.6, 16.4, R84. By face, which piece it shows."""
    many = counts(pack, DIE_NAMES, 0, DIE_SIDES)
    if sum(many) != DIE_SIDES:
        raise BrokenPack(pack.where, f"a die has {DIE_SIDES} faces, not {sum(many)} (PB 2.6)")
    if many[DIE_PIECES.index(EXTRA)] in (0, DIE_SIDES):
        raise BrokenPack(pack.path("extra"), "an extra hit stands on some faces and not on all: the throw for the Very Tiny Car has no end else (PB 16.4)")
    return tuple([piece for piece, copies in zip(DIE_PIECES, many) for _ in range(copies)])


def read_markings(pack: Pack) -> tuple[int, ...]:
    """PB 18.1. By colour, what its marking does; each of the four once."""
    pack.only(*COLOUR_NAMES)
    names = [pack.text(name) for name in COLOUR_NAMES]
    if sorted(names) != sorted(MARK_NAMES):
        raise BrokenPack(pack.where, f"each of {', '.join(MARK_NAMES)} stands for one colour (PB 18.1)")
    return tuple([MARK_NAMES.index(name) for name in names])


def read_chips(pack: Pack) -> tuple[tuple[int, int], ...]:
    """PB 2.3. Kinds of chip with their number; a kind of which there are very many stands there twice or more."""
    found: list[tuple[int, int]] = []
    for kind, copies in enumerate(counts(pack, CHIP_NAMES, 0, 99)):
        while copies > 0:
            found.append((kind, min(copies, MOST_OF_A_KIND)))
            copies -= MOST_OF_A_KIND
    if not found or len(found) > MOST_KINDS:
        raise BrokenPack(pack.where, f"there must be chips, and no more than {MOST_KINDS} lots of up to {MOST_OF_A_KIND} (PB 2.3)")
    return tuple(found)


def read_quarters(pack: Pack, level: str) -> tuple[int, ...]:
    """PB 17.3. Four numbers."""
    parts = pack.text(level).split()
    if len(parts) != QUARTERS or not all([part.isdecimal() and 1 <= int(part) <= 99 for part in parts]):
        raise BrokenPack(pack.path(level), f"four numbers from 1 to 99 are needed, one a quarter, not {pack.text(level)!r} (PB 17.3)")
    return tuple([int(part) for part in parts])
