"""The page of Pathologic: titles, forecasts, where the Plague can be, and what stays in the drawer."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.board import Board, Yours
from lazaretto.games.pathologic.cards import BACHELOR, KEY, PLACES
from lazaretto.games.pathologic.chronicle import CREPT, WOKE, note
from lazaretto.games.pathologic.entrusted import StrainMoved
from lazaretto.games.pathologic.laying import Laid
from lazaretto.games.pathologic.moves import PASS
from lazaretto.games.pathologic.places import HERE, NEXT, NOWHERE, Place
from lazaretto.games.pathologic.rounds import RoundBegins
from lazaretto.games.pathologic.traces import Traces
from lazaretto.games.pathologic.whereabouts import where_it_can_be
from lazaretto.hosting import everything
from lazaretto.hosting.boxes import BOXES
from lazaretto.hosting.option import Option
from lazaretto.hosting.paging import advised_first, listed
from lazaretto.kernel import Moved, Page, RandomDealer, heard_by

from .place import Play, opening, town
from .test_words import PEOPLE


def page_of(play: Play, seat: int | None = 1) -> Page:
    return GAME.page(play.position.seen_by(seat), heard_by(seat, play.facts), PEOPLE[:play.t.rules.seats])


def board_of(play: Play, seat: int | None = None) -> Board:
    board = page_of(play, seat).board
    assert isinstance(board, Board)
    return board


def yours_of(play: Play, seat: int) -> Yours:
    yours = page_of(play, seat).yours
    assert isinstance(yours, Yours)
    return yours


def place_of(play: Play, number: int) -> Place:
    return board_of(play).places[number]


def words_of(play: Play, seat: int, secret: bool) -> list[str]:
    """What the keys say, of moves that others may know of or of those they may not."""
    view = play.position.seen_by(seat)
    gestures = [GAME.gesture(view, seat, move, PEOPLE) for move in view.options(seat)]
    return [gesture.words for gesture in gestures if gesture.secret == secret]


# titles


def test_the_title_says_what_is_to_be_done_or_who_does_it() -> None:
    assert page_of(opening(4), 0).title == "Choose your Hit List."
    assert page_of(opening(4), None).title == "The Hit List and the first Prescriptions are being chosen."
    assert (page_of(town()).title, page_of(town(), 2).title) == ("Two actions left.", "Odo has the turn.")
    event = town(where={"maria": 5}, free="maria", events={5: "coin"})
    assert page_of(event).detail == "You can resolve Lethargy in 5 Warehouses: two pieces of Evidence."
    assert page_of(town(where={"maria": 5}, free="maria", events={5: "coin"}, evidence={"bachelor": 6})).detail.endswith(", and win.")


def test_who_can_win_by_handing_over_a_counter_is_told_so_before_all_else() -> None:
    """PA 12.11, 15.2. Not who has but one action left, nor who is too far from winning."""
    lacking = {"where": {"vlad": 5}, "free": "vlad", "events": {5: "coin"}, "sheets": {"bachelor": "coin"}}
    assert page_of(town(**lacking, evidence={"bachelor": 6})).detail == "You can win: hand Vlad what Lethargy needs, and resolve it."
    for play in (town(**lacking, evidence={"bachelor": 5}), town(**lacking, evidence={"bachelor": 6}, points=1)):
        assert page_of(play).detail == "Soonest Event, in 5: Vlad is there, first to be handed your Coin."


def test_the_title_stays_the_same_for_all_of_anothers_turn() -> None:
    """PA 4.4, 11.5. What goes on, and why somebody is asked, stands below it."""
    play = town(hands={"bachelor": "paralysis", "changeling": "no"})
    asked = play.after("bachelor plays paralysis")
    assert {page_of(one, 2).title for one in (play, asked)} == {"Odo has the turn."}
    assert page_of(asked, 2).detail == "Odo plays Paralysis. Piers may say No." and page_of(play, 2).detail == "2 actions left."
    plague = [town(active="plague", phase=phase, strains="fever") for phase in ("turn", "showing", "laying")]
    assert len({(page_of(play).title, page_of(play).detail) for play in plague}) == 1


def test_who_waits_in_the_own_turn_is_told_for_whom() -> None:
    """PA 11.5. "Your turn." would ask for something."""
    asked = page_of(town(hands={"bachelor": "paralysis", "changeling": "no"}).after("bachelor plays paralysis"))
    assert (asked.title, asked.detail) == ("Piers may say No.", "You play Paralysis. Then your turn goes on.")


@pytest.mark.parametrize("seed", range(3))
def test_who_is_asked_in_anothers_turn_is_told_in_whose_or_by_what(seed: int) -> None:
    """PA 7.3, 11.5, 18.1. First what is asked, then why; in whose turn says the house."""
    dealer, choose, found = RandomDealer(seed), Random(seed), 0
    position = GAME.begin(4, "base", dealer)
    while position.outcome is None:
        active = position.table.active
        for seat in position.asked if position.table.round else ():
            page = GAME.page(position.seen_by(seat), (), PEOPLE)
            found += seat != active
            assert "has the turn" not in page.detail and (page.detail or seat == active), page.title
        seat = position.asked[0]
        position = position.after(seat, choose.choice(position.options(seat)), dealer)
    assert found


def test_a_paralysed_plague_is_told_why_it_is_not_asked_to_move() -> None:
    """PA 17.1."""
    still = town(hands={"bachelor": "paralysis"}).after("bachelor plays paralysis").until("Showing")
    assert page_of(still, 0).detail.startswith("A Paralysis kept you here. ")
    moved = town().until("Showing")
    assert "Paralysis" not in page_of(moved, 0).detail


def test_the_detail_says_which_event_is_soonest_and_what_is_lacking() -> None:
    """PA 12.5, 13.1, 13.3."""
    near = town(where={"maria": 12, "capella": 5}, free="maria", events={5: "coin"})
    assert page_of(near).detail == "Soonest Event, in 5: Maria is 1 space away, with a Coin."
    shut = town(where={"bachelor": 5, "maria": 1, "vlad": 1, "capella": 1, "saburov": 1}, events={5: "coin"}, sheets={"bachelor": "key"})
    assert page_of(shut).detail.endswith(": you are there, in Quarantine, without a Coin.")
    where = {"bachelor": 5, "maria": 1, "vlad": 1, "capella": 1, "saburov": 1}
    mined = town(where=where, events={5: "coin"}, sheets={"bachelor": "coin"}, laid={5: "fever"})
    assert page_of(mined).detail.endswith(": you are in Quarantine, on a Strain, with a Coin.")


def test_who_has_access_to_stopped_machines_is_said_to_lack_the_counter_only() -> None:
    """PA 13.3, 16.6, 16.8, 17.11. And who was handed a counter is not said to have access."""
    machines = town(where={"maria": 6}, free="maria", events={6: "coin"}, sheets={"bachelor": "coin"})
    assert page_of(machines).detail.endswith("in 6: Maria is there, first to be handed your Coin.")
    blood = town(active="haruspex", where={"capella": 6}, free="capella", events={6: "key"}, sheets={"haruspex": "secret"}, blood=True)
    assert page_of(blood, 2).detail.endswith(": Capella is there, first to be handed your counter.")
    council = town(where={"maria": 8}, free="maria", events={8: "key"}, sheets={"bachelor": "key"}).after("bachelor hands maria")
    assert page_of(council).detail.endswith(": Maria is there, one too few, with a Key.")


def test_the_title_does_not_tell_where_the_plague_is() -> None:
    """PA 2.17. It is read from afar."""
    pages = [page_of(town(active="plague", lair=lair, thread=(lair,)), 0) for lair in (4, 13)]
    assert pages[0].title == pages[1].title == "Move one space, or stay." and pages[0].detail == pages[1].detail == "Nobody sees it. To blockade, stay."


def test_who_may_go_two_spaces_is_told_why_and_who_blockades_what_ceasing_does() -> None:
    """PA 6.7, 6.8, 16.12."""
    riding = page_of(town(active="plague", lair=4, thread=(4,), events={12: "coin"}), 0)
    assert (riding.title, riding.detail) == ("Move up to two, or stay.", "Nobody sees it. To blockade, stay. Riding the Rats: two spaces.")
    showing = page_of(town(active="plague", phase="showing", lair=13, blockade=13, thread=(13, 13)), 0)
    assert showing.detail == "Lie low, and the Blockade goes on; cease it, and all Wards there die."


def test_who_is_asked_once_more_after_a_card_is_told_why() -> None:
    """PA 11.3. All are asked until all have passed in a row; who played it comes last."""
    hands = {"bachelor": "paralysis evacuation", "haruspex": "ticking-away", "changeling": "false-witness"}
    play = town(active="haruspex", phase="setup", hands=hands, events={5: "coin"}, discard="no no").after("haruspex passes")
    assert page_of(play, 3).detail == "Before the actions begin all who could hold one are asked."
    play = play.after("changeling passes", "bachelor plays paralysis")
    for name, seat, who in (("haruspex", 2, "Odo has"), ("changeling", 3, "Odo has"), ("bachelor", 1, "you have")):
        assert play.asked == name and page_of(play, seat).detail == f"Once more, for {who} played Paralysis: until all have passed in a row."
        play = play.after(f"{name} passes")


def test_who_has_played_a_card_before_the_own_event_is_told_why_the_question_stays() -> None:
    """PA 11.2, 11.3. Nobody else is asked there."""
    play = town(phase="turn", hands={"bachelor": "paralysis evacuation"}, discard="no no").until("Influencing").after("bachelor plays paralysis")
    assert play.asked == "bachelor" and page_of(play).detail == "Once more, for you have played Paralysis."


@pytest.mark.parametrize("mine", ["paralysis", "post-mortem"])
def test_who_is_asked_for_an_influence_is_told_that_others_without_one_are_too(mine: str) -> None:
    """R120. The title is read from afar: it says the same to who holds one and to who can only pass."""
    own = page_of(town(phase="setup", hands={"bachelor": mine}))
    assert own.detail == "Before you act; free, if you hold one. All who could hold one are asked."
    others = town(active="haruspex", phase="setup", hands={"bachelor": mine})
    assert page_of(others).title == "Play an Influence, if you hold one?"
    assert page_of(others).detail == "Before the actions begin all who could hold one are asked."
    passing = GAME.explain(others.position.seen_by(1), 1, PASS, PEOPLE)
    assert passing == "play nothing now; all who could hold a card for this are asked, to betray no hand · PA 11.3"


def test_a_window_looks_the_same_with_and_without_the_card() -> None:
    """PA 11.6."""
    for mine in ("no", "twin"):
        play = town(hands={"bachelor": "paralysis", "changeling": mine}).after("bachelor plays paralysis")
        page = page_of(play, 3)
        assert page.title == "Say No to Odo's Paralysis?"
        assert page.detail == "If you let it: the Plague does not move in its next turn."
        assert words_of(play, 3, secret=False) == ["Let it happen"] and (words_of(play, 3, secret=True) == ["Play No! (free)"]) == (mine == "no")


def test_a_window_says_what_comes_of_the_card() -> None:
    """PA 17.3, 17.7."""
    order = town(where={"maria": 4}, free="maria", hands={"bachelor": "quarantine-order", "changeling": "no"}).after("bachelor plays quarantine-order maria")
    assert page_of(order, 3).detail == "If you let it: Maria Kaina goes into Quarantine."
    harvest = town(active="haruspex", hands={"haruspex": "wild-harvest", "changeling": "no"}).after("haruspex plays wild-harvest")
    assert page_of(harvest, 3).detail == "If you let it: Isolde takes a counter of each Resource."


def test_the_title_at_the_end_says_how_it_ended() -> None:
    """PA 15.3."""
    play = town(active="plague", phase="showing", lair=4, dead="capella saburov", where={"maria": 4}, free="maria").after("plague infects 4")
    assert (page_of(play, 0).title, page_of(play).title) == ("You win.", "The Plague wins.")
    assert page_of(play, 0).detail == "The three Wards on the Hit List are dead."
    assert page_of(play, 1).detail == "The three Wards on the Hit List are dead. You have lost."


# the board


def test_where_the_plague_can_be_and_what_is_one_move_further() -> None:
    """PA 5.1, 21.2. From public facts alone."""
    crept = town(active="plague", lair=13, blockade=13, where={"aspity": 15}).after("plague creeps 14")
    suspected = {place.number: place.suspected for place in board_of(crept).places}
    assert [number for number, how in suspected.items() if how == HERE] == [6, 7, 8, 12, 14]
    assert suspected[13] == suspected[9] == suspected[0] == NEXT and suspected[1] == suspected[10] == NOWHERE


def test_where_the_plague_can_be_anywhere_no_place_looks_safe() -> None:
    """PA 21.2. White means that it is not there, and cannot be after its next move."""
    play = town(lair=13,)
    while len(where_it_can_be(play.t)) < PLACES:
        note(play.t, WOKE)
        note(play.t, CREPT, 1)
    board = board_of(play)
    assert {place.suspected for place in board.places} == {HERE} and board.overlay == "the Plague can be anywhere"
    assert all(["The Plague can be here." in place.text for place in board.places])


def test_an_ongoing_event_says_in_its_district_what_lasts() -> None:
    """PA 2.8, 16.3."""
    assert "While it lasts, a Move is one space at most." in place_of(town(events={3: "coin"}), 3).text


def test_where_it_was_seen_is_dated() -> None:
    """PA 6.2, 21.2."""
    play = town(active="plague", phase="showing", lair=14, round=2).after("plague infects 14")
    assert place_of(play, 14).seen == 2 and not place_of(play, 13).seen
    assert "The Plague was seen here in round 2." in place_of(play, 14).text


def test_strains_and_deaths_are_dated() -> None:
    """PA 7.1, 8.2. By all, from what was told."""
    laid = town(active="plague", lair=4, phase="laying", strains="fever", round=2).after("plague lays fever 4")
    strain = place_of(laid, 4).strain
    assert strain is not None and strain.laid == 2 and ", laid in round 2: " in strain.text
    killed = town(active="plague", phase="showing", lair=14, round=3, where={"maria": 14, "vlad": 13}, free="maria").after("plague infects 14")
    assert (place_of(killed, 14).died, place_of(killed, 13).died) == (3, 0)
    assert "Maria Kaina died here in round 3." in place_of(killed, 14).text
    assert any(["Round 3: Maria Kaina in 14 Tanners." in note.lines for note in page_of(killed).notes])


def test_who_takes_a_card_for_a_death_is_told_why() -> None:
    """PA 7.3. Out of turn a Prescription comes of a Ward's death alone."""
    killed = town(active="plague", phase="showing", lair=14, where={"maria": 14}, free="maria").after("plague infects 14")
    mine = page_of(killed)
    assert (mine.title, mine.detail) == ("Take a Prescription.", "Maria Kaina has died: that brings you a card.")
    assert "Maria Kaina has died: that brings Odo a card." in page_of(killed, 2).detail


