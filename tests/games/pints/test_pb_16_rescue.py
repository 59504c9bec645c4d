"""PB 16. Rescue, and how the game ends."""

from __future__ import annotations

import pytest

from lazaretto.games.pints.ending import NO_BUDDIES, REASONS, TINY_CAR, TOO_LONG
from lazaretto.games.pints.turn import Turn
from lazaretto.hosting import everything
from lazaretto.kernel import Outcome

from .pub import ANNA, BEN, GAME, PEOPLE, Play, pub

NO_EXTRAS = "bat dart bow bat dart bow bat"
Figures = tuple[int, ...]


def by_seat(figures: Figures) -> dict[str, int]:
    return dict(zip(PEOPLE, figures))


def rescued(by: str, seats: int = 3, chance: str = "", **told: object) -> Play:
    """Anna draws the rescue card; four others of quarter 4 lie beneath it."""
    at = {"hands": {}, "left": 5, **told}
    return pub(seats=seats, quarter=4, rescuer=by, phase="sending", **at).after(f"anna sends 1: {by} {chance}")


def extras(count: int) -> str:
    return " ".join(["extra"] * count + NO_EXTRAS.split()[count:])


# The zombies


def test_when_the_last_buddy_has_died_the_zombies_have_won_at_once() -> None:
    """PB 16.1, 16.9, R62, R91. Those in the phone box do not count; the bites that are left are not counted."""
    v = pub(sofa=1, bites={"anna": 4, "ben": 3}, markers={"anna": "fast fast", "ben": "fast fast"}, phase="scoring")
    assert v.over and v.winners == "" and v.t.bites == (0, 3, 0) and v.t.phone_box == 2
    assert v.position.outcome == Outcome((), NO_BUDDIES, (0.0, 0.0, 0.0))


def test_whose_fifth_bite_it_was_is_said_at_the_end() -> None:
    """PB 11.7, 16.1. Anna's are counted first, and she has one to spare."""
    v = pub(sofa=1, bites={"anna": 3, "ben": 4}, markers={"anna": "fast", "ben": "fast fast"}, phase="scoring")
    assert v.over and GAME.epilogue(v.position, PEOPLE) == "Ben's fifth bite cost the last buddy in the pub: the zombies win."
    assert GAME.page(v.position.seen_by(BEN), [], PEOPLE[:3]).detail == "Your fifth bite cost the last buddy in the pub."
    told = GAME.page(everything(v.position, ANNA), [], PEOPLE[:3]).detail
    assert told.startswith("Ben's fifth bite cost the last buddy in the pub. ")
    assert told.endswith(" would have come, and as things stood it would have saved nobody.")


def test_two_deaths_in_one_count_may_be_the_end() -> None:
    """PB 16.1, 11.7, R61, R62."""
    assert pub(sofa=2, bites={"anna": 4}, markers={"anna": "fast " * 6}, phase="scoring").over
    assert not pub(sofa=3, bites={"anna": 4}, markers={"anna": "fast " * 6}, phase="scoring").over


def test_one_before_a_row_is_still_in_the_pub() -> None:
    """PB 16.1, 18.3, R62. A red tile kills the one who has just come back to the sofa; another stands before row 2, and fights on."""
    v = pub("1 R:fast . . . .", variant="main-course", stools="1 2", sofa=0, bites={"anna": 4}, corner="b g r", phase="fighting")
    assert not v.over and v.t.bites[ANNA] == 0 and v.t.sofa == 1 and v.stools == ""


def test_after_a_hundred_turns_the_zombies_win() -> None:
    """PB 4.4, 16.9, R115. The number is data."""
    v = pub(seats=2, phase="sending")
    v.t.turns = 100
    v.go(Turn(BEN))
    assert v.over and v.position.outcome == Outcome((), TOO_LONG, (0.0, 0.0))
    assert GAME.rules(2, "base").turns == 100 and GAME.with_components({"limits": {"turns": 7}}).rules(2, "base").turns == 7


# The rescue card


def test_when_the_rescue_card_is_drawn_the_game_is_over_at_once() -> None:
    """PB 16.2, 16.3, R85, R91. Nothing is counted, bought or paid any more; how many buddies died does not matter."""
    v = rescued("taxi", hands={"anna": "cue", "cleo": "coat"}, markers={"anna": "fast " * 5}, ambulance="fast", sofa=1, crisps={"ben": 9})
    assert v.over and v.winners == "anna cleo" and v.t.bites == (0, 0, 0) and v.t.crisps == (0, 9, 0) and v.hand("cleo") == "coat"
    assert v.position.outcome is not None and v.position.outcome.scores == (1.0, 0.0, 1.0)


def test_the_end_names_whom_the_rescue_took_and_why() -> None:
    """PB 16.3, 16.5."""
    told = GAME.epilogue(rescued("taxi", hands={"anna": "cue", "cleo": "coat"}).position, PEOPLE[:3])
    assert told == "The Taxi came: anna and cleo are saved. Buddy cards to pay with: anna 1, ben 0 and cleo 1."
    told = GAME.epilogue(rescued("taxi").position, PEOPLE[:3])
    assert told == "The zombies win: the Taxi came, but for nobody. Buddy cards to pay with: anna 0, ben 0 and cleo 0."


