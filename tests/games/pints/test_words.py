"""How Pints of Blood speaks: moves in notation, what they mean, facts as sentences."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from lazaretto.games.pints import GAME
from lazaretto.games.pints.anytime import DRINKS, LOOK_TWICE, ORDER_ANY, Ask, Order, Ordered, Sold
from lazaretto.games.pints.biting import Bite, Died, Returned
from lazaretto.games.pints.bus import Run
from lazaretto.games.pints.cards import (
    ARMY, BAT, BITE_CHARGE, BLACK, BLUE, BOW, BY_MARK, BY_TILE, BY_ZOMBIES, CUE, DART, EXTRA, FEND_OFF, FRUIT, GREEN, GUNS, JUKEBOX, MARKED, RED, RUGBY, SAUCE,
    TEAPOT, TICKET, YELLOW, ZOMBIE, ZWORD,
)
from lazaretto.games.pints.chips import TurnedUp
from lazaretto.games.pints.colour import ONE_EACH, Boards, Coloured, RollColour
from lazaretto.games.pints.drawing import BeerForABuddy, BuddyComes, DiscardTop, DrawCard, Forgone, GoesUnder, Lost
from lazaretto.games.pints.ending import NO_BUDDIES, REASONS, Throws
from lazaretto.games.pints.fighting import FightBegins, Replaced, Row, Strike
from lazaretto.games.pints.marks import Marking
from lazaretto.games.pints.moves import (
    GO_ON, PAY, REFUSE, SELL, SINK, Arm, Fight, Lay, Lose, Mourn, Name, Place, PlayCard, Rebound, Send, Shift, Use, Visit,
)
from lazaretto.games.pints.names import CARD_TITLES, FOOD_TITLES
from lazaretto.games.pints.pile_odds import cards_to_come, why_red
from lazaretto.games.pints.preparing import Throw
from lazaretto.games.pints.pushing import Push
from lazaretto.games.pints.scoring import Counted, ScoringBegins
from lazaretto.games.pints.setup import LaidOut, SetUp
from lazaretto.games.pints.specials import BLINDS, COATS, SCATTERS, UNDEADS, PushedBack
from lazaretto.games.pints.table import MARKERS, NOTHING
from lazaretto.games.pints.tidings import (
    Arrived, BroughtBack, BusStands, CameIn, ColourShown, Earned, Felled, GotOn, Held, Kept, Pushed, Thrown, ThrownForTheSeat, TileShows, TookItsPlace,
)
from lazaretto.games.pints.turn import Turn
from lazaretto.tongues.voice import voice
from lazaretto.kernel import FACE_DOWN, End, Game, Lot, Moved, Outcome, Position, RandomDealer, Recorder, Rolled, Said, Shown, heard_by

from .pub import Play, pub

NAMES = ("You", "Odo", "Isolde", "Piers")
LONGEST_LINE = 110
#: By kind of chip, the first lot of it.
FAST, FAST_REFINED, FAST_SNAPPY, TOUGH, TOUGH_SNAPPY = [[kind for kind, _ in GAME.box.chips].index(kind) for kind in (0, 1, 2, 3, 5)]
#: A night that the zombies often lose, with crisps enough to buy everything.
EASY = GAME.with_components({
    "start": {"sofa": 18, "beers": 9}, "for-a-card": {"starters-menu": "1 1 1 1", "main-course": "1 1 1 1"},
    "prices": {"beer": 2, "pub-food-chosen": 3, "pub-food-random": 2},
})

Moment = tuple[Position, list[tuple[int, object]]]


def said(fact: object, seat: int | None = 0) -> str | None:
    return GAME.report(fact, NAMES, seat)


def moments(game: Game, seats: int, variant: str, seed: int) -> Iterator[Moment]:
    """Positions of a random game, with all that was told so far. Dice are placed as a rule; else every kind of move is as likely as another."""
    chance, dealer = random.Random(seed), Recorder(RandomDealer(seed))
    position = game.begin(seats, variant, dealer)
    while position.outcome is None:
        yield position, dealer.facts
        seat = position.asked[0]
        options = position.options(seat)
        kinds = sorted({type(move).__name__ for move in options})
        kind = "Place" if "Place" in kinds and chance.random() < 0.8 else chance.choice(kinds)
        position = position.after(seat, chance.choice([move for move in options if type(move).__name__ == kind]), dealer)
    yield position, dealer.facts


def tables() -> list[tuple[Game, int, str]]:
    """Every variant with every number of seats, at least once; every other with the easy pack."""
    found = []
    for number, variant in enumerate(GAME.variants):
        for seats in (2 + number % 3, 2 + (number + 1) % 3):
            found.append((EASY if (number + seats) % 2 else GAME, seats, variant))
    return found


# notation


@pytest.mark.parametrize("text", [
    "go on", "send 3", "name blue", "place bat 3-2", "place extra-players 1-5", "rebound 2-4", "fight 3-2", "play zword", "undead 3", "blind 2", "coat 4",
    "scatter 3-2", "lay 3-2 down", "lay 3-2 up", "lose cue", "pay", "refuse", "sell", "mourn 3", "visit B", "beer B", "ask B cue", "order sauce", "order any",
    "look twice", "sink", "use sauce", "shift 1 3", "arm bat teapot", "give back sauce",
])
def test_notation_reads_back(text: str) -> None:
    assert GAME.say(GAME.read(f" {text.upper()} ")) == text


def test_every_move_has_a_notation_of_its_own() -> None:
    moves = GAME.every_move()
    assert len({GAME.say(move).casefold() for move in moves}) == len(moves)
    assert all(GAME.read(GAME.say(move)) == move for move in moves)


# facts


@pytest.mark.parametrize(("fact", "sentence"), [
    (Said(1, Send(2)), "Odo sends a buddy to row 3."),
    (Said(0, Send(2)), "You send a buddy to row 3."),
    (Said(1, Name(RED)), "Odo names red."),
    (Said(1, Place(BAT, 11)), "Odo places a cricket bat at 3-2."),
    (Said(1, Place(EXTRA, 11)), "Odo places an extra hit at 3-2."),
    (Said(0, Place(RUGBY, 11)), "You place Rugby ball at 3-2."),
    (Said(0, Rebound(8)), "You let it rebound to 2-4."),
    (Said(1, PlayCard(ZWORD)), "Odo plays Z-word."),
    (Said(1, UNDEADS[2]), "Odo plays “Playing undead” at row 3."),
    (Said(1, BLINDS[2]), "Odo plays Roller blind at row 3."),
    (Said(1, COATS[2]), "Odo plays Coat stand at row 3."),
    (Said(1, SCATTERS[11]), "Odo plays Scatterbrains on 3-2."),
    (Said(1, Lay(11, 0)), "Odo lays a zombie on 3-2."),
    (Said(1, Lay(11, 1)), "Odo lays a wounded zombie on 3-2."),
    (Said(1, DRINKS[1]), "Odo drinks a beer."),
    (Said(1, DRINKS[0]), "Odo buys you a beer."),
    (Said(0, Ask(1, ZWORD)), "You ask Odo for Z-word."),
    (Said(1, Order(SAUCE)), "Odo orders No Sauce."),
    (Said(1, ORDER_ANY), "Odo orders whatever the kitchen has."),
    (Said(1, LOOK_TWICE), "Odo looks at the top card of the pile with Second Look."),
    (Said(0, SINK), "You sink it to the bottom of the quarter."),
    (Said(1, Use(SAUCE)), "Odo uses No Sauce: nobody takes its place."),
    (Said(1, Use(FEND_OFF)), "Odo uses Fend Off: one bite less."),
    (Said(1, Use(TICKET)), "Odo uses No Ticket: one zombie stays off the bus."),
    (Said(1, Shift(0, 2)), "Odo uses Late Call: the buddy of row 1 goes to row 3."),
    (Said(1, Arm(BAT, TEAPOT)), "Odo uses Gun Runner: a cricket bat becomes Teapot."),
    (Said(1, PAY), "Odo pays for the division tile."),
    (Said(1, Visit(0)), "Odo deals a zombie to you."),
    (Said(1, Visit(1)), "Odo takes a zombie."),
    (Said(1, GO_ON), None),
    (Said(1, Fight(11)), None),
    (Said(1, SELL), None),
    (Said(1, REFUSE), None),
    (Said(1, Lose(ZWORD)), None),
    (Said(1, Mourn(2)), None),
])
def test_what_players_say_is_told_as_the_attempt(fact: object, sentence: str | None) -> None:
    """And not where a step tells it anyhow."""
    assert said(fact) == sentence


@pytest.mark.parametrize(("fact", "sentence"), [
    (SetUp(), "Five rows are laid before the pub, and the pile is built."),
    (LaidOut((), (), 1, 0), "The bus stands at row 2. You begin."),
    (Turn(0), "Your turn."),
    (Turn(1), "Odo's turn."),
    (Throw(), "All dice are thrown."),
    (Thrown((BAT, ZOMBIE, BAT, EXTRA, DART)), "The battle dice show 2 cricket bats, a dart, an extra hit and a zombie."),
    (Thrown((BOW,)), "The battle dice show a longbow."),
    (RollColour(ONE_EACH), None),
    (Rolled(3), None),
    (Lot(2), None),
    (ColourShown(BLACK), "The colour die shows black."),
    (Coloured(GREEN, ONE_EACH), None),
    (Arrived(GREEN, 5, doubled=False, short=False), "A zombie comes onto every green tile."),
    (Arrived(GREEN, 2, doubled=True, short=False), "On every green tile the zombies are doubled."),
    (Arrived(GREEN, 1, doubled=False, short=True), "The stock runs out: a zombie comes onto green tiles."),
    (Arrived(GREEN, 0, doubled=True, short=True), "The stock runs out: no zombies come onto green tiles."),
    (Boards(3), None),
    (GotOn(1), "A zombie gets on the bus."),
    (GotOn(3), "3 zombies get on the bus."),
    (GotOn(0), "No zombies get on the bus."),
    (FightBegins(), "The fight begins."),
    (Row(2), "The fight at row 3."),
    (Strike(11, 2, washes=False), None),
    (TurnedUp(11, FAST), "A fast zombie falls on 3-2."),
    (TurnedUp(11, FAST_REFINED), "A fast refined zombie falls on 3-2."),
    (TurnedUp(11, TOUGH), "A tough zombie on 3-2 is wounded."),
    (Felled(11, TOUGH_SNAPPY), "The tough snappy zombie on 3-2 falls."),
    (Replaced(11), None),
    (TookItsPlace(11), "Another takes its place."),
    (Push(2, 1), None),
    (Pushed(2, 0), "Row 3 is pushed."),
    (Pushed(2, 1), "The bus stops at row 3: a zombie gets off, and the row is pushed."),
    (Pushed(2, 4), "The bus stops at row 3: 4 zombies get off, and the row is pushed."),
    (CameIn(2, 2, False), "2 zombies come into the pub."),
    (CameIn(2, 1, True), "A zombie comes into the pub, and nobody is bitten."),
    (Held(2), "The roller blind holds row 3."),
    (PushedBack(2), "Row 3 is pushed back by one."),
    (Run(jukebox=False), "The bus drives."),
    (Run(jukebox=True), "The bus drives at once."),
    (BusStands(3), "The bus stands at row 4 now."),
    (ScoringBegins(), "The turn is scored."),
    (Earned(1, 3), "Odo takes 3 bags of crisps."),
    (Counted(0), "Your bites are counted."),
    (TurnedUp(MARKERS, FAST_SNAPPY), "A snappy zombie bites twice."),
    (TurnedUp(MARKERS, TOUGH), None),
    (Bite(0, 1, BY_MARK, anew=False), "The marked tile: you are bitten once."),
    (Bite(0, 1, BY_TILE, anew=False), "The division tile: you are bitten once."),
    (Bite(1, 7, BY_ZOMBIES, anew=False), "Odo is bitten 7 times."),
    (Bite(1, 3, BY_ZOMBIES, anew=True), "Odo has 3 bites left to take, counted from 0 again."),
    (Bite(0, 1, BY_ZOMBIES, anew=True), "You have a bite left to take, counted from 0 again."),
    (Died(0, NOTHING), "Your fifth bite: a buddy on the sofa dies."),
    (Died(1, 2), "Odo's fifth bite: the buddy before row 3 dies."),
    (Returned(1, GUNS), "Odo gives Gun Runner back, for the buddy lost."),
])
def test_the_turn_is_told_in_sentences(fact: object, sentence: str | None) -> None:
    """PB 3 to 11."""
    assert said(fact) == sentence


@pytest.mark.parametrize("language", ["en", "de"])
def test_that_a_row_fights_does_not_read_as_another_round(language: str) -> None:
    """What begins with a word and a number is a round's heading to the page."""
    told = voice(GAME, language).report(Row(2), NAMES, 0) or ""
    assert told.endswith("3.") and not told.split()[1].isdecimal()