def test_a_ceased_blockade_and_an_ulcer_kill_where_they_are() -> None:
    """PA 6.8, 18.4."""
    ceased = town(active="plague", phase="showing", lair=13, blockade=13, round=4, where={"maria": 13}).after("plague ceases")
    assert place_of(ceased, 13).died == 4
    ulcer = town(where={"maria": 4}, free="maria", laid={5: "ulcer"}, round=5).after("bachelor walks maria 5")
    assert place_of(ulcer, 5).died == 5


def test_who_stands_in_a_blockade_is_told_what_its_end_would_do() -> None:
    """PA 6.8. Quarantine does not help there."""
    shut = town(lair=13, blockade=13, where={"maria": 13, "bachelor": 13, "aspity": 15})
    told = [piece.text for place in board_of(shut).places for piece in place.pieces if "In a Blockade: " in piece.text]
    fates = {text.partition(",")[0]: text.partition("In a Blockade: ")[2].partition(" if ")[0] for text in told}
    assert fates == {"Maria Kaina": "dies, Quarantine or not,", "The Bachelor": "goes into Quarantine"}


def test_who_cannot_die_is_not_said_to_die_in_a_blockade() -> None:
    """PA 6.8, 17.14, R81."""
    shut = town(lair=13, blockade=13, where={"maria": 13, "aspity": 15}, fearless={"changeling": "maria"})
    told = [piece.text for place in board_of(shut).places for piece in place.pieces if piece.name == "Maria Kaina"]
    assert told[0].endswith(" Cannot die for now.") and "Blockade" not in told[0]


