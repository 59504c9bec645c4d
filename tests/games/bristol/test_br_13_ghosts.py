"""BR 13. One to three players: the Ghosts."""

from __future__ import annotations

import pytest

from lazaretto.games.bristol.cards import CHARACTERS
from lazaretto.games.bristol.characters import BY_CHARACTER, HOLDS_NONE
from lazaretto.games.bristol.chronicle import LOOKED, read
from lazaretto.games.bristol.ghosts import NO_GHOST, OUT, SEEN, GhostRolls, Look
from lazaretto.games.bristol.leaving import CAUGHT, GATES_CLOSED, GHOSTS_ESCAPED, NOBODY_ESCAPED
from lazaretto.games.bristol.mingle import Mingle
from lazaretto.games.bristol.movement import PUSHES
from lazaretto.games.bristol.phial import Keeping, Tapped
from lazaretto.games.bristol.rounds import Round, TurnOf
from lazaretto.games.bristol.setup import Boarded, Cast
from lazaretto.games.bristol.turn import ACTED
from lazaretto.kernel import FACE_DOWN, NOT_HERE, Lot, RandomDealer, Reason, Recorder, Rolled, Shown, begin

from .town import AMBER, AT_REST, BRUN, CYAN, DORA, GAME, PEOPLE, QUIET, Play, carts, town

#: Three play; Dora is a Ghost.
STREET = """
    birch  5  amber dora
    cedar  3  brun
    oak    1  cyan
"""
BIRCH_RATS = "birch-rat birch-rat cedar-apple cedar-apple oak-apple oak-apple"


def ghost_turn(v: Play, name: str, chance: str = "") -> Play:
    """A Ghost's turn; chance says which of the dice in question (from 0), and how it falls."""
    return v.go(TurnOf(PEOPLE.index(name)), AT_REST, chance=chance)


def haunted(picture: str = STREET, seats: int = 3, turn: str = "amber", **told: object) -> Play:
    return town(picture, seats=seats, turn=turn, **told)


# Setting up


@pytest.mark.parametrize("seats, ghosts", [(1, 3), (2, 2), (3, 1), (4, 0), (9, 0)])
def test_ghosts_make_up_four(seats: int, ghosts: int) -> None:
    """BR 13.1, 3.2. Two pawns on Birch, one on Cedar, one on Oak; two symptoms each."""
    dealer = Recorder(RandomDealer(5))
    t = GAME.begin(seats, "healthy-start", dealer).table
    boarded = next(fact.carts for _, fact in dealer.facts if isinstance(fact, Boarded))
    assert t.rules.ghosts == ghosts and sorted([place for riders in boarded for place in riders]) == list(range(max(4, seats)))
    if ghosts:
        assert [len(riders) for riders in boarded] == [2, 1, 1]
        assert [sum([len(t.symptoms[slot]) for slot in set(t.rules.slots[place])]) for place in range(4)] == [2, 2, 2, 2]
        assert [t.is_ghost(place) for place in range(4)] == [False] * seats + [True] * ghosts


def test_ghosts_sit_after_the_last_player() -> None:
    """BR 13.1, 4.2, R78. Two play: clockwise come Amber, Brun, and then the Ghosts Cyan and Dora, whose turns take care of themselves."""
    v = haunted("birch 5 amber cyan\n cedar 3 brun\n oak 1 dora", seats=2).new_round().after("amber rerolls 1: oak-apple")
    assert v.asked == "brun"
    v.after(f"brun rerolls 2: cedar-apple 0 oak-rat 0 birch-rat {QUIET}")
    assert [step.ghost for step in v.told(GhostRolls)] == [CYAN, DORA] and v.t.round == 4 and v.asked == "amber"


def test_nobody_sees_the_symptoms_of_a_ghost() -> None:
    """BR 13.1, 2.3. Its two cards lie apart, face down (R45)."""
    v = haunted(symptoms={"dora": "1 4"})
    assert [v.seen_by(name).symptoms[slot].cards() for name in PEOPLE[:3] for slot in v.t.rules.slots[DORA]] == [[FACE_DOWN]] * 6


