"""How Bristol 1350 speaks: moves in notation, what they mean, facts as sentences."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import lazaretto
from lazaretto.games.bristol.afterwards import how_it_ended, side_of
from lazaretto.games.bristol.alms import CoinDrawn, Give
from lazaretto.games.bristol.cards import BIRCH, CEDAR, COUNTESS, KNIGHT, OAK, PLAGUED, SERF
from lazaretto.games.bristol.characters import ActionWon, Bless, Court, Escort, Filch, Gamble, Inspect, Toil, Took
from lazaretto.games.bristol.chronicle import NO_CART
from lazaretto.games.bristol.decks import SYMPTOMS, Reformed
from lazaretto.games.bristol.dice import DONE, Lock, Reroll
from lazaretto.games.bristol.ghosts import GhostRolls, Look
from lazaretto.games.bristol.leaving import CAUGHT, ESCAPED, GATES_CLOSED, GHOSTS_ESCAPED, NOBODY_ESCAPED, Leave, Perish
from lazaretto.games.bristol.mingle import Convene, Mingle
from lazaretto.games.bristol.movement import DASH, ELBOW, NO_ONE, Dashed, Elbowed, Landed, LeftBehind, Push, Shame, Shoved
from lazaretto.games.bristol.names import CHARACTER_TITLES, REMEDY_TITLES
from lazaretto.games.bristol.phial import Kept, Leeched, Tapped
from lazaretto.games.bristol.remedies import Play
from lazaretto.games.bristol.rounds import Advance, GatesClose, RollDice, Round
from lazaretto.games.bristol.setup import Boarded, Cast
from lazaretto.games.bristol.turn import DRAW, TurnBegins
from lazaretto.games.bristol.whip import Whipped
from lazaretto.kernel import FACE_DOWN, End, Glimpsed, Lot, Moved, Outcome, Position, RandomDealer, Recorder, Rolled, Said, Shown, Turned, heard_by

GAME = lazaretto.game("bristol")
NAMES = ("You", "Odo", "Isolde", "Piers", "Agnes", "Wat", "Joan", "Hugh", "Emmot")
LONGEST_LINE = 110


def card(name: str) -> int:
    """The number of a remedy card, by its notation."""
    move = GAME.read(f"{name.split('/')[0]} of {name}")
    assert isinstance(move, Play)
    return move.card


def said(fact: object, seat: int | None = 0) -> str | None:
    return GAME.report(fact, NAMES[:6], seat)


Moment = tuple[Position, list[tuple[int, object]]]


def moments(seats: int, variant: str, seed: int) -> Iterator[Moment]:
    """Positions of a random game, with all that was told so far; every kind of move is as likely as another."""
    chance, dealer = random.Random(seed), Recorder(RandomDealer(seed))
    position = GAME.begin(seats, variant, dealer)
    while position.outcome is None:
        yield position, dealer.facts
        seat = chance.choice(position.asked)
        options = position.options(seat)
        kind = chance.choice(sorted({type(move).__name__ for move in options}))
        position = position.after(seat, chance.choice([move for move in options if type(move).__name__ == kind]), dealer)
    yield position, dealer.facts


def tables() -> list[tuple[int, str]]:
    """Every variant, and every number of seats, at least once."""
    found = []
    for number, variant in enumerate(GAME.variants):
        for seats in (1 + number % 9, 1 + (number + 4) % 9):
            found.append((seats if seats > 3 or "start-remedy" not in variant else seats + 4, variant))
    return found


@pytest.mark.parametrize("text", [
    "done", "draw", "elbow", "dash", "push C", "reroll 2 5", "reroll 6", "look D 1", "court", "chisel 3", "bless 3 birch-rat", "gamble 4", "escort B", "dip",
    "inspect C", "filch B", "toil 1 2 3", "arsenic of arsenic/whip", "alms of alms/whip", "lock 1 4", "leech 4 cedar", "keep 1 3", "take chicken/whip",
    "give C", "let it happen", "whip of chicken/whip",
])
def test_notation_reads_back(text: str) -> None:
    assert GAME.say(GAME.read(f" {text.upper()} ")) == text


def test_every_move_has_a_notation_of_its_own() -> None:
    moves = GAME.every_move()
    assert len({GAME.say(move) for move in moves}) == len(moves)
    assert all(GAME.read(GAME.say(move)) == move for move in moves)


@pytest.mark.parametrize(("fact", "sentence"), [
    (Round(3), "Round 3: all six dice are rolled."),
    (Rolled(1), "A rat for Birch."),
    (Rolled(4), "An apple for Oak."),
    (Said(1, Reroll((1, 4))), "Odo rerolls dice 2 and 5."),
    (Said(0, Reroll((1,))), "You reroll die 2."),
    (Said(1, DRAW), "Odo draws a remedy."),
    (Said(1, ELBOW), "Odo elbows forward."),
    (Elbowed(1), "Odo gets to the front of the cart."),
    (Elbowed(1, (2, 0)), "Odo gets past you to the front of the cart."),
    (Elbowed(1, (2,)), "Odo gets to the front of the cart."),
    (Said(0, DASH), "You make a dash for the cart ahead."),
    (Dashed(0, OAK, NO_ONE), "You get on Oak."),
    (Dashed(1, BIRCH, 0), "Odo gets on Birch, and you must change to the cart behind."),
    (Said(1, Push(0)), "Odo pushes you."),
    (Said(1, Push(1)), "Odo jumps off the cart."),
    (Landed(0, OAK), "You land on Oak."),
    (LeftBehind(1, 2), "Isolde is left behind."),
    (Shame(1), "Shame falls on Odo: who was left behind was healthy."),
    (Shame(0), "Shame falls on you: who was left behind was healthy."),
    (Perish((1,)), "Odo dies."),
    (Perish((0, 1, 2)), "Odo, Isolde and you die."),
    (Perish(()), None),
    (Whipped(0, card("chicken/whip")), "You crack a Whip, of Chicken/Whip, to prevent it."),
    (Said(1, Play(card("arsenic/whip"), 0)), "Odo plays Arsenic, of Arsenic/Whip."),
    (Said(1, Lock((0, 5))), "Odo locks dice 1 and 6."),
    (Said(0, DONE), None),
    (Mingle(BIRCH, (0, 1, 2)), "Birch mingles: Odo, Isolde and you."),
    (Mingle(OAK, (4,)), "Oak mingles: Agnes alone, with one symptom more."),
    (Convene(), "All close their eyes, and those who have the plague look up."),
    (Advance((3, 0, 1)), "The carts move on: Birch by 3, Oak by 1."),
    (Advance((0, 0, 0)), "No cart moves."),
    (Leave(CEDAR), "Cedar leaves the town."),
    (GatesClose((1,)), "The gates close on all who are still in town."),
    (Tapped(1, 2, "BR 8.6"), "Odo draws symptoms to choose from."),
    (Leeched(1, CEDAR), "Odo lays a symptom on Cedar's stack."),
    (Leeched(1, NO_CART), "Odo discards what was drawn."),
    (Leeched(0, CEDAR), None),
    (Kept(1), "Odo chooses two symptoms to keep."),
    (Kept(0), "You keep the two symptoms that you chose."),
    (Reformed(SYMPTOMS), "The symptom deck is formed anew from what was discarded."),
    (Boarded(((1, 0), (2,), ())), "From front to back: on Birch Odo and you; on Cedar Isolde; on Oak nobody."),
    (RollDice(), None),
    (TurnBegins(1), None),
    (Shoved(1, 2), None),
    (Lot(2), None),
])
def test_a_fact_is_a_sentence(fact: object, sentence: str | None) -> None:
    assert said(fact) == sentence


@pytest.mark.parametrize(("fact", "sentence"), [
    (Moved(2, "symptom_deck", "symptoms.0"), "You are dealt a symptom worth 3."),
    (Moved(FACE_DOWN, "pool", "symptoms.1"), None),
    (Moved(3, "symptom_deck", "phial"), "A symptom worth 4 is drawn."),
    (Moved(3, "phial", "leeches.1"), "The symptom worth 4 goes on Cedar's stack."),
    (Moved(0, "phial", "symptoms.0"), None),
    (Moved(2, "symptoms.0", "symptom_discard"), "The symptom worth 3 is discarded."),
    (Moved(card("arsenic/whip"), "remedy_deck", "drawn"), "The remedy drawn is Arsenic/Whip."),
    (Moved(card("arsenic/whip"), "drawn", "remedies.0"), None),
    (Moved(card("arsenic/whip"), "drawn", "buried"), "Arsenic/Whip is put away."),
    (Moved(1, "bag", "palm"), "The coin says plague."),
    (Moved(1, "palm", "coins.0"), "You look at your coin: plague."),
    (Turned(PLAGUED, "health.0"), "You have the plague!"),
    (Turned(0, "health.0"), "You are cured."),
    (Shown((PLAGUED,), "health.1"), "Odo has the plague."),
    (Shown((0,), "health.1"), "Odo is healthy."),
    (Shown((0, 2), "symptoms.1"), "Odo held symptoms worth 1 and 3 in the end."),
    (Glimpsed(2, "symptoms.1"), "The symptom is worth 3."),
])
def test_cards_that_were_seen_are_told(fact: object, sentence: str | None) -> None:
    """BR 2.3, 2.5. And of those that were not, nothing."""
    assert said(fact) == sentence


@pytest.mark.parametrize(("fact", "sentence"), [
    (Cast((COUNTESS, KNIGHT, SERF)), "Characters: you the Countess, Odo the Knight, Isolde the Serf."),
    (Said(1, Court()), "Odo draws two remedies, to keep one."),
    (Took(1), "Odo keeps one of the two remedies."),
    (Said(1, Bless(2, 1)), "Odo sets die 3 to Birch rat."),
    (Said(1, Gamble(3)), "Odo gambles with die 4."),
    (ActionWon(1), "Odo wins another action."),
    (Said(1, Escort(0)), "Odo escorts you."),
    (Said(1, Inspect(0)), "Odo looks at one of your symptoms."),
    (Said(0, Filch(1)), "You take a remedy from Odo."),
    (Said(1, Toil((0, 1, 2))), "Odo rerolls dice 1, 2 and 3."),
    (CoinDrawn(1), "Odo draws a coin."),
    (Said(1, Give(0)), "Odo gives the coin to you."),
    (Said(1, Give(1)), "Odo keeps the coin."),
])
def test_special_actions_and_alms_are_told(fact: object, sentence: str) -> None:
    """BR 9.1, 12.5."""
    assert said(fact) == sentence


@pytest.mark.parametrize(("fact", "sentence"), [
    (GhostRolls(3, 2), "Ghost D rerolls die 3."),
    (Elbowed(2), "Ghost C gets to the front of the cart."),
    (Said(0, Look(3, 1)), "You look at Ghost D's second symptom."),
    (Shown((2,), "symptoms.5"), "Ghost D shows a symptom worth 3."),
    (Shown((2,), "symptoms.2"), "Ghost C shows a symptom worth 3."),
    (Mingle(BIRCH, (2, 0)), "Birch mingles: Ghost C and you."),
])
def test_ghosts_have_names(fact: object, sentence: str) -> None:
    """BR 13.1."""
    assert GAME.report(fact, NAMES[:2], 0) == sentence


@pytest.mark.parametrize(("outcome", "seat", "sentence"), [
    (Outcome((0, 1), ESCAPED[BIRCH], (1.0, 1.0, 0.0)), 0, "Birch left town with nobody plagued: Odo and you have won."),
    (Outcome((0,), ESCAPED[OAK], (1.0, 0.0, 0.0)), 0, "Oak left town with nobody plagued: you have won."),
    (Outcome((1,), ESCAPED[BIRCH], (0.0, 1.0, 0.0)), 0, "Birch left town with nobody plagued: Odo has won. You have lost."),
    (Outcome((1,), ESCAPED[BIRCH], (0.0, 1.0, 0.0)), None, "Birch left town with nobody plagued: Odo has won."),
    (Outcome((), NOBODY_ESCAPED, (0.5, 0.0, 0.0)), 0, "Nobody escaped. You have the plague, and may gloat."),
    (Outcome((), NOBODY_ESCAPED, (0.5, 0.0, 0.0)), 1, "Nobody escaped. You have lost."),
    (Outcome((), NOBODY_ESCAPED, (0.5, 0.0, 0.0)), None, "Nobody escaped: everyone has lost."),
    (Outcome((), GATES_CLOSED, (0.5, 0.0, 0.0)), 0, "Nobody escaped before the gates closed. You have the plague, and may gloat."),
    (Outcome((), GATES_CLOSED, (0.5, 0.0, 0.0)), 1, "Nobody escaped before the gates closed. You have lost."),
    (Outcome((), GHOSTS_ESCAPED, (0.0, 0.0)), 0, "A cart of Ghosts left town. You have lost."),
    (Outcome((), CAUGHT, (0.0,)), 0, "The plague has caught the only player. You have lost."),
])
def test_the_end_is_told(outcome: Outcome, seat: int | None, sentence: str) -> None:
    """BR 1.1, 1.4, 13.9, 13.10."""
    assert GAME.report(End(outcome), NAMES[:3], seat) == sentence


@pytest.mark.parametrize(("seats", "variant"), tables())
def test_everything_that_is_told_can_be_said(seats: int, variant: str) -> None:
    *_, (position, told) = moments(seats, variant, seats)
    for seat in (0, seats - 1):
        for fact in heard_by(seat, told):
            sentence = GAME.report(fact, NAMES[:seats], seat)
            assert sentence is None or (sentence[-1] in ".!" and "\n" not in sentence)
    names = ("Maud", *NAMES[1:seats])
    for _, fact in told:                                       # as a watcher hears it, or with all cards face up
        assert "you" not in (GAME.report(fact, names, None) or "").casefold().replace(".", "").split()
    assert position.outcome is not None and GAME.ending(position)


@pytest.mark.parametrize(("seats", "variant"), tables())
def test_every_option_is_explained_in_one_line_with_its_rule(seats: int, variant: str) -> None:
    for position, _ in moments(seats, variant, 40 + seats):
        for seat in position.asked:
            for move in position.options(seat):
                line = GAME.explain(position.seen_by(seat), seat, move, NAMES[:seats])
                assert " · BR " in line and "\n" not in line and len(line) <= LONGEST_LINE, line
                assert line == GAME.explain(position, seat, move, NAMES[:seats]), "what is hidden from the seat is explained to it"


def riding(carts: tuple[tuple[int, ...], ...], **changed: Any) -> Position:
    """The first moment of a game of five, with the pawns placed so, at seat 0's turn."""
    for seed in range(50):
        position = GAME.begin(5, "base", RandomDealer(seed)).copy()
        if position.asked == (0,):
            break
    t = position.table
    t.carts, t.dice, t.order = carts, (1, 1, 2, 3, 4, 5), (BIRCH, CEDAR, OAK)
    for name, value in changed.items():
        setattr(t, name, value)
    return position


