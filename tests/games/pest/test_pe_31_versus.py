"""PE 31. Two players: Versus."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import APPARATUS, HOUSE, TENT
from lazaretto.games.pest.eras import Agenda, Court, SweepMarket
from lazaretto.games.pest.moves import PREFERS
from lazaretto.games.pest.scoring import influence, lines
from lazaretto.kernel import UnknownVariant

from .court import line
from .land import Play, empire, opening
from .year import build

BLUE, YELLOW = 0, 1
QUIET = (1, 8, 12)
PLENTY = "5 lumber 5 stone"
ACADEMY_CHAIRS = 3
"""First 3 Research and 1 Renown token or 1 Influence, second 2 Research, third 1 Research."""


def versus(*, blue: Any = (), yellow: Any = (), **told: Any) -> Play:
    return empire(seats=2, variant="versus", houses={BLUE: dict(blue), YELLOW: dict(yellow)}, **{"decrees": QUIET, "ruins": "", **told})


def court(blue: int, yellow: int, neutral: int, **told: Any) -> Play:
    """An Era ends; so many people of each are in the Capital."""
    houses = {"blue": {"capital": blue, "research": 0}, "yellow": {"capital": yellow, "research": 0}}
    return versus(at="era end", year=1, neutral=neutral, capital_card=ACADEMY_CHAIRS, **houses, **told)


def gained(game: Play) -> tuple[int, int]:
    """Research of Blue and Yellow, and nothing left to choose."""
    assert game.over
    return game.house(BLUE).research, game.house(YELLOW).research


def ended(**told: Any) -> Play:
    return versus(at="count", year=5, **told)


def test_versus_is_for_two_and_besides_the_base_game() -> None:
    """PE 31.1, R13. Map, decks, tokens and starting cards are as with two players; who does not ask for Versus has the base game."""
    rules, base = GAME.make_rules(("versus",), 2), GAME.make_rules((), 2)
    assert rules.versus and not base.versus
    for name in ("ruins", "piles", "tokens_in_play", "technologies", "decrees", "starts", "goods", "aid", "costs"):
        assert getattr(rules, name) == getattr(base, name), name
    for seats in (1, 3, 4, 5):
        with pytest.raises(UnknownVariant):
            GAME.rules(seats, "versus")


def test_the_tokens_on_the_imperative_tracks_lie_at_one_two_and_three_and_are_nobodys() -> None:
    """PE 31.2. They show how far one must come; nobody has Renown or negative Renown for any of the tokens."""
    game = opening(2, "versus")
    assert game.t.rules.thresholds == (1, 2, 3) and [(house.renown, house.blame) for house in game.t.houses] == [(0, 0)] * 2


def test_covered_spaces_of_the_influence_track_are_skipped() -> None:
    """PE 31.3, R175. From 4 one goes to 6, over the covered 5; the base game stops there. Each of the six is covered, and gives no negative token."""
    told: dict[str, Any] = {"goods": PLENTY, "doctor": "pellin"}
    for before, after in ((4, 6), (8, 10), (13, 15), (17, 19), (21, 23), (28, 30), (5, 6)):
        game = versus(at="construct", blue={**told, "influence": before}, decrees=(2, 8, 12)).after(build("district"))
        assert (game.house().influence, game.house().blame) == (after, 0)
    base = empire(seats=2, at="construct", ruins="", decrees=(2, 8, 12), houses={0: {**told, "influence": 4}}).after(build("district"))
    assert base.house().influence == 5


def test_a_covered_space_and_anothers_marker_are_skipped_in_a_row() -> None:
    """PE 31.3, 18.2, R117. From 4 over the covered 5 and Yellow on 6 to 7, whose Research is gained."""
    told: dict[str, Any] = {"goods": PLENTY, "doctor": "pellin", "influence": 4, "research": 0}
    game = versus(at="construct", blue=told, yellow={"influence": 6}, decrees=(2, 8, 12)).after(build("district"))
    assert (game.house().influence, game.house().research) == (7, 1)


def test_one_neutral_person_is_in_the_capital_from_the_start() -> None:
    """PE 31.4. Not in the base game for two."""
    assert opening(2, "versus").t.neutral == 1 and opening(2).t.neutral == 0


def test_aid_pays_the_left_reward_to_who_has_more_influence_and_the_right_one_to_the_other() -> None:
    """PE 31.5, R38, R181. Card 4: 2 Lumber and 1 Stone, or 1 Lumber. Both at 0 gain the right one."""
    bare: dict[str, Any] = {"goods": ""}
    for blue, yellow, left, right in ((3, 1, BLUE, YELLOW), (1, 3, YELLOW, BLUE), (2, 0, BLUE, YELLOW)):
        game = versus(at="aid", card=4, blue={**bare, "influence": blue}, yellow={**bare, "influence": yellow})
        assert game.house(left).goods == (2, 1, 0, 0, 0) and game.house(right).goods == (1, 0, 0, 0, 0)
    game = versus(at="aid", card=4, blue=bare, yellow=bare)
    assert [game.house(seat).goods for seat in (BLUE, YELLOW)] == [(1, 0, 0, 0, 0)] * 2


def test_when_an_era_ends_five_new_cards_are_laid_out_before_the_old_ones_are_shuffled_in() -> None:
    """PE 31.6, R183. None of the five can come back at once; it is the first step. The base game sweeps nothing."""
    game = court(0, 0, 1, market=(1, 2, 3, 4, 5))
    assert sorted(game.t.market.cards()) == [6, 7, 8, 9, 10] and all([card in game.t.technology_deck for card in (1, 2, 3, 4, 5)])
    steps = [type(fact) for _, fact in game.facts if isinstance(fact, (SweepMarket, Agenda, Court))]
    assert steps == [SweepMarket, Agenda, Court]
    base = empire(seats=2, at="era end", year=1, decrees=QUIET, capital_card=ACADEMY_CHAIRS, market=(1, 2, 3, 4, 5))
    assert sorted(base.t.market.cards()) == [1, 2, 3, 4, 5]


def test_who_has_most_people_gains_the_first_reward_and_the_other_the_third_if_they_match_the_neutral_ones() -> None:
    """PE 31.7. Three against two, with two Neutral ones."""
    game = court(3, 2, 2)
    assert game.asked == (BLUE,) and gained(game.after(PREFERS[0])) == (3, 1)
    game = court(2, 3, 2)
    assert game.asked == (YELLOW,) and gained(game.after(PREFERS[0])) == (1, 3)
    assert gained(court(2, 1, 2).after(PREFERS[0])) == (3, 0)


def test_two_who_tie_above_the_neutral_ones_gain_the_second_reward_and_two_below_nothing() -> None:
    """PE 31.8, R178, R180. At two each: Neutral one, both the second; Neutral three, none. A leader below gains nothing either."""
    assert gained(court(2, 2, 1)) == (2, 2) and gained(court(2, 2, 3)) == (0, 0) and gained(court(2, 1, 3)) == (0, 0) and gained(court(0, 0, 1)) == (0, 0)


def test_two_who_tie_at_the_neutral_number_gain_the_third() -> None:
    """PE 31.8, R179. Neither more nor fewer."""
    assert gained(court(2, 2, 2)) == (1, 1)


def test_neutral_people_stay_and_one_more_is_added() -> None:
    """PE 31.9, R177. When the rewards are taken, not before; the others leave the Capital."""
    assert court(3, 1, 2).question == "Preferring" and court(3, 1, 2).t.neutral == 2
    for neutral in (1, 2):
        game = court(1, 1, neutral)
        assert game.t.neutral == neutral + 1 and game.house(BLUE).capital == game.house(YELLOW).capital == 0


def test_the_example_of_blue_yellow_and_the_neutral_people() -> None:
    """PE 31.10. Blue 3, Yellow 1, Neutral 2: Blue gains the first reward, Yellow none."""
    game = court(3, 1, 2).after(PREFERS[0])
    assert gained(game) == (3, 0) and (game.house(BLUE).renown, game.house(YELLOW).renown) == (1, 0)


def test_an_imperative_track_scores_only_from_its_token_on() -> None:
    """PE 31.11, R173, R174. Reached is enough; then all spaces below count too. In the base game each space counts."""
    tracks = {(1, 0, 0): 0, (2, 0, 0): 1, (0, 1, 0): 0, (0, 2, 0): 2, (0, 3, 0): 3, (0, 0, 2): 0, (0, 0, 3): 3, (0, 0, 4): 5, (4, 1, 2): 3}
    for levels, renown in tracks.items():
        assert ended(blue={"levels": levels}).t.totals == (renown, 0), levels
    assert empire(seats=2, at="count", year=5, decrees=QUIET, houses={0: {"levels": (0, 1, 2)}}).t.totals == (3, 0)


def test_below_the_token_the_influence_of_a_space_is_gained_all_the_same_and_so_is_the_agenda() -> None:
    """PE 31.11, R238. Contested Ground of Era II: the first step is below its token, and brings 1 Influence beside the building's."""
    blue = {"goods": PLENTY, "doctor": "wendle"}
    yellow = {"castle": "", "sites": {"district": "ulmar"}, "doctor": "ambry"}
    game = versus(at="construct", year=2, decrees=(1, 9, 12), blue={**blue, "doctor": "ulmar"}, yellow=yellow).after(build("district"))
    assert game.house().levels == (0, 1, 0) and game.house().influence == 2
    game = versus(at="era end", year=3, decrees=(1, 9, 12), blue={**blue, "sites": {"district": "ulmar"}}, yellow=yellow)
    assert game.house().renown == 2


