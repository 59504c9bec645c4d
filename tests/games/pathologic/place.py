"""A town before which a rule can be shown by a picture, without playing there.

    town(where={"maria": 3}, free="maria", events={3: "coin"}, lair=7, laid={4: "ulcer"}, hands={"bachelor": "paralysis"}, active="bachelor")

Pieces not told of stand in Quarantine, the Bachelor in 1, the Haruspex in 2 and so on to Aspity in 12; 13 to 15 are empty. Players are called plague,
bachelor, haruspex, changeling; lists are words with spaces between. The Hit List is maria capella saburov, unless told. Seen from here the day goes on
in sentences, see day.py: town(...).after("bachelor walks maria 4", "bachelor stops", "bachelor ends: 5 fever"). Chance follows the colon: Events by number,
Strains by name, in the order in which they are drawn; where nothing is told a quiet Event comes, and any Strain.
"""

from __future__ import annotations

from typing import Any

from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.actions import ActionPhase
from lazaretto.games.pathologic.cards import (
    DISTRICTS, HEALER_NAMES, HEALERS, NOTHING, PIECE_NAMES, PIECES, PLACES, PLAGUE, PRESCRIPTION_NAMES, RESOURCE_NAMES, STEPPE, STRAIN_NAMES, WARDS, owner_of,
)
from lazaretto.games.pathologic.chronicle import AT, CREPT, DIED_DOOMED, DIED_SPARED, STARTED, WARD, WOKE, obituary
from lazaretto.games.pathologic.influence import Influencing
from lazaretto.games.pathologic.laying import Laying
from lazaretto.games.pathologic.rounds import HealerTurn, NightFalls, PlagueTurn, Round, ToActions, TurnEnds
from lazaretto.games.pathologic.showing import Showing
from lazaretto.games.pathologic.table import ACTING, CREEPING, LAYING, SETUP, Town
from lazaretto.kernel import EVERYONE, Step, Zone, begin, only

from .day import Fate, Play, counted, piece_of, seat_of

__all__ = ["HIT_LIST", "Play", "opening", "town"]

HIT_LIST = "maria capella saburov"
EVERYWHERE = (1 << PLACES) - 1

Words = dict[str, str]
Numbers = dict[str, int]
Districts = dict[int, str]
NONE: Any = {}


def opening(seats: int = 4) -> Play:
    """A game at its very first question."""
    fate = Fate()
    return Play(GAME.begin(seats, "base", fate), fate.facts)


