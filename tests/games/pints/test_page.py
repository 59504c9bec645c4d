"""The page of Pints of Blood: forecasts, titles, what stays in the drawer, and the truth afterwards."""

from __future__ import annotations

from itertools import product
from math import comb, prod

import pytest

from lazaretto.games.pints import GAME
from lazaretto.games.pints.anytime import ASKS, DRINKS
from lazaretto.games.pints.board import Board, Yours
from lazaretto.games.pints.cards import BLIND, DART, DICE
from lazaretto.games.pints.fighting import FightBegins, Row
from lazaretto.games.pints.moves import GO_ON, NOTHING_MORE, PLACES, SENDS, SINK
from lazaretto.games.pints.outlook import shares
from lazaretto.games.pints.pushing import Push
from lazaretto.games.pints.preparing import Throw
from lazaretto.games.pints.scoring import Counted
from lazaretto.games.pints.street_board import Lane
from lazaretto.games.pints.tidings import Held, Kept, Pushed
from lazaretto.games.pints.tray import die
from lazaretto.hosting.irrevocable import irrevocable
from lazaretto.hosting.stages import in_short, parts
from lazaretto.hosting.weighing import A_HEADING, weight
from lazaretto.tongues.voice import voice
from lazaretto.kernel import End, Page, Said, View

from .pub import ANNA, BEN, CLEO, Play, field_of, pub

PEOPLE = ("Anna", "Ben", "Cleo", "Dan")


def page_of(play: Play, seat: int | None = ANNA) -> Page:
    return GAME.page(play.position.seen_by(seat), (), PEOPLE[:play.t.rules.seats])


def board_of(play: Play, seat: int | None = ANNA) -> Board:
    board = page_of(play, seat).board
    assert isinstance(board, Board)
    return board


def row(play: Play, number: int) -> Lane:
    return board_of(play).lanes[number - 1]


# rows

def test_a_row_is_open_until_the_dice_are_thrown() -> None:
    lane = row(pub("2  b:fast  g  r  y  b", stools="2", phase="sending"), 2)
    assert (lane.holds, lane.chance, lane.zombies) == (None, "", "1 zombie, next to the bar")
    assert lane.why == "The chance to hold is told once the dice are thrown and the bus is loaded." and lane.text.endswith(" A buddy stands there.")


def test_while_the_turn_is_scored_no_row_moves_and_nothing_is_undecided() -> None:
    """PB 11.1."""
    lane = row(pub("2  b:fast  g  r  y  b", quarter=4, left=6, crisps={"anna": 4}, bites={"anna": 1}, phase="scoring"), 2)
    assert (lane.holds, lane.chance, lane.push, lane.why) == (None, "", "stays until the next turn", "No row moves any more this turn.")


def test_a_row_with_nothing_placed_lets_in_what_lies_on_two_squares() -> None:
    """PB 9.2, 9.4."""
    lane = row(pub("2  b  g:fast  r  y:fast,fast  b", stools="2", loose="bat", phase="placing"), 2)
    assert (lane.holds, lane.threat, lane.zombies, lane.push) == (0, 1, "3 zombies, nearest 1 away", "push by 1: nobody, by 2: 1 comes in")
    assert lane.hot and lane.why.startswith("Somebody who bites comes in by row 2 this turn, with what is placed now")


def test_the_chance_to_hold_is_that_of_a_fast_chip() -> None:
    """PB 8.4, 8.5, 8.7. One hit fells one that is fast and not replaced: of 86 chips, 48 plain and 8 snappy ones."""
    lane = row(pub("2  b:fast  g  r  y  b", stools="2", placed={"2-1": "bat"}, loose="extra", phase="placing"), 2)
    assert lane.holds == round(100 * 56 / 86) and lane.why.startswith(f"The chance is {lane.holds} % that nobody who bites comes in by row 2 this turn")


def test_a_wounded_zombie_falls_for_certain() -> None:
    """PB 8.5."""
    assert row(pub("2  b:tough!  g  r  y  b", stools="2", placed={"2-1": "bat"}, loose="extra", phase="placing"), 2).holds == 100


def test_a_bus_that_stops_pushes_a_row_without_a_buddy() -> None:
    """PB 10.2, 10.3."""
    play = pub("3  b:fast  g  r  y  b", stools="1", bus=2, aboard="fast fast", loose="bat", hands={"anna": "coat"}, phase="placing")
    lane, bus = row(play, 3), board_of(play).bus
    assert (lane.push, lane.holds, lane.hot) == ("bus stops; push: 1 comes in", 0, True)
    assert (bus.stops, bus.rests) == ((2, 3), 4) and bus.text == "The bus, at row 2: 2 zombies aboard; it stops at rows 2 and 3 and rests at row 4."
    assert row(play, 5).push == "moves with the bus only" and row(play, 5).holds == 100


def test_a_blind_holds_a_row_and_the_bus_passes_it() -> None:
    """PB 13.14."""
    play = pub("3  b:fast  g  r  y  b", stools="1", bus=3, aboard="fast", loose="bat", hands={"anna": "blind coat"}, phase="placing")
    play.after("anna plays blind 3")
    assert row(play, 3).holds == 100 and row(play, 3).push == "the roller blind holds it" and board_of(play).bus.stops == (4,)