def test_a_strain_that_is_moved_keeps_its_date() -> None:
    """PA 17.15."""
    assert Traces(town(round=2).t, (Laid(4), RoundBegins(2), StrainMoved(1, 4, 5))).laid[5] == 1


def test_her_move_is_to_be_confirmed() -> None:
    """PA 5.1. Whether she goes or stays."""
    view = town(active="plague", lair=13).position.seen_by(0)
    assert all([GAME.gesture(view, 0, move, PEOPLE).hold for move in view.options(0)])


def test_a_curfew_and_a_paralysis_bound_the_next_move() -> None:
    """PA 17.1, 17.2."""
    shut = town(lair=13, blockade=13, curfews={"bachelor": 12})
    assert place_of(shut, 14).suspected == NEXT and place_of(shut, 12).suspected == NOWHERE
    held = town(lair=13, blockade=13, paralysed=True)
    assert [place.number for place in board_of(held).places if place.suspected] == [13] and board_of(held).overlay_next == ""


def test_a_place_says_whom_an_infection_would_harm() -> None:
    """PA 6.3."""
    play = town(where={"maria": 4, "vlad": 4, "haruspex": 4}, free="maria haruspex")
    assert place_of(play, 4).danger == "An Infection here would kill Maria Kaina and put the Haruspex into Quarantine."
    assert place_of(town(where={"maria": 4}, free="maria", fearless={"changeling": "maria"}), 4).danger == ""