def town(
    *, seats: int = 4, healer: str = "bachelor", active: str = "bachelor", phase: str = "", chance: str = "", round: int = 2,
    where: Numbers = NONE, free: str = "", dead: str = "", doomed: str = HIT_LIST, lost: str | None = None, evidence: Numbers = NONE, tier: str = "bachelor",
    events: Districts = NONE, unmarked: str = "", resolved: str = "", deck: str | None = None, lair: int = STEPPE, thread: tuple[int, ...] = (),
    blockade: int = STEPPE, strains: str = "", laid: Districts = NONE, spent: str = "", sheets: Words = NONE, handed: str = "", handed_to: str = "",
    hands: Words = NONE, shown: Words = NONE, discard: str = "", pacts: Words = NONE, pledged: str = "", points: int = 2, acted: str = "",
    paths: int = 0, blood: bool = False, twin: bool = False, curfews: Numbers = NONE, curfewed: Numbers = NONE, fearless: Words = NONE, miasma: str = "",
    paralysed: bool = False,
) -> Play:
    """A game at a chosen question, with all that comes after it.

    `phase`, in the Plague's turn: turn (Phase 1 is asked; as a rule), showing, laying. In a Healer's: acting (as a rule), turn (it begins: what lasted ends,
    the window before the Event, the Event), setup (the window for all, after the Event). `healer` is who plays with two seats.
    `thread` is where the Plague was from the beginning of its present or last turn on, to where it is; `lair` alone: there all the time.
    `dead` Wards lie in crypts if they are `doomed`, else in the mass grave; `lost` are those whose death cost Evidence, as a rule all of Healers in play.
    `events` are ongoing, with what they need; those `unmarked` have no counter. Of the others those `resolved` lie face down; or all that are not in `deck`.
    """
    rules: Any = GAME.rules(seats, "base")
    t: Any = GAME.make_table(rules)
    if seats == 2:
        t.roles, t.tier = (NOTHING, HEALER_NAMES.index(healer)), HEALER_NAMES.index(tier)
    t.round, t.active = round, seat_of(t, active)
    lay_pieces(t, where, free.split(), dead.split(), doomed.split(), lost)
    lay_events(t, events, [int(word) for word in unmarked.split()], resolved, deck)
    lay_strains(t, strains, laid, spent)
    for name, words in sheets.items():
        deal(RESOURCE_NAMES, words, t.pool, t.sheets[seat_of(t, name)])
    deal(RESOURCE_NAMES, handed, t.pool, t.handed)
    lay_prescriptions(t, hands, shown, discard)
    t.evidence = by_seat(t, evidence, t.rules.evidence)
    t.pacts, t.fearless = [by_seat(t, {name: piece_of(word) for name, word in told.items()}, NOTHING) for told in (pacts, fearless)]
    t.curfews, t.curfewed, t.blockade = by_seat(t, curfews, STEPPE), by_seat(t, curfewed, STEPPE), blockade
    t.handed_to, t.pledged, t.acted, t.points = piece_of(handed_to) if handed_to else NOTHING, bits(pledged), bits(acted), points
    t.paths, t.blood, t.twin, t.paralysed, t.miasma = paths, blood, twin, paralysed, sum([1 << int(word) for word in miasma.split()])
    phase = phase or ("turn" if t.active == PLAGUE else "acting")
    tell_the_way(t, thread or ((lair, lair) if phase in ("showing", "laying") else (lair,)), phase)
    return stand(t, phase, chance)


def stand(t: Town, phase: str, chance: str) -> Play:
    """At that question, with the rest of the round after it."""
    steps: dict[str, tuple[Step, ...]] = {"turn": (PlagueTurn(),), "showing": (Showing(), Laying(), NightFalls()), "laying": (Laying(), NightFalls())}
    if t.active != PLAGUE:
        actions, everyone = (ActionPhase(), TurnEnds()), tuple(t.healers_from(t.active))
        steps = {"turn": (HealerTurn(t.active),), "setup": (Influencing(everyone, everyone), ToActions(), *actions), "acting": actions}
    t.phase = {"turn": t.phase, "showing": CREEPING, "laying": LAYING, "setup": SETUP, "acting": ACTING}[phase]
    later = [HealerTurn(seat) for seat in t.healers() if seat > t.active]
    before, fate = counted(t), Fate(chance)
    position = begin(t, [*reversed([*steps[phase], *later, Round()])], fate)
    assert fate.words == [], f"nothing was left to chance for {fate.words}"
    assert before == counted(GAME.make_table(t.rules)) == counted(t), "the picture lost or made a card"
    return Play(position, fate.facts)


def bits(words: str) -> int:
    return sum([1 << piece_of(word) for word in words.split()])


def by_seat(t: Town, told: Numbers, otherwise: int) -> tuple[int, ...]:
    numbers = {seat_of(t, name): number for name, number in told.items()}
    plague = 0 if otherwise == t.rules.evidence else otherwise
    return tuple([numbers.get(seat, plague if seat == PLAGUE else otherwise) for seat in range(t.rules.seats)])


def deal(names: tuple[str, ...], words: str, source: Zone, to: Zone) -> None:
    for word in words.split():
        source.take(names.index(word))
        to.put(names.index(word))


