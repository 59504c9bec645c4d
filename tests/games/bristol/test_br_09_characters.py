"""BR 9. The nine characters and their special actions."""

from __future__ import annotations

import pytest

from lazaretto.games.bristol.cards import CEDAR, CHARACTERS, FACE_NAMES, cart_shown
from lazaretto.games.bristol.characters import (
    ANOTHERS, BY_CHARACTER, BY_LOOKING, HOLDS_NONE, IN_FRONT_ALREADY, NOT_DRAWN, OTHER_CART, OUT, SAME_CART, TAKES, ActionWon,
    Bless, Chisel, Court, Dip, Escort, Filch, Gamble, Inspect, Take, Toil,
)
from lazaretto.games.bristol.chronicle import DREW, FILCHED, GLIMPSED, TOOK, read
from lazaretto.games.bristol.decks import HAND_FULL, NO_SYMPTOMS, NONE_LEFT
from lazaretto.games.bristol.dice import ALL_LOCKED, DONE, LOCKED, Lock
from lazaretto.games.bristol.phial import KEEPS
from lazaretto.games.bristol.remedies import DRAWN_NOW, NO_TWO_DICE
from lazaretto.games.bristol.setup import Cast
from lazaretto.games.bristol.turn import ACTED
from lazaretto.games.bristol.whip import Threatened
from lazaretto.kernel import FACE_DOWN, NOT_HERE, Glimpsed, Move, Moved, RandomDealer, Reason, Recorder, Said, Turned

from .town import AMBER, BRUN, CHARACTER_NAMES, CYAN, DORA, EMIL, GAME, PEOPLE, QUIET, Play, card_of, carts, town

STREET = """
    birch  5  amber brun
    cedar  3  cyan
    oak    3  dora emil
"""


def playing(character: str, picture: str = STREET, **told: object) -> Play:
    """Amber's turn, who has this character."""
    return town(picture, variant="characters", characters={"amber": character}, turn="amber", **told)


def does(v: Play, move: Move, chance: str = "") -> Play:
    """Amber does this; chance as told."""
    v.dealer.words = chance.split()
    v.position = v.position.after(AMBER, move, v.dealer)
    return v.all_chance_used()


def why_not(v: Play, move: Move) -> Reason | None:
    assert move not in v.options("amber")
    return v.position.why_not(AMBER, move)


def specials_offered(v: Play) -> list[Move]:
    kinds = {type(action) for actions in BY_CHARACTER for action in actions}
    return [move for move in v.options("amber") if type(move) in kinds]


def taking(v: Play, card: str) -> Take:
    return TAKES[card_of(v.t, card)]


def few(count: int) -> dict[str, dict[str, int]]:
    """A pack with so many remedies, all of one kind."""
    return {"remedies": {**dict.fromkeys(GAME.pack.part("remedies").names(), 0), "arsenic/leeches": count}}


# All of them


def test_characters_are_dealt_at_random_and_each_only_once() -> None:
    """BR 9.1. Nine among nine; whoever sits first may be anyone; and everyone sees who is who."""
    first = set()
    for seed in range(120):
        dealer = Recorder(RandomDealer(seed))
        dealt = GAME.begin(9, "characters", dealer).table.characters
        assert sorted(dealt) == list(range(CHARACTERS)) and (-1, Cast(dealt)) in dealer.facts
        first.add(dealt[AMBER])
    assert first == set(range(CHARACTERS))


@pytest.mark.parametrize("character", range(CHARACTERS), ids=CHARACTER_NAMES)
def test_without_the_mode_characters_are_only_names(character: int) -> None:
    """BR 9.1. No special action is an answer."""
    v = town(STREET)
    assert v.t.characters == ()
    assert {why_not(v, action) for action in BY_CHARACTER[character]} == {NOT_HERE}


@pytest.mark.parametrize("mine", CHARACTER_NAMES)
@pytest.mark.parametrize("other", CHARACTER_NAMES)
def test_each_has_one_special_action_and_no_other(mine: str, other: str) -> None:
    """BR 9.1."""
    v = playing(mine, hands={"brun": "chicken/whip"})
    actions = BY_CHARACTER[CHARACTER_NAMES.index(other)]
    if mine == other:
        assert set(specials_offered(v)) <= set(actions) and specials_offered(v)
    else:
        assert {why_not(v, action) for action in actions} == {ANOTHERS} == {Reason("BR 9.1", "that is the special action of another character")}


