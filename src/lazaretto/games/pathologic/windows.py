"""PA 11.5. The title in a window: what happens, by whom, and what comes of it if nothing is played."""

from __future__ import annotations

from typing import Final

from ...kernel import Memory, Step, View
from .cards import HARUSPICY, HARVEST, NOTHING, ORDER, POST_MORTEM, TITHE
from .doing import CardEffect
from .effects import STRAIN_TEXTS
from .influence import Influencing
from .moves import Blockade, Cease, Infect
from .names import RESOURCE_TITLES, agreeing, capital, many, sentence
from .peril import warning
from .pieces import briefly
from .reactions import Cancelling, Divined, Divining, Excuse, Mourning, NoEffect, Quenched, TakeTithe, Tithing
from .replies import card_target
from .strains import TakesEffect
from .table import Town
from .traces import Traces
from .voice import Voice

Headline = tuple[str, str]      # the title, and what it touches or comes to

#: R120. So that nobody looks for a card that is not there.
ALL_ASKED: Final = "All who could hold one are asked."
NAY: Final = "No"


def in_a_window(view: View, t: Town, memory: Memory, voice: Voice) -> Headline | None:
    """PA 11.5. First what is asked, then why and what comes of it; the same whatever is in the hand."""
    question = view.question
    if isinstance(question, Cancelling):
        return f"Say No to {challenged(voice, question)}?", f"{provocation(t, voice, question)}If you let it: {outcome_words(voice, question.effect)}."
    if isinstance(question, Tithing):
        took = capital(agreeing(voice.whom(question.taker), f"has taken {many(1, RESOURCE_TITLES[question.resource])}"))
        return "Play a Tithe?", f"{took}. If you play one, you take one as well."
    if isinstance(question, Mourning):
        left = f"{t.evidence[t.answers_for(question.ward)] - 1} of {t.rules.enough}"
        return "Play a Post-Mortem?", f"{killed(t, memory, voice, question.ward)} If you play none, you have {left} pieces of Evidence."
    if isinstance(question, Divining):
        return "Play a Haruspicy?", f"{killed(t, memory, voice, question.ward)} If nobody plays one, nobody is told where the Plague is."
    if isinstance(question, Influencing) and view.seat != t.active:
        why = once_more(voice, question) or warning(t, voice) or "Before the actions begin all who could hold one are asked."
        return "Play an Influence, if you hold one?", why
    return None


def once_more(voice: Voice, question: Influencing) -> str:
    """PA 11.3. To whoever is asked again: whose card that is due to, and until when."""
    if not question.is_again():
        return ""
    played = agreeing(voice.whom(question.by), f"has played {voice.box.prescription_names[question.card]}")
    return f"Once more, for {played}{': until all have passed in a row' if len(question.everyone) > 1 else ''}."


def killed(t: Town, memory: Memory, voice: Voice, ward: int) -> str:
    """PA 6.3, 6.8, 18.4. By what and where, and why it could: "An Infection in 4 has killed Maria, out of Quarantine."."""
    who = f"{'your Ward ' if voice.seat is not None and t.answers_for(ward) == voice.seat else ''}{briefly(voice, ward)}"
    kills = Traces(t, memory).kills
    if ward not in kills:
        return f"{capital(who)} is dead."
    by, place = kills[ward]
    what = BY_ANNOUNCEMENT[by] if isinstance(by, type) else voice.box.strain_names[by]
    return f"{what} in {place} has killed {who}, {'Quarantine or not' if by is Cease else 'out of Quarantine'}."


#: PA 6.3, 6.6.
BY_ANNOUNCEMENT: Final[dict[type, str]] = {Infect: "An Infection", Blockade: "A Blockade", Cease: "The Blockade"}


def challenged(voice: Voice, question: Cancelling) -> str:
    """ "Odo's Curfew", "Odo's No", "Fever"."""
    effect = question.effect
    if question.by == NOTHING:
        return short_effect(voice, effect)
    card = NAY if isinstance(effect, (NoEffect, Quenched)) else short_effect(voice, effect)
    return f"{voice.whose(question.by)} {card}"


def provocation(t: Town, voice: Voice, question: Cancelling) -> str:
    """Where the title does not say it."""
    if isinstance(question.effect, TakesEffect) and question.by == NOTHING:
        return f"{capital(voice.piece(question.effect.piece))} set it off. "
    return f"{happening(t, voice, question)} " if isinstance(question.effect, (NoEffect, Quenched)) else ""


def happening(t: Town, voice: Voice, question: Cancelling) -> str:
    """ "Odo plays Curfew.", "A Strain goes off: Fever."."""
    effect = question.effect
    if isinstance(effect, (NoEffect, Quenched)):
        return voice.one(question.by, f"plays {NAY} to cancel {short_effect(voice, question.undone)}")
    if question.by == NOTHING:
        return f"A Strain goes off: {short_effect(voice, effect)}."
    return sentence(voice.one(question.by, f"plays {short_effect(voice, effect)}").rstrip("."))


def short_effect(voice: Voice, effect: Step) -> str:
    """ "Curfew", "Fever"."""
    if isinstance(effect, TakesEffect):
        return voice.box.strain_names[effect.strain]
    if isinstance(effect, CardEffect):
        return voice.box.prescription_names[effect.card]
    card = TITHE if isinstance(effect, TakeTithe) else POST_MORTEM if isinstance(effect, Excuse) else HARUSPICY
    return voice.box.prescription_names[card]


def outcome_words(voice: Voice, effect: Step) -> str:
    """What happens if nobody says No."""
    if isinstance(effect, TakesEffect):
        return STRAIN_TEXTS[effect.strain]
    if isinstance(effect, CardEffect):
        return card_outcome(voice, effect)
    if isinstance(effect, TakeTithe):
        return f"{voice.whom(effect.seat)} takes {many(1, RESOURCE_TITLES[effect.resource])} as well"
    if isinstance(effect, Excuse):
        return f"the death of {voice.piece(effect.ward)} costs no Evidence"
    return "when this turn ends all learn where the Plague is" if isinstance(effect, Divined) else "it has no effect"


def card_outcome(voice: Voice, effect: CardEffect) -> str:
    """PA 17.1 to 17.12. Of a card of the Bachelor or the Haruspex: the Changeling does not answer her own."""
    if effect.card == ORDER:
        return f"{voice.piece(effect.target)} goes into Quarantine"
    if effect.card == HARVEST:
        return f"{voice.whom(effect.seat)} takes a counter of each Resource"
    return card_target(voice, effect).removeprefix(": ")