def test_a_fight_in_a_row_that_a_blind_holds_is_not_said_to_move_it() -> None:
    """PB 8.2, 9.2, 13.14."""
    held, moves = "The roller blind holds row 3. Or play Coat stand.", "Row 3 then moves two unless a zombie falls. Or play a card."
    for before, told in ((("anna plays blind 3",), held), ((), moves)):
        play = pub("3  b:fast  g  r  y  b", stools="3", bus=3, loose="bat", hands={"anna": "blind coat"}, phase="placing fighting")
        assert page_of(play.after(*before, "anna places bat 3-1", "anna goes on")).detail == told


def test_a_hit_that_will_rebound_counts_in_the_row_to_which_it_goes() -> None:
    """PB 13.6. As in its chance to hold."""
    night = "1  b:fast  g  r  y  b\n2  b:fast  g  r  y  b"
    told = [row(pub(night, bus=1, stools="1 2", placed={"1-1": "bat"}, rebounds=balls, loose="extra", phase="placing"), 2) for balls in ({"1-1": "2-1"}, {})]
    assert [(lane.push, lane.holds) for lane in told] == [("1 hit: at most 1 comes in", 65), ("push: 1 comes in", 0)]


# the pile and the rescue

def test_the_rescue_is_one_of_the_hidden_cards_of_the_last_quarter() -> None:
    """PB 3.10, 16.2. What was put there in the open is not it."""
    assert board_of(pub(quarter=4, left=6, under="cue", phase="sending")).pile.rescue_why.startswith("The rescue is one of 6 hidden cards in this quarter.")


def test_the_chance_of_a_rescue_in_this_turn_counts_the_cards_that_are_sure_to_come() -> None:
    """PB 5.5, 11.2. One for the buddy who must be sent, and one for every three zombies on the ambulance."""
    before = board_of(pub(quarter=4, left=6, phase="sending")).pile
    assert before.rescue == "rescue: at least 17 % this turn" and "1 for a buddy who must be sent, 0 for zombies on the ambulance" in before.rescue_why
    sent = board_of(pub("2  b:fast  g  r  y  b", quarter=4, left=6, stools="2", loose="bat", phase="placing")).pile
    assert sent.rescue == "rescue: 17 % with the next card" and "Every 3 zombies felled discard one more." in sent.rescue_why
    scored = board_of(pub(quarter=4, left=6, ambulance="fast fast fast", crisps={"anna": 4}, bites={"anna": 1}, phase="scoring")).pile
    assert scored.rescue == "rescue: 17 % this turn"
    assert board_of(pub(quarter=4, left=6, crisps={"anna": 4}, bites={"anna": 1}, phase="scoring")).pile.rescue == "rescue: 0 % this turn"


def test_before_the_last_quarter_no_rescue_comes() -> None:
    """PB 3.10. Five cards of this quarter and fourteen of the next go first."""
    pile = board_of(pub(quarter=2, left=5, phase="sending")).pile
    assert pile.rescue == "rescue: not for 19 cards" and "19 cards must go first" in pile.rescue_why


def test_the_chance_of_a_zombie_card_says_of_how_many() -> None:
    """PB 14.1."""
    pile = board_of(pub(quarter=2, left=5, phase="sending")).pile
    assert pile.odds.startswith("zombie card: ") and pile.odds_why == "The next card: of 56 that nobody has seen 16 are zombie cards."


def test_a_line_for_each_rescuer_says_whom_it_would_save() -> None:
    """PB 16.4 to 16.8."""
    play = pub(crisps={"anna": 15, "ben": 3}, bites={"ben": 1}, beers={"anna": 2, "cleo": 1}, hands={"ben": "cue"}, phase="sending")
    lines = {line.title: line for line in board_of(play).rescuers}
    assert [(title, line.seats) for title, line in lines.items()] == [
        ("Very Tiny Car", ()), ("Taxi", (BEN,)), ("Salvation Corps", (ANNA, CLEO)), ("Tandem", (ANNA, CLEO)), ("Army", (ANNA,))]
    assert lines["Army"].rule == "crisps above 14"
    assert sum(lines["Very Tiny Car"].chances) in (99, 100, 101) and lines["Very Tiny Car"].chances[ANNA] == max(lines["Very Tiny Car"].chances)
    assert [line.title for line in board_of(pub(variant="taxi", phase="sending")).rescuers] == ["Taxi"]


def test_those_level_in_all_are_as_likely_in_the_car() -> None:
    """PB 16.4, R84."""
    assert board_of(pub(variant="tiny-car", seats=2, phase="sending")).rescuers[0].chances == (50, 50)


@pytest.mark.parametrize("crisps", [(3,), (2, 2), (0, 5), (1, 4, 1), (2, 2, 2), (0, 1, 2)])
def test_the_cars_chances_are_those_of_all_throws(crisps: tuple[int, ...]) -> None:
    """PB 16.4, R84. Every throw of everybody's dice, one by one."""
    hit, found = 1 / 6, [0.0] * len(crisps)
    for counts in product(range(DICE + 1), repeat=len(crisps)):
        ranks = list(zip(counts, crisps))
        best = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
        for seat in best:
            found[seat] += prod([comb(DICE, count) * hit ** count * (1 - hit) ** (DICE - count) for count in counts]) / len(best)
    assert shares(crisps, faces=1) == pytest.approx(found)


# titles and gestures

