"""The rulings that no chapter's tests carry, or not whole; RULINGS.md names the test of each."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pints.anytime import Ask, Drink
from lazaretto.games.pints.cards import CARD_NAMES, WHITE
from lazaretto.games.pints.colour import ONE_EACH, Boards, Coloured, ColourRolled
from lazaretto.kernel import EVERYONE, NOT_HERE, RandomDealer, playout

from .pub import ANNA, GAME, PEOPLE, Play, pub

EVERY_MOVE = GAME.every_move()


def test_r16_a_chip_moved_to_another_tile_stays_wounded() -> None:
    """PB 8.5, 13.15, 13.16, R16. By Scatterbrains, by a Coat stand, by a push; one hit fells it there."""
    v = pub("1 b:tough! g r y b", stools="1 2", hands={"anna": "scatter coat"}, loose="dart", phase="placing fighting")
    v.after("anna plays scatter 1-1", "anna lays wounded 2-1", "anna plays coat 2", "anna places dart 2-2")
    assert v.ambulance == "tough"


def test_r20_a_flesh_mob_and_a_jukebox_make_do_with_the_chips_there_are() -> None:
    """PB 6.6, 14.5, 14.7, R20. Of three chips two lie on blue: one is added; the bus then runs empty."""
    few = GAME.with_components({"chips": {"fast": 3, "fast-sauce": 0, "fast-snappy": 0, "tough": 0, "tough-sauce": 0, "tough-snappy": 0}})
    v = pub("1 b:fast g r y R\n 2 b:fast g r y G", variant="main-course", bus=2, corner="r g B", game=few, phase="sending")
    v.after("anna sends 5: flesh-mob blue")
    assert v.shows("1 b:fast g r y R\n 2 b:fast,fast g r y G") and not v.t.stock.size
    assert v.after("anna sends 4: jukebox").bus == 3 and v.aboard == ""


def test_r20_what_is_told_is_what_came() -> None:
    """PB 6.2, 6.5, 8.7, 18.2, R20. With two chips in stock of three, one, and none."""
    def few(chips: int) -> Any:
        return GAME.with_components({"chips": {"fast": chips, "fast-sauce": 1, "fast-snappy": 0, "tough": 0, "tough-sauce": 0, "tough-snappy": 0}})

    def heard(v: Play) -> list[str]:
        words = [GAME.report(fact, PEOPLE[:3], None) for eyes, fact in v.dealer.facts if eyes == EVERYONE]
        return [line for line in words if line and ("stock" in line or "on the bus" in line or "takes its place" in line)]

    assert heard(pub(phase="sending", game=few(1)).go(Boards(3))) == ["2 zombies get on the bus."]
    assert heard(pub(phase="sending", game=few(1)).go(Coloured(0, ONE_EACH))) == ["The stock runs out: 2 zombies come onto blue tiles."]
    v = pub("1 b g:fast-sauce r y b", stools="1", placed={"1-2": "dart"}, phase="fighting", game=few(0))
    assert v.ambulance == "fast-sauce" and heard(v) == []
    v = pub("1 B:fast-sauce g r y b", variant="main-course", stools="1", corner="b g r", phase="fighting", game=few(0))
    assert heard(v) == ["No zombies get on the bus."]


def test_r124_a_card_that_is_placed_pays_for_nothing_and_cannot_be_lost() -> None:
    """PB 14.6, 15.3, 18.4, R124. A green tile takes the card in hand, or none; and for division tile 2 the card beside row 3 does not count."""
    told = {"variant": "main-course", "stools": "1 3", "placed": {"3-2": "toaster"}, "corner": "b g r", "phase": "fighting"}
    v = pub("1 G:fast b r y .\n 3 . g:fast r y .", hands={"anna": "cue"}, **told)
    assert v.asked == "" and v.under == "cue" and v.discard == "toaster"
    v = pub("1 G:fast b r y .\n 3 . g:fast r y .", **told)
    assert v.under == "" and v.discard == "toaster" and v.ambulance == "fast"
    v = pub("1 G b r y .\n 3 . g:fast r y .", **told, chance="make-it-two")
    assert v.under == "make-it-two" and v.discard == "toaster"
    v = pub("1 G b r y .\n 3 . g:fast r y .", quarter=2, left=1, **told, chance="cue")
    assert v.question == "DivisionTile" and v.hand("anna") == "cue" and v.why_not("anna pays").rule == "PB 15.3"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r32_the_starters_menu_ends_within_57_turns(seats: int) -> None:
    """PB 3.11, 5.2, R32. A turn draws at least one card of 57, however many buddies there are."""
    game = GAME.with_components({"start": {"sofa": 20, "phone-box": 20}})
    for seed in range(3):
        dealer = RandomDealer(seed)
        position = game.begin(seats, "base", dealer)
        playout(position, dealer)
        assert position.outcome is not None and position.table.turns <= 57


def test_r36_a_discard_waits_for_the_tile_too() -> None:
    """PB 15.1, 18.5, R36. The Jukebox that empties quarter 1 brings an empty yellow tile in."""
    v = pub("1 Y . . . .", variant="main-course", left=1, corner="b g r", phase="sending").after("anna sends 5: jukebox")
    assert v.question == "DivisionTile" and v.discard == ""
    assert v.after("anna refuses: cue").discard == "cue jukebox" and v.t.left[1] == 14


def test_r60_a_red_tile_in_a_jukebox_run_may_find_the_sofa_empty() -> None:
    """PB 11.7, 14.7, 18.3, R60. Then one of those just sent dies, and the run goes on."""
    v = pub("1 R:fast . . . .", variant="main-course", stools="2", sofa=1, bites={"anna": 4}, corner="b g r", phase="sending")
    v.after("anna sends 5: jukebox", "anna deals to ben")
    assert v.question == "Dying" and v.asked == "anna"
    v.after("anna mourns 5")
    assert v.stools == "2" and v.t.bites[ANNA] == 0 and v.bus == 4 and v.aboard == ""


def test_r65_the_chips_that_wait_are_counted_after_the_bite_of_the_tile() -> None:
    """PB 18.3, 11.4, R65. Three bites, one of the red tile, one of its zombie: the fifth comes in the scoring."""
    v = pub("1 R:fast b g r y", variant="main-course", stools="1", bites={"anna": 3}, corner="y g b", phase="fighting scoring")
    assert v.t.bites[ANNA] == 0 and v.t.sofa == 3


def test_r103_the_number_of_players_changes_nothing_in_the_box() -> None:
    """PB 1.1, 13.8, R103. Buddies, beers, pile, dice and chips are the same for two, three and four."""
    for variant in ("base", "main-course"):
        two, *more = [GAME.rules(seats, variant) for seats in GAME.seats]
        for rules in more:
            assert (rules.sofa, rules.phone_box, rules.beers, rules.die, rules.quarter, rules.for_a_card) == (
                two.sofa, two.phone_box, two.beers, two.die, two.quarter, two.for_a_card)
            assert rules.cards == two.cards and rules.chips == two.chips and rules.tiles == two.tiles and rules.turns == two.turns


def test_r110_the_next_quarter_is_current_while_its_tile_is_not_decided_yet() -> None:
    """PB 15.5, 18.5, R110. In the Jukebox run that emptied quarter 1 a yellow tile brings a zombie card back: to the bottom of quarter 2."""
    v = pub("1 Y:fast . . . .", variant="main-course", left=1, discard="fruit", corner="b g r", phase="sending")
    v.after("anna sends 5: jukebox", "anna deals to ben")
    assert v.question == "DivisionTile" and v.t.sunk_in == (1,) and v.under == "fruit"


def test_r121_what_was_put_under_the_pile_is_open_and_so_is_how_much_is_in_each_quarter() -> None:
    """PB 2.13, 15.5, R121. Also what a yellow tile sank."""
    v = pub("1 Y:fast . . . .", variant="main-course", stools="1", hands={"anna": "cue"}, left=9, discard="fruit", corner="b g r", phase="fighting sending")
    v.after("anna sends 2: make-it-two")
    for name in PEOPLE[:3]:
        t = v.seen_by(name)
        assert [CARD_NAMES[card] for zone in t.sunk for card in zone.cards()] == ["fruit", "cue", "make-it-two"] and t.sunk_in == (0, 3, 3)
        assert [t.in_quarter(quarter) for quarter in range(4)] == [9, 15, 15, 18]


def test_r39_r45_r118_in_the_turns_of_others_one_only_answers_what_one_is_asked() -> None:
    """PB 12.4, 13.1, R39, R45, R118. Ben, asked for a card, can neither buy, drink, play nor offer; unasked he can do nothing."""
    v = pub(hands={"ben": "cue blind"}, crisps={"anna": 9, "ben": 9}, bites={"ben": 2}, phase="sending")
    assert v.options("ben") == ()
    v.after("anna asks ben for cue")
    answers = (v.spoken("ben refuses")[1], v.spoken("ben sells")[1])
    assert all([(v.position.why_not(1, move) is None) == (move in answers) for move in EVERY_MOVE]) and v.why_not("ben plays blind 1") == NOT_HERE


def test_r122_no_ability_works_on_the_set_up_roll() -> None:
    """PB 3.7, 19.11, R122. The start player is asked only for white, and may not refuse a colour."""
    asked = 0
    for seed in range(60):
        position = GAME.begin(3, "main-course", RandomDealer(seed))
        if isinstance(position.question, ColourRolled):
            asked += 1
            assert position.question.face == WHITE and position.table.used == (0, 0, 0)
    assert asked


def test_r44_refused_before_the_throw_is_refused_after_it() -> None:
    """PB 12.4, 4.2, R44. Preparing is one phase."""
    v = pub(stools="1", hands={"ben": "cue"}, crisps={"anna": 9}, phase="sending throw placing").after("anna asks ben for cue", "ben refuses")
    v.after("anna goes on: bat bat bat dart dart bow bow red")
    assert v.why_not("anna asks ben for cue").rule == "PB 12.4"


def test_nothing_is_bought_for_or_from_a_seat_that_is_not_there() -> None:
    """PB 12.2, 12.8. Refused like any other rubbish."""
    v = pub(seats=2, crisps={"anna": 9}, bites={"anna": 1}, hands={"ben": "cue"}, phase="sending")
    assert v.position.why_not(ANNA, Drink(3)) == NOT_HERE == v.position.why_not(ANNA, Ask(3, 0))


def test_r79_a_row_with_a_blind_is_no_stop_for_the_cards_of_the_bus() -> None:
    """PB 13.10, 13.14, R73, R79. Motion sickness is refused there, with a beer to buy one is asked all the same; at the next row it may be played."""
    v = pub(aboard="fast fast", hands={"anna": "motion blind"}, crisps={"anna": 4}, bites={"anna": 1}, phase="driving").after("anna plays blind 1")
    assert v.why_not("anna plays motion").rule == "PB 13.14"
    assert v.after("anna goes on", "anna plays motion").chips(9) == "fast fast"


def test_r73_with_every_row_shut_the_bus_drives_on_with_all_aboard() -> None:
    """PB 13.14, R73. Only with a pack of many blinds."""
    many = GAME.with_components({"buddy-cards": {"blind": 5, "coat": 0, "scatter": 1}})
    v = pub(aboard="fast", hands={"anna": "blind blind blind blind blind"}, phase="driving", game=many)
    v.after(*[f"anna plays blind {row}" for row in range(1, 6)])
    assert v.aboard == "fast" and v.bus == 2