def test_turned_up_by_discarding_it_ends_the_game_too() -> None:
    """PB 16.2, R23, R85. Crisps just taken for the ambulance count: three bags are more than two cards."""
    v = pub(quarter=4, left=3, rescuer="army", ambulance="fast fast fast", markers={"anna": "fast " * 5}, phase="scoring", chance="army")
    assert v.winners == "anna" and v.t.bites == (0, 0, 0) and v.ambulance == "fast fast fast" and v.t.sofa == 4


def test_a_yellow_tile_may_discard_it() -> None:
    """PB 16.2, 18.5, R23, R85. In the middle of two pushes: the second does not come."""
    v = pub(
        "1 Y b:fast . . .", variant="main-course", stools="1", quarter=4, left=3, corner="b g r", hands={"ben": "cue"}, phase="fighting", chance="taxi",
    )
    assert v.winners == "ben" and v.shows("1 b:fast . . . b")


def test_a_division_tile_leads_to_the_rescue_card_no_sooner_than_quarter_four() -> None:
    """PB 16.2, 3.10. It lies in the last quarter only: until then there is none to draw."""
    v = pub(quarter=3, left=1, rescuer="corps", phase="sending").after("anna sends 1: cue", "anna refuses")
    assert 28 in v.t.deck and v.t.in_quarter(3) == 15 and not v.t.rescue.size


def test_a_player_saved_scores_one() -> None:
    """PB 16.9, R117. All may be saved, or some, or nobody."""
    for hands, scores in (("anna ben cleo", (1.0, 1.0, 1.0)), ("ben", (0.0, 1.0, 0.0)), ("", (0.0, 0.0, 0.0))):
        v = rescued("taxi", hands=dict(zip(hands.split(), ("cue", "coat", "blind"))))
        assert v.position.outcome is not None and v.position.outcome.scores == scores and v.winners == hands


# The Very Tiny Car


@pytest.mark.parametrize("thrown, crisps, winner", [
    ((2, 5, 4), (9, 0, 9), "ben"), ((7, 0, 0), (0, 0, 0), "anna"), ((4, 4, 1), (1, 3, 9), "ben"), ((4, 4, 4), (1, 3, 9), "cleo"),
    ((0, 0, 0), (5, 3, 2), "anna"),
])
def test_the_very_tiny_car_saves_the_one_with_most_extra_hits(thrown: Figures, crisps: Figures, winner: str) -> None:
    """PB 16.4, R120. Then most crisps. From the active player clockwise, all seven dice."""
    v = rescued("tiny-car", chance=" ".join([extras(count) for count in thrown]), crisps=by_seat(crisps))
    assert v.winners == winner and v.position.outcome is not None and v.position.outcome.reason == REASONS[TINY_CAR]


def test_those_level_in_both_throw_again() -> None:
    """PB 16.4, R84. Until one leads: Anna and Cleo twice more, Ben no more."""
    again = [extras(count) for count in (3, 2, 3, 5, 5, 1, 2)]
    assert rescued("tiny-car", chance=" ".join(again), crisps=by_seat((2, 9, 2))).winners == "cleo"


def test_the_throw_begins_with_the_active_player_and_nothing_helps() -> None:
    """PB 16.4, R120. Cleo throws first; she has cards and pub food for dice, and is not asked."""
    v = pub(
        variant="main-course", quarter=4, rescuer="tiny-car", active="cleo", hands={"cleo": "zword"}, foods={"cleo": "ticket guns"}, crisps={"cleo": 9},
        phase="sending",
    ).after(f"cleo sends 1: tiny-car {extras(1)} {extras(6)} {extras(2)}")
    assert v.winners == "anna"


# The Taxi


def test_a_card_placed_and_not_used_yet_pays_the_taxi() -> None:
    """PB 16.5, 18.4, R124. An empty green tile comes in, and the rescue is drawn: the card beside row 3 is still Anna's, unless row 3 has fought before."""
    told = {"variant": "main-course", "stools": "1 3", "placed": {"3-2": "toaster"}, "quarter": 4, "left": 3, "corner": "b g r", "phase": "fighting"}
    v = pub("1 G b r y .\n 3 . g:fast r y .", bus=1, **told, chance="taxi")
    assert v.winners == "anna" and GAME.epilogue(v.position, PEOPLE[:3]).endswith("Buddy cards to pay with: anna 1, ben 0 and cleo 0.")
    v = pub("1 G b r y .\n 3 . g:fast r y .", bus=3, **told, chance="taxi")
    assert v.winners == "" and v.discard == "toaster"


def test_the_taxi_saves_everyone_with_a_buddy_card() -> None:
    """PB 16.5, R89. Who has none is left behind, though rich; nobody is asked, nobody lends."""
    v = rescued("taxi", hands={"anna": "cue blind", "cleo": "coat"}, crisps={"ben": 9})
    assert v.winners == "anna cleo" and v.asked == ""


