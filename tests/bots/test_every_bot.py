"""Every bot at every table: answers what is offered, from a view, the same for the same seed."""

from __future__ import annotations

from collections import defaultdict

import pytest

import lazaretto
from lazaretto import bots
from lazaretto.bots import thumb
from lazaretto.bots.bot import is_listener
from lazaretto.kernel import Game, Position, View
from lazaretto.lab.playing import deal, play

QUICK = ("random", "thumb", "gentle")
TABLES = [(game, variant, seats) for game in lazaretto.games() for variant in game.variants for seats in game.seats]


def begun(game, variant, seats, seed):
    try:
        return deal(game, seats, variant, seed, aloud=False)
    except ValueError:
        return None, None                                      # the variant is not for so many seats


class Watched:
    """Hands on what a bot is asked and answers, and looks at both."""

    def __init__(self, bot, seat):
        self.bot, self.seat, self.answers = bot, seat, []

    def choose(self, view, options):
        assert type(view) is View and not isinstance(view, Position) and view.seat == self.seat
        move = self.bot.choose(view, options)
        assert any(move is option for option in options)
        self.answers.append(move)
        return move


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_answers_from_a_view_and_only_what_is_offered(name):
    for number, (game, variant, seats) in enumerate(TABLES):
        position, dealer = begun(game, variant, seats, number)
        if position is not None:
            players = [Watched(bots.make(name, game, seat, 100 * number + seat), seat) for seat in range(seats)]
            assert play(position, players, dealer) == sum(len(player.answers) for player in players)
            assert position.outcome is not None


@pytest.mark.parametrize("name", (*QUICK, "ismcts:2i"))
def test_the_same_seed_plays_the_same_game(name):
    game = lazaretto.game("infected")
    games = []
    for _ in range(2):
        position, dealer = deal(game, 6, "base", 11, aloud=False)
        players = [Watched(bots.make(name, game, seat, seat), seat) for seat in range(6)]
        play(position, players, dealer)
        games.append([[game.say(move) for move in player.answers] for player in players])
    assert games[0] == games[1]


def test_random_chooses_every_option():
    game = lazaretto.game("infected")
    position, _ = deal(game, 6, "base", 1, aloud=False)
    bot, options = bots.make("random", game, 0, 5), position.options(0)
    assert {bot.choose(position.seen_by(0), options) for _ in range(500)} == set(options)


def test_a_gentle_bot_is_careless_but_not_of_what_all_live_by() -> None:
    """In Pints of Blood it places its dice as its betters do, and does not always look what it could buy."""
    game, asked = lazaretto.game("pints"), defaultdict[str, list[bool]](list)
    position, dealer = game.begin(3, "base", lazaretto.RandomDealer(3)), lazaretto.RandomDealer(4)
    gentle, fair = [bots.make("gentle", game, seat, 5) for seat in range(3)], [bots.make("fair", game, seat, 5) for seat in range(3)]
    while position.outcome is None:
        seat = position.asked[0]
        view, options = position.seen_by(seat), position.options(seat)
        choice = fair[seat].choose(view, options)
        asked[type(view.question).__name__].append(gentle[seat].choose(view, options) == choice)
        position = position.after(seat, choice, dealer)
    assert all(asked["Placing"]) and all(asked["Sending"]) and not all(asked["Meanwhile"])


def test_an_unknown_bot_is_refused_with_the_names_there_are():
    known = "There are random, thumb, ismcts, and by how well they play gentle, fair, fierce"
    with pytest.raises(ValueError, match=rf"no bot 'thmub': did you mean 'thumb'\? {known}"):
        bots.make("thmub", lazaretto.game("infected"), 0, 1)


@pytest.mark.parametrize("name", ["infected", "bristol"])
def test_the_same_player_in_an_imagined_game_keeps_its_hunches_and_draws_none(name: str) -> None:
    game = lazaretto.game(name)
    view = game.begin(game.usual_seats, "base", lazaretto.RandomDealer(3)).seen_by(0)
    player = thumb.make(game, 0, 5)
    again = player.again(view, 9)
    assert again.hunches is player.hunches and len(set(player.hunches)) > 1
    assert [again.chance.pick(1000) for _ in range(4)] == [chance.pick(1000) for chance in [lazaretto.RandomDealer(9)] for _ in range(4)]


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
@pytest.mark.parametrize("name", [*bots.NAMES, *bots.LEVELS])
def test_who_listens_is_told(game: Game, name: str) -> None:
    bot = bots.make(name, game, 0, 1)
    assert [is_listener(bot), is_listener(bot)] == [isinstance(bot, bots.Listener)] * 2
