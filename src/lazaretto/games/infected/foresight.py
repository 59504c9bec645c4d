"""What comes if nothing happens: the chart's next rounds, and how far it is to an end."""

from __future__ import annotations

from typing import Final

from ...kernel import EVERYONE, Seat
from .board import ChartRound, ChartRow
from .box import DOCTOR, ONE_BOX
from .chart import FEWEST, spoken
from .past import BY_A_SKULL, BY_INFECTION, Past
from .table import Village
from .variants import CLOSING_ROUNDS

NONE: Final = "no cards"


def strip(t: Village, past: Past, over: bool) -> tuple[ChartRound, ...]:
    """IN 4.4. Every round: how cards went, go, and will go as long as nobody falls."""
    played = [chart_round(at + 1, ways, len(past.circles[at]), "now" if at + 1 == t.round else "past") for at, ways in enumerate(past.ways)]
    return (*played, *([] if over else to_come(t)))


def to_come(t: Village) -> list[ChartRound]:
    """IN 4.5. When someone has fallen in this round already, the next begins the row for those left."""
    left = t.standing.bit_count()
    if left < FEWEST:
        return []
    row, passing_rounds = t.rules.chart[t.column][left], t.rules.last_round - CLOSING_ROUNDS
    entry = 0 if left < len(t.active) else t.entry + len(t.ways())
    return [
        chart_round(number, (row[(entry + ahead) % len(row)],) if number <= passing_rounds else (), left, "to come")
        for ahead, number in enumerate(range(t.round + 1, t.rules.last_round + 1))
    ]


def chart_round(number: int, ways: tuple[int, ...], players: int, when: str) -> ChartRound:
    spoken_ways = " and ".join([spoken(way, players) for way in ways])
    return ChartRound(number, in_short(ways, players) or NONE, when, f"Round {number}: {why(spoken_ways, players, when)}")


def chart_rows(t: Village) -> tuple[ChartRow, ...]:
    """IN 4.4, 4.5. The column that was drawn, from all seats down."""
    column = t.rules.chart[t.column]
    rows = [(left, in_short(column[left], left)) for left in range(t.rules.seats, FEWEST - 1, -1)]
    if t.rules.two_first:
        rows[0] = t.rules.seats, from_the_start(column[t.rules.seats], t.rules.seats)
    return tuple([ChartRow(left, ways, left == len(t.active)) for left, ways in rows])


def from_the_start(row: tuple[int, ...], players: int) -> str:
    """IN 4.3. Of the row with which the game begins the first round takes two ways."""
    rest = in_short(row[2:], players)
    return f"round 1: {in_short(row[:2], players)}{f'; then {rest}' if rest else ''}"


def in_short(ways: tuple[int, ...], players: int) -> str:
    """ "2 left, across"."""
    return ", ".join([spoken(way, players).replace(" to the ", " ") for way in ways])


def why(ways: str, players: int, when: str) -> str:
    if not ways:
        return "the hands are empty and nothing is passed; all declare, and who may can name the Doctor."
    if when == "to come":
        return f"cards go {ways} among {players}. If someone falls before, the chart's row for those left begins."
    return f"cards {'go' if when == 'now' else 'went'} {ways} among {players}."


def outlook(t: Village, past: Past) -> tuple[str, ...]:
    """IN 1.2, 1.3, 8.3. What is still missing to an end, as far as all can know."""
    left, cards = villagers_left(t, past), len(t.hands[t.active[0]])
    doctors = "the Plague Doctor wins" if t.rules.counts[DOCTOR] == 1 else "the Plague Doctors win"
    moment = "at once" if t.rules.doctors_win_at_once else "when all have declared"
    held = f"Every hand still holds {cards} card{'s' if cards > 1 else ''}." if cards else "The hands are empty."
    rest = t.rules.last_round - t.round
    return (
        f"{' or '.join([str(number) for number in left])} Villager{'s' if left[-1] > 1 else ''} left; {doctors} at 1 or none, {moment}.",
        f"{held} {rounds_to_come(rest, cards)}",
        *names_left(t), *another_row(t, past),
    )


def rounds_to_come(rest: int, cards: int) -> str:
    """IN 8.3. How many rounds there are at most; while cards are held, that not all of them are for passing."""
    if not rest:
        return "This is the last round."
    empty = f", the last {CLOSING_ROUNDS} without cards" if cards and rest > CLOSING_ROUNDS else ""
    return f"At most {rest} more round{'s' if rest > 1 else ''}{empty}."


def another_row(t: Village, past: Past) -> tuple[str, ...]:
    """IN 4.5. That someone fell changes how cards go."""
    left = t.standing.bit_count()
    if left < len(t.active):
        return (f"From the next round on the passing chart's row for {left} holds.",) if left >= FEWEST and t.round < t.rules.last_round else ()
    begun = t.round > 1 and left < len(past.circles[t.round - 2])
    return (f"Since this round the passing chart's row for {left} holds.",) if begun else ()


def villagers_left(t: Village, past: Past) -> list[int]:
    """How many Villagers are in the game: two numbers where a Doctor may have fallen and not said so (IN 10.4)."""
    standing, doctors = t.standing.bit_count(), t.rules.counts[DOCTOR]
    open_falls = sum([not t.stands(seat) and is_open_doctor(t, seat) for seat in range(t.rules.seats)])
    fewest = standing - doctors + open_falls
    hidden = doctors - open_falls > 1 and any([may_have_been(t, past, seat) for seat in range(t.rules.seats)])
    return [fewest, fewest + 1] if hidden else [fewest]


def is_open_doctor(t: Village, seat: Seat) -> bool:
    return t.roles[seat].eyes == EVERYONE and t.is_doctor(seat)


def may_have_been(t: Village, past: Past, seat: Seat) -> bool:
    """IN 10.4. Fell to a card or the die, and nothing that all saw shows a Villager."""
    known = (past.spoke | past.cleared) >> seat & 1
    return t.rules.doctors_know and not known and past.fell_by[seat] in (BY_INFECTION, BY_A_SKULL)


def names_left(t: Village) -> tuple[str, ...]:
    """IN 10.3. In the first round of seven or more."""
    if t.round > 1 or t.rules.seats <= ONE_BOX:
        return ()
    left = max(0, t.rules.first_round_guesses - t.guesses)
    if not t.guesses:
        return (f"In this first round only {left} players may name a Doctor.",)
    return (f"In this first round {left or 'no'} more {'player' if left == 1 else 'players'} may name a Doctor.",)
