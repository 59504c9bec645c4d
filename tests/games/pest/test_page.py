"""The page of Pest: what a screen shows, and what really happened."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME, score_told
from lazaretto.games.pest.board import Board, Place, Yours
from lazaretto.games.pest.by_technology import Appear
from lazaretto.games.pest.cards import CAPITAL, CLONE, CONTAINERS, NOTHING, RENOWN
from lazaretto.games.pest.gains import Gain
from lazaretto.games.pest.cards import LUMBER
from lazaretto.games.pest.moves import CHOICES, COINS, DONE, END_TURN, PREFERS, PUT_CAMP, REFRESH, Cure, Trade
from lazaretto.games.pest.moving import road_to
from lazaretto.games.pest.scoring import sheet
from lazaretto.games.pest.sources import AGENDA, COURT
from lazaretto.hosting.irrevocable import irrevocable
from lazaretto.kernel import Gesture, Move, Page, Position
from lazaretto.tongues.voice import voice

from .court import has, take
from .errands_at_hand import FULL, errand, raise_capital
from .land import empire, house, opening, start, strike
from .test_words import moments
from .year import Play, arrange, assign, assist, build, buy, cure, go, place, plays, shelter, trade

NAMES = ("Wat", "Joan", "Hugh", "Emmot", "Maud")
THEN = "Then the people of all Houses leave it (PE 20.7)."
CRATE = "A Crate is one resource of your choice."


def page(play: Play, seat: int | None = 0) -> Page:
    return GAME.page(play.position.seen_by(seat), (), NAMES[:play.t.rules.seats])


def board(play: Play) -> Board:
    found = page(play).board
    assert isinstance(found, Board)
    return found


def text_of(play: Play) -> str:
    return GAME.draw(play.position.seen_by(0), (), NAMES[:play.t.rules.seats], 200)


def location(play: Play, name: str) -> Place:
    return board(play).places[place(name)]


def meaning(play: Play, move: Move) -> str:
    return GAME.explain(play.position.seen_by(0), 0, move, NAMES[:play.t.rules.seats])


def changes(play: Play, move: Move) -> dict[str, int]:
    """What a House has more or less by it, thing by thing."""
    return {change.thing: change.by for change in GAME.changes(play.position, play.after(move).position, 0)}


def gesture(play: Play, move: Move) -> Gesture:
    return GAME.gesture(play.position.seen_by(0), 0, move, NAMES[:play.t.rules.seats])


# what is to be done


def test_the_title_says_what_i_do_and_to_others_who_does_it() -> None:
    """PE 9.2."""
    play = empire(at="assistant")
    assert page(play).title == "Place an Assistant on your grid." and page(play, 1).title == page(play, None).title == "Wat places an Assistant."


def test_the_detail_of_a_move_tells_what_stopping_here_brings() -> None:
    """PE 10.9."""
    play = empire(at="move").after(go("gothar"))
    assert page(play).title == "Move on, or stop."
    assert page(play).detail == "Stop here: 1 Stone. 1 movement left."


def test_the_detail_of_a_move_tells_that_staying_brings_nothing() -> None:
    """PE 10.15."""
    assert page(empire(at="move")).detail.startswith("In Gollor, 2 movement left. If you stay, no resource is gained. ")


def test_nobody_is_told_to_spend_research_that_is_spent() -> None:
    """PE 15.5."""
    assert page(empire(at="research", houses={0: has(research=2)})).title == "Buy a Technology, refresh the market, or be done."
    assert empire(at="research", houses={0: has(research=0)}).question == "Turn"


def test_who_researches_is_told_that_one_technology_is_all() -> None:
    """PE 15.1, R95."""
    play = empire(at="research", houses={0: has(research=3)})
    assert page(play).detail == "You have 3 Research tokens, for one Technology at most."
    assert page(play.after(REFRESH)).title == "Buy a Technology, or be done."


def test_who_can_buy_nothing_is_told_why() -> None:
    """PE 15.1."""
    dear = tuple([card for card, cost in enumerate(GAME.box.technology_costs) if cost > 1][:5])
    play = empire(at="research", market=dear, houses={0: has(research=1)})
    assert (page(play).title, page(play).detail) == ("Refresh the market, or be done.", "You have 1 Research token, and every Technology here costs more.")


def test_a_step_that_costs_no_movement_says_why() -> None:
    """PE 10.2."""
    play = empire(at="move", houses={0: house(doctor="gollor", castle="gothar")})
    assert meaning(play, go("gothar")) == "a City that gives Stone: 0 of 2 movement, for your own building · PE 10.2"


def test_who_parts_with_a_technology_is_told_for_what() -> None:
    """PE 15.3. The Blast Furnace instead of the Quarantine Tent, which brings 2 Renown."""
    play = empire(at="research", market=(2,), houses={0: house(research=3, cards={"middle": 18})})
    assert "; 2 Renown; 2 tokens for your Quarantine Tent" in meaning(play, buy(2, "middle"))


def test_who_may_choose_a_slot_is_told_what_else_would_need_it() -> None:
    """PE 15.2. The Tool Cart goes anywhere, the Quarantine Tent in the middle only; what a House has does not come any more."""
    bound = [card for card, slot in enumerate(GAME.box.slots) if card and slot == 1]
    play = empire(at="research", market=(20, 18), houses={0: house(research=3), 1: house(cards={"middle": bound[-1]})})
    assert f"; middle slot, {len(bound) - 1} other cards need it · PE 22.20" in meaning(play, buy(20, "middle"))
    assert "; only for the middle slot, empty now" in meaning(play, buy(18, "middle")) and "other cards" not in meaning(play, buy(18, "middle"))
    assert board(play).houses[0].cards[1].text == f"The middle slot is empty. {len(bound) - 1} Technologies go nowhere else."


def test_nobody_is_told_to_construct_where_nothing_more_may_be_built() -> None:
    """PE 2.2, 13.1."""
    goods = house(doctor="gollor", goods="5 lumber 5 stone")
    assert empire(at="construct", houses={0: goods}).after(build("district")).question == "Turn"
    camp = empire(at="construct", houses={0: house(doctor="gollor", camp="gothar", goods="5 lumber 5 stone")}).after(build("district"))
    assert page(camp).title == "Construct in Gothar." and page(camp).detail == "1 of 2 built; you have 3 Lumber and 4 Stone."


def test_nobody_is_told_to_cure_in_an_empty_quarantine_or_for_coins_that_are_not_there() -> None:
    """PE 9.8, 16.1."""
    assert empire(at="cure", houses={0: house(regular=0)}).question == "Turn"
    poor = empire(at="cure", houses={0: house(regular=1, goods="2 food")})
    assert page(poor).detail == "1 in Quarantine, the next for 1 Herb (more than you can pay), the price of space 1 of the Healthy track (PE 16.2)."


@pytest.mark.parametrize(("goods", "title", "price", "keys"), [
    ("2 lumber 2 stone 3 coin", "some of the Lumber", "2 Lumber and 2 Stone", ("1 Lumber in Coins", "2 Lumber in Coins")),
    ("1 lumber 2 stone 3 coin", "more of the Lumber", "1 Lumber, 2 Stone and 1 Coin", ("2 Lumber in Coins",)),
    ("0 lumber 2 stone 3 coin", "some of the Stone", "2 Stone and 2 Coins", ("1 Stone in Coins",)),
])
def test_who_pays_is_told_the_whole_price_and_which_other_ways_there_are(goods: str, title: str, price: str, keys: tuple[str, ...]) -> None:
    """PE 3.7, 9.8. A Workshop for 2 Lumber and 2 Stone; what leaves no choice is not asked, and the price is paid as its key has named it by the first key."""
    play = empire(at="construct", houses={0: house(doctor="gothar", goods=goods)})
    assert gesture(play, build("workshop")).words == f"Build the Workshop in Gothar for {price}"
    asked = play.after(build("workshop"))
    found, options = page(asked), [move for move in COINS if asked.may(move)]
    assert found.title == f"Pay the price as it stands, or {title} in Coins?"
    assert found.detail == f"It stands at {price} for the building. A Coin stands for any resource: you choose (PE 9.8)."
    assert [gesture(asked, move).words for move in options] == [price, *keys]


def test_a_price_that_no_key_has_named_is_asked_for_kind_by_kind() -> None:
    """PE 9.8, 13.10. What is one less was said last; each key then says what it pays, and the whole price stands above."""
    asked = empire(at="turn", actions="construct cure", houses={0: house(doctor="gothar", research=1, goods="2 lumber 2 stone 3 coin")})
    asked = asked.after(plays("construct", True)).after(build("workshop")).after(CHOICES[LUMBER])
    lumber, stone = ["1 Lumber", "1 Lumber in Coins"], ["2 Stone", "1 Stone in Coins", "2 Stone in Coins"]
    for title, keys in (("the Lumber as it stands, or", lumber), ("the Stone as it stands, or some of it", stone)):
        assert page(asked).title == f"Pay {title} in Coins?" and page(asked).detail.startswith("1 Lumber and 2 Stone in all for the building.")
        assert [gesture(asked, move).words for move in COINS if asked.may(move)] == keys
        asked = asked.after(COINS[0])
    assert asked.question != "Paying"


def test_a_price_is_said_alike_as_long_as_it_is_paid_as_named() -> None:
    """PE 9.8. So that a page which has pressed a key that names it need not ask; who gives Coins for one kind of goods is asked for the next."""
    asked = empire(at="construct", houses={0: house(doctor="gothar", goods="2 lumber 2 stone 3 coin")}).after(build("workshop"))
    kept, other = asked.after(COINS[0]), asked.after(COINS[1])
    assert gesture(asked, COINS[0]).words == gesture(kept, COINS[0]).words == "2 Lumber and 2 Stone"
    assert gesture(other, COINS[0]).words == "1 Lumber, 2 Stone and 1 Coin"
    assert meaning(asked, COINS[0]) == "3 Coins left to you once all of it is paid · PE 9.8"


def test_influence_says_what_it_is_for() -> None:
    """PE 18.1, 18.3, 18.7."""
    text = board(empire()).track.text
    assert text.startswith("Influence is gained for buildings, for Imperatives and in the Capital, and never lost (PE 18.1). A gain skips")
    assert "as one comes by, and Renown at the end. Whoever has least goes first next Year." in text


def test_a_crate_is_asked_for_as_a_gain() -> None:
    """PE 3.8."""
    assert page(empire(at="aid", card=6, pest_card=1)).title == "Choose a resource to gain."


def test_a_crate_in_ones_turn_tells_where_it_comes_from() -> None:
    """PE 17.4, 18.3. From the track here; a Capital token gives one too."""
    play = errand("construct", house(goods="3 lumber 3 stone", influence=2), decrees=(3, 6, 11)).after(build("district"))
    assert play.question == "Crates" and page(play).detail == "1 Crate, from space 4 of the Influence track: any kind but Coins."


def test_goods_that_come_when_the_last_turn_is_over_are_said_to_count_for_nothing() -> None:
    """PE 20.3, 21.1, 26.4. In the Eras before they do."""
    for year, told in ((3, ""), (5, " The game ends now, and goods count for nothing.")):
        court = empire(at="era end", year=year, houses={0: has(capital=3)}, onward=True, pest_card=1, capital_card=4)
        assert page(court).detail == f"The Era ends. 3 Crates, as a reward of the Capital: any kind but Coins.{told}"


def test_the_last_of_a_kind_is_paid_as_the_last() -> None:
    """PE 9.8, 16.2."""
    assert meaning(empire(at="cure", houses={0: house(regular=1, goods="1 herbs")}), cure()).startswith(
        "the sick person in a slot without drawback: your last Herb, the price of space 1; 1 Renown")
    dear = page(empire(at="cure", houses={0: house(regular=1, healthy=4, goods="2 herbs")}))
    assert dear.detail == "1 in Quarantine, the next for your last 2 Herbs, the price of space 5 of the Healthy track (PE 16.2)."


def test_an_imperative_is_said_to_be_fulfilled() -> None:
    """PE 19.3."""
    play = errand("construct", house(goods=FULL), decrees=(1, 6, 11))
    assert meaning(play, build("district")).endswith("; Imperative: level 1, 1 Influence · PE 13.5")


def test_a_produce_tells_beforehand_what_finds_no_room() -> None:
    """PE 14.10, 22.27. On the Storage Containers goes the kind of which they save most."""
    mine = {"goods": "5 stone 5 herbs", "sites": {"workshop": "gothar"}, "workers": "workshop"}
    for whose, lost in ((mine, " (no room for 2 Stone and 1 Herb)"), ({**mine, "cards": {"bottom": CONTAINERS}}, " (no room for 1 Herb)"),
                        ({**mine, "goods": "3 stone"}, "")):
        assert page(errand("turn", whose, actions="produce cure")).detail.startswith(f"Produce 2 Stone and 1 Herb{lost}, no Research (")


def test_each_level_of_an_imperative_shows_the_influence_and_the_renown_that_it_brings() -> None:
    """PE 19.4, 19.5."""
    found = board(empire()).decrees
    assert [(decree.influence, decree.renown) for decree in found] == [((1, 1, 1, 1), (0, 1, 1, 1)), ((1, 1, 1, 1), (1, 1, 1, 1)), ((1, 1, 1, 2), (1, 1, 1, 2))]


def test_the_decree_of_this_era_stands_first_and_those_of_past_ones_last() -> None:
    """PE 19."""
    assert [[decree.era for decree in board(empire(year=year)).decrees] for year in (0, 2, 5)] == [["I", "II", "III"], ["II", "III", "I"], ["III", "I", "II"]]


def test_the_end_says_who_won_and_by_how_much() -> None:
    """PE 21.7."""
    play = empire(at="count", year=5, houses={1: has(renown=20)})
    assert page(play, 1).title == "You win with 20 Renown." and page(play, None).title == "Joan wins with 20 Renown."


def test_who_is_asked_outside_of_the_turns_is_told_when_that_is() -> None:
    """PE 5.3. Aid is paid before the first turn, the Capital's rewards after the last."""
    assert page(empire(at="aid", card=6, pest_card=1)).detail == "The Year begins, with Pest and Aid. 1 Crate, by last Year's Aid: any kind but Coins."
    court = empire(at="era end", year=1, houses={0: has(capital=3)}, onward=True, pest_card=1)
    assert page(court).detail.startswith("The Era ends. You have most people there: ")


