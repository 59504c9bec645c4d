"""The codec: values and tables as plain data, and back."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lazaretto.kernel import (
    EVERYONE, FACE_DOWN, BrokenRecord, Dealt, End, Line, Moved, Outcome, Public, Rolled, Rules, Table, Value, Zone, lay, lay_out, names_in, only,
)
from lazaretto.kernel import facts as facts_module
from lazaretto.kernel import table as table_module
from lazaretto.kernel.codec import pack, unpack, unpack_table

NAMES = {kind.__name__: kind for kind in (Rolled, Moved, Dealt, End, Outcome)}


def over_the_wire(value: object) -> Any:
    return json.loads(json.dumps(pack(value)))


@pytest.mark.parametrize("value", [
    Rolled(3),
    Moved(FACE_DOWN, "deck", "hands.3"),
    Dealt((1, 2, 2), "hands.0"),
    End(Outcome((0, 2), "no Doctor is left", (1.0, 0.5, 0.0))),
    (Rolled(1), (Rolled(2), ())),
    None, True, 7, 0.5, "text",
], ids=repr)
def test_a_value_comes_back_as_it_went(value: object) -> None:
    assert unpack(over_the_wire(value), NAMES) == value


def test_a_value_is_tagged_with_the_name_of_its_class() -> None:
    assert pack(End(Outcome((0,), "done", (1.0,)))) == {"is": "End", "outcome": {"is": "Outcome", "winners": [0], "reason": "done", "scores": [1.0]}}


@given(st.lists(st.integers(FACE_DOWN, 40), max_size=30), st.integers(EVERYONE, 1 << 12))
def test_a_zone_comes_back_with_its_eyes_and_its_hidden_cards(cards: list[int], eyes: int) -> None:
    zone = unpack(over_the_wire(lay(cards, eyes)), NAMES)
    assert isinstance(zone, Zone) and zone == lay(cards, eyes)


@given(st.lists(st.integers(FACE_DOWN, 30), max_size=30), st.integers(EVERYONE, 1 << 12))
def test_a_line_comes_back_in_order(cards: list[int], eyes: int) -> None:
    line = unpack(over_the_wire(lay_out(cards, eyes)), NAMES)
    assert isinstance(line, Line) and line == lay_out(cards, eyes)


def test_a_line_and_a_zone_of_nothing_are_told_apart() -> None:
    assert (pack(lay([], 0)), pack(lay_out([], 0))) == ({"eyes": 0, "cards": []}, {"eyes": 0, "line": []})


@pytest.mark.parametrize("data", [{"is": "Bribe"}, {"is": "Table"}, {}, {"face": 3}, {"is": None}])
def test_what_the_game_does_not_know_is_refused_by_name(data: dict[str, Any]) -> None:
    with pytest.raises(BrokenRecord, match="no such thing in this game") as refused:
        unpack(data, NAMES)
    assert repr(data.get("is")) in str(refused.value)


class Looked(Value):
    """A fact with a field called like a zone's."""

    def __init__(self, eyes: int, cards: tuple[int, ...]) -> None:
        self.eyes: Final = eyes
        self.cards: Final = cards


def test_a_value_may_have_a_field_called_eyes() -> None:
    assert unpack(over_the_wire(Looked(3, (1, 2))), {"Looked": Looked}) == Looked(3, (1, 2))


class Shelf(Table):
    rules: Public[Rules]
    order: Public[tuple[int, ...]]
    left: Public[list[int]]
    grid: Public[list[list[int]]]
    deck: Zone
    hands: list[Zone]
    rows: list[Line]


def shelf(**fields: object) -> Shelf:
    t = Shelf()
    t.rules, t.order, t.left, t.grid, t.deck, t.hands, t.rows = Rules(), (), [], [], lay([], 0), [], []
    for name, value in fields.items():
        setattr(t, name, value)
    return t


def test_tuples_stay_tuples_and_lists_stay_lists_on_a_table() -> None:
    t = shelf(order=(2, 0), left=[1, 2], grid=[[0, 1], []], deck=lay([1], 0), hands=[lay([3], only(0)), lay([FACE_DOWN], 0)], rows=[lay_out([2, 1], only(1))])
    again = shelf()
    unpack_table({name: over_the_wire(getattr(t, name)) for name in ("order", "left", "grid", "deck", "hands", "rows")}, again, NAMES)
    again.rules = t.rules
    assert again == t
    assert isinstance(again.order, tuple) and isinstance(again.left, list) and isinstance(again.hands, list)


def test_a_field_that_was_not_packed_is_missed_by_name() -> None:
    with pytest.raises(KeyError, match="order"):
        unpack_table({}, shelf(), NAMES)


def test_names_are_those_of_values_that_are_no_tables() -> None:
    assert {"Rolled", "Moved", "Dealt", "Turned", "Shown"} <= set(names_in(facts_module))
    assert "Table" not in names_in(table_module)
    assert "Zone" not in names_in(table_module, facts_module)