def test_the_title_says_what_to_do_or_who_does_it() -> None:
    play = pub("2  b:fast  g  r  y  b", stools="2", loose="bat extra", phase="placing")
    assert page_of(play).title == "Place, or fight."
    assert page_of(play).detail == "Weakest is row 2: it holds at 0 %. Lost if left over: a cricket bat and an extra hit."
    many = pub("2  b:fast  g  r  y  b", stools="2", loose="bat extra extra dart", phase="placing")
    assert page_of(many).detail == "Weakest is row 2: it holds at 0 %. Lost if left over: 4 dice."
    assert page_of(play, BEN).title == page_of(play, None).title == "Anna places dice and cards."
    assert page_of(play).tags[:3] == ("Round 2", "quarter 1", "Starters' Menu")


def test_all_rows_that_hold_as_badly_are_named_and_none_without_a_buddy() -> None:
    """PB 7.1. Row 4 has nobody before it, and the bus stops there."""
    play = pub("2  b:fast  g  r  y  b\n3  g:fast  r  y  b  g\n4  r:fast  y  b  g  r\n5  y  b  g  r  y:fast", stools="2 3 5", bus=4, aboard="fast", loose="bat",
               phase="placing")
    assert page_of(play).detail.startswith("Weakest are rows 2 and 3: they hold at 0 %.")


def test_the_phone_box_tells_what_brings_a_buddy_in_while_anything_does() -> None:
    """PB 15.3, 15.4."""
    told = [{store.thing: store.text for store in board_of(play).stores}["phone"] for play in (
        pub(phase="sending"), pub(phone_box=0, phase="sending"), pub(quarter=4, phone_box=1, left=5, phase="sending"))]
    assert told == ["2 red buddies outside, in the phone box: a division tile may bring one in", "No red buddies outside, in the phone box",
                    "A red buddy outside, in the phone box"]


def test_a_headline_names_what_may_be_bought_or_played() -> None:
    """PB 12.1, 13.14."""
    play = pub(stools="2", hands={"anna": "blind"}, crisps={"anna": 4}, bites={"anna": 1}, phase="fighting")
    assert page_of(play).title == "Be done with row 2." and page_of(play).detail.endswith(" Or buy something or play a card.")
    play = pub(stools="2", hands={"anna": "blind coat scatter undead"}, crisps={"anna": 9}, bites={"anna": 1, "ben": 2}, phase="driving")
    assert page_of(play).title == "Let the bus drive." and page_of(play).detail.endswith(" Or buy something or play a card.")


@pytest.mark.parametrize(("crisps", "words"), [(9, "Drink a beer for 4 bags"), (5, "Drink a beer for 4 bags and go on")])
def test_the_key_of_a_beer_that_cannot_be_taken_back_says_why(crisps: int, words: str) -> None:
    """PB 12.5, R116. With the bags that are left nothing else can be done in this row."""
    play = pub(stools="2", crisps={"anna": crisps}, bites={"anna": 3}, phase="fighting")
    seen = play.position.seen_by(ANNA)
    assert GAME.gesture(seen, ANNA, DRINKS[ANNA], PEOPLE[:3]).words == words
    assert (DRINKS[ANNA] in irrevocable(GAME, seen, ANNA)) == words.endswith("and go on")


def test_a_headline_says_when_nothing_more_can_be_placed() -> None:
    """PB 7.5."""
    play = pub("2  b:fast  g  r  y  b", stools="2", loose="extra", hands={"anna": "coat"}, phase="placing")
    page = page_of(play)
    assert (page.title, page.detail) == ("Go to the fight.", "Nothing more can be placed. Or play Coat stand. Lost if left over: an extra hit.")


@pytest.mark.parametrize(("table", "words", "goes_by"), [
    ({"stools": "1 3", "phase": "fighting"}, "Fight it out without asking", "the rest of the fight"),
    ({"aboard": "fast fast", "phase": "driving"}, "Nothing more during the run", "the whole run"),
    ({"ambulance": "fast fast fast", "phase": "scoring"}, "Score the rest without asking", "all cards are discarded, then the bites are looked at"),
])
def test_who_wants_nothing_more_is_told_what_goes_by(table: dict[str, object], words: str, goes_by: str) -> None:
    """R123."""
    seen = pub(crisps={"anna": 8}, bites={"anna": 3}, **table).position.seen_by(ANNA)
    assert GAME.gesture(seen, ANNA, NOTHING_MORE, PEOPLE[:3]).words == words
    assert GAME.explain(seen, ANNA, NOTHING_MORE, PEOPLE[:3]).startswith(goes_by)


def test_who_wants_nothing_more_is_told_that_squares_are_asked_for_all_the_same() -> None:
    """R54, R123. Where their order matters: No Sauce is for one zombie."""
    told = {"crisps": {"anna": 8}, "bites": {"anna": 3}, "stools": "1 3", "placed": {"3-1": "bat", "3-2": "dart"}, "phase": "fighting"}
    seen = pub("3  b:fast  g:fast  r  y  b", **told).position.seen_by(ANNA)
    assert GAME.gesture(seen, ANNA, NOTHING_MORE, PEOPLE[:3]).words == "Fight it out without asking"
    seen = pub("3  b:fast  g:fast  r  y  b", variant="main-course", foods={"anna": "sauce"}, **told).position.seen_by(ANNA)
    assert GAME.gesture(seen, ANNA, NOTHING_MORE, PEOPLE[:3]).words == "Fight on, choosing squares only"
    assert GAME.explain(seen, ANNA, NOTHING_MORE, PEOPLE[:3]).startswith("you are asked only which square is next")


