"""PA 6.1 to 6.5. The Plague's turn: it stays hidden, or it infects."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic.cards import STEPPE
from lazaretto.games.pathologic.moves import Creep, Infect
from lazaretto.games.pathologic.whereabouts import where_it_can_be
from lazaretto.kernel import Said

from .place import Play, town

HEALERS = ("bachelor", "haruspex", "changeling")


def showing(
    lair: int = 13, *, where: dict[str, int] | None = None, free: str = "", thread: tuple[int, ...] = (), fearless: dict[str, str] | None = None,
) -> Play:
    """Phase 2 is asked; the Plague stayed in a district where, as a rule, nobody is."""
    events = {5: "coin", 9: "key", 10: "key", 14: "secret"}
    return town(active="plague", phase="showing", lair=lair, where=where or {}, free=free, thread=thread, fearless=fearless or {}, events=events)


def test_hidden_it_harms_nobody_and_blockades_nothing() -> None:
    """PA 6.1."""
    game = showing(where={"maria": 13, "bachelor": 13}, free="maria bachelor").after("plague lies low")
    assert game.free == "bachelor maria" and game.t.blockade == STEPPE and game.asked == "bachelor"


@pytest.mark.parametrize("name", HEALERS)
def test_and_nobody_learns_where_it_is(name: str) -> None:
    """PA 6.1, R83."""
    assert showing(4).after("plague lies low").looks_the_same(showing(13).after("plague lies low"), name)


def test_who_infects_shows_where_it_is() -> None:
    """PA 6.1, R83. It is said aloud, with the district; who was harmed all see."""
    game = showing(where={"maria": 13}, free="maria").after("plague infects 13")
    assert game.told(Said) == [Said(0, Infect(13))] and game.seen_by("changeling").where[3] == -1


def test_then_all_can_work_out_where_it_can_be() -> None:
    """PA 6.1, 6.4. There; after the extra space there or next to it."""
    game = showing(where={"bachelor": 13}, free="bachelor").after("plague infects 13")
    assert where_it_can_be(game.t) == (13,) and where_it_can_be(game.after("plague creeps to 8").t) == (6, 7, 8, 12, 13, 14)


def test_it_announces_one_thing_an_infection_or_a_blockade() -> None:
    """PA 6.1. After either Phase 2 is over."""
    assert showing().after("plague infects 13").asked == "bachelor" and showing().after("plague blockades 13").asked == "bachelor"


def test_in_the_steppe_it_can_do_neither() -> None:
    """PA 6.1, R51."""
    game = showing(STEPPE)
    assert [str(move) for move in game.options("plague")] == ["LieLow()"]
    assert game.why_not("plague infects 4").rule == "PA 6.1" and game.why_not("plague blockades 4").rule == "PA 6.1"


def test_it_infects_only_where_it_is_after_phase_one() -> None:
    """PA 6.2. Not what it has left, nor what is next to it."""
    game = showing(thread=(8, 13))
    assert game.may("plague infects 13") and game.why_not("plague infects 8").rule == "PA 6.2" and game.why_not("plague infects 7").rule == "PA 6.2"


def test_it_may_infect_where_it_stayed_and_where_it_went() -> None:
    """PA 6.2."""
    assert showing(thread=(13, 13)).may("plague infects 13") and showing(thread=(8, 13)).may("plague infects 13")


def test_it_is_enough_to_announce_it_where_nobody_can_be_harmed() -> None:
    """PA 6.2, R70. Without harm there is no extra space."""
    game = showing().after("plague infects 13")
    assert game.asked == "bachelor" and Said(0, Infect(13)) in game.told(Said) and game.thread == (13, 13)
    game = showing(where={"maria": 13}).after("plague infects 13")
    assert game.where("maria") == 13 and game.asked == "bachelor"


def test_healers_go_into_quarantine_free_wards_die_and_quarantined_ones_survive() -> None:
    """PA 6.3, R71. All of them, in that district and in no other."""
    pieces = {"bachelor": 13, "haruspex": 13, "maria": 13, "notkin": 13, "rubin": 13, "vlad": 8}
    game = showing(where=pieces, free="bachelor haruspex maria notkin vlad").after("plague infects 13")
    assert game.crypts == "maria" and game.grave == "notkin" and game.where("rubin") == 13 and game.where("bachelor") == 13
    assert game.free == "vlad"


def test_a_ward_who_was_free_dies_though_a_healer_stands_by() -> None:
    """PA 6.3, R71. What one was when it was announced counts."""
    game = showing(where={"bachelor": 13, "maria": 13}, free="bachelor maria").after("plague infects 13")
    assert game.crypts == "maria" and not game.is_free("bachelor")


@pytest.mark.parametrize("piece, first", [("maria", "bachelor takes curfew"), ("bachelor", "")])
def test_who_has_harmed_somebody_may_move_one_space_further(piece: str, first: str) -> None:
    """PA 6.4. A Ward killed, or a Healer put into Quarantine."""
    game = showing(where={piece: 13}, free=piece).after("plague infects 13", *[first] if first else [])
    assert game.question == "Slipping" and [move.to for move in game.options("plague") if isinstance(move, Creep)] == [13, 6, 7, 8, 12, 14]
    assert game.why_not("plague creeps to 15").rule == "PA 6.4" and game.why_not("plague creeps 8 14").rule == "PA 6.4"


@pytest.mark.parametrize("name", HEALERS)
def test_that_space_is_a_secret_and_so_is_to_stay(name: str) -> None:
    """PA 6.4, R74, R83. That it was asked all know, the answer nobody."""
    game = showing(where={"bachelor": 13}, free="bachelor").after("plague infects 13")
    ways = [game.after(f"plague creeps to {place}") for place in (13, 6, 12)]
    assert [way.lair for way in ways] == [13, 6, 12] and all([way.looks_the_same(ways[0], name) for way in ways])


def test_it_may_lead_into_the_steppe() -> None:
    """PA 6.4, R74."""
    game = showing(7, where={"bachelor": 7}, free="bachelor").after("plague infects 7", "plague creeps to 0")
    assert game.lair == STEPPE


def test_it_is_one_space_however_many_were_harmed() -> None:
    """PA 6.4, R74."""
    game = showing(where={"bachelor": 13, "haruspex": 13, "maria": 13}, free="bachelor haruspex maria").after("plague infects 13", "bachelor takes curfew")
    assert game.question == "Slipping"
    game = game.after("plague creeps to 8")
    assert game.asked == "bachelor" and game.t.active == 1 and game.thread == (13, 13, 8)


def test_nobody_is_harmed_or_blockaded_where_it_goes() -> None:
    """PA 6.4, R74."""
    game = showing(where={"bachelor": 13, "maria": 8}, free="bachelor maria").after("plague infects 13", "plague creeps to 8")
    assert game.where("maria") == 8 and game.is_free("maria") and game.asked == "bachelor" and game.t.blockade == STEPPE


def test_a_healer_who_was_quarantined_already_is_no_harm() -> None:
    """PA 6.4, R72."""
    assert showing(where={"bachelor": 13}).after("plague infects 13").asked == "bachelor"


def test_harm_of_the_turn_before_gives_no_space_any_more() -> None:
    """PA 6.4. Maria dies in 5, the Plague stays; in its next turn it infects 5 again, where nobody is left to be harmed."""
    game = town(active="plague", phase="showing", lair=5, where={"maria": 5}, free="maria").after("plague infects 5").until("Slipping")
    game = game.after("plague creeps 5").until("Creeping").after("plague creeps 5", "plague infects 5")
    assert game.crypts == "maria" and (game.asked, game.question) == ("plague", "Laying")


def test_nor_is_a_death_that_was_prevented() -> None:
    """PA 6.4, R73. Maria has no fear."""
    game = showing(where={"maria": 13}, free="maria", fearless={"changeling": "maria"}).after("plague infects 13")
    assert game.asked == "bachelor" and game.where("maria") == 13 and game.is_free("maria") and game.crypts == ""


def test_the_plague_harms_nobody_in_passing() -> None:
    """PA 6.5, R85. It walks through Maria's district and into Vlad's."""
    game = town(active="plague", lair=8, where={"maria": 13, "vlad": 7}, free="maria vlad", events={12: "secret"})
    game = game.after("plague creeps 13 7", "plague lies low")
    assert game.free == "maria vlad"


def test_nor_who_walks_into_its_district() -> None:
    """PA 6.5, R85. In a Healer's turn it does nothing, and is not asked."""
    game = town(lair=13, where={"maria": 8}, free="maria").after("bachelor walks maria to 13")
    assert game.where("maria") == 13 and game.asked == "bachelor" and game.after("bachelor stops").is_free("maria")


def test_but_a_strain_may_harm_in_any_turn() -> None:
    """PA 6.5, R85."""
    game = town(lair=1, where={"maria": 8}, free="maria", laid={13: "ulcer"}).after("bachelor walks maria to 13")
    assert game.crypts == "maria"
