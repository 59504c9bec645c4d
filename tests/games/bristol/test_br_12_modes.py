"""BR 12. Chaos, Convene, Cure, Alms, and the house rules."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from lazaretto.games.bristol.alms import OUT, CoinDrawn
from lazaretto.games.bristol.cards import ALMS, CURED_COIN, FOUR, NAUGHT, PLAGUE_COIN, PLAGUED, REMEDY_NAMES
from lazaretto.games.bristol.mingle import Convene, Mingle
from lazaretto.games.bristol.phial import Keeping, Tapped
from lazaretto.games.bristol.remedies import NO_COINS
from lazaretto.games.bristol.table import Town
from lazaretto.kernel import FACE_DOWN, Dealer, Moved, RandomDealer, Reason, Shown, UnknownVariant

from .town import AMBER, AT_REST, CYAN, DORA, GAME, PEOPLE, Play, carts, town

STREET = """
    birch  5  amber brun
    cedar  3  cyan
    oak    1  dora emil
"""
BIRCH_RATS = "birch-rat birch-rat cedar-apple cedar-apple oak-apple oak-apple"
FOUR_ABOARD = "birch 5 amber brun\n cedar 3 cyan\n oak 1 dora"
CEDAR_RATS = "birch-apple birch-apple cedar-rat cedar-rat oak-apple oak-apple"
BIRCH_AND_CEDAR = "birch-rat birch-rat cedar-rat cedar-rat oak-apple oak-apple"


def dealt(seats: int, variant: str, games: int) -> list[Town]:
    return [GAME.begin(seats, variant, RandomDealer(seed)).table for seed in range(games)]


def known_to_be_plagued(v: Play, name: str) -> str:
    """Whom this one sees to be plagued, besides knowing it of oneself."""
    seen = v.seen_by(name).health
    return " ".join([other for seat, other in enumerate(PEOPLE[:v.t.rules.seats]) if other != name and PLAGUED in seen[seat]])


# Chaos


def test_in_chaos_the_fours_stay_in_for_the_first_deal() -> None:
    """BR 12.1. About one in three begins plagued: 37 in a hundred by our deck (R82)."""
    tables = dealt(9, "chaos", 400)
    share = sum([t.is_plagued(seat) for t in tables for seat in range(9)]) / (400 * 9)
    assert any([FOUR in zone for t in tables for zone in t.symptoms]) and 0.34 < share < 0.40


def test_without_chaos_no_four_is_dealt_at_first() -> None:
    """BR 12.1, 3.3. About one in ten begins plagued."""
    tables = dealt(9, "base", 400)
    share = sum([t.is_plagued(seat) for t in tables for seat in range(9)]) / (400 * 9)
    assert not any([FOUR in zone for t in tables for zone in t.symptoms]) and 0.08 < share < 0.125
    assert {t.symptom_deck.count(FOUR) for t in tables} == {8}


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_chaos_is_for_few_players_too(seats: int) -> None:
    """BR 12.1, R71. Ghosts are dealt 4s as well."""
    tables = dealt(seats, "chaos", 60)
    assert any([FOUR in zone for t in tables for zone in t.symptoms[seats:]])


# Convene


def test_after_a_mingle_the_plagued_see_each_other() -> None:
    """BR 12.2. Brun catches it by the mingle, Dora had it already: both know of both, wherever they ride."""
    v = town(STREET, variant="convene", dice=BIRCH_RATS, symptoms={"amber": "1 2", "brun": "1 2", "dora": "4 4"}).end_round("4 1 1 2 4")
    assert v.plagued == "brun dora"
    assert {name: known_to_be_plagued(v, name) for name in PEOPLE[:5]} == {"amber": "", "brun": "dora", "cyan": "", "dora": "brun", "emil": ""}
    assert v.told(Shown, "brun") == [Shown((1,), "health.3")] and v.told(Shown, "dora") == [Shown((1,), "health.1")] and v.told(Shown, "amber") == []


def test_the_healthy_are_seen_by_nobody_and_see_nobody() -> None:
    """BR 12.2. Not even how many looked up: to them all markers look alike."""
    v = town(STREET, variant="convene", dice=BIRCH_RATS, symptoms={"amber": "1 2", "brun": "1 2", "dora": "4 4"}).end_round("4 1 1 2 4")
    assert [zone.cards() for zone in v.seen_by("amber").health] == [[0], [FACE_DOWN], [FACE_DOWN], [FACE_DOWN], [FACE_DOWN]]
    assert [zone.eyes for zone in v.seen_by("amber").health[1:]] == [0, 0, 0, 0] and v.seen_by("dora").health[CYAN].cards() == [FACE_DOWN]


def test_without_a_mingle_nobody_looks_up() -> None:
    """BR 12.2."""
    v = town(STREET, variant="convene", symptoms={"amber": "3 3", "dora": "4 4"}).end_round()
    assert v.told(Convene) == [] and known_to_be_plagued(v, "amber") == ""


def test_who_catches_the_plague_later_sees_the_others_at_the_next_mingle() -> None:
    """BR 12.2. And not before."""
    v = town(STREET, variant="convene", dice=BIRCH_RATS, symptoms={"amber": "4 4", "brun": "1 2", "cyan": "3 1", "dora": "4 4"})
    v.end_round("1 4 4 1 2", dice=CEDAR_RATS)
    assert known_to_be_plagued(v, "amber") == "dora" and known_to_be_plagued(v, "cyan") == ""
    v.end_round("3 3 3")
    assert [known_to_be_plagued(v, name) for name in ("amber", "cyan", "dora", "brun")] == ["cyan dora", "amber dora", "amber cyan", ""]


def test_they_look_up_after_each_carts_mingle() -> None:
    """BR 12.2, R68. Not once a round: Amber and Dora know of each other before Cedar's cards are mixed."""
    v = town(STREET, variant="convene", dice=BIRCH_AND_CEDAR, symptoms={"amber": "4 4", "brun": "1 2", "cyan": "3 1", "dora": "4 4"})
    v.end_round("1 4 4 1 2 3 3 3")
    assert [type(fact) for _, fact in v.dealer.facts if isinstance(fact, (Mingle, Convene))] == [Mingle, Convene, Mingle, Convene]
    assert v.told(Shown, "amber") == [Shown((1,), "health.3"), Shown((1,), "health.2")]
    assert v.told(Shown, "cyan") == [Shown((1,), "health.0"), Shown((1,), "health.3")]