def test_a_ghost_may_begin_the_round() -> None:
    """BR 13.1, 4.2, R67. Dora is at the front of the leading cart: her die is rolled before Amber is asked."""
    v = haunted("birch 5 dora amber\n cedar 3 brun\n oak 1 cyan").new_round(chance="0 cedar-rat")
    assert v.t.first == DORA and v.asked == "amber" and v.dice == "birch-apple birch-apple cedar-rat cedar-apple oak-apple oak-apple"


def test_ghosts_have_characters_and_never_use_them() -> None:
    """BR 13.1, 9.1, R81. Whatever Dora is, she rerolls one die."""
    dealer = Recorder(RandomDealer(3))
    dealt = GAME.begin(1, "characters+healthy-start", dealer).table.characters
    assert len(set(dealt)) == 4 and (-1, Cast(dealt)) in dealer.facts
    for character in ("countess", "serf", "outlaw"):
        v = ghost_turn(haunted(variant="characters", characters={"dora": character}), "dora", "1 oak-rat")
        assert v.dice == QUIET.replace("cedar-apple oak-apple", "oak-rat oak-apple", 1) and v.asked == ""


@pytest.mark.parametrize("seats, count", [(1, 1), (2, 1), (3, 1), (4, 0)])
def test_every_living_player_begins_with_one_remedy(seats: int, count: int) -> None:
    """BR 13.2. Ghosts have none, ever."""
    t = GAME.begin(seats, "healthy-start", RandomDealer(5)).table
    assert [len(hand) for hand in t.remedies] == [count] * seats and len(t.remedy_deck) == 27 - seats * count


# A Ghost's turn


@pytest.mark.parametrize("dice, chance, after", [
    # Dora rides on Birch: Cedar is the cart farthest ahead that is not hers
    ("cedar-rat cedar-apple oak-apple oak-apple birch-apple birch-rat", "0 oak-rat", "cedar-rat oak-rat oak-apple oak-apple birch-apple birch-rat"),
    ("cedar-rat oak-apple oak-apple oak-apple birch-apple birch-rat", "0 oak-rat", "oak-rat oak-apple oak-apple oak-apple birch-apple birch-rat"),
    ("oak-rat oak-apple oak-rat oak-apple birch-apple birch-rat", "1 birch-rat", "oak-rat oak-apple oak-rat birch-rat birch-apple birch-rat"),
    ("oak-rat oak-rat birch-rat birch-apple birch-apple birch-rat", "1 birch-rat", "oak-rat birch-rat birch-rat birch-apple birch-apple birch-rat"),
])
def test_a_ghost_rerolls_a_die_of_the_cart_farthest_ahead_that_is_not_its_own(dice: str, chance: str, after: str) -> None:
    """BR 13.3, R61. An apple if there is one, else a rat; the next cart if there is neither; chance among equals."""
    v = ghost_turn(haunted(dice=dice), "dora", chance)
    assert v.dice == after and len(v.told(Lot)) == len(v.told(Rolled)) == 1


def test_from_another_cart_it_is_the_leading_carts_dice() -> None:
    """BR 13.3. Now Dora rides on Oak."""
    v = ghost_turn(haunted("birch 5 amber\n cedar 3 brun\n oak 1 cyan dora"), "dora", "1 cedar-rat")
    assert v.dice == "birch-apple cedar-rat cedar-apple cedar-apple oak-apple oak-apple"


def test_an_empty_cart_is_rerolled_for_like_another() -> None:
    """BR 13.3, R61. Empty Cedar leads the rest."""
    v = ghost_turn(haunted("birch 5 amber dora\n cedar 3\n oak 1 cyan brun"), "dora", "0 oak-rat")
    assert v.dice == "birch-apple birch-apple oak-rat cedar-apple oak-apple oak-apple"


def test_a_ghost_leaves_locked_dice_alone() -> None:
    """BR 13.3, 7.2, R11, R61. Cedar's are locked: it takes Oak's."""
    v = ghost_turn(haunted(locked="3 4"), "dora", "0 oak-rat")
    assert v.dice == "birch-apple birch-apple cedar-apple cedar-apple oak-rat oak-apple"