def test_who_may_call_one_back_from_the_capital_is_told_that_all_others_leave_it_and_what_each_choice_is_worth() -> None:
    """PE 20.5, 20.7, 21.4."""
    court = empire(at="era end", year=1, houses={0: has(capital=3)}, onward=True, pest_card=1)
    choice = "1 Renown token or 1 person back from the Capital"
    assert page(court).detail == f"The Era ends. You have most people there: {choice}. After that the people of all Houses leave the Capital."
    assert meaning(court, PREFERS[1]) == "one of your people comes back to your Healthy track: 1 Renown at the end · PE 20.5"


def test_who_may_make_room_is_told_that_goods_come() -> None:
    """PE 8.5, 12.6, 20.3, R49. Of Aid and of the Capital alike."""
    crowded = house(capital=1, goods="4 coin 4 stone", regular=3, harmful="storage", influence=9)
    for at, when in (("era end", "The Era ends."), ("aid", "The Year begins, with Pest and Aid.")):
        play = empire(at=at, year=1, card=5, capital_card=5, houses={0: crowded}, onward=True, pest_card=1)
        assert page(play).title == "Rearrange Quarantine, or be done." and page(play).detail == f"{when} Goods come, and somebody is on your storage."
        assert meaning(play, DONE) == "leave Quarantine as it is · PE 12.6"


