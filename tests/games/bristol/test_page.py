"""The page of Bristol 1350: the forecast, the status line, the drawer, and the truth afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.bristol.board import Board, Yours
from lazaretto.games.bristol.cards import BIRCH
from lazaretto.games.bristol.mingle import Mingle
from lazaretto.games.bristol.notebook import Notebook
from lazaretto.games.bristol.notepad import how_one_is
from lazaretto.games.bristol.recalling import at_first
from lazaretto.hosting.irrevocable import may_go_back
from lazaretto.kernel import Page
from lazaretto.tongues.voice import voice

from .town import AMBER, AT_REST, BRUN, DORA, GAME, PEOPLE, Play, town

STREET = """
    birch  5  amber brun
    cedar  3  cyan
    oak    1  dora emil
"""


def page(v: Play, name: str = "") -> Page:
    seat = PEOPLE.index(name) if name else None
    return GAME.page(v.position.seen_by(seat), (), PEOPLE[:v.t.rules.seats])


def board(v: Play) -> Board:
    found = page(v).board
    assert isinstance(found, Board)
    return found


def drawer(v: Play, name: str) -> Yours:
    found = page(v, name).yours
    assert isinstance(found, Yours)
    return found


def keys(v: Play, name: str) -> dict[str, Any]:
    seat = PEOPLE.index(name)
    view = v.position.seen_by(seat)
    return {key.words: key for key in [GAME.gesture(view, seat, move, PEOPLE[:v.t.rules.seats]) for move in view.options(seat)]}


# The board


def test_the_forecast_stands_at_each_cart() -> None:
    """BR 4.3, 4.4, 10.1."""
    birch, cedar, oak = board(town(STREET, dice="birch-rat birch-rat birch-apple cedar-apple cedar-rat oak-rat")).carts
    assert (birch.forecast, birch.why, birch.reaches, birch.mingles) == ("+3 and mingle", "two rats: both mix symptoms", 8, True)
    assert (cedar.forecast, cedar.why, cedar.rank) == ("+2", "one rat: no mingle", "second")
    assert (oak.forecast, oak.goes, oak.mingles) == ("+1", 1, False)


def test_which_cart_is_ahead_is_told_of_carts_on_one_space_too() -> None:
    """BR 4.5, 6.2."""
    v = town("oak 8 amber\n birch 8 brun cyan\n cedar 8 dora emil")
    assert [(cart.order, cart.rank) for cart in board(v).carts] == [(2, "second"), (3, "last"), (1, "first")]
    assert [cart.order for cart in board(town("oak 8 amber\n birch 8 brun cyan")).carts] == [2, 0, 1]


def test_of_carts_on_one_space_it_is_told_why_one_is_ahead() -> None:
    """BR 4.5."""
    texts = [cart.text for cart in board(town("oak 8 amber\n birch 8 brun cyan\n cedar 8 dora emil")).carts]
    assert texts[0].startswith("Birch, second, on space 8 of 16, still behind Oak and ahead of Cedar there (BR 4.5): brun front")
    assert texts[1].startswith("Cedar, last, on space 8 of 16, still behind Oak and Birch there (BR 4.5): ")
    assert texts[2].startswith("Oak, first, on space 8 of 16, still ahead of Birch and Cedar there (BR 4.5): amber front")
    assert board(town(STREET)).carts[0].text.startswith("Birch, first, on space 5 of 16: ")


def test_a_cart_at_the_gate_is_foreseen_to_leave() -> None:
    """BR 11.1 to 11.3."""
    v = town("birch 14 amber brun\n cedar 3 cyan\n oak 1 dora emil")
    birch = board(v).carts[0]
    assert birch.leaves and birch.forecast == "+2 and leave" and birch.reaches == 16 and "all aboard win" in birch.why
    assert board(v).afterwards == "Birch would leave the town."


def test_of_two_carts_that_would_leave_the_second_wins_only_if_the_first_does_not() -> None:
    """BR 11.4. Cedar goes farther beyond the gate."""
    v = town("birch 14 amber brun\n cedar 14 cyan\n oak 1 dora emil", dice="birch-rat birch-apple " + "cedar-apple " * 3 + "oak-rat")
    birch, cedar, oak = board(v).carts
    assert birch.why.endswith("out of the gate behind Cedar, if nobody there wins: all aboard win, or die if one is plagued")
    assert cedar.why.endswith("no mingle; out of the gate: all aboard win, or die if one is plagued") and not oak.leaves


@pytest.mark.parametrize("leeches, with_one", [({}, "of the deck"), ({"birch": "4"}, "of its stack")])
def test_what_it_is_to_mingle_alone(leeches: dict[str, str], with_one: str) -> None:
    """BR 10.1, 10.2, R42."""
    v = town("birch 4 amber\n cedar 3 cyan brun\n oak 1 dora emil", dice="birch-rat birch-rat cedar-apple cedar-apple oak-apple oak-rat", leeches=leeches)
    assert board(v).carts[0].why == f"two rats: its one rider mixes symptoms with one {with_one}, and gets two back"


def test_in_the_last_round_the_headline_says_so() -> None:
    """BR 11.6."""
    v = town("birch 14 amber brun\n cedar 3 cyan\n oak 1 dora emil", symptoms={"brun": "3 3"})
    assert not page(v, "amber").detail.startswith("The last round")
    v.end_round()
    for name in ("", "cyan", "dora"):
        assert page(v, name).detail.startswith("The last round: who has not left by its end dies.")
    assert page(v, "brun").detail.startswith("You are out of the game. The last round: who has not left by its end dies.")


def test_who_would_begin_the_next_round() -> None:
    """BR 4.2, 4.5. Cedar would overtake Birch."""
    assert board(town(STREET, dice="cedar-apple " * 6)).afterwards == "cyan would begin round 3."
    assert board(town(STREET)).afterwards == "amber would begin round 3."


def test_who_would_begin_is_told_so_on_a_board_that_is_the_same_for_all() -> None:
    """BR 4.2."""
    found = board(town(STREET))
    assert (found.begins, found.to_who_begins) == (0, "You would begin round 3.")
    leaving = board(town("birch 14 amber brun\n cedar 3 cyan\n oak 1 dora emil"))
    assert (leaving.begins, leaving.to_who_begins) == (None, "")


def test_who_mingles_alone_is_not_called_by_name_on_the_own_board() -> None:
    """BR 10.2."""
    cedar = board(town(STREET, dice="cedar-rat cedar-rat birch-apple birch-apple oak-rat oak-apple")).carts[1]
    assert cedar.why == "two rats: its one rider mixes symptoms with one of the deck, and gets two back"


# The status line


def test_the_turn_asks_for_an_action_and_tells_others_who_chooses() -> None:
    """BR 5.1."""
    v = town(STREET, turn="amber")
    assert page(v, "amber").title == "Choose one action." and page(v, "brun").title == page(v).title == "amber chooses an action."


def test_the_turn_says_what_may_be_done_in_it() -> None:
    """BR 5.1, 5.2, 9.1, 13.6. Remedies are spoken of only to who holds any, which all can see."""
    assert page(town(STREET, turn="amber"), "amber").detail == "Reroll dice, draw a remedy or move a pawn. Your turn ends with it."
    assert page(town(STREET, turn="amber", hands={"amber": "arsenic/whip"}), "amber").detail.endswith("You may play remedies before or after.")


def test_who_has_no_action_left_is_told_why_the_turn_may_end() -> None:
    """R5."""
    v = town("birch 5 amber\n cedar 3 brun cyan dora", seats=4, locked="1 2 3 4 5 6", hands={"amber": "arsenic/whip arsenic/whip arsenic/whip"}, turn="amber")
    assert (page(v, "amber").title, page(v, "amber").detail) == (
        "End your turn, or play remedies.", "No action is left but to jump off the cart and be left behind.")


@pytest.mark.parametrize("card", ["arsenic/whip", "arsenic/leeches"])
def test_a_window_says_the_same_with_a_whip_and_without(card: str) -> None:
    """BR 8.7."""
    v = town(STREET, turn="amber", hands={"brun": card}).after("amber pushes brun")
    assert (page(v, "brun").title, page(v, "brun").detail) == (
        "Amber pushes you off Birch.", "If you let it happen, you go to the back of Oak. A Whip stops it.")
    assert page(v).title == "Amber pushes brun off Birch." and "Brun may crack a Whip" in page(v).detail
    assert [row.name for row in page(v, "brun").rows if row.acting] == ["brun"]


@pytest.mark.parametrize("first", [("amber pushes brun", "brun cracks arsenic/whip", "amber plays emeralds of emeralds/leeches"),
                                   ("amber plays emeralds of emeralds/leeches", "amber pushes brun", "brun cracks arsenic/whip")])
def test_what_is_tried_once_more_after_a_whip_is_asked_about_as_another(first: tuple[str, ...]) -> None:
    """BR 8.8, R32. Word for word the same question would look as if the Whip had not been heard."""
    v = town(STREET, turn="amber", hands={"amber": "emeralds/leeches", "brun": "arsenic/whip arsenic/leeches"})
    v.after(*first, "amber pushes brun")
    assert page(v, "brun").title == "Once more: Amber pushes you off Birch."
    assert page(v, "brun").detail.startswith("Your Whip stopped the last try; Emeralds gave another. If you let it happen, you go ")
    assert page(v).detail.startswith("Brun's Whip stopped the last try; Emeralds gave another. Brun may crack a Whip; else ")


def test_a_whip_of_another_s_turn_or_of_a_round_before_is_not_spoken_of() -> None:
    """BR 8.8."""
    v = town(STREET, turn="amber brun", hands={"amber": "arsenic/leeches", "brun": "arsenic/whip"})
    v.after("amber pushes brun", "brun cracks arsenic/whip", "amber is done", "brun elbows")
    assert page(v, "amber").title == "Brun elbows to the front of Birch." and page(v, "amber").detail.startswith("If you let it happen")
    v = town(STREET, turn="amber", hands={"brun": "arsenic/whip arsenic/whip"}).after("amber pushes brun", "brun cracks arsenic/whip").new_round()
    v.after("amber pushes brun")
    assert page(v, "brun").title == "Amber pushes you off Birch."


def test_cards_drawn_are_told_in_the_drawer_alone() -> None:
    """BR 8.6, 12.5."""
    v = town(STREET, turn="amber", hands={"amber": "arsenic/pomander"}, symptoms={"amber": "1 3"}).after("amber plays pomander of arsenic/pomander: 4 4")
    assert not any([digit in page(v, "amber").title + page(v, "amber").detail for digit in "0123456789"])
    assert [(one.worth, one.drawn) for one in drawer(v, "amber").symptoms] == [(1, False), (3, False), (4, True), (4, True)]
    assert all([key.secret for key in keys(v, "amber").values()])


# Keys


def test_moves_touch_pawns_carts_and_dice() -> None:
    """BR 6.1, 6.2, 6.4, 7.1."""
    found = keys(town(STREET, turn="cyan"), "cyan")
    assert found["Dash to Birch"].things == ("seat:2", "cart:0") and found["Jump off Cedar yourself"].things == ("seat:2", "cart:2")
    assert found["Reroll dice 2 and 5"].things == ("die:2", "die:5")
    assert keys(town(STREET, turn="amber"), "amber")["Push brun off Birch"].things == ("seat:1",)


def test_the_key_says_what_is_deadly() -> None:
    """BR 6.7. Off the last cart, or with no place free behind."""
    found = keys(town("birch 5 amber\n cedar 3 cyan\n oak 1 dora emil", turn="dora"), "dora")
    assert {found[words].icon for words in ("Push emil off Oak, out of the game", "Jump off Oak, out of the game")} == {"skull"}
    assert found["Jump off Oak, out of the game"].things == ("seat:3", "town")
    assert keys(town(STREET, turn="amber"), "amber")["Push brun off Birch"].icon == "push"


def test_a_push_cannot_be_undone_once_another_is_asked_or_the_turn_is_over() -> None:
    """BR 8.7, R74."""
    def is_final(play: Play) -> bool:
        return not may_go_back(play.position, AMBER, GAME.read("push B"))

    assert is_final(town(STREET, turn="amber"))
    assert not is_final(town(STREET, turn="amber", hands={"amber": "arsenic/whip"}))
    assert is_final(town(STREET, turn="amber", hands={"amber": "arsenic/whip", "brun": "arsenic/whip"}))


def test_jumping_off_stands_last_and_a_reroll_before_any_push() -> None:
    """BR 6.4, 7.1. A phone has few keys, and hardly anyone wants to jump off."""
    v = town(STREET, turn="amber", hands={"amber": "arsenic/leeches"})
    view = v.position.seen_by(AMBER)
    words = [GAME.gesture(view, AMBER, move, PEOPLE[:5]).words for move in GAME.advised(view, AMBER)]
    assert words[:2] == ["Draw a remedy", "Reroll die 1"] and words[21:] == ["Reroll dice 5 and 6", "Push brun off Birch", "Play Arsenic", "Play Leeches"]
    assert "Jump off Birch yourself" in keys(v, "amber")


def test_two_cards_with_the_same_remedy_are_told_apart() -> None:
    """BR 8.1."""
    found = keys(town(STREET, turn="amber", hands={"amber": "arsenic/whip arsenic/leeches"}), "amber")
    assert {"Play Arsenic (the card with Whip)", "Play Arsenic (the card with Leeches)"} <= set(found)
    assert all([found[words].secret for words in found if words.startswith("Play")])


def test_a_sign_on_the_board_says_what_it_means() -> None:
    """BR 8.5, 8.7. The stack of a cart, and who would be moved by what may still be prevented."""
    hands = {"amber": "arsenic/leeches", "brun": "arsenic/whip"}
    v = town(STREET, turn="amber", hands=hands).after("amber plays leeches of arsenic/leeches: 4 1").after("amber leeches 4 onto birch")
    birch, cedar, _ = board(v).carts
    assert birch.text.endswith("One symptom lies on its stack, for its next mingle instead of the deck's.") and "stack" not in cedar.text
    amber, brun = board(v.after("amber pushes brun")).carts[0].riders
    assert brun.moved and brun.text.endswith("This pawn would be moved.") and "moved" not in amber.text


# The drawer


def test_what_was_drawn_for_leeches_is_laid_and_not_what_one_holds() -> None:
    """BR 8.5. An equal one in hand is no choice; to keep, all four are (BR 8.6)."""
    v = town(STREET, turn="amber", hands={"amber": "arsenic/leeches"}, symptoms={"amber": "1 3"}).after("amber plays leeches of arsenic/leeches: 3 2")
    touched = {thing for key in keys(v, "amber").values() for thing in key.things}
    assert [(one.worth, one.drawn) for one in drawer(v, "amber").symptoms if one.thing in touched] == [(2, True), (3, True)]
    v = town(STREET, turn="amber", hands={"amber": "arsenic/pomander"}, symptoms={"amber": "1 3"}).after("amber plays pomander of arsenic/pomander: 3 2")
    touched = {thing for key in keys(v, "amber").values() for thing in key.things}
    assert len([one for one in drawer(v, "amber").symptoms if one.thing in touched]) == 4


def test_what_is_kept_is_two_cards_and_says_what_they_come_to() -> None:
    """BR 1.3, 8.6. Of three equal cards each is one by itself."""
    v = town(STREET, turn="amber", hands={"amber": "arsenic/pomander"}, symptoms={"amber": "2 3"}).after("amber plays pomander of arsenic/pomander: 3 4")
    names, found = [one.thing for one in drawer(v, "amber").symptoms], keys(v, "amber")
    assert len({*names}) == 4 and all([len({*key.things}) == 2 and {*key.things} <= {*names} for key in found.values()])
    assert set(found) == {"Keep 2 and 3: 5", "Keep 2 and 4: 6, the plague", "Keep 3 and 3: 6, the plague", "Keep 3 and 4: 7, the plague"}
    v = town(STREET, turn="amber", hands={"amber": "arsenic/pomander"}, symptoms={"amber": "2 4"}, plagued="amber")
    assert "Keep 3 and 4: 7" in keys(v.after("amber plays pomander of arsenic/pomander: 3 4"), "amber")


def test_how_one_is_can_be_read_under_anyones_name() -> None:
    """BR 1.3. All cards face up, it stands in every drawer."""
    notes, v = Notebook((), AMBER, 5), town(STREET, plagued="amber")
    for since, told, german in (
        ("", "Plagued.", "Pestkrank."), ("from the start", "Plagued from the start.", "Pestkrank von Anfang an."),
        ("since round 2, by the mingle on Birch", "Plagued since round 2, by the mingle on Birch.",
         "Pestkrank seit Runde 2, durch das Gedränge auf der Birke."),
    ):
        notes.ill[AMBER] = since
        assert how_one_is(v.t, AMBER, notes) == told and voice(GAME, "de").words(told) == german
    assert how_one_is(v.t, BRUN, notes) == "Healthy."


def test_the_drawer_of_the_dead_says_that_they_died() -> None:
    """BR 11.5."""
    v = town("birch 14 amber brun\n cedar 3 cyan dora", plagued="amber", dice="birch-apple " * 6).end_round()
    assert [drawer(v, name).health for name in ("amber", "brun", "cyan")] == ["Died plagued.", "Died healthy.", "Healthy."]


def test_health_and_aim_lie_in_the_drawer() -> None:
    """BR 1.3, 1.4."""
    v = town(STREET, symptoms={"amber": "2 4", "brun": "1 2"}, plagued="amber")
    assert (drawer(v, "amber").sum, drawer(v, "amber").health) == (6, "Plagued.")
    assert (drawer(v, "brun").sum, drawer(v, "brun").health) == (3, "Healthy.")
    assert drawer(v, "amber").aim == "With the plague you cannot win, but if nobody escapes you may gloat."
    assert page(v, "amber").board == page(v, "brun").board == page(v).board and page(v).yours is None
    assert all([pawn.plagued is None and not pawn.symptoms for cart in board(v).carts for pawn in cart.riders])


# Afterwards


def test_if_nobody_escapes_it_says_who_wanted_it_so() -> None:
    """BR 11.8, R54."""
    v = town("birch 14 amber brun cyan\n cedar 14 dora", plagued="amber dora", dice="birch-apple cedar-apple " * 3).end_round()
    assert page(v, "amber").title == "Nobody escaped: all three carts failed. You may gloat."
    assert page(v, "amber").detail == "Dora and you had the plague, and may gloat."
    assert page(v, "brun").title.endswith("You have lost.") and page(v, "brun").detail == page(v).detail == "Amber and dora had the plague, and may gloat."


def test_that_nobody_had_the_plague_is_told_in_the_end() -> None:
    """BR 1.3. And who came nearest to it."""
    street, dice = "birch 14 amber brun\n cedar 3 cyan dora", "birch-apple " * 6
    held = {"amber": "1 2", "brun": "1 1", "cyan": "2 3", "dora": "1 4"}
    told = "In the end nobody had the plague: cyan and dora came nearest, with 5."
    assert GAME.epilogue(town(street, symptoms=held, dice=dice).end_round().position, PEOPLE).endswith(told)
    assert "nobody had" not in GAME.epilogue(town(street, symptoms=held, plagued="dora", dice=dice).end_round().position, PEOPLE)


def test_the_dead_show_what_they_held() -> None:
    """BR 6.7, 6.8, 11.5."""
    v = town("birch 5 amber brun\n cedar 3 cyan dora emil", seats=5, symptoms={"brun": "3 4"}, plagued="brun", turn="amber cyan").after("amber pushes brun")
    (fate,) = board(v).fates
    assert (fate.name, fate.symptoms, fate.plagued) == ("brun", (3, 4), True)
    assert [row.out for row in page(v).rows] == [False, False, False, False, True]


def test_who_came_to_the_gate_behind_the_winners_is_not_still_in_town() -> None:
    """BR 11.4. Both carts are out; the one ahead wins."""
    v = town("birch 15 amber\n cedar 14 brun\n oak 3 cyan dora", dice="birch-apple birch-apple cedar-apple cedar-apple oak-apple oak-apple").end_round()
    told = {fate.name: fate.text for fate in board(v).fates}
    assert told == {"amber": "escaped", "brun": "at the gate, too late", "cyan": "still in town", "dora": "still in town"}


def test_orders_say_what_their_lines_are() -> None:
    """BR 8.7. Two answers that may be given beforehand, each against anyone or one: not one question asked twice."""
    (kind,) = GAME.windows(town(STREET).t.rules)
    assert kind.title.endswith("Your answer beforehand, and against whom:")
    assert [reply.words for reply in kind.replies] == ["let it happen", "crack a Whip, if I hold one"]


def test_the_truth_tells_who_turned_by_what() -> None:
    """BR 8.6, 1.3."""
    v = town(STREET, turn="amber", hands={"amber": "arsenic/pomander arsenic/whip"}, symptoms={"amber": "1 3"})
    positions = [v.position, v.after("amber plays pomander of arsenic/pomander: 4 4").position, v.after("amber keeps 4 4").position]
    told = GAME.truths(positions, PEOPLE[:5])
    assert [(truth.moment, truth.text) for truth in told] == [
        (0, "Nobody had the plague at the start."), (2, "Round 2: amber changed symptoms, 4 to 8, and caught the plague.")]


def test_what_was_chosen_just_before_a_mingle_is_told_too() -> None:
    """BR 8.6, 10.4. With Pomander amber made 8 of 4, in the last turn of the round; and so it came about."""
    v = town("birch 2 amber brun\n oak 1 dora", turn="amber", hands={"amber": "arsenic/pomander"}, symptoms={"amber": "1 3", "brun": "1 2", "dora": "1 1"},
             dice="birch-rat birch-rat cedar-apple cedar-apple oak-apple oak-apple")
    positions = [v.position, v.after("amber plays pomander of arsenic/pomander: 4 4").position]
    before = len(v.dealer.facts)
    positions.append(v.after("amber keeps 4 4").end_round("1 4 2 1 4").position)
    told = [[], [], [fact for _, fact in v.dealer.facts[before:]]]
    mixed = "Round 2: Birch mingled: amber 8 to 6, brun 3 to 5."
    found = [truth.text for truth in GAME.truths(positions, PEOPLE[:5], told)]
    assert found.index("Round 2: amber changed symptoms, 4 to 8.") < found.index(mixed)


@pytest.mark.parametrize("picture, deed, answers, told", [
    ("birch 5 amber brun\n oak 1 dora", "amber pushes brun", ["brun lets it happen"], "brun had a Whip and let amber push."),
    ("birch 5 brun amber\n oak 1 dora", "amber elbows", ["brun lets it happen"], "brun had a Whip and let amber elbow past."),
    ("birch 5 brun\n oak 1 amber dora", "amber dashes", ["brun lets it happen"], "brun had a Whip and let amber dash."),
])
def test_the_truth_tells_who_had_a_whip_and_let_it_happen(picture: str, deed: str, answers: list[str], told: str) -> None:
    """BR 8.7. Whatever was done."""
    v = town(picture, turn="amber", hands={"brun": "arsenic/whip"})
    positions = [v.position, *[v.after(words).position for words in (deed, *answers)]]
    assert f"Round 2: {told}" in [truth.text for truth in GAME.truths(positions, PEOPLE[:4])]


def test_how_it_came_about_begins_with_the_last_round() -> None:
    """BR 6, 8.7, 10. Who changed carts by whom and in spite of which Whip; then what was mixed. Of a round before nothing is told."""
    v = town("birch 14 amber brun\n oak 1 dora", turn="amber", hands={"amber": "emeralds/leeches", "brun": "arsenic/whip arsenic/leeches"},
             symptoms={"amber": "1 3", "brun": "1 2"}, dice="birch-rat " * 6)
    positions, told = [v.position], [list[object]()]
    steps = ("amber pushes brun", "brun cracks arsenic/whip", "amber plays emeralds of emeralds/leeches", "amber pushes brun", "brun lets it happen")
    for step in [*[lambda words=words: v.after(words) for words in steps], lambda: v.end_round("1 1 1")]:
        before = len(v.dealer.facts)
        positions.append(step().position)
        told.append([fact for _, fact in v.dealer.facts[before:]])
    about = GAME.came_about(positions, PEOPLE[:5], told)
    assert about[:6] == [
        "As the dice fell, Birch would mingle and leave.", "amber pushes brun.", "brun cracks a Whip, of Arsenic/Whip, to prevent it.",
        "amber plays Crushed Emeralds, of Crushed Emeralds/Leeches.", "amber pushes brun.", "brun lands on Oak."]
    assert about[6].startswith("Round 2: Birch mingled: amber 4 to ")
    assert GAME.came_about([positions[0], positions[0]], PEOPLE[:5], [[], []]) == []


def test_carts_that_the_dice_alone_would_take_out_are_named_together() -> None:
    """BR 4.1, 11.1."""
    v = town("oak 14 dora\n birch 14 amber\n cedar 3 cyan", dice="oak-apple oak-apple oak-apple birch-apple birch-apple birch-apple")
    assert at_first(v.t) == ["As the dice fell, Oak and Birch would leave."]


def test_how_it_came_about_names_the_reroll_that_decided_and_no_other() -> None:
    """BR 4.4, 7.1, 10.1, 11.1. Whether a cart leaves, and whether it mingles first; one that stays anyway is not spoken of."""
    v = town("oak 14 dora\n cedar 5 cyan\n birch 3 amber brun", turn="amber brun cyan", dice="oak-rat birch-rat birch-rat birch-apple cedar-apple cedar-rat")
    positions, told = [v.position], [list[object]()]
    steps = ("amber rerolls 2 3: oak-rat cedar-apple", "brun rerolls 5 6: cedar-apple cedar-apple", "cyan rerolls 1 4: oak-apple birch-rat")
    for step in [*[lambda words=words: v.after(words) for words in steps], lambda: v.end_round()]:
        before = len(v.dealer.facts)
        positions.append(step().position)
        told.append([fact for _, fact in v.dealer.facts[before:]])
    about = GAME.came_about(positions, PEOPLE[:4], told)
    assert about == [
        "amber rerolls dice 2 and 3.", "Now Oak would mingle and leave.", "cyan rerolls dice 1 and 4.", "Now Oak would leave without mingling.",
    ]
    assert "Jetzt würde die Eiche nach einem Gedränge hinausfahren." in voice(GAME, "de").came_about(positions, PEOPLE[:4], told)


def test_how_it_came_about_tells_of_a_cart_that_was_empty_when_the_dice_sent_it_out() -> None:
    """BR 6.2, 11.1. Who got on it won."""
    v = town("oak 14 dora amber\n birch 13\n cedar 3 cyan", turn="amber cyan", dice="oak-rat birch-apple birch-apple cedar-apple cedar-apple cedar-rat")
    positions, told = [v.position], [list[object]()]
    for step in (lambda: v.after("amber rerolls 1 4: birch-apple cedar-apple"), lambda: v.after("cyan dashes"), lambda: v.end_round()):
        before = len(v.dealer.facts)
        positions.append(step().position)
        told.append([fact for _, fact in v.dealer.facts[before:]])
    about = GAME.came_about(positions, PEOPLE[:4], told)
    assert about == ["amber rerolls dice 1 and 4.", "Now Birch would leave.", "cyan gets on Birch."]


def test_of_ghosts_that_mingle_twice_unasked_no_sum_is_made_up() -> None:
    """BR 10.4, 13.7, R53. With no player left rounds pass between two positions; what a Ghost held in between is not to be seen any more."""
    v = town("birch 2 dora\n oak 1 amber", seats=1, turn="amber", symptoms={"dora": "1 2"})
    once, twice = [Mingle(BIRCH, (DORA,))], [Mingle(BIRCH, (DORA,)), Mingle(BIRCH, (DORA,))]
    for mingles, chance, told in ((once, "4 1 4", ["Birch mingled: Ghost D 3 to 5."]), (twice, "3 1 3 1 1 1", ["Birch mingled: Ghost D."] * 2)):
        found = GAME.truths([v.position, v.go(*mingles, AT_REST, chance=chance).position], PEOPLE[:1])
        assert [truth.text for truth in found][1:-1] == [f"Round 2: {text}" for text in told]


def test_claims_are_held_against_the_truth() -> None:
    """BR 2.3, R46. Nothing is known of what one gave to a mingle."""
    position = town(STREET, symptoms={"amber": "2 4"}, plagued="amber").position
    assert GAME.holds(position, AMBER, "i-am-healthy", None) is False and GAME.holds(position, AMBER, "i-have-the-plague", None)
    assert GAME.holds(position, BRUN, "suspect", AMBER) and GAME.holds(position, BRUN, "trust", AMBER) is False
    assert GAME.holds(position, AMBER, "gave-low", None) is None and GAME.holds(position, AMBER, "got-low", None) is None