@pytest.mark.parametrize(("fact", "sentence"), [
    (DrawCard(), None),
    (Moved(FRUIT, "deck", "drawn"), "A zombie card: Fruit machine."),
    (Moved(ZWORD, "deck", "drawn"), "The card is Z-word."),
    (Moved(ARMY, "deck", "drawn"), "The rescue is here: the Army!"),
    (Moved(ZWORD, "deck", "top"), "You see Z-word."),
    (Shown((ZWORD,), "top"), "You see Z-word."),
    (Moved(FACE_DOWN, "deck", "top"), None),
    (Moved(FACE_DOWN, "stock", "claw"), None),
    (Moved(SAUCE, "larder", "foods.1"), "Odo is served No Sauce."),
    (DiscardTop(), "The top card of the pile is discarded."),
    (TileShows(2), "Quarter 2 is used up: division tile 2 shows."),
    (TileShows(3), "Quarter 3 is used up: division tile 3 shows. From now on any card may be the rescue."),
    (Lost(0, ZWORD, BITE_CHARGE), "Bite charge: you put Z-word under the pile."),
    (Lost(1, ZWORD, BY_TILE), "The division tile: Odo puts Z-word under the pile."),
    (GoesUnder(BITE_CHARGE, False), "Bite charge goes under the pile."),
    (GoesUnder(BITE_CHARGE, True), "Bite charge finds nothing to take, and goes under the pile."),
    (BeerForABuddy(), "A beer goes off the bar."),
    (BuddyComes(), "A red buddy comes from the phone box to the sofa."),
    (BroughtBack(JUKEBOX), "Jukebox goes from the discard pile under the quarter."),
    (Sold(1, ZWORD, 3), "Odo sells Z-word for 3 bags."),
    (Kept(1, ZWORD, 0), "Odo keeps Z-word."),
    (Forgone(1, 2, ""), "Odo does not pay for division tile 2."),
    (Forgone(0, 2, ""), "You do not pay for division tile 2."),
    (Forgone(1, 3, "no beer is left on the bar"), "Nobody pays for division tile 3: no beer is left on the bar."),
    (Ordered(SAUCE, 5), "No Sauce is served for 5 bags."),
])
def test_cards_are_told_to_those_who_see_them(fact: object, sentence: str | None) -> None:
    """PB 5.2, 11.2, 12.3, 14, 15, 19."""
    assert said(fact) == sentence


