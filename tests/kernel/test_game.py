"""A game: begun, read and unpacked; whatever is wrong is said in words."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import lazaretto
from lazaretto.kernel import BrokenRecord, Position, RandomDealer, Scene, Script, UnknownVariant, UnreadableMove, View
from tests.laws.parlour import Cough, ParlourGame, Sip
from tests.laws.wandering import as_bytes

INFECTED = lazaretto.game("infected")
PARLOUR = ParlourGame()


# Beginning


@pytest.mark.parametrize("seats", [-1, 0, 4, 13, 10**30])
def test_so_many_seats_are_refused_in_words(seats: int) -> None:
    with pytest.raises(UnknownVariant, match=f"^Infected is for 5 to 12 seats, not {seats}$"):
        INFECTED.begin(seats, "base", RandomDealer(1))


@pytest.mark.parametrize("seats, variant, said", [
    (5, "blnd", "no variant 'blnd': did you mean 'blind'?"),
    (5, "", "no variant ''"),
    (9, "blind+blind", "'blind' stands twice"),
    (6, "blind", "'blind' is for seven or more players"),
    (9, "blind+one-doctor", "'blind' and 'one-doctor' do not go together"),
])
def test_a_variant_that_cannot_be_played_is_refused_in_words(seats: int, variant: str, said: str) -> None:
    for deed in (INFECTED.rules, INFECTED.vocabulary):
        with pytest.raises(UnknownVariant) as error:
            deed(seats, variant)
        assert str(error.value).startswith(said)
    with pytest.raises(UnknownVariant):
        INFECTED.begin(seats, variant, RandomDealer(1))


def test_a_refusal_is_the_same_the_second_time() -> None:
    for _ in range(2):
        with pytest.raises(UnknownVariant, match="not 4"):
            INFECTED.begin(4, "base", RandomDealer(1))


def test_a_game_begun_leaves_the_blank_table_blank() -> None:
    one, other = INFECTED.begin(6, "base", RandomDealer(1)), INFECTED.begin(6, "base", RandomDealer(2))
    assert one == INFECTED.begin(6, "base", RandomDealer(1)) and one != other


def test_a_variant_by_another_order_is_the_same_variant() -> None:
    rules = INFECTED.begin(9, "blind + contagious", RandomDealer(1)).table.rules
    assert (rules.variant, rules.seats, rules.game, rules.version) == ("contagious+blind", 9, "infected", 1)
    assert rules == INFECTED.rules(9, "contagious+blind")


def test_the_vocabulary_is_made_once() -> None:
    assert INFECTED.vocabulary(6, "base") is INFECTED.vocabulary(6, "base")


def test_components_of_ones_own_make_another_game_and_leave_the_first() -> None:
    other = INFECTED.with_components({"die": {"skulls": 6}})
    assert other.components != INFECTED.components
    assert (other.rules(5, "base").skulls, INFECTED.rules(5, "base").skulls) == (6, 3)
    assert other.rules(5, "base").components == other.components


# Reading a move


@pytest.mark.parametrize("text", ["sip", "SIP", "  Sip \t", "sip\n"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    assert PARLOUR.read(text) == Sip()


def test_spaces_within_do_not_matter_either() -> None:
    assert INFECTED.read("pass   SAFE") == INFECTED.read("pass safe")


def test_what_may_have_been_meant_is_said() -> None:
    with pytest.raises(UnreadableMove, match=r"^cannot read the move 'cogh'; did you mean 'cough'\?$") as error:
        PARLOUR.read("cogh")
    assert (error.value.text, error.value.near) == ("cogh", ("cough",))
    assert PARLOUR.read(error.value.near[0]) == Cough()


@pytest.mark.parametrize("text", ["", " ", "qqqqqqqqqqqqqqqqq", "\0", "\ud800", "x" * 100_000])
def test_what_cannot_be_read_is_said(text: str) -> None:
    with pytest.raises(UnreadableMove, match=r"^cannot read the move"):
        PARLOUR.read(text)


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=30))
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    try:
        INFECTED.read(text)
    except UnreadableMove as error:
        for near in error.near:
            INFECTED.read(near)


# Unpacking


def asked() -> Position:
    """Inside a question, with an answer that waits."""
    position = INFECTED.begin(6, "base", RandomDealer(3))
    seat = position.asked[1]
    return position.after(seat, position.options(seat)[0], RandomDealer(4))


def plain(scene: Scene) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(scene.pack()))
    return data


PACKED = plain(asked())
SEEN = plain(asked().seen_by(1))


def test_a_position_and_a_view_come_back_as_they_went() -> None:
    position = INFECTED.unpack(PACKED)
    view = INFECTED.unpack(SEEN)
    assert isinstance(position, Position) and position == asked()
    assert isinstance(view, View) and view == asked().seen_by(1) and view.seat == 1
    watched = INFECTED.unpack(plain(asked().seen_by(None)))
    assert isinstance(watched, View) and watched.seat is None


def test_an_unpacked_position_plays_on() -> None:
    ours, theirs = asked(), INFECTED.unpack(PACKED)
    assert isinstance(theirs, Position)
    for seat in ours.asked:
        move = ours.options(seat)[0]
        ours, theirs = ours.after(seat, move, Script([0] * 50)), theirs.after(seat, move, Script([0] * 50))
    assert as_bytes(ours.pack()) == as_bytes(theirs.pack())


def test_unpacking_leaves_the_data_as_it_was() -> None:
    before = json.dumps(PACKED)
    INFECTED.unpack(PACKED)
    assert json.dumps(PACKED) == before


@pytest.mark.parametrize("field, value, said", [
    ("game", "bristol", "packed with game 'bristol', and this is 'infected'"),
    ("version", 2, "packed with version 2, and this is 1"),
    ("components", "x", f"packed with components 'x', and this is '{INFECTED.components}'"),
])
def test_what_was_packed_by_another_game_is_refused(field: str, value: object, said: str) -> None:
    with pytest.raises(BrokenRecord) as error:
        INFECTED.unpack({**PACKED, field: value})
    assert str(error.value) == said


@pytest.mark.parametrize("field", sorted(PACKED))
def test_what_lacks_a_field_is_no_packed_position(field: str) -> None:
    with pytest.raises(BrokenRecord, match="this is not a packed position of Infected"):
        INFECTED.unpack({name: value for name, value in PACKED.items() if name != field})


@pytest.mark.parametrize("field", sorted(PACKED["table"]))
def test_what_lacks_a_field_of_the_table_is_no_packed_position(field: str) -> None:
    with pytest.raises(BrokenRecord, match=field):
        INFECTED.unpack({**PACKED, "table": {name: value for name, value in PACKED["table"].items() if name != field}})


def put(data: Any, path: tuple[Any, ...], value: object) -> Any:
    """The same data with something else in one place."""
    if not path:
        return value
    if isinstance(data, dict):
        return {**data, path[0]: put(data.get(path[0]), path[1:], value)}
    return [put(item, path[1:], value) if number == path[0] else item for number, item in enumerate(data)]


def nested(depth: int) -> Any:
    inner: Any = []
    for _ in range(depth):
        inner = [inner]
    return inner


@pytest.mark.parametrize("path, value", [
    (("agenda",), [5]),
    (("agenda",), [{"is": "Pass", "cards": [1]}]),
    (("agenda",), [{"is": "Bribe"}]),
    (("agenda",), None),
    (("table",), []),
    (("table", "hands"), [{"is": []}]),
    (("sealed",), [5]),
    (("variant",), "x"),
    (("seats",), 3),
    (("agenda",), []),
    (("agenda",), [{"is": "Deal"}]),
    (("sealed",), [[1, 2, 3]]),
    (("sealed",), [[seat, {"is": "Pass", "cards": [0, 0]}] for seat in range(6)]),
    (("table", "hands"), []),
    (("table", "hands", 0, "cards"), [-5]),
    (("table", "hands", 0, "cards"), [1] * 40),
    (("table", "hands", 0, "cards"), [10**30]),
    (("table", "active"), []),
    pytest.param(("table", "active"), nested(3000), id="nested too deep"),
])
def test_rubbish_is_broken_and_nothing_else(path: tuple[Any, ...], value: object) -> None:
    with pytest.raises(BrokenRecord, match=r"this is not a packed position of Infected|no such thing in this game"):
        INFECTED.unpack(put(PACKED, path, value))


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in plain data."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path, *[place for name, item in items for place in places(item, (*path, name))]]


RUBBISH = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 70) | st.floats() | st.text(max_size=5) | st.sampled_from(["PassCards", "Pass", "End", "base"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["is", "eyes", "cards", "line", "seat", "outcome", "x"]), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=400, deadline=None)
@example((PACKED, ("agenda",)), [])
@given(st.sampled_from([(data, place) for data in (PACKED, SEEN) for place in places(data)[1:]]), RUBBISH)
def test_any_rubbish_is_a_position_or_broken(where: tuple[Any, tuple[Any, ...]], value: object) -> None:
    data, place = where
    try:
        scene = INFECTED.make(INFECTED.pack).unpack(put(data, place, value))
    except BrokenRecord as error:
        assert str(error)
    else:
        assert isinstance(scene, Scene)