def test_an_event_shows_what_it_needs_and_a_sheet_what_is_lacking() -> None:
    """PA 2.9, 15.2, 16.6."""
    play = town(events={6: "coin"}, evidence={"haruspex": 6}, sheets={"haruspex": "coin coin"}, pacts={"haruspex": "capella"})
    event, sheet = place_of(play, 6).event, board_of(play).sheets[1]
    assert event is not None and (event.needs, event.icon) == ("2 Coins", "coin")
    assert (sheet.evidence, sheet.short, sheet.counters[0].number) == (6, "2 short of winning", 2)


def test_an_event_says_what_it_is_worth_before_anybody_can_resolve_it() -> None:
    """PA 13.3, 13.5."""
    event = place_of(town(events={5: "coin"}), 5).event
    assert event is not None and event.text.startswith("Lethargy needs a Coin.")
    worth = "Resolved by a Healer's own Ward it brings two pieces of Evidence, else one."
    assert event.text.endswith(f"{worth} A Ward with access to a Coin needs one counter less.")


def text_of(play: Play, number: int, name: str) -> str:
    return next(piece.text for piece in place_of(play, number).pieces if piece.short == name)


def test_a_pact_and_a_quarantine_say_what_they_do_and_to_whom() -> None:
    """PA 2.6, 14.2, 17.16."""
    play = town(where={"capella": 4}, pacts={"haruspex": "capella"})
    bound = "In the Pact of Isolde: no other Healer can have this Ward act."
    confined = "In Quarantine: safe from Infections, but unable to move or to resolve an Event."
    assert text_of(play, 4, "Capella").endswith(f"{confined} {bound}")
    assert [sheet.pact.text for sheet in board_of(play).sheets[:2]] == [
        "The Pact token of Odo, free. No other Healer can have a Ward act on whom it lies.", f"Capella. {bound}",
    ]
    twin = town(active="changeling", where={"capella": 4}, pacts={"haruspex": "capella"}, twin=True)
    assert text_of(twin, 4, "Capella").endswith("In the Pact of Isolde, which does not bind Piers this turn: Twin.")


def test_a_pact_that_binds_nobody_says_so_and_why_before_it_is_placed() -> None:
    """PA 14.2, 16.1, R112. On the free token, on the Ward, on the key, and where the turn could be ended; so does a Twin that would free nobody."""
    sits = town(where={"capella": 4}, pacts={"haruspex": "capella"}, events={1: "key"}, active="changeling", hands={"changeling": "twin"})
    assert text_of(sits, 4, "Capella").endswith("In the Pact of Isolde, which binds nobody now: the Inquisitor sits.")
    assert board_of(sits).sheets[0].pact.text == "The Pact token of Odo, free. It would bind nobody now: the Inquisitor sits."
    twin = next(move for move in sits.position.options(3) if "twin" in GAME.say(move))
    assert "it changes nothing now: no Pact binds, for the Inquisitor sits" in GAME.explain(sits.position.seen_by(3), 3, twin, PEOPLE)
    alone = town(seats=2, where={"capella": 4}, events={4: "key"}, points=0)
    pledge = next(move for move in alone.position.options(1) if GAME.say(move) == "pact capella")
    assert GAME.explain(alone.position.seen_by(1), 1, pledge, PEOPLE[:2]) == "costs no action; binds nobody, for no other Healer plays · PA 14.1"
    assert page_of(alone).detail == "End your turn: nothing else is of use."


def test_a_blockade_says_whom_it_would_kill_and_what_lasts_says_what_it_does() -> None:
    """PA 6.7 to 6.9, 17.1, 17.2, 18.10."""
    play = town(lair=4, blockade=4, where={"maria": 4, "bachelor": 4}, free="bachelor", paralysed=True, curfews={"bachelor": 3}, miasma="7")
    token = board_of(play).plague.token.text
    assert token.startswith("Blockade of 4 Maw: nobody is held here, and nobody harmed while it is on.")
    assert token.endswith("from its next turn on: Maria Kaina dies, Odo goes into Quarantine. If it leaves, the Blockade is lifted.")
    assert [lasting.text for lasting in board_of(play).in_force] == [
        "Curfew: nobody, the Plague neither, crosses the border of 3 Spleen until Odo's turn",
        "Miasma: no piece enters or leaves 7 Crude Sprawl until the Plague's turn",
        "Paralysis: the Plague does not move in its next turn; it may still show itself and lay Strains",
    ]


