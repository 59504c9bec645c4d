"""Imagined worlds against enumeration: every way of the Plague that leads to what everyone heard, and no other (PA 2.17, 5.4)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from lazaretto.games.pathologic import GAME
from lazaretto.games.pathologic.cards import PLAGUE
from lazaretto.games.pathologic.creeping import Creeping, Migrating, Slipping, Starting
from lazaretto.games.pathologic.setup import FirstSecrets
from lazaretto.games.pathologic.table import Town
from lazaretto.games.pathologic.torments import NewVictim
from lazaretto.games.pathologic.whereabouts import where_it_can_be
from lazaretto.kernel import Move, Position, RandomDealer, Recorder, Script, heard_by

Answer = tuple[int, Move]
Secret = tuple[int, ...]
A_SECRET = 1000                 # times each is to be imagined, on average
UNSEEN = (Starting, Creeping, Slipping, Migrating)
LIVELY = {"Resolve": 60, "Infect": 6, "Blockade": 5, "Lay": 6, "Walk": 3, "Leave": 4, "EndTurn": 0.3, "HandTo": 6, "Prescribe": 3, "Claim": 2}


class Past:
    """A game so far: the answers, the chance, what a watcher heard after each, and where it stands."""

    def __init__(self, seats: int, seed: int) -> None:
        self.seats, self.choose = seats, random.Random(seed)
        self.dealer = Recorder(RandomDealer(seed))
        self.position = GAME.begin(seats, "base", self.dealer)
        self.answers: list[Answer] = []
        self.heard: list[list[object]] = []

    def go_on(self) -> None:
        seat = self.position.asked[0]
        kinds: dict[str, list[Move]] = {}
        for move in self.position.options(seat):
            kinds.setdefault(type(move).__name__, []).append(move)
        names = list(kinds)
        move = self.choose.choice(kinds[self.choose.choices(names, [LIVELY.get(name, 1) for name in names])[0]])
        self.dealer.facts.clear()
        self.position = self.position.after(seat, move, self.dealer)
        self.answers.append((seat, move))
        self.heard.append(heard_by(None, self.dealer.facts))


def past(seats: int, seed: int, rounds: int) -> Past:
    """Some rounds of a game, to anywhere in the last of them."""
    story = Past(seats, seed)
    while story.position.outcome is None and story.position.table.round <= rounds:
        story.go_on()
        if story.position.table.round == rounds and story.choose.random() < 0.03:
            break
    return story


def every_secret(story: Past, where: tuple[type, ...], secret: Callable[[Town], Secret]) -> set[Secret]:
    """By brute force: answer otherwise wherever the Plague answered unseen, and keep what a watcher cannot tell apart."""
    ways: list[tuple[Position, int]] = [(GAME.begin(story.seats, "base", Script([])), 0)]
    for (seat, move), heard in zip(story.answers, story.heard, strict=True):
        onward: dict[tuple[Secret, Move | None], tuple[Position, int]] = {}
        for position, spent in ways:
            moves = position.options(seat) if seat == PLAGUE and isinstance(position.question, where) else (move,)
            for other in moves:
                if other in position.options(seat):
                    dealer = Script(story.dealer.picks[spent:])
                    after = position.after(seat, other, dealer)
                    if heard_by(None, dealer.facts) == heard:
                        onward[secret(after.table), after.sealed.get(PLAGUE)] = (after, len(story.dealer.picks) - len(dealer.picks))
        ways = list(onward.values())
    return {secret(position.table) for position, _ in ways}


def every_thread(story: Past) -> set[Secret]:
    return every_secret(story, UNSEEN, thread_of)


def thread_of(t: Town) -> Secret:
    return tuple(t.thread.cards())


def list_of(t: Town) -> Secret:
    return tuple(sorted(t.doomed.kinds()))


def distance_from_equal(story: Past, seat: int, secret: Callable[[Town], Secret], all_there_are: set[Secret]) -> float:
    """Total variation of imagined worlds from each being as likely as any other; none may be left out, and none be besides."""
    view, dealer, worlds = story.position.seen_by(seat), RandomDealer(7), A_SECRET * len(all_there_are)
    found = Counter(secret(GAME.imagine(view, dealer).table) for _ in range(worlds))
    assert set(found) == all_there_are
    return sum(abs(times / worlds - 1 / len(all_there_are)) for times in found.values()) / 2


@pytest.mark.parametrize("seats, seed", [(seats, seed) for seats in (2, 3, 4) for seed in range(8)])
def test_where_the_plague_can_be_is_just_where_a_game_like_this_can_have_led_it(seats: int, seed: int) -> None:
    """PA 5.4, R121. The way it went is among them; all have the same length, for nobody can tell whether it moved."""
    story = past(seats, seed, rounds=4)
    t: Town = story.position.table
    threads = every_thread(story)
    assert tuple(t.thread.cards()) in threads
    assert {len(thread) for thread in threads} == {len(t.thread)}
    assert set(where_it_can_be(t)) == {thread[-1] for thread in threads}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_thread_that_can_be_is_equally_likely(seats: int) -> None:
    """PA 2.17, 5.4. Against every way of the Plague that a watcher cannot tell from the true one."""
    for seed in range(100, 140):
        story = past(seats, seed, rounds=4)
        threads = every_thread(story)
        if story.position.outcome is None and 8 <= len(threads) <= 20:
            assert distance_from_equal(story, 1, thread_of, threads) < 0.02
            return
    raise AssertionError("no game had so few threads")


def test_the_hit_list_is_any_that_the_announced_deaths_allow() -> None:
    """PA 3.4, 7.1, 18.2. One Ward of each Healer; a dead Ward is on it or not, as was said; each list equally likely. Against every list that could be made."""
    seen = 0
    for seed in range(200, 260):
        story = past(4, seed, rounds=9)
        t: Town = story.position.table
        if story.position.outcome is not None or not len(t.grave) or not len(t.crypts):
            continue
        lists = every_secret(story, (FirstSecrets, NewVictim), list_of)
        assert list_of(t) in lists
        assert distance_from_equal(story, 2, list_of, lists) < 0.02
        seen += 1
        if seen == 2:
            return
    raise AssertionError("too few games had graves of both kinds")


def test_others_hold_any_hand_that_the_cards_not_seen_allow() -> None:
    """PA 2.17, 2.11. Chosen, not drawn: each different hand is equally likely; own cards stay as they are."""
    story = past(4, 7, rounds=6)
    view, t, dealer = story.position.seen_by(PLAGUE), story.position.table, RandomDealer(1)
    worlds = [GAME.imagine(view, dealer).table for _ in range(3000)]
    for seat in (1, 2, 3):
        found = Counter(tuple(world.hands[seat].cards()) for world in worlds)
        assert tuple(t.hands[seat].cards()) in found
        assert max(found.values()) - min(found.values()) < 8 * (3000 / len(found)) ** 0.5
        assert all(world.hands[seat].size + world.decks[seat].size == t.hands[seat].size + t.decks[seat].size for world in worlds)
    mine = story.position.seen_by(1)
    assert all(GAME.imagine(mine, dealer).table.hands[1] == t.hands[1] for _ in range(20))