def test_if_nobody_has_any_the_zombies_win() -> None:
    """PB 16.5."""
    assert rescued("taxi").winners == ""


# The Salvation Corps


@pytest.mark.parametrize("beers, crisps, left", [
    ((1, 0, 2), (0, 9, 0), "ben"), ((0, 0, 2), (4, 3, 0), "ben"), ((0, 0, 2), (3, 3, 0), ""), ((0, 0, 0), (5, 4, 3), "cleo"), ((0, 0, 0), (2, 2, 5), ""),
    ((1, 1, 1), (4, 4, 4), ""), ((0, 2), (0, 9), "anna"), ((1, 1), (3, 2), "ben"), ((1, 1), (3, 3), ""), ((0, 0, 0, 1), (3, 2, 3, 0), "ben"),
])
def test_the_salvation_corps_leaves_one_behind(beers: Figures, crisps: Figures, left: str) -> None:
    """PB 16.6, R88. Fewest beers, then fewest crisps; level in that too, all are saved. Also of two, and though nobody drank any."""
    v = rescued("corps", seats=len(beers), beers=by_seat(beers), crisps=by_seat(crisps))
    assert v.winners == " ".join([name for name in PEOPLE[:len(beers)] if name != left])


def test_a_beer_counts_for_its_drinker_whoever_paid() -> None:
    """PB 16.6, 12.8, R88, R93."""
    v = pub(quarter=4, rescuer="corps", bites={"ben": 1}, crisps={"anna": 4, "cleo": 1}, phase="sending").after("anna treats ben", "anna sends 1: corps")
    assert v.winners == "ben cleo"


# The Tandem


@pytest.mark.parametrize("bites, crisps, riders", [
    ((0, 1, 2), (0, 0, 9), "anna ben"),                        # fewest bites
    ((0, 1, 1), (0, 2, 3), "anna cleo"),                       # then most crisps
    ((0, 1, 1), (0, 3, 3), "anna"),                            # A, B = C: A alone
    ((2, 0, 0), (9, 3, 3), "ben cleo"),                        # two level, and alone at the top
    ((0, 0, 0), (3, 3, 3), ""),                                # all level
    ((0, 0, 0), (3, 3, 1), "anna ben"),
    ((0, 1, 1, 2), (0, 3, 3, 9), "anna dan"),                  # A, B = C, D
    ((0, 0, 0, 2), (3, 3, 3, 0), "dan"),                       # A = B = C, D
    ((0, 1, 1, 1), (0, 3, 3, 3), "anna"),                      # A, B = C = D
    ((1, 1, 0, 0), (3, 3, 3, 3), "cleo dan"),                  # A = B, C = D
    ((0, 0, 0, 0), (3, 3, 3, 3), ""),
    ((0, 1, 2, 2), (0, 0, 3, 3), "anna ben"),                  # level behind the second seat does not matter
    ((3, 3), (1, 0), "anna ben"), ((0, 4), (0, 9), "anna ben"), ((2, 2), (3, 3), ""),
])
def test_the_tandem_saves_the_two_fittest(bites: Figures, crisps: Figures, riders: str) -> None:
    """PB 16.7, R87. Those level across the second seat quarrel and stay, and the others ride; two players both ride unless level in both."""
    assert rescued("tandem", seats=len(bites), bites=by_seat(bites), crisps=by_seat(crisps)).winners == riders


def test_chips_that_wait_are_no_bites_for_the_tandem() -> None:
    """PB 16.7, R90."""
    v = rescued("tandem", bites=by_seat((1, 2, 3)), markers={"anna": "fast-snappy fast-snappy"})
    assert v.winners == "anna ben"


# The Army


@pytest.mark.parametrize("crisps, saved", [((4, 5, 6), "ben cleo"), ((4, 4, 4), ""), ((0, 4, 5), "cleo"), ((9, 9, 9), "anna ben cleo")])
def test_the_army_saves_everyone_with_more_crisps_than_cards_beneath(crisps: Figures, saved: str) -> None:
    """PB 16.8, R86. Four lie there; exactly as many is not more. If nobody has so many, the zombies win."""
    assert rescued("army", crisps=by_seat(crisps)).winners == saved


def test_cards_put_under_the_pile_are_counted() -> None:
    """PB 16.8, R86, R30. Four of quarter 4 and two below."""
    assert rescued("army", under="cue make-it-two", crisps=by_seat((5, 6, 7))).winners == "cleo"


def test_crisps_are_those_one_has_when_the_rescue_comes() -> None:
    """PB 16.8, 16.7, R109. What was spent is gone: of nine bags Anna drank four."""
    v = pub(quarter=4, left=6, rescuer="army", bites={"anna": 1}, crisps={"anna": 9, "ben": 6}, phase="sending").after("anna drinks", "anna sends 1: army")
    assert v.winners == "ben"
