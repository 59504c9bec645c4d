"""What can be asked about, besides the rules: cards, pieces, places, and the words of the game."""

from __future__ import annotations

from typing import Final

from .box import Box
from .cards import DISTRICTS, HEALERS, PIECE_NAMES, PRESCRIPTIONS, STEPPE, STRAINS, WARDS, healer_of_card, owner_of, wards_of
from .effects import PRESCRIPTION_TEXTS, STRAIN_TEXTS, event_effect, kind_of, rule_of_event, rule_of_prescription, rule_of_strain
from .names import HEALER_TITLES, RESOURCE_TITLES, listed, many, place_title


def topics(box: Box) -> dict[str, str]:
    """What can be asked about, besides the rules."""
    found = {box.event_names[event]: event_topic(box, event) for event in DISTRICTS}
    for card in range(PRESCRIPTIONS):
        whose = HEALER_TITLES[healer_of_card(card)]
        copies = many(box.copies[card], f"{kind_of(card)} card")
        found[box.prescription_names[card]] = f"{copies} of the {whose}: {PRESCRIPTION_TEXTS[card]} · {rule_of_prescription(card)}"
    for strain in range(STRAINS):
        found[box.strain_names[strain]] = f"a Strain, {box.strains[strain]} of them: {STRAIN_TEXTS[strain]} · {rule_of_strain(strain)}"
    for ward in WARDS:
        owner, access = HEALER_TITLES[owner_of(ward)], RESOURCE_TITLES[box.resources[ward]]
        found[box.ward_names[ward - HEALERS]] = f"a Ward of the {owner}, {PIECE_NAMES[ward]} in notation; has access to {access} · PA 2.5"
    return {**found, **healers(box), **places(box), **figures(box), **OTHER_TOPICS}


def event_topic(box: Box, event: int) -> str:
    """PA 2.8, 2.9."""
    needs = listed([f"{RESOURCE_TITLES[resource]} if drawn in the {HEALER_TITLES[healer]}'s turn" for healer, resource in enumerate(box.columns[event])])
    return f"an Event in {place_title(box, event)}; {event_effect(event)}. Whoever resolves it, it needs {needs} · {rule_of_event(event)}"


def healers(box: Box) -> dict[str, str]:
    """PA 2.4, 3.3."""
    found: dict[str, str] = {}
    for healer, title in enumerate(HEALER_TITLES):
        wards = listed([box.ward_names[ward - HEALERS] for ward in wards_of(healer)])
        found[title] = f"a Healer, begins with a {RESOURCE_TITLES[box.resources[healer]]}; own Wards: {wards} · PA 2.4, 3.3"
    return found


def places(box: Box) -> dict[str, str]:
    """PA 2.1 to 2.3. What borders on what."""
    steppe = f"around the town, one place, for the Plague alone; borders on {listed([str(district) for district in box.steppe])} · PA 2.3"
    return {"Steppe": steppe, **{box.districts[district]: f"district {district}; borders on {borders(box, district)} · PA 2.1" for district in DISTRICTS}}


def borders(box: Box, district: int) -> str:
    """ "9, 10 and 15, over a bridge on 14, and on the Steppe"."""
    near = box.neighbours()[district]
    over = [other for other in near if (min(district, other), max(district, other)) in box.bridges]
    text = listed([str(other) for other in near if other != STEPPE and other not in over])
    text += f", over a bridge on {listed([str(other) for other in over])}" if over else ""
    return f"{text}, and on the Steppe" if STEPPE in near else text


def figures(box: Box) -> dict[str, str]:
    """What depends on the box."""
    return {
        "Evidence": f"a Healer begins with {box.evidence}, and wins with {box.enough}; an Event gives one piece, or two through one of their own Wards; the"
                    f" death of one of these costs one, but never below {box.least} · PA 15.1, 15.2, 13.5",
        "Event": f"one is drawn in each Healer's turn while fewer than {box.events} are ongoing; it lies in its district until resolved · PA 10.1, 2.7",
        "actions": f"a Healer has {box.points} a turn, each done by that Healer or by any Ward; a piece acts once a turn · PA 12.1, 12.2",
        "Move": f"up to {many(box.spaces, 'space')}, over the river by bridges only; Strains go off where it enters · PA 12.5, 9.1",
        "bridge": f"the only way over the river: {listed([f'{one} to {two}' for one, two in box.bridges])} · PA 2.2",
        "limit": f"after {box.rounds} rounds the Plague wins · PA 4.6",
    }


