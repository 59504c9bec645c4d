"""The Year's end, stage by stage: each is told in a caption that says who gains what."""

from __future__ import annotations

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import COIN, HERBS, INFLUENCE, RENOWN
from lazaretto.games.pest.aid import PayAid
from lazaretto.games.pest.board import Board
from lazaretto.games.pest.eras import FIRST, THIRD, Agenda, CountTheDead, Court, LeftCapital, PeopleLeave, Rewarded
from lazaretto.games.pest.gains import Gain, GainInfluence
from lazaretto.games.pest.gathering import CampHome
from lazaretto.games.pest.people import Blame, TakeIn
from lazaretto.games.pest.pestilence import AtTheDoor, Fallen, Guarded, PestStrikes
from lazaretto.games.pest.sources import COURT, TRACK
from lazaretto.games.pest.years import YearBegins, YearOver
from lazaretto.hosting.stages import in_short, is_stage, parts
from lazaretto.kernel import Position, RandomDealer, Recorder
from lazaretto.tongues.voice import voice

PEOPLE = ("Ann", "Ben", "Cleo")


def captions(*facts: object, seat: int | None = 1, language: str = "en") -> list[str]:
    return [in_short(voice(GAME, language), part, PEOPLE, seat) for part in parts(GAME, facts)]


def test_each_stage_says_what_it_did_to_me_first_and_why() -> None:
    """PE 8.2, 20.2, 20.3, 20.8."""
    agenda = (Agenda(3), Gain(0, RENOWN, 3), Gain(1, RENOWN, 1))
    court = (Court(), Rewarded(0, THIRD, 1), GainInfluence(0, 2), Rewarded(1, FIRST, 3), Gain(1, RENOWN, 2), Gain(1, COIN, 1), PeopleLeave())
    assert captions(*agenda, *court, CountTheDead(), PayAid(1), Gain(2, COIN, 2)) == [
        "The Agenda pays. You gain 1 Renown token; Ann 3. That is 1 Renown for each Food in storage.",
        "The Capital rewards most people there. You gain 2 Renown tokens and 1 Coin, first with 3 people. Ann gains 2 Influence, third with 1 person.",
        "The people of all Houses leave the Capital.",
        "The graves are counted, for negative Renown tokens. Nobody is in them.",
        "Last Year's Aid is paid, by Influence. Cleo gains 2 Coins.",
    ]
    assert captions(Agenda(3), Gain(0, RENOWN, 3))[0].startswith("The Agenda pays. You gain nothing. Ann gains 3 Renown tokens.")
    assert captions(Agenda(3)) == ["The Agenda pays. Nobody gains anything. That is 1 Renown for each Food in storage."]


def test_what_all_gain_alike_is_named_once_so_that_a_phone_has_room_for_it() -> None:
    """PE 20.2. Where a phone has no room for all of it, what the Agenda is comes last."""
    facts = (Agenda(1), Gain(0, RENOWN, 2), Gain(1, RENOWN, 3), Gain(2, RENOWN, 1))
    why = "That is 1 Renown for each building of yours on the map but the Castle."
    assert captions(*facts) == [f"The Agenda pays. You gain 3 Renown tokens; Ann 2 and Cleo 1. {why}"]
    assert captions(*facts, seat=None) == [f"The Agenda pays. Ann gains 2 Renown tokens; Ben 3 and Cleo 1. {why}"]
    assert captions(*facts[:2], facts[3]) == [f"The Agenda pays. You gain nothing. Ann gains 2 Renown tokens; Cleo 1. {why}"]
    assert captions(*facts, language="de")[0].startswith("Die Agenda zahlt aus. Du erhältst 3 Ansehensplättchen; Ann 2 und Cleo 1. Das ist 1 Ansehen je")
    assert captions(*facts, seat=None, language="de")[0].startswith("Die Agenda zahlt aus. Ann erhält 2 Ansehensplättchen; Ben 3 und Cleo 1. Das ist ")


def test_who_gain_the_same_are_named_together() -> None:
    """PE 8.2, 20.3."""
    court = [Rewarded(0, THIRD, 1), Gain(0, RENOWN, 1), Gain(0, COIN, 1), Rewarded(1, THIRD, 1), Gain(1, RENOWN, 1), Gain(1, COIN, 1)]
    assert captions(Court(), *court) == ["The Capital rewards most people there. You and Ann gain 1 Renown token and 1 Coin each, third with 1 person."]
    assert captions(Court(), *court, language="de") == [
        "Die Hauptstadt belohnt die meisten Leute dort. Je 1 Ansehensplättchen und 1 Münze für dich und Ann, Platz 3 mit 1 Person."]
    assert captions(Court(), Rewarded(0, THIRD, 0), Gain(0, COIN, 1), language="de")[0].endswith(" Ann erhält 1 Münze, Platz 3 mit niemandem.")
    aid = [Gain(seat, kind, 1) for seat in range(3) for kind in (COIN, HERBS)][:-1]
    assert captions(PayAid(1), *aid, seat=2) == ["Last Year's Aid is paid, by Influence. You gain 1 Coin. Ann and Ben gain 1 Coin and 1 Herb each."]
    assert captions(PayAid(1), *aid, seat=2, language="de")[0].endswith(" Du erhältst 1 Münze. Je 1 Münze und 1 Kraut für Ann und Ben.")


