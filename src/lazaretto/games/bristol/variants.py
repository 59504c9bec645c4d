"""BR 9, 12, 13. What a variant changes: the modes of Bristol 1350, and the rules they make."""

from __future__ import annotations

from typing import Final

from ...kernel import NOBODY, Mode, UnknownVariant, Zone
from .box import WITH_GHOSTS, Box
from .mini import MINI, made_small
from .table import TownRules

CHARACTERS: Final = "characters"
CHAOS: Final = "chaos"
CONVENE: Final = "convene"
CURE: Final = "cure"
ALMS: Final = "alms"
START_REMEDY: Final = "start-remedy"
HEALTHY_START: Final = "healthy-start"
SWAP_TO_BACK: Final = "swap-to-back"
FIRST_CART_ONLY: Final = "first-cart-only"

#: The last four are house rules (BR 12.9).
MODES: Final = {mode.name: mode for mode in (
    Mode(CHARACTERS, "each has the special action of a character dealt at random"),
    Mode(CHAOS, "the 4s stay in for the first deal: about one in three begins plagued"),
    Mode(CONVENE, "after each mingle those who have the plague see each other"),
    Mode(CURE, "who holds two 1s is cured of the plague"),
    Mode(ALMS, "six Alms cards and six coins: four do nothing, one plagues, one cures"),
    Mode(START_REMEDY, "everyone begins with a remedy, as in some printings"),
    Mode(HEALTHY_START, "nobody is dealt the plague, as in some printings"),
    Mode(SWAP_TO_BACK, "who is displaced by a dash into a full cart goes to the back of the other cart"),
    Mode(FIRST_CART_ONLY, "if the first cart to leave is empty there is no last round at all"),
)}

#: The laws run over all of these.
VARIANTS: Final = (
    "base", *MODES,
    f"{CHARACTERS}+{CHAOS}", f"{CHARACTERS}+{ALMS}", f"{CHARACTERS}+{CHAOS}+{CONVENE}", f"{CHAOS}+{CURE}", f"{CHARACTERS}+{CURE}+{START_REMEDY}",
)

#: BR 12.8. At most one of these.
ONE_OF: Final = (CONVENE, CURE, ALMS)


MILD_ALONE: Final = 2           # kinds of symptom, 1 and 2, that make no plague with any card below 4


def rules_for(box: Box, modes: tuple[str, ...], seats: int) -> TownRules:
    """The rules that these modes make together."""
    if MINI in modes:
        return made_small(rules_for(box, (), seats))
    refuse_what_does_not_go_together(modes, seats)
    rules = TownRules()
    if HEALTHY_START in modes and sum(box.symptoms[:MILD_ALONE]) < max(seats, WITH_GHOSTS):
        raise UnknownVariant(f"'{HEALTHY_START}' needs a card below 3 for everyone, and this pack has too few (R77)")
    rules.places, rules.ghosts = max(seats, WITH_GHOSTS), max(0, WITH_GHOSTS - seats)
    rules.slots = tuple([(place, place if place < seats else place + rules.ghosts) for place in range(rules.places)])
    rules.road, rules.boarding = box.road, box.boarding[rules.places]
    rules.in_order, rules.set_dice, rules.gates_close = False, (), 0
    rules.cards = box.cards if ALMS in modes else tuple(box.plain)
    rules.remedies, rules.symptoms = box.remedies(ALMS in modes), box.symptoms
    rules.coins = box.coin_bag() if ALMS in modes else Zone(0, 0, NOBODY)
    rules.characters, rules.chaos, rules.convene = CHARACTERS in modes, CHAOS in modes, CONVENE in modes
    rules.cure, rules.alms = CURE in modes, ALMS in modes
    rules.first_remedies = 1 if rules.ghosts or START_REMEDY in modes else 0
    if rules.first_remedies * seats > len(rules.remedies):
        raise UnknownVariant(f"{rules.first_remedies * seats} remedies are dealt, and this pack has {len(rules.remedies)} (BR 13.2, R73)")
    rules.healthy_start, rules.swap_to_back, rules.first_cart_only = HEALTHY_START in modes, SWAP_TO_BACK in modes, FIRST_CART_ONLY in modes
    return rules


def refuse_what_does_not_go_together(modes: tuple[str, ...], seats: int) -> None:
    chosen = [mode for mode in ONE_OF if mode in modes]
    if len(chosen) > 1:
        raise UnknownVariant(f"'{chosen[0]}' and '{chosen[1]}' do not go together: of Convene, Cure and Alms only one is played (BR 12.8)")
    if CHAOS in modes and HEALTHY_START in modes:
        raise UnknownVariant(f"'{CHAOS}' and '{HEALTHY_START}' contradict each other (R77)")
    if START_REMEDY in modes and seats < WITH_GHOSTS:
        raise UnknownVariant(f"'{START_REMEDY}' is for {WITH_GHOSTS} or more: fewer begin with a remedy anyway (BR 13.2)")
