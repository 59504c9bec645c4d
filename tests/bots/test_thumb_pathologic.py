"""The rules of thumb for Pathologic: situations with the sensible answer, and what they come to over many games."""

from __future__ import annotations

from typing import Any

import pytest

from lazaretto.bots.random import Random
from lazaretto.bots.thumb.pathologic import Thumb
from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.cards import PLAGUE
from lazaretto.games.pathologic.chronicle import AT, DIED_SPARED, REVIVED, WARD
from lazaretto.games.pathologic.moves import ENOUGH, PASS, Blockade, Creep, CreepThrough, Doom, Lay
from lazaretto.games.pathologic.prescribing import Prescribe
from lazaretto.games.pathologic.walking import Walk
from lazaretto.kernel import Move, Position, RandomDealer, Seat, View
from lazaretto.lab.playing import deal, play
from lazaretto.lab.simulate import seed_of

from ..games.pathologic.day import piece_of, seat_of
from ..games.pathologic.place import Play, opening, town


def answer(game: Play, name: str, seed: int = 0) -> Move:
    seat = seat_of(game.t, name)
    return Thumb(seat, seed).choose(game.position.seen_by(seat), game.position.options(seat))


def says(game: Play, sentence: str) -> bool:
    """Whether the thumb does what the sentence says."""
    return answer(game, sentence.split()[0]) == game.spoken(sentence)[1]


def seen_at(place: int, **told: Any) -> Play:
    """All have just learnt that the Plague is there."""
    game = town(lair=place, **told)
    game.t.chronicle = (*game.t.chronicle, (AT, place, 0))
    return game


# setting up


def test_the_hit_list_has_every_resource_once() -> None:
    game = opening()
    for seed in range(6):
        doom = answer(game, "plague", seed)
        assert isinstance(doom, Doom) and {game.t.rules.resources[ward] for ward in doom.wards} == {0, 1, 2}


def test_every_healer_has_a_first_card_to_use() -> None:
    assert [says(opening(), sentence) for sentence in ("bachelor takes mandate", "haruspex takes ticking-away", "changeling takes false-witness")] == [True] * 3


# Healers: points


def test_what_can_be_resolved_by_an_own_ward_is() -> None:
    assert says(town(where={"maria": 5}, free="maria", events={5: "coin"}), "bachelor resolves maria")


def test_an_own_ward_comes_before_anothers() -> None:
    told = {"where": {"maria": 5, "capella": 5}, "free": "maria capella", "events": {5: "coin"}}
    assert says(town(**told), "bachelor resolves maria") and says(town(**told, active="haruspex"), "haruspex resolves capella")


def test_a_ward_that_lacks_a_counter_is_handed_one() -> None:
    game = town(where={"vlad": 5}, free="vlad", events={5: "coin"}, sheets={"bachelor": "coin"})
    assert says(game, "bachelor hands vlad") and says(game.after("bachelor hands vlad"), "bachelor resolves vlad")


def test_a_healer_on_the_spot_has_a_counter_fetched_by_a_ward() -> None:
    game = town(where={"bachelor": 5}, free="bachelor", events={5: "coin"})
    assert says(game, "bachelor asks saburov") or says(game, "bachelor asks maria") or says(game, "bachelor asks capella")


def test_the_ward_of_the_right_resource_leaves_quarantine_where_the_event_is() -> None:
    assert says(seen_at(7, where={"andrey": 10, "capella": 5}, events={10: "key"}), "bachelor frees andrey")


def test_a_ward_walks_to_the_event_it_can_resolve() -> None:
    game = seen_at(7, where={"andrey": 15}, free="andrey", events={10: "key"})
    assert says(game, "bachelor walks andrey 10") and says(game.after("bachelor walks andrey 10"), "bachelor stops")


def test_nobody_walks_into_a_strain_that_can_be_gone_round() -> None:
    game = seen_at(7, where={"andrey": 12}, free="andrey", events={10: "key"}, laid={11: "ulcer"})
    assert says(game, "bachelor walks andrey 15") and says(game.after("bachelor walks andrey 15"), "bachelor goes 10")


