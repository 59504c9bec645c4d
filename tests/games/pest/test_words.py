"""How Pest speaks: moves in notation, what they mean, facts as sentences."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from lazaretto.games.pest import GAME, words
from lazaretto.games.pest.afterwards import SIDES, counted, how_it_ended, side_of
from lazaretto.games.pest.aid import AidToCome, PayAid
from lazaretto.games.pest.box import Box
from lazaretto.games.pest.by_technology import ADMIT, ASSIST_TRIALS, KEEP_OUT, LET_IN, Appear, AssistAgain, Send
from lazaretto.games.pest.cards import (
    ANY, APPARATUS, COIN, CONTAINERS, HERBS, INFLUENCE, IN_REGULAR, LOCATIONS, LUMBER, NOTHING, RECALL, RENOWN, STONE, TUITION, UNIFORM,
)
from lazaretto.games.pest.constructing import Raise, RaiseInCapital
from lazaretto.games.pest.curing import Cured
from lazaretto.games.pest.effects import AGENDA_TEXTS, IMPERATIVE_TEXTS, TECHNOLOGY_TEXTS, pest_text
from lazaretto.games.pest.eras import Agenda, EraEnds, PeopleLeave, Preferring
from lazaretto.games.pest.gains import Fulfil, Gain, GainInfluence, NoRoom
from lazaretto.games.pest.gathering import Admitting, CampHeals, Enter
from lazaretto.games.pest.market import Displayed
from lazaretto.games.pest.moves import (
    BURY, DONE, END_TURN, ENHANCE, PUT_CAMP, REFRESH, Arrange, Assign, Assist, Build, BuildCapital, Buy, Choose, Coins, Go, Play, Prefer, Reassign, Settle,
    Shelter, TakeToken, Trade,
)
from lazaretto.games.pest.names import PLACE_WORDS, figure
from lazaretto.games.pest.offers import in_coins
from lazaretto.games.pest.paying import Adjusting, Paid, Paying
from lazaretto.games.pest.people import Sheltering, TakeIn
from lazaretto.games.pest.pestilence import AtTheDoor, Fallen, PestStrikes, Spread
from lazaretto.games.pest.producing import Laboratories, Overflowing, Stored, Weighing
from lazaretto.games.pest.researching import Overfull
from lazaretto.games.pest.setup import CastleStands, DoctorBegins
from lazaretto.games.pest.turn import TrialsDone, TurnEnds, TurnOf
from lazaretto.games.pest.words import Teller, explained, said, topics
from lazaretto.games.pest.years import Year, YearBegins, YearEnds
from lazaretto.kernel import FACE_DOWN, Answered, End, Move, Moved, Outcome, Position, RandomDealer, Recorder, Said, Step, only, resume

PEOPLE = ("Maud", "Odo", "Isolde", "Piers", "Wat")
LONGEST_LINE = 170
SPOKEN = {said(move).casefold(): move for move in GAME.every_move()}
GOTHAR, HASK = PLACE_WORDS.index("gothar"), PLACE_WORDS.index("hask")
BOX: Box = GAME.box

Moment = tuple[Position, list[tuple[int, object]]]

#: How often a kind of answer is given, where others are as likely as one another: actions, not trades, make a game.
RARE = {"Trade": 0.1, "Arrange": 0.1, "EndTurn": 0.3, "Done": 0.4}


def told(fact: object, seat: int | None = 1) -> str | None:
    """To Odo, unless told otherwise."""
    return Teller(BOX, PEOPLE[:3], seat).report(fact)


def moments(seats: int, variant: str, seed: int) -> Iterator[Moment]:
    """Positions of a random game, with all that was told so far, own answers included."""
    chance, dealer = random.Random(seed), Recorder(RandomDealer(seed))
    position = GAME.begin(seats, variant, dealer)
    while position.outcome is None:
        yield position, dealer.facts
        seat = position.asked[0]
        options = position.options(seat)
        kinds = sorted({type(move).__name__ for move in options})
        kind = chance.choices(kinds, [RARE.get(name, 1) for name in kinds])[0]
        move = chance.choice([option for option in options if type(option).__name__ == kind])
        dealer.facts.append((only(seat), Answered(move)))
        position = position.after(seat, move, dealer)
    yield position, dealer.facts


# notation


def test_every_move_is_read_back() -> None:
    """No two moves are written alike, whatever the case."""
    assert len(SPOKEN) == len(GAME.every_move())


@pytest.mark.parametrize(("move", "text"), [
    (Settle(HASK), "settle hask"), (Assist(4), "assist construct cure"), (AssistAgain(0), "assist again move research"), (ASSIST_TRIALS, "assist trials"),
    (Play(0, 0), "play move"), (Play(1, 1), "play construct enhanced"), (Go(GOTHAR, 0, 0), "go gothar"), (Go(GOTHAR, 1, 0), "go gothar camp"),
    (Go(GOTHAR, 0, 1), "go gothar masked"), (Go(LOCATIONS, 0, 0), "go capital"), (Appear(GOTHAR, 1, 1), "clone gothar camp masked"),
    (Trade(LUMBER, STONE), "trade lumber stone"), (Build(0, 0), "build district doctor"), (Build(3, 1), "build treasury camp"),
    (BuildCapital(0), "build hospice"), (Buy(22, 0), "buy 22 top"), (Assign(11), "assign capital"), (Assign(0), "assign district-1"),
    (Reassign(6, 8), "reassign workshop treasury"), (Send(10), "send mobile"), (Arrange(0), "arrange none"), (Arrange(9), "arrange move storage"),
    (Shelter(3), "shelter storage"), (Coins(2), "coins 2"), (Choose(HERBS), "choose herbs"), (TakeToken(COIN), "take coin"), (END_TURN, "end"),
    (DONE, "done"), (PUT_CAMP, "camp"), (KEEP_OUT, "keep out"),
])
def test_moves_are_written_short(move: Move, text: str) -> None:
    assert said(move) == text and SPOKEN[text] == move


def test_places_are_written_as_the_shipped_box_calls_them() -> None:
    assert (*BOX.ids, "capital") == PLACE_WORDS


# what a move means


@pytest.mark.parametrize(("seats", "variant", "seed"), [(1, "base", 1), (2, "versus", 2), (3, "base", 3), (5, "advanced", 4)])
def test_every_option_is_explained_in_one_line_with_a_rule_that_exists(seats: int, variant: str, seed: int) -> None:
    rules = (Path(words.__file__).parent / "RULES.md").read_text(encoding="utf-8")
    for number, (position, _) in enumerate(moments(seats, variant, seed)):
        for seat in position.asked if number % 3 == 0 else ():
            for move in position.options(seat):
                text = explained(position, seat, move, PEOPLE[:seats], BOX)
                meaning, _, rule = text.rpartition(" · ")
                assert meaning and "\n" not in text and len(text) <= LONGEST_LINE, text
                assert f"**{rule}**" in rules, text


def test_a_step_says_what_it_gathers_and_costs() -> None:
    """PE 10.11. The example: three on the road and three in Gothar, seen from Gollor."""
    position = next(position for position, _ in moments(3, "base", 3) if type(position.question).__name__ == "Moving")
    t, seat = position.table, position.asked[0]
    road = BOX.roads.index((0, GOTHAR, 1))
    t.houses[seat].doctor, t.houses[seat].goods, t.movement = 0, (0, 0, 4, 0, 2), 2
    t.houses[seat].regular, t.houses[seat].harmful, t.houses[seat].cards = 0, 0, (NOTHING,) * 3
    t.sick, t.on_roads = tuple([3 if at == GOTHAR else 0 for at in range(LOCATIONS)]), tuple([3 if at == road else 0 for at in range(len(BOX.roads))])
    text = explained(position, seat, Go(GOTHAR, 0, 0), PEOPLE[:3], BOX)
    assert text == ("a City that gives Stone: 1 of 2 movement; gathers 3 on the road and 3 there for 5 Food (1 in Coins), the first there free,"
                    " 3 beyond the slots without drawback · PE 10.5")
    assert "for 3 of your 4 Food" in explained(position, seat, Go(GOTHAR, 1, 0), PEOPLE[:3], BOX)


def asked(question: Step) -> Position:
    """A moment of a game of three in which Maud is asked this. She has a building in Hask, a full store and nobody in Quarantine."""
    position = next(position for position, _ in moments(3, "base", 3) if type(position.question).__name__ == "Turn")
    house = position.table.houses[0]
    house.sites = (HASK, *[NOTHING if site == HASK else site for site in house.sites[1:]])
    house.goods, house.cards, house.regular, house.harmful, house.capital = (6, 6, 0, 0, 1), (UNIFORM, APPARATUS, CONTAINERS), 0, 0, 1
    return resume(position.table, [question], {})


@pytest.mark.parametrize(("goods", "change", "told"), [
    ((2, 2, 0, 2, 2), 0, ""), ((1, 1, 0, 2, 2), 0, "; 2 in Coins"), ((1, 1, 0, 2, 2), -1, ""),
])
def test_a_price_tells_what_coins_must_stand_in_for(goods: tuple[int, ...], change: int, told: str) -> None:
    """PE 9.8. The Hospice: 2 Lumber, 2 Stone and 2 Herbs. Where the price may change, that is not known yet."""
    house = asked(Overfull(0)).table.houses[0]
    house.goods = goods
    assert in_coins(house, (2, 2, 0, 2), change) == told


@pytest.mark.parametrize(("question", "move", "text"), [
    (AtTheDoor(0, HASK, 2), KEEP_OUT, "1 sick person from Hask into Quarantine, 1 back to the supply · PE 22.15"),
    (AtTheDoor(0, HASK, 2), LET_IN, "2 sick people from Hask into Quarantine · PE 6.3"),
    (Overfull(0), Choose(STONE), "all 6 Stone stay; of other kinds the storage holds 5 · PE 22.27"),
    (Overflowing(0, (1, 1, 0, 0, 0), produced=1), Choose(STONE), "Stone goes on the Storage Containers · PE 22.27"),
    (Admitting(0, 2), ADMIT, "one of them on the Breathing Apparatus, step 1 of 3 · PE 22.1"),
    (Admitting(0, 2), DONE, "2 sick people into Quarantine · PE 12.1"),
    (Preferring(0, ((RENOWN,), (RECALL,))), Prefer(1), "one of your people comes back to your Healthy track: 1 Renown at the end · PE 20.5"),
    (Preferring(0, ((RENOWN,), (INFLUENCE,))), Prefer(1), "1 Influence; 5 Renown more as things stand · PE 20.5"),
    (Weighing(0, (2, 1, 0, 0, 0), (2, 1, 0, 0, 0), -1), Choose(LUMBER), "one Lumber less: 1 Lumber and 1 Stone · PE 14.8"),
    (Adjusting(0, (2, 1, 0, 0), 1), Choose(STONE), "the price is then 2 Lumber and 2 Stone · PE 13.9"),
    (Paying(0, (2, 0, 0, 0)), Coins(0), "1 Coin and 4 Lumber are left to you · PE 9.8"),
])
def test_what_is_rarely_asked_is_explained_too(question: Step, move: Move, text: str) -> None:
    assert explained(asked(question), 0, move, PEOPLE[:3], BOX) == text


# facts as sentences


@pytest.mark.parametrize(("fact", "text"), [
    (TurnOf(1), "Your turn."), (TurnOf(0), "Maud's turn."), (Year(), None),
    (YearEnds((), 1), "The last Year ends: all turns are played."), (EraEnds(), "The Era ends."), (TurnEnds(), None),
    (PestStrikes(15), "The Pest strikes every road with a colour."), (PestStrikes(16), "The Pest strikes red harbours."),
    (PestStrikes(7), "The Pest strikes Villages that give Lumber and red roads."), (Fallen(GOTHAR), "Gothar is destroyed."),
    (Spread((GOTHAR, HASK)), "From Gothar and Hask a sick person comes to every neighbour."),
    (AtTheDoor(1, HASK, 2), "2 sick people come to your building in Hask."), (AtTheDoor(0, HASK, 1), "1 sick person comes to Maud's building in Hask."),
    (TakeIn(1, 3), "You take in 3 sick people."), (TakeIn(1, 0), None), (Sheltering(0, 1), None),
    (Enter(1, GOTHAR, 1, 1, 0), "You go from Gollor to Gothar, putting the camp there."),
    (Enter(0, GOTHAR, 1, 0, 1), "Maud goes from Gollor to Gothar, leaving one sick person there."), (Enter(0, GOTHAR, NOTHING, 0, 0), "Maud leaps to Gothar."),
    (CastleStands(0, GOTHAR), "Maud's Castle stands in Gothar."), (DoctorBegins(1, GOTHAR), "Your Doctor begins in Gothar."),
    (Cured(0, IN_REGULAR), "Maud cures a sick person."), (Cured(1, 0), "You cure a sick person above Move."),
    (TrialsDone(1, 2), "You take 2 healthy people from the supply, by the Medicinal Trials."),
    (TrialsDone(0, 1), "Maud takes 1 healthy person from the supply, by the Medicinal Trials."),
    (CampHeals(0), "Maud heals one of them at once, by the camp."), (CampHeals(1), "You heal one of them at once, by the camp."),
    (Adjusting(0, (2, 1, 0, 0), -1), None), (Paying(0, (0, 0, 2, 0)), None),
    (Paid(0, (1, 1, 0, 0, 0), -1), "Maud pays 1 Lumber and 1 Stone, one less as it is enhanced."), (Paid(1, (0, 0, 0, 1, 1), 0), "You pay 1 Herb and 1 Coin."),
    (Paying(0, (2, 1, 0, 0)), None), (Paying(0, (0, 0, 0, 0)), None), (Stored(1, (2, 0, 0, 0, 1)), "You produce 2 Lumber and 1 Coin."),
    (NoRoom(1, HERBS, 2), "You have no room in storage for 2 Herbs: lost."),
    (NoRoom(0, COIN, 1), "Maud has no room in storage for 1 Coin: lost."),
    (NoRoom(1, ANY, 2), "You have no room in storage for 2 Crates: lost."), (PeopleLeave(), "The people of all Houses leave the Capital."),
    (YearBegins(1), "Year 1: 2 Assistants for each House. In Year 1 there is no Aid: a card brings it a Year after it is turned up (PE 8.1)."),
    (YearBegins(6), "Year 6: 4 Assistants for each House."),
    (Laboratories(1, 2), "You have 2 people in Laboratories, for 1 Research each (PE 14.7)."),
    (Laboratories(0, 1), "Maud has 1 person in a Laboratory, for 1 Research (PE 14.7)."), (Laboratories(0, 0), None), (Laboratories(1, 0), None),
    (Stored(0, (0, 0, 0, 0, 0)), "Maud produces nothing."), (Gain(0, COIN, 2), "Maud gains 2 Coins."), (Gain(0, INFLUENCE, 2), None),
    (Gain(1, RECALL, 1), "You have 1 person back from the Capital."), (GainInfluence(1, 2), "You gain 2 Influence."), (GainInfluence(1, 0), None),
    (Fulfil(1, 3), None), (Raise(0, 0, HASK), "Maud constructs a District in Hask."), (Raise(1, 3, HASK), "You construct the Treasury in Hask."),
    (RaiseInCapital(1, 0), "You construct the Hospice in the Capital: 3 Renown tokens."),
    (Agenda(3), "Agenda of Bread for the Road: 1 Renown for each Food in storage."),
    (PayAid(9), "Last Year's Aid is paid: nothing for anybody."),
    (Moved(TUITION, "technology_deck", "market"), None), (Displayed((TUITION,)), "New in the market: Tuition."),
    (Displayed((APPARATUS, CONTAINERS, TUITION)), "New in the market: Breathing Apparatus, Storage Containers and Tuition."),
    (Moved(TUITION, "boards.0", "technology_deck"), "Maud parts with Tuition: 2 Renown tokens."),
    (AidToCome(1), "Aid for next Year, paid as it begins: most Influence 1 Coin and 1 Crate, least 1 Crate, others 1 Coin."),
    (Moved(1, "aid_deck", "aid_shown"), None),
    (Moved(1, "pest_deck", "pest_shown"), None), (Moved(FACE_DOWN, "", "boxed"), None),
    (End(Outcome((1,), "Renown 8, 20, 19", (0.0, 1.0, 0.5))), "Renown: Maud 8, you 20, Isolde 19. You win."),
    (End(Outcome((0, 2), "Renown 20, 8, 20", (1.0, 0.0, 1.0))), "Renown: Maud 20, you 8, Isolde 20. Maud and Isolde share the victory."),
])
def test_facts_are_told(fact: object, text: str | None) -> None:
    assert told(fact) == text


@pytest.mark.parametrize(("move", "text"), [
    (Settle(HASK), None), (Assist(0), "Maud places an Assistant for Move and Research."),
    (AssistAgain(4), "Maud places an Assistant on the Adrenaline Shot, for Construct and Cure again."),
    (Play(2, 1), "Maud plays Produce, enhanced for 1 Research."), (Trade(0, 0), "Maud trades 2 Lumber for a Coin."),
    (Arrange(5), "Maud rearranges Quarantine: sick people are above Move and above Produce."), (Coins(1), None),
    (Buy(22, 0), "Maud buys Steel Horseshoe for 3 Research, for the top slot."), (Shelter(0), "Maud puts a sick person above Move: it is hindered."),
    (BURY, "Maud buries a sick person."), (Assign(11), "Maud assigns a healthy person to the Capital."),
    (Assign(6), "Maud assigns a healthy person to the Workshop."), (DONE, None),
    (END_TURN, None), (Go(GOTHAR, 0, 0), None), (ENHANCE, "Maud enhances the Move for 1 Research: one movement more."),
    (REFRESH, "Maud spends 1 Research on a new market."), (ADMIT, "Maud keeps one of them out of Quarantine, by a Technology."),
])
def test_answers_are_told(move: Move, text: str | None) -> None:
    assert told(Said(0, move)) == text


def test_alone_neutral_people_leave_the_capital_too() -> None:
    """PE 20.7, 31.9, R177, R185. In Versus they stay."""
    assert Teller(BOX, PEOPLE[:1], 0).report(PeopleLeave()) == "All people leave the Capital, the Neutral ones too."


def test_solo_is_told_its_rank() -> None:
    """PE 32.20."""
    assert Teller(BOX, PEOPLE[:1], 0).report(End(Outcome((0,), "Renown 23, baron", (0.5,)))) == "Your Renown is 23: Baron."


@pytest.mark.parametrize(("seats", "variant"), [(1, "base"), (2, "advanced+versus"), (4, "base")])
def test_a_game_is_told_in_sentences_to_everyone(seats: int, variant: str) -> None:
    for position, facts in moments(seats, variant, 7):
        if position.outcome is None:
            continue
        for seat in (None, *range(seats)):
            teller = Teller(BOX, PEOPLE[:seats], seat)
            lines = [line for line in [teller.report(fact) for _, fact in facts] if line is not None]
            assert len(lines) > 100
            assert all([re.fullmatch(r"[A-Z0-9].*\.", line) for line in lines]), lines


# cards and topics


def test_every_card_has_its_words() -> None:
    for texts, many in ((TECHNOLOGY_TEXTS, 31), (AGENDA_TEXTS, 16), (IMPERATIVE_TEXTS, 16)):
        assert len(texts) == many and all(texts[1:])
    assert pest_text(BOX, 1) == "Towns that give Lumber and Cities that give Stone"


def test_every_card_place_building_and_action_can_be_asked_about() -> None:
    found = topics(BOX)
    asked = {*BOX.technology_names[1:], *BOX.decree_names[1:], *BOX.card_names[1:], *BOX.capital_names, *BOX.names[:-1], "Capital", "District", "Castle",
             "Move", "Assign", "Lumber", "Coin", "Crate", "Pest card 7", "Aid card 1", "hindered", "Graveyard"}
    assert asked <= set(found)
    assert len({name.casefold() for name in found}) == len(found)
    rules = (Path(words.__file__).parent / "RULES.md").read_text(encoding="utf-8")
    for name, text in found.items():
        for chapter in re.findall(r"\d+(?:\.\d+)?", text.rpartition(" · PE ")[2]):
            assert f"**PE {chapter}**" in rules or f"## PE {chapter} " in rules, name


# afterwards


@pytest.mark.parametrize("seats", [1, 3])
def test_a_finished_game_is_summed_up(seats: int) -> None:
    *_, (position, _) = moments(seats, "base", 11)
    assert position.outcome is not None and {side_of(position, seat) for seat in range(seats)} == set(SIDES)
    ending = how_it_ended(position.table, position.outcome)
    assert ending.startswith("remembered as ") if seats == 1 else ending in ("most Renown", "shared", "equal Renown, decided by Influence or the dead")
    figures = counted(position.table)
    assert figures["most Renown"] >= figures["least Renown"] and figures["buildings on the map"] >= 0


def test_one_herb_is_called_so_in_the_rules_too() -> None:
    """PE 3.7. As wherever it is counted."""
    rules = (Path(words.__file__).parent / "RULES.md").read_text(encoding="utf-8")
    assert "1 Herb" in rules and "1 Herbs" not in rules and figure(1, "Herbs") == "1 Herb"
