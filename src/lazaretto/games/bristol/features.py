"""The view of one seat in numbers, for learning: a function a group, and before it what its numbers are called.

Places are counted from who looks, clockwise. "x of 3" is a count divided by that many, and cut off there.
"""

from __future__ import annotations

from types import NoneType
from typing import Final, final

from ...kernel import View
from ...kernel.numbers import NONE_OF_THEM, Group, Kept, Known, Numbers, Tally, my_seat_names, named, names_of, written
from .alms import Giving
from .cards import CART_NAMES, CARTS, COIN_NAMES, DICE, FACE_NAMES, FACES, HAND_LIMIT, PLACES, RAT, REMEDY_NAMES, SYMPTOM_NAMES
from .characters import Courting
from .dice import Locking, RollingAgain
from .look import Look
from .movement import Dashed, Elbowed, Moving, Shoved
from .people import company, company_names, people, person_names
from .phial import Keeping, Leeching
from .remedies import ARSENIC_DICE, CHICKEN_ROLLS, SYMPTOMS_DRAWN
from .table import TownRules
from .turn import Turn
from .whip import Threatened

#: Counts are cut off there: more is possible, but seldom.
ROUNDS: Final = 20
STACK: Final = 6                # cards that Leeches have laid on a cart

REMEDIES_DRAWN: Final = 2       # by the Countess; others draw one
SYMPTOMS: Final = range(len(SYMPTOM_NAMES))
COINS: Final = range(len(COIN_NAMES))

QUESTIONS: Final[tuple[tuple[str, type], ...]] = (
    ("turn", Turn), ("threatened", Threatened), ("locking", Locking), ("chicken", RollingAgain), ("moving", Moving), ("leeching", Leeching),
    ("keeping", Keeping), ("courting", Courting), ("giving", Giving),
)
DEEDS: Final[tuple[tuple[str, type], ...]] = (("elbow", Elbowed), ("dash", Dashed), ("push", Shoved))


def round_names(rules: TownRules) -> list[str]:
    return [*my_seat_names(rules.seats), *named(["round"], [f"rounds before of {ROUNDS}", "the last", "action owed", f"remedies drawn of {REMEDIES_DRAWN}"])]


def the_round(look: Look, tally: Tally) -> None:
    """BR 4, 5.1, 11.6."""
    t = look.t
    tally.my_seat(look.seat, t.rules.seats)
    tally.share(t.round - 1, ROUNDS)
    tally.yes(t.deadline > 0)
    tally.share(t.actions, 1)
    tally.share(t.drawn.size, REMEDIES_DRAWN)


def question_names(rules: TownRules) -> list[str]:
    return [
        *named(["question"], [*[name for name, _ in questions(rules)], "none: the game is over"]), *named(["threat"], [name for name, _ in DEEDS]),
        f"chicken: rolls of {CHICKEN_ROLLS}", f"locking: dice of {ARSENIC_DICE}",
    ]


def questions(rules: TownRules) -> list[tuple[str, type]]:
    """What can be asked under these rules."""
    return [(name, kind) for name, kind in QUESTIONS if (rules.characters or kind is not Courting) and (rules.alms or kind is not Giving)]


@final
class Settled(Known):
    """Which number a question has, and the game's end."""

    def __init__(self, rules: TownRules) -> None:
        super().__init__(rules, len(feature_names(rules)))
        self.questions: Final = {kind: number for number, (_, kind) in enumerate([*questions(rules), ("none", NoneType)])}
        self.copies: Final = [rules.remedies.count(card) for card in range(len(rules.cards))]
        self.symptoms: Final = sum(rules.symptoms)


SETTLED: Final = Kept(Settled)


def the_question(look: Look, tally: Tally) -> None:
    question, asked = look.question, SETTLED.of(look.t.rules).questions
    deed = question.deed if isinstance(question, Threatened) else None
    tally.one_of(len(asked), asked.get(type(question), NONE_OF_THEM))
    for _, kind in DEEDS:
        tally.yes(type(deed) is kind)
    tally.share(question.left if isinstance(question, RollingAgain) else 0, CHICKEN_ROLLS)
    tally.share(question.count if isinstance(question, Locking) else 0, ARSENIC_DICE)


def cart_names(rules: TownRules) -> list[str]:
    return named(CART_NAMES, [
        f"space of {rules.road}", "leads", "second", "third", f"riders of {PLACES}", f"goes on of {DICE}", f"rats of {DICE}", "would mingle",
        f"leeches of {STACK}",
    ])