@pytest.mark.parametrize("face", ["birch", "cedar", "oak"])
def test_if_the_die_then_shows_an_apple_the_ghost_elbows_to_the_front(face: str) -> None:
    """BR 13.4, R61. Whichever cart's apple; after a rat it stays."""
    moved = ghost_turn(haunted(), "dora", f"0 {face}-apple")
    assert moved.carts == carts("birch 5 dora amber\n cedar 3 brun\n oak 1 cyan")
    assert ghost_turn(haunted(), "dora", f"0 {face}-rat").carts == carts(STREET)


def test_from_the_very_back_it_elbows_past_both() -> None:
    """BR 13.4."""
    v = ghost_turn(haunted("birch 5 amber brun dora\n cedar 3\n oak 1 cyan"), "dora", "0 oak-apple")
    assert v.carts == carts("birch 5 dora amber brun\n cedar 3\n oak 1 cyan")


def test_from_the_front_it_dashes_if_the_cart_ahead_has_a_place_free() -> None:
    """BR 13.4. To its back."""
    v = ghost_turn(haunted("birch 5 amber brun\n cedar 3 dora cyan\n oak 1"), "dora", "0 oak-apple")
    assert v.carts == carts("birch 5 amber brun dora\n cedar 3 cyan\n oak 1")


def test_a_ghost_changes_places_with_nobody() -> None:
    """BR 13.4, R61. The cart ahead is full: it stays where it is, and so at the front of the leading cart."""
    full = "birch 5 amber brun cyan\n cedar 3 dora\n oak 1"
    assert ghost_turn(haunted(full), "dora", "0 oak-apple").carts == carts(full)
    leading = "birch 5 dora amber\n cedar 3 brun\n oak 1 cyan"
    assert ghost_turn(haunted(leading), "dora", "0 oak-apple").carts == carts(leading)


def test_a_whip_prevents_an_elbowing_ghost() -> None:
    """BR 13.4, 8.7, R34. The die stays as it fell."""
    v = ghost_turn(haunted(hands={"amber": "arsenic/whip"}), "dora", "0 oak-apple")
    assert v.asked == "amber"
    v.after("amber cracks arsenic/whip")
    assert v.carts == carts(STREET) and v.hand("amber") == "" and v.dice == "birch-apple birch-apple oak-apple cedar-apple oak-apple oak-apple"


def test_a_whip_prevents_a_dashing_ghost() -> None:
    """BR 13.4, 8.7, R34. Any on the cart that it would enter."""
    picture = "birch 5 amber brun\n cedar 3 dora cyan\n oak 1"
    v = ghost_turn(haunted(picture, hands={"amber": "arsenic/leeches", "brun": "chicken/whip", "cyan": "emeralds/whip"}), "dora", "0 oak-apple")
    assert v.asked == "amber brun"
    assert v.after("brun cracks chicken/whip", "amber lets it happen").carts == carts(picture)


def test_ghosts_crack_no_whips() -> None:
    """BR 13.4, R34. Amber elbows past Dora, and nobody is asked."""
    v = haunted("birch 5 dora amber\n cedar 3 brun\n oak 1 cyan", turn="amber", hands={"amber": "arsenic/whip"}).after("amber elbows")
    assert v.carts == carts("birch 5 amber dora\n cedar 3 brun\n oak 1 cyan") and v.asked == "amber"


@pytest.mark.parametrize("dice", ["birch-apple birch-apple birch-apple birch-rat birch-rat birch-rat", " ".join(["birch-apple"] * 6)])
def test_if_all_dice_are_its_own_carts_it_neither_rolls_nor_moves(dice: str) -> None:
    """BR 13.5."""
    v = ghost_turn(haunted(dice=dice), "dora")
    assert v.dice == dice and v.told(GhostRolls) == [] and v.carts == carts(STREET)


def test_if_all_others_are_locked_it_neither_rolls_nor_moves() -> None:
    """BR 13.5, R61."""
    assert ghost_turn(haunted(locked="3 4 5 6"), "dora").told(GhostRolls) == []


