"""The title of the page: what is to be done now, or who does what; and one sentence more. No secret stands there, for it is read from afar."""

from __future__ import annotations

from typing import Final

from ...kernel import Card, Memory, Names, Outcome, Seat, View
from .actions import ActionPhase
from .box import Box
from .cards import (
    ARCHIVE, BREACH, MIGRATION, NEW_VICTIM, NOTHING, OUTBREAK, PANIC, PLAGUE, RATS, RUMOUR, STEPPE, wards_of,
)
from .creeping import Creeping, Migrating, Slipping, Starting
from .deaths import Bereave
from .entrusted import LayingOnHands, Mandating
from .errands import Parting
from .foresight import pieces_of_evidence
from .event_effects import Burning, Reviving
from .events import BreakingCordon
from .influence import Influencing
from .laying import Laying, Spreading
from .losing import Losing, Wasting
from .names import RESOURCE_TITLES, agreeing, capital, event_title, figure, listed, many, place_title, sentence
from .orders import Completing
from .pacts import PLEDGES, why_it_binds_nobody
from .peril import siege, warning
from .pieces import briefly
from .prospects import able, about_to_win, handed_and_won, next_event
from .reactions import Cancelling, Divining, Mourning, Tithing
from .replies import aftermath
from .resolving import evidence_for
from .setup import ChoosingHealer, FirstSecrets, Placing, pieces_to_place
from .showing import Showing
from .status import WAITING
from .table import ACTING, MAY_GO_ON, Town
from .taking import Taking
from .torments import Breaching, Driving, NewVictim, Rumours
from .voice import Voice
from .walking import Walking, reach
from .windows import ALL_ASKED, Headline, happening, in_a_window, once_more


def headline(view: View, memory: Memory, names: Names, box: Box) -> Headline:
    """For the eyes that look."""
    t: Town = view.table
    voice = Voice(box, names, view.seat)
    if view.outcome is not None:
        return over(view.outcome, voice)
    if view.question is None:                                  # between two rounds, in a replay
        return "", ""
    if view.seat is None or view.seat not in view.asked:
        return waiting(view, t, voice)
    if view.seat != PLAGUE and (asked := in_a_window(view, t, memory, voice)):
        return asked
    title, detail = (to_the_plague(view, t, voice) if view.seat == PLAGUE else to_a_healer(view, t, voice, view.seat)) or PLAINLY[type(view.question)]
    if not t.round or view.seat == t.active:
        return title, detail
    return title, f"{occasion(t, voice, view.question)} {detail}".strip()


def over(outcome: Outcome, voice: Voice) -> Headline:
    """PA 15. Who won, why, and whether it was you."""
    lost = "" if voice.seat is None or voice.seat in outcome.winners else " You have lost."
    return voice.one(outcome.winners[0], "wins"), f"{capital(outcome.reason)}.{lost}"


def waiting(view: View, t: Town, voice: Voice) -> Headline:
    """Whose turn it is, the same for all of it, and what goes on; in one's own turn whom one waits for."""
    question = view.question
    if isinstance(question, FirstSecrets):
        return "The Hit List and the first Prescriptions are being chosen.", "All at once, and in secret."
    waits = f"{capital(agreeing(voice.whom(view.asked[0]), WAITING[type(question)]))}."
    if isinstance(question, Placing):
        return "The pieces are being placed.", f"{waits} {figure(pieces_to_place(t) - question.number, 'piece')} still to place."
    if not t.round:
        return waits, ""
    if view.asked[0] != t.active and view.seat == t.active:
        return waits, f"{occasion(t, voice, question)} Then your turn goes on.".strip()
    title = voice.one(t.active, "has the turn")
    if view.asked[0] != t.active:
        return title, f"{occasion(t, voice, question)} {waits}".strip()
    if t.active == PLAGUE:
        return title, "It moves, shows itself or not, and lays Strains. Nobody sees where it goes."
    if t.phase != ACTING:
        return title, "It is the Setup Phase: Influences, and a new Event."
    return title, f"{figure(t.points, 'action')} left." if t.points else "No action left, but what is free."


def occasion(t: Town, voice: Voice, question: object) -> str:
    """Why somebody is asked out of turn."""
    if isinstance(question, Cancelling):
        return happening(t, voice, question)
    if isinstance(question, (Mourning, Divining)):
        return f"{voice.piece(question.ward)} has died."
    if isinstance(question, Taking):
        return earned(voice, question)
    if isinstance(question, Tithing):
        return sentence(capital(agreeing(voice.whom(question.taker), f"has taken {many(1, RESOURCE_TITLES[question.resource])}")))
    strain = LEFT_TO_THE_PLAGUE.get(type(question), NOTHING)
    return f"{voice.box.strain_names[strain]} has gone off." if strain != NOTHING else ""


