"""The rules of thumb for Pints of Blood: situations with the sensible answer, and what they come to over many nights."""

from __future__ import annotations

import pytest

from lazaretto.bots.talk.pints import Talker
from lazaretto.bots.thumb.pints import Thumb, hopes, judging
from lazaretto.bots.thumb.pints.odds import odds_of
from lazaretto.games.pints.anytime import LOOK_TWICE, Ask, Drink, Order
from lazaretto.games.pints.cards import (
    ARMY, BALLS, BAT, BLIND, BOW, COAT, COLOURS_FOOD, CORPS, CUE, DART, EXTRA, FEND_OFF, MOTION, RED, SAUCE, SCATTER, TANDEM, TAXI, TICKET, TINY_CAR, UNDEAD,
    UNSTOPPABLE, ZWORD, card_of,
)
from lazaretto.games.pints.moments import Meanwhile
from lazaretto.games.pints.moves import GO_ON, PAY, REFUSE, SELL, SINK, Arm, Lay, Lose, Name, Place, PlayCard, Rebound, Send, Use, Visit
from lazaretto.games.pints.specials import Blind, Scatter, Undead
from lazaretto.kernel import RandomDealer, View
from lazaretto.kernel.position import playout
from lazaretto.lab.playing import deal, play
from lazaretto.lab.simulate import seed_of

from ..games.pints.pub import ANNA, BEN, CLEO, GAME, PEOPLE, field_of, pub

MAIN = "main-course"


def answer(night, name="anna", seed=0):
    seat = PEOPLE.index(name)
    return Thumb(seat, seed).choose(night.position.seen_by(seat), night.position.options(seat))


def at(square):
    return field_of(square)


# odds


def odds():
    return odds_of(GAME.rules(3, "base"))


def test_one_hit_fells_the_fast_and_two_fell_anybody():
    once, twice = odds().strike((0,), 1), odds().strike((0,), 2)
    assert once[0] == pytest.approx(64 / 86) == pytest.approx(1.0 - once[2])
    assert twice[2] == 0.0 and twice[0] >= 1.0 and odds().strike((0,), 0)[2] == 1.0


def test_a_wounded_one_falls_by_one_hit_and_a_refined_one_is_replaced():
    rules = GAME.rules(3, "base")
    plain, refined = [rules.kinds.index(kind) + 1 for kind in (3, 4)]
    assert odds().strike((plain,), 1) == (1.0, 1.0, 0.0)
    assert odds().strike((refined,), 1) == (1.0, 0.0, 0.0)


def test_who_judges_a_night_with_another_box_reckons_with_its_chips():
    """It was remembered by the variant alone, so that the first box of a process stood for all."""
    snappy = GAME.with_components({"chips": {"fast": 8, "fast-snappy": 48}})
    judged = [judging.hopes(game.begin(3, "base", RandomDealer(1)), ANNA) for game in (GAME, snappy)]
    assert judged[0] > judged[1]


# sending


def test_buddies_go_where_zombies_stand_at_the_door_and_dice_can_fell_them():
    night = pub("3  .:fast,fast  .  .:fast  .  .", phase="sending")
    assert answer(night) == Send(2)


def test_a_hopeless_row_is_left_alone():
    """Ten before the door cannot all be felled, and one push brings them in."""
    night = pub("""
        1  .:fast,fast,fast,fast,fast  .:fast,fast,fast,fast,fast  .       .  .
        2  .:fast,fast,fast,fast,fast  .:fast,fast,fast,fast,fast  .       .  .
        3  .:fast                      .                           .:fast  .  .
        4  .:fast                      .:fast                      .:fast  .  .
        5  .                           .:fast                      .       .  .
    """, stools="3 4 5", phase="sending", bus=3)
    assert answer(night) == GO_ON


def test_the_last_buddy_goes_where_nobody_comes_in():
    """What could be felled in row 2 is no reason to let in what cannot be: with the fifth bite all is over."""
    night = pub("""
        2  .:fast,fast,fast  .:fast,fast  .:fast  .:fast  .:fast
        4  .                 .            .       .:fast  .
    """, sofa=1, phase="sending", bus=3)
    assert answer(night) != Send(1)
    assert answer(pub("2  .:fast  .:fast  .  .  .", sofa=3, phase="sending", bus=3)) == Send(1)


def test_where_nothing_can_come_in_a_buddy_fetches_a_card():
    assert isinstance(answer(pub(stools="1", phase="sending")), Send)


# the throw


