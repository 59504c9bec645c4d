"""Records: a game is its header, its answers and its chance; whatever is broken is said with its line."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lazaretto
from lazaretto.kernel import BrokenRecord, Entry, Game, Header, Record, Recorder, SealedDealer, parse_record, read_record, verify
from lazaretto.kernel.record import as_text, commitment_to, ending_line

INFECTED = lazaretto.game("infected")
SECRET = bytes(range(32))
Lines = list[dict[str, Any]]


def written(game: Game = INFECTED, seats: int = 5, secret: bytes = SECRET) -> Lines:
    """A whole game as it is written down, from a sealed secret and answers at random."""
    sealed, choose = SealedDealer(secret), random.Random(4)
    dealer = Recorder(sealed)
    position = game.begin(seats, "base", dealer)
    lines = [Header(game, seats, "base", sealed.commitment).line(), Entry(0, None, None, dealer.picks[:]).line(game)]
    while position.outcome is None:
        dealer.picks.clear()
        seat = choose.choice(position.asked)
        move = choose.choice(position.options(seat))
        position = position.after(seat, move, dealer)
        lines.append(Entry(len(lines) - 1, seat, move, dealer.picks[:]).line(game))
    return [*lines, ending_line(len(lines) - 1, position.outcome, secret)]


LINES = written()
HEADER, DEAL, FIRST, END = 0, 1, 2, len(LINES) - 1


def changed(line: int, **fields: Any) -> Lines:
    return [{**entry, **fields} if number == line else entry for number, entry in enumerate(LINES)]


def lacking(line: int, field: str) -> Lines:
    return [{name: value for name, value in entry.items() if number != line or name != field} for number, entry in enumerate(LINES)]


def text_of(lines: Lines) -> str:
    return "".join([as_text(line) for line in lines])


def parsed(lines: Lines) -> Record:
    return parse_record(text_of(lines), lazaretto.game)


def broken(deed: Callable[[], object]) -> tuple[str, int]:
    """What is said, and of which line."""
    with pytest.raises(BrokenRecord) as error:
        deed()
    assert str(error.value)
    return str(error.value), error.value.line


def replay(record: Record) -> None:
    for _ in record.positions():
        pass


def test_a_record_replays_and_verifies() -> None:
    record = parsed(LINES)
    *_, (entry, last, _) = record.positions()
    assert entry.number == len(LINES) - 3
    assert last.outcome is not None and verify(record) == last
    assert (record.torn, record.secret, record.header.seats, record.header.variant) == (False, SECRET, 5, "base")


def test_a_record_is_written_again_as_it_was_read() -> None:
    record = parsed(LINES)
    assert [record.header.line(), *[entry.line(INFECTED) for entry in record.entries]] == LINES[:-1]


def test_replaying_twice_gives_the_same() -> None:
    record = parsed(LINES)
    assert [position for _, position, _ in record.positions()] == [position for _, position, _ in record.positions()]


def test_an_entry_is_one_line_whatever_is_in_it() -> None:
    assert as_text({"name": "Zoë\n"}) == '{"name":"Zoë\\n"}\n'


# What is no record at all


@pytest.mark.parametrize("text", [
    "", "\n", " ", "\0\x01\x02", "hello\n", "[]\n", "3\n", "null\n", '"lazaretto"\n', "{}\n", '{"a": 1}\n', "{\n", "\ufeff{}\n", "[" * 100_000 + "\n",
    "".join(["\ufffd"] * 100) + "\n",
], ids=lambda text: repr(text[:12]))
def test_a_foreign_file_is_said_to_be_no_record(text: str) -> None:
    said, line = broken(lambda: parse_record(text, lazaretto.game))
    assert said.startswith("this is not a Lazaretto record") and line == 0


def test_a_file_is_read_whatever_bytes_are_in_it(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(text_of(LINES).encode())
    verify(read_record(path, lazaretto.game))
    path.write_bytes(b"\x89PNG\r\n\x1a\n\0\0\xff\xfe")
    assert broken(lambda: read_record(path, lazaretto.game))[0] == "this is not a Lazaretto record"
    path.write_bytes(text_of(LINES).encode().replace(b"\n", b"\r\n"))
    verify(read_record(path, lazaretto.game))


def test_a_file_that_is_not_there_or_no_file_is_named(tmp_path: Path) -> None:
    assert broken(lambda: read_record(tmp_path / "none", lazaretto.game))[0] == f"there is no file {tmp_path / 'none'}"
    assert broken(lambda: read_record(tmp_path, lazaretto.game))[0].startswith(f"cannot read {tmp_path}: ")


# A header that does not fit


@pytest.mark.parametrize("fields, said", [
    ({"lazaretto": 2}, "format 2 is not known here, only 1"),
    ({"lazaretto": "1"}, "format '1' is not known here, only 1"),
    ({"game": "infekted"}, "no game 'infekted': did you mean 'infected'?"),
    ({"game": "chess"}, "no game 'chess': there are infected"),
    ({"version": 2}, "made by version 2 of Infected's rules, and these are version 1"),
    ({"components": "0" * 16}, f"made with components '0000000000000000', and these are {INFECTED.components}"),
    ({"seats": 4}, "Infected is for 5 to 12 seats, not 4"),
    ({"seats": 10**30}, f"Infected is for 5 to 12 seats, not {10**30}"),
    ({"variant": "blnd"}, "no variant 'blnd': did you mean 'blind'?"),
    ({"variant": "base+blind"}, "'base' stands alone"),
    ({"pack": {"dice": {}}}, "dice: is not known; known are die, pool, decks, tables, chart"),
    ({"pack": {"die": {"faces": "many"}}}, "die.faces: a whole number is needed, not 'many'"),
    ({"pack": {"die": {"skulls": 2}}}, "made with components "),
])
def test_a_header_says_what_does_not_fit(fields: dict[str, Any], said: str) -> None:
    told, line = broken(lambda: parsed(changed(HEADER, **fields)))
    assert told.startswith(f"line 1: {said}") and line == 1


@pytest.mark.parametrize("field", ["game", "version", "components", "seats", "variant"])
def test_a_header_says_what_it_lacks(field: str) -> None:
    assert broken(lambda: parsed(lacking(HEADER, field))) == (f"line 1: the header lacks '{field}'", 1)


@pytest.mark.parametrize("field", ["game", "seats", "variant", "pack"])
@pytest.mark.parametrize("value", [None, ["x"], {"x": 1}, 0.5, "five", -1], ids=repr)
def test_a_header_of_another_kind_is_refused(field: str, value: object) -> None:
    assert broken(lambda: parsed(changed(HEADER, **{field: value})))[1] == 1


def test_a_record_of_another_variant_does_not_replay() -> None:
    assert "entry 0" in broken(lambda: replay(parsed(changed(HEADER, variant="column-y"))))[0]


def test_a_pack_of_ones_own_lies_in_the_record_and_replays() -> None:
    game = INFECTED.with_components({"die": {"faces": 8, "skulls": 1}})
    lines = written(game)
    assert lines[HEADER]["pack"]["die"] == {"faces": 8, "skulls": 1}
    assert "pack" not in LINES[HEADER]
    record = parsed(lines)
    assert record.header.game.components == game.components != INFECTED.components
    assert verify(record).outcome is not None
    lines[HEADER]["pack"] = {**lines[HEADER]["pack"], "die": {"faces": 8, "skulls": 2}}
    assert broken(lambda: parsed(lines))[1] == 1


@pytest.mark.parametrize("name", ["\ud800", "\x1b[2J"])
def test_a_name_from_a_foreign_file_can_be_shown_on_any_terminal(name: str) -> None:
    line = json.dumps({**LINES[HEADER], "pack": {name: {}}}) + "\n"
    assert broken(lambda: parse_record(line, lazaretto.game))[0].isprintable()


def test_a_pack_nested_too_deep_is_refused() -> None:
    for depth in range(850, 1000):
        line = '{"lazaretto":1,"game":"infected","pack":{"die":{"x":' + "[" * depth + "]" * depth + "}}}\n"
        broken(lambda line=line: parse_record(line, lazaretto.game))


# Lines that cannot be read


@pytest.mark.parametrize("text, said", [
    ("{\n", "is not JSON: '{'"),
    ("\n", "is not JSON: ''"),
    ("x\n", "is not JSON: 'x'"),
    ("[" * 100_000 + "\n", "is not JSON: '[[["),
    ("[1]\n", "is not an entry: '[1]'"),
    ("null\n", "is not an entry: 'null'"),
    ("{}\n", "entry 1 is missing; here is None"),
    ('{"n":1}\n', "is not an entry: {'n': 1}"),
    ('{"n":1,"seat":0,"move":"say nothing"}\n', "is not an entry"),
    ('{"n":1,"seat":0,"move":"dance","chance":[]}\n', "cannot read the move 'dance'"),
    ('{"n":1,"seat":0,"move":"pass sav","chance":[]}\n', "cannot read the move 'pass sav'; did you mean 'pass safe'"),
    ('{"n":1,"seat":0,"move":5,"chance":[]}\n', "is not an entry"),
    ('{"n":1,"seat":"x","move":"pass safe","chance":[]}\n', "is not an entry"),
    ('{"n":1,"move":"pass safe","chance":[]}\n', "is not an entry"),
    ('{"n":1,"seat":0,"move":"pass safe","chance":3}\n', "is not an entry"),
    ('{"n":1,"seat":0,"move":"pass safe","chance":[[]]}\n', "is not an entry"),
    ('{"n":1,"seat":0,"move":"pass safe","chance":[NaN]}\n', "is not an entry"),
    ('{"n":1,"outcome":3}\n', "is not an entry"),
    ('{"n":1,"outcome":{},"secret":"xy"}\n', "is not an entry"),
    ('{"n":1,"outcome":{},"secret":null}\n', "is not an entry"),
    ('{"n":1,"outcome":{}}\n{"n":1}\n', "something follows after the game's end"),
], ids=lambda text: repr(text[:44]))
def test_a_line_that_cannot_be_read_is_named_by_its_number(text: str, said: str) -> None:
    told, line = broken(lambda: parse_record(text_of(LINES[:2]) + text, lazaretto.game))
    assert line == 2 + text.count("\n")
    assert told.startswith(f"line {line}: {said}")


@pytest.mark.parametrize("text", [
    pytest.param('{"n":1,"seat":0,"move":"pass safe","chance":[Infinity]}\n', id="chance without end"),
    pytest.param('{"n":1,"seat":1e999,"move":"pass safe","chance":[]}\n', id="seat without end"),
    pytest.param('{"n":1,"chance":[' + "1" * 5000 + "]}\n", id="number too long"),
    pytest.param('{"n":1,"seat":0,"move":"pass safe","chance":[1.5]}\n', id="half a chance"),
    pytest.param('{"n":1,"seat":0,"move":"pass safe","chance":["1"]}\n', id="chance in words"),
    pytest.param('{"n":1,"seat":0,"move":"pass safe","chance":"12"}\n', id="chance as text"),
    pytest.param('{"n":1,"seat":0,"move":"pass safe","chance":[true]}\n', id="chance that is true"),
    pytest.param('{"n":1,"seat":0.5,"move":"pass safe","chance":[]}\n', id="half a seat"),
    pytest.param('{"n":1,"seat":"0","move":"pass safe","chance":[]}\n', id="seat as text"),
    pytest.param('{"n":true,"seat":0,"move":"pass safe","chance":[]}\n', id="a number that is true"),
])
def test_a_line_with_a_number_that_is_none_is_named_too(text: str) -> None:
    assert broken(lambda: parse_record(text_of(LINES[:2]) + text, lazaretto.game))[1] == 3


def test_a_first_line_with_a_number_too_long_is_no_record() -> None:
    assert "not a Lazaretto record" in broken(lambda: parse_record('{"a":' + "1" * 5000 + "}\n", lazaretto.game))[0]


def test_a_record_with_a_whole_float_for_seats_is_refused_and_spoils_nothing() -> None:
    game = INFECTED.with_components({})
    text = as_text({**Header(game, 5, "base", None).line(), "seats": 9.0, "pack": {}})
    assert broken(lambda: parse_record(text, lambda name: game))[1] == 1
    assert type(game.rules(9, "base").seats) is int


@pytest.mark.parametrize("cut", [1, 20, 40])
def test_a_torn_last_line_is_dropped_and_said(cut: int) -> None:
    record = parse_record(text_of(LINES[:5]) + as_text(LINES[5])[:cut], lazaretto.game)
    assert record.torn and len(record.entries) == 4
    replay(record)


def test_a_torn_record_does_not_verify() -> None:
    assert broken(lambda: verify(parse_record(text_of(LINES) + "{", lazaretto.game)))[0] == "its last line is torn"


def test_a_whole_last_line_is_not_torn() -> None:
    assert not parse_record(text_of(LINES[:5]), lazaretto.game).torn
    assert not parse_record(text_of(LINES[:5]) + " \r", lazaretto.game).torn


# Entries that do not follow from those before them


@pytest.mark.parametrize("lines, said, line", [
    (LINES[:3] + LINES[4:], "entry 2 is missing; here is 3", 4),
    (LINES[:4] + LINES[3:], "entry 3 is missing; here is 2", 5),
    ([*LINES[:3], LINES[4], LINES[3], *LINES[5:]], "entry 2 is missing; here is 3", 4),
    (LINES[:1] + LINES[2:], "entry 0 is missing; here is 1", 2),
    (LINES[1:], "this is not a Lazaretto record", 0),
    ([LINES[0], *LINES], "entry 0 is missing; here is None", 2),
    (LINES[:-2] + LINES[-1:], f"entry {END - 2} is missing; here is {END - 1}", END),
    ([*LINES, LINES[-1]], "something follows after the game's end", END + 2),
], ids=["missing", "twice", "out of order", "no deal", "no header", "two headers", "end too early", "two ends"])
def test_entries_come_one_after_the_other(lines: Lines, said: str, line: int) -> None:
    told, where = broken(lambda: parsed(lines))
    assert (told, where) == (f"line {line}: {said}" if line else said, line)


SEAT, MOVE = LINES[FIRST]["seat"], LINES[FIRST]["move"]


@pytest.mark.parametrize("lines, number, said", [
    (changed(FIRST, seat=-1), 1, "you are not asked now"),
    (changed(FIRST, seat=99), 1, "you are not asked now"),
    (changed(FIRST + 1, seat=SEAT), 2, "you have answered already"),
    (changed(FIRST, move="guess B"), 1, ""),
    (changed(FIRST, move="guess L"), 1, ""),
    (lacking(FIRST, "move"), 1, "the deal comes first, and once"),
    (changed(DEAL, seat=0, move=MOVE), 0, "the deal comes first, and once"),
    (changed(DEAL, chance=LINES[DEAL]["chance"][:-1]), 0, "chance has run out"),
    (changed(DEAL, chance=[*LINES[DEAL]["chance"], 0]), 0, "more chance than the rules use"),
    (changed(FIRST, chance=[0]), 1, "more chance than the rules use"),
    (changed(DEAL, chance=[10**20, *LINES[DEAL]["chance"][1:]]), 0, "where a number below"),
    (changed(DEAL, chance=[-1, *LINES[DEAL]["chance"][1:]]), 0, "where a number below"),
])
def test_an_entry_that_does_not_follow_is_named(lines: Lines, number: int, said: str) -> None:
    record = parsed(lines)
    told, _ = broken(lambda: replay(record))
    assert told.startswith(f"entry {number} ") and said in told


def test_nothing_is_answered_after_the_end() -> None:
    record = parsed([*LINES[:-1], {**LINES[-2], "n": END - 1}])
    assert "the game is over" in broken(lambda: replay(record))[0]


# Verifying


SOMETHING_ELSE: dict[type, Callable[[Any], Any]] = {
    int: lambda value: value + 1,
    float: lambda value: value + 1,
    str: lambda value: ("0" if value[0] != "0" else "1") + value[1:],
    list: lambda value: [*value, 0],
    dict: lambda value: {},
}


def every_field() -> list[tuple[int, str]]:
    return [(number, name) for number, line in enumerate(LINES) for name in line]


@pytest.mark.parametrize("number, name", every_field())
def test_every_field_changed_is_caught(number: int, name: str) -> None:
    value = LINES[number][name]
    broken(lambda: verify(parsed(changed(number, **{name: SOMETHING_ELSE[type(value)](value)}))))


@pytest.mark.parametrize("name", ["winners", "reason", "scores"])
def test_every_part_of_the_outcome_is_held_against_the_game(name: str) -> None:
    outcome = LINES[END]["outcome"]
    for other in (SOMETHING_ELSE[type(outcome[name])](outcome[name]), None):
        assert "and the game ended" in broken(lambda other=other: verify(parsed(changed(END, outcome={**outcome, name: other}))))[0]
    assert "and the game ended" in broken(lambda: verify(parsed(changed(END, outcome={**outcome, "why": 1}))))[0]


@pytest.mark.parametrize("number, at", [(number, at) for number, line in enumerate(LINES) for at in range(len(line.get("chance", ())))])
def test_every_chance_changed_is_caught(number: int, at: int) -> None:
    chance = LINES[number]["chance"][:]
    chance[at] = 0 if chance[at] else 1
    broken(lambda: verify(parsed(changed(number, chance=chance))))


@pytest.mark.parametrize("lines, said", [
    (LINES[:-1], "the game is not over"),
    (lacking(HEADER, "commitment"), "the record has no commitment"),
    (lacking(END, "secret"), "the record has no commitment"),
    (changed(END, secret="00" * 32), "the secret is not the one that was committed to"),
    (changed(END, secret=""), "the secret is not the one that was committed to"),
    ([*changed(HEADER, commitment=commitment_to(bytes(32)))[:-1], {**LINES[END], "secret": "00" * 32}], "is not what the secret gives"),
    ([*LINES[:4], {**LINES[END], "n": 3}], "the record ends before the game does"),
    ([LINES[0], {**LINES[END], "n": 0}], "the record ends before the game does"),
    (changed(DEAL, chance=[*LINES[DEAL]["chance"], 0]), "entry 0 has more chance than the secret gives"),
    (changed(DEAL, chance=LINES[DEAL]["chance"][:-1]), "is not what the secret gives"),
])
def test_what_does_not_verify_is_said(lines: Lines, said: str) -> None:
    assert said in broken(lambda: verify(parsed(lines)))[0]


def test_a_secret_of_another_length_does_not_verify() -> None:
    lines = [*changed(HEADER, commitment=commitment_to(b"abc"))[:-1], {**LINES[END], "secret": b"abc".hex()}]
    assert "32 bytes" in broken(lambda: verify(parsed(lines)))[0]


# Whatever comes


def taken_or_broken(text: str, find_game: Callable[[str], Game] = lazaretto.game) -> None:
    try:
        record = parse_record(text, find_game)
        replay(record)
        verify(record)
    except BrokenRecord as error:
        assert str(error)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_any_bytes_are_a_record_or_broken(content: bytes) -> None:
    taken_or_broken(content.decode("utf-8", errors="replace"))
    taken_or_broken(text_of(LINES[:3]) + content.decode("utf-8", errors="replace") + "\n")


BYTES = text_of(LINES).encode()


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(BYTES) - 1), st.integers(0, 255))
def test_a_byte_changed_is_a_record_or_broken(at: int, byte: int) -> None:
    taken_or_broken((BYTES[:at] + bytes([byte]) + BYTES[at + 1:]).decode("utf-8", errors="replace"))


HALVES = st.floats(-1e6, 1e6).filter(lambda number: not number.is_integer())      # whole and endless ones have tests of their own
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-10, 70) | st.integers() | HALVES | st.text(max_size=8) | st.sampled_from(["base", "infected", "pass safe"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6) | st.sampled_from(["die", "faces", "winners"]), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([*every_field(), (HEADER, "pack")]), JSON)
def test_a_field_of_any_kind_is_a_record_or_broken(where: tuple[int, str], value: Any) -> None:
    number, name = where
    game = INFECTED.make(INFECTED.pack)
    taken_or_broken(text_of(changed(number, **{name: json.loads(json.dumps(value))})), lambda name: game)
