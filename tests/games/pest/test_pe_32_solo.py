"""PE 32. Solo: the set-up, and what changes in play."""

from __future__ import annotations

from typing import Any

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import CASTLE, ERAS, INFLUENCE, LUMBER
from lazaretto.games.pest.gains import NeutralComes
from lazaretto.games.pest.moves import CAPITALS, DONE, TAKES
from lazaretto.games.pest.sources import OF_DECREE, TRACK, WORK
from lazaretto.kernel import Move, RandomDealer
from lazaretto.tongues.voice import voice

from .laboratory import assign
from .land import Play, empire, opening
from .year import build, go, place, settle

PLENTY = "5 lumber 5 stone 5 herbs"
QUIET = (2, 8, 12)
ON_THE_TRACK = (5, 9, 15, 22, 30, 40)
HOSPICE, GUILDHALL = CAPITALS[0], CAPITALS[2]


def alone(at: str, *, mine: Any = (), **told: Any) -> Play:
    """One player; the sick people of the set-up stand where they stood, unless told."""
    return empire(seats=1, at=at, houses={0: dict(mine)}, **{"decrees": QUIET, "ruins": "", **told})


def tables() -> list[Any]:
    return [GAME.begin(1, "base", RandomDealer(seed)).table for seed in range(30)]


def test_solo_is_set_up_for_one() -> None:
    """PE 32.1, R194. The ruins and tokens of one player, one House, no others' pieces, the usual goods."""
    game = opening(1)
    assert len(game.t.houses) == 1 and game.t.rules.solo and game.t.ruins == GAME.make_rules((), 1).ruins and game.t.order == (0,)
    assert game.house().goods == (1, 1, 2, 2, 2) and game.house().research == 1 and game.t.neutral == 0


def test_sick_people_stand_on_the_imperative_tracks() -> None:
    """PE 32.2. Two of Era I, three of Era II, four of Era III; markers at 0."""
    game = opening(1)
    assert [[space for space in range(5) if bits >> space & 1] for bits in game.t.on_levels] == [[1, 2], [1, 2, 3], [1, 2, 3, 4]]
    assert game.house().levels == (0,) * ERAS


def test_six_stand_on_the_influence_track_and_one_beside_each_capital_building() -> None:
    """PE 32.3, 32.4. On 5, 9, 15, 22, 30 and 40; the marker at 0."""
    game = opening(1)
    assert game.t.in_the_way == ON_THE_TRACK and game.house().influence == 0 and game.t.beside_works == 0b11111
    assert opening(2).t.in_the_way == () and opening(2).t.beside_works == 0 and opening(2).t.on_levels == (0, 0, 0)


def test_five_technologies_are_not_used() -> None:
    """PE 32.5. Without 2, 3, 5, 11 and 16 the market is five of twenty-five."""
    for t in tables():
        assert sorted([*t.technology_deck.cards(), *t.market.cards()]) == [card for card in range(1, 31) if card not in (2, 3, 5, 11, 16)]
        assert len(t.market) == 5


def test_three_decrees_are_not_used() -> None:
    """PE 32.6, R195. Without 4, 6 and 9; of four, three and five one is drawn, each time another."""
    rules = GAME.make_rules((), 1)
    assert rules.decrees == ((1, 2, 3, 5), (7, 8, 10), (11, 12, 13, 14, 15))
    drawn = [t.decrees for t in tables()]
    assert [sorted({decrees[era] for decrees in drawn}) for era in range(ERAS)] == [list(decrees) for decrees in rules.decrees]


def test_there_is_no_capital_city_card() -> None:
    """PE 32.7, R194. When an Era ends nobody is rewarded for people in the Capital."""
    assert {t.capital_card for t in tables()} == {0}
    game = alone("era end", year=1, mine={"capital": 3})
    assert game.over and (game.house().goods, game.house().research, game.house().influence, game.house().renown) == ((1, 1, 2, 2, 2), 1, 0, 0)