def test_white_is_the_colour_that_hurts_least():
    night = pub("""
        1  b  g  y  r  r
        2  b  g  y  r  .
        3  b  g  y  .  r
        4  b  g  y  r  r
        5  b  g  y  .  r
    """, stools="1 2 3 4", phase="throw", chance="bat bat bat bat bat bat bat white")
    assert answer(night) == Name(RED)


@pytest.mark.parametrize("dice, sensible", [("zombie zombie bat bat bat bat bat", PlayCard(ZWORD)), ("zombie bat bat bat bat bat bat", GO_ON)])
def test_the_zword_is_for_several_zombies(dice, sensible):
    assert answer(pub(stools="1", phase="throw", hands={"anna": "zword"}, chance=f"{dice} red")) == sensible


@pytest.mark.parametrize("dice, sensible", [("zombie zombie zombie bat bat bat bat", Ask(BEN, ZWORD)), ("zombie bat bat bat bat bat bat", GO_ON)])
def test_a_zword_is_bought_before_several_board(dice, sensible):
    assert answer(pub(stools="1", sofa=2, phase="throw", hands={"ben": "zword"}, crisps={"anna": 4}, chance=f"{dice} red")) == sensible


def test_no_ticket_and_other_colour_are_ordered_for_what_they_do_at_once():
    """With beer on the bar seven bags are two beers nearly, so that late in the night they are kept for it."""
    told = {"stools": "1", "variant": MAIN, "phase": "throw", "crisps": {"anna": 7}, "foods": {"ben": "colours"}}
    throw = "zombie bat bat bat bat bat bat red"
    assert answer(pub(**told, bar=0, chance=throw)) == Order(TICKET)
    assert answer(pub(**told, quarter=4, left=2, chance=throw)) == GO_ON
    told |= {"foods": {"ben": "ticket"}, "stools": "1 2 3", "bar": 0}
    assert answer(pub("""
        1  r  .  .  .  .
        2  r  .  .  .  .
        3  r  .  .  .  .
        4  .  .  .  .  b
    """, **told, chance=throw)) == Order(COLOURS_FOOD)


def test_no_ticket_is_used_whenever_it_helps():
    night = pub(stools="1", phase="throw", variant=MAIN, foods={"anna": "ticket"}, chance="zombie bat bat bat bat bat bat red")
    assert answer(night) == Use(TICKET)


# placing


def test_who_stands_at_the_door_is_hit_first():
    night = pub("2  .:fast  .:fast  .  .  .", stools="2", loose="bat", phase="placing")
    assert answer(night) == Place(BAT, at("2-1"))


def test_every_row_with_a_buddy_gets_its_kill():
    """A second zombie in a row that moves by one anyway is worth less than the first in another."""
    night = pub("""
        2  .  .:fast  .:fast  .  .
        4  .  .:fast  .       .  .
    """, stools="2 4", loose="dart", placed={"2-2": "bat extra"}, phase="placing")
    assert answer(night) == Place(DART, at("4-2"))


def test_the_bat_is_left_for_the_door_if_the_dart_reaches_the_other():
    night = pub("2  .:fast  .:fast,fast  .  .  .", stools="2", loose="bat dart", phase="placing")
    assert answer(night) in (Place(BAT, at("2-1")), Place(DART, at("2-2")))


def test_an_extra_hit_goes_to_the_pile():
    night = pub("""
        2  .:fast            .  .  .  .
        3  .:fast,fast,fast  .  .  .  .
    """, stools="2 3", loose="extra", placed={"2-1": "bat extra", "3-1": "bat"}, phase="placing")
    assert answer(night) == Place(EXTRA, at("3-1"))


def test_strong_cards_are_not_wasted():
    night = pub("2  .  .  .  .:fast  .", stools="2", hands={"anna": "extra-three"}, placed={"2-4": "bow extra"}, phase="placing")
    assert answer(night) == GO_ON


def test_a_card_of_another_is_bought_if_it_helps_now():
    night = pub("2  .:fast,fast  .:fast  .  .  .", stools="1 2 3", loose="", hands={"ben": "cue"}, crisps={"anna": 3}, phase="placing")
    assert answer(night) == Ask(BEN, card_of(CUE))


def test_gun_runner_makes_what_reaches():
    night = pub("2  .  .:fast,fast  .  .  .", stools="2", loose="bow", variant=MAIN, foods={"anna": "guns"}, phase="placing")
    assert answer(night) == Arm(BOW, BALLS)