def test_the_example_of_the_imperative_tracks() -> None:
    """PE 31.12. Yellow at 3 of Era I scores 2; Blue at 1 of Era II nothing."""
    assert ended(blue={"levels": (0, 1, 0)}, yellow={"levels": (3, 0, 0)}).t.totals == (0, 2)


@pytest.mark.parametrize(("space", "passed"), [(0, 0), (4, 0), (6, 1), (10, 2), (15, 4), (19, 6), (23, 10), (30, 15), (44, 15)])
def test_covered_spaces_that_were_passed_score_by_their_number(space: int, passed: int) -> None:
    """PE 31.13, R176. 1, 2, 4, 6, 10 or 15, besides the icons; nothing for most and second most."""
    game = ended(blue={"influence": space})
    icons = len([icon for icon in game.t.rules.icons if icon <= space])
    assert game.t.totals == (icons + passed, 0)


def test_the_example_of_the_influence_track() -> None:
    """PE 31.14. Blue passed five and scores 10, Yellow three and scores 4; the icons on the way are another line."""
    game = ended(blue={"influence": 25}, yellow={"influence": 16})
    icons = [len([icon for icon in game.t.rules.icons if icon <= space]) for space in (25, 16)]
    assert [influence(game.t, seat) - icons[seat] for seat in (BLUE, YELLOW)] == [10, 4] and icons == [5, 2]


