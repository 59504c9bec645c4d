"""What the page says before a step that cannot be taken back, and of what has just struck: as strangers at the table asked for it."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.whereabouts import once_laid, where_it_can_be

from .day import Fate, Play
from .place import opening, town
from .test_page import board_of, meaning, page_of
from .test_words import PEOPLE


def laying(**told: Any) -> Play:
    """The Plague holds a Weakness, and was in these places in its turn."""
    return town(active="plague", phase="laying", strains="weakness", **told)


def test_before_a_strain_is_laid_the_plague_reads_what_all_will_know_of_where_it_is() -> None:
    """PA 8.4. It has come from 12 to 13."""
    play = laying(thread=(12, 13))
    assert meaning(play, "plague lays weakness in 12") == (
        "all know then that you are in one of 6 places, not of 16; when it goes off: the Action cannot be completed · PA 8.4")
    assert meaning(play, "plague lays weakness in 13").startswith("all know then that you are in one of 6 places")


def test_what_it_reads_is_what_all_can_work_out_afterwards() -> None:
    """PA 8.4, 2.3."""
    for thread, told in (((10, 10), "9, 10, 11 or 15"), ((7, 7), "6, 7, 13 or the Steppe")):
        play = laying(thread=thread)
        district = thread[0]
        assert where_it_can_be(play.after(f"plague lays weakness in {district}").t) == once_laid(play.t, district)
        assert meaning(play, f"plague lays weakness in {district}").startswith(f"all know then that you are in {told}; ")


def test_where_all_know_already_a_strain_tells_nothing_more() -> None:
    """PA 6.1, 8.4. After an Infection that harmed nobody."""
    play = town(active="plague", phase="showing", lair=13, strains="weakness").after("plague infects 13")
    assert meaning(play, "plague lays weakness in 13").startswith("all know already that you are in 13 Hindquarters; ")


def test_why_no_strain_may_be_left_to_lay_is_said_wherever_the_plague_is() -> None:
    """PA 8.3, R121. It is asked all the same; the key stands outside the drawer, so it says the same to a Plague that can lay one."""
    told = "lay no more; a Strain stays in your hand; a district holds only one · PA 8.2"
    assert [meaning(laying(thread=(13, 13), laid={district: "fever"}), "plague stops") for district in (13, 9)] == [told, told]


def test_who_starts_on_the_edge_of_the_town_reads_that_the_steppe_is_next_to_it() -> None:
    """PA 2.3, 4.2. All pieces stand as far from it as they can."""
    position = opening().position
    while type(position.question).__name__ != "Starting":
        seat = position.asked[0]
        position = position.after(seat, position.options(seat)[-1], Fate())
    assert meaning(Play(position, []), "plague creeps 2").endswith(", next to 1, 3 and the Steppe · PA 4.2")


def test_a_mourner_reads_what_killed_the_ward_and_where() -> None:
    """PA 6.3, 6.8, 17.6."""
    told: Any = {"active": "plague", "phase": "showing", "lair": 4, "where": {"maria": 4}, "hands": {"bachelor": "post-mortem"}}
    struck = town(**told, free="maria").after("plague infects 4").until("Mourning")
    assert page_of(struck).detail.startswith("An Infection in 4 has killed your Ward Maria, out of Quarantine. ")
    ceased = town(**told, thread=(4, 4), blockade=4).after("plague ceases").until("Mourning")
    assert page_of(ceased).detail.startswith("The Blockade in 4 has killed your Ward Maria, Quarantine or not. ")


def test_who_waits_for_a_mourner_reads_who_has_died() -> None:
    told: Any = {"active": "plague", "phase": "showing", "lair": 4, "where": {"maria": 4}, "free": "maria", "hands": {"bachelor": "post-mortem"}}
    play = town(**told).after("plague infects 4").until("Mourning")
    assert "Maria Kaina has died." in page_of(play, 2).detail


def test_a_healer_whose_ward_is_in_a_blockade_reads_it_in_the_own_turn() -> None:
    """PA 6.8. Unless the Ward cannot die, or is another's."""
    told: Any = {"lair": 13, "blockade": 13, "where": {"maria": 13}}
    assert page_of(town(**told)).detail == "The Blockade in 13 can kill Maria, Quarantine or not."
    assert "Blockade" not in page_of(town(**told, active="haruspex"), 2).detail
    assert "Blockade" not in page_of(town(**told, fearless={"changeling": "maria"})).detail


def test_what_is_in_force_is_said_to_the_plague_as_well() -> None:
    """PA 15.3. A warning is for Healers: on the table, where the Plague reads it too, it is a fact."""
    play = town(dead="maria saburov notkin", lair=13, blockade=13, where={"capella": 13, "sticky": 1})
    assert "Beware" not in board_of(play).in_force[0].text and page_of(play).detail.startswith("Beware: ")


def test_who_must_let_the_only_one_out_is_not_told_to_have_chosen() -> None:
    """PA 16.7. Broken Cordons."""
    play = town(active="bachelor", phase="turn", free="maria vlad capella notkin sticky saburov rubin aspity", chance="7 fever")
    told = [GAME.report(fact, PEOPLE, 1) for _, fact in play.facts]
    assert "Broken Cordons: your Ward Andrey Stamatin leaves Quarantine." in told