def test_the_rugby_ball_rebounds_to_the_door():
    night = pub("""
        2  .       .:fast  .  .  .
        3  .:fast  .       .  .  .:fast
    """, stools="2", hands={"anna": "rugby"}, phase="placing", bus=3, aboard="fast").after("anna places rugby at 2-2")
    assert answer(night) == Rebound(at("3-1"))


# what comes in


def test_undead_or_blind_before_many_come_in():
    picture = "2  .:fast,fast,fast,fast  .:fast,fast  .:fast,fast  .  ."
    assert answer(pub(picture, bus=2, aboard="fast", hands={"anna": "undead"}, phase="driving")) == Undead(1)
    assert answer(pub(picture, bus=2, aboard="fast", hands={"anna": "blind"}, phase="driving")) == Blind(1)
    assert answer(pub(picture, bus=2, aboard="fast", hands={"anna": "scatter"}, phase="driving")) == Scatter(at("2-1"))
    assert {UNDEAD, BLIND, SCATTER, COAT} == {16, 17, 18, 19}


def test_no_card_is_played_for_nothing():
    for card in ("undead", "blind", "coat", "unstoppable", "continental"):
        assert answer(pub("4  .:fast  .  .  .  .", bus=2, aboard="fast", hands={"anna": card}, phase="driving")) == GO_ON


def test_the_bus_is_kept_from_a_row_that_is_full():
    assert answer(pub("2  .:fast,fast,fast  .  .  .  .", bus=2, aboard="fast", hands={"anna": "unstoppable"}, phase="driving")) == PlayCard(UNSTOPPABLE)
    night = pub("""
        3  .:fast,fast,fast  .:fast,fast  .  .  .
        4  .:fast,fast,fast  .:fast,fast  .  .  .
    """, bus=2, aboard="fast fast fast", hands={"anna": "motion"}, phase="driving")
    assert answer(night) == PlayCard(MOTION)


def test_scattered_zombies_go_far_away():
    night = pub("2  .:fast,fast,fast  .  .  .  .", bus=2, aboard="fast", hands={"anna": "scatter"}, phase="driving").after("anna plays scatter 2-1")
    move = answer(night)
    assert isinstance(move, Lay) and move.field % 5 == 4


def test_zombies_are_dealt_to_whoever_is_farthest_from_the_fifth_bite():
    night = pub("2  .:fast  .  .  .  .", variant=MAIN, bus=2, aboard="fast", bites={"anna": 4, "ben": 3}, phase="jukebox")
    assert answer(night) == Visit(CLEO)


def test_no_sauce_and_fend_off_are_used():
    night = pub("2  .:fast-sauce  .  .  .  .", variant=MAIN, stools="2", placed={"2-1": "bat"}, foods={"anna": "sauce"}, phase="fighting")
    assert answer(night) == Use(SAUCE)
    night = pub(variant=MAIN, markers={"anna": "fast"}, bites={"anna": 4}, foods={"anna": "fend-off"}, phase="scoring")
    assert answer(night) == Use(FEND_OFF)


# buying and paying


def test_beer_is_drunk_before_the_bites_are_counted():
    assert answer(pub(bites={"anna": 4}, markers={"anna": "fast"}, crisps={"anna": 4}, phase="scoring")) == Drink(ANNA)


def test_a_friend_near_the_fifth_bite_is_treated():
    assert answer(pub(bites={"ben": 4, "cleo": 1}, crisps={"anna": 8}, phase="scoring")) == Drink(BEN)


def test_nobody_asks_for_a_beer_where_none_is_left():
    """PB 12.6."""
    for bar in (1, 0):
        asking = Talker(GAME, ANNA, 0).of_my_bites(pub(bites={"anna": 2}, crisps={"ben": 8}, bar=bar, phase="sending").t)
        assert [remark.about for remark in asking] == [BEN] * bar


def test_one_beer_stays_for_the_buddy_of_the_third_tile():
    assert answer(pub(bites={"anna": 2}, crisps={"anna": 4}, bar=1, phase="scoring")) == GO_ON


def test_cards_are_sold_but_not_the_last_one_when_the_taxi_may_come():
    early = pub("2  .:fast,fast  .:fast  .  .  .", stools="1 2 3", hands={"ben": "cue"}, crisps={"anna": 3}, phase="placing").after("anna asks ben for cue")
    assert answer(early, "ben") == SELL
    late = pub("2  .:fast,fast  .:fast  .  .  .", stools="1 2 3", hands={"ben": "cue"}, crisps={"anna": 3}, quarter=4, variant="taxi", phase="placing")
    assert answer(late.after("anna asks ben for cue"), "ben") == REFUSE


