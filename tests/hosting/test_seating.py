"""Around a table before its game and after it: opening, sitting down, getting up, the deal, and once more."""

from __future__ import annotations

import pytest

import lazaretto
from lazaretto.hosting import happenings as h
from lazaretto.hosting import seating
from lazaretto.hosting.hearing import card
from lazaretto.hosting.chairs import token_digest
from lazaretto.hosting.room import Room
from lazaretto.hosting.taking import take
from lazaretto.hosting.terms import Clock, Terms
from lazaretto.kernel import BrokenRecord
from lazaretto.kernel.chance import commitment_to

from .company import NOON, SECRET, Company, refusal, salt_of, token_of


def opened(seats: int = 3) -> Company:
    """A table of Pints with nobody at it."""
    return Company("pints", seats, people=0, bots=0)


def sits(company: Company, name: str, seat: int | None = None, salt: str = "") -> h.Joined:
    joined = seating.joined(company.room, name, f"token of {name}", salt, seat, company.now)
    company.take([joined])
    return joined


@pytest.mark.parametrize("game, variant, seats", [
    ("chess", "base", 2), ("pints", "with-chips", 3), ("pints", "base", 9), ("pints", "base", 0), ("pints", "", -1),
])
def test_an_unknown_game_or_variant_or_number_of_seats_is_refused(game: str, variant: str, seats: int) -> None:
    with refusal("game/unknown"):
        seating.opened(game, variant, seats, Terms(), SECRET, NOON)


def test_the_commitment_is_shown_before_anybody_sits_down() -> None:
    company = opened()
    shown = card(company.room, ())
    assert shown.commitment == commitment_to(SECRET) and shown.state == "open" and shown.salt == ""
    assert [sitter.kind for sitter in shown.sitters] == ["free"] * 3


def test_a_table_is_not_taken_with_another_secret_or_other_rules() -> None:
    it = seating.opened("pints", "base", 3, Terms(), SECRET, NOON)
    with pytest.raises(BrokenRecord, match="secret"):
        take(Room("another", bytes(32)), it)
    for other in (h.Opened(**{**fields(it), "version": it.version + 1}), h.Opened(**{**fields(it), "components": "other"})):
        with pytest.raises(BrokenRecord, match="rules"):
            take(Room("another", SECRET), other)


def fields(it: h.Happening) -> dict[str, object]:
    return {name: getattr(it, name) for name in it.__struct_fields__}


@pytest.mark.parametrize("kind, seconds", [("live", 4.0), ("live", 3601.0), ("slow", 60.0), ("slow", 15 * 86_400.0)])
def test_a_clock_has_bounds(kind, seconds: float) -> None:
    with pytest.raises(ValueError, match=f"a {kind} clock"):
        Clock(kind, seconds)


def test_who_sits_down_takes_the_first_free_chair_or_the_one_they_ask_for() -> None:
    company = opened()
    assert [sits(company, "Ann", 1).seat, sits(company, "Ben").seat, sits(company, "Cid").seat] == [1, 0, 2]
    assert company.room.names == ("Ben", "Ann", "Cid") and company.room.people == [0, 1, 2]


def test_what_is_hardest_to_play_is_left_to_who_comes_last() -> None:
    """Pathologic's Plague has the first chair."""
    company = Company("pathologic", 4, people=0, bots=0)
    assert [sits(company, name).seat for name in ("Ann", "Ben", "Cid", "Dot")] == [1, 2, 3, 0]


def test_of_a_token_only_the_digest_is_written() -> None:
    company = opened()
    joined = sits(company, "Ann")
    assert joined.token == token_digest("token of Ann") == company.room.chairs[0].token
    assert b"token of Ann" not in h.written(joined)


@pytest.mark.parametrize("name", ["", "   ", "A" * 25, "An\u200bn", "An\x00n", "\u202eAnn", "An\u0007n"])
def test_a_name_must_be_short_and_shown(name: str) -> None:
    with refusal("seat/forbidden"):
        sits(opened(), name)


def test_spaces_in_a_name_are_made_plain() -> None:
    assert sits(opened(), "  Ann \t of\n Ely ").name == "Ann of Ely"


def test_two_players_cannot_have_the_same_name() -> None:
    company = opened()
    sits(company, "Ann")
    with refusal("seat/taken"):
        sits(company, " aNN ")
    company.take([seating.bot_came(company.room, 0, "thumb", None, "", NOON)])
    with refusal("seat/taken"):
        sits(company, company.room.names[1].upper())


@pytest.mark.parametrize("salt", ["zz", "00", "0" * 31, "0" * 33, "0" * 64, "g" * 32, " " + "0" * 31, "00 " * 16])
def test_a_salt_is_sixteen_bytes(salt: str) -> None:
    with refusal("seat/forbidden"):
        sits(opened(), "Ann", salt=salt)


def test_who_adds_no_salt_is_given_one() -> None:
    company = opened()
    first, second = sits(company, "Ann"), sits(company, "Ben")
    assert len(bytes.fromhex(first.salt)) == seating.SALT_BYTES and first.salt != second.salt


def test_a_seat_that_is_taken_or_not_there_is_refused() -> None:
    company = opened(2)
    sits(company, "Ann", 1)
    for seat, code in ((1, "seat/taken"), (2, "seat/none"), (-1, "seat/none")):
        with refusal(code):
            sits(company, "Ben", seat)
    sits(company, "Ben")
    with refusal("seat/none"):
        sits(company, "Cid")


