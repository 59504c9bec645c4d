"""What is read: rules, terms, replays as pages, truth."""

from __future__ import annotations

import asyncio
import gzip
import re
import threading

import msgspec
import pytest

import lazaretto
from lazaretto.cli import main
from lazaretto.server import shelf as shelves
from lazaretto.server.reading import rules_of
from lazaretto.server.shelf import Shelf
from lazaretto.wire import messages as m
from lazaretto.wire import requests as r

from .parlour import in_a_loop
from .visiting import at_seat, company, key, knock, opened, played_out, solo

plain = msgspec.to_builtins
GAMES = [game.name for game in lazaretto.games()]
MAKERS = re.compile(r"`|[(,] ?R\d+[,)]|\.(py|toml|md)\b|\bversion \d|\bengine\b|[Oo]ur sheet|[Uu]nser(em|es)? (früheren )?(Teile)?[Bb]latt|Materialblatt")


@pytest.fixture(scope="module")
def village(server):
    """A finished game of Infected: everyone's tickets."""
    tickets = company(server, "infected", 5)
    with played_out(server, *tickets):
        return tickets


@pytest.fixture(scope="module")
def carts(server):
    """A finished game of Bristol 1350, in which the first player claimed to be healthy and then nothing."""
    tickets = company(server, "bristol", 4)
    with at_seat(server, tickets[0]) as edith:
        edith.does(m.Begin(key()))
        edith.does(m.Speak(key(), phrase="i-am-healthy"))
    finish(server, tickets)
    return tickets


def finish(server, tickets):
    visitors = [at_seat(server, ticket) for ticket in tickets]
    while not all(visitor.is_over() for visitor in visitors):
        for visitor in visitors:
            visitor.looks()
            if visitor.is_asked():
                visitor.answers()
    for visitor in visitors:
        visitor.leave()


def replayed(server, tickets, query):
    answer = knock(server, "GET", f"/api/tables/{tickets[0].table}/replay?{query}", token=tickets[0].token)
    assert answer.status == 200, answer.body
    return msgspec.json.decode(answer.body, type=r.Replay)


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_are_given_by_chapters_with_rulings_and_topics(server, name):
    rules = msgspec.json.decode(knock(server, "GET", f"/api/games/{name}/rules").body, type=r.RulesOfGame)
    book = lazaretto.game(name).rulebook()
    assert [chapter.number for chapter in rules.chapters] == list(book.chapters)
    assert [paragraph.number for chapter in rules.chapters for paragraph in chapter.paragraphs] == list(book.paragraphs)
    assert [ruling.number for ruling in rules.rulings] == list(book.rulings) and rules.topics
    assert not [ruling for ruling in rules.rulings if " Code: " in ruling.text or "Test: " in ruling.text]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_rules_and_rulings_are_read_in_plain_sentences(name, language):
    """No sign of a programmer, no pointer to another ruling, and nothing of what was ruled before."""
    rules = msgspec.json.decode(rules_of(name, language)[0], type=r.RulesOfGame)
    shown = [*rules.rulings, *[paragraph for chapter in rules.chapters for paragraph in chapter.paragraphs]]
    assert [paragraph.number for paragraph in shown if MAKERS.search(paragraph.text)] == []
    assert [paragraph.number for chapter in rules.chapters for paragraph in chapter.paragraphs if re.search(r"\bR\d", paragraph.text)] == []
    assert not [mode for mode in lazaretto.game(name).modes if "-" in mode and [one for one in rules.rulings if mode in one.text]]


def test_who_has_the_rules_is_not_sent_them_again(server):
    first = knock(server, "GET", "/api/games/bristol/rules")
    tag = first.headers["etag"]
    for known in (tag, tag.removeprefix("W/"), f'"other", {tag}'):
        again = knock(server, "GET", "/api/games/bristol/rules", if_none_match=known)
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
    assert knock(server, "GET", "/api/games/bristol/rules", if_none_match='"other"').body == first.body
    assert first.headers["cache-control"] == "no-cache" and knock(server, "GET", "/api/games/pest/rules").headers["etag"] != tag


@pytest.mark.parametrize("door", ["rules", "terms"])
def test_there_are_no_rules_of_an_unknown_game(server, door):
    assert knock(server, "GET", f"/api/games/chess/{door}").code == "game/unknown"


def terms(server, game, query=""):
    return msgspec.json.decode(knock(server, "GET", f"/api/games/{game}/terms?{query}").body, type=r.VariantTerms)


def test_a_mode_that_does_not_go_with_those_chosen_says_why_and_by_which_rule(server):
    found = terms(server, "bristol", "seats=6&modes=convene")
    cure = next(mode for mode in found.modes if mode.name == "cure")
    assert found.allowed and found.variant == "convene" and not cure.allowed and not cure.chosen
    assert cure.rule == "BR 12.8" and "do not go together" in cure.why and "BR 12.8" not in cure.why
    assert [mode.name for mode in found.modes if mode.chosen] == ["convene"] and next(mode for mode in found.modes if mode.name == "chaos").allowed


