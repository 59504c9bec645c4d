"""Imagined worlds: as likely as they truly are, given what a seat sees and remembers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest

from lazaretto.games.bristol.cards import CEDAR, HEALTHY, PLAGUED, THREE
from lazaretto.games.bristol.characters import Inspect
from lazaretto.games.bristol.chronicle import note_round
from lazaretto.games.bristol.rounds import TurnOf
from lazaretto.games.bristol.table import Town
from lazaretto.kernel import Answered, Mistake, Moved, RandomDealer, heard_by, playout
from tests.possible_worlds import NOISE, Shares, distance

from .town import AMBER, AT_REST, BRUN, CYAN, GAME, PEOPLE, Play, town

WORLDS = 12_000
FOUR = "birch 5 amber brun\n cedar 3 cyan\n oak 1 dora"
BIRCH_RATS = "birch-rat birch-rat cedar-apple cedar-apple oak-apple oak-apple"


def remembered(play: Play, name: str, dealt: str) -> list[object]:
    """What a player of a picture was told, the deal included."""
    seat = PEOPLE.index(name)
    deal = [Moved(int(word) - 1, "symptom_deck", f"symptoms.{seat}") for word in dealt.split()]
    return [*deal, *heard_by(seat, play.dealer.facts)]


def imagined(play: Play, name: str, memory: list[object] | None, what: Callable[[Town], Any], worlds: int = WORLDS) -> Shares:
    """How often something is so, in many worlds."""
    view, dealer = play.position.seen_by(PEOPLE.index(name)), RandomDealer(7)
    found = Counter([what(GAME.imagine(view, dealer, memory).table) for _ in range(worlds)])
    return {case: times / worlds for case, times in found.items()}


def hand_of(seat: int) -> Callable[[Town], tuple[int, ...]]:
    return lambda t: tuple(t.symptoms[seat].cards())


# By enumeration: Amber is dealt 1 and 3, mingles with Brun and one card more, and gets 3 and 3.


def each_mingle(mine: list[int]) -> list[tuple[float, tuple[int, int], tuple[int, int], tuple[int, int]]]:
    """Every way in which Amber and Brun can mingle: its chance, Brun's cards before, Amber's after, Brun's after. Values from 0."""
    ways = []
    first = Counter({0: 8, 1: 8, 2: 8})
    first.subtract(mine)
    for a in range(3):
        for b in range(3):
            low = first.copy()
            chance = low[a] / 22
            low[a] -= 1
            chance *= low[b] / 21
            low[b] -= 1
            for c, likely in ((3, 8 / 24), *[(card, 16 / 24 * low[card] / 20) for card in range(3)]):      # a deck of 24, the 4s among them
                pool = [*mine, a, b, c]
                for left in combinations(range(5), 2):
                    rest = [place for place in range(5) if place not in left]
                    for right in combinations(rest, 2):
                        ways.append((chance * likely / 30, *[pair(pool, places) for places in ((2, 3), left, right)]))
    return ways


def pair(pool: list[int], places: tuple[int, ...]) -> tuple[int, int]:
    low, high = sorted([pool[place] for place in places])
    return low, high


def shares(ways: list[tuple[float, Any]]) -> Shares:
    total, found = sum([chance for chance, _ in ways]), Counter[Any]()
    for chance, case in ways:
        found[case] += chance / total
    return dict(found)


@pytest.fixture(scope="module")
def mingled() -> Play:
    return town(FOUR, symptoms={"amber": "1 3", "brun": "2 3"}, dice=BIRCH_RATS).end_round("4 3 3 1 4")


def test_after_a_mingle_others_hold_what_is_as_likely_as_it_is(mingled: Play) -> None:
    """BR 10.2 to 10.4. With a memory: what I put in and what I got; against every way in which it can have gone."""
    expected = shares([(chance, after) for chance, _, mine, after in each_mingle([0, 2]) if mine == (2, 2)])
    found = imagined(mingled, "amber", remembered(mingled, "amber", "1 3"), hand_of(BRUN))
    assert distance(found, expected) < NOISE, (found, expected)


def test_who_only_looks_knows_less(mingled: Play) -> None:
    """BR 10.2 to 10.4. Without a memory what I put in is open too."""
    ways = []
    for a in range(3):
        for b in range(3):
            dealt = 8 / 24 * (8 - (a == b)) / 23
            ways += [(dealt * chance, after) for chance, _, mine, after in each_mingle([a, b]) if mine == (2, 2)]
    found = imagined(mingled, "amber", None, hand_of(BRUN))
    assert distance(found, shares(ways)) < NOISE, (found, shares(ways))


def test_how_many_are_plagued_comes_out_right(mingled: Play) -> None:
    """BR 1.3. Brun has it if he was dealt two 3s, or got 6 or more."""
    memory = remembered(mingled, "amber", "1 3")
    expected = shares([(chance, sum(after) + 2 >= 6 or before == (2, 2)) for chance, before, mine, after in each_mingle([0, 2]) if mine == (2, 2)])
    found = imagined(mingled, "amber", memory, lambda t: t.is_plagued(BRUN))
    assert distance(found, expected) < NOISE, (found, expected)


def test_one_knows_the_leech_one_laid() -> None:
    """BR 8.5. I laid the 4 on Cedar's stack; Brun, who saw me lay something, thinks of any card."""
    play = town(FOUR, turn="amber").after("amber draws: emeralds/leeches")
    next_round(play, "amber brun").after("amber plays leeches of emeralds/leeches: 4 1", "amber leeches 4 to cedar", "amber rerolls 1: oak-rat")
    memory = [*remembered(play, "amber", play.symptoms("amber")), Answered(GAME.read("leech 4 cedar"))]
    assert imagined(play, "amber", memory, on_cedar, 200) == {(3,): 1.0}
    guessed = imagined(play, "brun", remembered(play, "brun", play.symptoms("brun")), on_cedar, 2_000)
    assert guessed[(3,)] == pytest.approx(8 / 24, abs=0.04) and len(guessed) == 4


