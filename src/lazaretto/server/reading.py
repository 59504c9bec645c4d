"""What is read: rules, terms, records, replays, truth."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..games import game as game_named
from ..hosting.fallen import why_not_see_all
from ..hosting.frames import Frame
from ..hosting.refusing import Refused
from ..hosting.boxes import BOXES, UNMARKED
from ..hosting.rulebooks import cited, in_chapter, rule_of, with_sources_marked
from ..hosting.predicting import foretold
from ..hosting.recalling import recalled
from ..hosting.truth import came_about, claims, fates, truth_lines
from ..hosting.what_if import decided_from
from ..kernel import Game, Mistake, Paragraph, Seat
from ..kernel.variants import BASE, joined
from ..tongues.voice import Voice, voice
from ..wire.messages import encode
from ..wire.requests import (
    ModeCard,
    Replay,
    ReplayFrame,
    RuleChapter,
    RuleParagraph,
    RulesOfGame,
    RuleTopic,
    Truths,
    VariantTerms,
)
from .branching import shelf_of
from .doors import JSON, Unreadable, answered, hall_of, language_of, may_look
from .shelf import Finished

RECORD: Final = "application/jsonl"
PLAIN: Final = {"vary": "accept-encoding, accept-language"}
PACKED: Final = {**PLAIN, "content-encoding": "gzip"}
NOT_MODIFIED: Final = 304
QUICKLY: Final = 4                      # how hard gzip tries
USUAL_PIECE: Final = 50                 # frames given as pages, if it is not said how many
LARGEST_PIECE: Final = 100
IN_BRACKETS: Final = re.compile(r" \(([^()]+)\)$")
NAMED_MODE: Final = re.compile(r"(?<=['„])[\w-]+(?=['“])|\w+-[\w-]+")     # quoted, or of several words
IN_CODE: Final = re.compile(r"`([\w-]+)`")
POINTER: Final = re.compile(r" \(R\d+(?:, R\d+)*\)|(?<=\()R\d+, |, R\d+(?=[,)])")
QUOTES: Final = {"de": "„{}“"}
YES: Final = ("yes", "true", "1")


def wanted_game(request: Request) -> Game:
    try:
        return game_named(request.path_params["game"])
    except Mistake as error:
        raise Refused("game/unknown", str(error)) from None


async def give_rules(request: Request) -> Response:
    """The rules of a game in our words, its rulings, and its cards and roles by name."""
    body, small, tag = rules_of(wanted_game(request).name, language_of(request))
    headers = {"etag": f"W/{tag}", "cache-control": "no-cache", **PLAIN}
    if tag in [part.strip().removeprefix("W/") for part in request.headers.get("if-none-match", "").split(",")]:
        return Response(None, NOT_MODIFIED, headers)
    if unpacks(request):
        return Response(small, media_type=JSON, headers={**headers, **PACKED})
    return Response(body, media_type=JSON, headers=headers)


@cache
def rules_of(name: str, language: str) -> tuple[bytes, bytes, str]:
    """As they are sent, the same packed small, and the tag by which a reader knows that it has them already."""
    game = game_named(name)
    speaks = voice(game, language)
    book = speaks.rulebook()
    chapters = [RuleChapter(number, title, paragraphs(in_chapter(book, number), speaks)) for number, title in book.chapters.items()]
    topics = [RuleTopic(topic, text) for topic, text in speaks.topics().items()]
    gist = [speaks.words(text) for text in BOXES.get(game.name, UNMARKED).gist]
    body = encode(RulesOfGame(game.name, game.title, gist, chapters, paragraphs(list(book.rulings.values()), speaks), topics))
    return body, gzip.compress(body), f'"{hashlib.sha256(body).hexdigest()[:32]}"'


def paragraphs(found: Sequence[Paragraph], speaks: Voice) -> list[RuleParagraph]:
    return [RuleParagraph(paragraph.number, paragraph.title, plainly(with_sources_marked(paragraph), speaks)) for paragraph in found]


def plainly(text: str, speaks: Voice) -> str:
    """In plain sentences: modes by their titles, and nothing in brackets that only points to rulings."""
    quotes = QUOTES.get(speaks.language, "“{}”")
    return POINTER.sub("", IN_CODE.sub(lambda mode: quotes.format(title_of(mode[1], speaks)), text))


async def give_terms(request: Request) -> Response:
    """Which modes of a game may be played together by so many, and why not: `seats`, and `modes` joined by `+`."""
    game = wanted_game(request)
    speaks = voice(game, language_of(request))
    seats = number_in(request, "seats", game.usual_seats)
    chosen = [word for word in re.split(r"[+ ,]+", request.query_params.get("modes", "")) if word and word != BASE]
    variant, why, rule = whether(speaks, seats, chosen)
    parts = [speaks.words(part) for part in game.parts(seats)] if seats in game.seats else []
    cards: list[ModeCard] = []
    for mode in game.modes.values():
        _, against, its_rule = whether(speaks, seats, [*chosen, mode.name])
        title, text = title_of(mode.name, speaks), speaks.words(mode.text)
        cards.append(ModeCard(mode.name, title, text, mode.name in chosen, not against, against, its_rule))
    windows = seats in game.seats and bool(game.windows(game.rules(seats, variant or BASE)))
    return answered(VariantTerms(not why, cards, variant, why, rule, speaks.words(why_not_see_all(game)), parts, windows))


def title_of(mode: str, speaks: Voice) -> str:
    """As people read it: "Swap to back", "Column Y"."""
    said = speaks.words(mode)
    return " ".join([word.upper() if len(word) == 1 else word for word in mode.capitalize().split("-")]) if said == mode else said


def whether(speaks: Voice, seats: int, modes: Sequence[str]) -> tuple[str, str, str]:
    """The variant's one name; or why it is none, with modes as people read them, and by which rule."""
    game = speaks.game
    known = [mode for mode in game.modes if mode in modes]
    try:
        return game.rules(seats, joined([*known, *[mode for mode in modes if mode not in known]])).variant, "", ""
    except Mistake as error:
        found = IN_BRACKETS.search(str(error))
        rule = found[1] if found is not None and cited(found[1]) else ""
        why = speaks.words(str(error)).removesuffix(f" ({rule})")
        return "", NAMED_MODE.sub(lambda name: title_of(name[0], speaks) if name[0] in game.modes else name[0], why), rule