def explained(position: Position, text: str) -> str:
    return GAME.explain(position.seen_by(0), 0, GAME.read(text), NAMES[:5])


def test_a_movement_says_where_the_pawn_comes_to_be() -> None:
    """BR 6.1 to 6.8."""
    position = riding(((1, 2), (3, 0, 4), ()))
    assert explained(position, "elbow") == "you go past Piers to the front of Cedar · BR 6.1"
    assert explained(position, "push E") == "Agnes goes to the front of Oak · BR 6.5"
    position = riding(((1, 2, 3), (0,), (4,)))
    assert explained(position, "dash") == "you change places with Piers at the back of Birch · BR 6.3"
    position.table.remedies[2].put(0)
    assert explained(position, "dash") == "you change places with Piers at the back of Birch; Isolde may stop you · BR 6.3"
    position = riding(((1, 2, 3), (), (0, 4)))
    assert explained(position, "dash") == "you get on at the front of Cedar · BR 6.2"
    assert explained(riding(((1, 2), (0,), (3, 4))), "dash") == "you get on at the back of Birch · BR 6.2"
    assert explained(position, "push A") == "you are left behind and out of the game · BR 6.7"
    assert explained(position, "push E") == "Agnes is left behind; if healthy, you die of shame · BR 6.8"


def test_a_reroll_says_which_faces_are_rolled() -> None:
    """BR 7.1."""
    position = riding(((0, 1, 2), (3, 4), ()))
    assert explained(position, "reroll 3") == "Cedar apple · BR 7.1"
    assert explained(position, "reroll 1 2") == "two Birch rats · BR 7.1"
    assert explained(position, "reroll 2 6") == "Birch rat and Oak rat · BR 7.1"


