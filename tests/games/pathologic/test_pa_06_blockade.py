"""PA 6.6 to 6.10. The Plague's turn: a Blockade is started, kept on, ceased or interrupted."""

from __future__ import annotations

import pytest

from lazaretto.games.pathologic.cards import STEPPE
from lazaretto.games.pathologic.moves import Blockade, Cease
from lazaretto.kernel import Said

from .place import Play, town

FOUR_EVENTS = {5: "coin", 9: "key", 10: "key", 14: "secret"}
HEALERS_END = ("bachelor ends", "haruspex ends", "changeling ends")


def showing(lair: int = 13, *, where: dict[str, int] | None = None, free: str = "", blockade: int = STEPPE, thread: tuple[int, ...] = ()) -> Play:
    return town(active="plague", phase="showing", lair=lair, where=where or {}, free=free, blockade=blockade, thread=thread, events=FOUR_EVENTS)


def blockaded(*, where: dict[str, int] | None = None, free: str = "") -> Play:
    """A Blockade of 13 is on from a turn before; the Plague's turn begins."""
    return town(active="plague", lair=13, blockade=13, where=where or {}, free=free, events=FOUR_EVENTS)


def test_the_token_is_put_where_the_plague_is_for_all_to_see() -> None:
    """PA 6.6, R83."""
    game = showing().after("plague blockades 13")
    assert game.seen_by("haruspex").blockade == 13 and game.told(Said) == [Said(0, Blockade(13))]


def test_not_if_it_has_moved_this_turn() -> None:
    """PA 6.6."""
    game = showing(thread=(8, 13))
    assert game.why_not("plague blockades 13").rule == "PA 6.6" and game.may("plague infects 13")
    assert game.why_not("plague blockades 8").rule == "PA 6.6" and game.why_not("plague infects 8").rule == "PA 6.2"


def test_nor_if_it_went_out_and_came_back() -> None:
    """PA 6.6, R76. By Riding the Rats."""
    game = town(active="plague", lair=13, events={12: "secret"}).after("plague creeps 8 13")
    assert game.lair == 13 and game.why_not("plague blockades 13").rule == "PA 6.6"


def test_nor_while_the_token_lies_on_the_map() -> None:
    """PA 6.6, R76."""
    assert showing(blockade=13).why_not("plague blockades 13").rule == "PA 6.6"


def test_a_paralysed_plague_has_not_moved() -> None:
    """PA 6.6, R82."""
    game = town(active="plague", lair=13, paralysed=True)
    assert game.question == "Showing" and game.may("plague blockades 13")
    assert town(active="plague", lair=13, blockade=13, paralysed=True).may("plague ceases")


def test_what_happens_is_the_same_as_by_an_infection() -> None:
    """PA 6.6. Healers into Quarantine, free Wards dead, the others survive; and the extra space."""
    game = showing(where={"bachelor": 13, "maria": 13, "rubin": 13}, free="bachelor maria").after("plague blockades 13")
    assert game.crypts == "maria" and game.where("rubin") == 13 and not game.is_free("bachelor")
    assert game.after("bachelor takes curfew").question == "Slipping"


def test_where_nobody_is_harmed_there_is_no_extra_space() -> None:
    """PA 6.6, R70."""
    assert showing(where={"maria": 13}).after("plague blockades 13").asked == "bachelor"


def test_who_then_takes_the_extra_space_has_interrupted_it() -> None:
    """PA 6.6, R75. The token comes back; to stay keeps it on."""
    game = showing(where={"bachelor": 13}, free="bachelor").after("plague blockades 13")
    assert game.after("plague creeps to 8").t.blockade == STEPPE and game.after("plague creeps to 13").t.blockade == 13


def test_it_cannot_be_ceased_in_the_turn_it_was_started() -> None:
    """PA 6.7, R76. The next turn at the earliest."""
    game = showing(where={"maria": 13}).after("plague blockades 13")
    assert game.asked == "bachelor" and game.where("maria") == 13
    game = game.after(*HEALERS_END, "plague creeps to 13")
    assert game.may("plague ceases")


def test_without_a_blockade_there_is_nothing_to_cease_or_break_off() -> None:
    """PA 6.7."""
    game = showing()
    assert game.why_not("plague ceases").rule == "PA 6.7" and game.why_not("plague breaks off").rule == "PA 6.7"


def test_it_may_be_kept_on_as_long_as_it_likes_and_harms_nobody() -> None:
    """PA 6.7, R78. Two rounds over free Maria, who walked in."""
    game = blockaded(where={"maria": 13}, free="maria")
    for _ in range(2):
        game = game.after("plague creeps to 13", "plague lies low", *HEALERS_END)
    assert game.t.blockade == 13 and game.is_free("maria") and game.question == "Creeping"


def test_it_may_be_broken_off_by_saying_so() -> None:
    """PA 6.7, 6.9, R77. Then nobody is harmed, nothing more is announced, and the token comes back."""
    game = blockaded(where={"maria": 13, "bachelor": 13}, free="maria bachelor").after("plague creeps to 13", "plague breaks off")
    assert game.t.blockade == STEPPE and game.free == "bachelor maria" and game.question == "ActionPhase"


