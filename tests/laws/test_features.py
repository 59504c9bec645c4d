"""The laws of features: a view in numbers, over every game, number of seats and variant."""

from __future__ import annotations

import json
import math
import random
from collections.abc import Iterator
from itertools import groupby

import pytest

import lazaretto
from lazaretto.games.bristol.cards import CART_NAMES, FACE_NAMES
from lazaretto.games.bristol.chronicle import MINGLED, read
from lazaretto.games.bristol.names import CHARACTER_TITLES
from lazaretto.games.infected.cards import NAMES
from lazaretto.games.infected.roles import infection_sources
from lazaretto.games.infected.sheet import handovers, rounds
from lazaretto.kernel import Game, RandomDealer, View
from lazaretto.kernel.numbers import round_the_table
from lazaretto.kernel.zone import letter

from .sentences import hash_of
from .wandering import every_table, wander


def some_views(game: Game, seats: int, variant: str, seed: object, every: int) -> Iterator[tuple[View, bool]]:
    """A view every so many decisions and the last, of a seat asked, of any, or of a watcher; and whether the game goes on."""
    choose = random.Random(repr(("look", seed)))
    for number, moment in enumerate(wander(game, seats, variant, seed)):
        position = moment.position
        if number % every == 0 or position.outcome is not None:
            seat = choose.choice([None, choose.randrange(seats), *position.asked])
            yield position.seen_by(seat), position.outcome is None


def again(game: Game, view: View) -> View:
    """The view as another program has it."""
    unpacked = game.unpack(json.loads(json.dumps(view.pack())))
    assert isinstance(unpacked, View)
    return unpacked


@pytest.mark.parametrize("name, seats, variant", every_table())
def test_features_are_a_number_from_0_to_1_for_each_name(name: str, seats: int, variant: str) -> None:
    """The same of the view unpacked, and in every world that the seat cannot tell from this one."""
    game, seed = lazaretto.game(name), ("features", seats, variant)
    names = game.feature_names(seats, variant)
    assert len(set(names)) == len(names) and game.feature_names(seats, variant) is names
    for number, (view, goes_on) in enumerate(some_views(game, seats, variant, seed, every=9)):
        numbers = game.features(view)
        assert len(numbers) == len(names) and all(isinstance(one, float) and math.isfinite(one) and 0 <= one <= 1 for one in numbers)
        assert game.features(again(game, view)) == numbers
        if goes_on:
            twin = game.imagine(view, RandomDealer(hash_of((seed, number))))
            assert game.features(twin.seen_by(view.seat)) == numbers


def test_a_features_name_is_a_thing_and_what_is_said_of_it() -> None:
    """What is said of a thing stands together: the pages of the games are made from that."""
    for name, seats, variant in every_table():
        parts = [feature.partition(": ") for feature in lazaretto.game(name).feature_names(seats, variant)]
        assert all(thing and said for thing, _, said in parts)
        assert len(list(groupby(parts, lambda part: part[0]))) == len({thing for thing, _, _ in parts})


def told(game: Game, view: View) -> dict[str, float]:
    rules = view.table.rules
    return dict(zip(game.feature_names(rules.seats, rules.variant), game.features(view), strict=True))


@pytest.mark.parametrize("name", [game.name for game in lazaretto.games()])
def test_seats_are_counted_from_who_looks(name: str) -> None:
    """ "left 1" of a watcher is "me" of the second seat, in all that is public."""
    game, seats = lazaretto.game(name), lazaretto.game(name).usual_seats
    position = [moment.position for moment in wander(game, seats, "base", 5)][10]
    watched = told(game, position.seen_by(None))
    for seat in range(seats):
        mine = told(game, position.seen_by(seat))
        for feature in [feature for feature in mine if feature.startswith("me: ")]:
            public = watched[feature.replace("me: ", f"left {seat}: ") if seat else feature]
            assert mine[feature] == public or not public, feature
        assert [mine[f"my seat: {letter(other)}"] for other in range(seats)] == [float(other == seat) for other in range(seats)]
    assert [feature for feature, number in watched.items() if number and feature.startswith("my ")] == ["my seat: none: I watch"]


def test_in_infected_who_handed_me_what_is_what_the_sheet_says() -> None:
    game, seats = lazaretto.game("infected"), 7
    for seed in range(30):
        for moment in wander(game, seats, "base", seed):
            t, me = moment.position.table, seed % seats
            numbers = told(game, moment.position.seen_by(me))
            mine = [one for one in handovers(t) if one.taker == me]
            for left in range(1, seats):
                cards = [t.handed[me].at(place) for place, one in enumerate(mine) if one.giver == (me + left) % seats]
                for card in set(cards):
                    assert numbers[f"me and left {left}: handed me {NAMES[card]} of 3"] == min(1.0, cards.count(card) / 3)
            this_round = [t.handed[me].at(place) for place, one in enumerate(mine) if one.round == t.round]
            assert all(numbers[f"handed me this round: {NAMES[card]} of 2"] == this_round.count(card) / 2 for card in set(this_round))
            ill = sum(source.bit_count() for source in infection_sources(t, rounds(t), handovers(t)))
            assert (sum(numbers[f"{seat}: gave to the ill of 5"] for seat in round_the_table(seats)) > 0) == (ill > 0)


def test_in_bristol_the_numbers_are_those_of_the_table() -> None:
    game, seats = lazaretto.game("bristol"), 5
    for seed in range(10):
        for moment in wander(game, seats, "characters", seed):
            t, me = moment.position.table, seed % seats
            numbers = told(game, moment.position.seen_by(me))
            assert all(numbers[f"die {die + 1}: {FACE_NAMES[face]}"] == 1.0 for die, face in enumerate(t.dice))
            for place, title in enumerate(round_the_table(seats)):
                seat = (me + place) % seats
                assert numbers[f"{title}: remedies of 3"] == min(1.0, len(t.remedies[seat]) / 3)
                assert numbers[f"{title}: {CHARACTER_TITLES[t.characters[seat]].lower()}"] == 1.0
                assert numbers[f"{title}: asked"] == float(seat in moment.position.seen_by(me).asked)
                if t.lives(seat):
                    assert numbers[f"{title}: on {CART_NAMES[t.cart_of(seat)]}"] == 1.0 and (seat == me or not numbers[f"{title}: sum of 8"])
            mingled = [digits[1:] for what, digits in map(read, t.chronicle) if what == MINGLED]
            assert numbers["me: mingles of 10"] == min(10, sum(me in riders for riders in mingled)) / 10
            assert numbers["me and left 1: mingles of 10"] == min(10, sum(me in riders and (me + 1) % seats in riders for riders in mingled)) / 10
            assert numbers["me: sum of 8"] == t.sum_of(me) / 8 and numbers["me: plagued"] == float(t.is_plagued(me))