@pytest.mark.parametrize("crisps", [0, 5, 7])
def test_the_fare_for_the_taxi_is_not_sold_for_another_rescuers_sake(crisps):
    """PB 16.5 to 16.8. Its price may be what the Army or the Corps asks, but that is no more than is lost."""
    late = pub("2  .:fast,fast  .:fast  .  .  .", stools="1", sofa=3, hands={"ben": "cue"}, crisps={"anna": 9, "ben": crisps}, quarter=4, phase="placing")
    assert answer(late.after("anna asks ben for cue"), "ben") == REFUSE
    last = pub("2  .:fast,fast  .:fast  .  .  .", sofa=0, stools="2", hands={"ben": "cue"}, crisps={"anna": 9}, quarter=4, phase="placing")
    assert last.t.buddies() == 1 and answer(last.after("anna asks ben for cue"), "ben") == SELL


def test_the_fare_is_sold_where_the_pub_would_be_lost_without_it():
    """PB 11.7. Five come in on four bites, and one of five is likely snappy: that costs two buddies, and there are no more. Kept, the card saves nobody."""
    told = {"sofa": 2, "hands": {"ben": "undead"}, "crisps": {"anna": 4}, "quarter": 4, "bus": 1, "aboard": "fast", "phase": "driving"}
    five = "1  .:fast,fast,fast,fast,fast  .  .  .  ."
    for bites, sensible in ((4, SELL), (2, REFUSE)):
        night = pub(five, bites={"anna": bites}, **told)
        assert night.t.buddies() == 2 and answer(night) == Ask(BEN, UNDEAD)
        assert answer(night.after("anna asks ben for undead"), "ben") == sensible


def test_nobody_is_moved_away_from_weapons_that_wait_for_him():
    """PB 13.15, 13.16. Row 2 fights first, and row 4 then: a coat stand there, or scattering its pile, would let all that was placed there hit nobody."""
    rows = """
        2  .  .            .:fast  .  .
        4  .:fast,fast,fast  .:fast  .:fast  .  .
    """
    for card in ("coat", "scatter"):
        told = {"bus": 2, "hands": {"anna": card}, "bites": {"anna": 4}, "phase": "fighting driving"}
        armed = pub(rows, stools="2 4", aboard="fast fast fast", placed={"2-3": "dart", "4-1": "bat extra", "4-3": "dart"}, **told).after("anna fights 2-3")
        assert isinstance(armed.position.question, Meanwhile) and answer(armed) == GO_ON


def test_who_has_refused_is_not_asked_for_the_next_thing_in_the_same_phase():
    """PB 12.4. Nobody likes to be pestered."""
    night = pub("2  b:fast,fast  g:fast  r  y  b", stools="2", hands={"ben": "cue magazine"}, crisps={"anna": 9}, phase="placing")
    first = answer(night)
    assert isinstance(first, Ask) and first.seller == BEN
    assert answer(night.after("anna asks ben for cue", "ben refuses")) == GO_ON


def test_a_friend_who_is_hardly_bitten_is_not_treated():
    assert answer(pub(bites={"ben": 2}, crisps={"anna": 8}, phase="scoring")) == GO_ON
    assert answer(pub(bites={"ben": 3}, crisps={"anna": 8}, phase="scoring")) == Drink(BEN)


def test_who_has_no_card_late_in_the_night_buys_one():
    move = answer(pub(hands={"ben": "cue magazine"}, crisps={"anna": 5}, quarter=4, variant="taxi", phase="scoring"))
    assert isinstance(move, Ask) and move.seller == BEN


def test_division_tiles_are_paid_for_but_not_with_the_fifth_bite():
    one = [pub(phase="sending", left=1, pile="cue", bites={"anna": bites}).after("anna sends to 1: cue") for bites in (1, 4)]
    assert [answer(night) for night in one] == [PAY, REFUSE]
    two = pub(phase="sending", quarter=2, left=1, pile="cue", hands={"anna": "magazine umbrella"}).after("anna sends to 1: cue")
    assert answer(two) == PAY
    assert answer(pub(phase="sending", quarter=3, left=1, pile="cue").after("anna sends to 1: cue")) == PAY


def test_the_least_card_is_lost():
    night = pub(phase="sending", quarter=2, left=1, pile="cue", hands={"anna": "molotov extra-three undead"})
    assert answer(night.after("anna sends to 1: cue", "anna pays")) == Lose(8)