@pytest.mark.parametrize(("colour", "zombies", "spared", "sentence"), [
    (BLUE, True, False, "The marked blue tile came in with zombies."),
    (BLUE, False, False, "The marked blue tile came in empty: a zombie leaves the bus, if one is aboard."),
    (RED, True, False, "The marked red tile came in with zombies."),
    (RED, True, True, "The marked red tile came in with zombies: nobody is bitten."),
    (RED, False, False, "The marked red tile came in empty: a bite is healed, if there is one."),
    (GREEN, False, False, "The marked green tile came in empty: a card is drawn."),
    (YELLOW, False, False, "The marked yellow tile came in empty."),
])
def test_a_marking_says_what_no_step_tells(colour: int, zombies: bool, spared: bool, sentence: str) -> None:
    """PB 18.2 to 18.5."""
    assert said(Marking(colour + MARKED, zombies, spared)) == sentence


RICH = "It takes who has more crisps than cards lay beneath it."


@pytest.mark.parametrize(("outcome", "seat", "sentence"), [
    (Outcome((0, 1), REASONS[ARMY], (1.0, 1.0, 0.0)), 0, f"The Army came: Odo and you are saved. {RICH} Isolde is left behind."),
    (Outcome((1,), REASONS[ARMY], (0.0, 1.0, 0.0)), 0, f"The Army came: Odo is saved. {RICH} Isolde and you are left behind."),
    (Outcome((0, 1, 2), REASONS[ARMY], (1.0, 1.0, 1.0)), None, f"The Army came: Maud, Odo and Isolde are saved. {RICH}"),
    (Outcome((), NO_BUDDIES, (0.0, 0.0, 0.0)), 0, "No buddy is left in the pub: the zombies have won."),
])
def test_the_end_says_who_is_saved(outcome: Outcome, seat: int | None, sentence: str) -> None:
    """PB 16.1, 16.3."""
    assert GAME.report(End(outcome), NAMES[:3] if seat == 0 else ("Maud", *NAMES[1:3]), seat) == sentence