def test_the_castle_is_told_by_which_cards_it_may_stand() -> None:
    """PE 4.12, 4.13, 32.10."""
    for seats in (2, 3):
        play = opening(seats)
        drawn = [GAME.box.names[move.location] for move in play.options()]
        assert page(play, play.asked[0]).detail.startswith(f"You have drawn {', '.join(drawn[:-1])} or {drawn[-1]}; ")
    assert page(opening(1)).detail.startswith("Any starting Village that is not destroyed; ")


def test_a_doctor_who_is_put_onto_the_map_comes_from_nowhere() -> None:
    """PE 4.16. No way is drawn from the Capital."""
    play = opening(1)
    while play.t.houses[0].doctor == CAPITAL:
        play, before = play.after(play.options()[0]), play
    assert [change.by for change in GAME.changes(before.position, play.position, 0) if change.piece == "doctor"] == [1]


def test_a_move_of_several_steps_shows_the_roads_it_has_taken() -> None:
    """PE 10.10. A step shows its road, and the turn so far all of them; of a leap no road is told."""
    start = errand("move")
    one, two = start.after(go("hask")), start.after(go("hask"), go("quorra"))
    first, second = roads(start, one), roads(one, two)
    assert len(first) == len(second) == 1 and roads(start, two) == first | second
    leap = errand("move", {"cards": {"top": CLONE}})
    far = next(move for move in leap.options() if isinstance(move, Appear) and road_to(leap.t, leap.house().doctor, move.location) == NOTHING)
    assert roads(leap, leap.after(far)) == set()


def roads(before: Play, after: Play) -> set[str]:
    return {change.thing for change in GAME.changes(before.position, after.position, 0) if change.piece == "move"}


# the score and the Capital


def scored(variant: str, seats: int) -> str:
    """All that the page says of the lines of the score sheet."""
    return " ".join(score_told.told(empire(at="turn", seats=seats, variant=variant).t))


def test_the_score_of_versus_tells_thresholds_covered_spaces_and_quarantine() -> None:
    """PE 31.11, 31.13, 31.16."""
    text = scored("versus", 2)
    assert "By Era, a track scores from level 1, 2 or 3 on." in text and "1, 2, 4, 6, 10 or 15 more for 1 to 6 covered spaces passed." in text
    assert "At the end 3 for whoever has more people in Quarantine." in text and "covered" not in scored("base", 2) and "Quarantine" not in scored("base", 3)


def test_the_score_of_solo_tells_neutral_people_and_the_sick_who_are_left() -> None:
    """PE 32.16, 32.19."""
    text = scored("base", 1)
    assert "When an Era ends 1 for each person fewer in the Capital than Neutral ones." in text
    assert "At the end 1 for each sick person left on a track or beside a Capital building, and for each dead one." in text
    assert "most Influence" not in text


def test_alone_fewer_people_than_neutral_ones_bring_negative_tokens() -> None:
    """PE 32.16. They cost no Renown token."""
    text = board(empire(at="turn", seats=1)).capital.text
    assert text == f"When the Era ends, each person fewer here than Neutral ones brings a negative Renown token. {THEN}"


# the board


