"""IN 4. Passing cards: everyone at once, whither the chart says."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from lazaretto import IllegalMove, NotAsked
from lazaretto.games.infected import sheet
from lazaretto.games.infected.cards import INFECTED_NOW, NAMES, ROLL, SAFE
from lazaretto.games.infected.chart import COLUMNS, FEWEST, spoken
from lazaretto.games.infected.guessing import Guess
from lazaretto.games.infected.passing import ONE_NOW, TWO_NOW, Pass
from lazaretto.kernel import FACE_DOWN, BrokenPack, Moved, RandomDealer, Reason, Recorder, heard_by
from lazaretto.kernel.position import ANSWERED, NOT_HERE

from .village import ANNA, BOB, CIL, DAN, EVE, FAY, GAME, HOLD, PEOPLE, passing, seats_of, village

CHART = GAME.box.chart
ROWS = [(column, players) for column in COLUMNS for players in range(FEWEST, 13)]


# Everyone at once


def test_everyone_in_the_game_passes_a_card_at_once() -> None:
    """IN 4.1. All are asked; nothing lies before anyone until the last has chosen."""
    v = village(out="eve")
    assert v.asked == "anna bob cil dan fay"
    for name in ("dan", "anna", "fay", "cil"):
        v.position = v.position.after(PEOPLE.index(name), passing("roll"), v.dealer)
    assert v.asked == "bob" and [len(line) for line in v.t.handed] == [2] * 6
    v.dealer.picks.extend([5] * 5)
    v.position = v.position.after(BOB, passing("roll"), v.dealer)
    assert [len(line) for line in v.t.handed] == [3, 3, 3, 3, 2, 3]


def test_you_look_at_what_you_were_handed_only_after_you_passed() -> None:
    """IN 4.1, R43. An answer is sealed until all have given theirs, and not even that it was given is seen."""
    v = village()
    v.position = v.position.after(ANNA, passing("infected-now"), v.dealer)
    assert v.position.seen_by(BOB) == village().position.seen_by(BOB)
    assert v.position.seen_by(ANNA).sealed == {ANNA: passing("infected-now")} and v.position.seen_by(ANNA).table.handed[BOB].size == 2


@pytest.mark.parametrize("order", [order for number, order in enumerate(permutations(range(6))) if number % 60 == 0])
def test_the_order_of_answering_does_not_matter(order: tuple[int, ...]) -> None:
    """IN 4.1."""
    v, usual = village(), village().hand(bob="infected-now", cil="silent")
    for seat in order:
        v.position = v.position.after(seat, Pass((INFECTED_NOW if seat == ANNA else NAMES.index("silent") if seat == BOB else SAFE,)), v.dealer)
    assert v.position == usual.position and v.dealer.facts == usual.dealer.facts


def test_you_choose_freely_which_card_to_pass() -> None:
    """IN 4.1, R8. Every kind you hold, once each; nobody is forced."""
    v = village(hands={"anna": "safe safe safe roll infected-now infected-in-two"})
    assert v.options("anna") == (passing("safe"), passing("roll"), passing("infected-now"), passing("infected-in-two"))


def test_you_cannot_pass_what_you_do_not_hold() -> None:
    """IN 4.1. And are told so."""
    v = village(hands={"anna": "safe roll"})
    assert v.why_not("anna", passing("vaccinate-now")) == Reason("IN 4.1", "you hold no Vaccinate Now")
    assert v.why_not("anna", HOLD) == v.why_not("anna", Guess(BOB)) == NOT_HERE
    with pytest.raises(IllegalMove, match=r"^you hold no Infected in Two Rounds \(IN 4.1\)$"):
        v.position.after(ANNA, passing("infected-in-two"), v.dealer)


def test_who_has_passed_is_not_asked_again() -> None:
    """IN 4.1. A card once passed stays passed."""
    v = village()
    v.position = v.position.after(ANNA, passing("safe"), v.dealer)
    assert v.why_not("anna", passing("roll")) == ANSWERED
    with pytest.raises(NotAsked, match=r"^you have answered already; the others are still choosing$"):
        v.position.after(ANNA, passing("roll"), v.dealer)


def test_a_spent_card_is_shown_with_the_reason() -> None:
    """IN 4.1. The kinds of your deck that are gone can be thought of, and are refused."""
    v = village(hands={"bob": "safe roll"})
    refused = {move: v.position.why_not(BOB, move) for move in v.position.candidates(BOB)}
    assert refused == {
        passing("safe"): None, passing("roll"): None,
        passing("vaccinate-now"): Reason("IN 4.1", "you hold no Vaccinate Now"),
        passing("vaccinate-next"): Reason("IN 4.1", "you hold no Vaccinate Next Round"),
    }


# How many


def test_six_pass_two_cards_to_two_players_in_the_first_round() -> None:
    """IN 4.3, R9. The first card to the first on the chart, the second to the second; chosen before anything is seen."""
    v = village(round=1, hands={"anna": "safe safe roll"})
    assert v.options("anna") == (passing("safe safe"), passing("safe roll"), passing("roll safe"))
    assert v.takers("anna") == "bob fay"
    v.dealer.picks.append(5)
    v.pass_cards(anna="roll safe")
    assert v.t.handed[BOB].cards() == [ROLL, SAFE] and v.t.handed[FAY].cards() == [SAFE, SAFE]


@pytest.mark.parametrize("seats, cards", [(5, 1), (6, 2), (7, 2), (12, 2)])
def test_how_many_cards_are_passed_in_the_first_round_and_after(seats: int, cards: int) -> None:
    """IN 4.3, R10. Five pass one card in every round, six and more two in the first."""
    v = village(seats, round=1)
    assert {len(move.cards) for move in v.options("bob")} == {cards}
    v.pass_cards().end_round()
    assert v.t.round == 2 and {len(move.cards) for move in v.options("bob")} == {1}


def test_the_wrong_number_of_cards_is_refused() -> None:
    """IN 4.3."""
    first, later, five = village(round=1, hands={"anna": "safe roll roll"}), village(), village(5, round=1)
    assert first.why_not("anna", passing("safe")) == TWO_NOW == Reason("IN 4.3", "in the first round of six or more you pass two cards, to two players")
    assert str(ONE_NOW) == "you pass one card this round (IN 4.3)"
    assert later.why_not("anna", passing("safe safe")) == five.why_not("anna", passing("safe safe")) == ONE_NOW
    assert later.why_not("anna", Pass(())) == ONE_NOW
    assert first.why_not("anna", passing("safe safe")) == Reason("IN 4.1", "you hold only one Safe")
    assert first.why_not("anna", passing("safe silent")) == Reason("IN 4.1", "you hold no Silent Villager")


@pytest.mark.parametrize("column", COLUMNS)
@pytest.mark.parametrize("seats", range(6, 13))
def test_the_two_cards_of_the_first_round_never_go_to_the_same_player(seats: int, column: str) -> None:
    """IN 4.3, R45."""
    v = village(seats, round=1, column=column)
    for name in PEOPLE[:seats]:
        first, second = v.takers(name).split()
        assert first != second and name not in (first, second)


# The chart


def test_the_passing_example_of_the_rulebook() -> None:
    """IN 4.2 to 4.5. Column Y with six players, to the letter."""
    v = village(round=1, column="Y")
    assert v.takers("anna") == "bob fay"                       # round one, two cards: first to the left, first to the right
    v.hand().end_round()
    assert v.takers("anna") == "cil"                           # still six: second to the left
    v.hand(eve="infected-now").end_round()
    assert v.out == "eve" and v.takers("anna") == "dan"        # five: second to the right (fay, dan)
    v.hand(fay="infected-now").end_round()
    assert v.out == "eve fay" and v.takers("anna") == "cil"    # four: across
    v.hand().end_round()
    assert v.takers("anna") == "dan"                           # then first to the right
    v.hand().end_round()
    assert v.takers("anna") == "bob"                           # then first to the left
    v.hand().end_round()
    assert v.takers("anna") == "cil"                           # no one fell: across again


@pytest.mark.parametrize("entry, taker", [(0, "bob"), (1, "fay"), (2, "cil"), (3, "eve"), (4, "dan"), (5, "bob"), (6, "fay")])
def test_left_is_clockwise_and_across_is_opposite(entry: int, taker: str) -> None:
    """IN 4.2, 4.4, R11. Six players in column Y: first left, first right, second left, second right, across, and again."""
    v = village(entry=entry)
    assert v.takers("anna") == taker
    v.pass_cards(anna="infected-in-two")
    assert NAMES.index("infected-in-two") in v.t.handed[PEOPLE.index(taker)].cards()


def test_the_chart_counts_only_players_still_in_the_game() -> None:
    """IN 4.2, R11. The fallen are skipped."""
    v = village(out="bob fay", column="R")                     # four: first to the left, across, first to the right
    assert v.takers("anna") == "cil" and v.takers("dan") == "eve"
    assert village(out="bob fay", column="R", entry=1).takers("anna") == "dan"
    assert village(out="bob fay", column="R", entry=2).takers("anna") == "eve"


def test_when_nobody_fell_the_row_goes_on() -> None:
    """IN 4.4. By as many places as cards were passed."""
    v, entries = village(round=1), []
    for _ in range(7):
        v.pass_cards().end_round()
        entries.append(v.t.entry)
    assert entries == [2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("how", ["infection", "die", "wrong guess"])
def test_when_one_fell_the_next_round_begins_a_new_row(how: str) -> None:
    """IN 4.5, R12. However it came."""
    v = village(entry=2)
    if how == "wrong guess":
        v.hand().guess("bob", "cil")
    else:
        v.hand(bob="infected-now" if how == "infection" else "roll", dice="" if how == "infection" else "skull")
    v.end_round()
    assert v.out == "bob" and v.t.entry == 0 and v.takers("anna") == "eve"      # Y5 begins with the second to the right (fay, eve)


def test_when_two_fell_a_row_is_skipped() -> None:
    """IN 4.5, R12."""
    v = village(entry=3).hand(bob="infected-now", cil="infected-now").end_round()
    assert v.t.active == [ANNA, DAN, EVE, FAY] and v.t.entry == 0 and v.takers("anna") == "eve"


def test_the_chart_as_the_rulebook_states_it() -> None:
    """IN 4.2, R51. What its example and its tables let us know."""
    rows = GAME.pack.fields["chart"]
    assert rows["Y"]["6"].split()[:3] == ["L1", "R1", "L2"] and rows["Y"]["5"].split()[0] == "R2" and rows["Y"]["4"] == "X R1 L1"
    digits = {(column, players): "".join(way[1:] for way in rows[column][players].split()) for column in COLUMNS for players in ("6", "5", "4", "3")}
    assert [digits[column, "6"] for column in COLUMNS] == ["1122", "2211", "1212", "1221"]
    assert {digits[column, players] for column in COLUMNS for players in ("4", "3")} == {"11"} and digits["Y", "5"] == "2112"
    assert rows["R"]["6"].startswith("L1 ")


@pytest.mark.parametrize("column, players", ROWS)
def test_every_row_leads_to_everyone_else_once(column: str, players: int) -> None:
    """IN 4.4, R51. A rule of the design, seen in the rulebook's own rows."""
    assert sorted(CHART[COLUMNS.index(column)][players]) == list(range(1, players))