def test_no_own_ward_leaves_quarantine_beside_the_plague() -> None:
    assert not says(seen_at(9, where={"andrey": 10}, events={10: "key"}), "bachelor frees andrey")


def test_the_last_of_the_hit_list_stays_in_quarantine_where_the_plague_may_come() -> None:
    """It would win in the next turn; but if the Plague, which may be anywhere, is near, the game is over before."""
    told: dict[str, Any] = {"active": "changeling", "where": {"saburov": 10}, "events": {10: "coin"}, "evidence": {"changeling": 6}}
    assert not says(town(**told, dead="maria capella rubin aspity"), "changeling frees saburov")
    assert says(seen_at(7, **told, dead="maria capella rubin aspity"), "changeling frees saburov")
    assert says(town(**told, dead="maria rubin aspity"), "changeling frees saburov")


def test_so_does_one_who_may_be_the_last_of_it() -> None:
    """One of the Changeling's three is, and nobody can tell which."""
    told: dict[str, Any] = {"active": "changeling", "where": {"saburov": 10}, "events": {10: "coin"}, "evidence": {"changeling": 6}}
    assert not says(town(**told, dead="maria capella"), "changeling frees saburov")
    assert says(seen_at(7, **told, dead="maria capella"), "changeling frees saburov")


def test_who_came_back_from_the_mass_grave_is_not_taken_for_the_last_of_the_hit_list() -> None:
    """PA 7.1, 16.5. All know that Vlad is not on it: it is Andrey who must not die, as Isolde did not see in a stranger's game."""
    told: dict[str, Any] = {"active": "changeling", "where": {"vlad": 13, "andrey": 13}, "free": "vlad andrey", "acted": "vlad andrey"}
    game = seen_at(7, **told, dead="capella saburov", hands={"changeling": "have-no-fear"})
    vlad = piece_of("vlad")
    game.t.fates = (*game.t.fates, DIED_SPARED * WARD + vlad, REVIVED * WARD + vlad)
    assert says(game, "changeling plays have-no-fear andrey")


def test_one_point_more_is_played_for_where_it_saves_a_ward_and_resolves_an_event() -> None:
    """PA 17.8. Saburov needs a counter handed over, and Capella must be led away; without it one of the two would wait."""
    told: dict[str, Any] = {"active": "haruspex", "where": {"saburov": 6, "capella": 15}, "free": "saburov capella", "events": {6: "coin"}, "dead": "maria"}
    told |= {"sheets": {"haruspex": "coin coin secret key"}}
    assert says(seen_at(12, **told, hands={"haruspex": "ticking-away"}), "haruspex plays ticking-away")


def test_a_ward_beside_the_plague_walks_away() -> None:
    game = seen_at(9, where={"andrey": 10}, free="andrey", sheets={"bachelor": "coin coin coin secret secret secret key key key"}, evidence={"bachelor": 6})
    move = answer(game, "bachelor")
    assert isinstance(move, Walk) and game.t.rules.resources[move.piece] == 2


def test_nobody_walks_to_an_event_that_a_rival_stands_ready_to_resolve() -> None:
    """PA 14.1. The Bachelor's turn comes first, and Maria is in his Pact; as Maud sent Notkin to her in a game by hand."""
    told: dict[str, Any] = {"active": "haruspex", "where": {"bachelor": 15, "maria": 15, "notkin": 12, "haruspex": 8}, "events": {15: "coin", 2: "coin"}}
    told |= {"lair": 3, "sheets": {"bachelor": "coin", "haruspex": "coin secret"}}
    assert says(town(**told, free="notkin"), "haruspex walks notkin 15")
    assert not says(town(**told, free="maria notkin", pacts={"bachelor": "maria"}), "haruspex walks notkin 15")


def test_points_are_not_left_over_while_a_counter_is_wanting() -> None:
    assert not says(town(events={5: "coin"}, points=1), "bachelor ends")