def test_the_throw_for_the_seat_is_told() -> None:
    """PB 16.4."""
    assert said(Throws((1, 2, 0))) == "Odo, Isolde and you throw for the only seat."
    assert said(ThrownForTheSeat(0, 0)) == "You throw no extra hits."
    assert said(ThrownForTheSeat(1, 1)) == "Odo throws an extra hit."


def test_what_the_dice_show_is_told_once() -> None:
    """PB 6.1, 13.9."""
    play = pub(stools="2", hands={"anna": "zword"}, phase="throw", chance="bat bat extra zombie zombie bow bow blue")
    assert play.told(Thrown) == [Thrown((BAT, BAT, EXTRA, ZOMBIE, ZOMBIE, BOW, BOW))]
    assert play.after("anna plays zword: dart extra").told(Thrown)[1:] == [Thrown((DART, EXTRA))]


@pytest.mark.parametrize(("game", "seats", "variant"), tables())
def test_everything_that_is_told_can_be_said(game: Game, seats: int, variant: str) -> None:
    *_, (position, told) = moments(game, seats, variant, seats)
    for seat in (0, seats - 1):
        for fact in heard_by(seat, told):
            sentence = game.report(fact, NAMES[:seats], seat)
            assert sentence is None or (sentence[-1] in ".!" and "\n" not in sentence)
    names = ("Maud", *NAMES[1:seats])
    for fact in heard_by(None, told):
        assert "you" not in (game.report(fact, names, None) or "").casefold().replace(".", "").split()
    assert position.outcome is not None and game.ending(position)