OTHER_TOPICS: Final = {
    "Plague": "has no piece, moves unseen, and wins when the three Wards on its Hit List are dead · PA 1.2, 15.3",
    "Healer": "wants Evidence, which Events give; all Healers work against the Plague, but only one wins · PA 1.3",
    "Ward": "nine townspeople; any Healer may have any of them act, unless a Pact forbids it, but the death of a Ward costs its own Healer · PA 2.4, 12.1",
    "Hit List": "three Wards, one of each Healer, chosen in secret by the Plague; dead they lie in a crypt, others in the mass grave · PA 3.4, 7.1",
    "winning": "a Healer by Evidence; the Plague by its Hit List, or when no Event is left; if both at once, the Plague · PA 15.2 to 15.6",
    "turn": "the Plague moves, shows itself or not, lays Strains; then each Healer draws an Event, Influences are played, Actions follow · PA 4.1, 4.3, 4.4",
    "creep": "the Plague moves one space, or stays; nobody is told · PA 5.1",
    "infect": "the Plague says where it is: there Healers go into Quarantine and Wards out of Quarantine die; if anybody was harmed it may slip away one space"
              " · PA 6.2 to 6.4",
    "Blockade": "begun where the Plague has stayed, it harms like an Infection; ceased on a later turn it kills Wards in Quarantine too; lifted when the Plague"
                " leaves · PA 6.6 to 6.9",
    "cease": "the Blockade ends: all Wards in the district die, quarantined or not, and the token comes back · PA 6.8",
    "break off": "the Blockade ends and nobody is harmed by it · PA 6.9",
    "Quarantine": "a piece in it cannot be harmed, save by a ceased Blockade, but neither moves nor resolves; to leave it is an Action · PA 2.6, 12.4",
    "Strain": "drawn by the Plague with each Event, laid face down where it was in its turn; goes off when a piece acts there or enters · PA 8.1 to 8.4, 9.1",
    "Prescription": "a Healer's card, chosen from their own deck: one at the beginning, one for each Event resolved and each of their own Wards who dies"
                    " · PA 2.11, 3.5",
    "Influence": "a Prescription that costs no action: at any time of your own turn, some also in the Setup Phase of others · PA 11.2",
    "Reaction": "a Prescription for the moment that it names, also in another's turn; it costs no action · PA 11.4",
    "Action": "leave Quarantine, move, claim, transfer, hand to a Ward, resolve, or an Action Prescription; a Strain there goes off first · PA 12, 9.2",
    "leave": "a piece leaves Quarantine; it cannot do more in this turn · PA 12.4",
    "claim": "your Healer takes any counter from the Pool, in Quarantine or not · PA 12.7",
    "transfer": "a Ward gives you a counter of its own Resource, at any distance, in Quarantine or not · PA 12.8",
    "hand": "your Healer gives a Ward the counters it lacks for the Event where it stands; it must resolve it in the same turn · PA 12.11, 12.12",
    "resolve": "a piece out of Quarantine on an ongoing Event: a Healer spends its Resource, a Ward with access to it nothing · PA 13.1 to 13.3",
    "Pact": "your token on a Ward who stands on an ongoing Event, free of charge: no other Healer can have that Ward act, not even its own · PA 14.1, 14.2",
    "Resource": "Coin, Secret or Key; an Event needs the one it names for the Healer in whose turn it was drawn, whoever resolves it · PA 2.5, 2.9",
    "Pool": "the counters that nobody has; what it lacks cannot be taken · PA 2.5, 12.9",
    "complete": "after a Strain has gone off: the Action goes on, if it still can; otherwise it is given up, and is spent all the same · PA 9.3",
    "notepad": "where the Plague was after moving and after its extra space, round by round, and whom it harmed; open to all at the end · PA 2.15, 21.3",
    "graveyard": "three crypts for the Hit List, a mass grave for the others · PA 2.13",
    "two players": "the Ticker goes to another Healer's row every turn, and new Events need what they name for that row · PA 20.5",
}
