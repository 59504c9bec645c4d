"""The page of a screen: the title, the seats, the board, the drawer and the notebook, put together for the eyes that look."""

from __future__ import annotations

from ...kernel import Count, Memory, Names, Page, Row, Seat, View
from .box import Box
from .cards import HEALERS, NOTHING, PLAGUE, RESOURCES
from .headline import headline
from .held import yours
from .pieces import EMBLEMS, RESOURCE_ICONS, short_name
from .names import HEALER_TITLES, PLAGUE_TITLE, RESOURCE_TITLES, figure, piece_title, place_title
from .notebook import notes
from .mapped import suspected
from .sheets import PHASES, board
from .table import ACTING, Town
from .voice import Voice


def screen(view: View, memory: Memory, names: Names, box: Box, laid: Page | None) -> Page:
    title, detail = headline(view, memory, names, box)
    found = laid or laid_out(view, memory, Voice(box, names, None))
    return found.to(title, detail, yours(view, memory, box), notes(view, memory, Voice(box, names, view.seat)))


def laid_out(view: View, memory: Memory, aloud: Voice) -> Page:
    """What lies open, in the same words for every seat."""
    t: Town = view.table
    rows = tuple([row(view, t, aloud, seat) for seat in range(t.rules.seats)])
    return Page("", "", tags(view, t, aloud.names), "Town", f"{figure(len(t.event_deck), 'Event')} left", rows, board(view, memory, aloud))


def tags(view: View, t: Town, names: Names) -> tuple[str, ...]:
    """PA 4. How far the game has come."""
    if view.outcome is not None:
        return (figure(t.round, "round"), "over")
    if not t.round:
        return ("Before the first round",)
    points = (figure(t.points, "action"),) if t.phase == ACTING else ()
    return (f"Round {t.round}", f"{names[t.active]}'s turn", PHASES[t.phase], *points)


def row(view: View, t: Town, voice: Voice, seat: Seat) -> Row:
    question = view.question
    acting = question is not None and seat in question.who(t)
    note, counts, icons = plague_row(view, t, voice) if seat == PLAGUE else healer_row(t, voice, seat)
    return Row(f"seat:{seat}", seat, voice.names[seat], note, tuple(counts), tuple(icons), acting=acting)


def plague_row(view: View, t: Town, voice: Voice) -> tuple[str, list[Count], list[Count]]:
    """PA 2.16, 21.3. Where it is only if that follows from what all know, or all is told."""
    here = suspected(view)
    place = f"in {place_title(voice.box, here[0])}" if len(here) == 1 else f"in one of {len(here)} places" if here else "not in play yet"
    dead = len(t.crypts)
    counts = [
        Count("crypt", dead, f"{dead} of {HEALERS} on the Hit List dead", bad=dead == HEALERS - 1),
        Count("strain", len(t.strains), f"{figure(len(t.strains), 'Strain')} in hand"),
    ]
    return f"{PLAGUE_TITLE}, {place}", counts, [Count("mask", 0, PLAGUE_TITLE)]


def healer_row(t: Town, voice: Voice, seat: Seat) -> tuple[str, list[Count], list[Count]]:
    """PA 2.14, 2.16."""
    role = t.roles[seat]
    if role == NOTHING:
        return "Healer, not chosen yet", [], []
    place = f"in {place_title(voice.box, t.where[role])}" if t.is_in_town(role) else "not placed yet"
    sworn = t.pacts[seat]
    pact = f", Pact with {short_name(sworn, piece_title(voice.box, sworn))}" if sworn != NOTHING else ""
    counts = [Count("evidence", t.evidence[seat], f"{t.evidence[seat]} of {t.rules.enough} pieces of Evidence")]
    counts += [Count(RESOURCE_ICONS[resource], t.sheets[seat].count(resource), figure(t.sheets[seat].count(resource), RESOURCE_TITLES[resource]))
               for resource in range(RESOURCES)]
    counts.append(Count("prescription", t.hand_size(seat), f"{figure(t.hand_size(seat), 'Prescription')} in hand"))
    icons = [Count(EMBLEMS[role], 0, HEALER_TITLES[role])]
    icons += [Count("quarantine", 0, "in Quarantine")] if t.is_quarantined(role) else []
    return f"{HEALER_TITLES[role]}, {place}{pact}", counts, icons
