"""What a variant changes: the modes of Infected, and the rules they make."""

from __future__ import annotations

from typing import Final

from ...kernel import NOBODY, Mode, UnknownVariant, Zone, lay, only
from . import mini
from .box import CONTAGIOUS_VILLAGER, DOCTOR, ONE_BOX, SAFE_VILLAGER, Box, Counts
from .cards import CONTAGIOUS_NEXT, CONTAGIOUS_NOW, DOUBLE_DICE, KINDS, ROLL, SILENT
from .chart import COLUMNS
from .table import ALWAYS, NEVER, WHEN_VACCINATED, VillageRules

CONTAGIOUS: Final = "contagious"
BLIND: Final = "blind"
ONE_DOCTOR: Final = "one-doctor"
DICE: Final = "double-dice"
GUESS_AFTER_ROLL: Final = "guess-after-roll"
MUTE: Final = "contagious-silences"
LOUD: Final = "contagious-never-silences"
AT_ONCE: Final = "doctor-wins-at-once"
COLUMN_MODES: Final = tuple(["column-" + column.lower() for column in COLUMNS])

MODES: Final = {mode.name: mode for mode in (
    Mode(CONTAGIOUS, "two Safe decks a box give way to Contagious ones, as far as there are any"),
    Mode(BLIND, "two Doctors who do not know each other; seven or more players"),
    Mode(ONE_DOCTOR, "one Doctor among seven to eleven players"),
    Mode(DICE, "the Double Dice is shuffled among the dice cards"),
    Mode(GUESS_AFTER_ROLL, "who rolled a shield may still guess"),
    Mode(MUTE, "being handed a Contagious card silences like an Infected one"),
    Mode(LOUD, "a Contagious card never silences"),
    Mode(AT_ONCE, "the Doctors win as soon as one Villager is left, in the middle of a round too"),
    *[
        Mode(name, f"cards are passed by column {column} of the chart; each column has distances of its own, and else chance chooses one")
        for name, column in zip(COLUMN_MODES, COLUMNS)
    ],
)}

#: The laws run over all of these.
VARIANTS: Final = ("base", *MODES, f"{CONTAGIOUS}+{DICE}", f"{CONTAGIOUS}+{BLIND}+{DICE}", f"{CONTAGIOUS}+{MUTE}", f"{CONTAGIOUS}+{LOUD}")

FIRST_ROUND_GUESSES: Final = 2
CLOSING_ROUNDS: Final = 2
CONTAGIOUS_A_BOX: Final = 2


def rules_for(box: Box, modes: tuple[str, ...], seats: int) -> VillageRules:
    """The rules that these modes make together."""
    refuse_what_does_not_go_together(modes, seats)
    rules, small = VillageRules(), mini.MINI in modes
    decks = mini.DECKS if small else box.decks
    rules.counts = mini.COUNTS if small else box.checked(decks_at_the_table(box, modes, seats), seats)
    refuse_what_the_decks_cannot_do(box, modes, rules.counts)
    rules.whole_decks, rules.deck_size = decks, len(decks[DOCTOR])
    rules.decks, rules.dice_dealt = dice_apart(decks) if DICE in modes else (decks, (0,) * len(decks))
    rules.deck_counts = tuple([counted(deck, dice) for deck, dice in zip(rules.decks, rules.dice_dealt)])
    rules.dice = box.dice(seats) if DICE in modes else Zone(0, 0, NOBODY)
    at_the_table = [cards for deck, cards in enumerate(decks) if rules.counts[deck] and deck != DOCTOR]
    rules.only_doctors_infect = not any([card in deck for deck in at_the_table for card in (CONTAGIOUS_NOW, CONTAGIOUS_NEXT)])
    rules.doctors_cards = only(*rules.decks[DOCTOR].kinds(), *(rules.dice.kinds() if rules.dice_dealt[DOCTOR] else []))
    rules.rolls_a_card = 2 if any([DOUBLE_DICE in deck for deck in (rules.dice, *rules.decks)]) else 1
    rules.silent_decks = sum([lay([deck], NOBODY).faces for deck, cards in enumerate(decks) if SILENT in cards])
    rules.chart, rules.column = box.chart, next((number for number, name in enumerate(COLUMN_MODES) if name in modes), mini.COLUMN if small else None)
    rules.faces, rules.skulls = box.faces, box.skulls
    rules.doctors_know = rules.counts[DOCTOR] > 1 and BLIND not in modes
    rules.guess_after_roll = GUESS_AFTER_ROLL in modes
    rules.contagious_silences = ALWAYS if MUTE in modes else NEVER if LOUD in modes else WHEN_VACCINATED
    rules.doctors_win_at_once = AT_ONCE in modes
    rules.first_round_guesses, rules.two_first = FIRST_ROUND_GUESSES, seats >= ONE_BOX
    rules.last_round = rules.deck_size - (1 if rules.two_first else 0) + CLOSING_ROUNDS
    return rules


