"""What a player can always say: why something cannot be paid, and by what something was gained or lost. To watchers as to players."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.aloud import Aloud
from lazaretto.games.pest.by_technology import ASSIST_TRIALS
from lazaretto.games.pest.cards import DESK, NOTHING, SYRINGE, TOOLS, TRIALS, TUITION
from lazaretto.games.pest.constructing import why_not_build
from lazaretto.games.pest.eras import LeftCapital
from lazaretto.games.pest.gathering import CampHome
from lazaretto.games.pest.moves import BUILDS, DONE, ENHANCE, PREFERS, REFRESH, Coins
from lazaretto.games.pest.people import Sheltered, Spoilt
from lazaretto.games.pest.scoring import sheet
from lazaretto.games.pest.years import YearOver
from lazaretto.kernel import End, Move, RandomDealer, Recorder
from lazaretto.kernel.entries import Entry
from lazaretto.kernel.taking_back import may_be_taken_back
from lazaretto.tongues.voice import voice

from .errands_at_hand import ALL_HARMFUL, DISTRICT, FULL, done, errand, raise_capital, turn
from .land import Play, empire, house, strike
from .year import arrange, assign, build, buy, cure, go, place, plays

PEOPLE = ("Ann", "Ben", "Cleo")


def said(game: Play, seat: int | None = 0, language: str = "en") -> str:
    """All that was told since the picture, one sentence after the other."""
    speaks = voice(GAME, language)
    return " ".join([text for _, fact in game.facts if not isinstance(fact, End) and (text := speaks.report(fact, PEOPLE, seat))])


# What ends by itself


@pytest.mark.parametrize(("mine", "text"), [
    ({"goods": "3 lumber 2 stone", "camp": "gothar"}, "You can construct no more: the goods do not suffice."),
    ({"goods": "5 lumber 5 stone"}, "You can construct no more: no other place is free."),
])
def test_a_construct_that_ends_by_itself_says_why(mine: dict[str, Any], text: str) -> None:
    """PE 13.1 to 13.3, R240."""
    assert text in said(errand("construct", mine).after(build("district")))


def test_a_construct_with_no_building_left_to_construct_says_that() -> None:
    """PE 3.3, 13.1, R240. Though there is a place, and goods."""
    standing = {"district": "gothar quorra wendle terras ulmar garrow", "workshop": "caldrum", "factory": "pellin"}
    game = errand("construct", {"goods": "5 lumber 5 stone", "sites": standing, "camp": "zelm"}).after(build("treasury"))
    assert "You can construct no more: all buildings stand." in said(game)


def test_who_sends_somebody_to_the_capital_when_no_token_lies_face_up_is_told_so_before_and_after() -> None:
    """PE 17.4. Nothing is promised, and that nothing came is no riddle."""
    game = errand("assign", {"healthy": 2}, tokens="coin", turned=(0,))
    assert "; no Capital token is left;" in GAME.explain(game.position.seen_by(0), 0, assign("capital"), PEOPLE)
    game = game.after(assign("capital"))
    assert GAME.explain(game.position.seen_by(0), 0, DONE, PEOPLE) == "the Assign is over; no Capital token lies face up · PE 17.4"
    assert "You gain no Capital token: none lies face up." in said(game.after(DONE))


def test_a_token_for_which_there_is_no_choice_is_told_before_and_after() -> None:
    """PE 17.4, R113. By the key that sends somebody, by the one that ends the Assign, and to whom it befell."""
    game = errand("assign", {"healthy": 3}, tokens="coin lumber coin", turned=(0,))
    assert "; the Capital token for 1 Coin;" in GAME.explain(game.position, 0, assign("capital"), PEOPLE)
    sent = game.after(assign("capital"))
    assert GAME.gesture(sent.position, 0, DONE, PEOPLE).words == "Be done: token, 1 Coin"
    assert "; the Capital token for 1 Coin is yours, as no other lies face up" in GAME.explain(sent.position, 0, DONE, PEOPLE)
    done = sent.after(DONE)
    assert done.question == "Turn" and "You take the Capital token for 1 Coin: no other lies face up." in said(done)
    several = errand("assign", {"healthy": 3}, tokens="coin lumber").after(assign("capital"))
    assert GAME.gesture(several.position, 0, DONE, PEOPLE).words == "Be done" and several.after(DONE).question == "ChoosingToken"


def test_that_a_construct_is_enhanced_only_as_it_begins_is_said_while_it_lasts() -> None:
    """PE 13.10. Not where it was enhanced."""
    game = errand("construct", {"goods": "5 lumber 5 stone", "research": 2})
    assert game.why_not(ENHANCE).rule == "PE 13.10" and ENHANCE in game.position.question.candidates(game.t, 0)
    enhanced = turn("construct cure", {"goods": "5 lumber 5 stone", "research": 2}).after(plays("construct", enhanced=True))
    assert ENHANCE not in enhanced.position.question.candidates(enhanced.t, 0)


# PE 9.8. Prices


@pytest.mark.parametrize(("game", "answers", "text"), [
    (errand("cure", {"goods": "1 coin", "regular": 1}), (cure(),), "You pay 1 Coin. You cure a sick person."),
    (errand("cure", {"goods": "1 herbs", "regular": 1}), (cure(),), "You pay 1 Herb. You cure a sick person."),
    (errand("cure", {"goods": "1 herbs 1 coin", "regular": 1}), (cure(), Coins(1)), "You pay 1 Coin. You cure a sick person."),
    (errand("move", {"goods": "1 food 1 coin"}, sick={"gothar": 3}), (go("gothar"),), "You pay 1 Food and 1 Coin. You go from Gollor to Gothar."),
    (errand("move"), (go("gothar"),), "You go from Gollor to Gothar."),
    (errand("construct", {"goods": "1 lumber 2 coin"}), (build("district"),), "You pay 1 Lumber and 2 Coins. You construct a District in Gollor."),
    (errand("construct", {"goods": "2 lumber 2 stone", "harmful": "construct"}), (build("district"),),
     "You pay 2 Lumber and 2 Stone, one more for the sick person above Construct. You construct a District in Gollor."),
])
def test_what_was_really_paid_is_told(game: Play, answers: tuple[Move, ...], text: str) -> None:
    """PE 9.8, 13.9, 16.2. And nothing where nothing is due."""
    told = said(game.after(*answers))
    assert told.startswith(text), told


@pytest.mark.parametrize(("goods", "text"), [
    ("1 lumber 1 coin", "it costs 2 Lumber and 1 Stone, you have 1 Lumber and 1 Coin: 1 Lumber or Stone too few"),
    ("", "it costs 2 Lumber and 1 Stone, you have nothing: 2 Lumber and 1 Stone too few"),
    ("2 lumber 3 herbs", "it costs 2 Lumber and 1 Stone, you have 2 Lumber: 1 Stone too few"),
    ("1 stone 1 coin", "it costs 2 Lumber and 1 Stone, you have 1 Stone and 1 Coin: 1 Lumber too few"),
])
def test_who_cannot_pay_for_a_building_is_told_the_price_what_is_there_and_what_is_missing(goods: str, text: str) -> None:
    """PE 13.3."""
    game = errand("construct", {"goods": goods})
    reason = game.why_not(build("district"))
    assert (reason.text, reason.rule) == (text, "PE 13.3")


@pytest.mark.parametrize(("goods", "change", "text"), [
    ("2 lumber 1 stone", 1, "it costs 3 Lumber and 1 Stone (one more), you have 2 Lumber and 1 Stone: 1 Lumber too few"),
    ("1 stone", -1, "it costs 1 Lumber and 1 Stone (one less), you have 1 Stone: 1 Lumber too few"),
])
def test_a_price_that_is_dearer_or_cheaper_is_told_as_it_is(goods: str, change: int, text: str) -> None:
    """PE 13.9, 13.10. By the one of which less is missing then."""
    move = BUILDS[0][0]
    reason = why_not_build(errand("construct", {"goods": goods}).t, 0, move, change)
    assert reason is not None and reason.text == text


@pytest.mark.parametrize(("game", "move", "text", "rule"), [
    (errand("cure", {"goods": "", "regular": 1}), cure(), "it costs 1 Herb, you have nothing: 1 Herb too few", "PE 16.2"),
    (errand("move", {"goods": "1 food"}, sick={"gothar": 4}), go("gothar"),
     "to gather all on the way costs 3 Food, you have 1 Food: 2 Food too few", "PE 10.4"),
    (errand("research", {"research": 1}, market=(22,)), buy(22, "top"), "it costs 3 Research, you have 1: 2 too few", "PE 15.1"),
    (errand("research"), REFRESH, "it costs 1 Research, you have 0: 1 too few", "PE 15.5"),
    (turn("construct cure"), plays("construct", enhanced=True), "to enhance it costs 1 Research, and you have none", "PE 9.4"),
    (empire(at="assistant", houses={0: {"goods": "1 herbs 1 coin", "cards": {"top": TRIALS}}}), ASSIST_TRIALS,
     "it costs 3 Herbs, you have 1 Herb and 1 Coin: 1 Herb too few", "PE 22.17"),
    (errand("construct", {"goods": "1 herbs"}), raise_capital("hospice"),
     "it costs 2 Lumber, 2 Stone and 2 Herbs, you have 1 Herb: 2 Lumber, 2 Stone and 1 Herb too few", "PE 13.3"),
])
def test_so_is_every_other_price(game: Play, move: Move, text: str, rule: str) -> None:
    reason = game.why_not(move)
    assert (reason.text, reason.rule) == (text, rule)


def test_so_are_coins_that_are_due_or_to_spare() -> None:
    """PE 9.8."""
    game = errand("construct", {"goods": "1 lumber 2 stone 2 coin"}).after(build("district"))
    assert game.question == "Paying" and game.why_not(Coins(0)).text == "of 2 Lumber you have 1: at least 1 in Coins"
    game = errand("construct", {"goods": "2 lumber 1 coin"}).after(build("district"))
    assert game.question != "Paying"


def test_prices_are_told_in_german() -> None:
    german = voice(GAME, "de")
    dear = errand("construct", {"goods": "1 lumber 1 coin"}).why_not(build("district"))
    assert german.words(dear.text) == "das kostet 2 Holz und 1 Stein, du hast 1 Holz und 1 Münze: 1 Holz oder Stein zu wenig"


# What something comes by


def test_what_lies_on_the_influence_track_names_its_spaces() -> None:
    """PE 18.3."""
    track = GAME.rules(3, "base").track
    space = next(number for number in range(1, len(track)) if track[number])
    game = errand("construct", {"goods": DISTRICT, "influence": space - 1}).after(build("district"))
    assert f", from space {space} of the Influence track." in said(game, 0) and f", from space {space} of the Influence track." in said(game, None)
    assert "Influence, for the building in Gollor." in said(game)
    assert f", von Feld {space} der Einflussleiste." in said(game, language="de")


@pytest.mark.parametrize(("game", "text"), [
    (done(errand("move").after(go("gothar"))), "You gain 1 Stone, where the Move ends, in Gothar."),
    (done(errand("cure", {"goods": "1 herbs", "regular": 1, "cards": {"top": SYRINGE}}).after(cure())), "You gain 1 Herb, by the Technology Syringe."),
    (done(errand("assign", {"healthy": 3 << 10, "cards": {"middle": TUITION}}, tokens="lumber").after(assign("capital"))),
     "You gain 1 Research, by the Technology Tuition."),
    (done(errand("assign", {"healthy": 3 << 10}, tokens="lumber").after(assign("capital"))), "You gain 1 Lumber, by a Capital token."),
    (errand("move", others={1: {"sites": {"district": "gothar"}, "cards": {"top": DESK}}}).after(go("gothar")),
     "Ben gains 1 Coin, by the Technology Examination Desk."),
    (done(errand("construct", {"goods": DISTRICT, "cards": {"middle": TOOLS}}).after(build("district"))), "by the Technology Tool Cart."),
    (empire(at="era end", decrees=(3, 6, 11), year=1, houses={0: {"goods": "2 food", "dead": 1, "capital": 2}}), "You gain 2 Renown tokens, by the Agenda."),
    (empire(at="era end", year=1, houses={0: {"dead": 1}}), "negative Renown token, for the dead (PE 20.8)."),
])
def test_every_gain_says_what_it_comes_by(game: Play, text: str) -> None:
    assert text in said(game)


@pytest.mark.parametrize("facts", [
    (CampHome(0, 1, 0), CampHome(0, 1, 1), Sheltered(0, NOTHING), Sheltered(0, 3), Sheltered(0, 1), Spoilt(0, (1, 0, 0, 1, 0)), LeftCapital((2, 0, 1)),
     YearOver(1, (3, 4, 5), (5, 4, 9)), YearOver(2, (3, 4, 5), (5, 3, 9))),
])
def test_what_befalls_somebody_is_told_to_all(facts: tuple[Any, ...]) -> None:
    """And in German."""
    told = {seat: [voice(GAME, "en").report(fact, PEOPLE, seat) for fact in facts] for seat in (0, 1, None)}
    assert told[0] == [
        "Your camp in Gothar gives way to the building: it is back on the board.",
        "Your camp in Gothar has stopped the Pest: it is back on the board.",
        "You have to bury a sick person: no other room is left.", "You have to put a sick person on the storage: it holds less now.",
        "You have to put a sick person above Construct: it is hindered.", "You lose 1 Lumber and 1 Herb: the storage holds less now.",
        "Back to the supply: you 2 and Cleo 1.", "Year 1 is over. Renown (+ in the Year): you 5 (+2), Cleo 9 (+4) and Ben 4 (+0).",
        "Era I is over. Renown (+ in the Era): you 5 (+2), Cleo 9 (+4) and Ben 3 (-1).",
    ]
    assert all(told[1]) and all(told[None]) and told[None][-1] == "Era I is over. Renown (+ in the Era): Cleo 9 (+4), Ann 5 (+2) and Ben 3 (-1)."
    german = [voice(GAME, "de").report(fact, PEOPLE, 0) for fact in facts]
    assert german[0] == "Dein Lager in Gothar weicht dem Gebäude: Es ist zurück auf dem Brett."
    assert german[-1] == "Ära I ist vorbei. Ansehen (+ in der Ära): du 5 (+2), Cleo 9 (+4) und Ben 3 (-1)."


# Silent consequences


def test_a_camp_that_goes_home_is_told() -> None:
    """PE 6.6, 11.4."""
    built = errand("construct", {"goods": DISTRICT, "camp": "gollor"}).after(build("district"))
    assert built.told(CampHome) == [CampHome(0, place("gollor"), 0)]
    assert strike(houses={0: house(camp="gothar")}).told(CampHome) == [CampHome(0, place("gothar"), 1)]


def test_before_it_the_key_says_so() -> None:
    """PE 11.4, 20.7."""
    game = errand("construct", {"goods": DISTRICT, "camp": "gollor"})
    assert GAME.gesture(game.position, 0, build("district"), PEOPLE).words == "Build a District in Gollor, camp goes home"
    elsewhere = errand("construct", {"goods": DISTRICT})
    assert GAME.gesture(elsewhere.position, 0, build("district"), PEOPLE).words == "Build a District in Gollor for 2 Lumber and 1 Stone"
    sent = errand("assign", {"healthy": 1 << 11})
    assert "1 there until the Era ends, " in GAME.explain(sent.position, 0, assign("capital"), PEOPLE)


def test_people_who_leave_the_capital_are_counted() -> None:
    """PE 20.7."""
    game = empire(at="era end", year=1, houses={0: {"capital": 2}, 2: {"capital": 1}})
    assert game.after(PREFERS[0]).told(LeftCapital) == [LeftCapital((2, 0, 1))]


def test_what_the_storage_loses_is_told() -> None:
    """PE 14.11."""
    game = turn("move research", {"goods": FULL, "harmful": "move", "regular": 3}).after(arrange("storage"))
    assert game.told(Spoilt) == [Spoilt(0, (1, 1, 1, 1, 1))]


def test_who_has_one_room_left_is_told_which() -> None:
    """PE 12.2. A grave of the Graveyard; or a slot."""
    game = strike(houses={0: house(sites={"district": "gothar"}, regular=3, harmful=ALL_HARMFUL)})
    assert game.told(Sheltered) == [Sheltered(0, NOTHING)]


def test_a_year_that_is_over_is_told_with_what_it_brought() -> None:
    """PE 1.2, 5.1."""
    game = empire(at="new year", year=0)
    began = tuple([sum(sheet(game.t, seat)) for seat in range(3)])
    while len(game.told(YearOver)) < 2:
        game = game.after(game.options()[-1])
    year, era = game.told(YearOver)
    assert (year.number, era.number) == (1, 2) and year.began == era.began == began and year.ended != era.ended


@pytest.mark.parametrize(("game", "move"), [
    (errand("construct", {"goods": "4 lumber 2 stone", "camp": "gollor"}), build("district")),
    (turn("move research", {"goods": FULL, "harmful": "move", "regular": 3}), arrange("storage")),
    (turn("produce cure", {"goods": FULL}), plays("produce")),
])
def test_whatever_is_said_aloud_the_answer_may_be_taken_back(game: Play, move: Move) -> None:
    """PE 11.4, 14.10, 14.11. Nothing of it was hidden."""
    dealer = Recorder(RandomDealer(1))
    after = game.position.after(0, move, dealer)
    assert any([isinstance(fact, Aloud) for _, fact in dealer.facts]) and may_be_taken_back(game.position, after, Entry(1, 0, move, []), dealer)
