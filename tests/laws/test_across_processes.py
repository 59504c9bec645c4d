"""A record replays to the same position in another process with another hash seed; interpreted and compiled agree."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import lazaretto
from lazaretto.kernel import Header, Recorder, SealedDealer, parse_record, position
from lazaretto.kernel.record import Entry, as_text, ending_line

from .wandering import as_bytes, every_table

SOURCE = Path(__file__).parents[2] / "src"

REPLAY = """
import hashlib, json, sys
import lazaretto
from lazaretto.kernel import parse_record, verify
for text in json.load(sys.stdin):
    record = parse_record(text, lazaretto.game)
    *_, (entry, position, dealer) = record.positions()
    verify(record)
    print(hashlib.sha256(json.dumps(position.pack(), sort_keys=True).encode()).hexdigest())
"""

TRANSCRIPT = """
import hashlib, json
import lazaretto
from lazaretto.kernel import RandomDealer, Recorder, position
digest, answers = hashlib.sha256(), 0
for game in lazaretto.games():
    for variant in game.variants:
        for seats in game.seats:
            try:
                game.rules(seats, variant)
            except ValueError as error:
                digest.update(str(error).encode())
                continue
            for seed in range(3):
                dealer = Recorder(RandomDealer(seed))
                p = game.begin(seats=seats, variant=variant, dealer=dealer)
                while p.outcome is None:
                    seat = p.asked[dealer.pick(len(p.asked))]
                    options = p.options(seat)
                    move = options[dealer.pick(len(options))]
                    view = p.seen_by(seat)
                    world = game.imagine(view, RandomDealer(answers))
                    digest.update(repr((seat, options, move, str(p.why_not(seat, game.vocabulary(seats=seats, variant=variant)[-1])))).encode())
                    digest.update(json.dumps([view.pack(), world.pack()], sort_keys=True).encode())
                    p = p.after(seat, move, dealer)
                    answers += 1
                digest.update(repr((p.outcome, dealer.picks, dealer.facts)).encode())
print(position.__file__.endswith(".py"), answers, digest.hexdigest())
"""

THUMBS = """
import hashlib
import lazaretto
from lazaretto.bots import thumb
from lazaretto.bots.thumb.pest import mind
from lazaretto.kernel import RandomDealer, Recorder
from lazaretto.lab.playing import answer, remind, tell
digest, answers = hashlib.sha256(), 0
for game in lazaretto.games():
    judge = thumb.judge(game.name)
    for seats in (game.seats[0], game.seats[-1]):
        dealer = Recorder(RandomDealer(seats))
        p = game.begin(seats=seats, variant="base", dealer=dealer)
        players, rounds = [thumb.make(game, seat, seat) for seat in range(seats)], 0
        while p.outcome is None:
            tell(dealer, players)
            if judge is not None and game.rounds(p) > rounds and not p.sealed:
                rounds = game.rounds(p)
                digest.update(repr([judge(p, seat) for seat in range(seats)]).encode())
            seat = p.asked[0]
            move = answer(p, seat, players[seat])
            digest.update(repr((seat, move)).encode())
            p.play(seat, move, dealer)
            remind(players[seat], move)
            answers += 1
print(mind.__file__.endswith(".py"), answers, digest.hexdigest())
"""


def python(code: str, given: str = "", interpreted: bool | None = None, hash_seed: str = "0") -> str:
    """What another Python says; with the engine of this run unless told otherwise."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    if interpreted is not None:
        environment["PYTHONPATH"] = str(SOURCE) if interpreted else ""
    done = subprocess.run([sys.executable, "-c", code], input=given, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def written(name: str, seats: int, variant: str) -> tuple[str, str]:
    """A finished game as a record, and the digest of its last position."""
    game, sealed = lazaretto.game(name), SealedDealer(hashlib.sha256(f"{name} {seats} {variant}".encode()).digest())
    dealer = Recorder(sealed)
    stand = game.begin(seats=seats, variant=variant, dealer=dealer)
    lines = [Header(game, seats, variant, sealed.commitment).line(), Entry(0, None, None, dealer.picks[:]).line(game)]
    while stand.outcome is None:
        seat = stand.asked[len(lines) % len(stand.asked)]
        options = stand.options(seat)
        move = options[len(lines) * 7 % len(options)]
        dealer.picks.clear()
        stand = stand.after(seat, move, dealer)
        lines.append(Entry(len(lines) - 1, seat, move, dealer.picks[:]).line(game))
    lines.append(ending_line(len(lines) - 1, stand.outcome, sealed.secret))
    return "".join(map(as_text, lines)), hashlib.sha256(as_bytes(stand.pack())).hexdigest()


def test_a_record_replays_in_another_process_with_another_hash_seed() -> None:
    games = [written(*table) for table in every_table()]
    texts = json.dumps([text for text, _ in games])
    for hash_seed in ("1", "4242"):
        assert python(REPLAY, texts, hash_seed=hash_seed).split() == [digest for _, digest in games]
    assert all(parse_record(text, lazaretto.game).secret is not None for text, _ in games)


def test_interpreted_and_compiled_agree() -> None:
    """Move for move, view for view, world for world, reason for reason. Runs where the engine under test is the compiled one."""
    ours = python(TRANSCRIPT).split()
    interpreted = python(TRANSCRIPT, interpreted=True).split()
    assert interpreted[0] == "True" and int(interpreted[1]) > 3000
    assert (ours[0] == "True") == str(position.__file__).endswith(".py"), "the other process runs another engine than this one"
    assert ours[1:] == interpreted[1:]


def test_rules_of_thumb_interpreted_and_compiled_agree() -> None:
    """Answer for answer, and to the last digit of what a judge says."""
    ours, interpreted = python(THUMBS).split(), python(THUMBS, interpreted=True).split()
    assert interpreted[0] == "True" and int(interpreted[1]) > 1000
    assert (ours[0] == "True") == str(position.__file__).endswith(".py"), "the rules of thumb are compiled with the engine, or neither is"
    assert ours[1:] == interpreted[1:]