#: By question, the Strain that asks it.
LEFT_TO_THE_PLAGUE: Final[dict[type, Card]] = {
    Migrating: MIGRATION, NewVictim: NEW_VICTIM, Spreading: OUTBREAK, Driving: PANIC, Rumours: RUMOUR, Breaching: BREACH,
}


def earned(voice: Voice, question: Taking) -> str:
    """PA 7.3, 13.6, 16.10. What the Prescription is for."""
    if question.event == NOTHING:
        return f"{voice.piece(question.ward)} has died: that brings {voice.whom(question.seat)} a card."
    return f"{voice.box.event_names[question.event]} is resolved: a card is part of the reward."


def which_of(view: View, t: Town, question: Taking) -> str:
    """PA 7.5, 16.10. Where one more is taken behind it, or was before it: the Archive gives one besides the reward."""
    behind = [step for step in view.agenda[:-1] if is_taking(t, step, question.seat)]
    if behind and len(t.decks[question.seat]) > 1:
        return f": 1 of {min(1 + len(behind), len(t.decks[question.seat]))}"
    return ": 2 of 2" if question.event == ARCHIVE and not behind else ""


def is_taking(t: Town, step: object, seat: Seat) -> bool:
    if isinstance(step, Bereave):
        return t.answers_for(step.ward) == seat
    return isinstance(step, Taking) and step.seat == seat


# what the Plague must do


def to_the_plague(view: View, t: Town, voice: Voice) -> Headline | None:
    """PA 5 to 8. Where it is stands in the drawer."""
    question = view.question
    if isinstance(question, FirstSecrets):
        return "Choose your Hit List.", "One Ward of each Healer. You win when all three are dead."
    is_siege = t.blockade != STEPPE
    if isinstance(question, Creeping):
        far = "up to two" if t.creep_spaces() == 2 else "one space"
        ridden = f" {voice.box.event_names[RATS]}: two spaces." if t.creep_spaces() == 2 else ""
        quiet = "Nobody sees it; to leave lifts the Blockade." if is_siege else "Nobody sees it. To blockade, stay."
        return f"Move {far}, or stay.", about_to_win(t, voice) or f"{quiet}{ridden}"
    if isinstance(question, Showing):
        return "Lie low, or show yourself.", about_to_win(t, voice) or to_announce(t)
    if isinstance(question, Laying):
        return "Lay Strains, or keep them.", f"Where you were in this turn: all see where, not which. You hold {many(len(t.strains), 'Strain')}."
    if isinstance(question, Driving):
        who = briefly(voice, question.piece)
        return f"Drive {who} where?", f"{capital(who)} is in {place_title(voice.box, t.where[question.piece])}."
    return None


def to_announce(t: Town) -> str:
    """PA 6.1, 6.6 to 6.8, 17.1. What comes of it; of a Blockade also where it can begin."""
    still = "" if len(t.visited()) > 1 else "A Paralysis kept you here. "
    if t.blockade != STEPPE:
        return f"{still}Lie low, and the Blockade goes on; cease it, and all Wards there die."
    stayed = "a Blockade" if still else "a Blockade where you stayed"
    return f"{still}An Infection or {stayed} tells all where you are."


# what a Healer must do


def to_a_healer(view: View, t: Town, voice: Voice, seat: Seat) -> Headline | None:
    """PA 3, 9 to 14."""
    question = view.question
    if isinstance(question, ActionPhase):
        return in_the_own_turn(t, voice, seat)
    if isinstance(question, FirstSecrets):
        return "Choose a Prescription.", f"A card to play once, later. The first Healer with {t.rules.enough} pieces of Evidence wins."
    if isinstance(question, Influencing):
        return before_what(t, voice, question)
    if isinstance(question, Placing):
        left = figure(pieces_to_place(t) - question.number, "piece")
        return putting(t, seat), f"Where nobody is; spread out, for Events come everywhere. {left} still to place."
    if isinstance(question, Taking):
        return f"Take a Prescription{which_of(view, t, question)}.", earned(voice, question) if seat == t.active else ""
    if isinstance(question, Walking):
        left = f"{figure(reach(t, question.long) - question.taken, 'space')} left."
        if question.strain != NOTHING and t.hold == MAY_GO_ON:
            return "Go on, or stop.", f"{aftermath(t, voice, question.piece, question.strain)} {left}"
        where = capital(agreeing(voice.piece(question.piece), f"is in {place_title(voice.box, t.where[question.piece])}"))
        return "Go on, or stop.", f"{where}; {left}"
    if isinstance(question, Completing):
        return "Go on, or give it up?", aftermath(t, voice, question.action.doer(t, seat), question.strain, question.action)
    if isinstance(question, Burning):
        return "Burn a Strain, or stop.", f"Burnt Linen: {figure(question.left, 'Strain')} more can be discarded; it is safe there then."
    if isinstance(question, Wasting):
        return f"Wasting: put back {many(question.left, 'counter')}.", "You choose which."
    if isinstance(question, Parting):
        return f"Living Blood: choose {many(question.left, 'counter')} for the Event.", "Every Resource will do."
    if isinstance(question, LayingOnHands):
        return "Discard or move the Strain.", f"The one in {place_title(voice.box, question.district)}, to next door. Open the drawer to see it."
    if isinstance(question, Mandating):
        title = "One or two Wards act." if question.first else "One more Ward may act."
        return title, "Emergency Mandate: they leave Quarantine or move, and have acted then."
    return None