def test_a_besieged_ward_is_freed_and_led_away_by_the_next() -> None:
    told: dict[str, Any] = {"dead": "capella saburov", "where": {"maria": 10, "vlad": 1, "andrey": 2}, "blockade": 10, "lair": 10}
    assert says(town(**told), "bachelor frees maria")
    game = town(**told, active="haruspex", free="maria")
    move = answer(game, "haruspex")
    assert isinstance(move, Walk) and game.t.where[move.piece] == 10


# Healers: Pacts and rivals


def test_the_pact_keeps_a_ready_ward_from_the_others() -> None:
    assert says(seen_at(7, where={"andrey": 10}, free="andrey", events={10: "key"}, acted="andrey", points=0), "bachelor pledges andrey")


def test_a_rivals_ward_that_would_win_is_pledged() -> None:
    game = seen_at(7, where={"notkin": 10}, free="notkin", events={10: "secret"}, acted="notkin", points=0, evidence={"haruspex": 6})
    assert says(game, "bachelor pledges notkin")


def test_an_event_that_would_win_for_a_rival_is_taken_away() -> None:
    game = town(where={"notkin": 10}, free="notkin", events={10: "secret"}, evidence={"haruspex": 6})
    assert says(game, "bachelor resolves notkin")


def test_quarantine_order_stops_a_rival_who_would_win() -> None:
    told = {"phase": "setup", "active": "haruspex", "where": {"notkin": 10}, "free": "notkin", "events": {10: "secret"}, "pacts": {"haruspex": "notkin"}}
    game = town(**told, hands={"bachelor": "quarantine-order", "haruspex": "steppe-paths"}, evidence={"haruspex": 6}).after("haruspex passes")
    assert says(game, "bachelor plays quarantine-order notkin")
    game = town(**told, hands={"bachelor": "quarantine-order", "haruspex": "steppe-paths"}, evidence={"haruspex": 3}).after("haruspex passes")
    assert answer(game, "bachelor") == PASS


# Healers: cards


def test_ticking_away_when_three_points_finish_an_event() -> None:
    game = town(active="haruspex", where={"sticky": 5}, free="sticky", events={5: "coin"}, hands={"haruspex": "ticking-away"}, evidence={"haruspex": 6})
    assert says(game, "haruspex plays ticking-away")


def test_false_witness_makes_an_own_ward_fit() -> None:
    game = town(active="changeling", where={"rubin": 5}, free="rubin", events={5: "coin"}, hands={"changeling": "false-witness"}, points=1)
    assert says(game, "changeling plays false-witness 5 secret")


def test_evacuation_brings_an_own_ward_to_an_event() -> None:
    game = town(where={"maria": 4}, free="maria", events={12: "coin"}, hands={"bachelor": "evacuation"}, evidence={"bachelor": 6})
    assert says(game, "bachelor plays evacuation maria 12")


def test_twin_frees_an_own_ward_from_anothers_pact() -> None:
    game = town(active="changeling", where={"rubin": 5}, free="rubin", events={5: "secret"}, pacts={"bachelor": "rubin"}, hands={"changeling": "twin"})
    assert says(game, "changeling plays twin")


def test_quarantine_order_and_paralysis_protect_what_the_plague_can_reach() -> None:
    told: dict[str, Any] = {"where": {"maria": 10}, "free": "maria", "acted": "maria bachelor", "points": 0, "evidence": {"bachelor": 6}}
    assert says(seen_at(9, **told, hands={"bachelor": "quarantine-order"}), "bachelor plays quarantine-order maria")
    assert says(seen_at(9, **told, hands={"bachelor": "paralysis"}), "bachelor plays paralysis")
    assert not isinstance(answer(seen_at(6, **told, hands={"bachelor": "paralysis"}), "bachelor"), Prescribe)


def test_have_no_fear_for_the_ward_that_would_be_the_third() -> None:
    told: dict[str, Any] = {"active": "changeling", "dead": "maria capella", "where": {"saburov": 5, "rubin": 1, "aspity": 2}, "blockade": 5}
    assert says(town(**told, lair=5, hands={"changeling": "have-no-fear"}), "changeling plays have-no-fear saburov")


