"""What people in the Capital are for is said where they are sent: the standing, its reward, the Agenda, the token; and it stands first where that pays."""

from __future__ import annotations

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.by_technology import RECALLS, SENDS
from lazaretto.games.pest.cards import EXPERTS, SCHOLARS, TO_CAPITAL
from lazaretto.kernel import Move
from lazaretto.tongues.voice import voice

from .court import assign, has, under
from .land import empire, house
from .test_page import meaning, page
from .year import Play

VOICE = 14
COINS = 5                        # the Capital card: 2 Coins, and 1 Influence or one back; 1 Coin and 1 Crate; 1 Crate
SITES = {"district": "gothar terras"}


def assigning(*others: int, decree: int = VOICE, mine: int = 2, **told: object) -> Play:
    """So many people of mine and of others in the Capital, before an Assign in the Era of this Decree."""
    houses = {0: house(healthy=2, capital=mine, sites=SITES), **{seat: has(capital=many) for seat, many in enumerate(others, start=1)}}
    return under(decree, "assign", seats=1 + len(others), houses=houses, capital_card=COINS, **told)


@pytest.mark.parametrize(("others", "told"), [
    ((2, 1), "3 there until the Era ends, others 2 and 1: first reward, 2 Coins, and 1 Influence or one back"),
    ((3, 3), "3 there until the Era ends, others 3 and 3: second reward, 1 Coin and 1 Crate"),
    ((1, 0), "3 there until the Era ends, others 1: first reward as before"),
    ((4, 4, 4), "3 there until the Era ends, others 4, 4 and 4: no reward"),
    ((0, 0), "3 there until the Era ends, alone: first reward as before"),
])
def test_who_sends_somebody_to_the_capital_is_told_the_standing_there_and_what_it_brings(others: tuple[int, ...], told: str) -> None:
    """PE 20.3, 20.4, 20.7."""
    assert meaning(assigning(*others), assign("capital")).startswith(f"{told}; a Capital token; Agenda: 2 Renown; ")


def test_what_the_agenda_pays_for_people_in_the_capital_stands_beside_the_key_and_above_it() -> None:
    """PE 20.2, 23.6, 23.14. And what it pays less: Healthy Realm 2 for each on the track."""
    for decree, each in ((6, 1), (VOICE, 2)):
        play = assigning(1, 0, decree=decree)
        assert f"; Agenda: {each} Renown; " in meaning(play, assign("capital"))
        assert page(play).detail == f"2 healthy people on your track, 2 in the Capital, for {each} Renown each by the Agenda."
        assert voice(GAME, "de").page(play.position.seen_by(0), (), ("Ann", "Ben", "Cleo")).detail.endswith(f", für je {each} Ansehen durch die Agenda.")
    assert "; Agenda: 2 Renown less; " in meaning(assigning(1, 0, decree=12), assign("capital"))
    assert "Agenda" not in meaning(assigning(1, 0, decree=13), assign("capital")) and page(assigning(1, 0, decree=13)).detail.endswith(" 2 in the Capital.")


def test_the_second_of_an_assign_fulfils_the_imperative_and_brings_no_second_token() -> None:
    """PE 17.4, 23.14. The third neither."""
    play = assigning(1, 0, mine=0)
    play.t.houses[0].healthy = 0b111
    second = play.after(assign("capital"))
    assert "token" not in meaning(second, assign("capital")) and "; then Imperative: level 1, 1 Influence · " in meaning(second, assign("capital"))
    assert ", others 1: first reward; Agenda" in meaning(second, assign("capital"))
    third = second.after(assign("capital"))
    assert "Imperative" not in meaning(third, assign("capital"))


def test_against_neutral_people_their_number_is_told() -> None:
    """PE 31.7, 32.16."""
    alone = empire(at="assign", seats=1, neutral=4, houses={0: house(healthy=1, capital=1)})
    assert meaning(alone, assign("capital")).startswith("2 there until the Era ends, 4 Neutral: 2 negative tokens; ")
    alone.t.houses[0].capital = 3
    assert meaning(alone, assign("capital")).startswith("4 there until the Era ends, 4 Neutral: no loss; ")
    two = empire(at="assign", seats=2, variant="versus", neutral=3, capital_card=COINS, houses={0: house(healthy=1, capital=2), 1: has(capital=4)})
    assert meaning(two, assign("capital")).startswith("3 there until the Era ends, others 4, 3 Neutral: third reward, 1 Crate; ")


def test_who_comes_back_from_the_capital_or_is_sent_there_by_a_technology_is_told_alike() -> None:
    """PE 22.10, 22.11."""
    back = under(VOICE, "research", houses={0: house(research=1, capital=3, cards={"top": SCHOLARS}, sites=SITES), 1: has(capital=2)}, capital_card=COINS)
    assert meaning(back, RECALLS[0]) == (
        "to District 1 in Gothar, for 1 Stone a Produce; 2 left until the Era ends, others 2: second reward, 1 Coin and 1 Crate; Agenda: 2 Renown less"
        " · PE 22.11")
    sent = under(VOICE, "research", houses={0: house(research=1, experts=1, cards={"top": EXPERTS}), 1: has(capital=2)}, capital_card=COINS)
    assert meaning(sent, SENDS[TO_CAPITAL]).startswith("your only person on the Plague Experts to the Capital: 1 there until the Era ends, others 2: ")


def test_the_capital_stands_first_where_the_agenda_pays_for_it() -> None:
    """PE 23.14."""
    def first(play: Play) -> tuple[Move, ...]:
        return GAME.advised(play.position.seen_by(0), 0)
    assert first(assigning(1, 0)) == (assign("capital"),) and first(assigning(1, 0, decree=13)) == ()


@pytest.mark.parametrize(("mine", "decree", "turned", "told"), [
    (0, 13, (), (assign("capital"),)), (5, 13, (), (assign("capital"),)), (5, 13, (0,), ()), (0, 13, (0,), (assign("capital"),)),
])
def test_when_nothing_is_produced_any_more_what_is_still_worth_something_stands_first(
    mine: int, decree: int, turned: tuple[int, ...], told: tuple[Move, ...],
) -> None:
    """PE 14.1, 17.4, 20.3, 21.1. The last turn of the last Year: a token, or a reward of the Capital. To be done has its own place, the last."""
    houses = {0: house(healthy=2, capital=mine, sites=SITES, grid=(1, 3, 5, 8)), 1: has(capital=1)}
    play = empire(at="assign", year=5, decrees=(2, 8, decree), houses=houses, capital_card=COINS, tokens="coin", turned=turned)
    assert GAME.advised(play.position.seen_by(0), 0) == told
    assert ", which produces no more; " in meaning(play, assign("district 1"))
    play.t.houses[0].placed = 3
    assert GAME.advised(play.position.seen_by(0), 0) == () and ", for 1 Stone a Produce; " in meaning(play, assign("district 1"))