def before_what(t: Town, voice: Voice, question: Influencing) -> Headline:
    """PA 11.2, 11.3. Asked again after a card; in one's own turn before the Event is drawn and once it lies there, and why. Between Actions nobody asks."""
    is_alone = len(question.everyone) == 1
    when = "Before your Event; free, if you hold one. You are asked again after it." if is_alone else f"Before you act; free, if you hold one. {ALL_ASKED}"
    return "Play an Influence now?", once_more(voice, question) or warning(t, voice) or when


def putting(t: Town, seat: Seat) -> str:
    """PA 3.6, 19.2, 20.1. Whose piece is to be placed."""
    if t.rules.seats == 2:
        return "Place a piece."
    if all([t.is_in_town(piece) for piece in (t.roles[seat], *wards_of(t.roles[seat]))]):
        return "Place a Changeling's Ward."
    return "Place one of your pieces."


def in_the_own_turn(t: Town, voice: Voice, seat: Seat) -> Headline:
    """PA 12.1. How much is left, and which Event is within reach, or nearest."""
    if not t.points:
        return "No action left.", warning(t, voice) if t.hand_size(seat) and warning(t, voice) else free_of_charge(t, seat)
    title = f"{capital({1: 'one', 2: 'two', 3: 'three', 4: 'four'}.get(t.points, str(t.points)))} {'action' if t.points == 1 else 'actions'} left."
    danger = warning(t, voice) or siege(t, voice, seat)
    if pieces := able(t, seat):
        most = max([evidence_for(t, seat, piece) for piece in pieces])
        wins = t.evidence[seat] + most >= t.rules.enough
        events = sorted({t.where[piece] for piece in pieces})
        which = event_title(voice.box, events[0]) if len(events) == 1 else f"the Events in {listed([str(event) for event in events])}"
        if wins or not danger:
            return title, f"You can resolve {which}{', and win' if wins else f': {pieces_of_evidence(most)}' if len(events) == 1 else ''}."
    if wards := handed_and_won(t, seat):
        return title, f"You can win: hand {briefly(voice, wards[0])} what {voice.box.event_names[t.where[wards[0]]]} needs, and resolve it."
    if danger:
        return title, danger
    idle = "No piece is left to act." if len(t.ongoing) else "No Event is ongoing."
    return title, next_event(t, voice, seat) or idle


def free_of_charge(t: Town, seat: Seat) -> str:
    """PA 11.1, 14.1. Which cards one holds is not said, but whether one holds any."""
    holds, can_pledge = len(t.hands[seat]) + len(t.shown[seat]), any([pledge.why_not(t, seat) is None for pledge in PLEDGES])
    may_pledge = can_pledge and not why_it_binds_nobody(t)
    if holds and may_pledge:
        return "End your turn, or do what costs no action: an Influence, a Pact."
    if holds:
        return "End your turn, or play an Influence, if you hold one."
    if may_pledge:
        return "End your turn, or make a Pact (free): no other Healer can use that Ward."
    return "End your turn: nothing else is of use." if can_pledge else "End your turn: you can do nothing else."


#: By question that needs no more words than these.
PLAINLY: Final[dict[type, Headline]] = {
    Starting: ("Choose where you start.", "A district without a piece, or the Steppe. Nobody sees it."),
    Slipping: ("Move once more, or stay.", "You have done harm; nobody sees where you go."),
    Migrating: ("Move one space, or stay.", "Nobody sees it."),
    Spreading: ("Lay a Strain, or none.", "In a district without one."),
    NewVictim: ("Change your Hit List?", "To one of the same Healer; nobody is told."),
    Rumours: ("Which Pact ends?", "The token goes back to its Healer."),
    Breaching: ("Let which Ward out?", "One here or next door."),
    Reviving: ("Which dead Ward returns?", "Lethargy: to the Warehouses; the Evidence comes back."),
    ChoosingHealer: ("Choose which Healer you are.", "Your own three Wards bring two pieces of Evidence an Event."),
    BreakingCordon: ("Which Ward do you let out?", "Broken Cordons: one of each Healer. An Infection can kill them."),
    Losing: ("Delirium: discard a Prescription.", "All see which."),
}