def test_what_is_hidden_changes_nothing_outside_the_drawer() -> None:
    """PA 2.17. Another lair, Hit List, Strain and hand."""
    pages = []
    for lair, doomed, strain, strains, hand in (
        (4, "maria capella saburov", "ulcer", "fever", "tithe"), (12, "vlad notkin rubin", "rumour", "panic", "living-blood"),
    ):
        play = town(lair=lair, doomed=doomed, laid={3: strain}, strains=strains, hands={"haruspex": hand}, thread=(lair, lair))
        pages.append([(page.title, page.detail, page.tags, page.rows, page.board) for page in [page_of(play, seat) for seat in (None, 0, 1, 2, 3)]])
    assert pages[0] == pages[1]


def test_who_came_back_to_life_is_not_told_among_the_dead_as_if_dead() -> None:
    """PA 7.1, 16.5. The death stays on the map, with its date; the notebook says that Maria lives again."""
    told: Any = {"where": {"maria": 14, "vlad": 13, "capella": 5, "sticky": 1}, "free": "maria capella", "events": {5: "coin"}}
    play = town(active="plague", phase="showing", lair=14, round=3, **told).after("plague infects 14").until("ActionPhase")
    assert [note.lines for note in page_of(play).notes if note.title == "The dead"] == [("Round 3: Maria Kaina in 14 Tanners.",)]
    play = play.after("bachelor resolves capella", "plague picks maria")
    assert play.where("maria") == 5 and place_of(play, 14).died == 3
    assert [note.lines for note in page_of(play).notes if note.title == "The dead"] == [("Round 3: Maria Kaina in 14 Tanners; came back to life.",)]


# the drawer


def test_the_drawer_holds_the_plagues_way_list_and_strains() -> None:
    """PA 2.15, 3.4, 8.1."""
    play = town(active="plague", lair=13, strains="fever fever", laid={5: "ulcer"}, dead="saburov").after("plague creeps 14")
    yours = yours_of(play, 0)
    assert yours.where == "You are in 14 Tanners."
    assert [(card.title, card.count) for card in yours.cards] == [("Fever", 2)] and [strain.title for strain in yours.known] == ["Ulcer"]
    assert [(doomed.name, doomed.dead) for doomed in yours.doomed] == [("Maria Kaina", False), ("Capella", False), ("Alexander Saburov", True)]
    assert [step.place for step in yours.thread] == [13, 14]


def test_the_way_of_the_plague_marks_where_it_killed() -> None:
    """PA 2.15, 17.1. Also in a turn in which it was paralysed, and not where a Strain did."""
    told: Any = {"active": "plague", "lair": 5, "where": {"maria": 5, "aspity": 1}, "free": "maria"}
    play = town(paralysed=True, **told).after("plague infects 5")
    assert [(step.place, step.killed) for step in yours_of(play, 0).thread] == [(5, False), (5, True)]
    play = town(laid={4: "ulcer"}, **told).after("plague creeps 5", "plague lies low", "bachelor walks maria 4")
    assert play.grave == "" and play.crypts == "maria" and [(step.place, step.killed) for step in yours_of(play, 0).thread] == [(5, False), (5, False)]


def test_moves_that_tell_a_secret_are_marked() -> None:
    """PA 5.1, 6.2, 11.1."""
    play = town(active="plague", lair=13)
    assert words_of(play, 0, secret=False) == [] and "Stay in 13 Hindquarters" in words_of(play, 0, secret=True)
    shown = play.after("plague creeps 13")
    assert words_of(shown, 0, secret=False) == ["Lie low"] and words_of(shown, 0, secret=True) == ["Infect 13 Hindquarters", "Blockade 13 Hindquarters"]
    assert words_of(town(hands={"bachelor": "paralysis"}), 1, secret=True) == ["Play Paralysis (free)"]


def test_two_spaces_are_touched_one_after_the_other() -> None:
    """PA 16.12."""
    play = town(active="plague", lair=13, events={12: "coin"})
    view = play.position.seen_by(0)
    things = [GAME.gesture(view, 0, move, PEOPLE).things for move in view.options(0)]
    assert ("place:14",) in things and ("place:12", "place:15") in things


# afterwards


@pytest.mark.parametrize("hands", [{}, {"changeling": "no"}])
def test_the_truth_tells_where_a_ward_walked_into_its_death(hands: dict[str, str]) -> None:
    """PA 21.3, 9.1. Not where the Move began, whether or not a window opened on the way."""
    play = town(free="maria", where={"maria": 5, "aspity": 1}, laid={4: "ulcer"}, hands=hands)
    plays = [play, play.after("bachelor walks maria 4")]
    assert (plays[-1].question == "Cancelling") == bool(hands)
    plays += [plays[-1].after("changeling passes")] if hands else []
    assert [truth.text for truth in GAME.truths([play.position for play in plays], PEOPLE)] == ["Maria Kaina died in 4 Maw, on the Hit List."]


def test_the_truth_tells_the_way_the_list_and_the_strains() -> None:
    """PA 21.3."""
    plays = [town(active="plague", lair=3, strains="fever", dead="capella saburov", where={"maria": 5}, free="maria")]
    day = ("plague creeps 4", "plague lies low", "plague lays fever 4", "bachelor ends", "haruspex ends", "changeling ends")
    for sentence in (*day, "plague creeps 5", "plague infects 5"):
        plays.append(plays[-1].after(sentence))
    truths = GAME.truths([play.position for play in plays], PEOPLE)
    texts = [truth.text for truth in truths]
    assert "Fever was laid in 4 Maw." in texts and "Maria Kaina died in 5 Warehouses, on the Hit List." in texts
    assert any(text.startswith("Round 2: the Plague went from 3 Spleen to 4 Maw; it could have been in ") for text in texts)
    assert texts[-5] == "The Plague wins. The three Wards on the Hit List are dead." and truths[-1].moment == len(plays) - 1
    open_board = GAME.page(everything(plays[-1].position, 1), heard_by(1, plays[-1].facts), PEOPLE).board
    assert isinstance(open_board, Board) and [step.place for step in open_board.thread] == [3, 4, 5]