def test_who_loses_two_cards_is_told_how_many_are_still_to_go() -> None:
    """PB 14.6."""
    play = pub(hands={"anna": "cue zword umbrella"}, pile="make-it-two", phase="sending").after("anna sends 2: make-it-two")
    assert page_of(play).title == "Put a card of yours under the pile." and page_of(play).detail.endswith(": 2 cards to go.")
    assert page_of(play.after("anna loses cue")).detail.endswith(": a card to go.")


def short(play: Play, stage: type) -> list[str]:
    """What each stage of this kind came to, as Anna is told it; there is German for it."""
    told = [fact for _, fact in play.dealer.facts if not isinstance(fact, End)]
    found = [part for part in parts(GAME, told) if isinstance(part[0], stage)]
    assert all([in_short(voice(GAME, "de"), part, PEOPLE, ANNA) for part in found])
    return [in_short(voice(GAME, "en"), part, PEOPLE, ANNA) for part in found]


def test_the_rows_that_fight_and_are_pushed_are_stages_of_their_own() -> None:
    """PB 8.1, 9.2. So the board lies as the words say: nobody falls in row 1, which moves by two."""
    play = pub("1 .:tough g r y b\n2 .:fast .:tough r y b", stools="1 2", bus=1, placed={"1-1": "bat", "2-1": "bat", "2-2": "dart"}, phase="fighting")
    assert short(play, Row) == ["Row 1: no zombies fall, one is wounded.", "Row 2: a zombie falls, one is wounded."]
    assert short(play, Pushed) == ["Row 1 is pushed: 1 comes in.", "Row 1 is pushed.", "Row 2 is pushed."]


def test_every_stop_of_the_bus_is_a_stage_that_says_who_gets_off_and_who_comes_in() -> None:
    """PB 10.2, 13.14. What a blind holds is not said to be pushed."""
    play = pub("1 .:fast,fast g r y b\n2 b g r y b", aboard="fast fast", bus=1, phase="driving")
    assert short(play, Pushed) == ["The bus stops at row 1: 2 come in.", "The bus stops at row 2: nobody comes in."]
    play = pub("1 .:fast,fast g r y b", aboard="fast fast", hands={"anna": "motion"}, bus=1, phase="driving").after("anna plays motion")
    assert short(play, Pushed) == ["The bus stops at row 1: 2 zombies get off, 2 come in."]
    play = pub(stools="2", hands={"anna": "blind"}, phase="fighting").after("anna plays blind 2")
    assert short(play, Held) == ["The roller blind holds row 2."] * 2 and not short(play, Pushed)


def test_the_throw_is_told_in_short_by_what_it_brings() -> None:
    """PB 6.2 to 6.5. The battle dice are seen."""
    play = pub("1 b g r y b", stools="1", phase="throw", chance="bat zombie bat zombie dart bow bow black red")
    assert short(play, Throw) == ["The colour die shows black. A zombie comes onto every red tile. 3 zombies get on the bus."]
    play = pub("1 b g r y b", stools="1", phase="throw", chance="bat bat bat bat dart bow bow white")
    assert short(play, Throw) == ["The colour die shows white."]


def test_many_bites_are_told_in_short_with_the_buddies_they_cost() -> None:
    """PB 11.6, 11.7, R61."""
    play = pub(markers={"anna": "fast-snappy fast-snappy fast fast fast fast fast"}, bites={"anna": 3}, phase="scoring")
    assert short(play, Counted) == ["You are bitten 9 times: 2 buddies die, and 2 bites are left."]


def test_who_sends_the_last_buddy_sees_its_card_before_the_dice() -> None:
    """PB 5.4, 6.1. Nobody presses for the throw then: the key says so, and the throw is a stage of its own."""
    play = pub(sofa=1, pile="too-dead", phase="sending throw")
    assert words_of(play, "anna sends 2") == "Send a buddy to row 2 and throw"
    assert words_of(pub(sofa=2, phase="sending"), "anna sends 2") == "Send a buddy to row 2"
    assert words_of(pub(sofa=1, crisps={"anna": 4}, bites={"anna": 1}, phase="sending"), "anna sends 2") == "Send a buddy to row 2"
    play.after("anna sends 2: too-dead bat bat bat bat dart bow bow red")
    names = [type(fact).__name__ for _, fact in play.dealer.facts]
    assert names.index("GotOn") < names.index("Throw") and "Throw" in GAME.stages


def test_a_fight_in_short_counts_as_wounded_only_who_still_stands() -> None:
    """PB 8.4, 8.5. Who was wounded and then fell is among the fallen."""
    play = pub("2 .:tough,tough g r y b", stools="2", placed={"2-1": "bat extra extra"}, phase="fighting")
    assert short(play, Row) == ["Row 2: a zombie falls, one is wounded."]


def test_who_chooses_a_square_is_told_what_the_order_is_good_for() -> None:
    """R54. Nothing, and nobody is asked, unless something may be bought, played or used in between."""
    told = {"stools": "2", "placed": {"2-1": "bat", "2-2": "dart"}, "phase": "fighting"}
    row = "2 .:fast .:fast r y b"
    assert pub(row, **told).asked == ""
    thirsty = page_of(pub(row, crisps={"anna": 4}, bites={"anna": 1}, **told)).detail
    assert thirsty.startswith("All squares are fought anyway: the order matters only if you do something in between. ")


