"""The rules of thumb for Bristol 1350: situations with the sensible answer, and what they come to over many games."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto import bots
from lazaretto.bots.thumb.bristol import Thumb
from lazaretto.bots.thumb.bristol.notes import Notes
from lazaretto.bots.thumb.bristol.odds import dealt_the_plague, deck, grave_with, higher_of_two, lower_of_two
from lazaretto.bots.thumb.bristol.race import escapes
from lazaretto.bots.thumb.bristol.tells import tell
from lazaretto.games.bristol.alms import Give
from lazaretto.games.bristol.cards import BIRCH, CEDAR, FOUR, OAK, PLAGUE_COIN
from lazaretto.games.bristol.dice import DONE, Lock, Reroll, Rerolled
from lazaretto.games.bristol.ghosts import Look
from lazaretto.games.bristol.mingle import Convene, Mingle
from lazaretto.games.bristol.movement import DASH, Push
from lazaretto.games.bristol.phial import Keep, Leech, Leeched
from lazaretto.games.bristol.setup import Boarded
from lazaretto.games.bristol.whip import LET_IT_HAPPEN, CrackWhip
from lazaretto.kernel import FACE_DOWN, Answered, Glimpsed, Moved, RandomDealer, Rolled, Said, Shown, View, heard_by
from lazaretto.lab.playing import deal, play
from lazaretto.lab.simulate import seed_of

from ..games.bristol.town import AMBER, BRUN, CYAN, DORA, EMIL, GAME, PEOPLE, town

SEEDS = range(5)                # a thumb has whims: what is sensible is so with any seed
ONE, TWO, THREE = range(3)
COINS = ("cured", "plague")


def answer(play, name, seed=0, suspects=None):
    """What a thumb on this seat answers; it may have its suspicions, by name."""
    seat = PEOPLE.index(name)
    bot, view = Thumb(seat, seed), play.position.seen_by(seat)
    bot.notes = Notes(view.table.rules, seat)
    for suspect, guilt in (suspects or {}).items():
        bot.notes.suspicion.ill[PEOPLE.index(suspect)] = guilt
    return bot.choose(view, play.position.options(seat))


def answers(play, name, suspects=None):
    return {answer(play, name, seed, suspects) for seed in SEEDS}


def faces(play, move):
    """What the dice show that a move is about."""
    return sorted([play.dice.split()[die] for die in move.dice])


# the race


def level(pure, beyond=(-8.0, -8.0, -8.0), last=False):
    return escapes((BIRCH, CEDAR, OAK), beyond, pure, (True, True, True), last, (0.12, 0.12, 0.12))


def test_carts_alike_have_the_same_hope():
    assert level((0.8, 0.8, 0.8)) == pytest.approx([level((0.8, 0.8, 0.8))[0]] * 3)


def test_the_leading_cart_and_the_healthy_one_have_more():
    found = level((0.8, 0.8, 0.8), (-4.0, -8.0, -8.0))
    assert found[0] > found[1] and sum(found) <= 1.0
    found = level((0.2, 0.8, 0.8))
    assert found[0] < found[1]


def test_in_the_last_round_only_those_who_reach_the_gate_have_hope():
    found = level((0.8, 0.8, 0.8), (0.0, -1.0, -5.0), last=True)
    assert found[0] > 0.7 and found[1] < 0.05 and found[2] < 0.001


# suspicion


def notes(seats=6, variant="base", me=AMBER):
    made = Notes(GAME.rules(seats, variant), me)
    made.take(Boarded(((AMBER, BRUN), (CYAN, DORA), (EMIL, 5))[:3]))
    return made


def test_suspicion_begins_with_the_odds_of_the_deal():
    assert dealt_the_plague(GAME.rules(6, "base")) == pytest.approx(8 * 7 / (24 * 23))
    assert dealt_the_plague(GAME.rules(6, "chaos")) == pytest.approx(368 / 992)
    assert dealt_the_plague(GAME.rules(6, "healthy-start")) == 0.0
    assert deck(GAME.rules(6, "base"))[FOUR] == pytest.approx(8 / 20)
    assert sum(higher_of_two(deck(GAME.rules(6, "base")))) == pytest.approx(1.0) == pytest.approx(sum(lower_of_two(deck(GAME.rules(6, "base")))))
    assert grave_with(FOUR, (0.25, 0.25, 0.25, 0.25)) == pytest.approx(0.75)


def mingled(put, got):
    """How likely Brun has the plague after a mingle with me."""
    known = notes()
    for card in put:
        known.take(Moved(card, "symptom_deck", "symptoms.0"))
    known.take(Mingle(BIRCH, (AMBER, BRUN)))
    for card in got:
        known.take(Moved(card, "pool", "symptoms.0"))
    return known.suspicion.ill[BRUN]


def test_a_mingle_makes_suspect_and_more_so_if_my_four_is_gone():
    assert dealt_the_plague(GAME.rules(6, "base")) < mingled((ONE, ONE), (ONE, ONE)) < mingled((ONE, FOUR), (ONE, ONE))
    assert mingled((ONE, FOUR), (ONE, FOUR)) < mingled((ONE, FOUR), (ONE, TWO))


def test_high_leeches_make_a_mingle_worse():
    mild, grave = notes(), notes()
    for known, card in ((mild, ONE), (grave, FOUR)):
        known.take(Moved(card, "phial", "leeches.1"))
        known.take(Leeched(AMBER, CEDAR))
        known.take(Mingle(CEDAR, (CYAN, DORA)))
    assert mild.suspicion.ill[CYAN] < grave.suspicion.ill[CYAN]
    assert grave.suspicion.leeches[CEDAR] == []


def test_a_glimpse_of_a_four_is_a_bad_sign_and_of_a_one_a_good_one():
    known = notes()
    before = known.suspicion.ill[CYAN]
    known.take(Glimpsed(FOUR, "symptoms.2"))
    known.take(Glimpsed(ONE, "symptoms.3"))
    assert known.suspicion.ill[DORA] < before < known.suspicion.ill[CYAN]


def test_when_we_convene_i_know_who_has_it_and_who_has_not():
    known = notes(variant="convene")
    for fact in (Convene(), Shown((1,), "health.0"), Shown((1,), "health.3")):
        known.take(fact)
    assert known.suspicion.ill == [1.0, 0.0, 0.0, 1.0, 0.0, 0.0]


def test_who_got_the_plague_from_me_has_it():
    known = notes(variant="alms")
    known.take(Said(AMBER, Give(CYAN)))
    known.take(Moved(PLAGUE_COIN, "palm", "coins.2"))
    known.take(Said(BRUN, Give(DORA)))
    known.take(Moved(FACE_DOWN, "palm", "coins.3"))
    assert known.suspicion.ill[CYAN] == 1.0 and known.suspicion.ill[DORA] > known.suspicion.ill[EMIL]


def test_the_notes_follow_the_dice_and_so_read_who_keeps_rats():
    known = notes()
    known.take(Rerolled((0, 1)))
    known.take(Rolled(2 * BIRCH + 1))
    known.take(Rolled(2 * BIRCH + 1))
    before = known.suspicion.ill[BRUN]
    known.take(Said(BRUN, Reroll((4, 5))))
    assert known.t.dice[:2] == (1, 1) and known.suspicion.ill[BRUN] > before
    assert tell(known.t, BRUN, Reroll((0, 1)), known.suspicion.ill) < 1.0


# what the healthy do

LEVEL = """
    birch  4  amber brun
    cedar  4  cyan dora
    oak    4  emil