@pytest.mark.parametrize("joiner", ["+", "%2B", ",", "%20"])
def test_modes_are_joined_in_any_order_and_named_in_one(server, joiner):
    assert terms(server, "bristol", f"seats=6&modes=cure{joiner}characters").variant == "characters+cure"


def test_a_combination_that_is_not_allowed_says_why(server):
    found = terms(server, "bristol", "seats=6&modes=cure+convene")
    assert not found.allowed and not found.variant and found.rule == "BR 12.8" and found.why


def test_a_mode_may_be_for_other_numbers_of_seats(server):
    blind = {seats: next(mode for mode in terms(server, "infected", f"seats={seats}").modes if mode.name == "blind") for seats in (6, 7)}
    assert blind[7].allowed and not blind[6].allowed and "seven or more" in blind[6].why and blind[6].rule


def refusals(server, game, query, language):
    """Why each mode is not allowed, by its name."""
    found = knock(server, "GET", f"/api/games/{game}/terms?{query}", accept_language=language).read()
    return {mode["name"]: mode["why"] for mode in found["modes"] if "why" in mode}


@pytest.mark.parametrize(("game", "query", "mode", "english", "german"), [
    ("infected", "seats=6", "one-doctor", "'One doctor' is for seven or more players", "„Ein Doktor“ ist für sieben oder mehr"),
    ("infected", "seats=8&modes=column-y", "column-e", "not Column Y and Column E", "nicht Spalte Y und Spalte E"),
    ("bristol", "seats=6&modes=chaos", "healthy-start", "'Chaos' and 'Healthy start' contradict", "„Chaos“ und „Gesunder Start“ widersprechen"),
    ("pest", "seats=3", "versus", "Versus is for 2 seats", "Versus ist für 2 Plätze"),
])
def test_why_a_mode_is_not_allowed_is_said_in_the_reader_s_language_and_with_titles(server, game, query, mode, english, german):
    assert english in refusals(server, game, query, "en")[mode]
    assert german in refusals(server, game, query, "de")[mode]


def test_the_length_of_windows_is_chosen_only_where_there_are_any(server):
    assert {game: terms(server, game).windows for game in GAMES} == {"infected": False, "bristol": True, "pints": False, "pathologic": True, "pest": False}


def test_too_many_seats_and_unknown_modes_are_no_variant(server):
    assert "for 1 to 9 seats" in terms(server, "bristol", "seats=10").why
    assert "upside-down" in terms(server, "bristol", "modes=upside-down").why
    assert terms(server, "bristol").variant == "base"
    assert knock(server, "GET", "/api/games/bristol/terms?seats=many").code == "request/unreadable"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_allowed_can_be_opened_and_what_is_not_cannot(server, name):
    game = lazaretto.game(name)
    found = terms(server, name, f"seats={game.usual_seats}")
    for mode in found.modes:
        answer = knock(server, "POST", "/api/tables", {"game": name, "name": "Edith", "seats": game.usual_seats, "variant": mode.name})
        assert (answer.status == 201) == mode.allowed and bool(mode.why) != mode.allowed


def test_every_game_says_on_its_box_what_it_is(server):
    for game in msgspec.json.decode(knock(server, "GET", "/api/games").body, type=r.Games).games:
        assert game.sentence.endswith((".", "?")) and 5 <= game.minutes <= 240 and game.weight in ("light", "medium", "heavy")
        assert [mode.name for mode in game.modes] == list(lazaretto.game(game.name).modes)


@pytest.mark.parametrize("eyes", ["0", "3", "watcher", "all"])
def test_a_replay_comes_as_pages_in_pieces(server, village, eyes):
    whole = replayed(server, village, f"eyes={eyes}&page=yes&to=100")
    pieces = [replayed(server, village, f"eyes={eyes}&page=yes&from={start}&to={start + 3}") for start in range(0, whole.many, 3)]
    assert [frame for piece in pieces for frame in piece.frames] == whole.frames and len(whole.frames) == whole.many
    assert [piece.first for piece in pieces] == list(range(0, whole.many, 3)) and {piece.many for piece in pieces} == {whole.many}
    assert all(plain(frame.page)["title"] and frame.view is None and len(frame.rules) == len(frame.told) for frame in whole.frames)


def test_pages_tell_the_same_as_views(server, village):
    for eyes in ("1", "watcher", "all"):
        views, pages = replayed(server, village, f"eyes={eyes}"), replayed(server, village, f"eyes={eyes}&page=yes&to=100")
        assert [frame.told for frame in views.frames] == [frame.told for frame in pages.frames] and views.many == pages.many


def test_the_rule_of_a_step_is_known(server, carts):
    rules = [rule for frame in replayed(server, carts, "page=yes&to=100").frames for rule in frame.rules if rule]
    assert rules and set(rules) <= {*lazaretto.game("bristol").rulebook().paragraphs, *lazaretto.game("bristol").rulebook().rulings}