def test_what_leads_to_the_fight_says_whether_one_may_come_back() -> None:
    """PB 7.7, R54, R116. "And fight" stands where it begins at once; where a square is to be chosen first, nothing is struck yet."""
    for row, placed, is_asked in (("2 . .:fast r y b", {}, False), ("2 .:fast .:fast r y b", {"2-1": "bat"}, True)):
        told = {"variant": "main-course", "foods": {"anna": "sauce"}, "placed": placed}
        seen = pub(row, stools="2", loose="dart", phase="placing fighting", **told).position.seen_by(ANNA)
        dart = PLACES[DART][field_of("2-2")]
        assert GAME.gesture(seen, ANNA, dart, PEOPLE).words == f"Place a dart at 2-2{'' if is_asked else ' and fight'}"
        assert (dart in irrevocable(GAME, seen, ANNA)) != is_asked
    for row, is_asked in (("2 .:fast .:fast .:fast y b", True), ("2 .:fast .  .:fast y b", False)):
        placed = {"2-1": "bat", "2-2": "dart"} if is_asked else {"2-1": "bat"}
        told = {"variant": "main-course", "foods": {"anna": "sauce"}, "placed": placed}
        seen = pub(row, stools="2", loose="dart", phase="placing fighting", **told).position.seen_by(ANNA)
        assert ("you may still come back from there" in GAME.explain(seen, ANNA, GO_ON, PEOPLE)) == is_asked
        assert (GO_ON in irrevocable(GAME, seen, ANNA)) != is_asked


def test_who_has_asked_for_a_card_is_told_above_the_board_that_it_was_refused() -> None:
    """PB 12.4. As long as that holds; nobody else."""
    play = pub(stools="1", hands={"ben": "cue"}, crisps={"anna": 5}, phase="sending").after("anna asks ben for cue", "ben refuses")
    assert page_of(play).detail.startswith("Ben keeps Billiard cue. ") and "keeps" not in page_of(play, BEN).detail


def test_the_key_that_asks_says_that_nothing_else_can_be_done_then() -> None:
    """PB 12.4, R116. Once it is refused the bus drives on by itself; and every stop is a stage."""
    play = pub(hands={"ben": "rugby"}, crisps={"anna": 9}, aboard="fast fast", phase="driving")
    assert words_of(play, "anna asks ben for rugby") == "Ask Ben for Rugby ball: 4 bags, and go on"
    play.after("anna asks ben for rugby", "ben refuses")
    assert short(play, Kept) == ["Ben keeps Rugby ball."] and len(short(play, Pushed)) == 2 and play.asked == ""
    assert words_of(pub(hands={"ben": "rugby cue"}, crisps={"anna": 9}, phase="driving"), "anna asks ben for rugby") == "Ask Ben for Rugby ball: 4 bags"
    last = pub(hands={"ben": "rugby cue"}, crisps={"anna": 4}, phase="driving")
    assert words_of(last, "anna asks ben for cue") == "Ask Ben for Billiard cue: 4 bags; if sold, go on"
    blind = pub(hands={"ben": "blind"}, crisps={"anna": 4}, phase="driving")
    assert words_of(blind, "anna asks ben for blind") == "Ask Ben for Roller blind: 4 bags; if kept, go on"


def test_where_one_must_fight_on_it_is_at_hand_like_going_on() -> None:
    """R123, PB 8.2. What ends or goes on has the icon by which a page keeps its key above the board."""
    fight = pub("1 b:fast g r y b", stools="1", placed={"1-1": "bat"}, crisps={"anna": 8}, bites={"anna": 3}, phase="fighting")
    push = pub(stools="1 3", crisps={"anna": 8}, bites={"anna": 3}, phase="fighting")
    for play, go_on, nothing_more in ((fight, None, "end"), (push, "end", "forward")):
        icons = {move: GAME.gesture(play.position.seen_by(ANNA), ANNA, move, PEOPLE[:3]).icon for move in play.options("anna")}
        assert (icons.get(GO_ON), icons[NOTHING_MORE]) == (go_on, nothing_more)


def test_who_loses_cards_is_told_what_takes_them() -> None:
    """PB 14.6."""
    play = pub(hands={"anna": "cue toaster blind"}, pile="make-it-two", phase="sending").after("anna sends 4: make-it-two")
    assert page_of(play).detail == page_of(play, BEN).detail == "Make it two: 2 cards to go."


def test_a_gesture_names_what_is_touched() -> None:
    play = pub("2  b:fast  g  r  y  b", phase="sending")
    send = GAME.gesture(play.position.seen_by(ANNA), ANNA, SENDS[1], PEOPLE)
    assert (send.words, send.things) == ("Send a buddy to row 2", ("row:2",))
    throw = GAME.gesture(play.position.seen_by(ANNA), ANNA, GO_ON, PEOPLE)
    assert (throw.words, throw.icon) == ("Throw the dice", "end")


# secrets