def test_the_special_action_is_taken_instead_of_another() -> None:
    """BR 9.1, R57. After it there are only remedies; before it, too."""
    v = playing("friar", hands={"amber": "arsenic/leeches"})
    does(v, Bless(0, 5))
    assert v.why_not("amber rerolls 1") == v.why_not("amber draws") == ACTED and why_not(v, Bless(1, 5)) == ACTED
    v.after("amber plays arsenic of arsenic/leeches", "amber locks 1 2")
    assert v.asked == "" and v.dice.split()[0] == "oak-rat" and v.locked == "1 2"


def test_a_special_action_may_follow_a_remedy() -> None:
    """BR 9.1, 5.2, R57. The action is still owed."""
    v = playing("friar", hands={"amber": "arsenic/leeches"}).after("amber plays arsenic of arsenic/leeches", "amber locks 1 2")
    assert does(v, Bless(2, 0)).asked == "" and v.dice.split()[2] == "birch-apple"


# Countess


def test_the_countess_draws_two_remedies_and_keeps_one() -> None:
    """BR 9.2. She chooses when she has seen both."""
    v = does(playing("countess"), Court(), chance="chicken/whip arsenic/leeches")
    assert v.asked == "amber" and set(v.options("amber")) == {taking(v, "chicken/whip"), taking(v, "arsenic/leeches")}
    does(v, taking(v, "chicken/whip"))
    assert v.asked == "" and v.hand("amber") == "chicken/whip" and v.remedies_in(v.t.buried) == "arsenic/leeches"
    assert [read(entry) for entry in v.t.chronicle] == [(DREW, (AMBER, 2)), (TOOK, (AMBER,))]


def test_the_countess_keeps_none_but_those_she_drew() -> None:
    """BR 9.2. Two of a kind leave one choice."""
    v = does(playing("countess", hands={"amber": "emeralds/whip"}), Court(), chance="chicken/whip chicken/whip")
    assert v.options("amber") == (taking(v, "chicken/whip"),)
    assert why_not(v, taking(v, "emeralds/whip")) == NOT_DRAWN == Reason("BR 9.2", "keep one of the two remedies you drew")
    assert why_not(v, DONE) == NOT_HERE


def test_the_other_card_of_the_countess_is_discarded_unseen() -> None:
    """BR 9.2, 2.5, R75. Nobody else learns of either card."""
    v = does(playing("countess"), Court(), chance="chicken/whip arsenic/leeches")
    does(v, taking(v, "chicken/whip"))
    assert v.told(Moved, "brun") == [
        Moved(FACE_DOWN, "remedy_deck", "drawn"), Moved(FACE_DOWN, "remedy_deck", "drawn"),
        Moved(FACE_DOWN, "drawn", "buried"), Moved(FACE_DOWN, "drawn", "remedies.0"),
    ]
    assert v.seen_by("brun").buried.cards() == [FACE_DOWN] and len(v.t.remedy_discard) == 0


def test_what_the_countess_keeps_counts_as_drawn_in_this_turn() -> None:
    """BR 9.2, 5.3, R75. It cannot be played before her next turn."""
    v = does(playing("countess", hands={"amber": "emeralds/whip"}), Court(), chance="arsenic/leeches chicken/whip")
    does(v, taking(v, "arsenic/leeches"))
    assert v.why_not("amber plays arsenic of arsenic/leeches") == DRAWN_NOW
    v.after("amber is done")
    assert v.hand("amber") == "arsenic/leeches emeralds/whip"


def test_the_countess_with_two_in_hand_ends_with_three() -> None:
    """BR 9.2, 5.4, R59. With three she may not draw."""
    v = does(playing("countess", hands={"amber": "emeralds/whip emeralds/whip"}), Court(), chance="arsenic/leeches chicken/whip")
    assert does(v, taking(v, "arsenic/leeches")).after("amber is done").hand("amber") == "arsenic/leeches emeralds/whip emeralds/whip"
    assert why_not(playing("countess", hands={"amber": "emeralds/whip emeralds/whip emeralds/whip"}), Court()) == HAND_FULL


def test_the_countess_takes_what_there_is() -> None:
    """BR 9.2, R8, R59. One card, and it is hers; none, and she cannot."""
    v = does(playing("countess", game=GAME.with_components(few(1))), Court(), chance="arsenic/leeches")
    assert v.asked == "" and v.hand("amber") == "arsenic/leeches"
    assert why_not(playing("countess", game=GAME.with_components(few(1)), hands={"brun": "arsenic/leeches"}), Court()) == NONE_LEFT


