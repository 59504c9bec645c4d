"""What follows from all that lies open: what the end of the Era would bring now, where the next Pest card may strike, and whom the Aid will pay."""

from __future__ import annotations

from ...kernel import Seat, View
from .aid import share_of
from .board import Forecast, Yours
from .box import Box, Rewards
from .cards import (
    AID_CARDS, ASSIGN, CAPITAL, CASTLE, CONSTRUCT, DESTROYING, FACTORY, GRAVES, LOCATIONS, MOBILE, MOVE, NOTHING, PEST_CARDS, PRODUCE, RENOWN, YEARS,
)
from .decrees import AGENDAS
from .eras import FIRST, SECOND, CountTheDead, court_places
from .moving import movement_for, movement_of
from .names import figure, listed, rewards_listed
from .pestilence import is_struck
from .table import Empire


# the end of the Era


def is_era_ending(view: View) -> bool:
    """PE 20.1. All turns are played and the Agenda is paid: it comes before anybody is asked."""
    return any([isinstance(step, CountTheDead) for step in view.agenda])


def assistants_left(view: View, seat: Seat) -> int:
    """PE 5.2, 5.5. This Year; when all turns are played they are back, and none is left to place."""
    t: Empire = view.table
    return 0 if t.totals or is_era_ending(view) or is_between_turns(view) else t.era() + 2 - t.houses[seat].placed


def is_between_turns(view: View) -> bool:
    """PE 5.3. The end of a Year is shown, stage by stage."""
    return view.question is None and bool(view.table.pest_card) and not view.table.totals


def forecasts(view: View) -> tuple[Forecast, ...]:
    """PE 20.2, 20.3, 20.8, 32.16. By seat; none while the end is being paid, nor once the game is over."""
    t: Empire = view.table
    return () if t.totals or is_era_ending(view) or is_between_turns(view) else tuple([forecast(t, seat) for seat in range(t.rules.seats)])


def forecast(t: Empire, seat: Seat) -> Forecast:
    agenda, graves = AGENDAS[t.decrees[t.era()]](t, seat), sum(t.rules.graves[:t.houses[seat].dead])
    blame = max(0, t.neutral - t.houses[seat].capital) if t.rules.solo else 0
    gained, court = at_court(t, seat)
    parts = [f"Agenda {agenda}", *([court] if court else []), *([f"{blame} fewer in the Capital than Neutral ones: -{blame}"] if blame else [])]
    parts += [f"graves -{graves}"] if graves else []
    return Forecast(seat, agenda + gained - graves - blame, "; ".join(parts))


def at_court(t: Empire, seat: Seat) -> tuple[int, str]:
    """PE 20.3 to 20.6, 31.7. Renown tokens of the Capital card, and all of it in words."""
    place = NOTHING if t.rules.solo or not t.capital_card else court_places(t)[seat]
    if place == NOTHING:
        return 0, ""
    rewards: Rewards = (t.rules.first, t.rules.second, t.rules.third)[place][t.capital_card]
    besides = f", besides {listed([rewards_listed(choice) for choice in t.rules.choice[t.capital_card]], 'or')}" if place == FIRST else ""
    return rewards.count(RENOWN), f"{reward_of(place)}: {rewards_listed(rewards)}{besides}"


def reward_of(place: int) -> str:
    return f"{'first' if place == FIRST else 'second' if place == SECOND else 'third'} reward of the Capital"


# the next Pest card


def unseen_pest(t: Empire) -> list[int]:
    """PE 3.15, 4.7. Cards that may still come; with one or two players some of them lie in the box."""
    shown = t.pest_shown.kinds()
    return [card for card in range(1, PEST_CARDS) if card not in shown]


def unseen_aid(t: Empire) -> list[int]:
    shown = t.aid_shown.kinds()
    return [card for card in range(1, AID_CARDS) if card not in shown]


def coming(t: Empire) -> int:
    """PE 6.2. How many people the next Pest card brings to a place; 0 when none comes any more."""
    year = t.year + (1 if t.pest_card else 0)
    return 0 if year >= YEARS else 1 if year < 2 else 2


def is_in_danger(t: Empire, location: int) -> bool:
    """PE 6.5, 7.1. The next Pest card could destroy it."""
    people = coming(t)
    if not people or t.is_ruin(location) or t.sick[location] + people < DESTROYING:
        return False
    if t.builders_in(location) or t.doctors_in(location) or t.camps_in(location):
        return False
    return any([is_struck(t, card, location) for card in unseen_pest(t)])