def test_the_dead_and_the_ghosts_have_no_part_in_it() -> None:
    """BR 12.2, R86. Emil died plagued, Cyan lives; a Ghost has no eyes."""
    v = town(FOUR_ABOARD, seats=5, variant="convene", dice=BIRCH_RATS, symptoms={"amber": "4 4", "brun": "1 1", "emil": "3 3"})
    v.end_round("1 4 4 1 1")
    assert v.plagued == "amber emil" and v.told(Shown, "amber") == v.told(Shown, "emil") == []
    v = town(FOUR_ABOARD, seats=3, variant="convene", dice=BIRCH_RATS, symptoms={"amber": "4 4", "brun": "1 1", "dora": "3 3"})
    v.end_round("1 4 4 1 1")
    assert v.told(Shown, "amber") == []


# Cure


@pytest.mark.parametrize("variant, plagued", [("cure", ""), ("base", "cyan")])
def test_who_holds_two_ones_is_cured(variant: str, plagued: str) -> None:
    """BR 12.3. By a mingle; without the mode nobody is (BR 1.3)."""
    v = town(STREET, variant=variant, dice=CEDAR_RATS, symptoms={"cyan": "1 1"}, plagued="cyan").end_round("4 1 1")
    assert v.plagued == plagued


@pytest.mark.parametrize("dealt", ["1 2", "1 4", "2 2"])
def test_nothing_but_two_ones_cures(dealt: str) -> None:
    """BR 12.3. Low symptoms are not enough."""
    first, second = dealt.split()
    v = town(STREET, variant="cure", dice=CEDAR_RATS, symptoms={"cyan": f"{first} 4"}, plagued="cyan").end_round(f"{second} {dealt}")
    assert v.symptoms("cyan") == dealt and v.plagued == "cyan"


def test_pomander_and_the_chandler_can_cure_as_well() -> None:
    """BR 12.3, R69. At any moment at which the plague can be caught."""
    v = town(STREET, variant="cure", symptoms={"amber": "4 1"}, plagued="amber", hands={"amber": "chicken/pomander"})
    v.after("amber plays pomander of chicken/pomander: 3 1", "amber keeps 1 1")
    assert v.plagued == ""
    v = town(STREET, variant="characters+cure", characters={"amber": "chandler"}, symptoms={"amber": "4 1"}, plagued="amber")
    assert v.go(Tapped(AMBER, 1, "BR 9.7"), Keeping(AMBER, 1), AT_REST, chance="1").after("amber keeps 1 1").plagued == ""