# meaning


@pytest.mark.parametrize(("game", "seats", "variant"), tables())
def test_every_option_is_explained_in_one_line_with_its_rule(game: Game, seats: int, variant: str) -> None:
    for position, _ in moments(game, seats, variant, 40 + seats):
        for seat in position.asked:
            for move in position.options(seat):
                line = game.explain(position.seen_by(seat), seat, move, NAMES[:seats])
                assert " · PB " in line and "\n" not in line and len(line) <= LONGEST_LINE, line
                assert line == game.explain(position, seat, move, NAMES[:seats]), "what is hidden from the seat is explained to it"


ROWS = """
    2  b:fast  g:fast,fast  r:fast,tough!  y  b
    3  g       r            y:fast         b  g:fast,fast
"""


def meaning(play: Play, text: str, seat: int = 0) -> str:
    """With Anna's eyes, who is "you" here."""
    move = GAME.read(text)
    assert move in play.position.options(seat), "it is offered"
    return GAME.explain(play.position.seen_by(seat), seat, move, ("You", "Ben", "Cleo"))


def test_sending_says_what_stands_in_the_row() -> None:
    """PB 5.2."""
    play = pub(ROWS, phase="sending")
    assert meaning(play, "send 1") == "no zombies; draw a card; a buddy card then costs 3 bags · PB 5.2"
    assert meaning(play, "send 2") == "5 zombies, the nearest on square 1; draw a card; a buddy card then costs 3 bags · PB 5.2"
    assert meaning(play.after("anna sends 3: cue"), "go on") == "throw the colour die and the seven battle dice · PB 6.1"


