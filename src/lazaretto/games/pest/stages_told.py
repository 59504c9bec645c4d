"""PE 6, 8, 20. A stage of the Year's end as a caption: what it is for, what it did to whom it is told to, and to the others."""

from __future__ import annotations

from typing import Final

from ...kernel import Seat
from .aid import PayAid
from .effects import AGENDA_TEXTS, NOBODY, pest_text
from .eras import Agenda, CountTheDead
from .gains import Gain
from .gathering import CampHome
from .names import ERA_TITLES, REWARD_TITLES, capital, figure, listed, place_title, sick
from .pestilence import Guarded
from .recap import NEGATIVE, Brought, Struck
from .sources import whence
from .voice import Voice
from .years import YearEnds, YearOver

#: PE 20.3. By place at the Capital.
PLACES: Final = ("first", "second", "third")
TITLES: Final = {**dict(enumerate(REWARD_TITLES)), NEGATIVE: "negative Renown token"}


def brought(fact: Brought, voice: Voice) -> str:
    """PE 8.2, 20.2, 20.3, 20.8. Who gains how much comes before what the Agenda is: where a phone cuts it, that is read."""
    seats = list(dict.fromkeys([seat for seat, _, _ in fact.gained]))
    why = [f"That is {AGENDA_TEXTS[fact.by.decree]}."] if isinstance(fact.by, Agenda) else []
    if not seats and is_all(fact):
        return " ".join([paid_for(fact, voice), "Nobody is in them." if isinstance(fact.by, CountTheDead) else "Nobody gains anything.", *why])
    mine = ["You gain nothing."] if voice.seat is not None and voice.seat not in seats and is_all(fact) else []
    own, others = [gain for gain in fact.passed if gain.seat == voice.seat], [gain for gain in fact.passed if gain.seat != voice.seat]
    passed = [on_track(gain, voice) for gain in (*own, *others)]
    seats = [*[seat for seat in seats if seat == voice.seat], *[seat for seat in seats if seat != voice.seat]]
    return " ".join([paid_for(fact, voice), *mine, *(in_one(fact, seats, voice) if is_of_one_kind(fact) else shares(fact, seats, voice)), *passed, *why])


def is_of_one_kind(fact: Brought) -> bool:
    """Then it is named once, and who gains how much stands in one sentence, which a phone has room for."""
    return not fact.rewarded and len({kind for _, kind, _ in fact.gained}) == 1


def in_one(fact: Brought, seats: list[Seat], voice: Voice) -> list[str]:
    """ "You gain 2 Renown tokens; Ann 3 and Odo 1."."""
    if not seats:
        return []
    first = voice.one(seats[0], f"gains {gains_of(fact, seats[0])}")
    tally = listed([f"{voice.whom(seat)} {many}" for seat in seats[1:] for other, _, many in fact.gained if other == seat])
    return [f"{first[:-1]}; {tally}." if len(seats) > 1 else first]


def shares(fact: Brought, seats: list[Seat], voice: Voice) -> list[str]:
    """Who gain the same stand in one sentence, too: "You and Odo gain 1 Renown token and 1 Herb each, second with 1 person."."""
    told: dict[str, list[Seat]] = {}
    for seat in seats:
        told.setdefault(f"{gains_of(fact, seat)}|{reward_of(fact, seat)}", []).append(seat)
    found = []
    for share, alike in told.items():
        gained, _, reward = share.partition("|")
        found.append(voice.one(alike[0], f"gains {gained}{reward}") if len(alike) == 1 else f"{capital(voice.all_of(alike))} gain {gained} each{reward}.")
    return found


def gains_of(fact: Brought, seat: Seat) -> str:
    return listed([figure(many, TITLES[kind]) for other, kind, many in fact.gained if other == seat])


def reward_of(fact: Brought, seat: Seat) -> str:
    """PE 20.3. ", first with 3 people", ", second with nobody"; nothing where it is no reward of the Capital."""
    return "".join([f", {PLACES[one.place]} with {figure(one.people, 'person') if one.people else 'nobody'}" for one in fact.rewarded if one.seat == seat])