def test_the_plague_is_told_who_can_win_before_its_next_turn() -> None:
    """PA 13.5, 15.2. Who stands out of Quarantine where an Event needs what there is, and for whom that is enough."""
    told: Any = {"active": "plague", "where": {"maria": 5}, "free": "maria", "events": {5: "coin"}, "lair": 9}
    beware = f"Beware: {PEOPLE[1]} can win next turn, in 5."
    assert page_of(town(**told, evidence={"bachelor": 6}), 0).detail == beware
    assert page_of(town(**told, evidence={"bachelor": 6}, phase="showing"), 0).detail == beware
    assert "Beware" not in page_of(town(**told, evidence={"bachelor": 5}), 0).detail
    assert "Beware" not in page_of(town(**{**told, "free": ""}, evidence={"bachelor": 6}), 0).detail


def test_who_slips_away_is_told_that_nobody_is_harmed_there_before_the_next_turn() -> None:
    """PA 6.4."""
    play = town(active="plague", phase="showing", lair=4, where={"maria": 4, "capella": 12}, free="maria capella").after("plague infects 4").until("Slipping")
    assert meaning(play, "plague creeps 12").startswith("to 12 Gut: Capella (Hit List) can be harmed there next turn; ")


# standing orders


def orders_of(seats: int, seat: int) -> dict[str, list[str]]:
    """By kind of window, what can be ordered besides to decline."""
    return {kind.question: [reply.words for reply in kind.replies[1:]] for kind in GAME.may_order(GAME.rules(seats, "base"), seat)}


def test_the_plague_is_offered_no_standing_orders_for_it_holds_no_prescriptions() -> None:
    """PA 2.12, 11.6."""
    assert [orders_of(seats, 0) for seats in (2, 3, 4)] == [{}, {}, {}]


def test_a_healer_is_offered_orders_for_the_cards_of_the_own_deck_alone() -> None:
    """PA 2.10, 11.6. In the own turn each is asked for an Influence."""
    bachelor, haruspex, changeling = (orders_of(4, seat) for seat in (1, 2, 3))
    assert bachelor == {
        "Influencing": ["play Paralysis, if I hold it", "play Quarantine Order, if I hold it", "play Evacuation, if I hold it"],
        "Mourning": ["play a Post-Mortem, if I hold one"],
    }
    assert haruspex == {"Influencing": [], "Tithing": ["play a Tithe, if I hold one"], "Divining": ["play a Haruspicy, if I hold one"]}
    assert list(changeling) == ["Influencing", "Cancelling"] and len(changeling["Influencing"]) == 2


def test_with_two_players_the_one_deck_is_offered() -> None:
    """PA 20.2."""
    assert orders_of(2, 1) == {"Influencing": ["play Paralysis, if I hold it"], "Cancelling": ["say No, if I hold one"]}


def test_nobody_is_offered_to_take_a_counter_from_themselves() -> None:
    """PA 17.17."""
    thief = next(reply for kind in GAME.may_order(GAME.rules(4, "base"), 3) for reply in kind.replies if "thiefs-hands" in reply.answers[0])
    assert [target.said for target in thief.targets[0]] == ["B", "C"]


# how it came about


def came_about(before: Play, sentence: str) -> list[str]:
    after = before.after(sentence)
    assert after.over
    facts = [fact for _, fact in after.facts[len(before.facts):]]
    return GAME.came_about([before.position, after.position], PEOPLE, [[], facts])


def test_how_a_cure_came_about_is_told_by_the_evidence() -> None:
    """PA 15.2."""
    play = town(where={"maria": 5}, free="maria", events={5: "coin"}, evidence={"bachelor": 6})
    assert came_about(play, "bachelor resolves maria") == [
        "The Hit List: Maria Kaina, Capella and Alexander Saburov.", "Round 2:",
        f"Lethargy is resolved: {PEOPLE[1]} gains 2 pieces of Evidence, 8 now.",
        f"{PEOPLE[2]} had 3 of 8 pieces of Evidence.", f"{PEOPLE[3]} had 3 of 8 pieces of Evidence.", "0 of 3 on the Hit List were dead.",
    ]


def test_how_the_plague_won_is_told_by_the_deaths_of_its_list() -> None:
    """PA 15.3. Others who died with them are none of it."""
    play = town(active="plague", phase="showing", lair=4, where={"maria": 4, "vlad": 4}, free="maria vlad", dead="capella saburov", evidence={"haruspex": 5})
    assert came_about(play, "plague infects 4") == [
        "The Hit List: Maria Kaina, Capella and Alexander Saburov.", "Round 2:", "Maria Kaina died in 4 Maw, on the Hit List.",
        f"{PEOPLE[2]} had 5 of 8 pieces of Evidence.", f"{PEOPLE[1]} had 3 of 8 pieces of Evidence.", f"{PEOPLE[3]} had 3 of 8 pieces of Evidence.",
    ]