def test_reactions_that_only_help_are_always_played() -> None:
    game = town(free="maria", where={"maria": 5}, events={}, hands={"haruspex": "tithe"}).after("bachelor claims coin")
    assert says(game, "haruspex reacts tithe")
    hands = {"bachelor": "post-mortem", "haruspex": "haruspicy"}
    game = town(active="plague", phase="showing", lair=5, where={"vlad": 5}, free="vlad", hands=hands).after("plague infects 5")
    assert says(game, "bachelor reacts post-mortem") and says(game.after("bachelor passes"), "haruspex reacts haruspicy")


@pytest.mark.parametrize("strain, sensible", [("ulcer", "reacts no"), ("migration", "passes")])
def test_no_is_for_strains_that_kill(strain: str, sensible: str) -> None:
    game = town(active="changeling", where={"rubin": 5}, free="rubin", events={5: "secret"}, laid={5: strain}, hands={"changeling": "no"})
    assert says(game.after("changeling resolves rubin"), f"changeling {sensible}")


# the Plague


def test_it_does_not_pass_by_the_last_name_but_one_for_two_others() -> None:
    """PA 15.3. As it did in a stranger's game, from 15 by 9 to 14, where it killed two who were not on its list, of Healers with six pieces of Evidence."""
    told: dict[str, Any] = {"where": {"sticky": 9, "capella": 14, "aspity": 14}, "free": "sticky capella aspity", "doomed": "maria sticky rubin"}
    game = town(active="plague", dead="rubin", lair=15, thread=(15,), events={12: "secret"}, evidence={"haruspex": 6, "changeling": 6}, **told)
    move = answer(game, "plague")
    assert isinstance(move, (Creep, CreepThrough)) and move.to == 9


def test_a_target_in_reach_is_struck() -> None:
    game = town(active="plague", lair=9, where={"maria": 10}, free="maria")
    assert answer(game, "plague") == Creep(10)
    assert says(game.after("plague creeps 10"), "plague infects 10")


def test_it_does_not_show_itself_for_little() -> None:
    game = town(active="plague", phase="showing", lair=14, where={"vlad": 14}, free="vlad", evidence={"bachelor": 1})
    assert says(game, "plague lies low")


def test_who_is_about_to_win_is_stopped() -> None:
    game = town(active="plague", lair=9, where={"vlad": 10}, free="vlad", events={10: "secret"}, evidence={"bachelor": 6})
    assert answer(game, "plague") == Creep(10)
    assert says(game.after("plague creeps 10"), "plague infects 10")


def test_a_quarantined_target_is_besieged_and_killed() -> None:
    game = town(seats=2, active="plague", phase="showing", lair=9, where={"saburov": 9})
    assert answer(game, "plague") == Blockade(9)
    game = town(seats=2, active="plague", phase="showing", lair=9, where={"saburov": 9}, blockade=9)
    assert says(game, "plague ceases")


def test_a_strain_is_laid_where_it_gives_nothing_away() -> None:
    """All know that the Plague was in 10; that it slipped away to 9 they do not."""
    game = town(active="plague", lair=10, where={"maria": 10}, free="maria", strains="fever").after("plague creeps 10", "plague infects 10").until("Slipping")
    game = game.after("plague creeps 9")
    assert not says(game, "plague lays fever 9")


def test_the_last_target_is_killed_whatever_it_costs() -> None:
    game = town(active="plague", dead="maria capella", lair=9, where={"saburov": 10, "vlad": 15, "andrey": 15}, free="saburov vlad andrey")
    assert answer(game, "plague") == Creep(10)


def test_a_bad_strain_is_laid_on_an_event_and_nothing_where_nobody_comes() -> None:
    game = town(active="plague", phase="laying", lair=10, events={10: "key"}, strains="ulcer migration migration rumour")
    move = answer(game, "plague")
    assert isinstance(move, Lay) and says(game, "plague lays ulcer 10")
    assert answer(town(active="plague", phase="laying", lair=14, strains="migration"), "plague") == ENOUGH


def test_lethargy_wakes_one_of_the_mass_grave() -> None:
    game = town(dead="maria notkin", where={"vlad": 5}, free="vlad", events={5: "secret"}).after("bachelor resolves vlad")
    assert says(game, "plague picks notkin")


