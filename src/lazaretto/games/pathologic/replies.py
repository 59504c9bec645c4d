"""What it means to answer a card, a Strain or an Event: to pass, to react, to go on, to pick somebody."""

from __future__ import annotations

from ...kernel import Move, Seat, Step
from .cards import FEVER, HARUSPICY, LETHARGY, NO, NOTHING, PANIC, POST_MORTEM, TITHE, ULCER
from .chronicle import obituary
from .orders import Action, Completing
from .doing import CardEffect
from .effects import STRAIN_TEXTS, STRAIN_TRACES
from .errands import Claim, HandTo, Leave, Transfer
from .events import BreakingCordon
from .foresight import Sense, leaves_quarantine
from .influence import Influencing
from .moves import Complete, GiveUp, Pass, Pick, React
from .names import RESOURCE_TITLES, capital, event_title, many, place_title
from .pieces import briefly
from .prescribing import Prescribe
from .reactions import Cancelling, Divined, Divining, Excuse, Mourning, TakeTithe, Tithing
from .resolving import Resolve
from .event_effects import Reviving
from .sayings import on_what
from .strains import TakesEffect
from .torments import Rumours
from .table import Town
from .voice import Voice


def replied(t: Town, voice: Voice, seat: Seat, question: object, move: Move) -> Sense | None:
    if isinstance(move, Pick):
        return picked(t, voice, seat, question, move.piece)
    if isinstance(move, Pass):
        return passed(t, voice, seat, question)
    if isinstance(move, React):
        return reacted(t, voice, seat, question, move.card)
    if isinstance(question, Completing) and isinstance(move, (Complete, GiveUp)):
        deed = undertaking(t, voice, question.action)
        return (f"go on: {deed}", "PA 9.3") if isinstance(move, Complete) else ("leave it at that; the action is spent", "PA 9.3")
    return None


def undertaking(t: Town, voice: Voice, action: Action) -> str:
    """What was begun before a Strain went off."""
    if isinstance(action, Leave):
        return "leave Quarantine"
    if isinstance(action, Resolve):
        return f"resolve {event_title(voice.box, t.where[action.piece])}"
    if isinstance(action, Claim):
        return f"take {many(1, RESOURCE_TITLES[action.resource])}"
    if isinstance(action, Transfer):
        return f"take {many(1, RESOURCE_TITLES[t.rules.resources[action.ward]])} from {voice.piece(action.ward)}"
    if isinstance(action, HandTo):
        return f"hand {voice.piece(action.ward)} what the Event needs"
    assert isinstance(action, Prescribe)
    return f"play {voice.box.prescription_names[action.card]}"


def aftermath(t: Town, voice: Voice, piece: int, number: int, action: Action | None = None) -> str:
    """ "Maria set off Fever: that means Quarantine.": of the Strain with this number in the order of laying."""
    strain = t.faces[number]
    was_in_quarantine = strain in (FEVER, ULCER) and isinstance(action, Leave)
    return f"{capital(briefly(voice, piece))} set off {voice.box.strain_names[strain]}: {STRAIN_TRACES[PANIC if was_in_quarantine else strain]}."


def passed(t: Town, voice: Voice, seat: Seat, question: object) -> Sense:
    """R120. What happens if no card is played; and why one is asked who can only pass."""
    sense, rule = left_alone(t, voice, seat, question)
    return f"{sense}; all who could hold a card for this are asked, to betray no hand", rule


def left_alone(t: Town, voice: Voice, seat: Seat, question: object) -> Sense:
    if isinstance(question, Cancelling):
        return f"let it be: {effect_words(t, voice, question.effect)}", "PA 11.5"
    if isinstance(question, (Tithing, Divining)):
        return "let it be", "PA 11.5"
    if isinstance(question, Mourning):
        return f"the death of {voice.piece(question.ward)} leaves you {t.evidence[seat] - 1} of {t.rules.enough}", "PA 7.2"
    if isinstance(question, Influencing) and seat == t.active:
        return f"play nothing now: {'your Event is drawn' if len(question.everyone) == 1 else 'then you act'}", "PA 11.2"
    return "play nothing now", "PA 11.3"


def reacted(t: Town, voice: Voice, seat: Seat, question: object, card: int) -> Sense:
    """PA 17.6, 17.10, 17.12, 17.13."""
    if card == NO and isinstance(question, Cancelling):
        return f"it is cancelled: {effect_words(t, voice, question.effect)}", "PA 17.13"
    if card == TITHE and isinstance(question, Tithing):
        return f"take {many(1, RESOURCE_TITLES[question.resource])} as well", "PA 17.10"
    if card == POST_MORTEM and isinstance(question, Mourning):
        return f"the death of {voice.piece(question.ward)} costs nothing: you keep {t.evidence[seat]} of {t.rules.enough}", "PA 17.6"
    assert card == HARUSPICY
    return "when this turn ends all learn where the Plague is", "PA 17.12"


def effect_words(t: Town, voice: Voice, effect: Step) -> str:
    """What a No! is about."""
    if isinstance(effect, TakesEffect):
        return f"{voice.box.strain_names[effect.strain]}, {STRAIN_TEXTS[effect.strain]}"
    if isinstance(effect, CardEffect):
        return f"{voice.whose(effect.seat)} {voice.box.prescription_names[effect.card]}{card_target(voice, effect)}"
    if isinstance(effect, TakeTithe):
        return f"{voice.whose(effect.seat)} {voice.box.prescription_names[TITHE]}"
    if isinstance(effect, Excuse):
        return f"{voice.box.prescription_names[POST_MORTEM]} for {voice.piece(effect.ward)}"
    return voice.box.prescription_names[HARUSPICY] if isinstance(effect, Divined) else "nothing happens"


def card_target(voice: Voice, effect: CardEffect) -> str:
    move = Prescribe(effect.card, effect.target, effect.detail)
    return on_what(effect.seat, move, voice)


def picked(t: Town, voice: Voice, seat: Seat, question: object, ward: int) -> Sense:
    """PA 16.5, 16.7, 18.11, 18.12."""
    if isinstance(question, Reviving):
        return revived(t, voice, ward)
    if isinstance(question, Rumours):
        return f"{voice.whose(t.bound_to(ward))} Pact with {voice.piece(ward)} ends", "PA 18.11"
    return leaves_quarantine(t, voice, ward), "PA 16.7" if isinstance(question, BreakingCordon) else "PA 18.12"


def revived(t: Town, voice: Voice, ward: int) -> Sense:
    """PA 16.5. Whom it costs and serves."""
    text = f"{voice.piece(ward)} lives again in {place_title(voice.box, LETHARGY)}"
    text += ", on your Hit List as before" if obituary(ward) in t.crypts else ""
    owner = t.answers_for(ward)
    regains = t.lost >> ward & 1 and owner != NOTHING
    return f"{text}; {voice.whom(owner)} regains a piece of Evidence" if regains else text, "PA 16.5"