def test_nothing_is_said_of_who_may_still_gain_when_they_have_chosen() -> None:
    """PE 8.2, 20.3. A Crate, and the first reward, are asked for behind the stage."""
    assert captions(PayAid(1)) == ["Last Year's Aid is paid, by Influence."]
    assert captions(PayAid(9)) == ["Last Year's Aid is paid: nothing for anybody."]
    assert captions(Court(), Rewarded(1, FIRST, 2)) == ["The Capital rewards most people there."]
    assert captions(Court(), Rewarded(1, FIRST, 2), Rewarded(2, THIRD, 1), GainInfluence(2, 1)) == [
        "The Capital rewards most people there. Cleo gains 1 Influence, third with 1 person."]


def test_where_nobody_gains_that_is_said_and_the_dead_count() -> None:
    """PE 8.4, 20.8. What befell me is told whoever else is told of."""
    assert captions(Court())[0] == "The people in the Capital are counted. Nobody gains anything."
    graves = "The graves are counted, for negative Renown tokens."
    assert captions(CountTheDead(), Blame(0, 1), Blame(1, 3), Blame(2, 1)) == [
        f"{graves} You gain 3 negative Renown tokens; Ann 1 and Cleo 1."]
    assert captions(Court(), Rewarded(1, FIRST, 2), Gain(1, RENOWN, 2), Gain(1, INFLUENCE, 1), language="de") == [
        "Die Hauptstadt belohnt die meisten Leute dort. Du erhältst 2 Ansehensplättchen, Platz 1 mit 2 Leuten."]


def test_a_strike_of_the_pest_says_who_comes_to_me_and_what_falls() -> None:
    """PE 6.3, 7.1."""
    told = (PestStrikes(14), AtTheDoor(0, 3, 1), TakeIn(0, 1), AtTheDoor(1, 5, 1), TakeIn(1, 1), AtTheDoor(1, 6, 1), TakeIn(1, 1), Fallen(0))
    place = GAME.box.names[0]
    assert captions(*told)[0].endswith(f". You take in 2 sick people, from {GAME.box.names[5]} and {GAME.box.names[6]}. {place} is destroyed.")
    assert captions(*told, seat=2)[0].endswith(f". Nobody comes to your buildings. {place} is destroyed.")
    assert captions(*told, language="de")[0].endswith(f". Du nimmst 2 Kranke auf, aus {GAME.box.names[5]} und {GAME.box.names[6]}. {place} wird zerstört.")


def test_what_lies_on_the_influence_track_is_told_apart_from_the_reward() -> None:
    """PE 18.3, 20.3. The Capital gives Influence, and the track what lies on its way."""
    court = (Court(), Rewarded(1, FIRST, 2), GainInfluence(1, 2, COURT), Gain(1, HERBS, 1, (TRACK, 6)))
    assert captions(*court) == [
        "The Capital rewards most people there. You gain 2 Influence, first with 2 people. "
        "You gain 1 Herb, from space 6 of the Influence track."]
    assert captions(*court, language="de")[0].endswith(" Du erhältst 1 Kraut, von Feld 6 der Einflussleiste.")


def test_a_strike_says_what_my_camp_has_stopped() -> None:
    """PE 6.6."""
    told = (PestStrikes(14), CampHome(1, 3, 1), CampHome(0, 4, 1))
    mine = f" Your camp in {GAME.box.names[3]} stops it and goes home."
    assert captions(*told)[0].endswith(mine) and "camp" not in captions(*told, seat=2)[0] and captions(*told, seat=None)[0].count("stops it") == 2
    assert captions(*told, language="de")[0].endswith(f" Dein Lager in {GAME.box.names[3]} hält sie auf und kehrt heim.")


def test_a_strike_says_where_a_doctor_keeps_it_away() -> None:
    """PE 6.5."""
    told = captions(PestStrikes(16), Guarded(0, 3), Guarded(1, 4))[0]
    there, mine = GAME.box.names[3], GAME.box.names[4]
    assert told.endswith(f" Nobody comes to {there}, where Ann's Doctor stands. Nobody comes to {mine}, where your Doctor stands.")
    assert f" Nach {GAME.box.names[3]} kommt niemand" in captions(PestStrikes(16), Guarded(0, 3), language="de")[0]


def test_people_leave_and_the_year_is_summed_up() -> None:
    """PE 5.1, 20.7."""
    assert captions(PeopleLeave(), LeftCapital((0, 2, 1)), CountTheDead(), YearOver(2, (1, 2, 3), (4, 9, 3)), YearBegins(3)) == [
        "The people of all Houses leave the Capital. Back to the supply: you 2 and Cleo 1.",
        "The graves are counted, for negative Renown tokens. Nobody is in them.",
        "Era I is over. Renown (+ in the Era): you 9 (+7), Ann 4 (+3) and Cleo 3 (+0). Year 3: 3 Assistants for each House."]


@pytest.mark.parametrize("variant, seats", [("base", 3), ("versus", 2), ("base", 1)])
def test_every_stage_of_a_game_has_a_caption_and_a_page(variant: str, seats: int) -> None:
    """And while it is shown nobody is asked."""
    position, dealer, seen = GAME.begin(seats, variant, RandomDealer(4)), RandomDealer(4), set[str]()
    while position.outcome is None:
        recorder = Recorder(dealer)
        seat = position.asked[0]
        options = position.options(seat)
        before, position = position, position.after(seat, options[dealer.pick(len(options))], recorder)
        told = [fact for _, fact in recorder.facts]
        for part in parts(GAME, told):
            assert 12 < len(in_short(voice(GAME, "en"), part, PEOPLE[:seats], 0)) < 330 and is_stage(GAME, part[0])
            seen.add(type(part[0]).__name__)
            page = GAME.page(Position(position.table, before.agenda[:], {}).seen_by(0), (), PEOPLE[:seats])
            assert (page.title, page.detail) == ("", "")
            assert isinstance(page.board, Board) and (page.board.round == "between turns" or position.outcome is not None)
    assert seen == GAME.stages