def test_panic_drives_towards_the_plague() -> None:
    game = town(where={"vlad": 11}, free="vlad", events={11: "secret"}, laid={11: "panic"}, lair=12, discard="no no")
    assert says(game.after("bachelor resolves vlad"), "plague goes 12")


# whole games


class Watched:
    """Hands on what a thumb is asked and answers, and looks at all of it."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.bot, self.seat, self.moves = Thumb(seat, seed), seat, list[Move]()

    def choose(self, view: View, options: tuple[Move, ...]) -> Move:
        assert type(view) is View and view.seat == self.seat
        move = self.bot.choose(view, options)
        assert any([move is option for option in options])
        self.moves.append(move)
        return move


def whole_game(seats: int, seed: int, lineup: str = "thumbs") -> tuple[Position, list[Any]]:
    """All thumbs, or one of the sides at random."""
    position, dealer = deal(GAME, seats, "base", seed, aloud=False)
    is_thumb = [lineup != "random plague", *[lineup != "random healers"] * (seats - 1)]
    players: list[Any] = [Watched(seat, seed_of(seed, seat)) if is_thumb[seat] else Random(seed_of(seed, seat)) for seat in range(seats)]
    play(position, players, dealer)
    return position, players


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_plays_to_the_end_at_every_table(seats: int) -> None:
    assert whole_game(seats, 7 * seats)[0].outcome is not None


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_answers_whatever_the_others_did(seats: int) -> None:
    """Random play comes to places where no thumb would; it is asked there, and random goes on."""
    chance = RandomDealer(3)
    position, dealer = deal(GAME, seats, "base", 5, aloud=False)
    bots = [Thumb(seat, 0) for seat in range(seats)]
    while position.outcome is None:
        seat = position.asked[0]
        options = position.options(seat)
        assert bots[seat].choose(position.seen_by(seat), options) in options
        position.play(seat, options[chance.pick(len(options))], dealer)


def test_the_same_seed_plays_the_same_game() -> None:
    (one, players), (other, same) = whole_game(4, 11), whole_game(4, 11)
    assert [player.moves for player in players] == [player.moves for player in same] and one == other


def test_it_answers_alike_in_every_world_that_looks_alike() -> None:
    """It sees the view and nothing behind it: in another world that looks the same, one who has just sat down does the same."""
    position, dealer = deal(GAME, 4, "base", 23, aloud=False)
    bots, chance = [Thumb(seat, seat) for seat in range(4)], RandomDealer(5)
    while position.outcome is None:
        seat = position.asked[0]
        view, options = position.seen_by(seat), position.options(seat)
        move = bots[seat].choose(view, options)
        assert Thumb(seat, seat).choose(GAME.imagine(view, chance).seen_by(seat), options) == move
        position.play(seat, move, dealer)


@pytest.mark.parametrize("seats", GAME.seats)
def test_thumbs_beat_random_on_either_side(seats: int) -> None:
    for seed in range(3):
        assert whole_game(seats, seed, "random healers")[0].outcome.winners == (PLAGUE,)
        assert whole_game(seats, seed, "random plague")[0].outcome.winners != (PLAGUE,)


def test_games_of_thumbs_are_lively_and_nobody_is_hopeless() -> None:
    games = [whole_game(4, seed)[0] for seed in range(30)]
    winners = {game.outcome.winners for game in games}
    assert len(winners) == 4
    assert 6 <= sum([game.table.round for game in games]) / len(games) <= 14



def test_no_is_not_said_to_what_saves_the_own_ward() -> None:
    """PA 17.3, 17.13. Two lie in the crypts, and the Plague is next door; far from it the same Order is only a hindrance."""
    told: dict[str, Any] = {"where": {"rubin": 5}, "free": "rubin", "dead": "maria capella", "hands": {"bachelor": "quarantine-order", "changeling": "no"}}
    near, far = [seen_at(lair, **told).after("bachelor plays quarantine-order rubin") for lair in (4, 8)]
    assert says(near, "changeling passes")
    assert says(far, "changeling reacts no")
