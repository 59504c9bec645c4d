"""IN 1, 2. The sides, the cards, the decks and the die; decks and dice of one's own."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from lazaretto import UnknownVariant
from lazaretto.games.infected.box import CONTAGIOUS_VILLAGER, DOCTOR, MOST_DICE, SAFE_VILLAGER, SILENT_VILLAGER, Box
from lazaretto.games.infected.cards import DOUBLE_DICE, NAMES, ROLL, SILENT
from lazaretto.games.infected.names import CARD_TEXTS, CARD_TITLES, DECK_TITLES
from lazaretto.kernel import BrokenPack, Dealer, RandomDealer

from .village import GAME, village

MUTE_DOCTOR = {"safe": 1, "roll": 2, "silent": 1, "infected-now": 3, "infected-next": 2, "infected-in-two": 1}
SAFE_DECK = {"safe": 6, "roll": 2, "vaccinate-now": 1, "vaccinate-next": 1}
RISKY_DECK = {"safe": 4, "roll": 2, "vaccinate-now": 1, "vaccinate-next": 1, "contagious-now": 2}


def box_of(fields: dict[str, Any] | None = None) -> Box:
    return (GAME.with_components(fields) if fields else GAME).box


def listed(deck: Any) -> dict[str, int]:
    return {NAMES[card]: deck.count(card) for card in deck.kinds()}


@pytest.mark.parametrize("seats, doctors", [(5, 1), (6, 1), (7, 2), (12, 2)])
def test_one_of_you_is_a_plague_doctor_at_a_large_table_two(seats: int, doctors: int) -> None:
    """IN 1.1. And nobody else knows who."""
    position = GAME.begin(seats, "blind" if seats > 6 else "base", RandomDealer(3))
    assert len(position.table.team(doctors=True)) == doctors
    for seat in range(seats):
        seen = position.seen_by(seat).table.roles
        assert [other for other in range(seats) if seen[other].kinds()] == [seat]


def test_a_box_holds_sixty_six_cards() -> None:
    """IN 2.1. As the rulebook counts them."""
    pool = dict(zip(NAMES, box_of().pool, strict=True))
    assert pool == {
        "safe": 32, "roll": 12, "double-dice": 1, "silent": 1, "infected-now": 3, "infected-next": 2, "infected-in-two": 1,
        "contagious-now": 2, "contagious-next": 2, "vaccinate-now": 5, "vaccinate-next": 5,
    }
    assert sum(pool.values()) == 66


def test_up_to_six_players_use_one_box_and_more_use_two() -> None:
    """IN 2.1."""
    assert [box_of().boxes(seats) for seats in range(5, 13)] == [1, 1, 2, 2, 2, 2, 2, 2]


def test_every_card_has_a_title_and_a_text_whose_rule_exists() -> None:
    """IN 2.1. Each is named as in the rulebook."""
    assert len(NAMES) == len(CARD_TITLES) == len(CARD_TEXTS) == 11 and len(set(CARD_TITLES)) == 11
    assert all(f"IN {number}" in GAME.rulebook().paragraphs for _, rule in CARD_TEXTS for number in rule.removeprefix("IN ").split(", "))
    assert DECK_TITLES == ("Plague Doctor", "Villager", "Silent Villager", "Contagious Villager")


def test_the_decks_have_ten_cards_each() -> None:
    """IN 2.2, R1. The Doctor holds all infections of a box, each Villager one vaccination of each kind, everyone two dice cards."""
    doctor, safe, silent, contagious = box_of().decks
    assert listed(doctor) == {"safe": 2, "roll": 2, "infected-now": 3, "infected-next": 2, "infected-in-two": 1}
    assert listed(safe) == SAFE_DECK
    assert listed(silent) == {"safe": 5, "roll": 2, "vaccinate-now": 1, "vaccinate-next": 1, "silent": 1}
    assert listed(contagious) == {"safe": 4, "roll": 2, "vaccinate-now": 1, "vaccinate-next": 1, "contagious-now": 1, "contagious-next": 1}
    assert [len(deck) for deck in box_of().decks] == [10] * 4


def test_without_contagious_cards_one_doctor_and_five_villagers_take_the_whole_old_box() -> None:
    """IN 2.2, R1. The count by which the decks were found: 32 Safe cards in six decks when the Silent deck has a Safe one more."""
    doctor, safe, *_ = box_of().decks
    assert doctor.count(0) + 5 * safe.count(0) == 32 and box_of().pool[ROLL] == 6 * 2


@pytest.mark.parametrize("seats, variant, doctors, safe, silent, contagious", [
    (5, "base", 1, 3, 1, 0), (6, "base", 1, 4, 1, 0), (7, "base", 2, 3, 2, 0), (12, "base", 2, 8, 2, 0),
    (5, "contagious", 1, 1, 1, 2), (6, "contagious", 1, 2, 1, 2), (7, "contagious", 2, 0, 2, 3), (8, "contagious", 2, 0, 2, 4), (12, "contagious", 2, 4, 2, 4),
    (7, "one-doctor", 1, 4, 2, 0), (11, "one-doctor", 1, 8, 2, 0),
])
def test_the_decks_at_the_table(seats: int, variant: str, doctors: int, safe: int, silent: int, contagious: int) -> None:
    """IN 2.2, 2.4. One Silent deck a box; with `contagious` two Safe decks a box give way, as far as there are any."""
    counts = GAME.rules(seats, variant).counts
    assert [counts[deck] for deck in (DOCTOR, SAFE_VILLAGER, SILENT_VILLAGER, CONTAGIOUS_VILLAGER)] == [doctors, safe, silent, contagious]


# Decks of one's own


def test_a_deck_of_your_own_may_stand_beside_the_four() -> None:
    """IN 2.3."""
    game = GAME.with_components({"decks": {"risky": RISKY_DECK}, "tables": {"6": {"doctor": 1, "silent": 1, "risky": 1, "safe": 3}}})
    position = game.begin(6, "base", RandomDealer(1))
    holders = [seat for seat in range(6) if position.table.role_of(seat) == 4]
    assert len(holders) == 1 and listed(position.table.hands[holders[0]]) == RISKY_DECK


def test_a_deck_of_your_own_with_a_silent_card_silences_its_owner() -> None:
    """IN 2.4, 7.6. Which deck it is in does not matter."""
    quiet = {"safe": 5, "roll": 2, "vaccinate-now": 1, "vaccinate-next": 1, "silent": 1}
    game = GAME.with_components({"decks": {"quiet": quiet}, "tables": {"6": {"doctor": 1, "quiet": 1, "safe": 4}}})
    assert game.rules(6, "base").silent_decks == (1 << 5 * SILENT_VILLAGER) + (1 << 5 * 4)


@pytest.mark.parametrize("fields, field, message", [
    ({"decks": {"safe": {"safe": 9}}}, "decks.safe", "a deck has 10 cards, not 9 (IN 2.2)"),
    ({"decks": {"safe": {"safe": 10, "roll": 1}}}, "decks.safe", "a deck has 10 cards, not 11 (IN 2.2)"),
    ({"decks": {"safe": {"safe": 11}}}, "decks.safe.safe", "must be from 0 to 10, not 11"),
    ({"decks": {"safe": {"safe": -1}}}, "decks.safe.safe", "must be from 0 to 10, not -1"),
    ({"decks": {"safe": {"safe": 10, "raven": 0}}}, "decks.safe.raven", "is not known; known are safe, roll"),
    ({"decks": {"safe": 10}}, "decks.safe", "a section is needed here, not 10"),
    ({"decks": {"sly": {"safe": 9, "infected-now": 1}}}, "decks.sly.infected-now", "no Infected card goes into a Villager's deck (IN 2.3)"),
    ({"decks": {"silent": {"safe": 9, "infected-next": 1}}}, "decks.silent.infected-next", "no Infected card goes into a Villager's deck (IN 2.3)"),
    ({"decks": {"sly": {"safe": 9, "infected-in-two": 1}}}, "decks.sly.infected-in-two", "no Infected card goes into a Villager's deck (IN 2.3)"),
    ({"decks": {"Sly Fox": SAFE_DECK}}, "decks.Sly Fox", "a deck's name is small letters, figures and hyphens"),
    ({"decks": {"safe": {"safe": 6, "roll": 2, "vaccinate-now": 2}}}, "tables.5", "7 vaccinate-now cards are needed, and one box holds 5 (IN 2.3)"),
    ({"decks": {"silent": {"safe": 8, "silent": 2}}}, "tables.5", "2 silent cards are needed, and one box holds 1 (IN 2.3)"),
    ({"pool": {"roll": 11}}, "tables.6", "12 roll cards are needed, and one box holds 11 (IN 2.3)"),
    ({"pool": {"safe": 30}}, "tables.6", "31 safe cards are needed, and one box holds 30 (IN 2.3)"),
    ({"pool": {"vaccinate-next": 4}}, "tables.6", "5 vaccinate-next cards are needed, and one box holds 4 (IN 2.3)"),
    ({"pool": {"roll": 100}}, "pool.roll", "must be from 0 to 99, not 100"),
    ({"pool": {"roll": "many"}}, "pool.roll", "a whole number is needed, not 'many'"),
    ({"pool": {"roll": True}}, "pool.roll", "a whole number is needed, not True"),
    ({"tables": {"6": {"doctor": 1, "silent": 1, "safe": 3}}}, "tables.6", "5 decks for 6 players"),
    ({"tables": {"6": {"doctor": 2, "silent": 1, "safe": 3}}}, "tables.6", "up to 6 players have one Plague Doctor, not 2 (IN 3.2)"),
    ({"tables": {"5": {"doctor": 0, "silent": 1, "safe": 4}}}, "tables.5", "up to 6 players have one Plague Doctor, not 0 (IN 3.2)"),
    ({"tables": {"9": {"doctor": 3, "silent": 2, "safe": 4}}}, "tables.9", "seven to twelve players have one or two Plague Doctors, not 3 (IN 10.1)"),
    ({"tables": {"9": {"doctor": 0, "silent": 2, "safe": 7}}}, "tables.9", "seven to twelve players have one or two Plague Doctors, not 0 (IN 10.1)"),
    ({"tables": {"6": {"doctor": 1, "safe": 5}}}, "tables.6", "at least one Villager's deck must hold a Silent Villager card (IN 2.4)"),
    ({"pool": {"silent": 2}, "decks": {"doctor": MUTE_DOCTOR}, "tables": {"6": {"doctor": 1, "safe": 5}}}, "tables.6",
     "at least one Villager's deck must hold a Silent Villager card (IN 2.4)"),
    ({"tables": {"6": {"doctor": 1, "silent": 2, "safe": 3}}}, "tables.6", "2 silent cards are needed, and one box holds 1 (IN 2.3)"),
    ({"tables": {"8": {"doctor": 2, "silent": 3, "safe": 3}}}, "tables.8", "3 silent cards are needed, and two boxes hold 2 (IN 2.3)"),
    ({"tables": {"12": {"doctor": 1, "silent": 2, "safe": 9}}}, "tables.12", "66 safe cards are needed, and two boxes hold 64 (IN 2.3)"),
    ({"tables": {"6": {"doctor": 1, "silent": 1, "contagious": 3, "safe": 1}}}, "tables.6", "3 contagious-now cards are needed, and one box holds 2 (IN 2.3)"),
    ({"tables": {"6": {"doctor": 1, "silent": 1, "safe": 4, "nurse": 0}}}, "tables.6.nurse", "is not known; known are doctor, safe, silent, contagious"),
    ({"tables": {"6": {"doctor": 1, "silent": 1, "safe": 7}}}, "tables.6.safe", "must be from 0 to 6, not 7"),
    ({"tables": {"4": {"doctor": 1, "silent": 1, "safe": 2}}}, "tables.4", "is not known; known are 5, 6"),
    ({"die": {"faces": 1}}, "die.faces", "must be from 2 to 100, not 1"),
    ({"die": {"faces": 101}}, "die.faces", "must be from 2 to 100, not 101"),
    ({"die": {"skulls": 7}}, "die.skulls", "must be from 0 to 6, not 7"),
    ({"die": {"skulls": -1}}, "die.skulls", "must be from 0 to 6, not -1"),
    ({"die": {"sides": 6}}, "die.sides", "is not known; known are faces, skulls"),
    ({"dice": {"faces": 6}}, "dice", "is not known; known are die, pool, decks, tables, chart"),
    ({"die": 6}, "die", "a section is needed here, not 6"),
])
def test_a_pack_that_cannot_be_played_is_refused_by_the_name_of_its_field(fields: dict[str, Any], field: str, message: str) -> None:
    """IN 2.3, 2.4, 3.2, 10.1. What is wrong is said, with its rule, and where."""
    with pytest.raises(BrokenPack) as error:
        GAME.with_components(fields)
    assert error.value.field == field and str(error.value).startswith(f"{field}: {message}")


def test_what_a_pack_leaves_out_stays_as_it_came() -> None:
    """IN 2.3. Only the entries named are replaced."""
    box = box_of({"die": {"skulls": 1}})
    assert (box.faces, box.skulls) == (6, 1) and box.decks == box_of().decks and box.chart == box_of().chart


@pytest.mark.parametrize("pool, lacking", [
    ({}, "66 safe cards are needed, and two boxes hold 64"), ({"safe": 40}, "11 vaccinate-now cards are needed, and two boxes hold 10"),
])
def test_two_boxes_hold_no_eleven_villagers(pool: dict[str, int], lacking: str) -> None:
    """IN 2.3, R3. So twelve do not play with one Doctor: Safe cards lack, and were there enough, vaccinations would."""
    with pytest.raises(UnknownVariant, match=rf"{lacking} \(IN 2.3\)"):
        GAME.with_components({"pool": pool}).rules(12, "one-doctor")


def test_contagious_decks_are_refused_where_the_box_has_no_cards_for_them() -> None:
    """IN 2.3. A pack without Contagious cards plays the other variants."""
    game = GAME.with_components({"pool": {"contagious-now": 0, "contagious-next": 0}})
    game.rules(6, "base")
    with pytest.raises(UnknownVariant, match=r"2 contagious-now cards are needed, and one box holds 0 \(IN 2.3\)"):
        game.rules(6, "contagious")


# The Double Dice


class Steered(Dealer):
    """Deals decks as they lie; of the dice cards it draws the Double Dice at one given draw, and counts how likely that is."""

    def __init__(self, at: int | None, seats: int) -> None:
        self.at, self.seats, self.drawn, self.picks, self.likely = at, seats, 0, 0, Fraction(1)

    def pick(self, n: int) -> int:
        self.picks += 1
        if self.picks % 3 == 1 or self.picks > 3 * self.seats:                           # a deck; and at the end the figure and the column
            return 0
        gone = self.at is not None and self.drawn > self.at        # the Double Dice is drawn already: whatever comes, it is a Roll Dice
        now, self.drawn = self.drawn == self.at, self.drawn + 1
        if not gone:
            self.likely *= Fraction(1, n) if now else Fraction(n - 1, n)
        return n - 1 if now else 0                                 # sorted, the Double Dice lies last


@pytest.mark.parametrize("seats, chance", [(5, Fraction(10, 13)), (6, Fraction(12, 13))])
def test_the_double_dice_is_in_play_ten_times_in_thirteen_at_five_and_twelve_at_six(seats: int, chance: Fraction) -> None:
    """IN 2.5, R5. Counted exactly, draw by draw; each place in each hand is equally likely."""
    total = Fraction(0)
    for at in range(2 * seats):
        dealer = Steered(at, seats)
        position = GAME.begin(seats, "double-dice", dealer)
        holders = [seat for seat in range(seats) if DOUBLE_DICE in position.table.hands[seat]]
        assert holders == [at // 2] and dealer.likely == Fraction(1, 13) and dealer.drawn == 2 * seats
        total += dealer.likely
    nobody = Steered(None, seats)
    position = GAME.begin(seats, "double-dice", nobody)
    assert not any(DOUBLE_DICE in hand for hand in position.table.hands) and DOUBLE_DICE in position.table.dice
    assert total == chance and nobody.likely == 1 - chance


@pytest.mark.parametrize("seats, held, left", [(5, 13, 3), (6, 13, 1), (7, 26, 12), (12, 26, 2)])
def test_each_deck_is_dealt_two_of_all_dice_cards(seats: int, held: int, left: int) -> None:
    """IN 2.5. In lieu of its own; every hand still has ten cards."""
    for seed in range(20):
        t = GAME.begin(seats, "double-dice", RandomDealer(seed)).table
        assert [hand.count(ROLL) + hand.count(DOUBLE_DICE) for hand in t.hands] == [2] * seats and [len(hand) for hand in t.hands] == [10] * seats
        assert len(t.dice) == left and sum(hand.count(DOUBLE_DICE) for hand in t.hands) + t.dice.count(DOUBLE_DICE) == held // 13


def test_nobody_knows_whether_the_double_dice_stayed_in_the_box() -> None:
    """IN 2.5, R5."""
    position = GAME.begin(6, "double-dice", RandomDealer(0))
    for seat in (*range(6), None):
        assert position.seen_by(seat).table.dice.kinds() == [] and len(position.seen_by(seat).table.dice) == 1


def test_without_the_double_dice_the_decks_hold_their_own() -> None:
    """IN 2.5. It is in no hand, and no dice card is set aside."""
    t = GAME.begin(6, "base", RandomDealer(0)).table
    assert all(hand.count(ROLL) == 2 and DOUBLE_DICE not in hand for hand in t.hands) and len(t.dice) == 0


def test_the_silent_card_is_in_the_silent_deck() -> None:
    """IN 2.4."""
    t = GAME.begin(8, "base", RandomDealer(0)).table
    assert [t.role_of(seat) == SILENT_VILLAGER for seat in range(8)] == [SILENT in hand for hand in t.hands]


def test_a_pack_may_hold_as_many_dice_cards_as_can_be_shuffled_together() -> None:
    """IN 2.5, 2.3. Never a broken table: what a pack may not hold is said when it is read."""
    for name in ("roll", "double-dice"):
        with pytest.raises(BrokenPack, match=f"^pool.{name}: must be from 0 to {MOST_DICE}, not {MOST_DICE + 1}$"):
            GAME.with_components({"pool": {name: MOST_DICE + 1}})
    game = GAME.with_components({"pool": {"roll": MOST_DICE, "double-dice": MOST_DICE}})
    for seats in (6, 12):
        t = game.begin(seats, "double-dice", RandomDealer(0)).table
        assert [len(hand) for hand in t.hands] == [10] * seats and len(t.dice) == 2 * MOST_DICE * game.box.boxes(seats) - 2 * seats


def test_with_the_double_dice_the_dealing_does_not_show_who_holds_which_deck() -> None:
    """IN 2.5, 3.1, R49. A deck of one's own without dice cards would show by how many it is dealt: refused."""
    calm = {"safe": 8, "vaccinate-now": 1, "vaccinate-next": 1}
    game = GAME.with_components({"decks": {"calm": calm}, "tables": {"5": {"doctor": 1, "silent": 1, "safe": 2, "calm": 1}}})
    game.begin(5, "base", RandomDealer(1))
    with pytest.raises(UnknownVariant, match="equally many dice cards"):
        game.begin(5, "double-dice", RandomDealer(1))