def test_zombie_cards_are_sunk_and_buddy_cards_left():
    night = pub(variant=MAIN, foods={"anna": "tables"}, phase="sending")
    assert answer(night) == LOOK_TWICE
    assert answer(pub(variant=MAIN, foods={"anna": "tables"}, phase="sending").after("anna looks: fruit")) == SINK
    assert answer(night.after("anna looks: cue")) == GO_ON


# hopes


def test_hopes_are_those_of_the_rescue_cards():
    t = pub(quarter=4, hands={"anna": "cue"}, bites={"anna": 1, "ben": 2, "cleo": 3}, beers={"ben": 1, "cleo": 1}, crisps={"anna": 30}).t
    assert [hopes.would_save(t, card, ANNA) for card in (TAXI, CORPS, TANDEM, ARMY)] == [1.0, 0.0, 1.0, 1.0]
    assert hopes.would_save(t, TINY_CAR, ANNA) == pytest.approx(1 / 3) and hopes.chance(t, ANNA) == pytest.approx((3 + 1 / 3) / 5)


# whole games


class Watched:
    """Hands on what a thumb is asked and answers, and looks at all of it."""

    def __init__(self, seat, seed):
        self.bot, self.seat, self.moves = Thumb(seat, seed), seat, []

    def choose(self, view, options):
        assert type(view) is View and view.seat == self.seat
        move = self.bot.choose(view, options)
        assert any([move is option for option in options])
        self.moves.append(move)
        return move


def whole_night(seats, variant, seed):
    position, dealer = deal(GAME, seats, variant, seed, aloud=False)
    players = [Watched(seat, seed_of(seed, seat)) for seat in range(seats)]
    play(position, players, dealer)
    return position, [player.moves for player in players]


@pytest.mark.parametrize("variant", GAME.variants)
def test_it_answers_at_every_table(variant):
    for seats in GAME.seats:
        assert whole_night(seats, variant, 7 * seats)[0].outcome is not None


@pytest.mark.parametrize("variant", ["base", MAIN])
def test_it_answers_whatever_the_others_did(variant):
    """Random play comes to places where no thumb would; it is asked there, and random goes on."""
    chance = RandomDealer(3)
    for seed in range(3):
        for seats in GAME.seats:
            position, dealer = deal(GAME.with_components({"start": {"sofa": 12}}), seats, variant, seed, aloud=False)
            while position.outcome is None:
                seat = position.asked[0]
                options = position.options(seat)
                assert Thumb(seat, 0).choose(position.seen_by(seat), options) in options
                position.play(seat, options[chance.pick(len(options))], dealer)


def test_the_same_seed_plays_the_same_game():
    (one, moves), (other, same) = whole_night(3, MAIN, 11), whole_night(3, MAIN, 11)
    assert moves == same and one == other


def test_it_answers_alike_in_every_world_that_looks_alike():
    """It sees the view and nothing behind it: with other chips face down it does the same."""
    position, dealer = deal(GAME, 3, MAIN, 23, aloud=False)
    bots, chance = [Thumb(seat, seat) for seat in range(3)], RandomDealer(5)
    while position.outcome is None:
        seat = position.asked[0]
        view, options = position.seen_by(seat), position.options(seat)
        move = bots[seat].choose(view, options)
        assert bots[seat].choose(GAME.imagine(view, chance).seen_by(seat), options) == move
        position.play(seat, move, dealer)


def rescued(position):
    return position.outcome.reason.endswith("came")


@pytest.mark.parametrize("variant, at_least", [("base", 12), (MAIN, 7)])
def test_the_rescue_comes_to_thumbs_and_never_to_random(variant, at_least):
    assert sum([rescued(whole_night(3, variant, seed)[0]) for seed in range(30)]) >= at_least
    for seed in range(30):
        position, dealer = deal(GAME, 3, variant, seed, aloud=False)
        playout(position, dealer)
        assert not rescued(position)


@pytest.mark.parametrize("bites, asks", [(4, True), (3, False)])
def test_if_the_pub_is_about_to_be_lost_what_saves_it_is_bought(bites, asks):
    """PB 11.7, 13.10, 16.1. The bus would stop at rows 1 and 2: the one who comes in by row 2 would be the fifth bite, and there is one buddy left."""
    told = {"stools": "5", "sofa": 0, "bus": 1, "aboard": "fast fast", "hands": {"ben": "motion"}, "crisps": {"anna": 1}, "phase": "driving"}
    assert (answer(pub("1 b . . . .\n 2 b:fast . . . .", bites={"anna": bites}, **told)) == Ask(BEN, MOTION)) == asks