def test_two_ones_dealt_on_the_way_to_others_do_not_cure() -> None:
    """BR 12.3, R69, R37. Amber could have kept two 1s, and did not."""
    v = town(STREET, variant="cure", symptoms={"amber": "4 4"}, hands={"amber": "chicken/pomander"})
    assert v.after("amber plays pomander of chicken/pomander: 1 1", "amber keeps 1 4").plagued == "amber"


def test_who_was_cured_can_catch_the_plague_again() -> None:
    """BR 12.3. By 6 or more, as at first; and be cured once more."""
    v = town(STREET, variant="cure", dice=CEDAR_RATS, symptoms={"cyan": "1 1"}, plagued="cyan")
    assert v.end_round("4 1 1", dice=CEDAR_RATS).plagued == ""
    assert v.end_round("4 4 1", dice=CEDAR_RATS).plagued == "" and v.symptoms("cyan") == "1 4"
    assert v.end_round("2 2 4", dice=CEDAR_RATS).plagued == "cyan"
    assert v.end_round("3 2 3", dice=CEDAR_RATS).plagued == "cyan"


def test_who_was_cured_escapes_with_the_healthy() -> None:
    """BR 12.3, 11.2. And is no longer among those who gloat (R54)."""
    v = town("birch 14 amber brun\n cedar 3 cyan\n oak 1 dora", variant="cure", dice=BIRCH_RATS, symptoms={"amber": "1 2", "brun": "1 2"}, plagued="amber")
    assert v.end_round("4 1 1 2 2").winners == "amber brun"
    v = town("cedar 3 cyan\n oak 1 dora", seats=4, variant="cure", round=3, deadline=3, dice=CEDAR_RATS, symptoms={"cyan": "1 1"}, plagued="cyan dora")
    v.end_round("4 1 1")
    assert v.position.outcome is not None and v.position.outcome.scores == (0.0, 0.0, 0.0, 0.5)


# Alms


def test_six_coins_and_six_alms_cards_come_into_the_game() -> None:
    """BR 12.4, R82. Four naught, one plague, one cured; Alms stand with each of the six remedies."""
    t = GAME.begin(6, "alms", RandomDealer(1)).table
    assert [t.bag.count(coin) for coin in (NAUGHT, PLAGUE_COIN, CURED_COIN)] == [4, 1, 1]
    alms = [t.rules.cards[card] for card in t.remedy_deck.cards() if ALMS in t.rules.cards[card]]
    assert len(t.remedy_deck) == 27 + 6 and sorted([min(pair) for pair in alms]) == list(range(6)) and all([max(pair) == ALMS for pair in alms])


def test_without_the_mode_there_are_neither() -> None:
    """BR 12.4."""
    t = GAME.begin(6, "base", RandomDealer(1)).table
    assert len(t.bag) == 0 and t.coins == [] and len(t.remedy_deck) == 27 and not any([ALMS in pair for pair in t.rules.cards])


def giving(to: str, coin: str, card: str = "alms/arsenic", picture: str = STREET, **told: object) -> Play:
    """Amber plays Alms, draws this coin and gives it."""
    v = town(picture, variant="alms", hands={"amber": card}, **told)
    return v.after(f"amber plays alms of {card}: {coin}", f"amber gives to {to}")


@pytest.mark.parametrize("remedy", REMEDY_NAMES[:6])
def test_who_plays_alms_draws_a_coin_and_gives_it(remedy: str) -> None:
    """BR 12.5, 8.1. The card is discarded face up; it costs no action."""
    v = town(STREET, variant="alms", hands={"amber": f"alms/{remedy}"}).after(f"amber plays alms of alms/{remedy}: naught")
    assert v.asked == "amber" and [str(move) for move in v.options("amber")] == [f"Give({seat})" for seat in range(5)]
    v.after("amber gives to cyan")
    assert v.t.coins[CYAN].cards() == [NAUGHT] and len(v.t.bag) == 5 and v.remedies_in(v.t.remedy_discard) == f"alms/{remedy}" and v.t.actions == 1


