"""What weighs most of what happened: marked by the games, and told to each seat for itself."""

from __future__ import annotations

import msgspec
import pytest

import lazaretto
from lazaretto.games.bristol.turn import DrawRemedy
from lazaretto.games.pathologic.cards import NOTHING as NOTHING_THERE, is_ward
from lazaretto.games.pathologic.errands import CLAIMS, TRANSFERS
from lazaretto.games.pathologic.events import EventBegins
from lazaretto.games.pathologic.winning import EvidenceIs
from lazaretto.hosting.heard import Item
from lazaretto.hosting.story import items
from lazaretto.hosting.weighing import A_DEED, A_HEADING, A_TURN, BEFELL, NOTHING, ONE_S_OWN, weight
from lazaretto.kernel import Game, Rolled, Said
from lazaretto.kernel.facts import FACTS

from .company import Company


def told(company: Company, seat: int | None, *, weighed: bool = True) -> list[Item]:
    return [item for item in items(company.room, seat, 0, 0, weighed=weighed) if item.text]


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_every_game_marks_what_turns_it_and_only_what_there_is(game: Game) -> None:
    known = {*game.values, *[kind.__name__ for kind in FACTS]}
    assert game.turning_points and game.turning_points <= known and game.outcomes | game.headings <= known


@pytest.mark.parametrize("game", ["pathologic", "pints", "pest"])
def test_whose_turn_it_is_weighs_less_than_nothing_to_whoever_s_it_is(game: str) -> None:
    heard = told(Company(game, 3, 3).begin().play_on(60), 0)
    assert {item.weight for item in heard if item.text.endswith(" turn.")} == {A_HEADING}


def test_a_chain_weighs_as_much_as_what_it_tells() -> None:
    heard = told(Company("bristol", 6, 6, secret=bytes([3] * 32)).begin().play_on(), None)
    chains = chains_in(heard)
    assert chains and min([item.weight for item in chains]) >= A_DEED
    assert {item.weight for item in chains if "cracks a Whip" in item.text} <= {A_TURN}


def test_who_was_pushed_hears_of_it_first_though_a_chain_tells_it() -> None:
    company = Company("bristol", 6, 6, secret=bytes([2] * 32)).begin().play_on()
    pushes = [item.weight for seat in range(6) for item in chains_in(told(company, seat)) if "pushes you" in item.text]
    assert pushes and min(pushes) >= BEFELL


def chains_in(heard: list[Item]) -> list[Item]:
    return [item for item in heard if isinstance(item.fact, dict) and item.fact["is"] == "chain"]


def test_a_deed_weighs_more_than_a_die_and_ones_own_more_than_anothers() -> None:
    game = lazaretto.game("bristol")
    deed = Said(1, DrawRemedy())
    assert weight(game, Rolled(0), is_own=False) == NOTHING
    assert weight(game, deed, is_own=False) == A_DEED and weight(game, deed, is_own=True, seat=1) == A_DEED + ONE_S_OWN


@pytest.mark.parametrize("game", lazaretto.games(), ids=lambda game: game.name)
def test_what_was_done_to_oneself_weighs_more_than_anything_that_befell_others(game: Game) -> None:
    """A card taken, a push, a bite, a name: all that is told to one as to nobody else, and that one did not do oneself."""
    company = Company(game.name, game.usual_seats, game.usual_seats).begin().play_on(120)
    to_all = {item.text for item in told(company, None)}
    others = [item.weight for item in told(company, None)]
    for seat in range(game.usual_seats):
        heard = [item for item in told(company, seat) if item.weight >= 0]
        mine = [item.weight for item in heard if item.text not in to_all and not is_done_by(item, seat)]
        assert mine and others and min(mine) > max(others)


def test_what_a_house_sets_about_is_told_by_what_comes_of_it() -> None:
    """Pest: what was built, cured and bought goes before "plays Construct" and what it cost; whoever comes to one's door goes before all."""
    company = Company("pest", 3, 3, secret=bytes([2] * 32)).begin().play_on(600)
    heard = told(company, None)
    weights = {words: {item.weight for item in heard if words in item.text} for words in (" plays ", " pays ", " constructs ", " cures ", " buys ")}
    assert list(weights.values()) == [{A_HEADING}, {NOTHING}, {A_TURN}, {A_DEED}, {A_TURN}]
    for seat in range(2):
        doors = [item.weight for item in told(company, seat) if "to your building" in item.text]
        assert doors and min(doors) > BEFELL