def is_all(fact: Brought) -> bool:
    """What the Agenda and the graves bring nobody is asked about; of the Capital's rewards and of Aid more may come, when somebody has chosen."""
    return not isinstance(fact.by, PayAid) and not fact.rewarded


def paid_for(fact: Brought, voice: Voice) -> str:
    by = fact.by
    if isinstance(by, Agenda):
        return "The Agenda pays."
    if isinstance(by, CountTheDead):
        return "The graves are counted, for negative Renown tokens."
    if isinstance(by, PayAid):
        return "Last Year's Aid is paid, by Influence." if any([row[by.card] for row in voice.box.aid]) else f"Last Year's Aid is paid: {NOBODY}."
    return "The Capital rewards most people there." if fact.rewarded else "The people in the Capital are counted."


def on_track(gain: Gain, voice: Voice) -> str:
    """PE 18.3. "You gain 1 Herb, from space 6 of the Influence track."."""
    return voice.one(gain.seat, f"gains {figure(gain.many, REWARD_TITLES[gain.kind])}{whence(gain.by, voice)}")


def struck(fact: Struck, voice: Voice) -> str:
    """PE 6.2, 6.3, 6.6, 7.1. Where, how many come to one's buildings, whether one's camp has stopped it, and what falls."""
    parts = [f"The Pest strikes {pest_text(voice.box, fact.card)}."]
    if voice.seat is not None:
        mine = sum([people for seat, people in fact.taken if seat == voice.seat])
        doors = [place_title(voice.box, location) for seat, location in fact.doors if seat == voice.seat]
        parts.append(f"You take in {sick(mine)}, from {listed(doors)}." if mine else "Nobody comes to your buildings.")
    parts += [f"{capital(voice.whose(camp.seat))} camp in {place_title(voice.box, camp.location)} stops it and goes home."
              for camp in fact.camps if voice.seat in (camp.seat, None)]
    parts += [guarded(there, voice) for there in fact.guarded]
    if fact.fallen:
        fallen = [place_title(voice.box, location) for location in fact.fallen]
        parts.append(f"{listed(fallen)} {'is' if len(fallen) == 1 else 'are'} destroyed.")
    return " ".join(parts)


def guarded(fact: Guarded, voice: Voice) -> str:
    """PE 6.5."""
    return f"Nobody comes to {place_title(voice.box, fact.location)}, where {voice.whose(fact.seat)} Doctor stands."


def camp_home(fact: CampHome, voice: Voice) -> str:
    """PE 6.6, 11.4."""
    why = "has stopped the Pest" if fact.struck else "gives way to the building"
    return f"{capital(voice.whose(fact.seat))} camp in {place_title(voice.box, fact.location)} {why}: it is back on the board."


def year_ends(fact: YearEnds, voice: Voice) -> str:
    """PE 5.5, 5.6, 21.1."""
    if fact.last:
        return "The last Year ends: all turns are played."
    back = "The Year ends: all Assistants come back from the grid"
    return f"{back}." if len(voice.names) == 1 else f"{back}s, and whoever has least Influence will go first."


def year_over(fact: YearOver, voice: Voice) -> str:
    """PE 1.2, 5.1, 5.3. Two Years are an Era. Who is told stands first, the others by what they have."""
    over, part = (f"Era {ERA_TITLES[fact.number // 2 - 1]}", "Era") if fact.number % 2 == 0 else (f"Year {fact.number}", "Year")
    seats = sorted(range(len(fact.ended)), key=lambda seat: (seat != voice.seat, -fact.ended[seat]))
    standing = [f"{voice.whom(seat)} {fact.ended[seat]} ({fact.ended[seat] - fact.began[seat]:+})" for seat in seats]
    return f"{over} is over. Renown (+ in the {part}): {listed(standing)}."