def test_giver_and_receiver_see_the_coin_and_nobody_else() -> None:
    """BR 12.5, R70. The giver was told; before the receiver it lies hidden from all others, the giver too."""
    v = giving("cyan", "plague")
    assert Moved(PLAGUE_COIN, "bag", "palm") in v.told(Moved, "amber") and Moved(PLAGUE_COIN, "palm", "coins.2") in v.told(Moved, "cyan")
    assert Moved(PLAGUE_COIN, "palm", "coins.2") not in v.told(Moved, "brun") and Moved(FACE_DOWN, "palm", "coins.2") in v.told(Moved, "brun")
    assert v.seen_by("cyan").coins[CYAN].cards() == [PLAGUE_COIN]
    assert v.seen_by("amber").coins[CYAN].cards() == v.seen_by("brun").coins[CYAN].cards() == [FACE_DOWN]


def test_the_giver_sees_the_coin_before_choosing() -> None:
    """BR 12.5. And the others do not."""
    v = town(STREET, variant="alms", hands={"amber": "alms/arsenic"}).after("amber plays alms of alms/arsenic: cured")
    assert v.seen_by("amber").palm.cards() == [CURED_COIN] and v.seen_by("brun").palm.cards() == [FACE_DOWN] and v.told(CoinDrawn) == [CoinDrawn(AMBER)]


def test_a_coin_may_be_given_to_oneself_and_to_a_ghost_and_not_to_the_dead() -> None:
    """BR 12.5, R70."""
    assert giving("amber", "cured").t.coins[AMBER].cards() == [CURED_COIN]
    v = town(FOUR_ABOARD, seats=5, variant="alms", hands={"amber": "alms/arsenic"}).after("amber plays alms of alms/arsenic: cured")
    assert v.why_not("amber gives to emil") == OUT == Reason("R70", "that player is out of the game")
    v = giving("dora", "plague", picture=FOUR_ABOARD, seats=3)
    assert v.t.coins[DORA].cards() == [PLAGUE_COIN] and v.plagued == "dora" and v.seen_by("amber").coins[DORA].cards() == [FACE_DOWN]


def test_alms_cannot_be_played_when_the_bag_is_empty() -> None:
    """BR 12.5, R70. The other half of the card can."""
    v = town(STREET, variant="alms", hands={"amber": "alms/arsenic"}, coins={"brun": "naught naught naught naught plague cured"})
    assert v.why_not("amber plays alms of alms/arsenic") == NO_COINS == Reason("R70", "the bag of coins is empty")
    assert v.may("amber plays arsenic of alms/arsenic")


@pytest.mark.parametrize("symptoms", ["1 1", "4 4"])
@pytest.mark.parametrize("coins, plagued", [
    ("naught", None), ("naught naught naught", None),
    ("plague", True), ("naught plague", True), ("plague naught", True),
    ("cured", False), ("naught cured", False), ("cured naught", False),
    ("plague cured", False), ("cured plague", False),
    *[(" ".join(order), False) for order in permutations(("naught", "plague", "cured"))],
])
def test_plague_plagues_cured_cures_and_goes_before_plague_whatever_the_order(symptoms: str, coins: str, plagued: bool | None) -> None:
    """BR 12.6, R70. Amber gives Cyan one coin after the other; naught leaves it to the symptoms."""
    cards = ["alms/arsenic", "alms/leeches", "alms/pomander"]
    v = town(STREET, variant="alms", hands={"amber": " ".join(cards)}, symptoms={"cyan": symptoms})
    for card, coin in zip(cards, coins.split(), strict=False):
        v.after(f"amber plays alms of {card}: {coin}", "amber gives to cyan")
    assert (v.plagued == "cyan") == (symptoms == "4 4" if plagued is None else plagued)


def test_coins_say_who_gloats() -> None:
    """BR 11.8, 12.6, R54. By the end: Amber holds 3 and *plague*, Brun 8 and *cured*, Cyan 6 and no coin."""
    v = town("birch 14 amber brun cyan\n cedar 14\n oak 14", variant="alms", hands={"amber": "alms/arsenic alms/whip"}, symptoms={"brun": "4 4", "cyan": "3 3"})
    v.after("amber plays alms of alms/arsenic: cured", "amber gives to brun", "amber plays alms of alms/whip: plague", "amber gives to amber").end_round()
    assert v.over and v.position.outcome is not None and v.position.outcome.scores == (0.5, 0.0, 0.5, 0.0)