def test_a_mode_that_a_packs_decks_cannot_do_is_refused() -> None:
    """IN 10.5, R47. Blind needs two Doctors; Contagious takes the place of Safe decks."""
    lone = GAME.with_components({"tables": {"7": {"doctor": 1, "silent": 2, "safe": 4}}})
    with pytest.raises(UnknownVariant, match="this pack's table has one"):
        lone.begin(7, "blind", RandomDealer(1))
    hush = {"safe": 6, "roll": 2, "vaccinate-now": 1, "vaccinate-next": 1}
    quiet = GAME.with_components({"tables": {"5": {"doctor": 1, "silent": 1, "hush": 3}}, "decks": {"hush": hush}})
    with pytest.raises(UnknownVariant, match="this pack's table has none"):
        quiet.begin(5, "contagious", RandomDealer(1))


# The die


@pytest.mark.parametrize("face, how", [(0, "skull"), (1, "skull"), (2, "skull"), (3, "shield"), (4, "shield"), (5, "shield")])
def test_three_faces_of_the_die_are_skulls(face: int, how: str) -> None:
    """IN 2.6. A shield is safe, a skull infects."""
    v = village()
    v.dealer.picks.append(face)
    v.hand(bob="roll").end_round()
    assert v.how("bob") == how and v.out == ("bob" if how == "skull" else "")


def test_a_die_of_your_own() -> None:
    """IN 2.6. How many faces are skulls is a figure of the pack."""
    game = GAME.with_components({"die": {"faces": 8, "skulls": 1}})
    for face, out in ((0, "bob"), (1, ""), (7, "")):
        v = village(game=game)
        v.dealer.picks.append(face)
        assert v.hand(bob="roll").end_round().out == out