def test_every_remedy_and_character_can_be_asked_about() -> None:
    topics = GAME.topics()
    assert {*REMEDY_TITLES, *CHARACTER_TITLES, "mingle", "plague", "Ghosts", "coin", "gates", "dice", "cart"} <= set(topics)
    assert all(" · BR " in text for text in topics.values()) and str(GAME.pack.part("road").number("spaces", 1, 100)) in topics["road"]


def test_a_report_says_how_it_ended() -> None:
    """BR 11.2, 11.3, 11.6, 11.8, 13.9, 13.10."""
    t = GAME.begin(5, "base", RandomDealer(1)).table
    assert how_it_ended(t, ESCAPED[CEDAR]) == "Cedar escaped"
    assert how_it_ended(t, GHOSTS_ESCAPED) == "the Ghosts escaped"
    assert how_it_ended(t, CAUGHT) == "plagued alone"
    assert how_it_ended(t, NOBODY_ESCAPED) == "nobody: all are dead"
    t.deadline = t.round
    assert how_it_ended(t, NOBODY_ESCAPED) == "nobody: all are dead"
    assert how_it_ended(t, GATES_CLOSED) == "nobody: the gates closed"
    t.gone = (OAK, BIRCH, CEDAR)
    assert how_it_ended(t, NOBODY_ESCAPED) == "nobody: all three carts failed"
    assert {side_of(t, seat) for seat in range(5)} <= {"healthy", "plagued"}
