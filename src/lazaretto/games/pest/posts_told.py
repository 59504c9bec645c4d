"""PE 14, 17. Where healthy people are sent, what comes of it, and what it costs that they leave their track."""

from __future__ import annotations

from ...kernel import Seat
from .cards import MOBILE, NOTHING, PRODUCE, TO_CAPITAL, TO_EXPERTS, TO_TRACK, TREASURY, WORKSHOP, YEARS
from .house import House
from .names import GOOD_TITLES, figure, post_title
from .table import Empire
from .voice import Voice


def post(t: Empire, seat: Seat, post_number: int, voice: Voice) -> str:
    """PE 14, 17. Where somebody is sent, and what comes of it."""
    house = t.houses[seat]
    if post_number == TO_CAPITAL:
        return "to the Capital"
    if post_number == TO_EXPERTS:
        return "on the Plague Experts, to be sent on in a Research or Cure"
    if post_number == TO_TRACK:
        return "to the rightmost free space of your Healthy track"
    if post_number == MOBILE:
        return f"to the Mobile Workshop, for {figure(1, GOOD_TITLES[house.named])} a Produce" if house.named != NOTHING else "to the Mobile Workshop"
    return f"to {post_title(post_number)}{yield_words(t, house, post_number, voice)}"


def yield_words(t: Empire, house: House, slot: int, voice: Voice) -> str:
    """ " in Hask, for 1 Herb a Produce"."""
    site = house.sites[slot]
    if site == NOTHING:
        return ""
    if t.is_ruin(site):
        return f" in {voice.box.names[site]}, which lies in ruins and gives nothing"
    if is_last_produce_over(t, voice.seat):
        return f" in {voice.box.names[site]}, which produces no more"
    made = "1 Coin" if slot == TREASURY else figure(2 if slot == WORKSHOP else 1, GOOD_TITLES[t.gives[site]])
    return f" in {voice.box.names[site]}, for {made} a Produce"


def is_last_produce_over(t: Empire, seat: Seat | None) -> bool:
    """PE 5.2, 9.3, 14.1. In the last Year, with no Assistant left to place and no Produce left to play."""
    return seat is not None and t.year == YEARS - 1 and t.houses[seat].placed == t.era() + 2 and not t.to_play >> PRODUCE & 1


def leaving(t: Empire, house: House) -> str:
    """PE 17.1, 21.4. What it costs that the rightmost leaves the Healthy track."""
    space = house.rightmost_person()
    if space == NOTHING:
        return ""
    return f"; {t.rules.healthy_renown[space]} Renown {'and a Laboratory less' if t.rules.laboratories >> space & 1 else 'less at the end'}"
