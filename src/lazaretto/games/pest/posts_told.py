"""PE 14, 17. Where healthy people are sent, what comes of it, and what it costs that they leave their track."""

from __future__ import annotations

from ...kernel import Seat
from .cards import MOBILE, NOTHING, TO_CAPITAL, TO_EXPERTS, TO_TRACK, TREASURY, WORKSHOP
from .house import House
from .names import GOOD_TITLES, figure, post_title
from .posts import face_up
from .table import Empire
from .voice import Voice


def post(t: Empire, seat: Seat, post_number: int, voice: Voice) -> str:
    """PE 14, 17. Where somebody is sent, and what comes of it."""
    house = t.houses[seat]
    if post_number == TO_CAPITAL:
        token = "for one Capital token however many go" if face_up(t) else "for no Capital token, as none lies face up"
        return f"to the Capital, where you have {house.capital} (they count when the Era ends, and go then), {token}"
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
    made = "1 Coin" if slot == TREASURY else figure(2 if slot == WORKSHOP else 1, GOOD_TITLES[t.gives[site]])
    return f" in {voice.box.names[site]}, for {made} a Produce"


def leaving(t: Empire, house: House) -> str:
    """PE 17.1, 21.4. What it costs that the rightmost leaves the Healthy track."""
    space = house.rightmost_person()
    if space == NOTHING:
        return ""
    return f"; {t.rules.healthy_renown[space]} Renown less at the end{', a Laboratory less' if t.rules.laboratories >> space & 1 else ''}"