def test_once_a_cart_has_left_it_rerolls_for_the_cart_still_in_town_that_is_not_its_own() -> None:
    """BR 13.5. Birch has left: its dice are let be, also if there is no other."""
    picture = "cedar 3 dora brun\n oak 1 cyan"
    assert ghost_turn(haunted(picture), "dora", "1 oak-rat").dice == "birch-apple birch-apple cedar-apple cedar-apple oak-apple oak-rat"
    assert ghost_turn(haunted(picture, dice="birch-apple birch-apple birch-rat birch-rat cedar-rat cedar-rat"), "dora").told(GhostRolls) == []


@pytest.mark.parametrize("which, after", [(0, 0), (1, 1), (2, 4), (3, 5)])
def test_on_the_only_cart_left_it_rerolls_any_die_that_is_not_its_own_colour(which: int, after: int) -> None:
    """BR 13.5, R62. By chance; apples do not go before rats."""
    dice = ["birch-rat", "birch-apple", "cedar-apple", "cedar-rat", "oak-apple", "oak-rat"]
    v = ghost_turn(haunted("cedar 3 brun dora", dice=" ".join(dice)), "dora", f"{which} cedar-rat")
    dice[after] = "cedar-rat"
    assert v.dice == " ".join(dice)


# Looking


@pytest.mark.parametrize("which, card", [(1, "1"), (2, "4")])
def test_as_your_action_you_may_look_at_one_symptom_of_a_ghost(which: int, card: str) -> None:
    """BR 13.6, R10, R45. The first or the second, as you choose; you alone see it."""
    v = haunted(symptoms={"dora": "1 4"}, hands={"amber": "arsenic/whip"}).after(f"amber looks at dora {which}")
    slot = v.t.rules.slots[DORA][which - 1]
    assert v.told(Shown, "amber") == [Shown((int(card) - 1,), f"symptoms.{slot}")] and v.told(Shown, "brun") == []
    assert v.seen_by("amber").symptoms[slot].cards() == [int(card) - 1] and v.seen_by("brun").symptoms[slot].cards() == [FACE_DOWN]
    assert v.why_not("amber draws") == ACTED and [read(entry) for entry in v.t.chronicle] == [(LOOKED, (AMBER, DORA, which - 1))]


def test_a_ghosts_symptoms_are_not_shuffled_between_looks() -> None:
    """BR 13.6, R45, R80. Who saw one card looks at the other, and then sees both, until the next mingle."""
    v = haunted(symptoms={"dora": "1 4"}).after("amber looks at dora 1")
    v.go(TurnOf(AMBER), AT_REST)
    assert v.why_not("amber looks at dora 1") == SEEN == Reason("R80", "you see that card already")
    v.after("amber looks at dora 2")
    assert [v.seen_by("amber").symptoms[slot].cards() for slot in v.t.rules.slots[DORA]] == [[0], [3]]
    assert all([look in v.go(TurnOf(BRUN), AT_REST).options("brun") for look in (Look(DORA, 0), Look(DORA, 1))])


def test_a_mingle_ends_what_was_seen() -> None:
    """BR 13.6, 13.7, R45. Other cards lie there now; even those that come back nobody knows."""
    v = haunted(symptoms={"amber": "1 2", "dora": "1 4"}, dice=BIRCH_RATS).after("amber looks at dora 1").end_round("2 1 2 1 4")
    assert [v.seen_by("amber").symptoms[slot].cards() for slot in v.t.rules.slots[DORA]] == [[FACE_DOWN], [FACE_DOWN]]
    assert v.asked == "amber" and v.may("amber looks at dora 1")


def test_a_mingle_elsewhere_does_not() -> None:
    """BR 13.6, R45."""
    v = haunted(symptoms={"dora": "1 4", "brun": "1 1"}, dice="cedar-rat cedar-rat birch-apple birch-apple oak-apple oak-apple").after("amber looks at dora 1")
    assert v.end_round("2 1 1").seen_by("amber").symptoms[v.t.rules.slots[DORA][0]].cards() == [0]