def test_bots_are_called_and_sent_away_by_the_first_person_only() -> None:
    company = opened(4)
    sits(company, "Ann")
    sits(company, "Ben")
    with refusal("seat/forbidden"):
        seating.bot_came(company.room, 1, "thumb", None, "", NOON)
    company.take([seating.bot_came(company.room, 0, "random", 3, "", NOON)])
    assert company.room.chairs[3].bot == "random" and company.room.people == [0, 1]
    with refusal("seat/forbidden"):
        seating.left(company.room, 1, 3, "", NOON)
    company.take(seating.left(company.room, 0, 3, "", NOON))
    assert company.room.chairs[3].is_free()


def test_before_the_deal_the_first_person_frees_any_chair_and_others_only_their_own() -> None:
    company = Company("pints", 3, people=3)
    with refusal("seat/forbidden"):
        seating.left(company.room, 1, 2, "", NOON)
    company.take(seating.left(company.room, 0, 2, "", NOON))
    assert company.room.people == [0, 1]
    company.take([seating.bot_came(company.room, 0, "thumb", None, "", NOON)])
    with refusal("seat/forbidden"):
        seating.left(company.begin().room, 0, 1, "", NOON)


def test_what_is_asked_for_twice_under_one_key_is_known_to_be_done() -> None:
    company = Company("pints", 2, people=1, bots=0)
    company.take([seating.bot_came(company.room, 0, "thumb", None, "call", NOON)])
    company.take(seating.left(company.room, 0, 1, "send", NOON))
    company.take([seating.bot_came(company.room, 0, "thumb", None, "", NOON)])
    company.take(seating.began(company.room, 0, "deal", NOON))
    company.take(seating.left(company.room, 0, 0, "leave", NOON))
    assert all([company.room.has_done(0, key) for key in ("call", "send", "deal", "leave")]) and not company.room.has_done(0, "other")


def test_a_bot_of_another_name_or_on_a_chair_that_is_taken_is_refused() -> None:
    company = opened(2)
    sits(company, "Ann")
    for bot, seat, code in (("deep-blue", None, "game/unknown"), ("", None, "game/unknown"), ("thumb", 0, "seat/taken"), ("thumb", 5, "seat/none")):
        with refusal(code):
            seating.bot_came(company.room, 0, bot, seat, "", NOON)


def test_bots_have_names_of_their_own_at_the_largest_table() -> None:
    largest = max(lazaretto.games(), key=lambda game: game.seats[-1])
    names = Company(largest.name, largest.seats[-1], 1).room.names
    assert len(set(names)) == len(names) == largest.seats[-1] and all(names)


def test_who_gets_up_before_the_deal_leaves_a_free_chair_and_nothing_of_theirs() -> None:
    company = opened(2)
    sits(company, "Ann", salt=salt_of(5))
    company.take(seating.left(company.room, 0, 0, "", NOON))
    chair = company.room.chairs[0]
    assert chair.is_free() and (chair.name, chair.token, chair.salt) == ("", "", b"")
    for seat in (0, 1, 7, -1):
        with refusal("seat/none"):
            seating.left(company.room, 0, seat, "", NOON)


def test_the_cards_are_not_dealt_while_a_chair_is_free() -> None:
    company = opened()
    sits(company, "Ann")
    with refusal("seat/empty"):
        seating.began(company.room, 0, "", NOON)


def test_the_salts_of_the_people_go_into_the_chance_in_the_order_of_seats() -> None:
    company = opened()
    for name, seat in (("Ann", 2), ("Ben", 0)):
        sits(company, name, seat, salt_of(seat))
    company.take([seating.bot_came(company.room, 2, "thumb", None, "", NOON)])
    company.begin()
    assert company.room.salt == bytes.fromhex(salt_of(0) + salt_of(2))
    assert card(company.room, ()).salt == salt_of(0) + salt_of(2)


def test_another_salt_gives_another_deal() -> None:
    deals = []
    for salt in (salt_of(0), salt_of(1)):
        company = opened(2)
        sits(company, "Ann", salt=salt)
        company.take([seating.bot_came(company.room, 0, "thumb", None, "", NOON)])
        deals.append(company.begin().happened[-1].chance)
    assert deals[0] != deals[1]


def test_once_begun_nobody_sits_down_is_called_or_deals_again() -> None:
    room = Company("pints", 3, people=2).begin().room
    for late in (
        lambda: seating.joined(room, "Zoe", "token", "", None, NOON),
        lambda: seating.bot_came(room, 0, "thumb", None, "", NOON),
        lambda: seating.began(room, 0, "", NOON),
    ):
        with refusal("game/begun"):
            late()


def test_who_gets_up_in_the_middle_of_a_game_keeps_the_seat_and_a_bot_sits_in() -> None:
    company = Company("pints", 3, people=2).begin()
    company.take(seating.left(company.room, 1, 1, "", NOON))
    chair = company.room.chairs[1]
    assert chair.is_away and chair.token == token_digest(token_of(1)) and company.heard(None)[-1].text == "A bot sits in for Ben, who left."
    assert seating.left(company.room, 1, 1, "", NOON) == []
    with refusal("seat/forbidden"):
        seating.left(company.room, 0, 2, "", NOON)


def test_only_when_the_game_is_over_the_company_plays_again() -> None:
    company = Company("pints", 2, people=2).begin()
    with refusal("game/not-over"):
        seating.again(company.room, "another-table", NOON)
    company.play_on()
    assert seating.left(company.room, 0, 0, "", company.now) == []
    company.take([seating.again(company.room, "another-table", company.now)])
    assert card(company.room, ()).again == "another-table" and company.room.state == "over"