def test_the_forecast_counts_agenda_capital_and_graves() -> None:
    """PE 20.2, 20.3, 20.8."""
    play = empire(at="turn", houses={0: has(capital=2, dead=2, sites={"district": "gothar"}), 1: has(capital=1)}, decrees=(1, 6, 11), capital_card=2)
    mine, theirs, third = board(play).forecasts
    assert (mine.renown, theirs.renown, third.renown) == (1 + 2 - 2, 1, 0)
    assert mine.text == "Agenda 1; first reward of the Capital: 2 Renown tokens, besides 2 Herbs or 1 person back from the Capital; graves -2"


def test_what_the_end_of_the_era_would_bring_is_told_no_more_once_it_is_paid() -> None:
    """PE 20.1, 20.2. The Agenda comes first, before anybody is asked."""
    mine = {0: has(capital=3, sites={"district": "gothar"})}
    before, paid = empire(at="turn", year=1, houses=mine, pest_card=1), empire(at="era end", year=1, houses=mine, onward=True, pest_card=1)
    assert board(before).forecasts[0].renown > 0 and board(before).decrees[0].worth[0] == 1 and "for you now" in text_of(before)
    assert not board(paid).forecasts and not any(board(paid).decrees[0].worth) and board(paid).decrees[0].over
    assert page(paid).remark == "the Era ends" and "ended now" not in f"{page(paid).yours}{page(paid).notes}"
    assert text_of(paid).count("for you now") == text_of(before).count("for you now") - 1


def test_no_assistant_is_left_once_all_turns_are_played() -> None:
    """PE 5.5. Though they are back beside the grid."""
    over, paid = empire(at="count", year=5), empire(at="era end", year=1, houses={0: has(capital=3)}, onward=True, pest_card=1)
    for play in (paid, over):
        counts = {count.icon: count.number for count in page(play).rows[0].counts}
        assert counts["assistant"] == 0 and board(play).houses[0].assistants in ("0 Assistants left this Year", "")
        assert all([row.split()[-1] == "0" for row in text_of(play).split("\n") if row.strip().startswith(("A You", "B Joan"))])


def test_the_score_is_what_counts_already_and_tells_what_the_end_of_the_era_would_add() -> None:
    """PE 20.2, 21.1."""
    found = page(empire(at="turn", houses={0: has(renown=4, sites={"district": "gothar"})}))
    note = next(note for note in found.notes if note.title == "The score so far")
    assert note.lines[0] == "Wat 5: Renown tokens 4, buildings 1; +1 if the Era ended now" and found.rows[0].counts[0].text == "Renown so far"


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_turn_that_is_told_is_the_one_that_is_played(seats: int) -> None:
    """PE 5.2, 5.4. From its Assistant to its end, for the last House as for the first; none that has not come is counted."""
    play, told = empire(seats=seats, at="new year", year=2), []
    while play.t.year == 2:
        told.append((play.asked[0], play.question, board(play).round))
        play = play.after(play.options()[0])
    placed = [(seat, turn) for seat, question, turn in told if question == "PlacingAssistant"]
    assert placed == [(seat, f"turn {number} of 3") for number in (1, 2, 3) for seat in range(seats)]
    begun = ""
    for _, question, turn in told:
        begun = turn if question == "PlacingAssistant" else begun
        assert turn == begun


def test_before_the_first_turn_and_after_the_last_none_is_told() -> None:
    """PE 5.3."""
    houses = {0: house(influence=5, harmful="storage", goods="2 stone", healthy=1)}
    assert board(empire(at="aid", card=1, houses=houses, pest_card=1)).round == "before the first turn"
    assert board(empire(at="era end", year=1, houses={0: has(capital=3)}, onward=True, pest_card=1)).round == "after the last turn"


def test_what_a_crate_is_stands_where_it_is_promised() -> None:
    """PE 3.8. On the Aid card 1, and not on card 2, which pays none."""
    first, second = [board(empire(at="turn", aid_card=card)).years[-1].text for card in (1, 2)]
    assert first.endswith(f" {CRATE}") and "Crate" not in second
    assert voice(GAME, "de").words(CRATE) == "Eine Kiste ist ein Rohstoff deiner Wahl."


def test_the_camp_is_put_by_touching_it_or_the_town_where_the_doctor_stands() -> None:
    """PE 11.1. What can be done with a town can be done on the map."""
    assert gesture(empire(at="move"), PUT_CAMP).things == ("camp:0", f"place:{place('gollor')}")


@pytest.mark.parametrize("seats, variant, told", [
    (2, "base", "whoever has more people 3 Crates, and 1 Renown token or 1 person back from the Capital as they choose; the other 1 Crate;"
                " a tie 2 Crates each"),
    (2, "versus", "whoever has more people 3 Crates, and 1 Renown token or 1 person back from the Capital as they choose; the other 1 Crate;"
                  " a tie 2 Crates each, or 1 Crate at the Neutral number; nothing with fewer than Neutral ones"),
    (3, "base", "most people 3 Crates, and 1 Renown token or 1 person back from the Capital as they choose; second 2 Crates; third 1 Crate"),
])
def test_the_capital_card_tells_what_it_pays_at_this_table(seats: int, variant: str, told: str) -> None:
    """PE 20.3, 20.6, 31.7, 31.8, R134. With two players the other gains the third reward, even with nobody there."""
    play = empire(at="turn", seats=seats, variant=variant, capital_card=4)
    assert board(play).capital.text == f"When the Era ends: {told}. {THEN} {CRATE}" and told in " ".join(text_of(play).split())


def test_a_place_that_the_next_pest_card_may_destroy_is_in_danger() -> None:
    """PE 6.2, 7.1."""
    assert location(empire(at="turn", sick={"gothar": 3}), "gothar").danger
    assert not location(empire(at="turn", sick={"gothar": 2}), "gothar").danger
    assert location(empire(at="turn", year=2, sick={"gothar": 2}), "gothar").danger
    guarded = empire(at="turn", sick={"gothar": 3}, houses={1: house(doctor="gothar")})
    assert not location(guarded, "gothar").danger and location(guarded, "gothar").doctors == (1,)


def test_a_place_tells_what_is_there_and_what_a_building_would_bring() -> None:
    """PE 2.2, 13.5, 13.6."""
    text = location(empire(at="turn", sick={"gothar": 2}, houses={1: house(sites={"district": "gothar"})}), "gothar").text
    assert text.startswith("Gothar, a City that gives Stone. Here: 2 sick people and Joan's District 1 without a worker.")
    assert "Room for 2 buildings, the next brings 2 Influence." in text