def refuse_what_does_not_go_together(modes: tuple[str, ...], seats: int) -> None:
    if seats <= ONE_BOX:
        for mode in (BLIND, ONE_DOCTOR):
            if mode in modes:
                raise UnknownVariant(f"'{mode}' is for seven or more players: up to {ONE_BOX} have one Plague Doctor anyway (IN 3.2)")
    if BLIND in modes and ONE_DOCTOR in modes:
        raise UnknownVariant("'blind' and 'one-doctor' do not go together: blind is for two Doctors who do not know each other (IN 10.5)")
    if MUTE in modes and LOUD in modes:
        raise UnknownVariant(f"'{MUTE}' and '{LOUD}' contradict each other (R15)")
    chosen = [name for name in COLUMN_MODES if name in modes]
    if len(chosen) > 1:
        raise UnknownVariant(f"one column is chosen for the whole game, not {' and '.join(chosen)} (IN 3.4)")


def refuse_what_the_decks_cannot_do(box: Box, modes: tuple[str, ...], counts: Counts) -> None:
    """For packs that put other decks on the table."""
    if BLIND in modes and counts[DOCTOR] < 2:
        raise UnknownVariant("'blind' is for two Doctors who do not know each other, and this pack's table has one (IN 10.5)")
    if CONTAGIOUS in modes and not counts[CONTAGIOUS_VILLAGER]:
        raise UnknownVariant("'contagious' takes the place of Safe decks, and this pack's table has none (R47)")
    dice = {deck.count(ROLL) + deck.count(DOUBLE_DICE) for deck, copies in zip(box.decks, counts) if copies}
    if DICE in modes and len(dice) > 1:
        raise UnknownVariant("with 'double-dice' every deck must have equally many dice cards, or dealing them would show who holds which (R49)")


def decks_at_the_table(box: Box, modes: tuple[str, ...], seats: int) -> Counts:
    counts = list(box.tables[seats])
    if ONE_DOCTOR in modes:
        counts[SAFE_VILLAGER] += counts[DOCTOR] - 1
        counts[DOCTOR] = 1
    if CONTAGIOUS in modes:
        swapped = min(CONTAGIOUS_A_BOX * box.boxes(seats), counts[SAFE_VILLAGER])
        counts[SAFE_VILLAGER] -= swapped
        counts[CONTAGIOUS_VILLAGER] += swapped
    return tuple(counts)


def counted(deck: Zone, dice: int) -> tuple[int, ...]:
    """A deck by card; dice cards dealt to it count as Roll Dice."""
    return tuple([deck.count(card) + (dice if card == ROLL else 0) for card in range(KINDS)])


def dice_apart(decks: tuple[Zone, ...]) -> tuple[tuple[Zone, ...], tuple[int, ...]]:
    """IN 2.5. The decks without their dice cards, and how many of those each is owed."""
    bare, owed = [], []
    for deck in decks:
        rest = Zone(0, 0, deck.eyes)
        for card in deck.kinds():
            if card not in (ROLL, DOUBLE_DICE):
                rest.put(card, deck.count(card))
        bare.append(rest)
        owed.append(len(deck) - len(rest))
    return tuple(bare), tuple(owed)