def test_a_card_looked_at_stays_in_the_drawer() -> None:
    """PB 19.4, R121. Neither title nor board nor keys name it."""
    play = pub(variant="main-course", foods={"anna": "tables"}, pile="jukebox", phase="sending").after("anna looks: jukebox")
    mine, watched = page_of(play), page_of(play, None)
    assert isinstance(mine.yours, Yours) and [(card.title, card.where) for card in mine.yours.cards] == [("Jukebox", "on top of the pile")]
    assert watched.yours is None and mine.board == watched.board and "Jukebox" not in mine.title + mine.detail
    for move in (GO_ON, SINK):
        view = play.position.seen_by(ANNA)
        assert "Jukebox" not in GAME.gesture(view, ANNA, move, PEOPLE).words + GAME.explain(view, ANNA, move, PEOPLE)
    play.after("anna sinks")
    yours = page_of(play).yours
    assert isinstance(yours, Yours) and yours.cards[0].where == "near the bottom of quarter 1"
    assert page_of(play, BEN).yours == Yours((), "Nothing secret now. Cards at which you looked with Second Look are kept here.")


def test_the_odds_tell_nothing_of_what_one_has_seen() -> None:
    """PB 19.4. A board is the same for all: who has seen a zombie card on top knows better."""
    looked = pub(variant="main-course", foods={"anna": "tables"}, pile="jukebox", phase="sending").after("anna looks: jukebox", "anna goes on")
    assert board_of(looked).pile.odds == board_of(looked, None).pile.odds


# afterwards

def test_a_claim_about_the_top_card_is_held_against_it() -> None:
    """R45. While nobody has looked, chance has not chosen it yet."""
    play = pub(variant="main-course", foods={"anna": "tables"}, pile="jukebox", phase="sending")
    assert GAME.holds(play.position, ANNA, "bad-card", None) is None
    play.after("anna looks: jukebox", "anna goes on")
    assert GAME.holds(play.position, ANNA, "bad-card", None) is True and GAME.holds(play.position, ANNA, "good-card", None) is False
    assert GAME.holds(play.position, ANNA, "send-more", None) is None


def test_the_end_shows_what_became_of_each() -> None:
    """PB 16.3, 16.5."""
    play = pub(variant="taxi", hands={"ben": "cue cue"}, quarter=4, left=1, phase="sending").after("anna sends 4: taxi")
    board = board_of(play)
    assert (board.saved, [(line.title, line.seats) for line in board.rescuers]) == ("Who was saved", [("Taxi", (BEN,))])
    assert [(fate.name, fate.numbers, fate.saved) for fate in board.rescuers[0].fates] == [
        ("Ben", "2 buddy cards", True), ("Anna", "0 buddy cards", False), ("Cleo", "0 buddy cards", False)]
    assert [(line.note, line.out) for line in page_of(play).rows] == [("left behind", True), ("saved", False), ("left behind", True)]


def test_after_the_end_nothing_is_forecast() -> None:
    """PB 16.2."""
    play = pub("2  b:fast,fast,fast  g  r  y  b", variant="army", crisps={"ben": 9}, quarter=4, left=1, phase="sending").after("anna sends 4: army")
    page, board = page_of(play), board_of(play)
    assert "would have come" not in page.detail
    assert page.tags[-1] == "the Army came" and (board.price, board.pile.odds, board.pile.rescue, board.bus.stops) == ("", "", "", ())
    assert {(lane.push, lane.chance, lane.hot) for lane in board.lanes} == {("", "", False)}
    assert board.rescuers[0].says == "Saves everyone with more crisps than there are cards beneath it. No cards lay beneath it."


def test_the_end_tells_what_was_thrown_for_the_only_seat() -> None:
    """PB 16.4."""
    chance = "extra extra bat bat bat bat bat bat bat bat bat bat bat bat extra bat bat bat bat bat bat"
    play = pub(variant="tiny-car", crisps={"ben": 3}, quarter=4, left=1, phase="sending").after(f"anna sends 4: tiny-car {chance}")
    memory = tuple([fact for _, fact in play.dealer.facts])
    board = GAME.page(play.position.seen_by(ANNA), memory, PEOPLE[:3]).board
    assert isinstance(board, Board) and [(fate.name, fate.numbers) for fate in board.rescuers[0].fates] == [
        ("Anna", "2 extra hits, 0 bags"), ("Ben", "0 extra hits, 3 bags"), ("Cleo", "1 extra hit, 0 bags")]


def test_the_notebook_counts_only_what_lies_open() -> None:
    """PB 2.13, 19.4. Who has looked keeps that in the drawer."""
    play = pub(variant="main-course", foods={"anna": "tables"}, pile="jukebox", discard="toaster", phase="sending").after("anna looks: jukebox", "anna sinks")
    notes = {note.title: note.lines for note in page_of(play).notes}
    assert page_of(play).notes == page_of(play, None).notes
    assert notes["Where cards lie"] == ("At the bottom of quarter 1: an unseen card.", "Discarded, a card: Toaster.")
    assert any(["2 Jukebox" in line for line in notes["Cards not seen yet"]])


# without odds