def test_a_hindered_action_is_marked_and_its_cell_says_so() -> None:
    """PE 9.5."""
    mine = board(empire(at="assistant", houses={0: house(harmful="move", regular=3)})).houses[0]
    assert mine.actions[0].hindered and not mine.actions[1].hindered
    assert mine.cells[0].text == "Move and Research: Move (hindered), 1 movement; Research with 1 Research token."


def test_the_cell_of_this_turn_is_shown_until_its_actions_are_played() -> None:
    """PE 9.2, 9.3."""
    cells = board(empire(at="assistant").after(assist("produce", "cure"))).houses[0].cells
    assert [cell.thing for cell in cells if cell.now] == ["cell:0:5"] == [cell.thing for cell in cells if cell.used]


def test_a_move_reaches_as_far_as_its_movement_and_through_the_capital() -> None:
    """PE 10.1 to 10.3, 10.12."""
    free, hindered = [board(empire(at="turn", pest_card=1, houses={0: house(harmful=slots)})).houses[0].actions[0].reaches for slots in ("", "move")]
    near = {f"place:{place(name)}" for name in ("gothar", "hask", "torvik", "kestrin")}
    assert near <= set(hindered) < set(free) and f"place:{place('vintry')}" in free and f"place:{CAPITAL}" not in free


def test_the_drawer_reckons_what_the_pest_may_still_do_to_me() -> None:
    """PE 6.3."""
    yours: Any = page(empire(at="turn")).yours
    assert isinstance(yours, Yours) and yours.lines == ("Aid comes from Year 2 on.", "Pest: 2 of 18 cards strike you, at worst 1 person.")
    assert yours.text.startswith("If the Era ended now: Agenda 0.") and page(empire(at="turn"), None).yours is None


def test_what_is_to_come_is_told_neither_too_early_nor_too_late() -> None:
    """PE 4.12, 5.3, 6.1, 8.2."""
    early, late = [play.position.seen_by(0) for play in (start(3), empire(at="turn", year=5, pest_card=1, aid_card=1))]
    lines: Any = [GAME.page(view, (), NAMES[:3]).yours for view in (early, late)]
    assert [yours.lines for yours in lines] == [("Aid comes from Year 2 on.", "The Pest comes every Year."), ("No Aid is to come.", "No Pest is to come.")]


def test_while_the_end_of_a_year_is_shown_nothing_is_left_and_nothing_foretold() -> None:
    """PE 5.5, 20.1."""
    play = empire(at="turn", year=5, pest_card=1)
    shown: Any = GAME.page(Position(play.t, [], {}).seen_by(0), (), NAMES[:3])
    assert not shown.board.forecasts and [house.assistants for house in shown.board.houses] == ["", "", ""]
    assert {count.number for row in shown.rows for count in row.counts if count.icon == "assistant"} == {0}


def test_renown_that_another_may_still_take_is_told() -> None:
    """PE 18.5."""
    play = empire(at="turn", houses={0: has(influence=5), 1: has(influence=3)})
    told = [row.counts[0].text for row in sorted(page(play).rows, key=lambda row: row.seat or 0)]
    assert told == ["Renown so far (5 of it for most Influence now)", "Renown so far (3 of it for second most Influence now)", "Renown so far"]
    assert board(play).houses[0].so_far == told[0]


def test_the_camp_is_said_to_do_only_what_it_can_do_there_and_then() -> None:
    """PE 2.2, 6.6, 13.2. In Hask stands the Castle; after the sixth Pest none comes."""
    for doctor, year, use in (
        ("gollor", 0, "to construct and stop the next Pest"), ("hask", 0, "to stop the next Pest"), ("gollor", 5, "to construct"),
        ("hask", 5, "where nothing can be constructed, and no Pest is to come"),
    ):
        play = empire(at="move", year=year, pest_card=1, houses={0: house(doctor=doctor)})
        assert meaning(play, PUT_CAMP) == f"your camp in {doctor.capitalize()}, {use} · PE 11.2"
    assert meaning(empire(at="move", year=5, pest_card=1, sick={"gothar": 1}), go("gothar", camp=True)).endswith("your camp there, to construct · PE 10.5")


# gestures


@pytest.mark.parametrize("move, words, things", [
    (go("gothar"), "Go to Gothar", ("place:1",)), (go("gothar", camp=True), "Go to Gothar and camp there", ("place:1", "camp:0")),
    (trade("food", "food"), "Trade 2 Food for a Coin", ("good:0:4", "good:0:2")), (DONE, "Stay in Gollor", ()),
])
def test_a_step_of_the_doctor_touches_the_place(move: Move, words: str, things: tuple[str, ...]) -> None:
    """PE 9.6, 10.1, 10.6."""
    found = gesture(empire(at="move"), move)
    assert (found.words, found.things, found.secret) == (words, things, False)


def test_the_key_of_a_cell_says_its_two_actions_and_no_more() -> None:
    """PE 9.2. That it takes an Assistant stands above all keys; a phone has room for a few words on each."""
    play = empire(at="assistant")
    keys = [gesture(play, move).words for move in play.options()[:3]]
    assert keys == ["Move and Research", "Construct and Research", "Produce and Research"]
    assert "Construct: can build District, Workshop or a Capital building; " in meaning(play, play.options()[1])


def test_where_a_sick_person_goes_is_answered_by_the_place() -> None:
    """PE 12.1, 12.3. A phone has four such keys beside each other."""
    play = empire(at="move", sick={"gothar": 1}, houses={0: house(regular=3)}).after(go("gothar"))
    keys = [gesture(play, move).words for move in play.options()]
    assert play.question == "Sheltering" and keys == ["Above Move", "Above Construct", "Above Produce", "On the storage", "Into your Graveyard"]
    german = voice(GAME, "de")
    assert [german.words(key) for key in keys[2:]] == ["Über Produzieren", "Auf den Speicher", "Auf deinen Friedhof"]


def test_a_building_is_lifted_from_its_slot_to_the_map() -> None:
    """PE 13.2."""
    found = gesture(empire(at="construct"), build("workshop"))
    assert (found.words, found.things) == ("Build the Workshop in Gollor for 1 Lumber, 1 Stone and 2 Coins", ("plot:0:6", "place:0"))
    assert gesture(empire(at="construct"), build("district", at="camp")).words == "Build a District at your camp for 1 Lumber, 1 Stone and 1 Coin"


