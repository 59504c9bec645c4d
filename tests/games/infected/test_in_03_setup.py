"""IN 3. Setting up: decks, figure, column, and which variants go together."""

from __future__ import annotations

from collections import Counter

import pytest

from lazaretto import UnknownVariant
from lazaretto.games.infected.box import DOCTOR
from lazaretto.games.infected.variants import MODES, VARIANTS
from lazaretto.kernel import Dealt, Moved, RandomDealer, Recorder, Script, heard_by

from .village import GAME

DECKS_AS_THEY_LIE = [0] * 6


def test_each_player_takes_a_deck_unseen() -> None:
    """IN 3.1. Any of those left, by chance: here the last, the first, and then as they lie."""
    position = GAME.begin(6, "base", Script([5, 0, 0, 0, 0, 0, 2, 0]))
    assert [position.table.role_of(seat) for seat in range(6)] == [2, 0, 1, 1, 1, 1]       # Silent, Doctor, Villagers
    assert [len(hand) for hand in position.table.hands] == [10] * 6 and len(position.table.decks) == 0


def test_every_seat_is_the_doctor_equally_often() -> None:
    """IN 3.1. Counted over all ways in which the Doctor's deck, which lies first, can be drawn."""
    likely = {}
    for seat in range(6):
        picks = [1] * seat + [0] * (6 - seat)                                             # nobody takes it until this seat does
        likely[GAME.begin(6, "column-y", Script([*picks, 0])).table.team(doctors=True)] = 1 / 6
    assert sorted(likely) == [(0,), (1,), (2,), (3,), (4,), (5,)]


def test_nobody_shows_a_deck() -> None:
    """IN 3.1. You see your own deck and hand; of the others only that they have ten cards."""
    dealer = Recorder(RandomDealer(7))
    position = GAME.begin(6, "base", dealer)
    for seat in range(6):
        t = position.seen_by(seat).table
        assert [zone.kinds() != [] for zone in t.roles] == [zone.kinds() != [] for zone in t.hands] == [other == seat for other in range(6)]
        assert [len(hand) for hand in t.hands] == [10] * 6
        told = [fact.cards[0] for fact in heard_by(seat, dealer.facts) if isinstance(fact, Dealt)]
        assert [card >= 0 for card in told] == [other == seat for other in range(6)]
        told = [fact.card for fact in heard_by(seat, dealer.facts) if isinstance(fact, Moved)]
        assert [card >= 0 for card in told] == [other == seat for other in range(6)]


@pytest.mark.parametrize("seats", [5, 6])
def test_up_to_six_players_have_one_plague_doctor(seats: int) -> None:
    """IN 3.2."""
    for variant in VARIANTS:
        if "blind" not in variant and variant != "one-doctor":
            assert GAME.rules(seats, variant).counts[DOCTOR] == 1


@pytest.mark.parametrize("marker", range(6))
def test_someone_begins_with_the_figure(marker: int) -> None:
    """IN 3.3, R14. Whom chance chooses; that one declares first."""
    position = GAME.begin(6, "base", Script([*DECKS_AS_THEY_LIE, marker, 0]))
    assert position.table.marker == marker


@pytest.mark.parametrize("column, name", list(enumerate("yers")))
def test_one_column_is_chosen_for_the_whole_game(column: int, name: str) -> None:
    """IN 3.4, R13. By chance, or by the players: then chance is not asked."""
    assert GAME.begin(6, "base", Script([*DECKS_AS_THEY_LIE, 0, column])).table.column == column
    assert GAME.begin(6, f"column-{name}", Script([*DECKS_AS_THEY_LIE, 0])).table.column == column


def test_all_columns_and_all_first_players_come_up() -> None:
    """IN 3.3, 3.4."""
    seen = Counter((t.marker, t.column) for t in (GAME.begin(5, "base", RandomDealer(seed)).table for seed in range(400)))
    assert len(seen) == 5 * 4


def test_five_to_twelve_play() -> None:
    """IN 3.5, R2. Three and four are rows of the chart for the end of a game, not tables."""
    assert list(GAME.seats) == [5, 6, 7, 8, 9, 10, 11, 12]
    for seats in (0, 3, 4, 13):
        with pytest.raises(UnknownVariant, match=f"^Infected is for 5 to 12 seats, not {seats}$"):
            GAME.begin(seats, "base", RandomDealer(0))


# Which variants there are, and which go together


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_named_variant_can_be_set_up(variant: str) -> None:
    """IN 3.5. At some number of seats at least; for all from seven to eleven."""
    for seats in range(7, 12):
        assert GAME.begin(seats, variant, RandomDealer(seats)).asked == tuple(range(seats))


@pytest.mark.parametrize("seats, variant, message", [
    (6, "blind", "'blind' is for seven or more players: up to 6 have one Plague Doctor anyway (IN 3.2)"),
    (5, "one-doctor", "'one-doctor' is for seven or more players: up to 6 have one Plague Doctor anyway (IN 3.2)"),
    (8, "blind+one-doctor", "'blind' and 'one-doctor' do not go together: blind is for two Doctors who do not know each other (IN 10.5)"),
    (8, "one-doctor+blind", "'blind' and 'one-doctor' do not go together: blind is for two Doctors who do not know each other (IN 10.5)"),
    (6, "contagious-silences+contagious-never-silences", "'contagious-silences' and 'contagious-never-silences' contradict each other (R15)"),
    (6, "column-y+column-s", "one column is chosen for the whole game, not column-y and column-s (IN 3.4)"),
    (12, "one-doctor", "66 safe cards are needed, and two boxes hold 64 (IN 2.3)"),
    (6, "contagius", "no variant 'contagius': did you mean 'contagious'? There are base, contagious, blind"),
    (6, "zombies", "no variant 'zombies': there are base, contagious, blind"),
    (6, "base+contagious", "'base' stands alone; leave it out of 'base+contagious'"),
    (6, "contagious+contagious", "'contagious' stands twice in 'contagious+contagious'"),
    (6, "", "no variant ''"),
])
def test_a_variant_that_cannot_be_played_is_refused_with_the_reason(seats: int, variant: str, message: str) -> None:
    """IN 3.2, 3.4, 10.5. The message says what to do next."""
    with pytest.raises(UnknownVariant) as error:
        GAME.begin(seats, variant, RandomDealer(0))
    assert str(error.value).startswith(message)


def test_modes_join_in_any_order_to_the_same_variant() -> None:
    """IN 3.4. Its name has one fixed form."""
    assert GAME.rules(8, "double-dice+contagious").variant == GAME.rules(8, "contagious + double-dice").variant == "contagious+double-dice"


def test_every_mode_is_explained_to_people() -> None:
    """IN 3.5."""
    assert set(MODES) == {
        "contagious", "blind", "one-doctor", "double-dice", "guess-after-roll", "contagious-silences", "contagious-never-silences",
        "doctor-wins-at-once", "column-y", "column-e", "column-r", "column-s",
    }
    assert all(mode.text for mode in MODES.values()) and set(MODES) < set(VARIANTS)