def test_once_it_is_over_nothing_is_feared_or_guessed_any_more() -> None:
    """PA 21.3. The Plague is where it is, the list holds whom it holds, and no death could decide anything."""
    last = town(
        free="sticky andrey maria", where={"andrey": 13, "sticky": 4}, events={13: "key"}, evidence={"bachelor": 7}, dead="capella saburov",
        lair=5, thread=(5,),
    )
    over = last.after("bachelor resolves andrey")
    assert over.over
    for seat in (None, 0, 1):
        page = GAME.page(everything(over.position, seat), (), PEOPLE)
        assert isinstance(page.board, Board)
        assert [place.number for place in page.board.places if place.suspected] == [5] and page.rows[0].note == "Plague, in 5 Warehouses"
        assert page.board.names_left == "The Hit List: Maria Kaina, Capella and Alexander Saburov."
        assert not any(one.icon == "skull" for one in page.board.in_force) and page.board.overlay == "the Plague is here"


def test_the_end_tells_beside_each_name_how_near_it_came() -> None:
    """PA 15.2, 15.3. The Healers by their Evidence."""
    play = town(active="plague", phase="showing", lair=4, dead="capella saburov", where={"maria": 4}, free="maria", evidence={"haruspex": 6, "changeling": 4})
    truths = GAME.truths([play.position, play.after("plague infects 4").position], PEOPLE)
    assert [(truth.seat, truth.text) for truth in truths if truth.turned] == [
        (2, "Isolde had 6 of 8 pieces of Evidence."), (3, "Piers had 4 of 8 pieces of Evidence."), (1, "Odo had 3 of 8 pieces of Evidence."),
        (0, "3 of 3 on the Hit List dead, 0 Wards in the mass grave, no Events resolved."),
    ]


def test_claims_are_held_against_where_the_plague_was() -> None:
    """PA 21.1."""
    position = town(lair=2, where={"bachelor": 3, "changeling": 8}).position
    held = [GAME.holds(position, 1, phrase, about) for phrase, about in (("in-the-steppe", None), ("in-the-town", None), ("near-you", 1), ("near-you", 3))]
    assert held == [False, True, True, False] and GAME.holds(position, 1, "work-together", 2) is None


# the Hit List


def ward_text(play: Play, name: str) -> str:
    return next(piece.text for place in board_of(play).places for piece in place.pieces if piece.short.casefold() == name)


def test_the_table_says_that_the_hit_list_holds_one_ward_of_each_healer() -> None:
    """PA 3.4. By what all can tell: in the minute's reading, beside the crypts, and of each Ward."""
    assert "exactly one of each Healer" in " ".join(BOXES["pathologic"].gist)
    assert board_of(town()).names_left == "The Hit List holds one Ward of each Healer."
    assert board_of(town(dead="maria")).names_left == f"Two names left: one of {PEOPLE[2]}'s, one of {PEOPLE[3]}'s."
    assert board_of(town(seats=3, dead="maria")).names_left == f"Two names left: one of {PEOPLE[2]}'s, one of the Changeling's."
    two = town(dead="maria saburov notkin")
    assert board_of(two).names_left == f"The last name is one of {PEOPLE[2]}'s: Capella or Sticky."
    assert board_of(town(dead="maria saburov notkin sticky")).names_left == f"The last name is Capella, one of {PEOPLE[2]}'s."
    assert "As far as all know, can be on the Hit List: its Ward of the Haruspex is Capella or Sticky." in ward_text(two, "sticky")
    assert "Cannot be on the Hit List: it held one Ward of the Bachelor, Maria Kaina." in ward_text(two, "vlad")
    assert "On the Hit List, for certain." in ward_text(town(dead="notkin sticky"), "capella")


def test_what_is_said_of_the_hit_list_is_the_same_whatever_stands_on_it() -> None:
    """PA 2.17."""
    texts = {tuple(piece.text for place in board_of(town(doomed=doomed)).places for piece in place.pieces)
             for doomed in ("maria capella saburov", "vlad sticky aspity")}
    assert len(texts) == 1


# why one is asked


def meaning(play: Play, sentence: str) -> str:
    seat, move = play.spoken(sentence)
    return GAME.explain(play.position.seen_by(seat), seat, move, PEOPLE)


def test_a_prescription_says_what_it_is_for() -> None:
    """PA 13.6, 7.3."""
    play = town(where={"maria": 5}, free="maria", events={5: "coin"}).after("bachelor resolves maria")
    assert page_of(play).detail == "Lethargy is resolved: a card is part of the reward."


def test_broken_cordons_says_who_opened_them_and_what_follows() -> None:
    """PA 16.7."""
    asked = town(phase="turn", chance="7").until("BreakingCordon")
    assert page_of(asked).detail.endswith("Broken Cordons: one of each Healer. An Infection can kill them.")


def test_what_costs_an_action_and_what_does_not_is_said() -> None:
    """PA 14.1, 17.4."""
    play = town(where={"maria": 5}, events={5: "coin"}, hands={"bachelor": "mandate"})
    assert meaning(play, "bachelor pledges maria").startswith("costs no action; in 5 Warehouses")
    assert meaning(play, "bachelor plays mandate").startswith("one or two Wards leave Quarantine or move, for one action, and have acted")


def test_a_prescription_that_may_be_taken_says_of_which_kind_it_is() -> None:
    """PA 2.10. Whether it costs an action is what one chooses by."""
    told = [meaning(opening(), f"{who} takes {card}") for who, card in (("bachelor", "quarantine-order"), ("bachelor", "mandate"), ("haruspex", "tithe"))]
    assert [each.partition(":")[0] for each in told] == ["Influence, free", "Action, costs one", "Reaction, free"]


