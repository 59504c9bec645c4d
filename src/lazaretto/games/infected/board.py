"""What a page shows of Infected: the ring and the sheet for all, and what lies in one's own drawer. Plain data, in words and things."""

from __future__ import annotations

from ...kernel import Words, piece


@piece
class ChartRound:
    """IN 4.4. A round on the strip of the chart; those to come are as they will be if nobody falls before."""

    number: int
    text: Words                                # "2 left", "1 left, 1 right", "no cards"
    when: str                                  # "past", "now", "to come"
    why: Words


@piece
class ChartRow:
    """IN 4.4. How cards go among so many, round by round and then again from the start."""

    players: int
    ways: Words                                # "1 left, 1 right, across"
    now: bool


@piece
class Villager:
    """A seat on the ring."""

    thing: str                                 # "seat:3"
    seat: int
    name: str
    standing: bool
    figure: bool                               # declares first
    acting: bool                               # we wait for it: for all in the game at once while they choose
    icons: tuple[str, ...]                     # how it declared in this round, or how it fell
    said: Words                                # the same in a word or two
    role: Words                                # its deck, where that lies open; else ""
    role_icon: str
    text: Words


@piece
class Handing:
    """IN 4.2. A card that goes from one seat to another in this round."""

    giver: int
    taker: int
    second: bool                               # IN 4.3. of two cards in the first round
    done: bool
    icon: str                                  # what it is, when all cards lie open
    text: Words


@piece
class Cell:
    """R41. What everyone saw of one seat in one round."""

    seat: int
    letters: str                               # to whom it passed: "BI"
    takers: tuple[int, ...]
    cards: tuple[str, ...]                     # icons of the cards passed, when all lie open
    later: tuple[str, ...]                     # and how many rounds later each acts: "+1", or ""
    icons: tuple[str, ...]                     # how it declared
    gone: bool                                 # out since an earlier round
    fell: bool
    text: Words


@piece
class SheetRound:
    """A line of the detective's sheet."""

    number: int
    now: bool
    cells: tuple[Cell, ...]


@piece
class Sign:
    """A line of the key to the sheet."""

    icons: tuple[str, ...]
    text: Words


@piece
class Board:
    """What lies open for everyone."""

    round: Words                               # in the middle of the ring: "Round 5",
    way: Words                                 # "2 to the left",
    now: Words                                 # "all 8 choose at once"
    chart: Words                               # over the strip: "Passing chart, column Y, row for 6",
    about: Words                               # and what that is
    rows: tuple[ChartRow, ...]                 # of the column, down to the fewest
    strip: tuple[ChartRound, ...]
    villagers: tuple[Villager, ...]            # clockwise
    handings: tuple[Handing, ...]
    heading: Words                             # over the sheet
    remark: Words
    sheet: tuple[SheetRound, ...]
    key: tuple[Sign, ...]
    named: tuple[Words, ...]                   # IN 7. who named whom, a sentence each
    outlook: tuple[Words, ...]                 # how far it is to an end


@piece
class Role:
    """IN 2.2. Which deck one was dealt."""

    title: Words
    icon: str
    aim: Words
    fellow: Words                              # IN 10.4. of the other Doctor, who is known


@piece
class HandCard:
    """Cards of one kind in the hand; a place stays when they are spent."""

    thing: str                                 # "card:9"; "second:9" for the second of two
    title: Words
    when: Words                                # "now", "next round"
    icon: str
    text: Words
    count: int
    chosen: bool


@piece
class Hand:
    """The hand, and for whom one chooses from it: for two in the first round of six or more."""

    title: Words                               # "For Joan"; "Hand" when nobody chooses
    way: Words                                 # "2 to the left"
    taker: int | None
    cards: tuple[HandCard, ...]


@piece
class Carried:
    """A card that came to this seat, or went from it."""

    round: int
    title: Words
    icon: str
    seat: int                                  # from whom, or to whom
    acts: int | None                           # in which round, if not in its own
    cancelled: bool                            # an infection of mine, and all saw that its taker was not infected
    text: Words


@piece
class Due:
    """IN 5. What is known already to act on this seat in a round."""

    round: int
    icon: str
    text: Words
    bad: bool


@piece
class Yours:
    """What lies in the private drawer."""

    role: Role
    hands: tuple[Hand, ...]
    carried: Words                             # over the cards that came and went,
    came: Words                                # and over each kind
    went: Words
    handed: tuple[Carried, ...]
    passed: tuple[Carried, ...]
    due: tuple[Due, ...]
    may_name: bool
    tongue: Words                              # IN 7. whether this seat may name the Doctor, in a few words
    why: Words                                 # and why, or when
