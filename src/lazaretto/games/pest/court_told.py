"""PE 17.4, 20.2 to 20.7, 32.16. What people in the Capital are for: how many stand there, what they are rewarded with, and what the Agenda pays."""

from __future__ import annotations

from ...kernel import Seat
from .cards import NOTHING, RECALL
from .decrees import AGENDAS
from .eras import FIRST, SECOND, court_places
from .house import House
from .names import REWARD_TITLES, figure, listed, rewards_listed
from .posts import face_up, only_kind, send_to
from .stages_told import PLACES
from .table import Empire


def once_sent(t: Empire, seat: Seat, post: int) -> Empire:
    """PE 17.1. The table as it would be with the rightmost from the track at this post."""
    after = t.public()
    house = after.houses[seat]
    house.healthy &= ~(1 << house.rightmost_person())
    send_to(house, post)
    return after


def once_there(t: Empire, seat: Seat, more: int) -> Empire:
    """The table as it would be with so many more people of the House in the Capital."""
    after = t.public()
    after.houses[seat].capital += more
    return after


def court(t: Empire, after: Empire, seat: Seat, where: str = "there", *, briefly: bool = False) -> str:
    """ "3 there until the Era ends, others 2 and 1: first reward, 2 Crates"; what the reward is only where there is room for it."""
    there = f"{after.houses[seat].capital} {where} until the Era ends"
    if t.rules.solo:
        missing = fewer(t, after.houses[seat])
        return f"{there}, {t.neutral} Neutral: {figure(missing, 'negative token') if missing else 'no loss'}"
    rivals = sorted([house.capital for other, house in enumerate(after.houses) if other != seat and house.capital], reverse=True)
    others = f"others {listed([str(people) for people in rivals])}" if rivals else "alone"
    return f"{there}, {others}{f', {t.neutral} Neutral' if t.rules.versus else ''}: {reward(t, after, seat, briefly=briefly)}"


def fewer(t: Empire, house: House) -> int:
    """PE 32.16. Than Neutral people."""
    return max(0, t.neutral - house.capital) if t.rules.solo else 0


def place_of(t: Empire, seat: Seat) -> int:
    """PE 20.3. Which reward of the Capital card, if any."""
    return NOTHING if t.rules.solo else court_places(t)[seat]


def reward(t: Empire, after: Empire, seat: Seat, *, briefly: bool) -> str:
    """PE 20.3 to 20.6, 31.7. Of the Capital card, where it is not the same as without."""
    place = place_of(after, seat)
    if place == NOTHING:
        return "no reward"
    if place == place_of(t, seat):
        return f"{PLACES[place]} reward as before"
    return f"{PLACES[place]} reward{'' if briefly else f', {rewards_of(t, place)}'}"


def rewards_of(t: Empire, place: int) -> str:
    """PE 20.5. "2 Crates, and 1 Renown token or one back"."""
    card = t.capital_card
    if place != FIRST:
        return rewards_listed((t.rules.second if place == SECOND else t.rules.third)[card])
    choice = [("one back" if RECALL in rewards else rewards_listed(rewards)) for rewards in t.rules.choice[card]]
    return f"{rewards_listed(t.rules.first[card])}, and {listed(choice, 'or')}" if choice else rewards_listed(t.rules.first[card])


def agenda_pays(t: Empire, after: Empire, seat: Seat) -> int:
    """PE 20.2. So much more than as it stands."""
    counted = AGENDAS[t.decrees[t.era()]]
    return counted(after, seat) - counted(t, seat)


def agenda(t: Empire, after: Empire, seat: Seat) -> str:
    """PE 19.1, 20.2. "; Agenda: 2 Renown", or less."""
    more = agenda_pays(t, after, seat)
    return f"; Agenda: {abs(more)} Renown{'' if more > 0 else ' less'}" if more else ""


def agenda_for_each(t: Empire, seat: Seat) -> str:
    """PE 23.6, 23.14. ", for 2 Renown each by the Agenda": of people in the Capital."""
    each = agenda_pays(t, once_there(t, seat, 1), seat)
    return f", for {each} Renown each by the Agenda" if each else ""


def token(t: Empire, *, first: bool) -> str:
    """PE 17.4. One an action, however many go."""
    if not first:
        return ""
    kind = only_kind(t)
    if kind != NOTHING:
        return f"; the Capital token for {figure(1, REWARD_TITLES[kind])}"
    return "; a Capital token" if face_up(t) else "; no Capital token is left"
