"""What is said on the carts, who is out, and what is done for a player who is gone."""

from __future__ import annotations

import pytest

from lazaretto.kernel import Move

from .test_br_13_ghosts import ghost_turn, haunted
from .town import AMBER, CYAN, GAME, PEOPLE, Play, town

STREET = """
    birch  5  amber brun
    cedar  3  cyan
    oak    1  dora emil
"""


def safe(v: Play, name: str) -> Move:
    return v.position.question.default(v.seen_by(name), PEOPLE.index(name))


# Talk


def test_talk_is_free_and_a_claim_may_be_false() -> None:
    """BR 2.3, R46. One can say both of oneself; nothing looks at the cards."""
    talk = GAME.talk()
    assert talk.no_free_words is None
    assert talk.phrase("i-am-healthy").claim and talk.phrase("i-have-the-plague").claim and not talk.phrase("fewer-rats").claim


def test_one_speaks_of_others_by_name() -> None:
    assert GAME.talk().phrase("suspect").said(CYAN, PEOPLE) == "I believe that cyan has the plague."


# Who is out


def test_the_dead_are_out() -> None:
    """BR 11.5. Brun is left behind, for no cart behind has a place."""
    v = town("birch 5 amber brun\n cedar 3 cyan dora emil", seats=5, plagued="brun")
    assert GAME.are_out(v.position) == ()
    v.after("amber pushes brun")
    assert v.dead == "brun" and GAME.are_out(v.position) == GAME.are_out(v.position.seen_by(None)) == (1,)


def test_ghosts_are_not_among_them() -> None:
    """BR 13.1. They are no players."""
    v = town("birch 5 amber\n cedar 3 brun cyan", seats=2)
    assert v.dead == "dora" and GAME.are_out(v.position) == ()


# The Whip


@pytest.mark.parametrize("turn, deed, asked", [("brun", "brun elbows", "amber"), ("cyan", "cyan dashes", "amber"), ("dora", "dora pushes emil", "emil")])
def test_a_whip_answers_whoever_moves(turn: str, deed: str, asked: str) -> None:
    """BR 8.7. All see whose movement it is."""
    v = town(STREET, turn=turn, hands={asked: "arsenic/whip"}).after(deed)
    assert v.asked == asked and v.position.question.is_window(v.position.table) and v.position.question.provoked_by(v.seen_by(asked)) == PEOPLE.index(turn)


def test_a_ghost_that_moves_is_nobody_at_the_table() -> None:
    """BR 13.4, 8.7."""
    v = ghost_turn(haunted("birch 5 amber dora\n cedar 3\n oak 1 cyan brun", hands={"amber": "arsenic/whip"}), "dora", "0 oak-apple")
    assert v.asked == "amber" and v.position.question.is_window(v.position.table) and v.position.question.provoked_by(v.t) is None


def test_ones_own_turn_is_no_window() -> None:
    """BR 5.2. Though one is asked again only for the cards one holds."""
    v = town(STREET, hands={"amber": "arsenic/whip"}).after("amber draws: chicken/whip")
    assert v.asked == "amber" and not v.position.question.is_window(v.position.table) and v.position.question.provoked_by(v.t) is None


# A player who is gone


def test_who_is_gone_uses_no_whip() -> None:
    """BR 8.7."""
    v = town(STREET, turn="brun", hands={"amber": "arsenic/whip"}).after("brun elbows")
    assert safe(v, "amber") == v.spoken("amber lets it happen")[1]


@pytest.mark.parametrize("picture, safest", [
    ("birch 5 brun amber\n cedar 3 cyan\n oak 1 dora", "amber elbows"),
    ("birch 5 brun\n cedar 3 amber cyan\n oak 1 dora", "amber dashes"),
    ("birch 5 amber brun\n cedar 3 cyan\n oak 1 dora", "amber pushes brun"),
    ("birch 5 amber\n cedar 3 cyan brun\n oak 1 dora", "amber pushes amber"),
])
def test_by_emeralds_who_is_gone_pushes_only_if_nothing_else_can_be_done_and_oneself_last(picture: str, safest: str) -> None:
    """BR 8.4, 6.7."""
    v = town(picture, turn="amber", hands={"amber": "emeralds/whip"}).after("amber plays emeralds of emeralds/whip")
    assert safe(v, "amber") == v.spoken(safest)[1]


def test_in_a_turn_without_dice_or_remedies_it_is_the_same() -> None:
    """BR 5.1, 6.7. A full hand and locked dice: a push is left, and it is not of oneself, who would be left behind; nor is a card spent."""
    hand = "arsenic/whip chicken/whip emeralds/whip"
    v = town("birch 5 amber brun\n cedar 3 cyan dora emil", seats=5, turn="amber", locked="1 2 3 4 5 6", hands={"amber": hand})
    assert v.options("amber")[0] == v.spoken("amber pushes amber")[1] and safe(v, "amber") == v.spoken("amber pushes brun")[1]


def test_of_two_leeches_the_lower_is_laid() -> None:
    """BR 8.5."""
    v = town(STREET, hands={"amber": "arsenic/leeches"}).after("amber plays leeches of arsenic/leeches: 4 2")
    assert safe(v, "amber") == v.spoken("amber leeches 2 onto birch")[1]


def test_a_single_leech_is_discarded() -> None:
    """BR 8.5, R40. All symptoms but one lie on a stack or are held."""
    few = {"leeches": {"oak": "1 " * 5 + "2 " * 5 + "3 " * 6 + "4 " * 7}, "hands": {"amber": "arsenic/leeches"}}
    v = town("birch 5 amber brun\n cedar 3 cyan\n oak 1 dora", **few).after("amber plays leeches of arsenic/leeches: 4")
    assert v.options("amber")[0] == v.spoken("amber leeches 4 onto birch")[1] and safe(v, "amber") == v.spoken("amber is done")[1]


@pytest.mark.parametrize("coin", ["plague", "cured", "naught"])
def test_a_coin_is_kept_whatever_it_is(coin: str) -> None:
    """BR 12.5. So it tells nothing."""
    v = town(STREET, variant="alms", turn="cyan", hands={"cyan": "alms/arsenic"}).after(f"cyan plays alms of alms/arsenic: {coin}")
    assert safe(v, "cyan") == v.spoken("cyan gives to cyan")[1]


def test_of_ones_symptoms_the_lowest_are_kept() -> None:
    """BR 8.6."""
    v = town(STREET, hands={"amber": "arsenic/pomander"}, symptoms={"amber": "1 4"}).after("amber plays pomander of arsenic/pomander: 2 2")
    assert AMBER in v.position.asked and safe(v, "amber") == v.spoken("amber keeps 1 2")[1]
