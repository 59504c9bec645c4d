"""What stands on the box of each game: for who chooses one, and for who has a minute to learn it."""

from __future__ import annotations

from typing import Final, NamedTuple


class Box(NamedTuple):
    """What the game is in a sentence, the minutes it takes, how much there is to learn (light, medium or heavy), and how it goes, told in a minute."""

    sentence: str
    minutes: int
    weight: str
    gist: tuple[str, ...] = ()


UNMARKED: Final = Box("", 0, "")
BOXES: Final = {
    "infected": Box("One passes the plague hand to hand. Find the Doctor.", 10, "light", (
        "One of you, at large tables two, is the Plague Doctor, and nobody else knows who. Villagers win when no Doctor is left, the Doctor when one "
        "Villager or none is left.",
        "Each round everyone passes a card in secret, all at once (in the first round of six or more, two); the chart says to whom. Then you look "
        "at what you were handed.",
        "Infected cards, which only the Doctor was dealt, infect whom they are handed to, at once or some rounds later; Vaccinate cancels an "
        "infection of one round, and with Roll Dice a skull infects, a Doctor too.",
        "Then everyone declares in turn, truthfully: safe, or infected and out of the game.",
        "Who is safe may name the Doctor: right, and the Doctor is out; wrong, and you are. Whoever was ever handed an Infected card, or has had the "
        "Silent one, names nobody. So watch who passed to whom before somebody fell.",
    )),
    "bristol": Box("Three carts race for the gate. Who aboard is sick?", 30, "light", (
        "You ride on one of three carts. The first cart out of the gate with nobody plagued aboard wins for all on it; if anyone aboard is plagued, all "
        "on it die. From then on the others have one more round: then the gates close on all who are still in town.",
        "You hold two symptoms. From 6 on you have the plague, for good, and nobody can tell: then you cannot win, but may gloat if nobody escapes.",
        "Six dice are thrown each round. In your turn do one thing: reroll one or two dice, draw a remedy, or move (elbow to the front, from there dash to "
        "the cart ahead, push off someone behind you).",
        "At the end of the round a cart with two of its rats mingles: all aboard mix their symptoms and get two back. Then each cart goes one space "
        "for every die in its colour.",
        "Remedies change dice and symptoms; a Whip stops a move against you. Talk is free, and may be false.",
    )),
    "pints": Box("Hold the pub until rescue comes. It will not take all.", 50, "medium", (
        "Zombies come down five rows towards the bar. Last until the rescue card comes; it ends the game at once and says who is saved. With no "
        "buddy left the zombies win.",
        "In your turn send buddies from the sofa to the rows, at least one; each draws a card. Buddy cards help you, zombie cards act at once.",
        "Throw the dice: the colour die brings zombies onto its tiles, zombie faces get on the bus, the rest are weapons and hits that you place on the rows.",
        "Rows with a buddy fight, and then move towards the pub: one tile, two if no zombie fell there. Who comes in bites. "
        "Rows without a buddy stay, so an empty row can be safer than one you cannot hold. Then the bus drives and lets zombies off.",
        "Felled zombies bring crisps, the money: for beer against bites, for others' cards and more. Together you must last, but each rescuer takes "
        "only some of you.",
    )),
    "pathologic": Box("Three healers hunt what walks unseen.", 60, "heavy", (
        "One of you is the Plague and walks the town unseen; the others are Healers, each for themselves.",
        "The Plague wins when the three Wards on its secret Hit List are dead, exactly one of each Healer. To kill it must show where it is: an "
        "Infection kills Wards who are not in Quarantine; "
        "a Blockade, held for a turn and then ceased, kills the quarantined too. It also lays Strains, face down, as traps.",
        "A Healer wins with eight pieces of Evidence. Evidence comes from Events: be there, in person or with a Ward, and pay the Resource that the "
        "Event asks for. A Ward who has access to it pays nothing; any other must be handed it first, by an action of the same turn.",
        "A Healer's turn: unless four are ongoing an Event is drawn, in the very first turn two; then two actions, each by a different piece: move, leave "
        "Quarantine, claim a Resource, resolve an Event, and more.",
        "Anybody's Wards act for you, but those in another's Pact. An Event that your own Ward resolves brings two pieces of Evidence; through another's, "
        "or in person, one.",
        "Who is in Quarantine is safe from all but a Blockade, but can neither move nor resolve Events. What all know narrows down where the Plague can "
        "be: the map shows it.",
    )),
    "pest": Box("Heal a realm over three eras, and be remembered.", 120, "heavy", (
        "You lead a House through three Eras of two Years. The most Renown at the end wins: from buildings, healthy people, Decrees, Technologies, "
        "the Capital and Influence. Any two Districts and any one special building make a row, which scores more.",
        "Each Year begins with the Pest, which brings sick people to the map, and with Aid.",
        "In your turn place an Assistant on a free cell of your grid and do its two actions, in either order: Move, Construct or Produce, and "
        "Research, Cure or Assign.",
        "Your Doctor gathers the sick on the way: the first of a location is free, each further one costs 1 Food. Herbs cure them, and the healthy work "
        "in your buildings or go to the Capital. The sick wait in your Quarantine, where many hinder you; who finds no place there dies.",
        "You may take answers back until you end your turn, unless a card was turned. Whoever has least Influence goes first next Year.",
    )),
}