@pytest.mark.parametrize("way, players, words", [
    (1, 6, "1 to the left"), (5, 6, "1 to the right"), (3, 6, "across"), (2, 5, "2 to the left"), (3, 5, "2 to the right"),
])
def test_a_direction_in_words(way: int, players: int, words: str) -> None:
    """IN 4.2."""
    assert spoken(way, players) == words


@pytest.mark.parametrize("players, row, message", [
    ("6", "L1 L1", "the first two directions must lead to two different players, as round one passes two cards (IN 4.3)"),
    ("6", "X L3", "the first two directions must lead to two different players, as round one passes two cards (IN 4.3)"),
    ("8", "L1", "the first two directions must lead to two different players, as round one passes two cards (IN 4.3)"),
    ("5", "", "a row needs at least one direction"),
    ("5", "X", "nobody sits across among 5"),
    ("5", "L5", "'L5' is no direction: L1 to L4, R1 to R4, or X for across"),
    ("5", "L0", "'L0' is no direction: L1 to L4, R1 to R4, or X for across"),
    ("5", "U1", "'U1' is no direction: L1 to L4, R1 to R4, or X for across"),
    ("5", "L", "'L' is no direction: L1 to L4, R1 to R4, or X for across"),
    ("5", 1, "text in quotes is needed, not 1"),
    ("2", "L1", "is not known; known are 3, 4, 5"),
    ("13", "L1", "is not known; known are 3, 4, 5"),
])
def test_a_chart_that_cannot_be_read_is_refused(players: str, row: Any, message: str) -> None:
    """IN 4.2, 4.3. With the name of its row."""
    column = {**GAME.pack.fields["chart"]["E"], players: row}
    with pytest.raises(BrokenPack) as error:
        GAME.with_components({"chart": {"E": column}})
    assert error.value.field == f"chart.E.{players}" and str(error.value).startswith(f"chart.E.{players}: {message}")


