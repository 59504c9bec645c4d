"""How Pathologic speaks: moves in notation, what they mean, facts as sentences."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.afterwards import SIDES, counted, how_it_ended, side_of
from lazaretto.games.pathologic.box import Box
from lazaretto.games.pathologic.cards import (
    ARMY_TRAIN, BACHELOR, BREACH, BROKEN_CORDONS, CHANGELING, COIN, CURFEW, EVACUATION, FALSE_WITNESS, FEVER, HANDS, HARUSPEX, HARUSPICY, HEALER_NAMES, KEY,
    LETHARGY, NO, NO_FEAR, NOTHING, ORDER, PARALYSIS, PIECE_NAMES, PRINTS, SECRET, STEPPE, THIEF, TITHE, ULCER,
)
from lazaretto.games.pathologic.creeping import AnnounceLair, Creeping, LairIs, Lifted, Slipping
from lazaretto.games.pathologic.deaths import Confine, Die, Fearless, LoseEvidence, Release
from lazaretto.games.pathologic.orders import Spoiled
from lazaretto.games.pathologic.doing import CardEffect
from lazaretto.games.pathologic.entrusted import StrainMoved
from lazaretto.games.pathologic.errands import Claim, HandTo, Leave, Transfer
from lazaretto.games.pathologic.events import EventBegins
from lazaretto.games.pathologic.laying import Laid
from lazaretto.games.pathologic.losing import Losing
from lazaretto.games.pathologic.moves import (
    BREAK_OFF, CEASE, COMPLETE, END_TURN, ENOUGH, GIVE_UP, LIE_LOW, PASS, Become, Blockade, Creep, CreepThrough, Discard, Replace, Go, Infect, Name, Pick, Put,
    React,
)
from lazaretto.games.pathologic.pacts import Pledge
from lazaretto.games.pathologic.prescribing import Prescribe
from lazaretto.games.pathologic.reactions import Divined, Excuse, NoEffect, Quenched
from lazaretto.games.pathologic.resolving import Resolve, Reward, TurnFaceDown
from lazaretto.games.pathologic.event_effects import EventEffect, Revive, Reviving
from lazaretto.games.pathologic.rounds import HealerTurn, PlagueTurn, Round, RoundBegins, TurnEnds
from lazaretto.games.pathologic.setup import SetUp
from lazaretto.games.pathologic.strains import SetOff, TakesEffect, TurnedUp
from lazaretto.games.pathologic.torments import Driven, Driving, PactEnds
from lazaretto.games.pathologic.taking import Taking
from lazaretto.games.pathologic.walking import Enter, Walk
from lazaretto.games.pathologic.winning import EVIDENCE, HIT_LIST, NO_EVENTS, TIME_IS_UP, EvidenceIs, Judge
from lazaretto.games.pathologic.words import Teller, explained, said, topics
from lazaretto.kernel import FACE_DOWN, Answered, End, Moved, Outcome, Position, RandomDealer, Recorder, Said, Shown, heard_by, only

from .place import Play, opening, town

NAMES = ("Maud", "Odo", "You", "Piers")
PEOPLE = ("Maud", "Odo", "Isolde", "Piers")
LONGEST_LINE = 170
MARIA, VLAD, CAPELLA = [PIECE_NAMES.index(name) for name in ("maria", "vlad", "capella")]
SPOKEN = {said(move).casefold(): move for move in GAME.every_move()}

Moment = tuple[Position, list[tuple[int, object]]]


def told(fact: object, seat: int | None = 2) -> str | None:
    """To Isolde, who is the Haruspex, unless told otherwise."""
    return Teller(GAME.box, NAMES if seat == 2 else PEOPLE, seat).report(fact)


def moments(seats: int, seed: int) -> Iterator[Moment]:
    """Positions of a random game, with all that was told so far, own answers included. Every kind of move is as likely as another."""
    chance, dealer = random.Random(seed), Recorder(RandomDealer(seed))
    position = GAME.begin(seats, "base", dealer)
    while position.outcome is None:
        yield position, dealer.facts
        seat = position.asked[0]
        options = position.options(seat)
        kind = chance.choice(sorted({type(move).__name__ for move in options}))
        move = chance.choice([option for option in options if type(option).__name__ == kind])
        dealer.facts.append((only(seat), Answered(move)))
        position = position.after(seat, move, dealer)
    yield position, dealer.facts


# notation


@pytest.mark.parametrize("text", [
    "become bachelor", "doom maria capella saburov", "take curfew", "put maria 3", "put bachelor 12", "creep 12", "creep steppe", "creep 3 through 4",
    "creep steppe through 4", "lie low", "infect 7", "blockade 7", "cease", "break off", "lay fever 7", "lay new-outbreak 15", "replace maria vlad",
    "pick maria", "pass", "react no", "react post-mortem", "complete", "give up", "enough", "go 4", "name 7", "spend coin", "discard twin", "end",
    "leave maria", "leave haruspex", "walk maria 4", "resolve capella", "claim coin", "transfer maria", "hand maria", "pact maria", "play paralysis",
    "play curfew 4", "play quarantine-order maria", "play evacuation maria 7", "play have-no-fear rubin", "play laying-on-hands 7",
    "play thiefs-hands C coin", "play false-witness 5 key",
])
def test_notation_reads_back(text: str) -> None:
    assert said(SPOKEN[text.casefold()]) == text


def test_every_move_has_a_notation_of_its_own() -> None:
    moves = GAME.every_move()
    assert len(SPOKEN) == len(moves)
    assert all(SPOKEN[said(move).casefold()] == move for move in moves)
    assert all("," not in said(move) and said(move) == " ".join(said(move).split()) for move in moves)


# facts


@pytest.mark.parametrize(("fact", "sentence"), [
    (Said(1, Become(BACHELOR)), "Odo is the Bachelor."),
    (Said(1, Put(MARIA, 3)), "Odo puts Maria Kaina into 3 Spleen."),
    (Said(2, Put(HARUSPEX, 3)), "You put the Haruspex into 3 Spleen."),
    (Said(0, LIE_LOW), "The Plague lies low."),
    (Said(0, Infect(7)), "The Plague infects 7 Crude Sprawl."),
    (Said(0, Blockade(7)), "The Plague blockades 7 Crude Sprawl."),
    (Said(0, CEASE), "The Plague ceases the Blockade, and no Quarantine helps."),
    (Said(0, BREAK_OFF), "The Plague breaks off."),
    (Said(0, Go(4)), None),
    (Said(0, Pick(MARIA)), "The Plague names Maria Kaina."),
    (Said(1, Pick(MARIA)), None),
    (Said(1, Claim(COIN)), "Odo goes to the Pool for a Coin."),
    (Said(2, Transfer(MARIA)), "You ask Maria Kaina for a Coin."),
    (Said(1, HandTo(MARIA)), "Odo hands Maria Kaina what the Event needs."),
    (Said(1, Resolve(CAPELLA)), "Odo has Capella resolve the Event."),
    (Said(2, Resolve(CAPELLA)), "You have Capella resolve the Event."),
    (Said(2, Resolve(HARUSPEX)), "You resolve the Event in person."),
    (Said(1, Pledge(MARIA)), "Odo makes a Pact with Maria Kaina."),
    (Said(1, Prescribe(PARALYSIS, NOTHING, NOTHING)), "Odo plays Paralysis: the Plague does not move in its next turn."),
    (Said(1, Prescribe(CURFEW, 4, NOTHING)), "Odo plays Curfew: nobody crosses the border of 4 Maw until Odo's next turn."),
    (Said(2, Prescribe(CURFEW, 4, NOTHING)), "You play Curfew: nobody crosses the border of 4 Maw until your next turn."),
    (Said(1, Prescribe(ORDER, CAPELLA, NOTHING)), "Odo plays Quarantine Order on Capella."),
    (Said(1, Prescribe(EVACUATION, MARIA, 7)), "Odo plays Evacuation: Maria Kaina is brought to 7 Crude Sprawl."),
    (Said(3, Prescribe(NO_FEAR, MARIA, NOTHING)), "Piers plays Have No Fear: Maria Kaina cannot die until Piers's next turn."),
    (Said(3, Prescribe(HANDS, 7, NOTHING)), "Piers plays Laying On of Hands on the Strain in 7 Crude Sprawl."),
    (Said(3, Prescribe(THIEF, 2, COIN)), "Piers plays Thief's Hands on you for a Coin."),
    (Said(3, Prescribe(FALSE_WITNESS, LETHARGY, KEY)), "Piers plays False Witness on Lethargy in 5 Warehouses, to make it need a Key."),
    (Said(3, React(NO)), "Piers plays No!"),
    (Said(2, React(TITHE)), "You play Tithe."),
    (Said(1, Discard(CURFEW)), "Odo loses Curfew to Delirium."),
    (Said(1, Name(7)), "Odo burns the linen of 7 Crude Sprawl."),
    (Said(2, COMPLETE), "You go on with it."),
    (Said(1, GIVE_UP), "Odo gives the Action up."),
    (Said(1, Leave(MARIA)), None),
    (Said(1, Walk(MARIA, 4)), None),
    (Said(1, ENOUGH), None),
    (Said(1, PASS), None),
    (Said(1, END_TURN), None),
])
def test_what_players_say_is_told_as_the_attempt(fact: object, sentence: str | None) -> None:
    """And not where a step tells it anyhow."""
    assert told(fact) == sentence


@pytest.mark.parametrize(("fact", "sentence"), [
    (SetUp(), "The decks are shuffled. Nobody is told whom the Plague puts on its Hit List."),
    (Round(), None),
    (RoundBegins(3), "Round 3."),
    (PlagueTurn(), "Maud's turn, the Plague."),
    (HealerTurn(1), "Odo's turn, the Bachelor."),
    (HealerTurn(2), "Your turn."),
    (TurnEnds(), None),
    (Creeping(), "The Plague is paralysed."),
    (Slipping(), "Nobody is harmed."),
    (Lifted(), "The Blockade is lifted."),
    (AnnounceLair(), None),
    (LairIs(4, PRINTS, NOTHING), "Prints: the Plague is in 4 Maw."),
    (LairIs(STEPPE, NOTHING, HARUSPICY), "Haruspicy: the Plague is in the Steppe."),
    (Laid(7), "The Plague lays a Strain in 7 Crude Sprawl."),
    (Divined(), "When this turn ends it will be known where the Plague is."),
    (Enter(1, MARIA, 4, 1, False), "Odo sends Maria Kaina to 4 Maw."),
    (Enter(1, MARIA, 5, 2, False), "Odo sends Maria Kaina on to 5 Warehouses."),
    (Enter(2, MARIA, 4, 1, False), "You send Maria Kaina to 4 Maw."),
    (Enter(1, BACHELOR, 5, 2, False), "Odo goes on to 5 Warehouses."),
    (Driven(MARIA, 5), "Panic: the Plague drives Maria Kaina to 5 Warehouses."),
    (Driven(HARUSPEX, 5), "Panic: the Plague drives you to 5 Warehouses."),
    (Enter(2, HARUSPEX, 4, 1, False), "You go to 4 Maw."),
    (Confine(BACHELOR), "The Plague drives Odo into Quarantine."),
    (Confine(HARUSPEX), "The Plague drives you into Quarantine."),
    (Confine(HARUSPEX, strain=FEVER), "Fever: you go into Quarantine."),
    (Confine(BACHELOR, event=ARMY_TRAIN), "The Army Train: Odo goes into Quarantine."),
    (Confine(CAPELLA, card=ORDER), "Quarantine Order: Capella goes into Quarantine."),
    (Release(1, MARIA), "Odo lets Maria Kaina out of Quarantine."),
    (Release(2, CAPELLA, event=BROKEN_CORDONS), "Broken Cordons: your Ward Capella leaves Quarantine."),
    (Release(0, MARIA, strain=BREACH), "Breach: the Plague lets Maria Kaina out of Quarantine."),
    (Release(2, HARUSPEX), "You leave Quarantine."),
    (Fearless(MARIA), "Have No Fear: Maria Kaina cannot die now, and lives."),
    (Die(MARIA), "The Plague kills Maria Kaina."),
    (Die(MARIA, ULCER), "Ulcer: Maria Kaina dies."),
    (LoseEvidence(CAPELLA), None),
    (EvidenceIs(2, -1, 4, CAPELLA, NOTHING), "Capella has died: you lose a piece of Evidence, 4 now."),
    (EvidenceIs(1, 2, 5, NOTHING, PRINTS), "Prints is resolved: Odo gains 2 pieces of Evidence, 5 now."),
    (EvidenceIs(2, 1, 5, CAPELLA, NOTHING), "Capella lives again: you regain a piece of Evidence, 5 now."),
    (EvidenceIs(1, 0, 1, MARIA, NOTHING), "Maria Kaina has died: Odo keeps the last piece of Evidence."),
    (Excuse(MARIA), "The death of Maria Kaina costs no Evidence."),
    (Taking(1), "Odo's deck is empty: nothing is taken."),
    (Revive(MARIA), "Maria Kaina comes back to life."),
    (Reviving(), "Nobody is dead."),
    (SetOff(1, 4, MARIA), "Maria Kaina, acting for Odo, sets off the Strain in 4 Maw."),
    (SetOff(2, 4, MARIA), "Maria Kaina, acting for you, sets off the Strain in 4 Maw."),
    (SetOff(2, 4, HARUSPEX), "You set off the Strain in 4 Maw."),
    (TakesEffect(FEVER, 4, MARIA), None),
    (Spoiled(), "The Strain spoils the Action: nothing comes of it."),
    (NoEffect(CURFEW), "Curfew comes to nothing."),
    (Quenched(FEVER), "Fever comes to nothing."),
    (Losing(1), "Delirium: Odo has nothing to discard."),
    (PactEnds(1, MARIA), "Rumour: Odo's Pact with Maria Kaina ends."),
    (PactEnds(2, CAPELLA), "Rumour: your Pact with Capella ends."),
    (Driving(MARIA), "There is no way out."),
    (CardEffect(3, HANDS, 7, NOTHING), "Piers looks at it."),
    (CardEffect(1, CURFEW, 7, NOTHING), None),
    (EventBegins(PRINTS, KEY), "Event: Prints in 11 Marrow. It needs a Key. When it is resolved, the Plague must say where it is."),
    (EventEffect(PRINTS, 1), "Prints in 11 Marrow is resolved: the Plague must say where it is."),
    (EventEffect(1, 1), "The Inquisitor Sits in 1 Bridge Square is resolved."),
    (TurnFaceDown(PRINTS, MARIA), None),
    (Reward(2, CAPELLA), None),
    (TurnedUp(4, FEVER), "It is Fever: who sets it off goes into Quarantine."),
    (StrainMoved(3, 4, 5), "Piers moves the Strain in 4 Maw to 5 Warehouses."),
    (Judge(), None),
])
def test_the_game_is_told_in_sentences(fact: object, sentence: str | None) -> None:
    """PA 3 to 18."""
    assert told(fact) == sentence


@pytest.mark.parametrize(("fact", "seat", "sentence"), [
    (Moved(CURFEW, "decks.1", "hands.1"), 1, "You take Curfew."),
    (Moved(FACE_DOWN, "decks.1", "hands.1"), 2, "Odo takes a Prescription."),
    (Moved(FEVER, "strain_deck", "strains"), 0, "You draw Fever."),
    (Moved(FACE_DOWN, "strain_deck", "strains"), 2, "The Plague draws a Strain."),
    (Moved(FEVER, "strains", "laid.0"), 0, "You choose Fever."),
    (Moved(FACE_DOWN, "strains", "laid.0"), 2, None),
    (Laid(7), 0, "You lay it in 7 Crude Sprawl."),
    (Moved(MARIA - 3, "spared", "doomed"), 0, "Maria Kaina is on your Hit List."),
    (Moved(FACE_DOWN, "spared", "doomed"), 2, None),
    (Moved(MARIA - 3, "doomed", "crypts"), 2, "Maria Kaina was on the Hit List, and lies in a crypt."),
    (Moved(MARIA - 3, "spared", "grave"), 2, "Maria Kaina was not on the Hit List, and lies in the mass grave."),
    (Moved(MARIA - 3, "crypts", "doomed"), 0, None),
    (Moved(COIN, "pool", "sheets.1"), 2, "Odo takes a Coin."),
    (Moved(COIN, "sheets.1", "sheets.3"), 2, "Piers takes a Coin from Odo."),
    (Moved(SECRET, "sheets.2", "handed"), 2, "You part with a Secret."),
    (Moved(SECRET, "sheets.2", "pool"), 1, "Wasting: Isolde parts with a Secret."),
    (Moved(SECRET, "sheets.2", "pool"), 2, "Wasting: you part with a Secret."),
    (Moved(KEY, "pool", "markers"), 2, None),
    (Moved(KEY, "markers", "pool"), 2, None),
    (Moved(KEY, "handed", "pool"), 2, None),
    (Moved(5, "event_deck", "ongoing"), 2, None),
    (Moved(5, "ongoing", "resolved"), 2, None),
    (Moved(CURFEW, "hands.1", "discard"), 2, None),
    (Shown((ULCER,), "laid.0"), 2, "It is Ulcer: out of Quarantine, a Ward who sets it off dies, and a Healer goes into Quarantine."),
    (Answered(Creep(12)), 0, "You are in 12 Gut."),
    (Answered(CreepThrough(4, STEPPE)), 0, "You go through 4 Maw to the Steppe."),
    (Answered(Replace(VLAD, MARIA)), 0, "On your Hit List Vlad the Younger takes the place of Maria Kaina."),
    (Answered(PASS), 1, None),
    (LairIs(4, PRINTS, NOTHING), 0, "Prints: you are in 4 Maw."),
    (PlagueTurn(), 0, "Your turn."),
])
def test_cards_and_counters_are_told_to_those_who_see_them(fact: object, seat: int, sentence: str | None) -> None:
    """PA 2.11, 2.17, 5.1, 7.1, 8.1."""
    assert told(fact, seat) == sentence


@pytest.mark.parametrize(("outcome", "sentence"), [
    (Outcome((0,), HIT_LIST, (1.0, 0.0, 0.0, 0.0)), "The three Wards on the Hit List are dead. The Plague wins."),
    (Outcome((2,), EVIDENCE, (0.0, 0.0, 1.0, 0.0)), "A Healer has proved the cure. You win."),
    (Outcome((0,), NO_EVENTS, (1.0, 0.0, 0.0, 0.0)), "No Event is left, and nobody has proved anything. The Plague wins."),
])
def test_the_end_says_who_has_won(outcome: Outcome, sentence: str) -> None:
    """PA 15."""
    assert told(End(outcome)) == sentence


def test_with_two_players_nobody_is_taken_for_another() -> None:
    """PA 20.1. Only one Healer is there; which one, no seat tells."""
    teller = Teller(GAME.box, ("Maud", "You"), 1)
    assert teller.report(HealerTurn(1)) == "Your turn." and Teller(GAME.box, ("Maud", "Odo"), None).report(HealerTurn(1)) == "Odo's turn."
    assert teller.report(Confine(CHANGELING)) == "The Plague drives you into Quarantine."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_that_is_told_can_be_said(seats: int) -> None:
    *_, (position, facts) = moments(seats, seats)
    for seat in range(seats):
        for fact in heard_by(seat, facts):
            sentence = Teller(GAME.box, PEOPLE[:seats], seat).report(fact)
            assert sentence is None or (sentence[-1] in ".!" and "\n" not in sentence and sentence[0].isupper()), sentence
    for fact in heard_by(None, facts):
        sentence = Teller(GAME.box, PEOPLE[:seats], None).report(fact) or ""
        assert not {"you", "your"} & set(sentence.casefold().replace(".", "").split()), sentence
    assert position.outcome is not None


def story(play: Play, seat: int | None) -> list[str]:
    teller = Teller(GAME.box, PEOPLE, seat)
    return [sentence for fact in heard_by(seat, play.facts) if (sentence := teller.report(fact)) is not None]


def test_an_infection_is_told_to_all_alike() -> None:
    """PA 6.3, 7.1."""
    play = town(active="plague", phase="showing", lair=4, free="maria", where={"maria": 4}).after("plague infects 4")
    assert story(play, None)[:3] == ["The Plague infects 4 Maw.", "The Plague kills Maria Kaina.", "Maria Kaina was on the Hit List, and lies in a crypt."]


def test_where_the_plague_creeps_is_told_to_nobody_else() -> None:
    """PA 5.1."""
    play = town(active="plague", lair=4)
    assert [story(play.after(f"plague creeps {place}"), seat) == story(play, seat) for place in (3, 4, 12) for seat in (None, 1, 2, 3)] == [True] * 12


# meaning


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_option_is_explained_in_one_line_with_its_rule(seats: int) -> None:
    chance = random.Random(seats)
    for position, _ in moments(seats, 40 + seats):
        for seat in position.asked:
            options = position.options(seat)
            for move in options if len(options) < 20 else chance.sample(options, 20):
                line = explained(position.seen_by(seat), seat, move, PEOPLE[:seats], GAME.box)
                assert " · PA " in line and "\n" not in line and len(line) <= LONGEST_LINE, line
                assert line == explained(position, seat, move, PEOPLE[:seats], GAME.box), "what is hidden from the seat is explained to it"


def meaning(play: Play, text: str) -> str:
    """To who is asked, who is "you" here."""
    seat, move = play.position.asked[0], SPOKEN[text.casefold()]
    assert move in play.position.options(seat), "it is offered"
    return explained(play.position.seen_by(seat), seat, move, PEOPLE, GAME.box)


def test_an_infection_says_whom_it_would_harm() -> None:
    """PA 6.3, 6.6, 6.8."""
    play = town(active="plague", phase="showing", lair=4, free="maria notkin haruspex", where={"maria": 4, "notkin": 4, "haruspex": 4, "vlad": 4})
    harm = "Maria Kaina (Hit List) and Notkin die, Isolde goes into Quarantine; then one space more"
    assert meaning(play, "infect 4") == f"all see you in 4 Maw: {harm} · PA 6.3"
    assert meaning(play, "blockade 4") == f"all see you in 4 Maw: {harm}; cease it later to kill all · PA 6.6"
    assert meaning(play, "lie low") == "announce nothing · PA 6.1"
    play = town(active="plague", phase="showing", lair=5, blockade=5, where={"vlad": 5})
    assert meaning(play, "infect 5") == "all see you in 5 Warehouses: nobody is harmed · PA 6.3"
    assert meaning(play, "cease") == "in 5 Warehouses, Quarantine or not: Vlad the Younger dies; then one space more · PA 6.8"
    assert meaning(play, "break off") == "nobody in 5 Warehouses is harmed, and the token comes back · PA 6.9"
    assert meaning(play, "lie low") == "announce nothing; the Blockade of 5 Warehouses goes on · PA 6.7"


def test_creeping_says_who_is_there() -> None:
    """PA 5.1, 5.3, 6.9, 16.12."""
    play = town(active="plague", lair=13, blockade=13, free="maria", where={"maria": 12, "aspity": 15}, events={12: "coin"})
    assert meaning(play, "creep 13") == "stay in 13 Hindquarters: nobody is there · PA 5.1"
    assert meaning(play, "creep 12") == "to 12 Gut: Maria Kaina (Hit List) can be harmed there; the Blockade is lifted · PA 5.1"
    assert meaning(play, "creep 15 through 12") == "through 12 Gut to 15 Backbone: Aspity in Quarantine; the Blockade is lifted · PA 16.12"


def test_resolving_says_what_it_costs_and_gives() -> None:
    """PA 13.2, 13.3, 13.5, 15.2."""
    play = town(
        active="haruspex", events={5: "coin", 4: "secret"}, free="capella maria haruspex", where={"capella": 5, "maria": 5, "haruspex": 4, "notkin": 13},
        sheets={"haruspex": "secret"}, evidence={"haruspex": 6},
    )
    lethargy = "the Plague brings back a dead Ward, with the Evidence lost"
    assert meaning(play, "resolve capella") == f"Lethargy in 5 Warehouses: two pieces of Evidence, and you win; {lethargy} · PA 13.5"
    assert meaning(play, "resolve maria") == f"Lethargy in 5 Warehouses: a piece of Evidence, 7 of 8 then; {lethargy} · PA 13.5"
    assert meaning(play, "resolve haruspex") == "The Army Train in 4 Maw for a Secret: a piece of Evidence, 7 of 8 then · PA 13.5"


def test_an_action_says_that_a_strain_goes_off() -> None:
    """PA 9.1, 9.2, 2.17."""
    play = town(laid={4: "ulcer", 3: "fever"}, where={"maria": 4, "capella": 13, "vlad": 14, "bachelor": 3}, free="notkin", events={4: "coin"})
    assert meaning(play, "leave maria").startswith("Maria Kaina leaves Quarantine in 4 Maw; a Strain goes off first; ")
    assert meaning(play, "transfer maria") == "a Coin: you have 1 Coin then; a Strain goes off first · PA 12.8"
    assert meaning(play, "claim key") == "a Key: you have 1 Key then; your own Healer acts for it; a Strain goes off first · PA 12.7"
    walk = town(laid={4: "ulcer"}, where={"maria": 3}, free="maria", events={4: "coin"})
    assert meaning(walk, "walk maria 4") == (
        "from 3 Spleen to 4 Maw; a Strain goes off; The Army Train needs a Coin, to which it has access; 1 space left after it · PA 12.5")

    barred = town(where={"maria": 12}, free="maria", events={3: "coin"})
    assert meaning(barred, "walk maria 15").endswith("; Barricaded Streets: no further · PA 12.5")


def test_cards_say_what_they_do_to_whom() -> None:
    """PA 17."""
    play = town(hands={"bachelor": "curfew quarantine-order evacuation"}, where={"maria": 3}, free="maria")
    assert meaning(play, "play curfew 3") == (
        "nobody crosses its border until your next turn: the Plague is shut in, or out; 2 pieces in it; your own Healer acts for it · PA 17.2")
    assert meaning(play, "play quarantine-order maria") == "Maria Kaina goes into Quarantine in 3 Spleen · PA 17.3"
    assert meaning(play, "play evacuation maria 12") == "from 3 Spleen to 12 Gut · PA 17.5"
    met = town(hands={"bachelor": "evacuation"}, where={"maria": 3}, events={12: "coin"}, laid={12: "fever"})
    assert meaning(met, "play evacuation maria 12") == (
        "from 3 Spleen to 12 Gut; a Strain lies there; Riding the Rats needs a Coin, to which it has access · PA 17.5")
    assert meaning(met, "play evacuation maria 4") == "from 3 Spleen to 4 Maw; 1 space from the Event in 12 · PA 17.5"
    play = town(active="changeling", hands={"changeling": "thiefs-hands false-witness"}, sheets={"bachelor": "coin key"}, events={5: "coin"})
    assert meaning(play, "play thiefs-hands B coin") == "take a Coin from Odo, who has 2 counters · PA 17.17"
    assert meaning(play, "play false-witness 5 key") == "Lethargy needs a Coin; it will need a Key · PA 17.18"


def test_a_strain_that_was_looked_at_is_called_by_its_name() -> None:
    """PA 17.15. Only to who looked."""
    play = town(active="changeling", hands={"changeling": "laying-on-hands"}, laid={7: "fever"}, where={"changeling": 15})
    play = play.after("changeling plays laying-on-hands 7")
    assert meaning(play, "enough") == "Fever in 7 Crude Sprawl is discarded without effect · PA 17.15"
    assert meaning(play, "go 6") == "Fever is moved, face down, to 6 Factory · PA 17.15"
    assert "It is Fever: who sets it off goes into Quarantine." in story(play, 3) and not [text for text in story(play, 2) if "Fever" in text]


def explanations(play: Play, seat: int) -> list[str]:
    return [explained(play.position, seat, move, PEOPLE, GAME.box) for move in play.position.options(seat)]


def test_a_healer_is_explained_nothing_that_only_the_plague_knows() -> None:
    """PA 2.17. Another lair, another Hit List, another Strain."""
    lines = []
    for lair, doomed, strain in ((4, "maria capella saburov", "ulcer"), (12, "vlad notkin rubin", "migration")):
        play = town(lair=lair, doomed=doomed, laid={3: strain}, free="maria vlad", where={"maria": 3}, events={5: "coin"}, hands={"bachelor": "curfew mandate"})
        lines.append(explanations(play, 1))
    assert lines[0] == lines[1]


def test_the_beginning_is_explained() -> None:
    """PA 3.4, 3.5, 20.1."""
    assert meaning(opening(4), "doom maria capella saburov") == "you win when all three are dead; they are wanted at Events that need a Coin · PA 3.4"
    assert meaning(opening(2), "become haruspex") == "you begin with a Secret; your own Wards are Capella, Notkin and Sticky · PA 20.1"


# topics


def test_every_card_piece_and_place_can_be_asked_about() -> None:
    box, found = GAME.box, topics(GAME.box)
    assert {*box.event_names[1:], *box.prescription_names, *box.strain_names, *box.ward_names, *box.districts[1:]} <= set(found)
    assert {"Bachelor", "Haruspex", "Changeling", "Steppe", "Blockade", "Quarantine", "Pact", "Evidence", "Hit List", "notepad", "bridge"} <= set(found)
    assert all(" · PA " in text and "\n" not in text for text in found.values())
    assert found["Backbone"] == "district 15; borders on 9, 10, 11 and 12 · PA 2.1"
    assert found["Flank"] == "district 9; borders on 10 and 15, over a bridge on 14 · PA 2.1"


def test_topics_follow_the_box() -> None:
    """PA 15.2, 2.9."""
    game = GAME.with_components({"evidence": {"win": 6}, "event-names": {"5": "Long Sleep"}})
    found = topics(Box(game.pack))
    assert "wins with 6" in found["Evidence"] and "Long Sleep" in found and "Lethargy" not in found


# afterwards


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_report_says_who_was_who_and_how_it_ended(seats: int) -> None:
    """PA 2.4, 15."""
    *_, (position, _) = moments(seats, 7 * seats)
    sides = [side_of(position, seat) for seat in range(seats)]
    assert sides[0] == "plague" and set(sides) <= set(SIDES) and len(set(sides)) == seats
    assert seats == 2 or sides[1:] == list(HEALER_NAMES[:seats - 1])
    outcome = position.outcome
    assert outcome is not None and how_it_ended(position.table, outcome).startswith("the ")
    figures = counted(position.table)
    assert figures["deaths"] >= figures["deaths on the Hit List"] and figures["Strains laid"] >= figures["Strains turned up"]


@pytest.mark.parametrize(("seat", "reason", "ending"), [
    (0, HIT_LIST, "the Plague: its Hit List was dead"), (0, NO_EVENTS, "the Plague: no Event was left"), (0, TIME_IS_UP, "the Plague: the rounds ran out"),
    (2, EVIDENCE, "the Haruspex: the cure was proved"),
])
def test_each_end_has_its_phrase(seat: int, reason: str, ending: str) -> None:
    assert how_it_ended(town().t, Outcome((seat,), reason, (0.0, 0.0, 0.0, 0.0))) == ending
