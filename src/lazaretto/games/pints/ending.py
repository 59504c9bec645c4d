"""PB 1.1 to 1.4, 16. Rescue, and how the game ends."""

from __future__ import annotations

from typing import Final, final

from ...kernel import EVERYONE, Card, Dealer, End, Outcome, Seat, Step, Steps
from .cards import ARMY, CARD_NAMES, CORPS, DICE, DIE_SIDES, EXTRA, LAST_QUARTER, TANDEM, TAXI, TINY_CAR
from .effects import CARD_TEXTS
from .table import Pub
from .tidings import ThrownForTheSeat

#: By rescue card.
REASONS: Final = {
    TINY_CAR: "the Very Tiny Car came", TAXI: "the Taxi came", CORPS: "the Salvation Corps came", TANDEM: "the Tandem came", ARMY: "the Army came",
}
NO_BUDDIES: Final = "no buddy is left in the pub"
TOO_LONG: Final = "the night had no end"

#: By which rule it is over; if a rescuer came, by the rule of that card.
RULES_OF_ENDINGS: Final = {NO_BUDDIES: "PB 16.1", TOO_LONG: "PB 4.4", **{reason: CARD_TEXTS[card][1] for card, reason in REASONS.items()}}

#: By how it ended, whom the rescuer takes.
WHOM_IT_TAKES: Final = {
    REASONS[TINY_CAR]: "Its only seat went by dice.", REASONS[TAXI]: "It takes whoever has a buddy card to pay with.",
    REASONS[CORPS]: "It leaves only the driest behind.", REASONS[TANDEM]: "It takes the two least bitten.",
    REASONS[ARMY]: "It takes who has more crisps than cards lay beneath it.",
}

SAVED: Final = 1.0
LEFT_BEHIND: Final = 0.0


def saved(t: Pub, seats: list[Seat], reason: str) -> Steps:
    """PB 16.3, 16.9. They win; with nobody saved the zombies do."""
    scores = tuple([SAVED if seat in seats else LEFT_BEHIND for seat in range(t.rules.seats)])
    return (End(Outcome(tuple(sorted(seats)), reason, scores)),)


def zombies_win(t: Pub, reason: str) -> Steps:
    return saved(t, [], reason)


@final
class Rescue(Step):
    """PB 16.2. All stops, and the rescuer takes along whom it will."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        if self.card == TINY_CAR:
            return (Throws(tuple(t.seats_from_active())),)
        return saved(t, taken_along(t, self.card), REASONS[self.card])


def taken_along(t: Pub, card: Card) -> list[Seat]:
    """PB 16.5 to 16.8. Whom this rescuer would save as things are."""
    seats = list(range(t.rules.seats))
    if card == TAXI:
        return [seat for seat in seats if fares(t, seat)]
    if card == CORPS:
        return by_the_corps(t, seats)
    if card == TANDEM:
        return by_tandem(t, seats)
    assert card == ARMY, CARD_NAMES[card]
    return [seat for seat in seats if t.crisps[seat] > t.in_quarter(LAST_QUARTER)]


def fares(t: Pub, seat: Seat) -> int:
    """PB 16.5, R124. Buddy cards to pay with: what is placed and not used yet is still one's own."""
    return len(t.hands[seat]) + (sum([len(line) for line in t.placed]) if seat == t.active else 0)


def by_the_corps(t: Pub, seats: list[Seat]) -> list[Seat]:
    """PB 16.6, R88. All but the one who drank least; of several the one with fewest crisps; of several such nobody."""
    least = min(t.beers)
    dry = [seat for seat in seats if t.beers[seat] == least]
    poorest = min([t.crisps[seat] for seat in dry])
    left = [seat for seat in dry if t.crisps[seat] == poorest]
    return [seat for seat in seats if seat not in left] if len(left) == 1 else seats


def by_tandem(t: Pub, seats: list[Seat]) -> list[Seat]:
    """PB 16.7, R87. The two who are fittest; those level across the second seat quarrel, and others ride."""
    groups: dict[tuple[int, int], list[Seat]] = {}
    for seat in seats:
        groups.setdefault((t.bites[seat], -t.crisps[seat]), []).append(seat)
    if len(groups) == 1:
        return []
    riders: list[Seat] = []
    for rank in sorted(groups):
        if len(riders) + len(groups[rank]) <= TANDEM_SEATS:
            riders += groups[rank]
    return riders


TANDEM_SEATS: Final = 2


@final
class Throws(Step):
    """PB 16.4, R84, R120. All seven dice each: most extra hits, then most crisps; those level throw again."""

    def __init__(self, seats: tuple[Seat, ...]) -> None:
        self.seats: Final = seats

    def do(self, t: Pub, dealer: Dealer) -> Steps:
        extras = {seat: sum([t.rules.die[dealer.roll(DIE_SIDES)] == EXTRA for _ in range(DICE)]) for seat in self.seats}
        if dealer.listening:
            for seat in self.seats:
                dealer.tell(EVERYONE, ThrownForTheSeat(seat, extras[seat]))
        most = max(extras.values())
        best = [seat for seat in self.seats if extras[seat] == most]
        richest = max([t.crisps[seat] for seat in best])
        best = [seat for seat in best if t.crisps[seat] == richest]
        return saved(t, best, REASONS[TINY_CAR]) if len(best) == 1 else (Throws(tuple(best)),)