def test_whose_ward_another_has_used_hears_of_it_as_of_what_was_done_to_oneself() -> None:
    """Though all are told of it in the same words."""
    company = Company("pathologic", 4, 4).begin().play_on(400)
    used = 0
    for eyes in (None, *range(1, 4)):
        for item in told(company, eyes):
            whose = ward_used(company, item)
            if whose is not None:
                used += 1
                assert (item.weight > BEFELL) == (whose == eyes), item.text
    assert used > 20


def test_whose_ward_has_died_hears_of_it_as_of_what_was_done_to_oneself() -> None:
    company = Company("pathologic", 4, 4).begin().play_on(400)
    deaths = [(eyes, item, who_lost_it(company, item)) for eyes in (None, *range(1, 4)) for item in told(company, eyes)]
    deaths = [(eyes, item.weight > BEFELL, owner) for eyes, item, owner in deaths if owner is not None]
    assert deaths and all(is_mine == (eyes == owner) for eyes, is_mine, owner in deaths)


def who_lost_it(company: Company, item: Item) -> int | None:
    fact = msgspec.json.decode(item.fact) if isinstance(item.fact, msgspec.Raw) else item.fact
    return company.room.course.position.table.answers_for(fact["ward"]) if isinstance(fact, dict) and fact["is"] == "Die" else None


def ward_used(company: Company, item: Item) -> int | None:
    """Whose, if it is another's who said so."""
    fact = msgspec.json.decode(item.fact) if isinstance(item.fact, msgspec.Raw) else item.fact
    move = fact.get("move", {}) if isinstance(fact, dict) and fact["is"] == "Said" else {}
    ward = move.get("piece", move.get("ward", NOTHING_THERE))
    owner = company.room.course.position.table.answers_for(ward) if is_ward(ward) else NOTHING_THERE
    return None if owner in (NOTHING_THERE, fact.get("seat")) else owner


def is_done_by(item: Item, seat: int) -> bool:
    fact = msgspec.json.decode(item.fact) if isinstance(item.fact, msgspec.Raw) else item.fact
    return fact["is"] == "chain" or (fact["is"] == "Said" and fact["seat"] == seat)


def test_what_is_said_to_a_seat_as_to_nobody_else_is_its_own() -> None:
    company = Company("bristol", 4, 4).begin().play_on(6)
    for seat in range(4):
        for mine, all_hear in zip(told(company, seat), told(company, seat, weighed=False), strict=True):
            assert mine.weight >= ONE_S_OWN or not (mine.text or "").startswith("You ")
            assert all_hear.weight == 0


def test_a_mingle_weighs_more_than_all_deeds_of_the_round() -> None:
    heard = told(Company("bristol", 4, 4).begin().play_on(), None)
    mingles = [item.weight for item in heard if "mingles" in item.text]
    deeds = [item.weight for item in heard if "draws a remedy" in item.text or "rerolls" in item.text]
    assert mingles and deeds and min(mingles) >= A_TURN > max(deeds)


def test_a_buddy_s_death_befalls_everybody_and_a_refusal_who_asked() -> None:
    """In Pints all are told of these in the same words."""
    company = Company("pints", 3, 3).begin().play_on(600)
    for seat in range(3):
        heard = told(company, seat)
        assert {item.weight for item in heard if item.text.endswith(" dies.")} <= {A_TURN + BEFELL}
        refused = [item for item in heard if isinstance(item.fact, dict) and item.fact["is"] == "Kept" and item.fact["seat"] != seat]
        assert all([(item.weight == A_DEED + BEFELL) == (item.fact["asker"] == seat) for item in refused])
    assert any([item.text.endswith(" dies.") for item in told(company, None)]) and any([" keeps " in item.text for item in told(company, None)])


def test_in_pathologic_evidence_and_new_events_weigh_more_than_a_counter() -> None:
    game = lazaretto.game("pathologic")
    for fact in (EvidenceIs(1, 2, 7, NOTHING_THERE, 3), EventBegins(3, 0)):
        assert weight(game, fact, is_own=False) == A_TURN
    for deed in (CLAIMS[0], TRANSFERS[0]):
        assert weight(game, Said(1, deed), is_own=False) == A_DEED
