"""OpenSpiel's own checks on every game, and what its players may know."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest

import lazaretto
from lazaretto.adapters import openspiel
from lazaretto.adapters.openspiel.game import LazarettoState
from lazaretto.adapters.openspiel.standing import Standing
from lazaretto.kernel import Mistake

from ..laws.wandering import plays

openspiel.register()

EVERY_SEAT = [(game.name, seats, "base") for game in lazaretto.games() for seats in game.seats]
EVERY_VARIANT = [
    (game.name, next(seats for seats in game.seats if plays(game, seats, variant)), variant) for game in lazaretto.games() for variant in game.variants[1:]
]
STUDIES = [(game.name, study.seats, study.name) for game in lazaretto.games() for study in game.studies.values()]
LONG_MEMORY = 60_000            # words: more than random games come to
USUAL = [(game.name, game.usual_seats, "base") for game in lazaretto.games()]
a_usual_table = pytest.mark.parametrize("name, seats, variant", [*USUAL, *STUDIES])


def loaded(name: str, seats: int, variant: str) -> pyspiel.Game:
    return pyspiel.load_game(f"lazaretto_{name}", {"seats": seats, "variant": variant})


def stepped(state: LazarettoState, choose: random.Random) -> None:
    outcomes = state.chance_outcomes() if state.is_chance_node() else [(action, 1.0) for action in state.legal_actions()]
    state.apply_action(choose.choices([action for action, _ in outcomes], [likely for _, likely in outcomes])[0])


def dealt(name: str, seats: int, variant: str = "base", seed: int = 1) -> LazarettoState:
    state, choose = loaded(name, seats, variant).new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        stepped(state, choose)
    return state


@pytest.mark.parametrize("name, seats, variant", [*EVERY_SEAT, *EVERY_VARIANT, *STUDIES])
def test_random_simulation_with_serialisation_finds_no_fault(name: str, seats: int, variant: str) -> None:
    pyspiel.random_sim_test(loaded(name, seats, variant), 1, True, False)


@a_usual_table
def test_a_resampled_state_is_one_that_the_player_cannot_tell_from_this(name: str, seats: int, variant: str) -> None:
    """Whoever asks, and in the middle of answers given in secret: the same player is asked, and remembers, sees and may answer the same."""
    choose, sampler = random.Random(3), np.random.RandomState(3).random_sample
    state, compared = dealt(name, seats, variant), 0
    while not state.is_terminal() and compared < 12:
        if not state.is_chance_node():
            player = choose.choice([state.current_player(), choose.randrange(seats)])
            other = state.resample_from_infostate(player, sampler)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions(player) == state.legal_actions(player)
            compared += 1
        stepped(state, choose)
    assert compared > 2


def test_resampling_deals_anew_what_the_player_does_not_know() -> None:
    state, sampler = dealt("infected", 6), np.random.RandomState(1).random_sample
    doctor, *_ = state.standing.position.table.team(doctors=True)
    villager = (doctor + 1) % 6
    doctors = {state.resample_from_infostate(villager, sampler).standing.position.table.team(doctors=True) for _ in range(40)}
    assert len(doctors) > 1 and (villager,) not in doctors


def test_worlds_are_not_imagined_at_a_chance_node() -> None:
    state = loaded("infected", 6, "base").new_initial_state()
    with pytest.raises(Mistake, match="chance node"):
        state.resample_from_infostate(0, random.random)


def test_an_answer_given_in_secret_is_known_to_who_gave_it_alone() -> None:
    state = dealt("infected", 5)
    first, second, *_ = state.legal_actions()
    one, two = state.child(first), state.child(second)
    assert one.current_player() == two.current_player() == 1
    assert one.information_state_string(0) != two.information_state_string(0)
    for player in range(1, 5):
        assert one.information_state_string(player) == two.information_state_string(player)
        assert one.observation_string(player) == two.observation_string(player)
        assert one.observation_tensor(player) == two.observation_tensor(player)


def test_a_drawn_card_is_one_outcome_a_kind() -> None:
    """One Doctor's deck, three Safe and one Silent: the first of five seats draws."""
    state = loaded("infected", 5, "base").new_initial_state()
    assert [likely for _, likely in state.chance_outcomes()] == [1 / 5, 3 / 5, 1 / 5]


@a_usual_table
def test_the_same_history_leads_to_the_same_state(name: str, seats: int, variant: str) -> None:
    game, choose = loaded(name, seats, variant), random.Random(5)
    state, again = game.new_initial_state(), game.new_initial_state()
    for _ in range(60):
        if not state.is_terminal():
            stepped(state, choose)
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


@a_usual_table
def test_what_was_told_is_kept_by_clones_and_on_disk(name: str, seats: int, variant: str) -> None:
    choose, state = random.Random(7), dealt(name, seats, variant)
    for _ in range(25):
        if not state.is_terminal():
            stepped(state, choose)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert [other.information_state_string(player) for player in range(seats)] == [state.information_state_string(player) for player in range(seats)]
        assert other.current_player() == state.current_player() and other.legal_actions() == state.legal_actions()
    before, clone = str(state), state.clone()
    if not clone.is_terminal():
        stepped(clone, choose)
    assert str(state) == before


def test_observations_are_the_features_of_the_game() -> None:
    state, game = dealt("bristol", 4), lazaretto.game("bristol")
    position = state.standing.position
    assert state.observation_tensor(2) == pytest.approx(game.features(position.seen_by(2)))
    assert len(state.observation_tensor(2)) == len(game.feature_names(4, "base"))