def test_a_piece_says_how_many_hits_there_will_be_and_on_whom() -> None:
    """PB 7.2, 7.5, 13.4 to 13.6, 13.8."""
    play = pub(ROWS, stools="2 3", loose="bat bat dart extra", placed={"2-1": "bat"}, hands={"anna": "balls teapot rugby extra-players"}, phase="placing")
    assert meaning(play, "place bat 2-1") == "now 2 hits on a zombie; row 2, square 1 · PB 7.2"
    assert meaning(play, "place dart 2-3") == "a hit on 2 zombies, a wounded tough one on top; row 2, square 3 · PB 7.2"
    assert meaning(play, "place extra 2-1") == "now 2 hits on a zombie; row 2, square 1 · PB 7.5"
    assert meaning(play, "place extra-players 2-1") == "now 4 hits on a zombie; row 2, square 1 · PB 13.8"
    assert meaning(play, "place balls 2-2") == "2 hits on 2 zombies; row 2, square 2 · PB 13.4"
    assert meaning(play, "place teapot 2-2") == "a hit on 2 zombies; row 2, square 2; refined ones are not replaced · PB 13.5"
    assert meaning(play, "place rugby 3-3") == "a hit on a zombie, and one in a neighbouring row; row 3, square 3 · PB 13.6"
    assert meaning(play, "go on") == "to the fight; 4 dice left over are lost · PB 7.6"
    cards = pub(ROWS, stools="2 3", placed={"2-1": "bat"}, hands={"anna": "balls"}, phase="placing")
    assert meaning(cards, "go on") == "to the fight; no die is left over · PB 7.6"
    play.after("anna places rugby 3-3")
    assert meaning(play, "rebound 2-2") == "one hit on 2 zombies, after those of the ball's own square · PB 13.6"


def test_a_colour_says_how_many_zombies_it_brings() -> None:
    """PB 6.2 to 6.4, 14.5, 19.11."""
    play = pub("2  b  b  b  b  b\n3  b  g:fast,fast  r  y  y", corner="b g g", stools="2", phase="throw", chance="bat bat bat bat bat bat bat white")
    assert meaning(play, "name blue") == "6 zombies, one on every blue tile · PB 6.3"
    play = pub(
        "2  b  g:fast,fast  r  y  y", variant="main-course", foods={"anna": "colours"}, sofa=1, phase="sending", pile="flesh-mob",
    ).after("anna sends 3: flesh-mob black")
    assert meaning(play, "go on") == "a zombie gets on the bus, and the die is rolled again · PB 6.4"
    assert meaning(play, "name green") == "green tiles are doubled: 2 more zombies · PB 19.11"


def test_going_on_says_what_a_push_brings_in() -> None:
    """PB 9.2, 9.4, 13.13, 13.14."""
    play = pub(ROWS, stools="2", hands={"anna": "undead blind"}, phase="fighting")
    assert meaning(play, "go on") == "row 2 is pushed by two, and 3 zombies come in · PB 9.2"
    assert meaning(play, "blind 2") == "row 2 does not move this turn, and the bus passes it; 5 zombies, the nearest on square 1 · PB 13.14"
    play.after("anna plays undead 2")
    assert meaning(play, "go on") == "row 2 is pushed by two, and 3 zombies come in, harmless · PB 9.2"
    play.after("anna goes on")
    assert meaning(play, "go on") == "row 2 is pushed, and a zombie comes in, harmless · PB 9.4"
    play.after("anna plays blind 2")
    assert play.question == ""