def carts(look: Look, tally: Tally) -> None:
    """BR 4.4, 10.1. Where they are, and what the dice would do to them as they lie; one that has left is in no place."""
    t = look.t
    for cart in CARTS:
        goes, rats = cart in t.order, t.dice.count(2 * cart + RAT)
        tally.share(t.spaces[cart], t.rules.road)
        tally.one_of(len(CARTS), t.order.index(cart) if goes else NONE_OF_THEM)
        tally.share(len(t.carts[cart]), PLACES)
        tally.share(t.shown(cart) if goes else 0, DICE)
        tally.share(rats, DICE)
        tally.yes(goes and len(t.carts[cart]) > 0 and rats >= 2)
        tally.share(t.leeches[cart].size, STACK)


def die_names(rules: TownRules) -> list[str]:
    return named([f"die {die + 1}" for die in range(DICE)], [*FACE_NAMES, "locked", "for chicken"])


def dice(look: Look, tally: Tally) -> None:
    """BR 7.2, 8.3. Faces, locks, and the dice that Chicken rolls again, or may."""
    t, question = look.t, look.question
    rolling = question.dice if isinstance(question, RollingAgain) else t.rerolled
    for die in range(DICE):
        tally.one_of(FACES, t.dice[die] if t.dice else NONE_OF_THEM)
        tally.bit(t.locked, die)
        tally.yes(die in rolling)


def printed(rules: TownRules) -> list[str]:
    """By card, what stands on it."""
    return ["/".join([REMEDY_NAMES[remedy] for remedy in card]) for card in rules.cards]


def hand_names(rules: TownRules) -> list[str]:
    cards, symptoms = printed(rules), [f"{name}s of {SYMPTOMS_DRAWN}" for name in SYMPTOM_NAMES]
    return [
        *named(["my hand"], [f"{card} of {HAND_LIMIT}" for card in cards]), *named(["I drew"], [*[f"{card} of {REMEDIES_DRAWN}" for card in cards], *symptoms]),
        *(named(["my palm", "my coins"], COIN_NAMES) if rules.alms else []),
    ]


def hand(look: Look, tally: Tally) -> None:
    """BR 5.3, 8.5, 8.6, 12.5. My remedies, what I drew in this turn, symptoms to choose from, the coin to give and those I was given."""
    t = look.t
    for zone, most in ((t.remedies[look.me], HAND_LIMIT), (t.drawn, REMEDIES_DRAWN)):
        for card in zone.kinds():
            tally.add(card, min(zone.count(card), most) / most)
        tally.skip(len(t.rules.cards))
    for symptom in SYMPTOMS:
        tally.share(t.phial.count(symptom), SYMPTOMS_DRAWN)
    for coins in (t.palm, t.coins[look.me]) if t.rules.alms else ():
        for coin in COINS:
            tally.yes(coin in coins)


def deck_names(rules: TownRules) -> list[str]:
    symptoms, remedies = sum(rules.symptoms), rules.remedies.size
    return [
        *named(["symptoms"], [f"deck of {symptoms}", f"discarded of {symptoms}"]),
        *named(["remedies"], [f"deck of {remedies}", f"face up of {remedies}", f"face down of {remedies}"]),
        *named(["face up"], [f"{card} of {rules.remedies.count(number)}" for number, card in enumerate(printed(rules))]),
        *(named(["coins"], [f"bag of {rules.coins.size}"]) if rules.alms else []),
    ]


def decks(look: Look, tally: Tally) -> None:
    """BR 2.5, 5.5, 10.6. How many cards are left, and which remedies were played."""
    t, rules, known = look.t, look.t.rules, SETTLED.of(look.t.rules)
    for symptoms in (t.symptom_deck, t.symptom_discard):
        tally.share(symptoms.size, known.symptoms)
    for remedies in (t.remedy_deck, t.remedy_discard, t.buried):
        tally.share(remedies.size, rules.remedies.size)
    for card in t.remedy_discard.kinds():
        tally.add(card, t.remedy_discard.count(card) / known.copies[card])
    tally.skip(len(known.copies))
    if rules.alms:
        tally.share(t.bag.size, rules.coins.size)


GROUPS: Final[tuple[Group, ...]] = (
    (round_names, the_round), (question_names, the_question), (cart_names, carts), (die_names, dice), (person_names, people), (company_names, company),
    (hand_names, hand), (deck_names, decks),
)


def feature_names(rules: TownRules) -> tuple[str, ...]:
    return names_of(GROUPS, rules)


def features(view: View) -> Numbers:
    return written(GROUPS, Look(view), SETTLED.of(view.table.rules).count)