def test_the_district_may_be_infected_which_leaves_the_blockade_on() -> None:
    """PA 6.7, R77. The quarantined survive."""
    game = blockaded(where={"maria": 13, "rubin": 13}, free="maria").after("plague creeps to 13", "plague infects 13", "bachelor takes curfew")
    assert game.crypts == "maria" and game.where("rubin") == 13 and game.t.blockade == 13 and game.question == "Slipping"
    assert game.after("plague creeps to 13").t.blockade == 13


def test_unless_it_leaves_by_the_extra_space() -> None:
    """PA 6.7, 6.9, R77."""
    game = blockaded(where={"bachelor": 13}, free="bachelor").after("plague creeps to 13", "plague infects 13", "plague creeps to 8")
    assert game.t.blockade == STEPPE


def test_when_it_is_ceased_all_wards_there_are_killed() -> None:
    """PA 6.8. Quarantined or not; Healers go into Quarantine; elsewhere nobody is touched."""
    game = blockaded(where={"maria": 13, "rubin": 13, "bachelor": 13, "vlad": 8}, free="maria bachelor vlad")
    game = game.after("plague creeps to 13", "plague ceases")
    assert game.crypts == "maria" and game.grave == "rubin" and not game.is_free("bachelor") and game.is_free("vlad")
    assert game.told(Said)[-1] == Said(0, Cease())


def test_the_extra_space_is_gained_and_the_token_comes_back() -> None:
    """PA 6.8."""
    game = blockaded(where={"maria": 13}).after("plague creeps to 13", "plague ceases", "bachelor takes curfew")
    assert game.question == "Slipping" and game.t.blockade == STEPPE
    assert game.after("plague creeps to 8").lair == 8


def test_ceased_over_nobody_it_gains_nothing() -> None:
    """PA 6.8."""
    game = blockaded(where={"bachelor": 13}).after("plague creeps to 13", "plague ceases")
    assert game.asked == "bachelor" and game.t.blockade == STEPPE


def test_nothing_else_kills_a_quarantined_ward() -> None:
    """PA 6.8. Neither an Infection nor the start of a Blockade, nor an Ulcer."""
    for sentence in ("plague infects 13", "plague blockades 13"):
        assert showing(where={"maria": 13}).after(sentence).where("maria") == 13
    assert town(where={"maria": 13}, laid={13: "ulcer"}).after("bachelor frees maria").where("maria") == 13


def test_who_cannot_die_survives_it() -> None:
    """PA 6.8, R81."""
    game = town(active="plague", phase="showing", lair=13, blockade=13, where={"maria": 13, "rubin": 13}, fearless={"changeling": "maria"})
    game = game.after("plague ceases")
    assert game.where("maria") == 13 and game.grave == "rubin"


def test_a_blockade_is_interrupted_when_the_plague_leaves() -> None:
    """PA 6.9. Nobody is harmed; all see the token go, and not where the Plague went."""
    game = blockaded(where={"maria": 13}, free="maria")
    ways = [game.after(f"plague creeps to {place}") for place in (8, 12)]
    assert [way.t.blockade for way in ways] == [STEPPE, STEPPE] and ways[0].is_free("maria") and ways[0].looks_the_same(ways[1], "bachelor")
    assert not ways[0].looks_the_same(game.after("plague creeps to 13"), "bachelor")


def test_also_when_it_went_out_and_came_back() -> None:
    """PA 6.9, R75. By Riding the Rats."""
    game = town(active="plague", lair=13, blockade=13, events={12: "secret"}).after("plague creeps 8 13")
    assert game.lair == 13 and game.t.blockade == STEPPE


@pytest.mark.parametrize("to, left", [(13, 13), (8, STEPPE)])
def test_also_when_it_leaves_by_migration(to: int, left: int) -> None:
    """PA 6.9, R79. The token comes back at once."""
    game = town(lair=13, blockade=13, where={"maria": 5}, free="maria", laid={4: "migration"}).after("bachelor walks maria to 4", f"plague creeps to {to}")
    assert game.t.blockade == left and game.question == "Walking"


def test_the_token_may_be_used_again_from_the_next_turn_on() -> None:
    """PA 6.10, R80. One announcement a turn."""
    for sentence in ("plague breaks off", "plague ceases"):
        game = showing(where={"bachelor": 13}, blockade=13).after(sentence)
        assert game.asked == "bachelor" and game.t.blockade == STEPPE
        game = game.after(*HEALERS_END, "plague creeps to 13")
        assert game.may("plague blockades 13")


def test_nor_is_it_used_where_the_plague_has_just_come_to() -> None:
    """PA 6.10, R80. It left its Blockade in this turn."""
    game = blockaded().after("plague creeps to 8")
    assert game.t.blockade == STEPPE and game.why_not("plague blockades 8").rule == "PA 6.6"


def test_a_blockade_stops_nobody_from_entering_leaving_or_acting() -> None:
    """PA 6.10, R48."""
    game = town(lair=13, blockade=13, where={"maria": 8, "rubin": 13, "vlad": 13, "andrey": 13}, free="maria rubin", points=3)
    assert game.after("bachelor walks maria to 13").where("maria") == 13
    assert game.after("bachelor walks rubin to 8").where("rubin") == 8
    assert game.after("bachelor frees vlad").is_free("vlad") and game.after("bachelor asks andrey").sheet("bachelor") == "key"