def test_a_stop_says_who_gets_off_and_who_comes_in() -> None:
    """PB 10.1, 10.2, 13.10 to 13.12."""
    play = pub(ROWS, bus=2, aboard="fast fast", hands={"anna": "motion unstoppable continental"}, phase="driving")
    assert meaning(play, "go on") == "a zombie gets off at row 2; it is pushed, and a zombie comes in · PB 10.2"
    assert meaning(play, "play motion") == "all aboard: 2 zombies get off at row 2; it is pushed, and a zombie comes in · PB 13.10"
    assert meaning(play, "play unstoppable") == "nobody gets off at row 2; the bus goes on to row 3 with 2 aboard · PB 13.11"
    assert meaning(play, "play continental") == "this run goes back from row 2 to row 1, not to row 3 · PB 13.12"
    play = pub(ROWS, bus=5, hands={"anna": "continental"}, phase="driving")
    assert meaning(play, "go on") == "the empty bus goes on to row 1 · PB 10.1"


def test_before_a_card_is_discarded_it_is_said_for_how_many_zombies() -> None:
    """PB 11.2, 12.1, R116. And the odds still count the one that is about to go."""
    play = pub(quarter=4, left=5, pile="cue toaster", ambulance="fast " * 7, bites={"anna": 1}, phase="scoring")
    view = play.position.seen_by(0)
    assert meaning(play, "go on") == "the top card of the pile is discarded, for 3 defeated zombies · PB 11.2"
    assert GAME.gesture(view, 0, GO_ON, ("Anna", "Ben", "Cleo")).words == "Discard a card of the pile" and cards_to_come(view) == (0, 2)
    assert cards_to_come(play.after("anna goes on: cue").position.seen_by(0)) == (0, 1)
    assert cards_to_come(play.after("anna goes on: toaster").position.seen_by(0)) == (0, 0)


def test_of_one_zombie_card_it_is_said_as_of_one() -> None:
    """PB 14.1. Fifteen of sixteen are discarded."""
    play = pub(discard="fruit " * 4 + "too-dead " * 5 + "bite-charge " * 3 + "make-it-two " * 3, phase="sending")
    assert why_red(play.t) == "The next card: of 41 that nobody has seen one is a zombie card."


@pytest.mark.parametrize(("told", "warning"), [
    ({}, "; it is the last beer, and division tile 3 costs one"),
    ({"bar": 2}, ""),
    ({"phone_box": 0}, ""),
    ({"quarter": 3}, "; it is the last beer, and division tile 3 costs one"),
    ({"quarter": 4}, ""),
])
def test_the_last_beer_is_sold_with_a_warning_while_tile_three_may_cost_it(told: dict[str, int], warning: str) -> None:
    """PB 15.4."""
    play = pub(ROWS, **{"bar": 1, **told}, crisps={"anna": 9}, bites={"anna": 3}, phase="sending")
    assert meaning(play, "beer A") == f"4 of your 9 bags; you go from 3 bites to 2{warning} · PB 12.5"


