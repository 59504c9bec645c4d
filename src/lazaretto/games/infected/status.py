"""What is to be done now, in a sentence or two; to others, who does it."""

from __future__ import annotations

from ...kernel import Names, Seat, View
from .afterwards import how_the_last_fell, namers
from .box import DOCTOR, Box
from .chart import spoken
from .foresight import in_short
from .guessing import Guessing
from .notebook import how
from .passing import PassCards
from .sheet import NOT_YET, round_of_fall, rounds
from .signs import all_told, names_list
from .table import Village
from .talk import prediction
from .words import Teller


def title(view: View, names: Names, box: Box) -> str:
    t: Village = view.table
    if view.outcome is not None:
        return Teller(box, names, None).ended(view.outcome)
    return how_one_fell(t, view.seat, names) if view.seat is not None and not t.stands(view.seat) else goes_on(view, t, names)


def how_one_fell(t: Village, seat: Seat, names: Names) -> str:
    """IN 6.5, 7.2, 7.3. To the fallen: what took them out, as everyone saw it."""
    note = round_of_fall(t, seat)
    word, named = how(note, seat), note.named_by(seat)
    if word == "infected":
        return f"You are out: infected in round {note.number}."
    why = "you rolled a skull"
    if word == "wrong" and named is not None:
        why = f"you named {names[named]}, who is no Plague Doctor"
    elif word == "named":
        why = f"{names[namers(note, seat, t.rules.seats)[0]]} named you as the Plague Doctor"
    return f"You are out: in round {note.number} {why}."


def goes_on(view: View, t: Village, names: Names) -> str:
    if isinstance(view.question, PassCards):
        return choosing(view, t, names)
    if not isinstance(view.question, Guessing):
        return "Each declares in turn." if is_declaring(t) else "The round ends."
    if view.question.seat == view.seat:
        return "Name a Doctor, or nobody."
    return f"{names[view.question.seat]} is safe, and is asked for a name."


def is_declaring(t: Village) -> bool:
    """IN 6.1. Somebody in the game has not declared yet."""
    return any([t.stands(seat) and rounds(t)[-1].mark_of(seat) == NOT_YET for seat in t.active])


def choosing(view: View, t: Village, names: Names) -> str:
    """IN 4.1."""
    if view.seat is None or view.seat not in t.active:
        return f"All {len(t.active)} choose {'two cards' if t.passes_two() else 'a card'} to pass {ways(t)}."
    if view.seat not in view.asked:
        return "You have chosen. The others are still choosing."
    takers = [names[taker] for taker in t.takers_of(view.seat)]
    return f"Choose a card for {takers[0]}." if len(takers) == 1 else f"Choose two cards: one for {takers[0]}, one for {takers[1]}."


def ways(t: Village) -> str:
    """ "2 to the left"."""
    return " and ".join([spoken(way, len(t.active)) for way in t.ways()])


def detail(view: View, names: Names) -> str:
    t: Village = view.table
    if view.outcome is not None:
        return how_it_was(view, t, names)
    if view.seat is not None and not t.stands(view.seat):
        return f"{still_open(view, t)} {goes_on(view, t, names)}"
    return passing(view, t, names) if isinstance(view.question, PassCards) else naming(view, t, names)


def still_open(view: View, t: Village) -> str:
    """IN 6.5. What one can do who is out."""
    if all_told(t):
        return "You see all cards now, and may talk to others who are out."
    return "You may still predict who the Doctor is, and talk to others who are out." if prediction(view) else "You may still talk to others who are out."


def how_it_was(view: View, t: Village, names: Names) -> str:
    """Whether the one who looks has won, and who the Doctors were: how the last one fell where that was it."""
    assert view.outcome is not None
    parts = [] if view.seat is None or not view.outcome.winners else ["You have won." if view.seat in view.outcome.winners else "You have lost."]
    if all_told(t):
        doctors = names_list([names[seat] for seat in t.team(doctors=True)])
        known = f"{doctors} {'were the Plague Doctors' if t.rules.counts[DOCTOR] > 1 else 'was the Plague Doctor'}"
        parts.append(f"{known if t.doctors_stand() else how_the_last_fell(t, names)}.")
    return " ".join(parts)


def passing(view: View, t: Village, names: Names) -> str:
    """Where the takers sit, whom the title names, and who passes to me; then who declares first."""
    me, first = view.seat, f"{names[t.marker]} declares first."
    if me == t.marker:
        first = "You declare first."
    if me is None or me not in t.active:
        return f"All pass at once, face down. {first}"
    if me not in view.asked:
        return f"Cards are handed over when all have chosen. {first}"
    at = t.active.index(me)
    givers, takers = [t.active[at - way] for way in t.ways()], t.takers_of(me)
    sit = [f"{names[taker]}{'' if place else ' sits'} {in_short((way,), len(t.active))}" for place, (taker, way) in enumerate(zip(takers, t.ways()))]
    pass_to_you = f"{names_list([names[giver] for giver in givers])} {'pass' if len(givers) > 1 else 'passes'}"
    return f"{', '.join(sit)}; {'both pass' if len(givers) > 1 and sorted(givers) == sorted(takers) else pass_to_you} to you. {first}"


def naming(view: View, t: Village, names: Names) -> str:
    """IN 7.2, 7.3. What a name comes to, or who is next."""
    if not isinstance(view.question, Guessing):
        return ""
    seat = view.question.seat
    if seat == view.seat:
        return "All the safe are asked; your drawer says whether you may. Wrong, you are out."
    after = next_to_declare(t, seat)
    return "After that the round ends." if after is None else f"After that {'you declare' if after == view.seat else names[after] + ' declares'}."


def next_to_declare(t: Village, seat: Seat) -> Seat | None:
    """IN 6.1. Who declares after this seat in this round."""
    order = t.clockwise_from(t.marker)
    later = [other for other in order[order.index(seat) + 1:] if t.stands(other)]
    return later[0] if later else None
