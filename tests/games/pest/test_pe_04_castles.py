"""PE 4. Setting up: Castles and Doctors."""

from __future__ import annotations

import pytest

from lazaretto.games.pest import GAME
from lazaretto.games.pest.cards import CASTLE
from lazaretto.games.pest.moves import Settle

from .land import Play, empire, house, opening, start
from .year import Fate, place, settle


def offered(game: Play) -> set[str]:
    """Locations one may settle in."""
    return {GAME.box.ids[move.location] for move in game.options() if isinstance(move, Settle)}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_three_or_more_each_draws_a_card_and_chooses_one_of_its_locations(seats: int) -> None:
    """PE 4.12, R5. In turn order; a card that was drawn is gone."""
    game = start(seats, order=(seats - 1, *[0] * (seats - 1)), cards=(2,))
    assert game.question == "PlacingCastle" and game.asked == (seats - 1,) and offered(game) == {"fennick", "dunmere", "hollin"}
    assert game.why_not(settle("hask")).rule == "PE 4.12"
    game = game.after(settle("dunmere"), lots=(2,))
    assert game.house(seats - 1).sites[CASTLE] == place("dunmere") and game.asked == (0,) and offered(game) == {"mirrel", "ossel", "sedgely"}
    fate = Fate()
    game.position.after(0, settle("mirrel"), fate)
    assert fate.lots == [3], "of the three cards left"


def test_five_castles_come_from_five_cards() -> None:
    """PE 4.12, R5. Whatever is drawn, no two of them share a card."""
    game = start(5, cards=(4,)).after(settle("vintry"), lots=(3,)).after(settle("ossel"), lots=(2,)).after(settle("hollin"), lots=(1,))
    assert offered(game) == {"zelm", "wendle", "ambry"}
    assert offered(game.after(settle("zelm"))) == {"hask", "pellin", "tivven"}


def test_with_two_each_draws_two_cards_and_chooses_one_of_two_locations() -> None:
    """PE 4.13, R4. Each card gives the one that is not destroyed."""
    game = start(2, order=(1, 0), cards=(0, 3))
    assert game.asked == (1,) and offered(game) == {"hask", "yssel"} and game.why_not(settle("zelm")).rule == "PE 4.13"


@pytest.mark.parametrize("lots", [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0), (2, 1)])
def test_with_two_four_cards_are_dealt(lots: tuple[int, int]) -> None:
    """PE 4.13, R4. What the first did not choose does not come to the second."""
    game = start(2, cards=(0, 0))
    assert offered(game) == {"hask", "zelm"}
    second = offered(game.after(settle("hask"), lots=lots))
    assert len(second) == 2 and second < {"fennick", "mirrel", "yssel"}


def test_alone_one_may_begin_in_any_starting_location() -> None:
    """PE 4.12, 32.10, R193. That is not destroyed."""
    assert offered(opening(1)) == {"hask", "zelm", "fennick", "mirrel", "yssel"}


@pytest.mark.parametrize("castle, goods", [("pellin", (1, 0, 0, 0, 0)), ("wendle", (0, 1, 0, 0, 0)), ("zelm", (0, 0, 1, 0, 0)), ("hask", (0, 0, 0, 1, 0))])
def test_the_castle_produces_what_its_location_gives(castle: str, goods: tuple[int, ...]) -> None:
    """PE 4.14."""
    assert empire(at="produce", houses={0: house(goods="", castle=castle)}).house(0).goods == goods


def test_a_sick_person_beside_the_castle_goes_into_quarantine() -> None:
    """PE 4.15. In Pellin there is one, in Hask nobody."""
    game = start(3)
    taken = game.after(settle("pellin"))
    assert game.sick("pellin") == 1 and taken.sick("pellin") == 0 and taken.house(0).regular == 1
    assert game.after(settle("hask")).house(0).quarantined() == 0


def test_the_castle_brings_no_influence_and_fulfils_nothing() -> None:
    """PE 4.12, R6. First Foundations would reward a building in a Village."""
    game = start(3).after(settle("hask"))
    assert game.t.decrees[0] == 1 and game.house(0).influence == 0 and game.house(0).levels == (0, 0, 0) and game.house(0).on_the_map() == 0


def test_then_doctors_are_put_beside_the_castles() -> None:
    """PE 4.16. In turn order, when all Castles stand; a sick person there is taken, for nothing."""
    game = start(3, order=(1, 0, 0)).after(settle("hask"), settle("zelm"), settle("fennick"))
    assert game.question == "PlacingDoctor" and game.asked == (1,) and offered(game) == {"gollor", "pellin", "quorra", "vessary"}
    assert game.why_not(settle("hask")).rule == "PE 4.16"
    game = game.after(settle("pellin"))
    assert game.house(1).doctor == place("pellin") and game.house(1).regular == 1 and game.sick("pellin") == 0
    assert game.house(1).goods == (1, 1, 2, 2, 2) and game.asked == (0,) and game.after(settle("wendle")).asked == (2,)


def test_a_doctor_may_begin_in_a_ruin_and_gains_nothing() -> None:
    """PE 4.16, R7. Vessary is destroyed with three players."""
    game = start(3).after(settle("hask"), settle("zelm"), settle("fennick"), settle("vessary"))
    assert game.is_ruin("vessary") and game.house(0).doctor == place("vessary") and game.house(0).goods == (1, 1, 2, 2, 2)
    gained = start(3).after(settle("hask"), settle("zelm"), settle("fennick"), settle("gollor"))
    assert gained.house(0).goods == (1, 1, 2, 2, 2)


def test_no_doctor_begins_in_the_capital() -> None:
    """PE 4.16, R7. A road leads there from Hask, by a box of our own."""
    fate = Fate()
    game = Play(GAME.with_components({"roads": {"1": "capital hask"}}).begin(3, "base", fate), fate.facts)
    game = game.after(settle("hask"), settle("zelm"), settle("fennick"))
    assert offered(game) == {"gollor", "pellin", "quorra", "vessary"} and len(game.options()) == 4


def test_doctors_may_begin_together_and_the_first_takes_the_sick_person() -> None:
    """PE 4.16, R8. One is sick in Caldrum, beside Wendle and Fennick, by a box of our own."""
    fate = Fate()
    game = Play(GAME.with_components({"sick-at-start": {"locations": "caldrum"}}).begin(3, "base", fate), fate.facts)
    game = game.after(settle("hask"), settle("wendle"), settle("fennick"), settle("gollor"), settle("caldrum"), settle("caldrum"))
    assert game.house(1).doctor == game.house(2).doctor == place("caldrum") and (game.house(1).regular, game.house(2).regular) == (1, 0)