def test_a_chart_must_have_every_row_and_no_other_column() -> None:
    """IN 4.4."""
    rows = GAME.pack.fields["chart"]["E"]
    with pytest.raises(BrokenPack, match=r"^chart.E.4: is missing$"):
        GAME.with_components({"chart": {"E": {players: row for players, row in rows.items() if players != "4"}}})
    with pytest.raises(BrokenPack, match=r"^chart.Z: is not known; known are Y, E, R, S$"):
        GAME.with_components({"chart": {"Z": rows}})


def test_a_chart_of_your_own() -> None:
    """IN 4.2, 4.4. A row may be short; it begins again at its end."""
    game = GAME.with_components({"chart": {"E": {**GAME.pack.fields["chart"]["E"], "5": "L2"}}})
    v = village(5, column="E", game=game)
    for _ in range(3):
        assert v.takers("anna") == "cil"
        v.pass_cards().end_round()


# Where the cards lie


def test_cards_handed_to_you_stay_on_the_table_and_are_never_passed_on() -> None:
    """IN 4.6, R6. They lie before you in the order in which they came; your hand only shrinks."""
    v = village(hands="safe safe safe", before={"bob": "vaccinate-now"}).hand(bob="safe")
    assert v.t.handed[BOB].cards() == [SAFE, NAMES.index("vaccinate-now"), SAFE] and v.t.hands[BOB].cards() == [SAFE, SAFE]
    v.end_round()
    assert v.options("bob") == (passing("safe"),)


