"""Many games: the same numbers on any number of processes, and bots that hear."""

from __future__ import annotations

import os
import signal

import pytest

import lazaretto
from lazaretto.kernel import Mistake, Moved
from lazaretto.lab import simulate as lab
from lazaretto.lab.lineup import read_lineup, seated
from lazaretto.lab.playing import deal, listens, play
from lazaretto.lab.simulate import CHUNK, Experiment, simulate
from lazaretto.lab.statistics import spread
from lazaretto.lab.tally import Tally


def test_one_process_and_two_give_the_same():
    experiment = Experiment("infected", seats=6, games=2 * CHUNK + 7)
    one, two = simulate(experiment, jobs=1), simulate(experiment, jobs=2)
    assert one == two and one.games == 2 * CHUNK + 7


def killed(chunk):
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_process_that_is_killed_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(lab, "play_chunk", killed)
    with pytest.raises(Mistake, match="one of the 2 processes was killed"):
        simulate(Experiment("infected", seats=6, games=2 * CHUNK), jobs=2)


def test_another_seed_gives_other_games():
    found = [simulate(Experiment("infected", 6, 50, ("random",), seed=seed)) for seed in (1, 2)]
    assert found[0] != found[1]


def test_a_tally_adds_up():
    told = []
    tally = simulate(Experiment("infected", 7, 120, ("random",), "blind"), progress=told.append)
    assert told[-1] == tally.games == 120
    assert sum(tally.won.values()) + tally.drawn == 120                # one side wins, or nobody
    assert sum(tally.endings.values()) == sum(tally.rounds.values()) == sum(tally.decisions.values()) == 120
    assert [tally.sat["doctor"], tally.sat["villager"]] == [120, 120]


def test_thumbs_are_a_contest_and_each_better_than_chance():
    """Broad bounds, that 300 games keep by far."""
    doctor_wins = {}
    for lineup in ("thumb", "doctor=random,villager=thumb", "doctor=thumb,villager=random"):
        doctor_wins[lineup] = simulate(Experiment("infected", 6, 300, read_lineup(lineup))).wins()["doctor"].share
    assert 0.15 < doctor_wins["thumb"] < 0.7
    assert doctor_wins["doctor=random,villager=thumb"] < doctor_wins["thumb"] < doctor_wins["doctor=thumb,villager=random"]


def test_a_side_that_is_not_at_the_table_needs_a_bot_all_the_same():
    """In Bristol nobody may be plagued after the deal: the next game may have one."""
    assert seated(read_lineup("healthy=thumb,plagued=random"), ("healthy", "healthy"), ("healthy", "plagued")) == ["thumb", "thumb"]
    with pytest.raises(ValueError, match="no bot for plagued"):
        seated(read_lineup("healthy=thumb"), ("healthy", "healthy"), ("healthy", "plagued"))


def test_sides_are_counted_as_they_are_at_the_end_and_figures_beside_them():
    tally = simulate(Experiment("bristol", 6, 60, ("random",)))
    assert sum(tally.figures["began plagued"].values()) == sum(tally.figures["mingles"].values()) == 60
    began, ended = [spread(tally.figures[name]).mean for name in ("began plagued", "plagued at the end")]
    assert began < ended and tally.won["plagued"] == 0
    assert sum(tally.points["healthy"].values()) + sum(tally.points["plagued"].values()) == 60 * 6
    assert set(tally.points["plagued"]) == {0.0, 0.5} and set(tally.points["healthy"]) == {0.0, 1.0}
    again = Tally()
    again.add(tally)
    assert again == tally


def test_line_ups():
    sides = ("villager", "doctor", "villager")
    assert seated(read_lineup("thumb"), sides, ("doctor", "villager")) == ["thumb"] * 3
    assert seated(read_lineup("thumb, random,thumb"), sides, ("doctor", "villager")) == ["thumb", "random", "thumb"]
    assert seated(read_lineup("doctor=random,villager=thumb"), sides, ("doctor", "villager")) == ["thumb", "random", "thumb"]


@pytest.mark.parametrize(("text", "wrong"), [
    ("thumb,random", "2 bots for 3 seats"),
    ("doktor=thumb,villager=thumb", "no side 'doktor' in this game: there are doctor, villager"),
    ("doctor=thumb", "no bot for villager"),
    ("doctor=,villager=thumb", "cannot read the bots"),
    ("doctor=thumb,random", "cannot read the bots"),
    ("nobody", "no bot 'nobody': there are random, thumb"),
])
def test_a_line_up_that_cannot_be_is_refused(text, wrong):
    with pytest.raises(ValueError, match=wrong):
        seated(read_lineup(text), ("villager", "doctor", "villager"), ("doctor", "villager"))


class Hearing:
    def __init__(self):
        self.heard = []

    def choose(self, view, options):
        return options[0]

    def hear(self, fact):
        self.heard.append(fact)


def test_a_bot_that_listens_hears_what_its_seat_is_told():
    game = lazaretto.game("infected")
    players = [Hearing() for _ in range(6)]
    assert listens(players)
    position, dealer = deal(game, 6, "base", 4, aloud=True)
    play(position, players, dealer)
    dealt = [[fact.card for fact in player.heard if isinstance(fact, Moved) and fact.to == "roles.2"] for player in players]
    assert dealt[2][0] >= 0 and all(cards == [-1] for seat, cards in enumerate(dealt) if seat != 2)
