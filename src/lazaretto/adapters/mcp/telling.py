"""What the tools say of a place."""

from __future__ import annotations

import json
from typing import Final

from ...hosting.boxes import BOXES, UNMARKED
from ...hosting.rulebooks import found_in, rulings_of, topics_like, with_title
from ...kernel import Game
from ...kernel.zone import letter
from .. import text
from .besides import offered
from .place import OPEN, Place, Trouble, sheet_of

NOT_ASKED: Final = "You are not asked now: wait."


def seated(place: Place, invite: str) -> str:
    """Where one sits, and by which token."""
    lines = [
        f"You sit on seat {letter(place.seat)} at table {place.table}, {place.game.title}. Token: {place.token}",
        "The token is your seat alone: keep it, give it with each tool where several are served, and tell it nobody.",
        *([f"Seats are free. People or models join with this invite: {invite}"] if invite else []),
        "At the table:", *place.company, *BOXES.get(place.game.name, UNMARKED).gist, text.WHAT_FENCES_MEAN, talk_of(place),
    ]
    return "\n".join([line for line in lines if line])


def talk_of(place: Place) -> str:
    talk = place.game.talk()
    free = f"Free words are not for this game: {talk.no_free_words}." if talk.no_free_words is not None else "Free words are allowed, and may be false."
    phrases = "; ".join([f"{phrase.name} ({phrase.text})" for phrase in place.phrases])
    return f"Talk: {free} Phrases: {phrases}." if phrases else f"Talk: {free}"


def report(place: Place) -> str:
    """What happened, and how things stand for this seat."""
    news = place.news()
    return "\n".join([*(["What happened:", *news] if news else []), standing(place)])


def standing(place: Place) -> str:
    if place.outcome is not None:
        return ended(place)
    if place.state == OPEN or place.view is None:
        return "\n".join(["The game has not begun: wait. At the table:", *place.company])
    if not place.is_asked:
        return "\n".join([NOT_ASKED, *offered(place)])
    sheet = sheet_of(place)
    return "\n".join([f"You are asked: {sheet.page(place.memory).title}", text.listed(sheet), *offered(place)])


def ended(place: Place) -> str:
    outcome = place.outcome
    assert outcome is not None
    winners = ", ".join([place.names[seat] for seat in outcome.winners]) or "nobody"
    own = "You have won" if place.seat in outcome.winners else "You have not won"
    return f"The game is over: {outcome.reason}. Winners: {winners}. {own}; your score is {outcome.scores[place.seat]:g}."


def observed(place: Place, *, as_json: bool) -> str:
    """All that the seat may look at."""
    if place.view is None:
        return standing(place)
    sheet = sheet_of(place)
    if as_json:
        return json.dumps(text.plain(sheet, place.memory, place.has_notebook), ensure_ascii=False)
    return text.shown(sheet, place.memory, place.has_notebook) + (f"\n{ended(place)}" if place.outcome is not None else "")


def explained(place: Place, what: str) -> str:
    """A move that is or is not allowed, a card or role, or a rule."""
    answer = text.read(what, sheet_of(place)) if place.is_asked else None
    if isinstance(answer, text.Understood):
        offer = sheet_of(place).by_move[answer.move]
        return f"{offer.notation} [{offer.id}] is allowed: {offer.words}. {offer.meaning}"
    if answer is not None and answer.code == "move/illegal":
        return answer.text
    found = topics_like(place.game.topics(), what) if what.strip() else []
    if found:
        return "\n".join([f"{name}: {sentence}" for name, sentence in found])
    return ruled(place.game, what) if what.strip() else f"You can ask about a move, a rule by its number, and: {', '.join(place.game.topics())}."


def ruled(game: Game, number: str) -> str:
    """The rules in a minute and their chapters; or a chapter, paragraph or ruling."""
    book = game.rulebook()
    if not number.strip():
        chapters = [f"{chapter} {title}" for chapter, title in book.chapters.items()]
        gist = BOXES.get(game.name, UNMARKED).gist
        return "\n".join([game.title, *gist, "Chapters, each to be read by its number:", *chapters, f"Rulings: {rulings_of(book)}. Cards and roles: explain."])
    found = found_in(book, number)
    if not found:
        raise Trouble("rule/none", f"There is no rule {number[:40]!r}: chapters are {', '.join(book.chapters)}, rulings {rulings_of(book)}.")
    return "\n".join([f"{paragraph.number} {with_title(paragraph)}" for paragraph in found])


def noted(place: Place) -> str:
    """What the seat wrote down, what follows from all it may know, and all it was told."""
    book = text.notes(sheet_of(place), place.memory) if place.view is not None and place.has_notebook else ""
    told = text.told(place.game, place.memory, place.names, place.seat)
    own = [f"  {number}. {note}" for number, note in enumerate(place.own_notes, 1)]
    return "\n".join([part for part in ["Your notes:", *(own or ["  none"]), book, "All that you were told:", *told] if part])