def test_only_ghosts_are_looked_at() -> None:
    """BR 13.6, R10. Not players, not the dead; and with four players there is no such action."""
    v = haunted("birch 5 amber brun\n cedar 3 cyan\n oak 1", seats=3)
    assert v.why_not("amber looks at brun 1") == NO_GHOST and v.why_not("amber looks at dora 1") == OUT
    v = town("birch 5 amber brun\n cedar 3 cyan\n oak 1 dora")
    assert v.why_not("amber looks at dora 1") == NOT_HERE


# Mingling and pushing


def test_ghosts_mingle_like_players() -> None:
    """BR 13.7, 10.2. Two of theirs go in, two come back."""
    v = haunted(symptoms={"amber": "1 2", "dora": "3 3"}, dice=BIRCH_RATS).end_round("4 3 1 4 2")
    assert v.told(Mingle) == [Mingle(0, (AMBER, DORA))]
    assert (v.symptoms("amber"), v.symptoms("dora"), v.symptoms_in(v.t.symptom_discard)) == ("1 3", "4 2", "3")


def test_a_cart_of_ghosts_alone_mingles_too() -> None:
    """BR 13.7, R42."""
    v = haunted("birch 5 dora\n cedar 3 brun amber\n oak 1 cyan", symptoms={"dora": "3 3"}, dice=BIRCH_RATS)
    assert v.end_round("4 3 4", dice=f"{QUIET} 0 oak-rat").symptoms("dora") == "3 4"


def test_ghosts_can_be_pushed_like_players() -> None:
    """BR 13.7, 6.5."""
    assert haunted().after("amber pushes dora").carts == carts("birch 5 amber\n cedar 3 brun\n oak 1 cyan dora")


@pytest.mark.parametrize("symptoms, dead", [("2 3", "cyan dora"), ("1 4", "cyan dora"), ("2 4", "dora"), ("3 3", "dora")])
def test_who_pushes_a_ghost_off_the_last_cart_that_holds_five_or_less_is_out_too(symptoms: str, dead: str) -> None:
    """BR 13.7, 6.8, R64. It shows its symptoms."""
    v = haunted("birch 5 amber\n cedar 3 brun\n oak 1 cyan dora", turn="cyan", symptoms={"dora": symptoms}).after("cyan pushes dora")
    assert v.dead == dead and [fact.cards for fact in v.told(Shown)][:2] == [(int(card) - 1,) for card in symptoms.split()]


@pytest.mark.parametrize("variant, sense", [("base", "it holds less than 6"), ("alms", "it is healthy")])
def test_what_leaving_a_ghost_behind_comes_to_is_told_beforehand(variant: str, sense: str) -> None:
    """BR 13.7, R70. With coins its symptoms alone do not tell: cured it is healthy with eight."""
    v = haunted("birch 5 amber\n cedar 3 brun\n oak 1 cyan dora", turn="cyan", variant=variant, symptoms={"dora": "4 4"},
                coins={"dora": "cured"} if variant == "alms" else {})
    assert GAME.explain(v.position, CYAN, PUSHES[DORA], PEOPLE[:3]) == f"Ghost D is left behind; if {sense}, you are out too · BR 13.7"
    assert v.after("cyan pushes dora").dead == ("cyan dora" if variant == "alms" else "dora")


def test_the_barmaid_finds_nothing_with_a_ghost() -> None:
    """BR 13.2, 9.9, R81."""
    v = haunted(variant="characters", characters={"amber": "barmaid"})
    assert v.position.why_not(AMBER, BY_CHARACTER[7][DORA]) == HOLDS_NONE and len(BY_CHARACTER) == CHARACTERS


# Winning and losing


@pytest.mark.parametrize("symptoms, winners, dead", [("2 3", "amber", ""), ("3 3", None, "amber dora"), ("4 4", None, "amber dora")])
def test_a_ghost_that_leaves_the_town_reveals_its_symptoms(symptoms: str, winners: str | None, dead: str) -> None:
    """BR 13.8, 11.3, R65. With 6 or more it has the plague, and all aboard die; else the players aboard win."""
    v = haunted("birch 14 amber dora\n cedar 3 brun\n oak 1 cyan", symptoms={"dora": symptoms}).end_round()
    assert v.winners == winners and v.dead == dead
    shown = [fact for fact in v.told(Shown) if fact.place in [f"symptoms.{slot}" for slot in v.t.rules.slots[DORA]]]
    assert [fact.cards for fact in shown][:2] == [(int(card) - 1,) for card in symptoms.split()]