@a_usual_table
def test_a_tensor_with_room_for_it_holds_a_whole_memory_word_by_word(name: str, seats: int, variant: str) -> None:
    """It is read back and says the same; a state that the player cannot tell from this one has the same numbers; a seat's differ from another's."""
    game, choose = pyspiel.load_game(f"lazaretto_{name}", {"seats": seats, "variant": variant, "memory": LONG_MEMORY}), random.Random(11)
    assert game.get_type().provides_information_state_tensor
    told: dict[tuple[float, ...], str] = {}
    for _ in range(3):
        state = game.new_initial_state()
        while not state.is_terminal():
            stepped(state, choose)
            if choose.random() < 0.05 or state.is_terminal():
                player = choose.randrange(seats)
                tensor, text = state.information_state_tensor(player), state.information_state_string(player)
                assert openspiel.remembered(game, tensor) == text == told.setdefault(tuple(tensor), text)
                if state.current_player() >= 0:
                    assert state.resample_from_infostate(player, choose.random).information_state_tensor(player) == tensor
    assert len(told) > 5


@pytest.mark.parametrize("name, seats, variant", [*[table for table in EVERY_SEAT + EVERY_VARIANT if table[0] == "infected"], *STUDIES])
def test_where_a_memory_is_bounded_no_game_exceeds_the_bound(name: str, seats: int, variant: str) -> None:
    game, longest = loaded(name, seats, variant), 0
    for seed in range(12):
        state, choose = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            stepped(state, choose)
        longest = max(longest, *[len(state.standing.memory_words(player, LONG_MEMORY)[1]) for player in range(seats)])
    assert not game.room.forgets and game.room.words / 8 < longest <= game.room.words


@a_usual_table
def test_without_a_word_said_about_it_every_game_has_a_tensor_for_every_memory(name: str, seats: int, variant: str) -> None:
    """The same words, the same numbers; other words, other numbers, also when what tells them apart was long ago. What it holds is the end of the text."""
    game, told = loaded(name, seats, variant), dict[tuple[float, ...], str]()
    assert game.get_type().provides_information_state_tensor
    for seed in range(2):
        state, choose = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            stepped(state, choose)
            if choose.random() < 0.05 or state.is_terminal():
                player = choose.randrange(seats)
                tensor, text = state.information_state_tensor(player), state.information_state_string(player)
                assert told.setdefault(tuple(tensor), text) == text
                held = game.at.words.read(np.array(tensor[-game.room.words:], np.float32))
                assert text.splitlines()[len(text.splitlines()) - len(held):] == held
                if state.current_player() >= 0:
                    assert state.resample_from_infostate(player, choose.random).information_state_tensor(player) == tensor
    assert len(told) == len(set(told.values())) > 2


def test_what_has_no_room_in_a_memory_is_marked_and_cannot_be_read_back() -> None:
    """Two games that differ long ago and look alike since: all numbers are the same but those of the mark."""
    game = pyspiel.load_game("lazaretto_pints(memory=120)")
    state, choose = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        stepped(state, choose)
    tensor = state.information_state_tensor(0)
    with pytest.raises(Mistake, match="the latest 120 words"):
        openspiel.remembered(game, tensor)
    other = state.clone()
    other.standing = Standing(state.standing.at, state.standing.position, state.standing.told[1:])
    found = np.flatnonzero(np.array(tensor) != np.array(other.information_state_tensor(0)))
    assert len(found) > 10 and game.num_players() + 1 + game.observation_tensor_size() <= found[0] and found[-1] < len(tensor) - 120


def test_where_all_has_room_nothing_is_marked() -> None:
    """There the tensor has no numbers for it."""
    small, room = loaded("infected", 5, "base"), loaded("infected", 5, "base").room.words
    assert small.information_state_tensor_size() == 5 + 1 + small.observation_tensor_size() + room
    tight = pyspiel.load_game("lazaretto_infected", {"seats": 5, "memory": room - 1})
    assert tight.information_state_tensor_size() == small.information_state_tensor_size() - 1 + 64


def test_a_memory_is_no_negative_number() -> None:
    with pytest.raises(ValueError, match="`memory` is a number of words"):
        pyspiel.load_game("lazaretto_pints(memory=-1)")


def test_random_simulation_with_a_memory_of_ones_own_finds_no_fault() -> None:
    pyspiel.random_sim_test(pyspiel.load_game("lazaretto_bristol(seats=3,memory=20000)"), 1, True, False)


def test_returns_are_the_scores() -> None:
    choose, state = random.Random(2), dealt("bristol", 4)
    while not state.is_terminal():
        assert state.returns() == [0.0] * 4
        stepped(state, choose)
    assert state.returns() == list(state.standing.position.outcome.scores)


@pytest.mark.parametrize("name, seats, variant, reason", [
    ("infected", 3, "base", "Infected is for 5 to 12 seats"), ("infected", 6, "blind", "seven or more"), ("bristol", 4, "mini", "'mini' is for 3 seats"),
])
def test_a_table_that_there_is_not_is_refused_with_the_reason(name: str, seats: int, variant: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        loaded(name, seats, variant)


def test_a_program_that_has_registered_ends_in_peace() -> None:
    """OpenSpiel lets go of what it was given when Python is already gone."""
    program = "import pyspiel; from lazaretto.adapters import openspiel; openspiel.register(); openspiel.register(); pyspiel.load_game('lazaretto_infected')"
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, env={"PYTHONPATH": ":".join(sys.path)}).returncode == 0