"""


def test_the_healthy_take_the_rats_off_their_cart():
    play = town(LEVEL, dice="birch-rat birch-rat birch-apple cedar-apple oak-apple oak-apple", turn="amber", first="brun")
    for move in answers(play, "amber"):
        assert "birch-rat" in faces(play, move)


def test_what_is_perfect_is_left_alone():
    play = town(LEVEL, dice="birch-apple birch-apple birch-apple birch-apple birch-apple birch-rat", turn="amber", first="brun")
    assert not any(isinstance(move, Reroll) for move in answers(play, "amber"))


def test_nobody_in_a_good_place_pushes_friends_or_leaps_off():
    play = town("birch 14 amber brun\ncedar 8 cyan dora\noak 6 emil")
    assert not any(isinstance(move, Push) for move in answers(play, "amber"))


def test_a_suspect_behind_is_pushed_before_the_gate():
    play = town("birch 14 amber brun\ncedar 8 cyan dora\noak 6 emil")
    assert answers(play, "amber", {"brun": 0.8}) == {Push(BRUN)}


def test_nobody_is_left_behind_on_a_mere_suspicion():
    play = town("birch 10 cyan dora\ncedar 9 emil\noak 2 amber brun", turn="amber")
    assert not answers(play, "amber", {"brun": 0.6}) & {Push(BRUN), Push(AMBER)}


def test_a_healthy_cart_about_to_leave_is_dashed_for():
    play = town("birch 14 cyan\ncedar 9 amber brun\noak 3 dora emil", turn="amber", first="cyan")
    assert answers(play, "amber", {"cyan": 0.05}) == {DASH}
    assert DASH not in answers(play, "amber", {"cyan": 0.95, "brun": 0.05})


def test_in_the_last_round_dice_are_rerolled_for_the_gate():
    play = town("oak 13 amber", dice="oak-apple oak-rat birch-apple cedar-rat cedar-apple birch-rat", deadline=2, seats=4)
    for move in answers(play, "amber"):
        assert isinstance(move, Reroll) and len(move.dice) == 2 and not any(face.startswith("oak") for face in faces(play, move))


def test_nobody_jumps_to_death_where_passing_is_allowed():
    play = town("birch 10 brun cyan dora\noak 5 amber", locked="1 2 3 4 5 6", turn="amber", decks={"remedies": ""},
                hands={"brun": "arsenic/whip"}, seats=4)
    assert Push(AMBER) in play.options("amber") and Push(AMBER) not in answers(play, "amber")


# remedies


@pytest.mark.parametrize("plagued, kept", [("", Keep((ONE, ONE))), ("amber", Keep((THREE, FOUR)))])
def test_pomander_lowers_what_the_healthy_hold_and_raises_the_plagued(plagued, kept):
    play = town(LEVEL, hands={"amber": "arsenic/pomander"}, symptoms={"amber": "1 3"}, plagued=plagued)
    play = play.after("amber plays pomander of arsenic/pomander: 1 4")
    assert answers(play, "amber") == {kept}


def test_two_ones_are_a_cure_for_who_needs_one():
    play = town(LEVEL, variant="cure", hands={"amber": "arsenic/pomander"}, symptoms={"amber": "1 3"}, plagued="amber")
    assert answers(play.after("amber plays pomander of arsenic/pomander: 1 4"), "amber") == {Keep((ONE, ONE))}


@pytest.mark.parametrize("rats, card, cart", [("cedar", FOUR, CEDAR), ("birch", ONE, BIRCH)])
def test_leeches_are_high_for_rivals_and_low_for_us(rats, card, cart):
    dice = f"{rats}-rat {rats}-rat birch-apple cedar-apple oak-apple oak-apple"
    play = town(LEVEL, hands={"amber": "arsenic/leeches"}, dice=dice, turn="amber", first="brun", locked="1 2")
    assert answers(play.after("amber plays leeches of arsenic/leeches: 1 4"), "amber") == {Leech(card, cart)}


def test_chicken_is_stopped_once_the_dice_are_good():
    play = town(LEVEL, hands={"amber": "chicken/leeches"}, turn="amber", first="brun", dice="cedar-rat cedar-apple cedar-apple oak-apple oak-apple oak-apple")
    play = play.after("amber rerolls 1 2: cedar-apple birch-apple", "amber plays chicken of chicken/leeches")
    for move in answers(play, "amber"):
        assert move != DONE and move == Reroll((0,))
    assert answers(play.after("amber rerolls 1: birch-apple"), "amber") == {DONE}


def test_arsenic_locks_what_is_good_for_us():
    play = town(LEVEL, hands={"amber": "arsenic/leeches"}, dice="birch-apple birch-apple cedar-apple cedar-rat oak-apple oak-rat")
    assert answers(play.after("amber plays arsenic of arsenic/leeches"), "amber") == {Lock((0, 1))}


def test_no_remedy_is_played_for_nothing():
    play = town(LEVEL, hands={"amber": "arsenic/leeches chicken/leeches"}, turn="amber", first="brun", symptoms={"amber": "1 1"})
    play = play.after("amber draws: emeralds/whip")
    assert answers(play, "amber") == {DONE}


def test_the_cure_is_for_oneself_and_the_plague_for_a_rival():
    cured, plague = [town(LEVEL, variant="alms", hands={"amber": "alms/arsenic"}).after(f"amber plays alms of alms/arsenic: {coin}") for coin in COINS]
    assert answers(cured, "amber") == {Give(AMBER)}
    assert answers(plague, "amber") <= {Give(CYAN), Give(DORA)}


def test_a_whip_is_cracked_at_a_push_to_death_and_not_at_what_is_harmless():
    play = town("birch 12 cyan dora emil\ncedar 6 brun amber", turn="brun", hands={"amber": "emeralds/whip"}, seats=5)
    assert all(isinstance(move, CrackWhip) for move in answers(play.after("brun pushes amber"), "amber"))
    play = town("birch 6 amber\ncedar 5 brun cyan\noak 5 dora emil", turn="emil", hands={"dora": "emeralds/whip"})
    assert answers(play.after("emil elbows"), "dora") == {LET_IT_HAPPEN}


# what the plagued do


def test_the_plagued_get_on_the_cart_that_would_escape():
    play = town("birch 14 cyan\ncedar 12 amber\noak 3 brun dora emil", turn="amber", first="cyan", plagued="amber")
    assert answers(play, "amber") == {DASH}


def test_in_the_last_round_the_plagued_hold_back_whoever_could_leave():
    play = town("birch 14 cyan dora\noak 3 brun amber", dice="birch-apple birch-rat oak-apple oak-apple cedar-apple cedar-rat", turn="amber",
                first="brun", plagued="amber", deadline=2)
    for move in answers(play, "amber"):
        assert isinstance(move, Reroll) and set(faces(play, move)) <= {"birch-apple", "birch-rat"}


# Ghosts


def test_alone_one_looks_at_the_ghost_aboard():
    dice = "birch-apple birch-apple birch-apple birch-apple birch-apple oak-apple"
    play = town("birch 8 amber brun\ncedar 3 cyan\noak 3 dora", seats=1, dice=dice)
    for move in answers(play, "amber"):
        assert isinstance(move, Look) and move.ghost == BRUN


def test_a_ghost_known_to_be_plagued_is_pushed():
    play = town("birch 14 amber brun\ncedar 8 cyan\noak 3 dora", seats=1, symptoms={"brun": "4 3"})
    for zone in play.t.symptoms:
        zone.eyes |= 1 << AMBER
    assert answers(play, "amber") == {Push(BRUN)}


# whole games


class Watched:
    """Hands on what a thumb hears, is asked and answers, and looks at all of it."""

    def __init__(self, seat, seed):
        self.bot, self.seat, self.moves = Thumb(seat, seed), seat, []

    def hear(self, fact):
        self.bot.hear(fact)

    def choose(self, view, options):
        assert type(view) is View and view.seat == self.seat
        move = self.bot.choose(view, options)
        assert any(move is option for option in options)
        self.moves.append(move)
        return move


def whole_game(seats, variant, seed):
    position, dealer = deal(GAME, seats, variant, seed, aloud=True)
    players = [Watched(seat, seed_of(seed, seat)) for seat in range(seats)]
    play(position, players, dealer)
    return position, [player.moves for player in players]


@pytest.mark.parametrize("variant", GAME.variants)
def test_it_answers_at_every_table(variant):
    for seats in GAME.seats:
        try:
            GAME.rules(seats, variant)
        except ValueError:
            continue                                           # not for so many
        position, _ = whole_game(seats, variant, 7 * seats)
        assert position.outcome is not None


def test_the_same_seed_plays_the_same_game():
    (one, moves), (other, same) = whole_game(6, "characters+alms", 11), whole_game(6, "characters+alms", 11)
    assert moves == same and one == other


def test_it_answers_alike_in_every_world_that_looks_alike():
    """It sees the view and nothing behind it: with other cards face down it does the same."""
    position, dealer = deal(GAME, 5, "characters", 23, aloud=True)
    players, twins = [[Thumb(seat, seat) for seat in range(5)] for _ in range(2)]
    chance, memories, tried = RandomDealer(5), [[] for _ in range(5)], 0
    while position.outcome is None:
        told, dealer.facts = dealer.facts, []
        for seat in range(5):
            for fact in heard_by(seat, told):
                remember(fact, memories[seat], players[seat], twins[seat])
        seat = position.asked[0]
        view, options = position.seen_by(seat), position.options(seat)
        world = GAME.imagine(view, chance, memories[seat])
        move = players[seat].choose(view, options)
        assert twins[seat].choose(world.seen_by(seat), options) == move
        tried += 1
        position.play(seat, move, dealer)
        remember(Answered(move), memories[seat], players[seat], twins[seat])
    assert tried > 40


def remember(fact, memory, *thumbs):
    memory.append(fact)
    for thumb in thumbs:
        thumb.hear(fact)


def among_random(name, seats, variant, games, wanted):
    """In games that deal this seat so, how often it escapes and how often nobody does, with random bots all round."""
    escapes_, nobody, number = 0, 0, 0
    while number < games:
        number += 1
        seed = seed_of(1350, number)
        position, dealer = deal(GAME, seats, variant, seed, aloud=True)
        seat = number % seats
        if position.table.is_plagued(seat) != wanted:
            games += 1
            continue
        players = [bots.make(name if other == seat else "random", GAME, other, seed_of(seed, other)) for other in range(seats)]
        play(position, players, dealer)
        escapes_ += seat in position.outcome.winners
        nobody += not position.outcome.winners
    return escapes_, nobody


@pytest.mark.parametrize("seats", [4, 6, 9])
def test_dealt_healthy_it_escapes_twice_as_often_as_random(seats):
    thumb, _ = among_random("thumb", seats, "base", 60, wanted=False)
    chance, _ = among_random("random", seats, "base", 60, wanted=False)
    assert thumb >= 2 * chance and thumb >= 15


def test_dealt_the_plague_it_spoils_more_games_than_random():
    _, thumb = among_random("thumb", 6, "chaos", 80, wanted=True)
    _, chance = among_random("random", 6, "chaos", 80, wanted=True)
    assert thumb >= chance + 8


def test_among_thumbs_neither_side_wins_nearly_always():
    lost = sum([not whole_game(6, "base", seed)[0].outcome.winners for seed in range(40)])
    assert 6 <= lost <= 26


def test_it_is_at_the_door():
    assert isinstance(bots.make("thumb", lazaretto.game("bristol"), 0, 1), Thumb)