def test_a_page_without_odds_tells_no_chance_and_all_else() -> None:
    """Whoever wants none is sent none: neither by the rows, nor by the pile, the rescuers or the status line."""
    plays = [
        pub("2  b:fast  g  r  y  b", stools="2", placed={"2-1": "bat"}, loose="extra", phase="placing"),
        pub("2  b:fast  g  r  y  b", stools="2", phase="sending"), pub("2  b:fast  g  r  y  b", phase="sending"),
    ]
    for play in plays:
        view = play.position.seen_by(ANNA)
        with_odds, without = page_of(play), GAME.page_without_odds(view, (), PEOPLE[:play.t.rules.seats])
        assert " %" in str(with_odds) and "%" not in str(without)
        assert [lane.holds for lane in without.board.lanes] == [None] * 5 and not any(lane.chance or lane.why for lane in without.board.lanes)
        assert [(lane.threat, lane.push, lane.text) for lane in without.board.lanes] == [(lane.threat, lane.push, lane.text) for lane in with_odds.board.lanes]
        assert [rescuer.seats for rescuer in without.board.rescuers] == [rescuer.seats for rescuer in with_odds.board.rescuers]
        assert [rescuer.title for rescuer in without.board.rescuers if rescuer.open] == ["Very Tiny Car"], "whom dice will take is not called nobody"
        assert (without.title, without.rows, without.notes) == (with_odds.title, with_odds.rows, with_odds.notes)


def test_the_headline_says_fight_at_as_the_key_does() -> None:
    """PB 8.2."""
    play = pub("1 b:fast g r y r", stools="1", hands={"anna": "blind"}, placed={"1-1": "bat"}, phase="fighting")
    assert page_of(play).title == "Fight at 1-1."


def test_a_row_with_weapons_says_that_they_strike_first() -> None:
    """PB 8.2, 9.2. Whoever falls does not come in."""
    lane = row(pub("2  b:fast,fast  g  r  y  b", stools="2", placed={"2-1": "bat"}, loose="extra", phase="placing"), 2)
    assert lane.push == "1 hit: at most 2 come in" and lane.text.startswith("Row 2: 2 zombies, 2 next to the bar; 1 hit: ")
    wounded = row(pub("2  b:tough!  g  r  y  b", stools="2", placed={"2-1": "bat"}, loose="extra", phase="placing"), 2)
    assert (wounded.holds, wounded.push) == (100, "1 hit: nobody comes in")


def test_at_most_counts_who_is_sure_to_fall() -> None:
    """PB 8.5, 9.2. Two hits fell one for certain: the row moves by one. So does one hit on a wounded one."""
    placed = {"1-1": "bat", "1-5": "bow bow"}
    sure = row(pub("1  b:fast  g:fast,fast  r  y  b:fast,fast,fast", stools="1", bus=2, placed=placed, loose="extra", phase="placing"), 1)
    assert sure.push == "3 hits: at most 1 comes in"
    unsure = row(pub("1  b:fast  g:fast,fast  r  y  b", stools="1", bus=2, placed={"1-1": "bat"}, loose="extra", phase="placing"), 1)
    assert unsure.push == "1 hit: at most 3 come in"
    wounded = row(pub("1  b:tough!,tough!  g  r  y  b", stools="1", bus=2, placed={"1-1": "bat"}, loose="extra", phase="placing"), 1)
    assert wounded.push == "1 hit: at most 1 comes in"


def test_at_a_stage_nothing_is_foreseen_of_an_agenda_that_is_past() -> None:
    """PB 9.4. The push that was still to come when the answer was given."""
    view = View(pub("2  b:fast,fast  g  r  y  b", phase="driving").t, [Push(1, 0)], {})
    board = GAME.page(view, (), PEOPLE[:3]).board
    assert isinstance(board, Board) and board.lanes[1].push == "moves with the bus only"


def test_the_key_to_the_fight_says_how_many_dice_stay_unused() -> None:
    """PB 7.6. It cannot be taken back."""
    def key(loose: str) -> str:
        play = pub("2  b:fast  g  r  y  b", stools="2", loose=loose, phase="placing")
        return GAME.gesture(play.position.seen_by(ANNA), ANNA, GO_ON, PEOPLE[:3]).words
    assert [key("bat extra"), key("bat")] == ["Go to the fight: 2 dice stay unused", "Go to the fight: a die stays unused"]


def test_the_price_of_a_card_is_told_with_its_cause() -> None:
    """PB 12.3. At the price, at the key, and by whom is sent."""
    play = pub(hands={"ben": "blind"}, crisps={"anna": 9}, phase="sending")
    seen = play.position.seen_by(ANNA)
    assert board_of(play).price == "A buddy card costs 4 bags: 4 buddies on the sofa."
    assert GAME.gesture(seen, ANNA, ASKS[BEN][BLIND], PEOPLE[:3]).words == "Ask Ben for Roller blind: 4 bags"
    assert "; a buddy card then costs 3 bags · " in GAME.explain(seen, ANNA, SENDS[1], PEOPLE[:3])


def test_who_sends_in_the_last_quarter_is_told_how_near_the_rescue_is() -> None:
    """PB 16.2."""
    assert page_of(pub(quarter=4, left=4, phase="sending")).detail.endswith(" %, the rescue: 25 %, one of 4 hidden cards. 4 buddies on the sofa.")
    assert "the rescue" not in page_of(pub(phase="sending")).detail


# what can be done, and why not

def words_of(play: Play, sentence: str) -> str:
    seat, move = play.spoken(sentence)
    return GAME.gesture(play.position.seen_by(seat), seat, move, PEOPLE[:3]).words


