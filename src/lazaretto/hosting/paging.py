"""For guests with a screen: the page of their view, and their moves as keys on it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from ..kernel import Change, Game, Memory, Move, Names, Page, Scene, Seat, View
from ..tongues.voice import Voice
from .deciding import is_held_back
from .foreseeing import foreseen
from .frames import everything
from .irrevocable import irrevocable
from .option import Option
from .parting import Stage
from .room import Room

BEFORE_RULE: Final = " · "              # what `explain` puts between the meaning of a move and its rule
MOST_GREYED: Final = 60


def page(room: Room, seen: View, voice: Voice, laid: Page | None = None) -> Page:
    """What a screen shows. Once the game is over all cards lie face up, as in its record."""
    assert room.course is not None
    shown, odds = (everything(room.course.position, seen.seat), True) if room.is_over else (seen, room.terms.odds)
    return page_of(room, shown, room.course.memory(seen.seat), voice, laid, odds=odds)


def page_before(room: Room, stage: Stage, seat: Seat | None, voice: Voice, laid: Page | None = None) -> Page:
    """The same before a stage of the last answer, when nobody knew what was to come."""
    assert room.course is not None
    return page_of(room, stage.position.seen_by(seat), room.course.memory(seat, stage.told), voice, laid, odds=room.terms.odds)


def page_of(room: Room, seen: View, memory: Memory, voice: Voice, laid: Page | None, *, odds: bool) -> Page:
    """The notebook and chances as far as the table allows.

    What lies open is taken from `laid`, if there is one: the page of watchers of that moment, who see nothing else.
    """
    found = voice.page(seen, memory, room.names, odds=odds, laid=laid)
    return found if room.terms.notebook == "full" else replace(found, notes=())


def has_odds(game: Game) -> bool:
    """Its page works out chances, which a table may do without."""
    return type(game).page_without_odds is not Game.page_without_odds


def keys(room: Room, seen: View, seat: Seat, voice: Voice) -> list[Option]:
    """What the seat may answer, each as a key on its page; an answer that is held may be changed, so no key says that it is final."""
    final = [] if is_held_back(room) else irrevocable(room.game, seen, seat)
    would = foreseen(room.game, seen, seat)
    found = [key(voice, seen, seat, move, room.names, final=move in final, would=would.get(move, ())) for move in seen.options(seat)]
    assert seen.question is not None
    return found if seen.question.is_window(seen.table) else advised_first(listed(found), [voice.game.say(move) for move in voice.game.advised(seen, seat)])


def advised_first(keys: list[Option], advised: list[str]) -> list[Option]:
    """What the page speaks of stands where it is seen, however few keys a screen has room for, in the order in which it is advised."""
    rank = {move: at for at, move in enumerate(advised)}
    return sorted(keys, key=lambda key: rank.get(key.move, len(rank)))


def listed(keys: list[Option]) -> list[Option]:
    """As a page lists them. Games offer first what ends, passes or declines, for it is the safe answer; among keys that touch something it stands last."""
    found = plain_first(keys)
    return [*found[1:], found[0]] if not found[0].things and any(key.things for key in found) else found


def plain_first(keys: list[Option]) -> list[Option]:
    """What touches all that another key does, and something besides, is a variant of that: it stands behind the last plain one."""
    alone = {key.move: frozenset(key.things) for key in keys if key.things and not key.group}
    if len({len(things) for things in alone.values()}) < 2:
        return keys
    variants = [key for key in keys if key.move in alone and any(things < alone[key.move] for things in alone.values())]
    plain = [key for key in keys if key not in variants]
    upto = 1 + max(at for at, key in enumerate(plain) if key.move in alone)
    return [*plain[:upto], *variants, *plain[upto:]]


def key(voice: Voice, seen: Scene, seat: Seat, move: Move, names: Names, *, final: bool, would: tuple[Change, ...] = ()) -> Option:
    text, _, rule = voice.explain(seen, seat, move, names).rpartition(BEFORE_RULE)
    made = voice.gesture(seen, seat, move, names)
    said, number = (text, rule) if text else (rule, "")
    drawn = made.words, made.icon, made.things, made.group, made.secret
    return Option(voice.game.say(move), said, number, *drawn, final, would, made.hold, made.twice, made.named)


def greyed(room: Room, seen: Scene, seat: Seat, voice: Voice) -> list[Option]:
    """What the seat may think of and is not allowed, with the reason where the meaning would be."""
    found: list[Option] = []
    for move in seen.candidates(seat):
        reason = seen.why_not(seat, move)
        if reason is not None and len(found) < MOST_GREYED:
            made = voice.gesture(seen, seat, move, room.names)
            found.append(Option(room.game.say(move), voice.words(reason.text), reason.rule, made.words, made.icon, made.things, made.group, made.secret))
    return found