def test_who_is_placed_is_told_without_the_words_of_the_key() -> None:
    """PA 3.6. The key says who comes where; behind it stands what it does not say."""
    first, ward = (meaning(opening().until("Placing"), f"bachelor puts {who} 9") for who in ("bachelor", "maria"))
    around = "3 districts next door, with nobody; away from the Steppe · PA 3.6"
    assert [first, ward] == [f"you can resolve any Event, for its Resource; {around}", f"the Bachelor's Ward, for Events that need a Coin; {around}"]


def test_who_has_acted_is_named() -> None:
    """PA 12.2. An Action card is played by the Healer, whom its key does not name."""
    play = town(acted="bachelor maria", free="maria", hands={"bachelor": "mandate"})
    reasons = [play.position.why_not(*play.spoken(sentence)) for sentence in ("bachelor plays mandate", "bachelor walks maria 4")]
    assert [reason.text for reason in reasons if reason] == ["your own Healer has acted in this turn", "that Ward has acted in this turn"]


# what is nearest


def test_a_piece_that_stands_on_an_event_and_has_acted_is_named_first() -> None:
    """PA 12.2."""
    play = town(where={"maria": 5, "capella": 4}, free="maria capella", events={5: "coin", 3: "key"}, acted="maria", points=1)
    assert page_of(play).detail.startswith("Maria, in 5, can resolve next turn. Next, in ")
    shut = town(where={"bachelor": 3, "maria": 5, "capella": 12}, events={3: "key", 5: "coin"}, acted="bachelor", points=1)
    assert page_of(shut).detail == "You have acted, now in 3. Next, in 5: Maria, there, in Quarantine."
    healer = town(where={"bachelor": 5}, free="bachelor", events={5: "coin"}, acted="bachelor", points=1)
    assert page_of(healer).detail.startswith("You have acted, now in 5.")


def test_the_way_to_the_nearest_event_says_what_it_leads_over() -> None:
    """PA 9.1, 6.3. From 12 to 7 there is no way but by 13."""
    told = {"where": {"maria": 12, "vlad": 1, "notkin": 2}, "free": "maria", "events": {7: "coin"}, "acted": "sticky saburov rubin aspity notkin"}
    assert "2 spaces away, with a Coin" in page_of(town(**told, lair=9)).detail
    assert "2 spaces away, over a Strain, with a Coin" in page_of(town(**told, lair=9, laid={13: "fever"})).detail
    seen = town(**told, active="plague", phase="showing", lair=13, deck="").after("plague infects 13").until("ActionPhase")
    assert "maybe past the Plague" in page_of(seen).detail


def test_of_events_one_that_nobody_can_pay_is_named_last() -> None:
    """PA 12.7, 12.9. However near it is, if the Pool is empty; and what must be fetched and handed over counts as far."""
    near, far = {"where": {"maria": 5, "vlad": 12}, "free": "maria vlad"}, {5: "key", 4: "coin"}
    short = town(**near, events=far, sheets={"haruspex": "key " * 14})
    assert not short.t.pool.count(KEY)
    assert page_of(short).detail.startswith("Soonest Event, in 4: Maria is 1 space away")
    only = town(**near, acted="andrey capella notkin sticky saburov rubin aspity", events={5: "key"}, sheets={"haruspex": "key " * 14})
    assert page_of(only).detail.endswith("without a Key (none in the Pool).")


def test_of_two_prescriptions_in_a_row_each_says_which_it_is() -> None:
    """PA 7.5, 16.10. The Archive gives one besides the reward; two who die together give one each."""
    archive = town(where={"maria": 10}, free="maria", events={10: "coin"}, deck="1").after("bachelor resolves maria")
    assert page_of(archive).title == "Take a Prescription: 1 of 2."
    again = archive.after("bachelor takes curfew")
    assert page_of(again).title == "Take a Prescription: 2 of 2."
    lethargy = town(where={"maria": 11}, free="maria", events={11: "coin"}, deck="1").after("bachelor resolves maria")
    assert page_of(lethargy).title == "Take a Prescription."


def test_who_touches_the_own_healer_may_claim() -> None:
    """PA 12.7. It is the Healer who claims."""
    view = town(free="bachelor").position.seen_by(1)
    claims = [gesture for move in view.options(1) if (gesture := GAME.gesture(view, 1, move, PEOPLE)).group == "Claim a Resource"]
    assert claims and all(gesture.things[0] == f"piece:{BACHELOR}" for gesture in claims)


# the log


def test_of_wards_who_die_together_each_is_divined_for_itself() -> None:
    """PA 7.5, 17.12. The window of a Haruspicy is told with the burial of its own Ward."""
    play = town(active="plague", phase="showing", lair=14, where={"notkin": 14, "rubin": 14}, free="notkin rubin", doomed="maria capella rubin")
    play = play.after("plague infects 14").until("Divining")
    burials = [fact for _, fact in play.facts if isinstance(fact, Moved) and fact.to in ("crypts", "grave")]
    kind = next(kind for kind in GAME.windows(play.t.rules) if kind.question == "Divining")
    assert kind.is_deed is not None and [kind.is_deed(play.position.question, fact) for fact in burials].count(True) == 1


# a Strain has gone off


