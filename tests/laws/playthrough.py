"""A whole game as text, readable aloud: what is asked, answered, dealt and told, and now and then what a seat sees."""

from __future__ import annotations

import random
import re
from pathlib import Path

import lazaretto
from lazaretto import bots
from lazaretto.kernel import EVERYONE, Game, Position, RandomDealer, Recorder
from lazaretto.kernel.zone import letter

from .wandering import some_answer

FOLDER = Path(__file__).parents[1] / "playthroughs"
NAMES = ("Maud", "Odo", "Isolde", "Piers", "Agnes", "Wat", "Joan", "Hugh", "Emmot", "Alys", "Giles", "Cecily")
SEED = 1350
WIDTH = 100


#: Both levels of Pints, all tables of Pathologic and of Pest's base game; and thumbs play them, for chance alone is never rescued and proves nothing.
AT_EVERY_TABLE = {("pints", "base"), ("pints", "main-course"), ("pathologic", "base"), ("pest", "base")}
PLAYED_BY_THUMBS = {"pints", "pathologic", "pest"}


def golden_tables() -> list[tuple[Game, int, str]]:
    """One table a variant, its seats going round the numbers the variant is for; of some variants every table."""
    tables = []
    for game in lazaretto.games():
        for number, variant in enumerate(game.variants):
            seats = [seats for seats in game.seats if is_for(game, seats, variant)]
            wanted = seats if (game.name, variant) in AT_EVERY_TABLE else [seats[number % len(seats)]]
            tables += [(game, many, variant) for many in wanted]
    return tables


def is_for(game: Game, seats: int, variant: str) -> bool:
    try:
        return bool(game.rules(seats, variant))
    except ValueError:
        return False


def file_of(game: Game, seats: int, variant: str) -> Path:
    return FOLDER / f"{game.name}-{variant}-{seats}.txt"


def told_lines(game: Game, dealer: Recorder, names: tuple[str, ...]) -> list[str]:
    """The chance that was drawn, what everyone hears, and what single seats hear besides."""
    lines = [f"  chance {' '.join(map(str, dealer.picks))}"] if dealer.picks else []
    for eyes, fact in dealer.facts:
        if eyes == EVERYONE:
            heard = {"all": game.report(fact, names, None)}
        else:
            heard = {name: game.report(fact, names, seat) for seat, name in enumerate(names) if eyes > 0 and eyes >> seat & 1}
        lines += [f"  told {who}: {text}" for who, text in heard.items() if text]
    dealer.facts.clear()
    dealer.picks.clear()
    return lines


def playthrough(game: Game, seats: int, variant: str) -> str:
    names, choose, dealer = NAMES[:seats], random.Random(SEED), Recorder(RandomDealer(SEED))
    position = game.begin(seats=seats, variant=variant, dealer=dealer)
    lines = [f"{game.title} {variant} · {seats} seats · rules version {game.version}", "deal", *told_lines(game, dealer, names)]
    players = [bots.make("thumb", game, seat, SEED) for seat in range(seats)] if game.name in PLAYED_BY_THUMBS else []
    question: object = None
    while position.outcome is None:
        if position.question != question and len(position.asked) > 1:
            lines += ["", *seen_lines(game, position, names)]
        question = position.question
        seat = choose.choice(position.asked)
        move = players[seat].choose(position.seen_by(seat), position.options(seat)) if players else some_answer(position, seat, choose)
        lines.append(f"{letter(seat)} {names[seat]}? {len(position.options(seat))} options: {game.say(move)}")
        position = position.after(seat, move, dealer)
        lines += told_lines(game, dealer, names)
    outcome = position.outcome
    winners = ", ".join(names[seat] for seat in outcome.winners) or "nobody"
    lines += ["", f"{winners} won: {outcome.reason}", f"scores {' '.join(f'{score:g}' for score in outcome.scores)}"]
    return re.sub(r"[ \t]+$", "", "\n".join(lines), flags=re.MULTILINE) + "\n"


def seen_lines(game: Game, position: Position, names: tuple[str, ...]) -> list[str]:
    seat = position.asked[0]
    text = game.draw(position.seen_by(seat), [], names, WIDTH)
    return [f"  seen by {names[seat]}", *[f"  | {line}" for line in text.splitlines()], ""]
