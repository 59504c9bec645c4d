"""Mirrored pairs of games: what they cancel, who has won them, and when it is enough."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from itertools import islice

import pytest

from lazaretto import bots
from lazaretto.kernel import Mistake
from lazaretto.lab import arena as lab
from lazaretto.lab.arena import Arena
from lazaretto.lab.contest import HALVES, ONE, SIDES, WHOLE, Contest, sides_are_kept, usual_split
from lazaretto.lab.mirrored import Mirrored, Played
from lazaretto.lab.standing import as_plain

TWO = ("random", "thumb")


def contest(game="infected", seats=6, kinds=TWO, pairs=12, split=SIDES, **more):
    return Contest(game, seats, kinds, pairs, split, **more)


def played(found: Contest, jobs=1) -> Arena:
    arena = Arena(found)
    for _ in arena.play(jobs):
        pass
    return arena


def plain(arena: Arena, by="side"):
    found = as_plain(arena, by, seconds=1.0)
    assert json.loads(json.dumps(found, allow_nan=False)) == found
    return found


@pytest.fixture
def third_kind(monkeypatch):
    """`other` plays by chance as `random` does, but not the same; `twin` plays the same."""
    make, check = bots.make, bots.check

    def made(name, game, seat, seed):
        return make("random", game, seat, seed + (name == "other")) if name in ("other", "twin") else make(name, game, seat, seed)

    monkeypatch.setattr(bots, "make", made)
    monkeypatch.setattr(bots, "check", lambda name: None if name in ("other", "twin") else check(name))


@pytest.mark.parametrize(("game", "seats", "split"), [
    ("infected", 6, SIDES), ("bristol", 6, HALVES), ("bristol", 1, WHOLE), ("pints", 3, HALVES), ("pathologic", 4, SIDES), ("pathologic", 3, SIDES),
    ("pathologic", 2, HALVES), ("pest", 3, HALVES), ("pest", 1, WHOLE),
])
def test_a_table_is_split_by_sides_where_they_are_dealt_and_kept(game, seats, split):
    assert usual_split(game, seats, "base", among="") == split
    assert sides_are_kept(game, seats, "base") is (split == SIDES)
    assert usual_split(game, seats, "base", among="thumb") == (ONE if split == HALVES else split)


@pytest.mark.parametrize(("game", "seats", "split"), [("infected", 6, SIDES), ("bristol", 5, HALVES), ("pints", 3, ONE), ("pest", 1, WHOLE)])
def test_every_seat_of_the_same_deal_is_held_once_by_each_kind(game, seats, split):
    for pair in played(contest(game, seats, split=split, pairs=4, early_stop=False)).pairs:
        one, other = pair.games
        assert one.began == other.began
        assert all({one.kinds[seat], other.kinds[seat]} == set(TWO) for seat in range(seats))
        assert {one.kinds[seat] for seat in pair.camp} == {"random"}


def test_sides_take_turns_and_each_sits_together():
    pairs = played(contest("pathologic", 4, pairs=4, early_stop=False)).pairs
    assert [pair.camp for pair in pairs] == [(0,), (1,), (2,), (3,)]
    for pair in played(contest(pairs=6, early_stop=False)).pairs:
        sides = [pair.games[0].began[seat] for seat in pair.camp]
        assert sides == (["doctor"] if pair.number % 2 == 0 else ["villager"] * 5)


def test_one_side_only():
    assert {pair.camp for pair in played(contest("pathologic", 4, pairs=3, side="plague", early_stop=False)).pairs} == {(0,)}


def test_halves_are_drawn_and_seats_take_turns():
    camps = Counter(pair.camp for pair in played(contest("bristol", 4, TWO, 12, HALVES, early_stop=False)).pairs)
    assert all(len(camp) == 2 for camp in camps) and len(camps) > 3
    assert [pair.camp for pair in played(contest("pints", 3, TWO, 4, ONE, early_stop=False)).pairs] == [(0,), (1,), (2,), (0,)]


def a_game(kinds, scores, began=None, winners=None):
    sides = began or ("house",) * len(kinds)
    return Played(tuple(kinds), sides, sides, winners or tuple(seat for seat, score in enumerate(scores) if score == 1), tuple(scores), "", {})


@pytest.mark.parametrize(("first", "second", "gain"), [
    ((1, 0, 0), (1, 0, 0), 0),                       # the deal decided: seat 0 wins whoever holds it
    ((1, 0, 0), (0, 0, 1), 2),                       # a wins in both
    ((0, 1, 0), (1, 0, 0), -2),
    ((0, 0, 0), (1, 1, 1), 1),                       # nobody is saved; all are, and a held two of three seats
    ((1 / 3, 2 / 3, 0), (2 / 3, 1 / 3, 0), -2 / 3),
    ((1 / 3, 1 / 3, 1 / 3), (1 / 3, 1 / 3, 1 / 3), 0),
])
def test_who_collected_more_over_both_games_has_won_the_pair(first, second, gain):
    pair = Mirrored(("a", "b"), 0, (0,), (a_game("abb", first), a_game("baa", second)))
    assert pair.gain(among="") == pytest.approx(gain)
    assert Mirrored(("b", "a"), 0, (0,), pair.games).gain(among="") == pytest.approx(-gain)


def test_among_others_only_the_seats_of_the_two_count():
    pair = Mirrored(("a", "b"), 0, (1,), (a_game("cac", (0, 1, 0)), a_game("cbc", (1, 0, 1))))
    assert pair.gain(among="c") == 1


def test_the_others_are_the_same_in_both_games():
    for pair in played(contest("pints", 3, TWO, 3, ONE, among="thumb", early_stop=False)).pairs:
        assert [game.kinds.count("thumb") for game in pair.games] == [2, 3]
        assert plain_seats(pair) == {0, 1, 2} - set(pair.camp)


def plain_seats(pair):
    return {seat for seat in range(3) if {game.kinds[seat] for game in pair.games} == {"thumb"}}


def test_kinds_that_play_the_same_decide_nothing(third_kind):
    assert played(contest("bristol", 5, ("random", "twin"), 10, HALVES)).won == {("random", "twin"): [0, 0]}


def test_of_kinds_that_are_as_good_none_is_found_better(third_kind):
    arena = played(contest("bristol", 6, ("random", "other"), 150, HALVES, sure=0.99))
    won, lost = arena.won["random", "other"]
    assert won + lost > 75 and not arena.settled and 0.35 < won / (won + lost) < 0.65


def test_one_process_and_two_give_the_same():
    for found in (contest(pairs=60), contest("bristol", 5, pairs=30, split=HALVES)):
        one, two = [played(found, jobs) for jobs in (1, 2)]
        assert one.pairs == two.pairs and one.settled == two.settled


def test_a_match_that_is_sure_is_not_played_on_and_others_are(third_kind):
    arena = played(contest("bristol", 6, ("random", "other", "thumb"), 25, HALVES))
    assert arena.settled == {("random", "thumb"), ("other", "thumb")}
    assert arena.played["random", "other"] == 25 > max(arena.played["random", "thumb"], arena.played["other", "thumb"])
    assert arena.planned() == 2 * len(arena.pairs) and plain(arena)["finished"]


def test_it_is_looked_at_after_whole_turns_only():
    arena = played(contest("pathologic", 4, pairs=20))
    assert arena.settled and arena.played[TWO] % arena.turn == 0 and arena.turn == 4


def test_without_early_stop_all_is_played_and_the_interval_is_that_of_a_fixed_number():
    stopped, whole = [plain(played(contest("bristol", 6, split=HALVES, pairs=20, early_stop=early))) for early in (True, False)]
    assert stopped["games"] < 40 == whole["games"]
    assert (stopped["interval"], whole["interval"]) == ("sequential", "fixed")
    match = whole["matches"][0]
    assert match["high"] - match["low"] < 0.45 and match["sure"] and match["lost"] > match["won"]


def test_whoever_stops_in_the_middle_has_what_was_finished():
    arena = Arena(contest(pairs=50, early_stop=False))
    pairs = arena.play(jobs=2)
    assert len(list(islice(pairs, 5))) == 5
    pairs.close()
    found = plain(arena)
    assert found["games"] == 10 and found["asked"] == 100 and not found["finished"] and found["interval"] == "sequential"


def test_nothing_played_is_reported_too():
    found = plain(Arena(contest()))
    assert found["games"] == 0 and found["matches"][0]["share"] is None
    assert {rating["kind"]: rating["low"] for rating in found["rating"]} == {"random": 0.0, "thumb": None}


def test_win_shares_of_sides_are_those_of_one_kind_against_the_other():
    found = plain(played(contest(pairs=20, early_stop=False)))["matches"][0]
    doctor, villager = found["by"]["doctor"], found["by"]["villager"]
    assert list(found["by"]) == ["doctor", "villager"] and doctor["random"]["games"] == doctor["thumb"]["games"] == 20
    assert doctor["random"]["share"] + villager["thumb"]["share"] == pytest.approx(1, abs=0.1)           # but for games that nobody wins
    assert found["kinds"]["thumb"]["games"] == 40


def test_of_several_sides_each_is_told_apart_and_those_against_it_together():
    found = plain(played(contest("pathologic", 4, pairs=4, early_stop=False)))["matches"][0]
    assert list(found["by"])[:2] == ["plague", "all against plague"] and len(found["by"]) == 8
    assert found["by"]["plague"]["random"]["share"] + found["by"]["all against plague"]["thumb"]["share"] == 1


def test_tables_by_seat_and_by_the_side_at_the_end():
    arena = played(contest("bristol", 6, split=HALVES, pairs=8, early_stop=False))
    assert list(plain(arena, "seat")["matches"][0]["by"]) == [f"seat {name}" for name in "ABCDEF"]
    ended = plain(arena, "end")["matches"][0]["by"]
    assert set(ended) == {"healthy", "plagued"} and ended["plagued"]["thumb"]["share"] == 0


def test_alone_scores_and_ranks_are_compared_on_the_same_deals(third_kind):
    found = plain(played(contest("pest", 1, ("random", "twin", "thumb"), 3, WHOLE, early_stop=False)))
    alone = found["whole_tables"]
    assert alone["random"] == alone["twin"] and alone["thumb"]["games"] == 3
    assert alone["thumb"]["score"]["mean"] > alone["random"]["score"]["mean"]
    hows = [ending["how"] for ending in alone["thumb"]["endings"]]
    assert hows == [ending["how"] for ending in alone["random"]["endings"]] and hows[-1] == "remembered as Commoner"
    assert alone["thumb"]["figures"]["most Renown"]["mean"] > 30


def test_a_contest_goes_on_from_what_was_kept(tmp_path, monkeypatch):
    whole, file = played(contest(pairs=10, early_stop=False)), tmp_path / "kept.jsonl"
    for pairs, jobs in ((3, 1), (6, 2)):
        assert Arena(contest(pairs=pairs, early_stop=False), file).kept.pairs.keys() <= {(TWO, number) for number in range(3)}
        list(Arena(contest(pairs=pairs, early_stop=False), file).play(jobs))
    file.write_text(file.read_text() + '{"match": ["ran')                # the machine was switched off
    asked = []
    monkeypatch.setattr(lab, "play_pair", lambda task, play=lab.play_pair: asked.append(task.number) or play(task))
    arena = Arena(contest(pairs=10, early_stop=False), file)
    assert len(list(arena.play(1))) == 10 and asked == [6, 7, 8, 9] and arena.pairs == whole.pairs


def test_what_is_finished_when_someone_stops_is_kept(tmp_path):
    arena = Arena(contest(pairs=40, early_stop=False), tmp_path / "kept.jsonl")
    pairs = arena.play(jobs=2)
    next(pairs)
    pairs.close()
    assert Arena(arena.contest, tmp_path / "kept.jsonl").kept.pairs.keys() >= {(TWO, 0)}


def test_games_of_another_table_are_not_mixed_in(tmp_path):
    file = tmp_path / "kept.jsonl"
    Arena(contest(), file)
    with pytest.raises(Mistake, match=r"keeps games of another table: its seats is 6, not 7; name another file"):
        Arena(contest(seats=7), file)
    with pytest.raises(Mistake, match="its among is none, not thumb"):
        Arena(contest(among="thumb"), file)
    for strange in ("won = 3\n", "a letter without an end", "[]\n{}"):
        file.write_text(strange)
        with pytest.raises(Mistake, match="is no file of an arena: line 1 cannot be read"):
            Arena(contest(), file)
        assert file.read_text() == strange


def killed(task):
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_process_that_is_killed_is_not_waited_for(monkeypatch):
    monkeypatch.setattr(lab, "play_pair", killed)
    with pytest.raises(Mistake, match="one of the 2 processes was killed"):
        played(contest(), jobs=2)


@pytest.mark.parametrize(("wrong", "why"), [
    ({"kinds": ("thumb",)}, "two kinds of bots at least"),
    ({"kinds": ("thumb", "random", "thumb")}, "thumb is named twice"),
    ({"kinds": ("thumb", "thmub")}, "did you mean 'thumb'"),
    ({"among": "nobody"}, "no bot 'nobody'"),
    ({"pairs": 0}, "at least one pair"),
    ({"bar": 1.0}, "the bar is a share"),
    ({"sure": 0.2}, "how sure to be"),
    ({"seats": 3}, "5 to 12 seats, not 3"),
    ({"split": "quarters"}, "no split 'quarters': there are sides, halves, one, whole"),
    ({"side": "nurse"}, "no side 'nurse' at this table: there are doctor, villager"),
    ({"split": HALVES, "side": "doctor"}, "only be named where a table is split by sides"),
    ({"split": WHOLE, "among": "thumb"}, "nobody else is among them"),
    ({"game": "bristol"}, "not dealt sides that they keep"),
    ({"game": "pest", "seats": 1, "split": ONE}, "it is a whole table"),
])
def test_a_contest_that_cannot_be_held_is_refused(wrong, why):
    with pytest.raises(ValueError, match=why):
        Arena(contest()._replace(**wrong))