def homes(t: Empire, seat: Seat) -> list[int]:
    """PE 6.3. Locations of the House from which it would have to take people in."""
    return [
        location for location in range(LOCATIONS)
        if t.builders_in(location) == [seat] and not t.doctors_in(location) and not t.camps_in(location)
    ]


# what an action would reach


def reached_by(t: Empire, seat: Seat, action: int) -> list[int]:
    """Places that the action would touch now: ends of a Move, sites for a Construct, buildings that produce or lack a worker."""
    house = t.houses[seat]
    if not t.pest_card or house.doctor == CAPITAL:
        return []
    if action == MOVE:
        return ends_of_move(t, seat)
    if action == CONSTRUCT:
        return [at for at in dict.fromkeys((house.doctor, house.camp)) if at != NOTHING and is_site(t, seat, at)]
    if action == PRODUCE:
        return [at for slot, at in enumerate(house.sites) if at != NOTHING and not t.is_ruin(at) and (slot in (CASTLE, FACTORY) or house.workers >> slot & 1)]
    return [CAPITAL, *[house.sites[slot] for slot in house.idle() if slot != MOBILE]] if action == ASSIGN else []


def ends_of_move(t: Empire, seat: Seat) -> list[int]:
    """PE 10.1 to 10.3. Where the movement suffices; whether the Food does is told step by step."""
    house = t.houses[seat]
    left = {house.doctor: movement_of(house)}
    ahead = [house.doctor]
    while ahead:
        here = ahead.pop(0)
        for near, _ in t.rules.ways[here]:
            rest = left[here] - movement_for(t, seat, near)
            if rest > left.get(near, -1):
                left[near] = rest
                ahead.append(near)
    return [place for place in left if place not in (CAPITAL, house.doctor)]


def is_site(t: Empire, seat: Seat, location: int) -> bool:
    """PE 2.2, 13.2."""
    full = len(t.builders_in(location)) >= t.rules.capacity[t.rules.sizes[location]]
    return not (full or t.is_ruin(location) or location in t.houses[seat].sites)


# one's own reckoning


def reckoned(view: View, seat: Seat, box: Box) -> Yours:
    """What concerns this seat alone: the coming Aid, and what the Pest may still do to it."""
    t: Empire = view.table
    if t.totals:
        return Yours(("The game is over.",), "The game is over.")
    brief, long = zip(aid_to_come(t, seat), pest_to_come(t, seat, box))
    now = "" if is_era_ending(view) or is_between_turns(view) else f"If the Era ended now: {forecast(t, seat).text}. "
    return Yours(brief, f"{now}{' '.join(long)}")


Reckoning = tuple[str, str]
"""In brief, and at length."""


def aid_to_come(t: Empire, seat: Seat) -> Reckoning:
    """PE 8.2."""
    if not t.aid_card:
        return "Aid comes from Year 2 on.", "The first Aid card is drawn in Year 1, and pays in Year 2."
    if t.year == YEARS - 1:
        return "No Aid is to come.", "There is no next Year for Aid."
    reward = rewards_listed(t.rules.aid[share_of(t, seat)][t.aid_card])
    return f"Next Year's Aid: {reward}.", f"By your Influence now, next Year's Aid brings you {reward}."


def pest_to_come(t: Empire, seat: Seat, box: Box) -> Reckoning:
    """PE 6.3, 12.1. How many of the cards unseen would strike the House, and the worst of them."""
    people, cards = coming(t), unseen_pest(t)
    if not people:
        return "No Pest is to come.", "The last Pest card has come."
    if t.houses[seat].sites[CASTLE] == NOTHING:
        return "The Pest comes every Year.", f"{figure(len(cards), 'Pest card')} may come, and strike buildings: you have none yet."
    alone = homes(t, seat)
    strikes = {card: [location for location in alone if is_struck(t, card, location)] for card in cards}
    harmful = [card for card in cards if strikes[card]]
    if not harmful:
        return "No Pest to come strikes you.", "No Pest card that may still come would strike a building of yours."
    worst = strikes[max(harmful, key=lambda card: len(strikes[card]))]
    many, house = people * len(worst), t.houses[seat]
    free = max(0, house.slots() - house.regular)
    where = f"the worst in {listed([box.names[location] for location in worst])}: {figure(many, 'person')}"
    room = f"You have {figure(free, 'free slot')} without drawback and {figure(GRAVES - house.dead, 'grave')}."
    return (
        f"Pest: {len(harmful)} of {len(cards)} cards strike you, at worst {figure(many, 'person')}.",
        f"Of {len(cards)} Pest cards that may still come {len(harmful)} would strike your buildings, {where}. {room}",
    )