def test_who_constructed_more_capital_buildings_scores_five() -> None:
    """PE 31.15. Nobody if they tie, or if there are none; in the base game never."""
    assert ended(works={"hospice": BLUE, "granary": BLUE, "citadel": YELLOW}).t.totals == (5, 0)
    assert ended(works={"hospice": YELLOW}).t.totals == (0, 5) and ended(works={"hospice": BLUE, "granary": YELLOW}).t.totals == (0, 0)
    assert ended().t.totals == (0, 0) and empire(seats=2, at="count", year=5, decrees=QUIET, works={"hospice": 0}).t.totals == (0, 0)


def test_they_are_a_line_of_the_score_sheet_and_no_tokens() -> None:
    """PE 31.15, R226. In Versus alone."""
    game = ended(blue={"renown": 2}, works={"hospice": BLUE})
    assert line(game, "more Capital buildings", BLUE) == 5 and line(game, "more Capital buildings", YELLOW) == 0
    assert line(game, "Renown tokens", BLUE) == game.house(BLUE).renown == 2 and game.t.totals == (7, 0)
    assert "more Capital buildings" not in lines(empire(seats=2, at="count").t)


def test_who_has_more_people_in_quarantine_gains_three_negative_tokens() -> None:
    """PE 31.16, R182. Harmful slots, Tent and House count, patients do not; nobody gains them if they tie."""
    game = ended(blue={"regular": 2}, yellow={"regular": 1})
    assert game.t.totals == (-3, 0) and (game.house(BLUE).blame, game.house(YELLOW).blame) == (3, 0)
    assert ended(blue={"regular": 1}, yellow={"regular": 1, "harmful": "storage"}).t.totals == (0, -3)
    assert ended(blue={"regular": 2}, yellow={"regular": 1, "harmful": "move storage"}).t.totals == (0, -3)
    assert ended(blue={"regular": 2}, yellow={"regular": 1, "harmful": "move"}).t.totals == (0, 0)
    assert ended(blue={"regular": 4, "cards": {"middle": TENT}}, yellow={"regular": 3}).t.totals == (2 - 3, 0)
    assert ended(blue={"regular": 5, "cards": {"middle": HOUSE}}, yellow={"regular": 3, "harmful": "move"}).t.totals == (2 - 3, 0)
    assert ended(blue={"regular": 1, "patient": 1, "cards": {"top": APPARATUS}}, yellow={"regular": 1}).t.totals == (2, 0)