# Mason


@pytest.mark.parametrize("lock", [1, 4])
def test_the_mason_rerolls_one_die_then_locks_one(lock: int) -> None:
    """BR 9.3, R58. The same, or another."""
    v = does(playing("mason"), Chisel(0), chance="oak-rat")
    assert v.asked == "amber" and len(v.options("amber")) == 6
    assert GAME.explain(v.position, AMBER, Lock((0,)), PEOPLE[:5]) == "Oak rat: until the round ends · BR 9.3"
    v.after(f"amber locks {lock}")
    assert v.asked == "" and v.locked == str(lock) and v.dice == QUIET.replace("birch-apple", "oak-rat", 1)


def test_the_mason_leaves_locked_dice_alone() -> None:
    """BR 9.3, 7.2, R58. He neither rolls nor locks them; with one die free he does both to that one."""
    v = playing("mason", locked="1 2 3 4 5")
    assert why_not(v, Chisel(0)) == LOCKED and specials_offered(v) == [Chisel(5)]
    does(v, Chisel(5), chance="birch-rat")
    assert v.why_not("amber locks 1") == LOCKED and v.why_not("amber locks 5 6") == Reason("BR 9.3", "lock one die")
    assert v.after("amber locks 6").locked == "1 2 3 4 5 6"
    assert why_not(playing("mason", locked="1 2 3 4 5 6"), Chisel(5)) == ALL_LOCKED


# Friar


@pytest.mark.parametrize("face", range(6), ids=FACE_NAMES)
def test_the_friar_sets_one_die_to_any_face(face: int) -> None:
    """BR 9.4, R83. Also to the one it shows; no chance is in it."""
    v = does(playing("friar"), Bless(3, face))
    assert v.asked == "" and v.dice.split() == [*QUIET.split()[:3], FACE_NAMES[face], *QUIET.split()[4:]]


def test_the_friar_cannot_set_a_locked_die() -> None:
    """BR 9.4, 7.2, R58."""
    v = playing("friar", locked="1 3")
    assert len(specials_offered(v)) == 4 * 6 and why_not(v, Bless(2, 0)) == LOCKED
    assert why_not(playing("friar", locked="1 2 3 4 5 6"), Bless(2, 0)) == ALL_LOCKED


# Outlaw


@pytest.mark.parametrize("face", FACE_NAMES)
def test_the_outlaw_wins_an_action_by_the_colour_of_his_cart(face: str) -> None:
    """BR 9.5. Amber rides on Birch: its apple and its rat win, one time in three."""
    v = does(playing("outlaw"), Gamble(4), chance=face)
    won = face.startswith("birch")
    assert v.dice.split()[4] == face and (v.asked == "amber") == won and v.told(ActionWon) == ([ActionWon(AMBER)] if won else [])


def test_the_outlaw_may_gamble_again_as_often_as_luck_holds() -> None:
    """BR 9.5, R57. Four times, the last in vain."""
    v = playing("outlaw")
    for _ in range(3):
        does(v, Gamble(0), chance="birch-rat")
        assert v.asked == "amber" and v.t.actions == 1 and len(specials_offered(v)) == 6
    assert does(v, Gamble(1), chance="oak-rat").asked == ""


def test_the_action_won_may_be_any_action() -> None:
    """BR 9.5, R57. A push; or a reroll of two, which Chicken may follow (BR 8.3). It must be taken."""
    v = does(playing("outlaw"), Gamble(0), chance="birch-apple")
    assert not v.may("amber is done")
    assert v.after("amber pushes brun").carts == carts("birch 5 amber\n cedar 3 cyan\n oak 3 dora emil brun")
    v = does(playing("outlaw", hands={"amber": "chicken/whip"}), Gamble(0), chance="birch-apple")
    assert v.after("amber rerolls 1 2: oak-rat oak-rat").may("amber plays chicken of chicken/whip")


def test_the_outlaws_cart_is_the_one_he_is_on_now() -> None:
    """BR 9.5. After Crushed Emeralds have brought him to Cedar, Cedar's colour wins."""
    v = playing("outlaw", "birch 5 brun\n cedar 3 amber cyan\n oak 3 dora emil flora", hands={"amber": "emeralds/whip"})
    v.after("amber plays emeralds of emeralds/whip", "amber dashes")
    assert does(v, Gamble(0), chance="cedar-apple").asked == ""
    v = playing("outlaw", "birch 5 brun amber\n cedar 3 cyan\n oak 3 dora emil flora", hands={"amber": "emeralds/whip"})
    v.after("amber plays emeralds of emeralds/whip", "amber pushes amber")
    assert v.t.cart_of(AMBER) == CEDAR and does(v, Gamble(0), chance="cedar-rat").asked == "amber"