def test_a_key_names_its_price_and_the_reason_for_it_stands_beside_it() -> None:
    """PE 9.8, 10.5, 13.9, 13.10, 15.1, 16.2. In Coins what the goods do not pay."""
    assert gesture(empire(at="move", sick={"gothar": 3}), go("gothar")).words == "Go to Gothar for 2 Food"
    hindered = empire(at="turn", actions="construct cure", houses={0: house(doctor="gollor", regular=3, harmful="construct")}).after(plays("construct"))
    dearer = gesture(hindered, build("district")).words
    assert dearer == "Build a District in Gollor for 2 Lumber and 1 Stone, one more"
    assert voice(GAME, "de").words(dearer) == "Ein Viertel in Gollor bauen für 2 Holz und 1 Stein, eins mehr"
    more = "one Lumber or Stone more for the sick person above Construct (PE 13.9)"
    assert meaning(hindered, build("district")).startswith("2 Lumber and 1 Stone, one more;")
    assert page(hindered).detail.endswith(f", {more}.")
    enhanced = empire(at="turn", actions="construct cure", houses={0: house(doctor="gollor", research=1)}).after(plays("construct", True))
    less = "one Lumber or Stone less as it is enhanced (PE 13.10)"
    assert meaning(enhanced, build("district")).startswith("2 Lumber and 1 Stone, one less;") and page(enhanced).detail.endswith(f", {less}.")
    tent = empire(at="research", market=(18,))
    assert gesture(tent, buy(18, "middle")).words == "Buy Quarantine Tent for 1 Research, middle slot"
    assert meaning(tent, buy(18, "middle")).startswith("Quarantine Tent, 1 of ")
    assert gesture(empire(at="cure", houses={0: house(regular=1)}), cure()).words == "Cure one for 1 Herb"


def test_what_turns_a_card_up_or_ends_the_turn_is_final() -> None:
    """PE 15.6, 33.2."""
    study = empire(at="research", market=(18,))
    finals = irrevocable(GAME, study.position.seen_by(0), 0)
    assert buy(18, "middle") in finals and DONE not in finals and END_TURN in irrevocable(GAME, empire(at="turn").position.seen_by(0), 0)


def test_rearranging_tells_where_the_sick_will_lie() -> None:
    """PE 12.6."""
    play = empire(at="turn", houses={0: house(regular=3, harmful="move storage")})
    found = gesture(play, arrange("construct", "storage"))
    assert found.words == "Rearrange: sick above Construct, and on the storage"
    assert found.things == ("quarantine:0", "bed:0:1", "bed:0:3")


@pytest.mark.parametrize("slot, harm", [
    ("move", "Move has 1 movement less"), ("construct", "Construct costs 1 more"),
    ("produce", "Produce gives 1 less"), ("storage", "the storage holds 4 of each; lost at once: 1 Lumber"),
])
def test_a_slot_that_does_harm_tells_what_harm(slot: str, harm: str) -> None:
    """PE 10.12, 12.3, 13.9, 14.8, 14.11. And what is lost at once."""
    full = errand("move", house(regular=3, goods="5 lumber 4 stone 3 food"), sick={"gothar": 2}).after(go("gothar"))
    assert full.question == "Sheltering" and meaning(full, shelter(slot)).partition(": ")[2] == f"{harm} · PE 12.3"
    bed = next(bed for bed in board(full).houses[0].quarantine.beds if bed.icon == ("any" if slot == "storage" else slot))
    assert bed.text == f"With a sick person here {harm.partition(';')[0]}."


def test_rearranging_tells_what_it_does_to_actions_and_storage() -> None:
    """PE 12.3, 12.6."""
    play = empire(at="turn", houses={0: house(regular=3, harmful="move", goods="5 lumber 5 herbs")})
    assert meaning(play, arrange("storage")).endswith(": the storage holds 4 of each; lost at once: 1 Lumber and 1 Herb · PE 12.6")
    both = empire(at="turn", houses={0: house(regular=3, harmful="move storage", goods="4 lumber")})
    assert meaning(both, arrange("construct", "storage")).endswith(
        ": Construct costs 1 more and the storage holds 4 of each · PE 12.6")


def test_who_leaves_the_healthy_track_is_told_by_what_it_costs_at_the_end() -> None:
    """PE 17.1, 21.4, 14.3. The rightmost leaves first; from a Laboratory with what it gives."""
    laboratories = empire(at="assign").t.rules.laboratories
    plain, laboratory = [next(space for space in range(12) if laboratories >> space & 1 == found) for found in (0, 1)]
    for space, told in ((plain, "; 1 Renown less at the end"), (laboratory, "; 1 Renown and a Laboratory less")):
        play = empire(at="assign", houses={0: house(healthy=(space + 1, 12))})
        assert meaning(play, assign("capital")).endswith(f"; a Capital token{told} · PE 17.1")
        assert changes(play, assign("capital"))["renown:0"] == -1


def test_who_has_one_healthy_person_left_is_told_so() -> None:
    """PE 17.1."""
    play = empire(at="assign", houses={0: house(healthy=1, sites={"district": "gothar"})})
    assert meaning(play, assign("district")).startswith("your only healthy person to District 1 in Gothar, ")
    assert page(play).detail.startswith("1 healthy person on your track, 0 in the Capital")


@pytest.mark.parametrize("mine, move, told", [
    (house(influence=0, sites={"district": "terras ulmar"}), build("workshop"), "2 Renown, 7 more for a row and most Influence"),
    (house(influence=9), build("district"), "1 Renown;"), (house(influence=0), raise_capital("granary"), "tokens, 5 Renown more for most Influence"),
])
def test_a_building_tells_all_the_renown_that_it_brings(mine: dict[str, Any], move: Move, told: str) -> None:
    """PE 18.4, 18.5, 21.3. As much as the counter then says."""
    play = errand("construct", {**mine, "goods": FULL}, others={1: house(influence=1)}, decrees=(3, 6, 11))
    after = play.after(move)
    while after.question in ("Paying", "Crates"):
        after = after.after(after.options()[0])
    more = sum(sheet(after.t, 0)) - sum(sheet(play.t, 0))
    counted = sum([int(figure) for figure in told.split() if figure.isdigit()])
    assert told in meaning(play, move) and counted in (more, more - 3), "of a Capital building its own 3 tokens stand before"


