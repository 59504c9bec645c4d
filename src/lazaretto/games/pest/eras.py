"""PE 20, 31, 32. The end of an Era: Agenda, Capital, people leave, the dead, a new Assistant."""

from __future__ import annotations

from typing import Final, final

from ...kernel import ALONE, EVERYONE, NOT_HERE, Choice, Dealer, Move, Moves, Reason, Seat, Step, Steps
from .aloud import Aloud
from .box import Rewards
from .cards import NOTHING, RECALL, RENOWN
from .decrees import AGENDAS
from .gains import Gain, out_of_turn
from .market import draw_to_market
from .moves import PREFERS, Prefer
from .people import Blame
from .sources import AGENDA, COURT, GRAVES_FILLED, OUTNUMBERED
from .table import Empire

FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
NO_RECALL: Final = Reason("PE 20.5", "nobody is there to come back, or your Healthy track is full")


@final
class EraEnds(Step):
    """PE 20.1, R187. In this order."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        t.active = NOTHING
        sweep = (SweepMarket(),) if t.rules.versus else ()
        return (*sweep, Agenda(t.decrees[t.era()]), Court(), PeopleLeave(), CountTheDead())


@final
class SweepMarket(Step):
    """PE 31.6, R183. Five new cards are laid out before the old ones are shuffled in."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        old = t.market.kinds()
        draw_to_market(t, len(old), dealer)
        for card in old:
            dealer.move(card, t.market, to=t.technology_deck)
        return ()


@final
class Agenda(Step):
    """PE 20.2. Renown tokens by the Agenda of this Era."""

    def __init__(self, decree: int) -> None:
        self.decree: Final = decree

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        worth = [AGENDAS[self.decree](t, seat) for seat in range(t.rules.seats)]
        return tuple([Gain(seat, RENOWN, tokens, AGENDA) for seat, tokens in enumerate(worth) if tokens])


@final
class Court(Step):
    """PE 20.3 to 20.6, 31.7 to 31.9, 32.16, 32.17, R49. Who has most people in the Capital."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        if t.rules.solo:
            more = t.neutral - t.houses[0].capital
            return (Blame(0, more, OUTNUMBERED),) if more > 0 else ()
        t.arranged, places = False, court_places(t)
        return tuple([Rewarded(seat, places[seat], t.houses[seat].capital) for seat in t.order if places[seat] != NOTHING])


@final
class Rewarded(Step):
    """PE 20.3, 20.5. A House gains a reward of the Capital card, for so many people."""

    def __init__(self, seat: Seat, place: int, people: int) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.people: Final = people

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        if self.place == FIRST:
            return (*out_of_turn(t, self.seat, t.rules.first[t.capital_card], COURT), Preferring(self.seat, t.rules.choice[t.capital_card]))
        return out_of_turn(t, self.seat, (t.rules.second if self.place == SECOND else t.rules.third)[t.capital_card], COURT)


def court_places(t: Empire) -> list[int]:
    """Which reward of the Capital card each seat gains; NOTHING for none."""
    return versus_places(t) if t.rules.versus else two_places(t) if t.rules.seats == 2 else places_of(t)


def places_of(t: Empire) -> list[int]:
    """PE 20.3, 20.4, R131 to R133. Those who tie gain the next reward, and fill as many places as they are."""
    people = [house.capital for house in t.houses]
    found: list[int] = []
    for mine in people:
        ahead = len([other for other in people if other > mine])
        place = ahead + (1 if people.count(mine) > 1 else 0)
        found.append(place if mine and place <= THIRD else NOTHING)
    return found


def two_places(t: Empire) -> list[int]:
    """PE 20.6, R134."""
    one, other = t.houses[0].capital, t.houses[1].capital
    return [SECOND, SECOND] if one == other else [FIRST, THIRD] if one > other else [THIRD, FIRST]


def versus_places(t: Empire) -> list[int]:
    """PE 31.7, 31.8, 31.10, R178 to R180. Neutral people must be matched."""
    one, other = t.houses[0].capital, t.houses[1].capital
    if max(one, other) < t.neutral:
        return [NOTHING, NOTHING]
    if one == other:
        return [THIRD, THIRD] if one == t.neutral else [SECOND, SECOND]
    lower = THIRD if min(one, other) >= t.neutral else NOTHING
    return [FIRST, lower] if one > other else [lower, FIRST]


@final
class Preferring(Choice):
    """PE 20.5, R135. One of two rewards besides the first; recall only where it can be."""

    def __init__(self, seat: Seat, rewards: tuple[Rewards, ...]) -> None:
        self.seat: Final = seat
        self.rewards: Final = rewards

    def who(self, t: Empire) -> tuple[Seat, ...]:
        return ALONE[self.seat] if len(self.open(t)) > 1 else ()

    def open(self, t: Empire) -> list[int]:
        house = t.houses[self.seat]
        recall = house.capital > 0 and house.rightmost_free() != NOTHING
        return [number for number, rewards in enumerate(self.rewards) if RECALL not in rewards or recall]

    def candidates(self, t: Empire, seat: Seat) -> Moves:
        return PREFERS

    def why_not(self, t: Empire, seat: Seat, move: Move) -> Reason | None:
        if not isinstance(move, Prefer):
            return NOT_HERE
        return None if move.number in self.open(t) else NO_RECALL

    def chosen(self, t: Empire, seat: Seat, move: Move, dealer: Dealer) -> Steps:
        assert isinstance(move, Prefer)
        dealer.say(seat, move)
        return out_of_turn(t, seat, self.rewards[move.number], COURT)

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        ways = self.open(t)
        return out_of_turn(t, self.seat, self.rewards[ways[0]], COURT) if ways else ()


@final
class LeftCapital(Aloud):
    """PE 20.7, 32.15. Said aloud: how many of each House went back to the supply."""

    def __init__(self, people: tuple[int, ...]) -> None:
        self.people: Final = people


@final
class PeopleLeave(Step):
    """PE 20.7, 32.15, R177, R185. All people leave the Capital, in Versus but the Neutral ones; tokens are turned up, but not in Solo."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        if dealer.listening:
            dealer.tell(EVERYONE, LeftCapital(tuple([house.capital for house in t.houses])))
        for house in t.houses:
            house.capital = 0
        if t.rules.versus:
            t.neutral += 1                                 # PE 31.9
        if t.rules.solo:
            t.neutral = 0
        else:
            t.turned = 0
        return ()


@final
class CountTheDead(Step):
    """PE 20.8, R137."""

    def do(self, t: Empire, dealer: Dealer) -> Steps:
        return tuple([Blame(seat, sum(t.rules.graves[:house.dead]), GRAVES_FILLED) for seat, house in enumerate(t.houses) if house.dead])