def test_what_is_bought_says_its_price_and_what_it_brings() -> None:
    """PB 12.2, 12.5, 12.8, 19.2."""
    play = pub(ROWS, variant="main-course", crisps={"anna": 9}, bites={"anna": 3, "ben": 1}, hands={"ben": "toaster"}, foods={"ben": "sauce"}, phase="sending")
    assert meaning(play, "ask B toaster") == "4 of your 9 bags, if Ben agrees; a middle weapon: squares 2 and 3, one hit · PB 12.2"
    assert meaning(play, "beer A") == "4 of your 9 bags; you go from 3 bites to 2 · PB 12.5"
    assert meaning(play, "beer B") == "4 of your 9 bags; Ben goes from 1 bite to none · PB 12.8"
    assert meaning(play, "order fend") == "7 of your 9 bags; ward off one bite · PB 19.2"
    assert meaning(play, "order any") == "5 of your 9 bags, for one of 7 by chance · PB 19.2"
    poor = pub(ROWS, crisps={"anna": 4}, bites={"anna": 3}, phase="sending")
    assert meaning(poor, "beer A") == "all of your 4 bags; you go from 3 bites to 2 · PB 12.5"
    play.after("anna asks ben toaster")
    assert GAME.explain(play.position, 1, SELL, ("You", "Ben", "Cleo")) == "Toaster for 4 bags; you then have 4 bags · PB 12.3"


def test_who_is_still_to_bite_is_told_before_a_bite_is_the_price() -> None:
    """PB 9.6, 15.2."""
    play = pub(ROWS, stools="2 3", sofa=1, markers={"anna": "fast fast"}, left=1, pile="cue", phase="sending").after("anna sends 4: cue")
    assert meaning(play, "pay") == "take a bite, draw two cards; you have 0 bites, and 2 zombies on your bite-marker · PB 15.2"


@pytest.mark.parametrize(("sofa", "told"), [(1, "a red buddy comes to the empty sofa"), (2, "a red buddy joins a buddy on the sofa")])
def test_a_red_buddy_joins_nobody_on_an_empty_sofa(sofa: int, told: str) -> None:
    """PB 15.4. Who is sent for the last card of the quarter has left the sofa."""
    play = pub(ROWS, stools="2 3", sofa=sofa, quarter=3, left=1, pile="cue", phase="sending").after("anna sends 4: cue")
    assert meaning(play, "pay") == f"roll the colour die, take a beer off the bar, and {told} · PB 15.4"


def test_a_mourned_buddy_and_a_lost_card_are_explained() -> None:
    """PB 11.7, 14.4, 15.2."""
    play = pub(ROWS, stools="2 3", sofa=1, bites={"anna": 4}, left=1, pile="cue", phase="sending").after("anna sends 4: cue")
    assert meaning(play, "pay") == "take a bite, draw two cards; you have 4 bites · PB 15.2"
    play.after("anna pays")
    assert meaning(play, "mourn 3") == "the buddy before row 3 dies, with 3 zombies, the nearest on square 3 there · PB 11.7"
    play = pub(hands={"anna": "cue toaster umbrella"}, bites={"anna": 2}, pile="bite-charge", phase="sending").after("anna sends 4: bite-charge")
    assert meaning(play, "lose cue") == "your only one goes under the pile; 1 more after it · PB 14.4"


# topics


def test_every_card_and_pub_food_can_be_asked_about() -> None:
    topics = GAME.topics()
    assert {title.removeprefix("the ") for title in CARD_TITLES} | set(FOOD_TITLES) <= set(topics)
    assert {"beer", "crisps", "bites", "close", "middle", "far", "fast", "tough", "refined", "snappy"} <= set(topics)
    assert {"tile 1", "tile 2", "tile 3", "blue marking", "red marking", "pub food", "bus", "push", "price", "winning"} <= set(topics)
    assert all(" · PB " in text and "\n" not in text for text in topics.values())


def test_topics_follow_the_box() -> None:
    """PB 2.6, 2.10, 12.5."""
    assert EASY.topics()["beer"].startswith("2 bags") and "9 in all" in EASY.topics()["beer"]
    assert "48 fast, 8 fast refined, 8 fast snappy, 14 tough, 4 tough refined, 4 tough snappy" in GAME.topics()["zombies"]
    assert "1 cricket bat, 1 dart, 1 longbow, 2 extra hit, 1 zombie" in GAME.topics()["battle dice"]


def test_cue_is_a_word_of_its_own() -> None:
    """PB 7.3. A weapon is written alike as a piece and as a card."""
    assert GAME.read("place cue 1-1") == Place(CUE, 0) and GAME.read("lose cue") == Lose(0)