def test_assigning_to_the_capital_touches_it_on_the_map() -> None:
    """PE 17.1."""
    assert gesture(empire(at="assign", houses={0: house(healthy=2)}), assign("capital")).things == (f"place:{CAPITAL}",)


# what really happened


def test_the_truth_of_a_game_tells_every_year_and_what_decided_it() -> None:
    """PE 5.1, 6.1, 21.7."""
    positions = [position for position, _ in moments(2, "versus", 22)]
    found = GAME.truths(positions, NAMES[:2])
    assert len([truth for truth in found if "the Pest struck" in truth.text]) == 6
    assert found[0].text.startswith("Pest cards") and found[0].text.endswith("lay in the box, unseen.")
    assert found[-1].moment == len(positions) - 1 and [truth.moment for truth in found] == sorted([truth.moment for truth in found])


def test_the_truth_tells_of_every_building_and_technology_and_of_what_the_agendas_paid() -> None:
    """PE 13.1, 15.1, 20.2, 21.3. With who it was; each row when it was completed."""
    mine = {**has(goods="2 lumber 2 stone"), "sites": {"district": "terras ulmar"}}
    before = empire(at="construct", ruins="", houses={0: {**mine, "doctor": "gollor"}})
    after = before.after(build("workshop"))
    assert ("Wat built the Workshop in Gollor, which completed a row.", "workshop", 0) in truths(before, after)
    study = empire(at="research", market=(20,), houses={0: house(research=3)})
    assert ("Wat bought Tool Cart.", "research", 0) in truths(study, study.after(buy(20, "top")))
    era = empire(at="turn", year=1, decrees=(3, 8, 12), houses={0: has(goods="4 food"), 2: has(goods="1 food")})
    facts = [Gain(0, RENOWN, 4, AGENDA), Gain(2, RENOWN, 1, AGENDA), Gain(1, RENOWN, 2, COURT)]
    found = [(truth.text, truth.seat) for truth in GAME.truths([era.position, era.position], NAMES[:3], [(), facts])]
    assert found[-2:] == [(f"{NAMES[seat]} gained {many} Renown by the Agenda of Bread for the Road.", seat) for seat, many in ((0, 4), (2, 1))]


def truths(before: Play, after: Play) -> list[tuple[str, str, int | None]]:
    return [(truth.text, truth.icon, truth.seat) for truth in GAME.truths([before.position, after.position], NAMES[:3], [(), ()])]


def test_a_location_that_fell_is_in_the_truth() -> None:
    """PE 7.1."""
    fallen = strike(1, sick={"gollor": 3})
    before = strike(1, sick={"gollor": 2})
    found = GAME.truths([before.position, fallen.position], NAMES[:3])
    assert "Gollor was destroyed." in [truth.text for truth in found]


def test_the_cell_of_this_turn_is_in_use_until_the_turn_ends_and_then_used() -> None:
    """PE 9.2, 9.3. While an action is paid for, and when both are played, too."""
    game = empire(seats=2, at="assistant", ruins="", decrees=(2, 8, 12), sick={"gothar": 2}, houses={0: house(regular=1)})
    asked = [assist("move", "cure"), plays("move"), go("gothar"), COINS[0], DONE, plays("cure"), cure(), COINS[0], DONE, END_TURN]
    marked = []
    for answer in asked:
        game = game.after(answer)
        marked.append([(cell.used, cell.now) for cell in board(game).houses[0].cells if cell.used])
    assert marked == [[(True, True)]] * 9 + [[(True, False)]]


def test_a_move_says_what_is_free_before_its_first_step() -> None:
    """PE 10.2, 10.5."""
    play = empire(at="move", ruins="", sick={"gothar": 2}, houses={0: house(doctor="gollor", goods="3 food")})
    assert "Your buildings cost no movement (PE 10.2), the first sick person of a place no Food (PE 10.5)." in page(play).detail
    assert "gathers 2 there for 1 of your 3 Food, the first there free" in meaning(play, go("gothar"))
    assert "PE 10.2" not in page(play.after(go("gothar"))).detail


def test_a_produce_says_what_its_research_depends_on() -> None:
    """PE 14.7."""
    for spaces, hint, told in (
        ((), "no Research (nobody in a Laboratory)", "no Research as nobody is in a Laboratory (PE 14.7)"),
        ((2,), "and 1 Research (1 in a Laboratory)", "and 1 Research for 1 person in a Laboratory (PE 14.7)"),
        ((1, 2, 5), "and 2 Research (2 in Laboratories)", "and 2 Research for 2 people in Laboratories (PE 14.7)"),
    ):
        play = empire(at="turn", actions="produce cure", houses={0: house(healthy=spaces)})
        assert f", {hint}; " in page(play).detail and f", {told}" in meaning(play, plays("produce"))


def test_what_a_produce_gives_more_or_less_has_its_reason() -> None:
    """PE 14.8, 14.9."""
    hindered = empire(at="turn", actions="produce cure", houses={0: house(regular=3, harmful="produce")})
    assert ", one less for the sick person above Produce (PE 14.8)" in meaning(hindered, plays("produce"))
    enhanced = empire(at="turn", actions="produce cure", houses={0: house(research=1)})
    assert ", plus one more as it is enhanced (PE 14.9)" in meaning(enhanced, plays("produce", True))


def test_a_research_says_what_one_has_and_what_the_cheapest_costs() -> None:
    """PE 15.1."""
    play = empire(at="turn", actions="move research", market=(1, 18), houses={0: house(research=1)})
    assert page(play).detail.endswith("; Research with 1 Research token.")
    assert meaning(play, plays("research")).startswith("Research with 1 Research token, a Technology costs 1 or more")
    poor = empire(at="turn", actions="move research", houses={0: house(research=0)})
    assert page(poor).detail.endswith("; Research, with no Research token to pay with.")


def test_who_takes_a_token_is_told_what_face_down_means_and_how_many_are_left() -> None:
    """PE 17.4, 20.7, 32.15."""
    play = errand("assign", house(healthy=2), tokens="coin coin research").after(assign("capital"), DONE)
    assert page(play).title == "Choose one of 3 Capital tokens."
    why = "For whom you sent to the Capital (PE 17.4): you gain what it shows."
    assert page(play).detail == f"{why} Then it lies face down: nobody can take it until the Era ends (PE 20.7)."
    assert meaning(play, take("coin")) == "1 Coin; the token lies face down until the Era ends; 2 more lie face up · PE 17.4"
    assert board(play).capital.tokens[0].text.endswith(" Those face down come up again when the Era ends.")


