"""What a report says of a finished game."""

from __future__ import annotations

from lazaretto.games.pest import GAME
from lazaretto.games.pest.afterwards import counted
from lazaretto.games.pest.board import Board
from lazaretto.games.pest.scoring import lines
from lazaretto.games.pest.years import YearOver
from lazaretto.kernel import RandomDealer
from lazaretto.tongues.voice import voice

from .land import empire


def test_the_renown_of_the_first_is_told_by_its_sources() -> None:
    """PE 21.1, 31.15. The lines add up to the total."""
    for seats, variant in [*[(seats, "base") for seats in GAME.seats], (2, "versus")]:
        dealer = RandomDealer(seats)
        position = GAME.begin(seats, variant, dealer)
        while position.outcome is None:
            seat = position.asked[0]
            options = position.options(seat)
            position = position.after(seat, options[dealer.pick(len(options))], dealer)
        figures = counted(position.table)
        found = [number for name, number in figures.items() if name.startswith("the first's Renown by ")]
        assert len(found) == len(lines(position.table)) and sum(found) == max(position.table.totals) == figures["most Renown"]


def test_the_ending_says_what_the_first_was_ahead_in_and_what_its_renown_came_from() -> None:
    """PE 21.1, 21.7. Tokens against Technologies and Influence."""
    game = empire(seats=2, at="count", year=5, houses={0: {"renown": 30, "healthy": 3}, 1: {"renown": 10, "influence": 8}})
    told = GAME.epilogue(game.position, ("Ann", "Ben"))
    assert told.startswith("The House with the most Renown wins. Ann was ") and ", by Renown tokens +20 and Healthy track +" in told
    assert " Ann's Renown came mostly from Renown tokens +30 and " in told and " Ben was ahead in Influence +6. Place 1: Ann " in told
    alone = empire(seats=1, at="count", year=5, houses={0: {"renown": 30}})
    assert GAME.epilogue(alone.position, ("Ann",)).endswith(" Ann's Renown came mostly from Renown tokens +30.")


def test_the_ending_gives_all_places_and_what_decided_between_equals() -> None:
    """PE 21.7. Ann wins; Ben and Cleo have equal Renown, and Ben more Influence."""
    game = empire(at="count", year=5, houses={0: {"renown": 40}, 1: {"renown": 20, "influence": 3}, 2: {"renown": 22, "influence": 1}})
    names, totals = ("Ann", "Ben", "Cleo"), game.t.totals
    assert totals[1] == totals[2], totals
    told = GAME.epilogue(game.position, names)
    assert f" Place 1: Ann {totals[0]}. Place 2: Ben {totals[1]}. Place 3: Cleo {totals[1]}." in told
    assert told.endswith(" Ben goes before Cleo at equal Renown, by more Influence, 3 to 1.")
    page = GAME.page(game.position.seen_by(2), (), names)
    assert page.detail == f"The game is over: 1. Ann {totals[0]}, 2. Ben {totals[1]} and 3. you {totals[1]}."
    assert isinstance(page.board, Board) and [house.place for house in page.board.houses] == [1, 2, 3]


def test_equals_share_a_place() -> None:
    """PE 21.7, R242."""
    game = empire(at="count", year=5, houses={0: {"renown": 20}, 1: {"renown": 40}, 2: {"renown": 20}})
    told = GAME.epilogue(game.position, ("Ann", "Ben", "Cleo"))
    assert told.endswith(" Place 1: Ben 40. Place 2: Ann 20 and Cleo 20.")
    shared = empire(at="count", year=5, houses={seat: {"renown": 20} for seat in range(3)})
    assert GAME.epilogue(shared.position, ("Ann", "Ben", "Cleo")).endswith(" Place 1: Ann 20, Ben 20 and Cleo 20.")


def test_who_has_not_won_hears_in_which_year_most_ground_was_lost_and_which_was_the_best() -> None:
    """PE 5.3, 21.1. What moved the score most, whatever was told last."""
    kept = [{"renown": 5}, {"renown": 5}], [{"renown": 9}, {"renown": 14, "influence": 8}], [{"renown": 26}, {"renown": 18, "influence": 8}]
    years = [empire(seats=2, at="turn", year=year, houses=dict(enumerate(houses))).position for year, houses in enumerate(kept[:2], start=4)]
    end = empire(seats=2, at="count", year=5, houses=dict(enumerate(kept[2]))).position
    names, told = ("Ann", "Ben"), [()] * 3
    assert end.outcome is not None and end.outcome.winners == (0,)
    lost = "You lost most ground in Year 6: Ann gained 17 Renown and you 4, by Renown tokens +13."
    found = GAME.fates([*years, end], names, told)
    assert found.keys() == {1} and found[1].startswith(f"{lost} Your best was Year 5: ") and "mostly from Renown tokens +9 and Influence +" in found[1]
    german = voice(GAME, "de").fates([*years, end], names, told)[1]
    assert german.startswith("Am meisten verloren hast du in Jahr 6: Ann gewann 17 Ansehen und du 4, durch Ansehensplättchen +13. Am besten war für ")


def test_how_it_came_about_is_told_by_the_standing_after_each_era_and_by_what_the_last_one_brought() -> None:
    """PE 1.2, 21.7. What was told last is the end of a Year, which has decided little."""
    kept = [{"renown": 5}, {"renown": 7}], [{"renown": 9}, {"renown": 14}], [{"renown": 26}, {"renown": 18}]
    years = [empire(seats=2, at="turn", year=year, houses=dict(enumerate(houses))).position for year, houses in zip((1, 3), kept)]
    end = empire(seats=2, at="count", year=5, houses=dict(enumerate(kept[2]))).position
    found = GAME.came_about([*years, end], ("Ann", "Ben"), [])
    assert found[0] == "Era I is over. Renown: Ann 9 and Ben 14." and found[1].startswith("Era II is over. Renown: Ann 26 and Ben 18.")
    assert found[2:] == [f"Era III and the final count added: Ann {end.table.totals[0] - 26} and Ben {end.table.totals[1] - 18}."]
    assert not [text for text in found if text in GAME.epilogue(end, ("Ann", "Ben"))]
    assert voice(GAME, "de").came_about([*years, end], ("Ann", "Ben"), []).startswith("Ära I ist vorbei. Ansehen: Ann 9 und Ben 14.")


def test_the_standing_after_an_era_is_the_one_that_was_told_then() -> None:
    """PE 5.3, 8.2. The Aid that the next Year begins with is no part of it."""
    kept = [{"renown": 5}, {"renown": 7}], [{"renown": 10}, {"renown": 14}], [{"renown": 26}, {"renown": 18}]
    years = [empire(seats=2, at="turn", year=year, houses=dict(enumerate(houses))).position for year, houses in zip((1, 2), kept)]
    end = empire(seats=2, at="count", year=5, houses=dict(enumerate(kept[2]))).position
    told = [(), (YearOver(2, (0, 0), (9, 14)),), ()]
    assert GAME.came_about([*years, end], ("Ann", "Ben"), told)[0] == "Era I is over. Renown: Ann 9 and Ben 14."
    assert "Era I ended. Renown: Ben 14 and Ann 9." in [truth.text for truth in GAME.truths([*years, end], ("Ann", "Ben"), told)]