def test_what_a_ghost_held_before_does_not_matter() -> None:
    """BR 13.8, R63. 8 before the mingle, 2 after it: the cart is healthy."""
    v = haunted("birch 14 amber dora\n cedar 3 brun\n oak 1 cyan", symptoms={"amber": "1 1", "dora": "4 4"}, dice=BIRCH_RATS)
    assert v.plagued == "dora"
    v.end_round("2 4 1 1 2")
    assert v.winners == "amber" and v.symptoms("dora") == "1 2"


def test_a_cart_of_ghosts_alone_that_leaves_healthy_wins_for_the_ghosts() -> None:
    """BR 13.9. All players lose, the plagued too: somebody has escaped."""
    v = haunted("birch 14 dora\n cedar 3 amber brun\n oak 1 cyan", symptoms={"dora": "1 4", "brun": "4 4"}).end_round()
    assert v.over and v.winners == "" and v.position.outcome is not None
    assert v.position.outcome.reason == GHOSTS_ESCAPED and v.position.outcome.scores == (0.0, 0.0, 0.0)


def test_a_cart_of_ghosts_alone_that_leaves_plagued_dies() -> None:
    """BR 13.9, 11.3, 11.6, R65. And starts the last round."""
    v = haunted("birch 14 dora\n cedar 3 amber brun\n oak 1 cyan", symptoms={"dora": "3 3"}).end_round()
    assert not v.over and v.dead == "dora" and v.t.deadline == 3 and v.asked == "amber"


@pytest.mark.parametrize("seats, winners", [(3, "amber cyan"), (2, "amber"), (1, "amber")])
def test_on_a_mixed_healthy_cart_the_players_win(seats: int, winners: str) -> None:
    """BR 13.9, 11.2, R65. Ghosts beside them win nothing and spoil nothing."""
    v = haunted("birch 14 cyan amber dora\n cedar 3 brun\n oak 1", seats=seats).end_round()
    assert v.winners == winners


def end_of(v: Play) -> tuple[str, tuple[float, ...]]:
    assert v.over and v.position.outcome is not None
    return v.position.outcome.reason, v.position.outcome.scores


@pytest.mark.parametrize("symptoms, reason, scores", [("1 2", GHOSTS_ESCAPED, (0.0, 0.0)), ("3 3", NOBODY_ESCAPED, (0.5, 0.0))])
def test_ghosts_that_leave_after_the_last_player_in_the_same_round_are_settled_too(symptoms: str, reason: str, scores: tuple[float, ...]) -> None:
    """BR 13.9, 11.4, R48, R53. Plagued Amber leaves at 17, the Ghosts at 16; Brun is dead."""
    v = haunted("birch 15 amber\n cedar 14 cyan dora", seats=2, symptoms={"amber": "4 4", "cyan": symptoms}).end_round()
    assert v.t.gone == (2, 0, 1) and end_of(v) == (reason, scores)


def test_with_no_player_left_the_ghosts_play_on() -> None:
    """BR 13.9, 11.8, R53. Plagued Amber jumps off the last cart; the Ghosts leave healthy all the same, and nobody gloats."""
    v = haunted("birch 14 cyan dora\n oak 1 amber", seats=2, symptoms={"amber": "4 4"}).after("amber pushes amber")
    assert v.dead == "amber brun" and not v.over
    assert end_of(v.end_round()) == (GHOSTS_ESCAPED, (0.0, 0.0))


@pytest.mark.parametrize("picture", ["birch 5 brun dora\n cedar 3 cyan\n oak 1", "birch 1\n oak 1 brun cyan dora", "oak 0 dora"])
def test_playing_on_they_ask_nobody_and_soon_come_to_an_end(picture: str) -> None:
    """BR 13.9, R53, R88. A healthy cart of theirs escapes, or nobody does."""
    t = haunted(picture, seats=1).t
    ended = [begin(t.copy(), [Round(3)], RandomDealer(seed)) for seed in range(100)]
    reasons = {position.outcome.reason for position in ended if position.outcome}
    assert GHOSTS_ESCAPED in reasons and reasons <= {GHOSTS_ESCAPED, NOBODY_ESCAPED, GATES_CLOSED}
    assert all([position.outcome and position.asked == () and position.table.round < 40 for position in ended])