def on_cedar(t: Town) -> tuple[int, ...]:
    return tuple(t.leeches[CEDAR].cards())


def next_round(play: Play, turns: str) -> Play:
    """Without its dice."""
    t = play.t
    t.round += 1
    note_round(t, t.round)
    return play.go(*[TurnOf(PEOPLE.index(name)) for name in turns.split()], AT_REST)


@pytest.mark.parametrize("times", [1, 2])
def test_a_symptom_that_was_shown_is_one_of_the_two(times: int) -> None:
    """BR 9.8. The Sheriff saw a 3 of Cyan's: of any two cards that are left it shows as often as it is among them. Seen again, there may be two of them."""
    play = town("birch 5 amber brun\n cedar 3 cyan\n oak 3 dora", variant="characters", characters={"amber": "sheriff"},
                symptoms={"amber": "1 3", "cyan": "2 3"}, turn="amber brun")
    for number in range(times):
        if number:
            next_round(play.after("brun rerolls 1: oak-rat"), "amber brun")
        play.dealer.words = ["3"]
        play.position = play.position.after(AMBER, Inspect(CYAN), play.dealer)
    left = [card for card in range(3) for _ in range(8 - (card != 1))]
    expected = shares([((two.count(THREE) / 2) ** times, tuple(sorted(two))) for two in combinations(left, 2)])
    found = imagined(play, "amber", remembered(play, "amber", "1 3"), hand_of(CYAN))
    assert distance(found, expected) < NOISE, (found, expected)


def test_a_remedy_in_anothers_hand_is_any_that_is_left() -> None:
    """BR 3.4, 5.4. Two of one kind were played: that kind is a third as likely as the others."""
    play = town(FOUR, turn="amber brun").after("amber draws: arsenic/whip", "brun draws: chicken/whip")
    next_round(play, "amber").after("amber plays arsenic of arsenic/whip", "amber locks 1 2", "amber draws: arsenic/whip")
    next_round(play, "amber cyan").after("amber plays arsenic of arsenic/whip", "amber locks 3 4", "amber rerolls 5: oak-rat")
    found = imagined(play, "cyan", None, lambda t: t.remedies[BRUN].cards()[0])
    assert distance(found, {card: (1 if card == 2 else 3) / 25 for card in range(9)}) < NOISE


def test_what_is_known_of_a_ghost_holds_until_it_mingles() -> None:
    """BR 13.6. In every world the card that I looked at is the same; the other may be any below 4."""
    play = town(FOUR, seats=2, symptoms={"cyan": "3 1"}, hands={"amber": "arsenic/whip", "brun": "chicken/whip"}).after("amber looks at cyan 1")
    slots = play.t.rules.slots[CYAN]
    found = imagined(play, "amber", None, lambda t: (t.symptoms[slots[0]].cards()[0], t.symptoms[slots[1]].cards()[0]), 600)
    assert {first for first, _ in found} == {2} and {second for _, second in found} == {0, 1, 2}


def test_who_was_shown_to_be_plagued_with_low_symptoms_had_high_ones_before() -> None:
    """BR 1.3, 11.1. Brun mingles to 1 and 2 and dies on a cart that leaves, plagued: in every world he was dealt two 3s."""
    play = town("birch 14 amber brun\n cedar 3 cyan\n oak 1 dora", symptoms={"amber": "1 2", "brun": "3 3"}, dice=BIRCH_RATS).end_round("1 1 1 2 3")
    assert play.dead == "amber brun" and play.symptoms("brun") == "2 3"
    view, dealer = play.position.seen_by(CYAN), RandomDealer(3)
    for _ in range(100):
        story = GAME.imagine(view, dealer).story
        dealt = story.symptom_draws()[2 * BRUN:2 * BRUN + 2]
        assert dealt == [THREE, THREE]


def test_a_coin_i_gave_is_known_and_others_are_any_left() -> None:
    """BR 12.5. Amber gave *plague* to Brun and knows that he has it; Cyan holds it possible, one time in six."""
    play = town(FOUR, variant="alms", turn="amber").after("amber draws: alms/whip")
    next_round(play, "amber brun").after("amber plays alms of alms/whip: plague", "amber gives brun", "amber rerolls 1: oak-rat")
    memory = remembered(play, "amber", play.symptoms("amber"))
    assert imagined(play, "amber", memory, lambda t: PLAGUED in t.health[BRUN], 200) == {True: 1.0}
    doubted = imagined(play, "cyan", None, lambda t: t.coins[BRUN].cards()[0])
    assert distance(doubted, {0: 4 / 6, 1: 1 / 6, 2: 1 / 6}) < NOISE


def test_in_most_worlds_who_was_just_dealt_is_healthy() -> None:
    """BR 1.5. One in ten is dealt the plague."""
    position = GAME.begin(6, "base", RandomDealer(5))
    view, dealer = position.seen_by(None), RandomDealer(6)
    ill = [HEALTHY not in zone for _ in range(1_500) for zone in GAME.imagine(view, dealer).table.health]
    assert sum(ill) / len(ill) == pytest.approx(0.1014, abs=0.01)


def test_nothing_is_imagined_once_the_game_is_over() -> None:
    position, dealer = GAME.begin(4, "base", RandomDealer(1)), RandomDealer(1)
    playout(position, dealer)
    with pytest.raises(Mistake, match="the game is over"):
        GAME.imagine(position.seen_by(AMBER), dealer)