def test_the_pest_deck_is_thinned_as_for_two() -> None:
    """PE 32.8, R3. One of 7 to 9, one of 10 to 12 and one of 13 to 15 are in the box unseen."""
    boxed = [sorted(t.boxed.cards()) for t in tables()]
    assert all([[(card - 7) // 3 for card in cards] == [0, 1, 2] for cards in boxed]) and len({tuple(cards) for cards in boxed}) > 1
    assert all([sorted([*t.pest_deck.cards(), *t.boxed.cards(), *t.pest_shown.cards()]) == list(range(1, 19)) for t in tables()])


def test_six_capital_tokens_are_drawn() -> None:
    """PE 32.9. At random out of fourteen."""
    drawn = [t.tokens for t in tables()]
    assert {len(tokens) for tokens in drawn} == {6} and len(set(drawn)) > 1


def test_the_castle_goes_on_any_starting_village_that_stands_and_the_doctor_beside_it() -> None:
    """PE 32.10, R193. Five to choose from; the sick person met there is taken in."""
    game = opening(1)
    assert game.question == "PlacingCastle" and list(game.options()) == [settle(name) for name in ("hask", "zelm", "fennick", "mirrel", "yssel")]
    assert game.why_not(settle("pellin")).rule == "PE 32.10" and game.why_not(settle("gollor")).rule == "PE 32.10"
    game = game.after(settle("zelm"))
    assert game.house().sites[CASTLE] == place("zelm") and game.question == "PlacingDoctor"
    assert game.may(settle("terras")) and game.why_not(settle("gollor")).rule == "PE 4.16" and game.sick("terras") == 1
    game = game.after(settle("terras"), pest=(16,))
    assert game.house().doctor == place("terras") and game.sick("terras") == 0 and game.house().regular == 1 and game.question == "PlacingAssistant"


def test_a_capital_building_sends_the_person_beside_it_to_the_neutral_space() -> None:
    """PE 32.11, R84, R184. Its Renown tokens and Influence are gained as ever."""
    game = alone("construct", mine={"goods": PLENTY}).after(HOSPICE)
    assert (game.house().renown, game.house().influence, game.t.neutral, game.t.beside_works) == (3, 1, 1, 0b11110)


def test_a_person_on_an_imperative_track_goes_to_the_neutral_space_and_then_the_influence_comes() -> None:
    """PE 32.12, R192. At 1 of Era I; at 3 nobody stands, and nothing else is different."""
    told: dict[str, Any] = {"goods": PLENTY, "doctor": "pellin"}
    game = alone("construct", decrees=(1, 8, 12), mine=told).after(build("district"))
    assert (game.house().levels, game.house().influence, game.t.neutral, game.t.on_levels[0]) == ((1, 0, 0), 2, 1, 0b100)
    game = alone("construct", decrees=(1, 8, 12), mine={**told, "levels": (2, 0, 0)}, on_levels=(0, 0b1110, 0b11110)).after(build("district"))
    assert (game.house().levels, game.house().influence, game.t.neutral) == ((3, 0, 0), 2, 0)


def test_a_space_of_the_influence_track_with_a_sick_person_is_skipped_and_cleared() -> None:
    """PE 32.13, R189. From 4 to 6; once cleared it is a space like others."""
    told: dict[str, Any] = {"goods": PLENTY, "doctor": "pellin", "influence": 4}
    game = alone("construct", mine=told).after(build("district"))
    assert (game.house().influence, game.t.in_the_way, game.t.neutral) == (6, ON_THE_TRACK[1:], 1)
    game = alone("construct", mine=told, in_the_way=ON_THE_TRACK[1:]).after(build("district"))
    assert (game.house().influence, game.t.in_the_way, game.t.neutral) == (5, ON_THE_TRACK[1:], 0)
    game = alone("construct", mine={**told, "influence": 8}).after(GUILDHALL)
    assert (game.house().influence, game.t.neutral) == (11, 2)


def neutral(play: Play, move: Move) -> tuple[list[str], str]:
    """Who is said to come to the Neutral space, and what the key has said of it."""
    promised = GAME.explain(play.position, 0, move, ("Ann",))
    told = [str(GAME.report(fact, ("Ann",), 0)) for fact in play.after(move).told(NeutralComes)]
    return told, "; ".join([part for part in promised.partition(" · ")[0].split("; ") if "Neutral" in part])


def test_who_comes_to_the_neutral_space_is_said_with_where_they_stood_and_before_by_the_key() -> None:
    """PE 32.11 to 32.13. Beside a Capital building, on the Imperative, and on the Influence track to which its Influence leads."""
    told: dict[str, Any] = {"goods": PLENTY, "doctor": "pellin"}
    goes = "goes to the Capital, as a Neutral one:"
    assert neutral(alone("construct", mine={"goods": PLENTY}), HOSPICE) == (
        [f"The sick person beside the Hospice {goes} 1 person there."], "1 Neutral person comes")
    assert neutral(alone("construct", decrees=(1, 8, 12), mine={**told, "influence": 4}), build("district")) == (
        [f"The sick person on space 5 of the Influence track {goes} 1 person there.", f"The sick person on level 1 of the Imperative {goes} 2 people there."],
        "2 Neutral people come")
    assert neutral(alone("construct", mine=told), build("district")) == ([], "")


def test_an_imperative_that_no_building_fulfils_says_of_the_neutral_person_too() -> None:
    """PE 32.12. Bread for the Road is fulfilled by a Move; with others at the table nobody stands there."""
    def ended(seats: int) -> str:
        play = empire(seats=seats, at="move", sick={"gothar": 1}, **({"ruins": ""} if seats == 1 else {}), decrees=(3, 8, 12)).after(go("gothar"))
        return GAME.explain(play.position, 0, DONE, ("Ann", "Ben", "Cleo")[:seats])
    urged = "; Imperative: level 1, 1 Influence"
    assert f"{urged}; 1 Neutral person comes · " in ended(1)
    assert f"{urged} · " in ended(3)


def test_neutral_people_are_spoken_of_in_german() -> None:
    """PE 32.11 to 32.13."""
    german = voice(GAME, "de")
    found = [german.report(NeutralComes(2, stood), ("Ann",), 0) for stood in ((TRACK, 5), (OF_DECREE, 1), (WORK, 3))]
    end = "kommt als Neutraler in die Hauptstadt: 2 Leute dort."
    assert found == [f"Der Kranke {where} {end}" for where in ("auf Feld 5 der Einflussleiste", "auf Stufe 1 des Imperativs", "neben der Kathedrale")]
    assert german.words("1 Neutral person comes") == "1 Neutraler kommt"


def test_aid_goes_by_the_people_left_on_the_influence_track() -> None:
    """PE 32.14, R188, R246. Card 2: left 2 Food and 1 Herb, middle 1 and 1, right 1 Food. With nobody left still the left one."""
    rewards = {6: (1, 0), 5: (1, 0), 4: (1, 1), 3: (1, 1), 2: (2, 1), 1: (2, 1), 0: (2, 1)}
    for left, (food, herbs) in rewards.items():
        game = alone("aid", card=2, mine={"goods": ""}, in_the_way=ON_THE_TRACK[6 - left:])
        assert game.house().goods == (0, 0, food, herbs, 0), left


def test_the_aid_card_of_the_year_before_pays_and_nothing_in_year_1() -> None:
    """PE 32.14, 8.1, R246. As in the base game."""
    assert alone("aid phase", mine={"goods": ""}, chance={"aid": (2,)}).house().goods == (0, 0, 0, 0, 0)
    assert alone("aid phase", year=1, mine={"goods": ""}, aid_card=2, chance={"aid": (4,)}).house().goods == (0, 0, 1, 0, 0)


def test_a_capital_token_once_turned_is_never_turned_up_again() -> None:
    """PE 32.15. It is gained and turned as usual; the end of an Era leaves it."""
    game = alone("assign", tokens="lumber influence", decrees=(5, 8, 12), mine={"healthy": 2, "goods": "2 food"}).after(assign("capital"), DONE)
    assert game.question == "ChoosingToken" and game.may(TAKES[INFLUENCE])
    game = game.after(TAKES[LUMBER])
    assert game.has("lumber") == 1 and game.t.turned == 0b1
    assert alone("era end", year=1, tokens="lumber influence", turned=(0,)).t.turned == 0b1
    assert empire(at="era end", year=1, decrees=QUIET, tokens="lumber influence", turned=(0,)).t.turned == 0