def test_all_eyes_see_the_whole_board_and_every_drawer(server, village):
    everything, watched = replayed(server, village, "eyes=all&page=yes"), replayed(server, village, "eyes=watcher&page=yes")
    assert [plain(frame.page)["rows"][0]["name"] for frame in everything.frames] == [plain(frame.page)["rows"][0]["name"] for frame in watched.frames]
    assert [frame.page for frame in everything.frames] != [frame.page for frame in watched.frames], "cards lie face up"
    for seat in range(5):
        own = replayed(server, village, f"eyes={seat}&page=yes")
        assert [frame.hands[seat] for frame in everything.frames] == [plain(frame.page)["yours"] for frame in own.frames] and not own.frames[0].hands


def test_who_says_nothing_is_given_a_piece_that_is_not_too_large(server, carts):
    many = replayed(server, carts, "").many
    assert len(replayed(server, carts, "page=yes").frames) == min(many, 50) and len(replayed(server, carts, "page=yes&to=999999").frames) == min(many, 100)
    assert not replayed(server, carts, "page=yes&from=999999").frames and len(replayed(server, carts, "from=2&to=5").frames) == 3


def test_what_is_long_is_packed_small_for_who_can_unpack_it(server, carts):
    for address in ("/api/games/bristol/rules", f"/api/tables/{carts[0].table}/replay?page=yes", f"/api/tables/{carts[0].table}/truth"):
        plain, packed = [knock(server, "GET", address, token=carts[0].token, accept_encoding=kind) for kind in ("identity", "gzip, br")]
        assert packed.headers["content-encoding"] == "gzip" and gzip.decompress(packed.body) == plain.body and "content-encoding" not in plain.headers
        assert len(packed.body) < len(plain.body) and packed.headers["vary"] == "accept-encoding, accept-language"


@pytest.mark.parametrize("query", ["from=-1", "from=x", "to=1.5", "from=99999999999999999999", "to=%C2%B2"])
def test_a_piece_goes_from_number_to_number(server, village, query):
    assert knock(server, "GET", f"/api/tables/{village[0].table}/replay?page=yes&{query}", token=village[0].token).code == "request/unreadable"


def truth_of(server, ticket):
    answer = knock(server, "GET", f"/api/tables/{ticket.table}/truth", token=ticket.token)
    assert answer.status == 200, answer.body
    return msgspec.json.decode(answer.body, type=r.Truths)


def test_the_truth_names_moments_of_the_replay_claims_and_the_deal(server, carts):
    truth, many = truth_of(server, carts[0]), replayed(server, carts, "").many
    assert all(0 <= line.frame < many for line in truth.lines)
    claim, = truth.claims
    assert (claim.seat, claim.text, claim.frame) == (0, "I am healthy.", 0) and claim.holds in (True, False)
    assert truth.deal.verified and truth.deal.source is None and len(truth.deal.salt) == 4 * 32


def test_the_reader_can_check_the_deal_with_what_is_given(server, village, tmp_path, monkeypatch):
    truth = truth_of(server, village[0])
    monkeypatch.chdir(tmp_path)
    (tmp_path / truth.file).write_bytes(knock(server, "GET", truth.record, token=village[0].token).body)
    program, *words = truth.command.split()
    with pytest.raises(SystemExit) as ending:
        main(words)
    assert program == "lazaretto" and not ending.value.code and truth.deal.secret in (tmp_path / truth.file).read_text()


@pytest.mark.parametrize("door", ["truth", "replay?page=yes", "replay?eyes=all&page=yes"])
def test_nothing_is_told_before_the_end(server, door):
    ticket = solo(server, listed=True)
    with at_seat(server, ticket) as edith:
        assert knock(server, "GET", f"/api/tables/{ticket.table}/{door}", token=ticket.token).code == "game/not-over"
        edith.does(m.Begin(key()))
        assert knock(server, "GET", f"/api/tables/{ticket.table}/{door}", token=ticket.token).code == "game/not-over"
        assert knock(server, "GET", f"/api/tables/{ticket.table}/{door}").code == "game/not-over"


def test_the_truth_of_a_private_table_is_for_its_players(server, village):
    assert knock(server, "GET", f"/api/tables/{village[0].table}/truth").code == "token/wrong"
    assert knock(server, "GET", f"/api/tables/{village[0].table}/truth", token=opened(server).token).code == "token/wrong"


class Kept:
    """Stands for a store, a table and its room: counts how often it is read."""

    def __init__(self, table):
        self.table, self.room, self.reads = table, self, 0

    async def read(self, table):
        self.reads += 1
        return [], None


@in_a_loop
async def test_the_games_read_last_are_kept_and_no_more(monkeypatch):
    monkeypatch.setattr(shelves, "Finished", lambda room, happened: threading.current_thread())
    shelf, tables = Shelf(), [Kept(f"table {number}") for number in range(shelves.MOST_KEPT + 1)]
    await asyncio.gather(*[shelf.take(tables[0], tables[0]) for _ in range(5)])
    assert tables[0].reads == 1, "who asks at the same time waits for the same reading"
    for table in tables:
        await shelf.take(table, table)
    assert list(shelf.kept) == [table.table for table in tables[1:]]
    assert threading.main_thread() not in shelf.kept.values(), "long work is done beside the event loop"