def test_the_key_of_the_last_piece_says_that_the_fight_begins() -> None:
    """PB 7.7, R116. Once it lies nothing more can be placed, bought or played; while anything can, it does not."""
    table = "2  b:fast  g:fast  r  y  b"
    last = pub(table, stools="2", loose="bat", phase="placing")
    assert words_of(last, "anna places bat 2-1") == "Place a cricket bat at 2-1 and fight"
    assert last.after("anna places bat 2-1").question != "Placing"
    for more in (pub(table, stools="2", loose="bat dart", phase="placing"), pub(table, stools="2", loose="bat", hands={"anna": "coat"}, phase="placing")):
        assert words_of(more, "anna places bat 2-1") == "Place a cricket bat at 2-1"
        assert more.after("anna places bat 2-1").question == "Placing"
    useless = pub(table, stools="2", loose="bat bow", phase="placing")
    assert words_of(useless, "anna places bat 2-1") == "Place a cricket bat at 2-1 and fight" and useless.after("anna places bat 2-1").question != "Placing"


def test_who_has_nobody_on_a_marker_ends_the_turn() -> None:
    """PB 11.4. There are no bites to look at."""
    bored = pub(bites={"anna": 1}, crisps={"anna": 4}, phase="scoring")
    assert page_of(bored).title == "End the turn." and words_of(bored, "anna goes on") == "End the turn"
    assert page_of(bored).detail.startswith("Next: nobody came in, and nobody is bitten: the turn ends; you have 1 bite so far.")
    bitten = pub(bites={"anna": 1}, markers={"anna": "fast"}, crisps={"anna": 4}, phase="scoring")
    assert page_of(bitten).title == "Look at the bites." and words_of(bitten, "anna goes on") == "Look at the bites"


def test_the_keys_of_a_division_tile_say_what_it_brings_and_costs() -> None:
    """PB 15.1 to 15.4. Where the price is not at hand the headline does not ask for it."""
    one = pub(phase="sending", left=1, pile="cue").after("anna sends to 1: cue")
    assert [words_of(one, f"anna {deed}") for deed in ("pays", "refuses")] == ["Take two cards for a bite", "Refuse the tile"]
    two = pub(phase="sending", quarter=2, left=1, pile="cue", hands={"anna": "magazine umbrella"}).after("anna sends to 1: cue")
    assert words_of(two, "anna pays") == "Take a buddy for two cards" and page_of(two).title == "A division tile shows: pay its price or refuse it."
    poor = pub(phase="sending", quarter=2, left=1, pile="cue", hands={"ben": "umbrella"}, crisps={"anna": 9}).after("anna sends to 1: cue")
    assert page_of(poor).title == "A division tile shows: buy what it costs, or refuse it."


def test_who_is_asked_for_a_card_keeps_it_in_a_word() -> None:
    """PB 12.4. Its name stands in the headline, and has no room on a key."""
    asked = pub(hands={"ben": "scatter"}, crisps={"anna": 9}).after("anna asks ben scatter")
    assert page_of(asked, BEN).title == "Sell Scatterbrains, or refuse." and words_of(asked, "ben refuses") == "Keep it"


def cards_told(play: Play, seat: int = ANNA) -> list[str]:
    return [card.text for card in board_of(play).hands[seat].cards]


def test_a_card_that_cannot_be_used_now_says_when_it_can() -> None:
    """PB 7.7, 13.1. Weapons after the throw; others in one's turn, unless the refusal of a move says it."""
    then = "placed in its owner's turn, after the throw and before the fight"
    balls = f"Billiard balls: a middle weapon: squares 2 and 3, two hits; {then} · PB 13.4"
    for phase in ("sending", "fighting", "scoring"):
        assert cards_told(pub(stools="2", hands={"anna": "balls"}, phase=phase)) == [balls]
    assert then not in cards_told(pub("2  b:fast  g  r  y  b", stools="2", hands={"anna": "balls"}, phase="placing"))[0]
    assert cards_told(pub(stools="2", hands={"ben": "balls"}, phase="placing"), BEN) == [balls]
    assert "owner" not in cards_told(pub(hands={"anna": "coat"}, phase="sending"))[0]
    scored = pub(hands={"anna": "coat"}, crisps={"anna": 4}, bites={"anna": 1}, phase="scoring")
    assert "; played in its owner's turn, before the scoring ·" in cards_told(scored)[0]
    assert "; played in its owner's turn, when the bus drives ·" in cards_told(pub(hands={"ben": "motion"}, phase="sending"), BEN)[0]


def test_a_die_that_is_done_with_says_why() -> None:
    """PB 6.5, 7.6. It does not say what it could reach."""
    told = {state: die(DART, state).text for state in ("free", "placed", "lost")}
    assert told == {
        "free": "Dart, not placed yet: squares 2 and 3", "placed": "Dart, placed already: a die is used once a turn",
        "lost": "Dart, lost: it was not placed before the fight",
    }


def test_what_somebody_sets_about_takes_no_line_of_who_was_away() -> None:
    """PB 8.1, 12.4. To be asked for a card is over when it is answered; and that a row fights is not what came of the row before it, nor of a card played
    meanwhile."""
    begun: tuple[object, ...] = (Said(BEN, ASKS[ANNA][BLIND]), FightBegins(), Row(2))
    assert [weight(GAME, fact, is_own=True, seat=ANNA) for fact in begun] == [A_HEADING] * len(begun)
