"""The laws, one function a sentence: what must hold at every decision of every game. Each takes a moment and raises AssertionError."""

from __future__ import annotations

import json
import random
from collections import Counter

from lazaretto.kernel import FACE_DOWN, Dealt, Game, Line, Move, Moved, Position, RandomDealer, Shown, Turned, Zone, heard_by
from lazaretto.kernel.value import fields_of

from .wandering import Moment, Noting, as_bytes, replayed


def no_silent_leaks(game: Game, moment: Moment, seat: int | None, seed: object) -> bool:
    """Deal anew all that the seat cannot see: it sees, is asked and is offered the same. Answer the same: if it is told the same, it sees the same.

    True if the two worlds could be compared one answer further.
    """
    position = moment.position
    twin = game.imagine(position.seen_by(seat), RandomDealer(hash_of(seed)))
    looks_alike(game, position, twin, seat)
    return goes_on_alike(position, twin, seat, seed)


def looks_alike(game: Game, position: Position, twin: Position, seat: int | None) -> None:
    ours, theirs = position.seen_by(seat), twin.seen_by(seat)
    assert as_bytes(ours.pack()) == as_bytes(theirs.pack()), f"seat {seat} sees something it may not"
    assert game.aids(ours) == game.aids(theirs) and json.loads(json.dumps(game.aids(ours))) == game.aids(ours), f"an aid tells seat {seat} something"
    assert ours.asked == theirs.asked, f"who is asked tells seat {seat} something"
    assert [type(step) for step in ours.agenda] == [type(step) for step in theirs.agenda]
    if seat is not None:
        rules = position.table.rules
        assert position.options(seat) == twin.options(seat), f"the options tell seat {seat} something"
        for move in game.vocabulary(seats=rules.seats, variant=rules.variant):
            assert str(position.why_not(seat, move)) == str(twin.why_not(seat, move)), f"a reason tells seat {seat} something"


def goes_on_alike(position: Position, twin: Position, seat: int | None, seed: object) -> bool:
    """Everyone answers, the same in both worlds; then the seat, told the same, must see the same."""
    answers = shared_answers(position, twin, random.Random(repr(seed)))
    if answers is None:
        return False
    ours, theirs = Noting(seed), Noting(seed)
    position, twin = answered(position, answers, ours), answered(twin, answers, theirs)
    if heard_by(seat, ours.told) != heard_by(seat, theirs.told):
        return False
    if position.outcome is None:
        assert as_bytes(position.seen_by(seat).pack()) == as_bytes(twin.seen_by(seat).pack()), f"seat {seat} was told the same and sees another thing"
    return True


def shared_answers(position: Position, twin: Position, choose: random.Random) -> dict[int, Move] | None:
    """An answer for each seat asked, sealed ones included, that is allowed in both worlds; None if there is none."""
    answers = dict(position.sealed)
    for seat in position.asked:
        shared = [move for move in position.options(seat) if move in twin.options(seat)]
        if not shared:
            return None
        answers[seat] = choose.choice(shared)
    return answers if all(answers[seat] in twin.options(seat) for seat in twin.asked) else None


def answered(position: Position, answers: dict[int, Move], dealer: Noting) -> Position:
    for seat in position.asked:
        position = position.after(seat, answers[seat], dealer)
    return position


def faces_are_told_to_eyes_that_see_them(moment: Moment) -> None:
    """A fact with a card's face in it goes only to those who may see the card where it lay or where it lies.

    What is shown is seen by being shown, though it may be gone again before the next answer.
    """
    for eyes, fact in moment.told:
        places = {Moved: ("source", "to"), Dealt: ("to",), Turned: ("place",)}.get(type(fact), ())
        if places and FACE_DOWN not in faces_in(fact):
            seeing = 0
            for place in places:
                for position in (moment.before, moment.position):
                    seeing |= 0 if position is None else eyes_on(position, getattr(fact, place))
            assert not eyes & ~seeing, f"{fact} is told to more eyes than see it"


def faces_in(fact: object) -> tuple[int, ...]:
    if isinstance(fact, Dealt | Shown):
        return fact.cards
    return (fact.card,) if isinstance(fact, Moved) else (fact.into,) if isinstance(fact, Turned) else ()


def eyes_on(position: Position, place: str) -> int:
    """Who may see what lies at this place."""
    if not place:
        return 0
    field, _, number = place.partition(".")
    zones = in_field(position, field)
    at = int(number or 0)
    return zones[at].eyes if at < len(zones) else 0            # a row may have grown or shrunk since


def options_and_reasons_need_only_the_view(game: Game, moment: Moment, seat: int) -> None:
    """And options are just the moves of the vocabulary that nothing forbids."""
    position, rules = moment.position, moment.position.table.rules
    view = position.seen_by(seat)
    allowed = []
    for move in game.vocabulary(seats=rules.seats, variant=rules.variant):
        reason = position.why_not(seat, move)
        assert reason == view.why_not(seat, move)
        if reason is None:
            allowed.append(move)
        else:
            assert reason.text and len(str(reason)) <= 140
    assert position.options(seat) == view.options(seat)
    assert sorted(map(repr, allowed)) == sorted(map(repr, position.options(seat)))
    assert set(map(repr, allowed)) <= set(map(repr, position.candidates(seat)))
    assert position.candidates(seat) == view.candidates(seat)