def test_the_plague_coin_is_for_good() -> None:
    """BR 12.6. Whatever the symptoms: two 1s after a mingle."""
    v = giving("cyan", "plague", symptoms={"cyan": "1 1"}, dice=CEDAR_RATS)
    assert v.end_round("2 1 1").plagued == "cyan" and v.symptoms("cyan") == "1 1"


def test_the_cured_coin_keeps_the_plague_away() -> None:
    """BR 12.6. A mingle to 8, before and after which Cyan is healthy."""
    v = giving("cyan", "cured", symptoms={"cyan": "4 1"}, dice=CEDAR_RATS)
    assert v.end_round("4 4 4").plagued == "" and v.symptoms("cyan") == "4 4"


def test_in_alms_two_ones_cure_nobody() -> None:
    """BR 12.6, 1.3. That is another mode."""
    v = town(STREET, variant="alms", dice=CEDAR_RATS, symptoms={"cyan": "1 1"}, plagued="cyan")
    assert v.end_round("2 1 1").plagued == "cyan"


def test_who_is_cured_and_leaves_with_someone_plagued_dies_all_the_same() -> None:
    """BR 12.7. Amber is safe from catching it, not from the cart."""
    v = town("birch 14 amber brun\n cedar 3 cyan\n oak 1 dora", variant="alms", symptoms={"amber": "4 4", "brun": "3 3"}, hands={"amber": "alms/whip"})
    v.after("amber plays alms of alms/whip: cured", "amber gives to amber")
    assert v.plagued == "brun" and v.end_round().dead == "amber brun"


def test_who_is_cured_escapes_with_high_symptoms() -> None:
    """BR 12.6, 11.2. Amber holds 8 and the coin."""
    v = town("birch 14 amber brun\n cedar 3 cyan\n oak 1 dora", variant="alms", symptoms={"amber": "4 4"}, hands={"amber": "alms/whip"})
    v.after("amber plays alms of alms/whip: cured", "amber gives to amber", "amber rerolls 6: birch-apple")
    assert v.end_round().winners == "amber brun"


@pytest.mark.parametrize("coins, symptoms, plagued", [
    ("plague", "1 1", True), ("cured", "4 4", False), ("naught", "4 4", True), ("naught", "1 1", False),
    ("cured plague", "1 1", False), ("plague cured", "4 4", False),
])
def test_coins_of_ghosts_count_at_the_end(coins: str, symptoms: str, plagued: bool) -> None:
    """BR 12.6, 13.8, R70. The Ghost shows them with its symptoms when it leaves."""
    v = town("birch 14 amber dora\n cedar 3 cyan\n oak 1 brun", seats=3, variant="alms", symptoms={"dora": symptoms}, coins={"dora": coins}).end_round()
    assert v.winners == (None if plagued else "amber") and any([fact.place == "coins.3" for fact in v.told(Shown)])


def test_coins_of_ghosts_count_when_they_are_left_behind() -> None:
    """BR 13.7, R70, R64. It holds little, and the plague: nobody dies of shame."""
    v = town("birch 9 brun\n cedar 3 cyan\n oak 1 amber dora", seats=3, variant="alms", turn="amber", symptoms={"dora": "1 1"}, coins={"dora": "plague"})
    assert v.after("amber pushes dora").dead == "dora"


# What does not go together


@pytest.mark.parametrize("variant, first, second", [
    ("convene+cure", "convene", "cure"), ("alms+convene", "convene", "alms"), ("cure+alms", "cure", "alms"), ("cure+convene+alms", "convene", "cure"),
    ("characters+chaos+alms+cure", "cure", "alms"),
])
def test_of_convene_cure_and_alms_only_one_is_played(variant: str, first: str, second: str) -> None:
    """BR 12.8. The refusal says which two, and why."""
    with pytest.raises(UnknownVariant) as refusal:
        GAME.begin(6, variant, RandomDealer(1))
    assert str(refusal.value) == f"'{first}' and '{second}' do not go together: of Convene, Cure and Alms only one is played (BR 12.8)"


@pytest.mark.parametrize("variant", [
    "characters+chaos+convene", "characters+chaos+cure+start-remedy", "alms+characters+healthy-start+swap-to-back+first-cart-only",
])
def test_all_other_modes_go_together(variant: str) -> None:
    """BR 12.8."""
    assert GAME.begin(6, variant, RandomDealer(1)).asked != ()


