"""IN 1.1, 2. The table of Infected: a circle of villagers, and a Plague Doctor or two among them."""

from __future__ import annotations

from typing import Final, final

from ... import kernel
from ...kernel import Card, Line, Public, Seat, Seats, Zone, copied, copied_lines
from .box import DOCTOR
from .chart import Chart

#: R15. When a Contagious card takes away the right to guess.
NEVER: Final = 0
WHEN_VACCINATED: Final = 1
ALWAYS: Final = 2


@final
class VillageRules(kernel.Rules):
    """What a variant may change."""

    counts: tuple[int, ...]              # by deck, how many are at the table
    decks: tuple[Zone, ...]              # what each deck holds; without its dice cards if those are dealt apart
    whole_decks: tuple[Zone, ...]        # with them
    deck_size: int                       # IN 2.2, 11.2
    deck_counts: tuple[tuple[int, ...], ...]   # by deck and card, how many; dice cards dealt apart count as Roll Dice
    rolls_a_card: int                    # the most a dice card at this table makes one roll
    only_doctors_infect: bool            # no Villager at the table holds a Contagious card
    doctors_cards: int                   # a bit a card: those a Doctor may have
    silent_decks: int                    # the faces of the role cards whose deck holds a Silent Villager
    dice_dealt: tuple[int, ...]          # IN 2.5. by deck, so many dice cards are dealt to it; none if the decks hold theirs
    dice: Zone                           # IN 2.5. those they are dealt from
    chart: Chart
    column: int | None                   # IN 3.4. chosen; None leaves it to chance
    faces: int                           # IN 2.6. of the die
    skulls: int                          # IN 2.6. so many of them infect
    doctors_know: bool                   # IN 10.4
    guess_after_roll: bool               # R28
    contagious_silences: int             # R15
    doctors_win_at_once: bool            # R35
    first_round_guesses: int             # IN 10.3
    two_first: bool                      # IN 4.3. two cards are passed in round one
    last_round: int                      # IN 8.3


@final
class Village(kernel.Table):
    """IN 2. What lies on the table, and the sheet on which the rounds are noted."""

    rules: Public[VillageRules]
    active: Public[list[Seat]]           # clockwise
    standing: Public[Seats]              # the active who have not fallen this round
    marker: Public[Seat]                 # who declares first
    column: Public[int]                  # of the chart
    entry: Public[int]                   # how far along its row
    round: Public[int]
    guesses: Public[int]                 # made this round
    declared: Public[int]                # this round, a mark a seat: see sheet.py
    accused: Public[int]                 # this round, whom each seat named: see sheet.py
    sheet: Public[tuple[int, ...]]       # the same of the rounds before, with their markers
    hands: list[Zone]
    handed: list[Line]                   # cards lying before each seat, as they came
    roles: list[Zone]                    # which deck each was dealt
    decks: Zone                          # not yet dealt
    dice: Zone                           # IN 2.5. what stays in the box unseen

    def public(self) -> Village:
        t = Village()
        t.rules, t.round, t.guesses, t.marker = self.rules, self.round, self.guesses, self.marker
        t.active, t.standing = self.active[:], self.standing
        t.column, t.entry = self.column, self.entry
        t.declared, t.accused, t.sheet = self.declared, self.accused, self.sheet
        t.hands, t.handed, t.roles, t.decks, t.dice = self.hands, self.handed, self.roles, self.decks, self.dice
        return t

    def copy(self) -> Village:
        t = self.public()
        t.hands, t.handed, t.roles = copied(self.hands), copied_lines(self.handed), copied(self.roles)
        t.decks, t.dice = self.decks.copy(), self.dice.copy()
        return t

    def clockwise_from(self, first: Seat) -> list[Seat]:
        at = self.active.index(first)
        return self.active[at:] + self.active[:at]

    def ways(self) -> tuple[int, ...]:
        """IN 4.2, 4.3. How far to the left cards go now: two of them in the first round of six or more, else one."""
        row = self.rules.chart[self.column][len(self.active)]
        way = row[self.entry % len(row)]
        return (way, row[(self.entry + 1) % len(row)]) if self.passes_two() else (way,)

    def passes_two(self) -> bool:
        """IN 4.3. In the first round of six or more."""
        return self.round == 1 and self.rules.two_first

    def takers_of(self, seat: Seat) -> list[Seat]:
        """IN 4.2. To whom this seat's cards go now, in the order in which they are chosen."""
        at, players = self.active.index(seat), len(self.active)
        return [self.active[(at + way) % players] for way in self.ways()]

    def stands(self, seat: Seat) -> bool:
        return self.standing >> seat & 1 == 1

    def is_doctor(self, seat: Seat) -> bool:
        return DOCTOR in self.roles[seat]

    def role_of(self, seat: Seat) -> Card:
        """Which deck the seat was dealt; only for eyes that may see it."""
        return self.roles[seat].kinds()[0]

    def doctors_stand(self) -> bool:
        """IN 1.2, 10.2. Is any of the Doctors still in the game?"""
        for seat in self.active:
            if self.stands(seat) and self.is_doctor(seat):
                return True
        return False

    def villagers_left(self) -> int:
        """IN 1.3. How many Villagers are still in the game."""
        left = 0
        for seat in self.active:
            if self.stands(seat) and not self.is_doctor(seat):
                left += 1
        return left

    def team(self, doctors: bool) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(self.rules.seats) if self.is_doctor(seat) == doctors])