def lay_pieces(t: Town, where: Numbers, free: list[str], dead: list[str], doomed: list[str], lost: str | None) -> None:
    absent = [healer for healer in range(HEALERS) if healer not in t.roles]
    places = [where.get(name, piece + 1) for piece, name in enumerate(PIECE_NAMES)]
    gone = [piece in absent or PIECE_NAMES[piece] in dead for piece in range(PIECES)]
    t.where = tuple([NOTHING if gone[piece] else places[piece] for piece in range(PIECES)])
    t.quarantined = sum([1 << piece for piece in range(PIECES) if not gone[piece] and PIECE_NAMES[piece] not in free])
    assert not {piece_of(name) for name in (*where, *free)} & {piece for piece in range(PIECES) if gone[piece]}, "who is not in the town stands nowhere"
    assert len(doomed) == HEALERS == len({owner_of(piece_of(name)) for name in doomed}), "the Hit List has one Ward of each Healer"
    for name in doomed:
        t.spared.take(obituary(piece_of(name)))
        (t.crypts if name in dead else t.doomed).put(obituary(piece_of(name)))
    for name in [name for name in dead if name not in doomed]:
        t.spared.take(obituary(piece_of(name)))
        t.grave.put(obituary(piece_of(name)))
    t.fates = tuple([(DIED_DOOMED if name in doomed else DIED_SPARED) * WARD + piece_of(name) for name in dead])
    t.lost = sum([1 << ward for ward in WARDS if PIECE_NAMES[ward] in dead and owner_of(ward) not in absent]) if lost is None else bits(lost)


def lay_events(t: Town, events: Districts, unmarked: list[int], resolved: str, deck: str | None) -> None:
    done = [int(word) for word in resolved.split()]
    if deck is not None:
        done = [event for event in DISTRICTS if event not in events and str(event) not in deck.split()]
    for event, word in events.items():
        t.event_deck.take(event)
        t.ongoing.put(event)
        if event not in unmarked:
            deal(RESOURCE_NAMES, word, t.pool, t.markers)
    for event in done:
        t.event_deck.take(event)
        t.resolved.put(event)
    t.needs = tuple([RESOURCE_NAMES.index(events[place]) if place in events else NOTHING for place in range(PLACES)])
    t.unmarked = sum([1 << event for event in unmarked])


def lay_strains(t: Town, strains: str, laid: Districts, spent: str) -> None:
    """Those spent were laid before those that lie there."""
    deal(STRAIN_NAMES, strains, t.strain_deck, t.strains)
    deal(STRAIN_NAMES, spent, t.strain_deck, t.spent)
    gone = len(t.spent)
    t.laid, t.laid_at = [Zone(0, 0, only(PLAGUE)) for _ in laid], tuple(laid)
    for zone, word in zip(t.laid, laid.values()):
        deal(STRAIN_NAMES, word, t.strain_deck, zone)
    t.laid_ids = tuple(range(gone, gone + len(laid)))
    t.faces = (*[STRAIN_NAMES.index(word) for word in spent.split()], *[NOTHING] * len(laid))
    t.lookers = (*[EVERYONE] * gone, *[zone.eyes for zone in t.laid])


def lay_prescriptions(t: Town, hands: Words, shown: Words, discard: str) -> None:
    for name, words in hands.items():
        deal(PRESCRIPTION_NAMES, words, t.decks[seat_of(t, name)], t.hands[seat_of(t, name)])
    for name, words in shown.items():
        deal(PRESCRIPTION_NAMES, words, t.decks[seat_of(t, name)], t.shown[seat_of(t, name)])
    for word in discard.split():
        card = PRESCRIPTION_NAMES.index(word)
        owner = next(seat for seat in t.healers() if t.is_in_deck_of(seat, card))
        deal(PRESCRIPTION_NAMES, word, t.decks[owner], t.discard)


def tell_the_way(t: Town, thread: tuple[int, ...], phase: str) -> None:
    """It may have started anywhere; its turn began with the first of these places. What is asked of Phase 1 begins its turn itself."""
    for place in thread:
        t.thread.put(place)
    t.turned = 0
    t.chronicle = ((STARTED, EVERYWHERE, 0), (WOKE, 0, 0), *[(CREPT, 1, 0)] * (len(thread) - 1))
    if t.blockade != STEPPE and t.blockade == thread[-1]:
        t.chronicle = (*t.chronicle, (AT, t.blockade, 0))
