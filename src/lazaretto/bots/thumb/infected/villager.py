"""The Villager's rules of thumb: whom to name, and what to hand to whom."""

from __future__ import annotations

from typing import Final

from ....games.infected.acting import silence
from ....games.infected.cards import CONTAGIOUS_NEXT, CONTAGIOUS_NOW, DOUBLE_DICE, INFECTED_NOW, ROLL, SILENT, VACCINATE_NEXT, VACCINATE_NOW
from ....games.infected.guessing import Guess
from ....games.infected.passing import Pass
from ....kernel import Card, Move, Moves, Seat
from .declarations import OLDEST, threat
from .habits import FINE, VILLAGERS, a_doctors_habit
from .mind import Mind

#: By Villagers left, rounded: how sure one must be to name a Doctor. The fewer are left, the less there is to lose. Of two the next to fall loses the game for
#: both: to wait is worse than any name, and a wrong one tells the other who it is.
SURE_ENOUGH: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.6, 0.75, 0.85)
KEEP: Final = 0.07              # a card that can do something is kept for better use, unless it is worth this
KEEP_DICE: Final = 0.45         # dice are for the suspect of whom one is nearly sure
DICE: Final[tuple[Card, ...]] = (ROLL, DOUBLE_DICE)
VENTURES: Final[tuple[Card, ...]] = (*DICE, VACCINATE_NOW, VACCINATE_NEXT)      # now and then handed over for no good reason
A_WISH: Final = 1.0             # what makes such a card worth more than any other
TWO_DOCTORS: Final = 1.5        # so many stand at least, as far as one can tell
HURRIED: Final = 0.5            # then so much less sure will do
FOUND_OUT: Final = 0.8          # a Doctor who declares safe over my Contagious card will most likely be named
A_TEST: Final = 0.5             # of a suspect, and not of anybody
SURE: Final = 0.9               # there is nothing left to find out
NEARLY: Final = 0.9             # a hunch chooses among those of whom the sheet says nearly the worst
A_VOICE: Final = 0.1            # what it is worth that a Villager may guess


def names(mind: Mind, options: Moves) -> Move:
    """IN 7.1. Name the main suspect if sure enough; else hold your tongue. Whom the sheet all but clears is named on no hunch."""
    guesses = [move for move in options if isinstance(move, Guess)]
    likeliest = max([mind.evidence[guess.suspect] for guess in guesses])
    best = max([guess for guess in guesses if mind.evidence[guess.suspect] >= NEARLY * likeliest], key=lambda guess: mind.suspicion[guess.suspect])
    return best if mind.suspicion[best.suspect] >= sure_enough(mind) else options[0]


def sure_enough(mind: Mind) -> float:
    """Never on a hunch alone: in the first round one must know."""
    if mind.t.round == 1:
        return SURE
    return SURE_ENOUGH[min(round(mind.villagers_left()), len(SURE_ENOUGH) - 1)] * patience(mind)


def patience(mind: Mind) -> float:
    """Two Doctors leave half the time that one does."""
    return 1.0 if mind.doctors_left() < TWO_DOCTORS else HURRIED


def passes(mind: Mind, options: Moves) -> Move:
    """IN 4.1. The card, or the two, that do the most good where they go."""
    hand, takers = mind.t.hands[mind.me].kinds(), mind.t.takers_of(mind.me)
    worths = [{card: worth(mind, card, taker) for card in hand} for taker in takers]
    for place, taker in enumerate(takers):
        wish = at_a_venture(mind, hand, taker)
        if wish is not None:
            worths[place][wish] += A_WISH
    good = [sum([worths[place][card] for place, card in enumerate(move.cards)]) for move in options if isinstance(move, Pass)]
    best = [move for move, value in zip(options, good) if value == max(good)]
    return best[mind.chance.pick(len(best))]


def at_a_venture(mind: Mind, hand: list[Card], taker: Seat) -> Card | None:
    """A card for no good reason: were all dice kept for suspects, whoever hands out dice early would be a Doctor."""
    left = mind.chance.pick(FINE) / FINE
    for card in VENTURES:
        if card in hand:
            left -= VILLAGERS[card] * (ill_will(mind, taker) if card in DICE else 1.0 - mind.suspicion[taker])
            if left < 0.0:
                return card
    return None


def ill_will(mind: Mind, taker: Seat) -> float:
    """How many times as suspect as the others are on average."""
    return mind.suspicion[taker] * (len(mind.t.active) - 1) / mind.doctors_left()


def worth(mind: Mind, card: Card, taker: Seat) -> float:
    """What it does for the Villagers to hand this card to that seat, in games won; Safe is nought."""
    if card in DICE:
        return dice_for_a_suspect(mind, taker, rolls=2 if card == DOUBLE_DICE else 1) - KEEP_DICE * patience(mind) ** 2
    if card in (VACCINATE_NOW, VACCINATE_NEXT):
        return vaccination_for_a_villager(mind, taker, mind.t.round + (card == VACCINATE_NEXT)) - KEEP * patience(mind) ** 2
    if card == SILENT:
        return -A_VOICE * (1.0 - mind.suspicion[taker]) - KEEP
    if card in (CONTAGIOUS_NOW, CONTAGIOUS_NEXT):
        return contagion_as_a_test(mind, taker) - KEEP * (1 + (card == CONTAGIOUS_NEXT))
    return 0.0


def a_villagers_price(mind: Mind) -> float:
    """What losing one Villager costs: all are lost once a single one is left."""
    return 1.0 / max(mind.villagers_left() - 1.0, 1.0)


def dice_for_a_suspect(mind: Mind, taker: Seat, rolls: int) -> float:
    guilt, rules = mind.evidence[taker], mind.t.rules
    skull = 1.0 - (1.0 - rules.skulls / rules.faces) ** rolls
    return skull * (guilt - (1.0 - guilt) * a_villagers_price(mind))


def vaccination_for_a_villager(mind: Mind, taker: Seat, acts_in: int) -> float:
    return (1.0 - mind.suspicion[taker]) * danger(mind, taker, acts_in) * a_villagers_price(mind)


def danger(mind: Mind, taker: Seat, acts_in: int) -> float:
    """How likely an infection acts on this seat in that round."""
    still_to_come = acts_in > mind.t.round or mind.t.passes_two()
    spared = 1.0 - still_to_come * a_doctors_habit(acts_in)[INFECTED_NOW] / len(mind.t.active)
    for card in mind.before[taker]:
        age = acts_in - card.round
        if 0 < age <= OLDEST and card.giver != mind.me:
            spared *= 1.0 - mind.suspicion[card.giver] * threat(mind, card, age)
    return 1.0 - spared


def contagion_as_a_test(mind: Mind, taker: Seat) -> float:
    """IN 5.2, R16. A Doctor survives it, and gives himself away to me; a Villager falls."""
    guilt = mind.evidence[taker]
    tells = A_TEST <= guilt < SURE and silence(mind.t, mind.me) is None
    return guilt * FOUND_OUT * tells - (1.0 - guilt) * a_villagers_price(mind)