def test_who_may_go_on_is_told_which_strain_has_gone_off_by_whom_and_what_it_did() -> None:
    """PA 9.2, 9.3. The key says what it is to go on."""
    claim = town(where={"bachelor": 4}, laid={4: "migration", 5: "fever"}, spent="ulcer").after("bachelor claims coin", "plague creeps 0")
    assert (page_of(claim).title, page_of(claim).detail) == ("Go on, or give it up?", "You set off Migration: the Plague could move one space, unseen.")
    assert words_of(claim, 1, secret=False) == ["Go on: take a Coin", "Give it up"]
    ward = town(where={"maria": 4}, laid={5: "fever", 4: "miasma"}).after("bachelor asks maria")
    assert page_of(ward).detail == "Maria set off Miasma: nobody may enter or leave the district."
    out = town(where={"maria": 4}, laid={4: "fever"}).after("bachelor frees maria")
    assert page_of(out).detail == "Maria set off Fever: it harms nobody in Quarantine."
    assert "set off Miasma" in GAME.draw(ward.position.seen_by(1), (), PEOPLE, 100)


def test_who_may_walk_on_is_told_the_same_unless_it_came_to_nothing() -> None:
    """PA 9.5, 17.13."""
    told = {"where": {"maria": 4}, "free": "maria", "laid": {5: "wasting"}}
    assert page_of(town(**told).after("bachelor walks maria 5")).detail == "Maria set off Wasting: it costs you two counters. 1 space left."
    quenched = town(**told, hands={"changeling": "no"}).after("bachelor walks maria 5", "changeling reacts no")
    assert page_of(quenched).detail == "Maria Kaina is in 5 Warehouses; 1 space left."


def test_who_waits_for_the_plague_is_told_which_strain_has_gone_off() -> None:
    """PA 18.1."""
    play = town(where={"bachelor": 4}, laid={4: "migration"}).after("bachelor claims coin")
    assert page_of(play, 2).detail.startswith("Migration has gone off. ") and page_of(play, 0).detail.startswith("Migration has gone off. ")


def test_who_may_say_no_to_a_strain_is_told_who_set_it_off() -> None:
    """PA 17.13."""
    play = town(where={"maria": 4}, laid={4: "fever"}, hands={"changeling": "no"}).after("bachelor asks maria")
    assert page_of(play, 3).title == "Say No to Fever?" and page_of(play, 3).detail.startswith("Maria Kaina set it off. If you let it: ")


# what is spoken of has a key in sight


def first_keys(play: Play, seat: int = 1) -> list[str]:
    """As a page lists them."""
    view = play.position.seen_by(seat)
    made = [(GAME.say(move), GAME.gesture(view, seat, move, PEOPLE)) for move in view.options(seat)]
    found = listed([Option(move, "", words=gesture.words, things=gesture.things, group=gesture.group) for move, gesture in made])
    return [key.words for key in advised_first(found, [GAME.say(move) for move in GAME.advised(view, seat)])]


def test_what_the_page_advises_stands_first() -> None:
    """PA 12.4, 12.7, 12.11, 13.1. To hand over, to resolve, to let out and to go, and to claim."""
    hand = town(where={"maria": 5}, free="maria", events={5: "key"}, sheets={"bachelor": "key"})
    assert first_keys(hand)[0] == "Hand Maria a Key yourself" and first_keys(hand)[-1] == "End your turn"
    assert first_keys(town(where={"maria": 5}, free="maria", events={5: "coin"}))[0] == "Resolve by Maria"
    near = town(where={"maria": 12, "capella": 5}, free="maria", events={5: "coin"})
    assert first_keys(near)[0] == "Send Maria to 5 Warehouses"
    shut = town(where={"bachelor": 5, "maria": 1, "vlad": 1, "capella": 1, "saburov": 1}, events={5: "coin"}, sheets={"bachelor": "key"})
    assert first_keys(shut)[:2] == ["Let yourself out", "Claim a Coin yourself"]
    assert GAME.advised(town(points=0).position.seen_by(1), 1) == GAME.advised(opening(4).position.seen_by(1), 1) == ()


@pytest.mark.parametrize(("blood", "things"), [(False, ("counter:1:2", "piece:3")), (True, ("sheet:1", "piece:3"))])
def test_what_is_handed_over_is_framed_on_the_sheet(blood: bool, things: tuple[str, str]) -> None:
    """PA 12.11, 17.11. The counter, and not the Evidence beside it; under Living Blood any of them will do."""
    play = town(where={"maria": 6}, free="maria", events={6: "key"}, sheets={"bachelor": "key key"}, blood=blood)
    view = play.position.seen_by(1)
    assert GAME.gesture(view, 1, play.spoken("bachelor hands maria")[1], PEOPLE).things == things


def test_a_key_calls_a_ward_by_the_name_on_the_map() -> None:
    """PA 12.4, 14.1. The whole name would make a sentence of it, and leave a phone room for fewer."""
    play = town(where={"vlad": 5, "saburov": 5}, events={5: "coin"}, pacts={"bachelor": "saburov"})
    assert {"Let Vlad out", "Pact (free): Vlad, not Saburov"} <= set(words_of(play, 1, secret=False))
    assert not any("Younger" in words or "Alexander" in words for words in words_of(play, 1, secret=False))


@pytest.mark.parametrize("hand, sits, detail", [
    ("curfew", False, "End your turn, or do what costs no action: an Influence, a Pact."),
    ("quarantine-order", True, "End your turn, or play an Influence, if you hold one."),
    ("", False, "End your turn, or make a Pact (free): no other Healer can use that Ward."),
    ("", True, "End your turn: you can do nothing else."),
])
def test_without_an_action_only_what_is_possible_is_named(hand: str, sits: bool, detail: str) -> None:
    """PA 11.1, 14.1, 16.1. Which cards are held is not told, for it is read from afar."""
    play = town(where={"maria": 5}, events={5: "coin", **({1: "key"} if sits else {})}, hands={"bachelor": hand}, points=0)
    assert page_of(play).detail == detail
