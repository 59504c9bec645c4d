"""Worlds with a story: everyone in them has heard what their seats heard, and those in which the others played sensibly weigh more."""

from __future__ import annotations

from math import isclose

import pytest

import lazaretto
from lazaretto.bots import thumb
from lazaretto.bots.belief import believed
from lazaretto.bots.bot import Listener
from lazaretto.bots.worlds import Opinion, Opinions, World, cautious_weights, effective_size, imagined, likely, weights
from lazaretto.games.infected.passing import Pass
from lazaretto.kernel import Answered, Game, Position, RandomDealer, Recorder, heard_by
from lazaretto.lab.calibration import Findings, Guess, calibrated
from lazaretto.lab.playing import answer, remind, tell


def played(game: Game, seats: int, seed: int, answers: int) -> tuple[Position, list[object], list]:
    """A game of thumbs after so many answers, what the seat asked next remembers, and the players."""
    dealer = Recorder(RandomDealer(seed))
    position = game.begin(seats, "base", dealer)
    players = [thumb.make(game, seat, seat) for seat in range(seats)]
    told: list[tuple[int, object]] = []
    for _ in range(answers):
        told += dealer.facts
        tell(dealer, players)
        seat = position.asked[0]
        move = answer(position, seat, players[seat])
        position.play(seat, move, dealer)
        remind(players[seat], move)
        told.append((1 << seat, Answered(move)))
        if position.outcome is not None:
            break
    told += dealer.facts
    tell(dealer, players)
    return position, heard_by(position.asked[0], told), players


@pytest.mark.parametrize(("name", "seats", "answers"), [("infected", 6, 9), ("bristol", 4, 14), ("pints", 2, 12), ("pathologic", 3, 20), ("pest", 2, 12)])
def test_a_world_looks_like_the_true_one_and_goes_on(name: str, seats: int, answers: int) -> None:
    game = lazaretto.game(name)
    position, memory, _ = played(game, seats, 5, answers)
    seat = position.asked[0]
    world = imagined(game, position.seen_by(seat), memory, 3, weigh=True)
    assert world.position.seen_by(seat).pack() == position.seen_by(seat).pack() and world.likelihood <= 0.0
    for other, player in enumerate(world.company(1)):
        if other in world.position.asked:
            assert player.choose(world.views[other], world.position.options(other)) in world.position.options(other)


def test_imagined_players_remember_what_their_seats_heard() -> None:
    """In a world that is the true one they know what the true players know: a Villager of Infected what he has passed."""
    game = lazaretto.game("infected")
    position, memory, players = played(game, 6, 5, 9)
    seat = position.asked[0]
    world = imagined(game, position.seen_by(seat), memory, 3, weigh=False)
    assert world.players[seat].passed == players[seat].passed != {}
    assert isinstance(world.players[seat], Listener) and world.company(1)[seat].passed == players[seat].passed


def test_a_copy_plays_on_without_changing_the_player() -> None:
    game = lazaretto.game("infected")
    position, memory, _ = played(game, 6, 5, 6)
    seat = position.asked[0]
    world = imagined(game, position.seen_by(seat), memory, 3, weigh=False)
    before = dict(world.players[seat].passed)
    remind(world.company(1)[seat], position.options(seat)[0])
    assert world.players[seat].passed == before


def test_what_nobody_would_do_speaks_against_a_world() -> None:
    assert likely(1.0, 4) > likely(0.5, 4) > likely(0.0, 4) > likely(0.0, 40)


def test_weights_sum_to_one_and_their_worth_is_told() -> None:
    position = lazaretto.game("infected").begin(6, "base", RandomDealer(1))
    worlds = [World(position, [], likelihood) for likelihood in (0.0, 0.0, -800.0, -801.0)]
    shares = weights(worlds)
    assert isclose(sum(shares), 1.0) and isclose(effective_size(shares), 2.0) and isclose(effective_size([0.25] * 4), 4.0)


