"""What a page shows of Infected: the ring and the sheet for all, and what lies in one's own drawer. Plain data, in words and things."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ChartRound:
    """IN 4.4. A round on the strip of the chart; those to come are as they will be if nobody falls before."""

    number: int
    text: str                                  # "2 left", "1 left, 1 right", "none"
    when: str                                  # "past", "now", "to come"
    why: str


@dataclass(frozen=True)
class Villager:
    """A seat on the ring."""

    thing: str                                 # "seat:3"
    seat: int
    name: str
    standing: bool
    figure: bool                               # declares first
    acting: bool
    icons: tuple[str, ...]                     # how it declared in this round, or how it fell
    said: str                                  # the same in a word or two
    role: str                                  # its deck, where that lies open; else ""
    role_icon: str
    text: str


@dataclass(frozen=True)
class Handing:
    """IN 4.2. A card that goes from one seat to another in this round."""

    giver: int
    taker: int
    second: bool                               # IN 4.3. of two cards in the first round
    done: bool
    icon: str                                  # what it is, when all cards lie open
    text: str


@dataclass(frozen=True)
class Cell:
    """R41. What everyone saw of one seat in one round."""

    seat: int
    letters: str                               # to whom it passed: "BI"
    takers: tuple[int, ...]
    cards: tuple[str, ...]                     # icons of the cards passed, when all lie open
    icons: tuple[str, ...]                     # how it declared
    gone: bool                                 # out since an earlier round
    fell: bool
    text: str


@dataclass(frozen=True)
class SheetRound:
    """A line of the detective's sheet."""

    number: int
    now: bool
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Sign:
    """A line of the key to the sheet."""

    icons: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Board:
    """What lies open for everyone."""

    round: str                                 # in the middle of the ring: "Round 5",
    way: str                                   # "2 to the left",
    now: str                                   # "all eight choose"
    chart: str                                 # over the strip: "Passing chart, column Y"
    strip: tuple[ChartRound, ...]
    villagers: tuple[Villager, ...]            # clockwise
    handings: tuple[Handing, ...]
    heading: str                               # over the sheet
    remark: str
    sheet: tuple[SheetRound, ...]
    key: tuple[Sign, ...]
    named: tuple[str, ...]                     # IN 7. who named whom, a sentence each
    outlook: tuple[str, ...]                   # how far it is to an end


@dataclass(frozen=True)
class Role:
    """IN 2.2. Which deck one was dealt."""

    title: str
    icon: str
    aim: str
    fellow: str                                # IN 10.4. of the other Doctor, who is known


@dataclass(frozen=True)
class HandCard:
    """Cards of one kind in the hand; a place stays when they are spent."""

    thing: str                                 # "card:9"; "second:9" for the second of two
    title: str
    when: str                                  # "now", "next round"
    icon: str
    text: str
    count: int
    chosen: bool


@dataclass(frozen=True)
class Hand:
    """The hand, and for whom one chooses from it: for two in the first round of six or more."""

    title: str                                 # "For Joan"; "Hand" when nobody chooses
    way: str                                   # "2 to the left"
    taker: int | None
    cards: tuple[HandCard, ...]


@dataclass(frozen=True)
class Carried:
    """A card that came to this seat, or went from it."""

    round: int
    title: str
    icon: str
    seat: int                                  # from whom, or to whom
    acts: int | None                           # in which round, if not in its own
    text: str


@dataclass(frozen=True)
class Due:
    """IN 5. What is known already to act on this seat in a round."""

    round: int
    icon: str
    text: str
    bad: bool


@dataclass(frozen=True)
class Yours:
    """What lies in the private drawer."""

    role: Role
    hands: tuple[Hand, ...]
    carried: str                               # over the cards that came and went,
    came: str                                  # and over each kind
    went: str
    handed: tuple[Carried, ...]
    passed: tuple[Carried, ...]
    due: tuple[Due, ...]
    may_name: bool
    tongue: str                                # IN 7. whether this seat may name the Doctor, in a few words
    why: str                                   # and why, or when