def test_only_the_taker_sees_the_card_and_the_giver_remembers_it() -> None:
    """IN 4.6, R41. The others see that a card went from one to the other."""
    v = village().hand(bob="infected-in-two")
    card = NAMES.index("infected-in-two")
    assert v.position.seen_by(BOB).table.handed[BOB].cards() == [SAFE, SAFE, card]
    for seat in (ANNA, CIL, None):
        assert v.position.seen_by(seat).table.handed[BOB].cards() == [FACE_DOWN] * 3
    for seat, told in ((ANNA, card), (BOB, card), (CIL, FACE_DOWN), (None, FACE_DOWN)):
        assert Moved(told, "hands.0", "handed.1") in heard_by(seat, v.dealer.facts)


@pytest.mark.parametrize("seats", [5, 6, 9])
@pytest.mark.parametrize("seed", range(6))
def test_everyone_sees_who_passed_to_whom(seats: int, seed: int) -> None:
    """IN 4.2, R41. The sheet can be read back to every card's way, in the order in which the cards came to lie; a watcher's copy too."""
    dealer = Recorder(RandomDealer(seed))
    position = GAME.begin(seats, "base", dealer)
    while position.outcome is None:
        seen = [(f"hands.{move.giver}", f"handed.{move.taker}") for move in sheet.handovers(position.table)]
        told = [fact for fact in heard_by(None, dealer.facts) if isinstance(fact, Moved) and fact.to.startswith("handed")]
        assert seen == [(fact.source, fact.to) for fact in told] and sheet.handovers(position.seen_by(None).table) == sheet.handovers(position.table)
        seat = position.asked[0]
        options = position.options(seat)
        guess = dealer.dealer.pick(8) == 0
        position = position.after(seat, options[dealer.dealer.pick(len(options))] if guess or HOLD not in options else HOLD, dealer)


def test_the_ways_of_the_cards_in_the_first_two_rounds() -> None:
    """IN 4.2, 4.3. Column Y: first left and first right, then second left."""
    v = village(round=1).pass_cards().end_round().pass_cards()
    ways = [(move.round, PEOPLE[move.taker]) for move in sheet.handovers(v.t) if move.giver == ANNA]
    assert ways == [(1, "bob"), (1, "fay"), (2, "cil")]


def test_the_names_of_the_seats_go_clockwise() -> None:
    """IN 4.2. So that the pictures of these tests are read rightly."""
    assert seats_of("anna bob cil dan eve fay") == [ANNA, BOB, CIL, DAN, EVE, FAY] == village().t.active
