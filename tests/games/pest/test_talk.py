"""What is said among the Houses, who is out, and what is done for a player who is gone."""

from __future__ import annotations

from lazaretto.games.pest import GAME
from lazaretto.games.pest.by_technology import KEEP_OUT
from lazaretto.games.pest.cards import UNIFORM
from lazaretto.games.pest.moves import END_TURN

from .land import empire
from .test_pe_22_storing import struck


def test_talk_is_free_and_there_is_nothing_to_claim() -> None:
    """All that anyone knows lies open."""
    talk = GAME.talk()
    assert talk.no_free_words is None and not [phrase for phrase in talk.phrases if phrase.claim]
    assert talk.phrase("well-done").said(1, ("Anna", "Ben")) == "Well done, Ben."


def test_no_phrase_points_at_a_place_that_it_cannot_name() -> None:
    """TABLE.md 5.4. With one press nothing is named but a seat."""
    assert not [phrase.text for phrase in GAME.talk().phrases for word in (" there.", " there,", "That ", " that ") if word in phrase.text]


def test_nobody_is_ever_out() -> None:
    """PE 5.4. All play on to the end."""
    assert GAME.are_out(empire().position) == ()


def test_a_turn_is_ended() -> None:
    """PE 33.1."""
    game = empire(at="turn", actions="move produce")
    assert game.position.question.default(game.position.seen_by(0).table, 0) == END_TURN and not game.position.question.is_window(game.position.table)


def test_the_sick_are_kept_out_where_that_costs_nothing() -> None:
    """PE 22.15. To let them in would fill Quarantine. What Technologies a House has lies open: no window."""
    game = struck(UNIFORM, mine={"sites": {"district": "gollor garrow"}})
    assert game.question == "AtTheDoor" and game.position.question.default(game.position.table, 0) == KEEP_OUT
    assert not game.position.question.is_window(game.position.table)
