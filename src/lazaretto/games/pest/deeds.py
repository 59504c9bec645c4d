"""How answers between the steps of an action are made on a page: goods, sick people, who is let in, and that it is enough."""

from __future__ import annotations

from ...kernel import Gesture, Move, Scene, Seat
from .assigning import Assigning
from .box import Box
from .by_technology import Admit, KeepOut, LetIn
from .cards import CHECKPOINT, COIN, GOOD_NAMES, HARMFUL, IN_REGULAR, NOTHING, RECALL, REWARD_NAMES, STORAGE_SLOT, UNIFORM
from .eras import Preferring
from .gathering import Admitting
from .moves import Arrange, Bury, Choose, Coins, Prefer, Shelter, TakeToken, Trade
from .moving import Moving
from .names import ACTION_TITLES, GOOD_TITLES, REWARD_TITLES, capital, figure, goods_listed, listed, rewards_listed, sick, slot_title, traded
from .paying import Adjusting, Paying
from .people import MakingRoom
from .pestilence import AtTheDoor
from .places import thing_of
from .posts import only_kind
from .table import Empire


def reply(t: Empire, scene: Scene, seat: Seat, move: Move, box: Box) -> Gesture:
    """Of such an answer."""
    return with_goods(t, scene, seat, move) or with_the_sick(t, seat, move) or at_the_door(t, scene, seat, move, box) or enough(t, scene, seat, box)


# goods


def with_goods(t: Empire, scene: Scene, seat: Seat, move: Move) -> Gesture | None:
    """PE 3.8, 9.6, 9.8, 17.4, 20.5. The whole price is said as by the key that led here; where none has said it, of each kind of goods what is due."""
    question = scene.question
    if isinstance(move, Trade):
        return trade(seat, move)
    if isinstance(move, Coins) and isinstance(question, Paying):
        good = question.first()
        is_named = move.many == question.bounds(t, good)[0]
        words = goods_listed(question.as_it_stands(t)) if is_named else f"{figure(move.many, GOOD_TITLES[good])} in Coins"
        return Gesture(words, GOOD_NAMES[good] if is_named else "coin", (f"good:{seat}:{COIN if move.many else good}",), named=is_named and not question.change)
    if isinstance(move, Choose) and isinstance(question, Adjusting):
        words = f"One {GOOD_TITLES[move.good]} {'more' if question.change > 0 else 'less'}"
        return Gesture(words, GOOD_NAMES[move.good], (f"good:{seat}:{move.good}",))
    if isinstance(move, Choose):
        return Gesture(f"Choose {GOOD_TITLES[move.good]}", GOOD_NAMES[move.good], (f"good:{seat}:{move.good}",))
    if isinstance(move, TakeToken):
        return Gesture(f"Take the token with {figure(1, REWARD_TITLES[move.kind])}", REWARD_NAMES[move.kind], (f"token:{move.kind}",))
    if isinstance(move, Prefer) and isinstance(question, Preferring):
        rewards = question.rewards[move.number]
        return Gesture(f"Take {rewards_listed(rewards)}", "healthy" if RECALL in rewards else REWARD_NAMES[rewards[0]], ())
    return None


def trade(seat: Seat, move: Trade) -> Gesture:
    """PE 9.6."""
    given = traded(move.one, move.other)
    kinds = dict.fromkeys((move.one, move.other))
    return Gesture(f"Trade {given} for a Coin", "coin", (f"good:{seat}:{COIN}", *[f"good:{seat}:{good}" for good in kinds]), "Trade")


# the sick


def with_the_sick(t: Empire, seat: Seat, move: Move) -> Gesture | None:
    """PE 12, 22.1, 22.14, 22.21. Where the sick person goes is what is asked: a key says the place."""
    if isinstance(move, Arrange):
        slots = [slot for slot in range(HARMFUL) if move.harmful >> slot & 1] or [IN_REGULAR]
        return Gesture(arranged(move.harmful), "quarantine", (f"quarantine:{seat}", *[f"bed:{seat}:{slot}" for slot in slots]), "Rearrange")
    if isinstance(move, Shelter):
        return Gesture(capital(slot_title(move.slot)), "sick", (f"bed:{seat}:{move.slot}",))
    if isinstance(move, Bury):
        return Gesture("Into your Graveyard", "dead", (f"graves:{seat}",))
    return None


def arranged(harmful: int) -> str:
    """ "Rearrange: sick above Move and Produce, and on the storage"."""
    above = [ACTION_TITLES[slot] for slot in range(STORAGE_SLOT) if harmful >> slot & 1]
    stored = harmful >> STORAGE_SLOT & 1 == 1
    if not harmful:
        return "Rearrange: nobody in a slot that does harm"
    where = [*([f"above {listed(above)}"] if above else []), *(["on the storage"] if stored else [])]
    return f"Rearrange: sick {', and '.join(where)}"


def at_the_door(t: Empire, scene: Scene, seat: Seat, move: Move, box: Box) -> Gesture | None:
    """PE 6.3, 10.4, 22."""
    question, cards = scene.question, t.houses[seat].cards
    if isinstance(move, Admit) and isinstance(question, Admitting):
        card = t.houses[seat].patient_card()
        return Gesture(f"Put one on the {box.technology_names[card]}", "cure", (f"card:{seat}:{cards.index(card)}",))
    if isinstance(move, LetIn) and isinstance(question, AtTheDoor):
        return Gesture(f"Let {sick(question.people)} in", "sick", (thing_of(question.location),))
    if isinstance(move, KeepOut) and isinstance(question, AtTheDoor):
        stops = [f"card:{seat}:{slot}" for slot, card in enumerate(cards) if card in (UNIFORM, CHECKPOINT)]
        return Gesture(f"Keep {sick(question.kept_out(t))} out", "shield", (*stops,))
    return None


# enough


def enough(t: Empire, scene: Scene, seat: Seat, box: Box) -> Gesture:
    """The action is over, or nothing of what is offered."""
    question = scene.question
    if isinstance(question, Moving):
        here = box.names[t.houses[seat].doctor]
        return Gesture(f"{'Stop' if t.steps else 'Stay'} in {here}", "check", ())
    if isinstance(question, Admitting):
        return Gesture(f"Put {sick(question.people)} into Quarantine", "quarantine", ())
    if isinstance(question, Assigning) and t.count and only_kind(t) != NOTHING:
        return Gesture(f"Be done: token, {figure(1, REWARD_TITLES[only_kind(t)])}", "check", ())
    return Gesture("Leave Quarantine as it is" if isinstance(question, MakingRoom) else "Be done", "check", ())