def test_a_cautious_belief_trusts_the_model_no_more_than_leaves_it_worlds() -> None:
    position = lazaretto.game("infected").begin(6, "base", RandomDealer(1))
    worlds = [World(position, [], likelihood) for likelihood in (0.0, -5.0, -10.0, -15.0, -20.0, -25.0)]
    bold, cautious = weights(worlds), cautious_weights(worlds, 0.5)
    assert effective_size(bold) < 1.1 and isclose(effective_size(cautious), 3.0, rel_tol=1e-3)
    assert sorted(cautious, reverse=True) == cautious and isclose(sum(cautious), 1.0)
    assert cautious_weights(worlds, 0.1) == bold


def test_whoever_heard_the_same_is_asked_once() -> None:
    """Over all worlds of a belief; in each of them the others would be asked at every answer."""
    game = lazaretto.game("infected")
    position, memory, _ = played(game, 6, 5, 9)
    opinions, view = Opinions(), position.seen_by(position.asked[0])
    for seed in range(20):
        imagined(game, view, memory, seed, weigh=True, opinions=opinions)
    others = [Opinions() for _ in range(20)]
    for seed, one in enumerate(others):
        imagined(game, view, memory, seed, weigh=True, opinions=one)
    assert len(opinions.kept) < sum(len(one.kept) for one in others) / 2


def test_what_was_chosen_otherwise_elsewhere_is_weighed_for_itself() -> None:
    """Two worlds in which a Villager heard the same and passed another card: each is held against what he would pass."""
    safe, roll = Pass((0,)), Pass((1,))
    opinion = Opinion([safe] * 6, 4)
    assert opinion.of(safe) == likely(1.0, 4) > opinion.of(roll) == likely(0.0, 4)


def test_a_belief_says_how_likely_each_secret_is() -> None:
    game = lazaretto.game("infected")
    position, memory, _ = played(game, 6, 5, 9)
    seat = position.asked[0]
    belief = believed(game, position.seen_by(seat), memory, worlds=30)
    secrets = belief.secrets()
    assert set(secrets) == {f"seat {other}" for other in range(6)} and 1.0 <= belief.size <= 30.0
    assert all(isclose(sum(shares.values()), 1.0) for shares in secrets.values())
    assert list(secrets[f"seat {seat}"]) == [game.side_of(position, seat)]
    assert isclose(sum(shares.get("doctor", 0.0) for shares in secrets.values()), 1.0)


def test_where_the_plague_is_can_be_asked() -> None:
    game = lazaretto.game("pathologic")
    position, memory, _ = played(game, 3, 5, 20)
    seat = position.asked[0]
    found = believed(game, position.seen_by(seat), memory, worlds=20, weigh=False).secrets()
    assert list(found) == ["lair"] and isclose(sum(found["lair"].values()), 1.0)


@pytest.mark.parametrize(("seat", "worlds", "why"), [(None, 10, "watcher"), (0, 0, "one world")])
def test_a_belief_that_cannot_be_is_refused(seat: int | None, worlds: int, why: str) -> None:
    game = lazaretto.game("infected")
    view = game.begin(6, "base", RandomDealer(1)).seen_by(seat)
    with pytest.raises(ValueError, match=why):
        believed(game, view, (), worlds=worlds)


def test_what_the_others_chose_makes_beliefs_better() -> None:
    """By the Brier score, over the same games of Infected; counted alike and weighed."""
    game = lazaretto.game("infected")
    alike, weighed = calibrated(game, 6, "base", 1350, games=5, worlds=40)
    assert weighed.brier() < alike.brier() and weighed.size < 0.9 and isclose(alike.size, 1.0)


def test_calibration_is_counted_right() -> None:
    found = Findings((Guess(0.25, True), Guess(0.25, False), Guess(0.75, True), Guess(0.75, True)), 1.0)
    assert isclose(found.brier(), (0.5625 + 0.0625 * 3) / 4)
    assert found.bins() == [(0.25, 0.5, 2), (0.75, 1.0, 2)] and isclose(found.error(), 0.25)