# House rules


@pytest.mark.parametrize("variant, count", [("base", 0), ("start-remedy", 1)])
def test_by_start_remedy_everyone_begins_with_one(variant: str, count: int) -> None:
    """BR 12.9, 3.4, R73."""
    t = GAME.begin(6, variant, RandomDealer(1)).table
    assert [len(hand) for hand in t.remedies] == [count] * 6 and len(t.remedy_deck) == 27 - 6 * count


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_start_remedy_is_refused_where_everyone_has_one_anyway(seats: int) -> None:
    """BR 12.9, 13.2, R73."""
    with pytest.raises(UnknownVariant) as refusal:
        GAME.begin(seats, "start-remedy", RandomDealer(1))
    assert str(refusal.value) == "'start-remedy' is for 4 or more: fewer begin with a remedy anyway (BR 13.2)"


@pytest.mark.parametrize("seats", [1, 3, 6, 9])
def test_by_healthy_start_nobody_is_dealt_the_plague(seats: int) -> None:
    """BR 12.9, R77. Ghosts neither; in base some are."""
    assert not any([t.is_plagued(place) for t in dealt(seats, "healthy-start", 120) for place in range(t.rules.places)])
    assert any([t.is_plagued(place) for t in dealt(seats, "base", 120) for place in range(t.rules.places)])


@pytest.mark.parametrize("pick", [0, -1])
def test_by_healthy_start_chance_cannot_leave_anyone_without_a_card(pick: int) -> None:
    """BR 12.9, R77. Also if all low cards, or all high ones, come first: those still to be dealt to get a 1 or a 2 each."""

    class Stubborn(Dealer):
        def pick(self, n: int) -> int:
            return pick % n

    t = GAME.begin(9, "healthy-start", Stubborn()).table
    assert not any([t.is_plagued(seat) for seat in range(9)])


def test_healthy_start_and_chaos_contradict_each_other() -> None:
    """BR 12.9, R77."""
    with pytest.raises(UnknownVariant, match=r"'chaos' and 'healthy-start' contradict each other \(R77\)"):
        GAME.rules(6, "chaos+healthy-start")


def test_healthy_start_is_refused_where_a_pack_has_too_few_low_cards() -> None:
    """BR 12.9, R77. Everyone needs a 1 or a 2."""
    few = GAME.with_components({"symptoms": {"1": 2, "2": 2, "3": 20}})
    assert few.rules(4, "healthy-start")
    with pytest.raises(UnknownVariant, match="a card below 3 for everyone"):
        few.rules(5, "healthy-start")


def test_by_healthy_start_the_second_card_is_drawn_among_those_that_keep_the_sum_low() -> None:
    """BR 12.9, R77. After a 3 come only 1s and 2s; after a 1 or a 2 any. No card is lost by it."""
    seconds = Counter([tuple(zone.cards()) for t in dealt(4, "healthy-start", 400) for zone in t.symptoms])
    assert set(seconds) == {(0, 0), (0, 1), (0, 2), (1, 1), (1, 2)}
    assert {sum([len(zone) for zone in t.symptoms]) + len(t.symptom_deck) for t in dealt(9, "healthy-start", 20)} == {32}


@pytest.mark.parametrize("variant, picture", [
    ("base", "birch 5 amber brun dora\n cedar 3 cyan emil flora\n oak 1 guy"),
    ("swap-to-back", "birch 5 amber brun dora\n cedar 3 emil flora cyan\n oak 1 guy"),
])
def test_by_swap_to_back_the_exchanged_pawn_goes_to_the_back(variant: str, picture: str) -> None:
    """BR 12.9, 6.3, R20. Otherwise to the very place that the other has left."""
    v = town("birch 5 amber brun cyan\n cedar 3 dora emil flora\n oak 1 guy", variant=variant, turn="dora").after("dora dashes")
    assert v.carts == carts(picture)


def test_by_first_cart_only_there_may_be_no_last_round() -> None:
    """BR 12.9, 11.6, R49. Birch has left empty, Cedar fails: Oak has all the time."""
    v = town("cedar 14 cyan\n oak 3 dora emil amber", seats=5, variant="first-cart-only", symptoms={"cyan": "3 3"}).end_round().end_round().end_round()
    assert not v.over and v.t.deadline == 0 and v.t.round == 5 and v.t.spaces == (16, 16, 9)