def number_in(request: Request, name: str, usual: int) -> int:
    """A whole number of the address."""
    text = request.query_params.get(name, "")
    if text and not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Unreadable(f"{name} should be a whole number.")
    return int(text) if text else usual


def unpacks(request: Request) -> bool:
    """The reader takes what is packed small."""
    return "gzip" in request.headers.get("accept-encoding", "")


async def sent(request: Request, make: Callable[[], bytes]) -> Response:
    """JSON that may be long: made beside the event loop, and packed small for who can unpack it."""
    shelf, packs = shelf_of(request), unpacks(request)
    body = await shelf.work(lambda: gzip.compress(make(), QUICKLY) if packs else make())
    return Response(body, media_type=JSON, headers=PACKED if packs else PLAIN)


async def finished_game(request: Request) -> Finished:
    """The game of the table, for who may look, once it is over."""
    return await shelf_of(request).take(hall_of(request).store, await may_look(request))


async def give_record(request: Request) -> Response:
    """The record of a finished game, for `lazaretto verify` and `lazaretto replay`."""
    finished = await finished_game(request)
    return Response(finished.text, media_type=RECORD, headers={"content-disposition": f'attachment; filename="{file_of(finished)}"'})


def file_of(finished: Finished) -> str:
    return f"{finished.room.game.name}-{finished.room.table}.jsonl"


async def give_replay(request: Request) -> Response:
    """A finished game through any eyes: a seat's number, `watcher`, or `all`. With `page=yes` as pages, `from` and `to` a piece of it."""
    finished = await finished_game(request)
    eyes, seats, many = request.query_params.get("eyes", "watcher"), len(finished.room.chairs), len(finished.story.moments)
    seat = int(eyes) if eyes.isascii() and eyes.isdigit() and len(eyes) < 3 and int(eyes) < seats else None
    if seat is None and eyes not in ("watcher", "all"):
        raise Unreadable(f"The eyes are a seat from 0 to {seats - 1}, watcher or all.")
    as_pages, start = request.query_params.get("page", "") in YES, number_in(request, "from", 0)
    end = number_in(request, "to", start + USUAL_PIECE if as_pages else many)
    end = min(end, start + LARGEST_PIECE) if as_pages else end
    look, speaks = pages if as_pages else views, voice(finished.room.game, language_of(request))
    decided = decided_from(finished.story)
    return await sent(request, lambda: encode(Replay(list(look(finished, seat, eyes == "all", start, end, speaks)), many, start, decided)))


def views(finished: Finished, seat: Seat | None, face_up: bool, start: int, end: int, speaks: Voice) -> Iterator[ReplayFrame]:
    """For programs: no view is of the middle of a round's end, where nobody is asked."""
    story = finished.story
    for frame in story.face_up(start, end, as_it_lay=False) if face_up else story.frames(seat, start, end, as_it_lay=False):
        yield ReplayFrame([text for text, _ in told(finished, frame, seat, speaks)], frame.view.pack(), window=frame.has_window)


def pages(finished: Finished, seat: Seat | None, face_up: bool, start: int, end: int, speaks: Voice) -> Iterator[ReplayFrame]:
    """For screens. With all cards face up: the whole board, what was told to anyone, and what lay in each seat's drawer."""
    names, story = finished.room.names, finished.story
    drawers = [story.frames(other, start, end) for other in range(len(names))] if face_up else []
    heard = story.face_up(start, end) if face_up else story.frames(seat, start, end)
    for shown, *each in zip(heard, *drawers):
        sentences = told(finished, shown, seat, speaks)
        hands = [speaks.page(frame.view, frame.memory, names).yours for frame in each]
        page = speaks.page(shown.view, shown.memory, names)
        yield ReplayFrame([text for text, _ in sentences], None, page, [rule for _, rule in sentences], hands, shown.has_window)


def told(finished: Finished, frame: Frame, seat: Seat | None, speaks: Voice) -> list[tuple[str, str]]:
    """What was told since the last moment in sentences, each with the rule it follows where that is known."""
    names = finished.room.names
    return [(said, rule_of(speaks.game, fact) or cited(said)) for fact in frame.since if (said := speaks.report(fact, names, seat))]


async def give_truth(request: Request) -> Response:
    """A finished game as it really was: what happened when, which claims were true, and the deal checked once more."""
    finished = await finished_game(request)
    return await sent(request, lambda: encode(truths(finished, voice(finished.room.game, language_of(request)))))


def truths(finished: Finished, speaks: Voice) -> Truths:
    room, story, file = finished.room, finished.story, file_of(finished)
    made = list(claims(room, story, finished.happened, speaks))
    deal = msgspec.structs.replace(finished.deal, text=speaks.words(finished.deal.text))
    asked = room.game.prediction(story.stood[-1][0].seen_by(None))
    return Truths(
        truth_lines(room, story, speaks), made, deal, f"/api/tables/{room.table}/record", file, f"lazaretto verify {file}",
        "" if asked is None else speaks.words(asked.question), foretold(room, story, finished.happened),
        list(recalled(room, story, finished.happened, speaks)), fates(room, story, speaks), came_about(room, story, speaks),
    )