# Alone


def lost(v: Play) -> bool:
    return v.position.outcome is not None and v.position.outcome.reason == CAUGHT and v.position.outcome.scores == (0.0,)


def test_alone_you_may_have_lost_at_the_deal() -> None:
    """BR 13.10, R66. About one time in ten; `healthy-start` spares you."""
    ended = [GAME.begin(1, "base", RandomDealer(seed)) for seed in range(300)]
    over = [position for position in ended if position.outcome is not None]
    assert 10 < len(over) < 60 and {position.outcome.reason for position in over if position.outcome} == {CAUGHT}
    assert all([position.table.is_plagued(AMBER) == (position.outcome is not None) for position in ended])
    assert all([GAME.begin(1, "healthy-start", RandomDealer(seed)).outcome is None for seed in range(300)])


def test_alone_you_lose_by_a_mingle() -> None:
    """BR 13.10. At once: the carts do not move any more."""
    v = haunted("birch 15 amber brun\n cedar 3 cyan\n oak 1 dora", seats=1, symptoms={"amber": "1 3", "brun": "1 3"}, dice=BIRCH_RATS).end_round("4 3 3 1 1")
    assert lost(v) and v.t.spaces[0] == 15


def test_alone_you_lose_by_pomander_and_by_the_chandlers_draw() -> None:
    """BR 13.10."""
    alone = {"picture": "birch 5 amber brun\n cedar 3 cyan\n oak 1 dora", "seats": 1, "symptoms": {"amber": "1 3"}}
    v = town(**alone, hands={"amber": "chicken/pomander"}).after("amber plays pomander of chicken/pomander: 4 4")
    assert lost(v.after("amber keeps 4 4"))
    assert lost(town(**alone, variant="characters").go(Tapped(AMBER, 1, "BR 9.7"), Keeping(AMBER, 1), AT_REST, chance="3").after("amber keeps 3 3"))


def test_alone_you_lose_by_a_coin() -> None:
    """BR 13.10, 12.6, R85. Unless you hold the other."""
    alone = {"picture": "birch 5 amber brun\n cedar 3 cyan\n oak 1 dora", "seats": 1, "variant": "alms", "hands": {"amber": "alms/arsenic alms/whip"}}
    assert lost(town(**alone).after("amber plays alms of alms/arsenic: plague", "amber gives to amber"))
    v = town(**alone).after("amber plays alms of alms/arsenic: cured", "amber gives to amber", "amber plays alms of alms/whip: plague", "amber gives to amber")
    assert not v.over and v.plagued == ""
    assert not town(**alone).after("amber plays alms of alms/arsenic: plague", "amber gives to dora").over


def test_alone_no_cure_comes_in_time() -> None:
    """BR 13.10, 12.3, R85. Lost as soon as plagued, in Cure too."""
    v = haunted("birch 5 amber brun\n cedar 3 cyan\n oak 1 dora", seats=1, variant="cure", symptoms={"amber": "1 3", "brun": "1 3"}, dice=BIRCH_RATS)
    assert lost(v.end_round("4 3 3 1 1"))


def test_a_plagued_ghost_loses_nobody_the_game() -> None:
    """BR 13.10. Nor does the plague of one of two."""
    v = haunted("birch 5 amber brun\n cedar 3 cyan\n oak 1 dora", seats=1, symptoms={"amber": "1 1", "brun": "4 4"}, dice=BIRCH_RATS).end_round("4 1 1 4 4")
    assert not v.over and v.plagued == "brun"
    v = haunted("birch 5 amber brun\n cedar 3 cyan\n oak 1 dora", seats=2, symptoms={"amber": "4 4"}, dice=BIRCH_RATS).end_round("4 4 4 1 3")
    assert not v.over and v.plagued == "amber"
