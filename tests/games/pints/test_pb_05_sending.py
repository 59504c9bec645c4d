"""PB 5. Sending buddies, one by one, each with a card."""

from __future__ import annotations

import pytest

from lazaretto.games.pints import GAME
from lazaretto.games.pints.moves import GO_ON, SENDS

from .pub import ANNA, pub


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5])
def test_a_buddy_goes_from_the_sofa_to_the_stool_of_a_row(row: int) -> None:
    """PB 5.1. Any row."""
    game = pub().after(f"anna sends to {row}: cue")
    assert game.stools == str(row) and game.t.sofa == 3


def test_a_taken_stool_is_not_free() -> None:
    """PB 5.1, R8."""
    reason = pub(stools="2").why_not("anna sends to 2")
    assert reason.rule == "PB 5.1" and "already" in reason.text


def test_so_at_most_five_are_sent() -> None:
    """PB 5.1, R8. Eleven more sit on the sofa."""
    game = pub(game=GAME.with_components({"start": {"sofa": 16}}), hands={"ben": "cue"}, crisps={"anna": 20})
    for row, card in enumerate(("cue", "umbrella", "magazine", "toaster", "balls"), start=1):
        game.after(f"anna sends to {row}: {card}")
    assert game.stools == "1 2 3 4 5" and game.t.sofa == 11 and game.question == "Sending"
    assert {game.why_not(f"anna sends to {row}").rule for row in range(1, 6)} == {"PB 5.1"}


def test_at_once_the_top_card_of_the_pile_is_drawn() -> None:
    """PB 5.2. One for each buddy; the pile is so much lower."""
    game = pub().after("anna sends to 1: cue")
    assert game.hand("anna") == "cue" and game.t.left == (13, 14, 14, 15)
    game.after("anna sends to 3: molotov")
    assert game.hand("anna") == "cue molotov" and game.t.left == (12, 14, 14, 15)


def test_a_zombie_card_acts_at_once_then_goes_on_the_discard_pile() -> None:
    """PB 5.2. Too dead to drive: two board."""
    game = pub().after("anna sends to 1: too-dead tough fast")
    assert game.aboard == "tough fast" and game.discard == "too-dead" and game.hand("anna") == ""


def test_unless_it_says_otherwise() -> None:
    """PB 5.2, 14.6. Make it two goes under the pile with the cards that it takes."""
    game = pub(hands={"anna": "cue"}).after("anna sends to 1: make-it-two")
    assert game.discard == "" and game.under == "cue make-it-two" and game.hand("anna") == ""


def test_a_buddy_card_is_laid_face_up_before_you() -> None:
    """PB 5.3. Everyone sees it."""
    game = pub().after("anna sends to 1: scatter")
    assert game.seen_by("cleo").hands[ANNA].cards() == game.t.hands[ANNA].cards() != []


def test_it_is_the_active_players() -> None:
    """PB 5.3, 4.1. Ben sends, and Ben has the card."""
    game = pub(active="ben").after("ben sends to 1: scatter")
    assert (game.hand("anna"), game.hand("ben"), game.hand("cleo")) == ("", "scatter", "")


def test_it_stays_until_it_is_played_sold_or_lost() -> None:
    """PB 5.3. A turn ends, and the card is still there; then each of the three."""
    quiet = "extra extra extra extra extra extra extra blue"
    game = pub(phase="turn").after("anna sends to 1: unstoppable", f"anna goes on: {quiet}")
    assert game.asked == "ben" and game.hand("anna") == "unstoppable"
    assert pub(hands={"anna": "blind"}).after("anna plays blind 2").hand("anna") == ""
    assert pub(hands={"ben": "blind"}, crisps={"anna": 4}).after("anna asks ben for blind", "ben sells").hand("ben") == ""
    assert pub(hands={"ben": "blind"}, bites={"ben": 1}).after("anna sends to 1: bite-charge").hand("ben") == ""


def test_as_long_as_there_is_a_buddy_and_a_stool_you_may_send_another() -> None:
    """PB 5.4. You decide how many and where."""
    game = pub().after("anna sends to 4: cue")
    assert [move for move in game.options("anna") if move in SENDS] == [SENDS[0], SENDS[1], SENDS[2], SENDS[4]] and GO_ON in game.options("anna")
    game.after("anna sends to 2: umbrella", "anna sends to 5: magazine")
    assert game.stools == "2 4 5" and game.t.sofa == 1


def test_with_nobody_on_the_sofa_no_other_is_sent() -> None:
    """PB 5.4. Here something could still be bought, so Anna is asked."""
    reason = pub(sofa=0, stools="1", crisps={"anna": 4}, bites={"anna": 1}).why_not("anna sends to 2")
    assert reason.rule == "PB 5.4" and "sofa" in reason.text


def test_with_nothing_left_to_do_the_dice_are_thrown() -> None:
    """PB 5.4, 6.1."""
    game = pub(sofa=1, phase="sending throw").after("anna sends to 2: motion extra extra extra extra extra extra extra red")
    assert game.asked == "" and game.loose == "extra extra extra extra extra extra extra"


def test_the_next_is_sent_only_when_the_last_card_is_done_with() -> None:
    """PB 5.4, R10. The Fruit machine has rolled white: first a colour is named."""
    game = pub().after("anna sends to 2: fruit white")
    assert game.question == "ColourRolled" and not game.may("anna sends to 3") and game.discard == ""
    game.after("anna names red")
    assert game.question == "Sending" and game.may("anna sends to 3") and game.discard == "fruit"


def test_its_division_tile_too() -> None:
    """PB 5.4, R10, R26. The card was the last of its quarter; it is laid down, then the tile is decided, then the next is sent."""
    game = pub(quarter=1, left=1).after("anna sends to 2: cue")
    assert game.question == "DivisionTile" and game.hand("anna") == "cue" and not game.may("anna sends to 3")
    assert game.after("anna refuses").may("anna sends to 3")


def test_a_red_buddy_fetched_while_sending_may_be_sent_in_the_same_turn() -> None:
    """PB 5.4, R11. The only one on the sofa was sent; division tile 3 brings another."""
    game = pub(quarter=3, left=1, sofa=1).after("anna sends to 2: cue", "anna pays: blue")
    assert game.t.sofa == 1 and game.t.phone_box == 1 and game.may("anna sends to 5")


def test_you_must_send_at_least_one() -> None:
    """PB 5.5, R9. Whatever else you do."""
    game = pub(hands={"anna": "blind"})
    assert game.why_not("anna goes on").rule == "PB 5.5"
    assert game.after("anna plays blind 1").why_not("anna goes on").rule == "PB 5.5"


def test_after_the_first_you_may_stop_at_any_time() -> None:
    """PB 5.5, 5.4."""
    game = pub(phase="sending").after("anna sends to 3: cue", "anna goes on")
    assert game.stools == "3" and game.asked == ""