def test_the_outlaw_needs_a_die_that_is_not_locked() -> None:
    """BR 9.5, 7.2."""
    v = playing("outlaw", locked="1 2 3 4 5")
    assert why_not(v, Gamble(0)) == LOCKED and specials_offered(v) == [Gamble(5)]
    assert why_not(playing("outlaw", locked="1 2 3 4 5 6"), Gamble(5)) == ALL_LOCKED


# Knight


@pytest.mark.parametrize("target, picture", [
    (BRUN, "birch 5 brun amber \n cedar 3 cyan \n oak 3 dora emil"),
    (EMIL, "birch 5 amber brun \n cedar 3 cyan \n oak 3 emil dora"),
])
def test_the_knight_moves_any_pawn_to_the_front_of_its_own_cart(target: int, picture: str) -> None:
    """BR 9.6. On his cart or another."""
    assert does(playing("knight"), Escort(target)).carts == carts(picture)


def test_the_knight_may_lead_himself() -> None:
    """BR 9.6, R58. From the very back, and the others keep their order."""
    v = playing("knight", "birch 5 brun cyan amber\n cedar 3 dora\n oak 3 emil")
    assert does(v, Escort(AMBER)).carts == carts("birch 5 amber brun cyan\n cedar 3 dora\n oak 3 emil")


def test_whips_do_not_prevent_the_knight() -> None:
    """BR 9.6, R33. Those passed hold Whips and are not asked; an elbow of his they could prevent."""
    told = {"picture": "birch 5 brun amber\n cedar 3 cyan\n oak 3 dora", "hands": {"brun": "arsenic/whip"}}
    v = does(playing("knight", **told), Escort(AMBER))
    assert v.asked == "" and v.told(Threatened) == [] and v.hand("brun") == "arsenic/whip"
    assert v.carts == carts("birch 5 amber brun\n cedar 3 cyan\n oak 3 dora")
    assert playing("knight", **told).after("amber elbows").asked == "brun"


def test_the_knight_leads_nobody_who_is_in_front_or_out() -> None:
    """BR 9.6, 11.5."""
    v = playing("knight", "birch 5 amber brun\n cedar 3 cyan\n oak 3 dora", seats=5)
    assert why_not(v, Escort(AMBER)) == why_not(v, Escort(DORA)) == IN_FRONT_ALREADY == Reason("BR 9.6", "that pawn is at the front of its cart already")
    assert why_not(v, Escort(EMIL)) == OUT == Reason("BR 11.5", "that player is out of the game")
    assert specials_offered(v) == [Escort(BRUN)]


def test_the_knight_may_lead_a_ghost() -> None:
    """BR 9.6, 13.1. It has a pawn."""
    v = playing("knight", "birch 5 brun dora\n cedar 3 amber\n oak 3 cyan", seats=3)
    assert does(v, Escort(DORA)).carts == carts("birch 5 dora brun\n cedar 3 amber\n oak 3 cyan")


# Chandler


@pytest.mark.parametrize("kept, discarded, ill", [("2 3", "4", False), ("2 4", "3", True), ("3 4", "2", True)])
def test_the_chandler_draws_a_symptom_and_may_exchange_it_for_one_of_his(kept: str, discarded: str, ill: bool) -> None:
    """BR 9.7. The third is discarded, and only then are his symptoms added up (BR 1.3, R37)."""
    v = does(playing("chandler", symptoms={"amber": "2 3"}), Dip(), chance="4")
    assert v.asked == "amber" and len(v.options("amber")) == 3 and v.plagued == ""
    assert v.why_not("amber keeps 1 1").rule == "BR 9.7"
    assert GAME.explain(v.position, AMBER, KEEPS[5], PEOPLE[:5]) == "2 and 3 make 5: you stay healthy · BR 9.7"
    v.after(f"amber keeps {kept}")
    assert v.asked == "" and v.symptoms("amber") == kept and v.symptoms_in(v.t.symptom_discard) == discarded
    assert v.plagued == ("amber" if ill else "")