def test_the_keys_that_buy_one_card_say_what_is_different() -> None:
    """PE 15.2, 15.3. The Tool Cart goes anywhere; in the top slot lies the Clone Experiment."""
    play = empire(at="research", market=(20,), houses={0: house(research=3, cards={"top": 6})})
    keys = [GAME.gesture(play.position, 0, buy(20, slot), NAMES).words for slot in ("top", "middle")]
    assert keys == ["Buy Tool Cart in place of Clone Experiment", "Buy Tool Cart for 3 Research, middle slot"]
    assert " for your Clone Experiment · PE 22.20" in meaning(play, buy(20, "top"))


A_SENTENCE = 30                          # letters: a phone lays out longer keys in another way
A_WORD = 11


@pytest.mark.parametrize("action", ["move", "construct", "research", "cure", "assign"])
def test_what_ends_an_action_is_on_a_short_key_so_that_it_stays_in_its_place(action: str) -> None:
    """And it is offered first of all, whatever else may be done."""
    ours = house(doctor="gollor", goods="3 lumber 3 stone 3 herbs 3 food", research=2, regular=2, harmful="move", healthy=3, sites={"district": "gothar"})
    play = empire(at=action, ruins="", houses={0: ours})
    words = gesture(play, DONE).words
    assert play.options()[0] == DONE and len(words) <= A_SENTENCE and max(map(len, words.split())) <= A_WORD


def test_steps_and_cures_have_short_keys_in_the_same_order() -> None:
    """PE 10.1, 16.1. Those without drawback come first as long as there are any."""
    play = empire(at="move", ruins="", houses={0: house(doctor="gollor", goods="3 food", research=1)})
    assert all([len(gesture(play, move).words) <= A_SENTENCE for move in play.options() if not isinstance(move, Trade)])
    ours = house(goods="5 herbs", regular=3, harmful="move construct")
    cures = empire(at="cure", houses={0: ours})
    keys = [[gesture(game, move).words.split(" for")[0] for move in game.options() if isinstance(move, Cure)] for game in (cures, cures.after(cure("move")))]
    assert keys == [["Cure one", "Cure one above Move", "Cure one above Construct"], ["Cure one", "Cure one above Construct"]]


def test_the_board_says_how_many_rows_its_buildings_make_and_ties_none_to_another() -> None:
    """PE 21.3. Four Districts, the Workshop and the Treasury are two rows, whichever they are; what completes a row says so."""
    sites = {"district": "gothar quorra wendle terras", "workshop": "caldrum", "treasury": "garrow"}
    mine = board(empire(houses={0: has(sites=sites)})).houses[0]
    assert [plot.icon for plot in mine.plots] == [*["district"] * 6, "workshop", "factory", "treasury", "castle"]
    assert (mine.rows.name, mine.rows.number) == ("2 rows", 4) and mine.rows.text == mine.sheet[2].text
    assert mine.rows.text == "Any two Districts and any one special building make a row: 2 each."


def test_an_action_to_construct_says_what_can_be_built_where_doctor_and_camp_are() -> None:
    """PE 13.2, 13.3. Goods alone would read as a price."""
    poor, rich = [empire(at="turn", actions="construct cure", houses={0: house(goods=goods)}) for goods in ("", FULL)]
    assert page(poor).detail.startswith("Construct: nothing can be built now; ")
    short = empire(at="turn", actions="construct cure", houses={0: house(goods="2 lumber", research=1)})
    assert page(short).detail.startswith("Construct: nothing can be built now, but enhanced District; ")
    assert page(rich).detail.startswith("Construct: can build District, Workshop, Factory, Treasury or a Capital building; ")


def test_keys_to_the_sick_and_to_a_camp_of_use_stand_first() -> None:
    """PE 10.5, 11.2. However many places there are to go to."""
    play = empire(at="move", sick={"ulmar": 2}, houses={0: house(doctor="gollor")}).after(go("capital"))
    assert GAME.advised(play.position.seen_by(0), 0) == (go("ulmar"),)
    beside = empire(at="move", sick={"gollor": 1}, houses={0: house(doctor="gollor")})
    assert GAME.advised(beside.position.seen_by(0), 0) == (PUT_CAMP,)


def test_of_ways_to_pay_that_in_kind_stands_first() -> None:
    """PE 9.8. As the key of what is paid for has said."""
    play = empire(at="construct", houses={0: house(goods="3 lumber 3 stone 3 coin")}).after(build("district"))
    assert play.question == "Paying" and GAME.advised(play.position.seen_by(0), 0) == (COINS[0],)


def test_a_building_that_is_not_built_says_what_it_is_for() -> None:
    """PE 14.2 to 14.5. Besides its price and its Renown."""
    plots = board(empire()).houses[0].plots
    assert [plot.text.split("; ")[1] for plot in plots if plot.thing in ("plot:0:6", "plot:0:7", "plot:0:8")] == [
        "a worker in it produces 2 of what its location gives", "it produces 1 of what its location gives, without a worker", "a worker in it produces 1 Coin",
    ]


def test_which_resource_one_pays_less_of_is_asked_in_these_words() -> None:
    """PE 13.10."""
    play = empire(at="construct", enhanced=True, houses={0: house(goods="3 lumber 3 stone")}).after(build("district"))
    assert [gesture(play, move).words for move in play.options()] == ["One Lumber less", "One Stone less"]


@pytest.mark.parametrize(("play", "move"), [
    (empire(at="cure", houses={0: house(regular=1, healthy=3, goods="1 herbs 3 coin")}), cure()),
    (empire(at="move", ruins="", sick={"gothar": 3}, houses={0: house(doctor="gollor", goods="2 food 3 coin")}), go("gothar")),
    (empire(at="construct", houses={0: house(doctor="gollor", goods="1 lumber 1 stone 3 coin")}), build("district")),
])
def test_a_key_that_names_a_price_names_it_as_the_first_key_does_that_pays_it(play: Play, move: Move) -> None:
    """PE 9.8. By that the page knows that it need not ask."""
    asked = play.after(move)
    assert asked.question == "Paying"
    named = [gesture(asked, coins).words in gesture(play, move).words for coins in COINS if asked.may(coins)]
    assert named[0] and not any(named[1:])