def moves_of_other_tables_are_refused(game: Game, moment: Moment, seed: object) -> None:
    """What can be read but never be offered here, for want of seats or by the variant, is refused with a reason like any other."""
    position, rules = moment.position, moment.position.table.rules
    here = set(game.vocabulary(seats=rules.seats, variant=rules.variant))
    strange = [move for move in game.every_move() if move not in here]
    for move in random.Random(repr(seed)).sample(strange, min(len(strange), 40)):
        for seat in range(rules.seats):
            assert position.why_not(seat, move) is not None, f"nothing forbids {move}"


def everyone_asked_has_an_answer(moment: Moment) -> None:
    position = moment.position
    assert position.question is not None and position.asked
    for seat in position.asked:
        options = position.options(seat)
        assert options and len(set(options)) == len(options)
        assert position.question.default(position.table, seat) in options


def an_imagined_world_looks_alike(game: Game, moment: Moment, seat: int | None, seed: object) -> None:
    """And offers the seat the same answers: the part of the next law that costs little."""
    view, dealer = moment.position.seen_by(seat), RandomDealer(hash_of(seed))
    for memory in (None, moment.memories[seat]):
        world = game.imagine(view, dealer, memory)
        assert as_bytes(world.seen_by(seat).pack()) == as_bytes(view.pack())
        assert seat is None or world.options(seat) == moment.position.options(seat)


def an_imagined_world_looks_alike_and_can_be_reached(game: Game, moment: Moment, seat: int | None, seed: object) -> None:
    """Without memory by looking, with memory by remembering: a game is told that leads there, in which the seat hears what it heard.

    A world imagined by looking alone is retold to a watcher: what everyone heard must lead there too.
    """
    rules, view, dealer = moment.position.table.rules, moment.position.seen_by(seat), RandomDealer(hash_of(seed))
    for memory in (None, moment.memories[seat]):
        world = game.imagine(view, dealer, memory)
        assert as_bytes(world.seen_by(seat).pack()) == as_bytes(view.pack())
        answers, chance = game.retell(world, moment.memories[None] if memory is None else memory)
        again, heard = replayed(game, rules.seats, rules.variant, answers, chance, seat)
        assert again == world, "the imagined world cannot be reached"
        assert memory is None or heard == memory, "the imagined world contradicts what the seat remembers"


def packing_round_trips(game: Game, moment: Moment, seat: int | None) -> None:
    for scene in (moment.position, moment.position.seen_by(seat)):
        again = game.unpack(json.loads(json.dumps(scene.pack())))
        assert again == scene and again.asked == scene.asked and again.outcome == scene.outcome
        assert as_bytes(again.pack()) == as_bytes(scene.pack())
        for who in scene.asked:
            if seat is None or who == seat:
                assert again.options(who) == scene.options(who)


def older_positions_never_change(moment: Moment, seed: object) -> None:
    position = moment.position
    before = as_bytes(position.pack())
    for seat in position.asked:
        for move in position.options(seat)[:3]:
            position.after(seat, move, Noting(seed))
    copy = position.copy()
    copy.play(copy.asked[0], copy.options(copy.asked[0])[0], Noting(seed))
    position.seen_by(0)
    assert as_bytes(position.pack()) == before


def the_order_of_answering_does_not_matter(moment: Moment, seed: object) -> None:
    position, choose = moment.position, random.Random(repr(seed))
    answers = {seat: choose.choice(position.options(seat)) for seat in position.asked}
    ends = []
    for order in (list(answers), choose.sample(list(answers), len(answers))):
        after, dealer = position, Noting(seed)
        for seat in order:
            after = after.after(seat, answers[seat], dealer)
        ends.append((as_bytes(after.pack()), repr(dealer.told)))
    assert ends[0] == ends[1]


def pieces(game: Game, position: Position) -> dict[str, Counter[int]]:
    """By kind of piece, what lies on the table."""
    found: dict[str, Counter[int]] = {}
    for kind, fields in game.pieces.items():
        found[kind] = Counter(card for field in fields for zone in in_field(position, field) for card in zone.cards())
        assert FACE_DOWN not in found[kind]
    for field in game.markers:
        found[field] = Counter({0: sum(len(zone) for zone in in_field(position, field))})
    return found


def notes_only_grow(game: Game, moment: Moment) -> None:
    """What is written down stays, in its place."""
    before = moment.before
    if before is None:
        return
    for field in game.notes:
        for old, new in zip(in_field(before, field), in_field(moment.position, field), strict=True):
            assert new.cards()[:len(old)] == old.cards(), f"{field} was rewritten"


def in_field(position: Position, field: str) -> list[Zone | Line]:
    value = getattr(position.table, field)
    return value if isinstance(value, list) else [value]


def every_zone_belongs_to_one_kind_of_piece(game: Game, position: Position) -> None:
    fields = [*game.markers, *game.notes, *[field for group in game.pieces.values() for field in group]]
    assert len(fields) == len(set(fields))
    for name in fields_of(position.table):
        value = getattr(position.table, name)
        first = value[0] if isinstance(value, list) and value else value
        assert isinstance(first, Zone | Line) == (name in fields) or (first == [] and name in fields), name


def hash_of(seed: object) -> int:
    return random.Random(repr(seed)).getrandbits(60)
