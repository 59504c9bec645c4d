"""lazaretto play GAME"""

from __future__ import annotations

import hashlib
import random
import shlex
from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Option

from .. import bots
from ..bots.ismcts.crew import cores
from ..games import game as find_game
from ..hosting import Sitting
from ..kernel import Game, Mistake, Seat
from ..kernel.components import read_pack, shown
from ..kernel.zone import letter
from . import menu, saves
from .chair import Chair, Quit
from .ending import ending
from .screen import Screen, command

YOU = "you"
RANDOM = "random"
DEFAULT = "ParameterSource.DEFAULT"      # what typer says of an option that was not given
SEED_BYTES = 8


def play(
    context: Context,
    game: Annotated[str | None, Argument(help="Which game; without it a short menu.", show_default=False)] = None,
    seats: Annotated[int | None, Option(help="How many seats, yours among them.")] = None,
    variant: Annotated[str, Option(help="Modes joined by +; see `lazaretto games`.")] = "base",
    bots: Annotated[str, Option(
        help="Who plays the other seats: one name, or one a seat, joined by commas. ismcts:2s thinks for two seconds, on all cores; ismcts:2s@1 on one.",
    )] = "thumb",
    seat: Annotated[str, Option(help="Where you sit: 0, 1 … or A, B …, or random; else where a newcomer sits best.", show_default=False)] = "",
    seed: Annotated[int | None, Option(help="Deal the same game again; it is not sealed, so it cannot be verified.")] = None,
    components: Annotated[Path | None, Option(help="A component pack of your own (TOML).")] = None,
    save: Annotated[Path | None, Option(help="Where the record is written.")] = None,
    resume: Annotated[str | None, Option(help="Go on with this record; without a file, the newest unfinished one.")] = None,
) -> None:
    """Play in the terminal, with bots in the other seats."""
    screen = Screen()
    chosen: Game | Path | None
    if resume is not None:
        chosen = saves.newest() if resume == menu.NEWEST else Path(resume)
    elif game is None:
        chosen = menu.choose(screen)
        if isinstance(chosen, Game):
            seats = menu.how_many(screen, chosen, chosen.usual_seats) if seats is None else seats
            chosen = chosen if seats is not None else None
    else:
        chosen = find_game(game)
    if isinstance(chosen, Path):
        refuse_besides(context)
        sit_down(screen, taken_up(chosen))
    elif chosen is not None:
        table = chosen if components is None else chosen.with_components(read_pack(components))
        sit_down(screen, begun(table, table.usual_seats if seats is None else seats, variant, bots, seat, seed, save))


def refuse_besides(context: Context) -> None:
    """A game that is gone on with has its seats, its bots and all else already."""
    given = [f"--{name}" for name in context.params if name not in ("game", "resume") and str(context.get_parameter_source(name)) != DEFAULT]
    if given:
        raise Mistake(f"a game that is resumed goes on as it began: leave out {', '.join(given)}")


def begun(game: Game, seats: int, variant: str, names: str, seat: str, seed: int | None, save: Path | None) -> Sitting:
    """A new game, the player and the bots in their seats."""
    game.rules(seats, variant)
    you = read_seat(seat or str(game.newcomer), seats, seed)
    players = seated(names, seats, you)
    sitting = Sitting.begin(game, seats, variant, path=save or saves.new_path(game.name, seats), players=players, seed=seed)
    seat_bots(sitting)
    return sitting


def taken_up(path: Path) -> Sitting:
    """A game that was left, its bots told again what they knew."""
    sitting = Sitting.resume(path)
    if YOU not in sitting.players:
        sitting.close()
        raise Mistake(f"{path} does not say where you sat: it can be replayed, but not gone on with")
    seat_bots(sitting)
    return sitting


def read_seat(text: str, seats: int, seed: int | None) -> Seat:
    """A number from 0, a letter, or any."""
    if text == RANDOM:
        return random.Random(seed).randrange(seats)
    seat = ord(text.upper()) - ord("A") if len(text) == 1 and text.isascii() and text.isalpha() else int(text) if text.isdecimal() else -1
    if not 0 <= seat < seats:
        raise Mistake(f"no seat {shown(text)}: there are 0 to {seats - 1}, or A to {letter(seats - 1)}")
    return seat


def seated(names: str, seats: int, you: Seat) -> list[str]:
    """Who sits where: you, and bots by name."""
    others = names.split(",")
    if len(others) not in (1, seats - 1):
        raise Mistake(f"{len(others)} bots for {seats - 1} seats: name one for all, or one for each")
    for name in others:
        bots.check(name)
    around = others if len(others) > 1 else others * (seats - 1)
    return [*around[:you], YOU, *around[you:]]


def seat_bots(sitting: Sitting) -> None:
    """They think one after another, while you wait: so each may use all cores."""
    for seat, name in enumerate(sitting.players):
        if name != YOU:
            bot = bots.make(name, sitting.game, seat, seed_of_bot(sitting, seat))
            if isinstance(bot, bots.Helped):
                bot.with_processes(cores())
            sitting.seat_bot(seat, bot)


def seed_of_bot(sitting: Sitting, seat: Seat) -> int:
    """The same when the game is resumed; and who does not know the secret cannot tell it, so not what the bot will do."""
    source = sitting.seed if sitting.secret is None else sitting.secret.hex()
    return int.from_bytes(hashlib.sha256(f"lazaretto bot {seat} {source}".encode()).digest()[:SEED_BYTES], "big")


def sit_down(screen: Screen, sitting: Sitting) -> None:
    """Say how the deal is sealed, play, and say how to go on or what came of it."""
    journal, seat = sitting.journal, sitting.players.index(YOU)
    assert journal is not None
    try:
        welcome(screen, sitting)
        Chair(sitting, seat, screen).play()
        ending(screen, sitting, seat, journal.path)
    except (Quit, KeyboardInterrupt):
        how_to_go_on(screen, "Saved.", journal.path)
    except OSError:
        how_to_go_on(screen, "The last answer could not be written down; all before it is saved.", journal.path)
        raise
    finally:
        sitting.close()


def how_to_go_on(screen: Screen, what: str, path: Path) -> None:
    screen.say(f"{what} Go on with:")
    screen.say_whole(f"  {command('play')} --resume {shlex.quote(str(path))}")


def welcome(screen: Screen, sitting: Sitting) -> None:
    header = sitting.header
    seats = "1 seat" if header.seats == 1 else f"{header.seats} seats"
    screen.say(f"{header.game.title}, {seats}, variant {header.variant}. ? for help, q saves and quits.", "bold")
    if header.commitment is None:
        screen.say(f"Dealt from seed {sitting.seed}: the same again whenever you like, so there is no commitment and nothing to verify.", "dim")
    else:
        screen.say(f"The deal is sealed. Commitment {header.commitment}", "dim")