def test_the_others_see_only_that_the_chandler_drew() -> None:
    """BR 9.7, 2.3. Not which, nor whether he kept it, nor that he is ill."""
    v = does(playing("chandler", symptoms={"amber": "2 3"}), Dip(), chance="4").after("amber keeps 3 4")
    assert {fact.card for fact in v.told(Moved, "brun")} == {FACE_DOWN} and v.told(Turned, "brun") == []
    assert v.seen_by("brun").symptoms[AMBER].cards() == v.seen_by("brun").symptom_discard.cards() * 2 == [FACE_DOWN] * 2


def test_the_chandler_needs_a_symptom_to_draw() -> None:
    """BR 9.7, R44. All are held, or lie on the stacks of the carts."""
    v = playing(
        "chandler", "birch 5 amber\n cedar 3 brun cyan\n oak 3 dora", symptoms=dict.fromkeys(PEOPLE[:4], "1 2"),
        leeches={"oak": "1 1 1 1 2 2 2 2 3 3 3 3 3 3 3 3 4 4 4 4 4 4 4 4"},
    )
    assert why_not(v, Dip()) == NO_SYMPTOMS == Reason("R44", "no symptom card is left to draw")


# Sheriff


@pytest.mark.parametrize("seen", ["1", "4"])
def test_the_sheriff_looks_at_one_symptom_of_a_player_on_another_cart(seen: str) -> None:
    """BR 9.8, R45. Either of the two, as chance will; he alone is told."""
    v = does(playing("sheriff", symptoms={"cyan": "1 4"}), Inspect(CYAN), chance=seen)
    assert v.told(Glimpsed, "amber") == [Glimpsed(int(seen) - 1, "symptoms.2")] and v.asked == ""
    assert all([v.told(Glimpsed, name) == [] for name in PEOPLE[1:5]])


def test_everyone_sees_at_whose_symptoms_the_sheriff_looks() -> None:
    """BR 9.8. And nothing more."""
    v = does(playing("sheriff"), Inspect(CYAN), chance="2")
    assert v.told(Said) == [Said(AMBER, Inspect(CYAN))] and [read(entry) for entry in v.t.chronicle] == [(GLIMPSED, (AMBER, CYAN))]


def test_a_look_lasts_no_longer_than_the_moment() -> None:
    """BR 9.8, R45. The cards may be shuffled before the next look: what was seen may be seen again, or the other card."""
    v = does(playing("sheriff", symptoms={"cyan": "1 4"}), Inspect(CYAN), chance="1")
    assert v.seen_by("amber").symptoms[CYAN].cards() == [FACE_DOWN, FACE_DOWN]
    for again in ("1", "4"):
        next_turn = playing("sheriff", symptoms={"cyan": "1 4"})
        assert does(next_turn, Inspect(CYAN), chance=again).told(Glimpsed, "amber") == [Glimpsed(int(again) - 1, "symptoms.2")]


def test_the_sheriff_looks_at_nobody_on_his_cart_and_at_nobody_dead() -> None:
    """BR 9.8, R60. Himself included."""
    v = playing("sheriff", "birch 5 amber brun\n cedar 3 cyan\n oak 3 dora", seats=5)
    assert why_not(v, Inspect(BRUN)) == why_not(v, Inspect(AMBER)) == SAME_CART == Reason("BR 9.8", "the Sheriff looks at players on other carts")
    assert why_not(v, Inspect(EMIL)) == OUT
    assert specials_offered(v) == [Inspect(CYAN), Inspect(DORA)]


def test_at_a_ghost_the_sheriff_looks_as_everyone_does() -> None:
    """BR 9.8, 13.6, R60. By the action that all have, which lets him choose the card."""
    v = playing("sheriff", "birch 5 amber brun\n cedar 3 cyan\n oak 3 dora", seats=3)
    assert why_not(v, Inspect(DORA)) == BY_LOOKING and v.may("amber looks at dora 1") and v.may("amber looks at dora 2")


# Barmaid


@pytest.mark.parametrize("taken, left", [("chicken/whip", "emeralds/leeches"), ("emeralds/leeches", "chicken/whip")])
def test_the_barmaid_takes_a_random_remedy_from_a_player_on_her_cart(taken: str, left: str) -> None:
    """BR 9.9. Both of them know which; the others that it happened."""
    v = does(playing("barmaid", hands={"brun": "chicken/whip emeralds/leeches"}), Filch(BRUN), chance=taken)
    assert v.asked == "" and v.hand("amber") == taken and v.hand("brun") == left
    assert v.told(Moved, "amber")[0] == v.told(Moved, "brun")[0] == Moved(card_of(v.t, taken), "remedies.1", "drawn")
    assert v.told(Moved, "cyan")[0] == Moved(FACE_DOWN, "remedies.1", "drawn") and [read(entry) for entry in v.t.chronicle] == [(FILCHED, (AMBER, BRUN))]


