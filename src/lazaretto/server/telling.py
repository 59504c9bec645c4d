"""What is new for a guest: put together from the room by hosting's own eyes, and from nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Raw

from ..hosting.heard import Item
from ..hosting.hearing import asked, view
from ..hosting.story import count, items, place
from ..hosting.marking import allies_of, shown_to
from ..hosting.ordering import window_cards, windows
from ..hosting.predicting import prediction
from ..hosting.room import OVER, Room
from ..hosting.rulebooks import rule_of
from ..kernel import End
from ..tongues.voice import Voice, voice as voice_of
from ..version import VERSION
from .abreast import is_abreast, mark
from .changing import new_on
from .guest import Guest
from .hosted import Hosted
from .turns import Turns
from ..wire.messages import PROTOCOL, Farewell, News, Pointable, Welcome

PIECE: Final = 48                       # of a story; a third of a millisecond or so
LONG: Final = 8 * PIECE                 # less is told at once: who plays and has fallen behind does not queue with who opens a long game


def welcome(room: Room, guest: Guest) -> Welcome:
    """The guest is let in."""
    voice = voice_of(room.game, guest.language)
    phrases = [{"name": phrase.name, "text": voice.phrase(phrase.text), "claim": phrase.claim, "but": phrase.but}
               for phrase in room.game.phrases(room.game.rules(len(room.chairs), room.variant))]
    orders = [] if guest.seat is None else list(room.chairs[guest.seat].orders)
    reason = room.game.talk().no_free_words
    unsaid = "" if reason is None else voice.words(str(reason))
    spots = [Pointable(spot.thing, voice.words(spot.title)) for spot in room.game.spots()]
    kinds = [kind.question for kind in windows(room)]
    reactions = window_cards(room, voice, guest.seat)
    return Welcome(PROTOCOL, VERSION, guest.seat, phrases, kinds, orders, reactions, unsaid, room.game.plans_ahead, spots)


def resume(room: Room, guest: Guest, heard: int, shown: str = "") -> None:
    """The guest goes on where it stopped hearing; from the beginning, if it names a number that never was. Who has missed nothing is told no news."""
    guest.place = place(room, guest.seat, heard)
    guest.number = heard if guest.place or not heard else 0
    guest.is_abreast = is_abreast(room, guest, shown)
    guest.has_news = not guest.is_abreast


async def whole_news(hosted: Hosted, guest: Guest, turns: Turns) -> News | Raw | None:
    """As `news`; who has a long story to hear lets the others have their turn meanwhile, and a crowd of watchers is told as one."""
    if told_until(hosted, guest) - guest.place > LONG:
        await turns.take(story_so_far(hosted, guest))
    if guest.seat is None and guest.place and not guest.untold:
        return hosted.crowd.news(guest, watched(hosted), lambda: news(hosted, guest))
    return news(hosted, guest)


def watched(hosted: Hosted) -> object:
    """The moment that watchers see: whatever is told to them at the same one differs only by what they have heard before."""
    if hosted.past.delay:
        return hosted.past.shown()
    return hosted.room.number, hosted.roll_call.comings, hosted.seconds_left(), hosted.is_late()


def story_so_far(hosted: Hosted, guest: Guest) -> Iterator[None]:
    """The story piece by piece, as far as this guest may hear it now; what is left fits into one."""
    while may_sit(hosted.room, guest) and told_until(hosted, guest) - guest.place > PIECE:
        until = guest.place + PIECE
        guest.untold += items(hosted.room, guest.seat, guest.place, guest.heard, until, guest.language, weighed=guest.has_screen)
        guest.place = until
        yield


def told_until(hosted: Hosted, guest: Guest) -> int:
    if guest.seat is not None or not hosted.past.delay:
        return len(hosted.room.story)
    moment = hosted.past.shown()
    return 0 if moment is None else moment.story


def new_items(hosted: Hosted, guest: Guest, until: int | None = None) -> list[Item]:
    """What this guest was not told yet, and counts as told from now on."""
    told = [*guest.untold, *items(hosted.room, guest.seat, guest.place, guest.heard, until, guest.language, weighed=guest.has_screen)]
    guest.untold, guest.number = [], guest.number + len(told)
    guest.place = len(hosted.room.story) if until is None else max(guest.place, until)
    return told


def news(hosted: Hosted, guest: Guest) -> News | None:
    """All that is new since the last time; None if a watcher must still wait."""
    if guest.seat is None and hosted.past.delay:
        return old_news(hosted, guest)
    room, seat = hosted.room, guest.seat
    if not may_sit(room, guest):
        guest.dismiss(Farewell("seat/none", "This seat is not yours any more.", again=False))
        return None
    seen = view(room, seat)
    since, told = guest.number, new_items(hosted, guest)
    if seen is None:
        return News(since, told, hosted.shared.card_told())
    voice = voice_of(room.game, guest.language)
    now = asked(room, seen, seat, hosted.seconds_left(), voice if guest.has_screen else None, late=hosted.is_late())
    guess, marks, by = prediction(room, seat, voice), (list(allies_of(room, seat)), shown_to(room, seat)), mark(room, guest)
    if guest.has_screen:
        on_the_way = hosted.shared.stages(guest, told, voice)
        page = hosted.shared.page(seen, guest, voice)
        return News(since, told, hosted.shared.card_told(), None, now, outcome(room, voice), *page, guess, *marks, *turned(room, guest), on_the_way, by)
    return News(since, told, hosted.shared.card_told(), hosted.shared.view(seen), now, outcome(room, voice), None, {}, guess, *marks, mark=by)


def turned(room: Room, guest: Guest) -> tuple[int, int]:
    """Up to which number the guest had been told things when its seat last answered in its own turn, and in one that is over; counted once for every turn."""
    if guest.seat is None:
        return 0, 0
    chair = room.chairs[guest.seat]
    places = chair.turned, chair.played if chair.is_amid else chair.turned
    guest.turned = {place: guest.turned[place] if place in guest.turned else count(room, guest.seat, place) for place in places}
    return guest.turned[places[0]], guest.turned[places[1]]


def may_sit(room: Room, guest: Guest) -> bool:
    """The guest's seat is still its own: who gets up leaves it to others."""
    return guest.seat is None or room.chairs[guest.seat].token == guest.right


def old_news(hosted: Hosted, guest: Guest) -> News | None:
    """What a watcher is told at a table with a delay."""
    moment = hosted.past.shown()
    if moment is None:
        return None
    since, told = guest.number, new_items(hosted, guest, moment.story)
    voice = voice_of(hosted.room.game, guest.language)
    ended = outcome(hosted.room, voice) if moment.table.state == OVER else None
    page = moment.page(voice) if guest.has_screen else None
    if page is not None:
        return News(since, told, moment.table, None, moment.asked, ended, *new_on(page, guest))
    return News(since, told, moment.table, None if guest.has_screen else moment.view, moment.asked, ended)


def outcome(room: Room, voice: Voice) -> Any:
    """How the game ended."""
    if room.course is None or room.course.position.outcome is None or not room.is_over:
        return None
    ended, how = room.course.position.outcome, voice.epilogue(room.course.position, room.names)
    return {
        "winners": list(ended.winners), "reason": voice.words(ended.reason), "scores": list(ended.scores), "ending": how,
        "rule": rule_of(room.game, End(ended)),
    }