def test_no_whip_prevents_the_barmaid() -> None:
    """BR 9.9, R33. It is no movement."""
    v = does(playing("barmaid", hands={"brun": "chicken/whip arsenic/whip"}), Filch(BRUN), chance="arsenic/whip")
    assert v.told(Threatened) == [] and v.hand("brun") == "chicken/whip"


def test_what_the_barmaid_takes_counts_as_drawn_in_this_turn() -> None:
    """BR 9.9, 5.3, R75."""
    v = does(playing("barmaid", hands={"amber": "emeralds/whip", "brun": "arsenic/leeches"}), Filch(BRUN), chance="arsenic/leeches")
    assert v.why_not("amber plays leeches of arsenic/leeches") == DRAWN_NOW
    assert v.after("amber is done").hand("amber") == "arsenic/leeches emeralds/whip"


def test_from_whom_the_barmaid_cannot_take() -> None:
    """BR 9.9. Herself, players on other carts, the dead; who holds none; and not with three in hand (BR 5.4)."""
    v = playing("barmaid", "birch 5 amber brun\n cedar 3 cyan\n oak 3 dora", seats=5, hands={"cyan": "arsenic/whip"})
    assert why_not(v, Filch(AMBER)) == why_not(v, Filch(CYAN)) == why_not(v, Filch(EMIL)) == OTHER_CART
    assert why_not(v, Filch(BRUN)) == HOLDS_NONE == Reason("BR 9.9", "that player has no remedy")
    v = playing("barmaid", hands={"amber": "arsenic/whip arsenic/whip arsenic/whip", "brun": "chicken/whip"})
    assert why_not(v, Filch(BRUN)) == HAND_FULL
    v = playing("barmaid", "birch 5 amber dora\n cedar 3 cyan\n oak 3 brun", seats=3)
    assert why_not(v, Filch(DORA)) == HOLDS_NONE


# Serf


def test_the_serf_rerolls_three_dice() -> None:
    """BR 9.10. At once; the others stay."""
    v = does(playing("serf"), Toil((0, 2, 5)), chance="oak-rat oak-rat birch-rat")
    assert v.asked == "" and v.dice == "oak-rat birch-apple oak-rat cedar-apple oak-apple birch-rat"


def test_the_serfs_action_is_exactly_three_dice() -> None:
    """BR 9.10, R76. Any three of six; one or two are the reroll that all have."""
    v = playing("serf")
    offered = specials_offered(v)
    assert len(offered) == 20 and {len(move.dice) for move in offered if isinstance(move, Toil)} == {3}
    assert v.may("amber rerolls 1 2") and {len(move.dice) for move in GAME.vocabulary(5, "characters") if isinstance(move, Toil)} == {3}


def test_the_serf_rolls_no_locked_die() -> None:
    """BR 9.10, 7.2, R76. With two dice free he can only reroll like the others."""
    v = playing("serf", locked="1 2 3 4")
    assert why_not(v, Toil((0, 4, 5))) == LOCKED and specials_offered(v) == [] and v.may("amber rerolls 5 6")
    assert why_not(playing("serf", locked="1 2 3 4 5 6"), Toil((0, 4, 5))) == ALL_LOCKED


@pytest.mark.parametrize("character, move, chance", [
    ("serf", Toil((0, 1, 2)), "oak-rat oak-rat oak-rat"), ("mason", Chisel(0), "oak-rat"), ("outlaw", Gamble(0), "oak-rat"),
])
def test_chicken_does_not_follow_a_special_action(character: str, move: Move, chance: str) -> None:
    """BR 8.3, 9.1, R16. None of them is the reroll of two dice."""
    v = does(playing(character, hands={"amber": "chicken/pomander"}), move, chance)
    if character == "mason":
        v.after("amber locks 6")
    assert v.why_not("amber plays chicken of chicken/pomander") == NO_TWO_DICE


def test_a_die_of_any_cart_can_be_gambled_with() -> None:
    """BR 9.5. It is the face that falls that counts, not the one that lay there."""
    v = playing("outlaw")
    assert {cart_shown(v.t.dice[move.die]) for move in specials_offered(v) if isinstance(move, Gamble)} == {0, 1, 2}
