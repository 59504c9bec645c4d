"""The table in plain text: what must be done, the map, your board, the Houses, Decrees, the Capital and the market."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from ...kernel import Memory, Names, Seat, View
from ...kernel.zone import letter
from .box import Box
from .cards import CAPITAL_BUILDINGS, ERAS, NOTHING, YEARS
from .decrees import AGENDAS
from .drawer import board
from .drawn_map import drawn_empire
from .effects import AGENDA_TEXTS, IMPERATIVE_TEXTS, TECHNOLOGY_TEXTS, aid_text, court_text, pest_text, slot_rule
from .foresight import assistants_left, is_era_ending
from .house import House
from .names import ERA_TITLES, REWARD_TITLES, building_title, figure, goods_listed, listed, marked, stores
from ...kernel.plain import hanging, headed, margin_for, paragraphs
from .scoring import lines, sheet
from .status import status
from .table import Empire
from .voice import Voice

WIDE: Final = 80
Row = tuple[str, str]


def drawn(view: View, memory: Memory, names: Names, width: int, box: Box) -> str:
    """The whole page; no line is wider than `width`."""
    t: Empire = view.table
    voice = Voice(box, names, view.seat)
    heads = [marked(names, seat, view.seat) for seat in range(t.rules.seats)]
    lines = [*wrap(status(view, t, names, box), width), "", *paragraphs(course(view, t, voice), width), ""]
    lines += [*headed("The map", drawn_empire(t, box, width), width), ""]
    if view.seat is not None:
        lines += [*headed("Your board", board(t, view.seat, box, width), width), ""]
    lines += [*headed("Houses", houses(view, t, heads, box, width), width), ""]
    lines += [*headed("Decrees", laid(decrees(view, t, box), width, 5), width), ""]
    lines += [*headed("The Capital", laid(in_capital(t, voice), width, 11), width), ""]
    lines += headed("Market", laid(market(t, box), width, 4), width)
    if t.totals:
        lines += ["", *headed("The count", laid(count(t, heads), width, margin_for(heads)), width)]
    return "\n".join(lines)


def laid(rows: list[Row], width: int, indent: int) -> list[str]:
    return [line for label, text in rows for line in hanging(label, text, width, indent)]


def course(view: View, t: Empire, voice: Voice) -> list[str]:
    """PE 5. Year, Era and order; the cards of the Year."""
    found = [f"Year {t.year + 1} of {YEARS}, Era {ERA_TITLES[t.era()]}. Order: {', '.join([voice.whom(seat) for seat in t.order])}."]
    found += [f"Pest this Year: {pest_text(voice.box, t.pest_card)}."] if t.pest_card else []
    return found + ([f"Aid next Year: {aid_text(voice.box, t.aid_card)}."] if t.aid_card and t.year < YEARS - 1 else [])


# the Houses


def houses(view: View, t: Empire, heads: list[str], box: Box, width: int) -> list[str]:
    """A table where there is room, else a paragraph each; then the buildings of others, and all Technologies."""
    words = [(head, in_words(view, t, seat)) for seat, head in enumerate(heads)]
    lines = table(view, t, heads, width) if width >= WIDE else laid(words, width, margin_for(heads))
    held = [(letter(seat), ", ".join([box.technology_names[card] for card in house.cards if card != NOTHING])) for seat, house in enumerate(t.houses)]
    rows = [f"{who} {names}" for who, names in held if names]
    built = [f"{letter(seat)} {sites(house, box)}" for seat, house in enumerate(t.houses) if seat != view.seat]
    lines += laid([("", f"Buildings, * with a worker: {'; '.join(built)}")] if built else [], width, 0)
    return lines + laid([("", f"Technologies: {'; '.join(rows)}")] if rows else [], width, 0)


def sites(house: House, box: Box) -> str:
    """ "Castle in Hask, District 1* in Gollor"."""
    standing = [(slot, site) for slot, site in enumerate(house.sites) if site != NOTHING]
    found = [f"{building_title(slot)}{'*' if house.workers >> slot & 1 else ''} in {box.names[site]}" for slot, site in standing]
    return ", ".join(found) if found else "none"


#: Heads of the columns.
COLUMNS: Final = ("Renown", "Infl", "Lum", "Sto", "Foo", "Her", "Coin", "Res", "Sick", "Well", "Dead", "Cap", "Bld", "Asst")


def table(view: View, t: Empire, heads: list[str], width: int) -> list[str]:
    """Long names are cut."""
    room = min(width - 2 - len(" ".join(COLUMNS)), margin_for(heads))
    lines = [f"  {''.ljust(room)}{' '.join(COLUMNS)}"]
    for seat, head in enumerate(heads):
        cells = [str(number).rjust(len(column)) for number, column in zip(figures(view, t, seat), COLUMNS)]
        lines.append(f"  {head[:room - 1].ljust(room)}{' '.join(cells)}")
    return [*lines, *hanging("", "Renown in tokens so far; Sick in Quarantine, Well on the Healthy track, Cap in the Capital, Asst left this Year", width, 0)]


def figures(view: View, t: Empire, seat: Seat) -> list[int]:
    house = t.houses[seat]
    return [
        house.renown - house.blame, house.influence, *house.goods, house.research, house.quarantined(), house.healthy.bit_count(), house.dead, house.capital,
        house.on_the_map(), assistants_left(view, seat),
    ]


def in_words(view: View, t: Empire, seat: Seat) -> str:
    house = t.houses[seat]
    parts = [f"Renown tokens {house.renown - house.blame}, Influence {house.influence}", f"{stores(house.goods)}, Research {house.research}"]
    parts += [f"{house.quarantined()} sick, {house.healthy.bit_count()} healthy, {house.dead} dead, {house.capital} in the Capital"]
    return "; ".join([*parts, f"{figure(house.on_the_map(), 'building')}, {figure(assistants_left(view, seat), 'Assistant')} left"])


# Decrees, Capital, market


def decrees(view: View, t: Empire, box: Box) -> list[Row]:
    """PE 19. With the levels of all, and what the Agenda would bring you now."""
    seat, past = view.seat, t.era() + (1 if is_era_ending(view) else 0)
    rows: list[Row] = []
    for era in (*range(t.era(), ERAS), *range(t.era())):
        decree = t.decrees[era]
        if decree:
            mine = f" ({AGENDAS[decree](t, seat)} for you now)" if seat is not None and era >= past else ""
            levels = ", ".join([f"{letter(other)} {house.levels[era]}" for other, house in enumerate(t.houses)])
            least = f", scored from {t.rules.thresholds[era]} on" if t.rules.versus else ""
            text = f"Agenda {AGENDA_TEXTS[decree]}{mine}. Imperative: {IMPERATIVE_TEXTS[decree]}; levels {levels}{least}"
            rows.append((ERA_TITLES[era], f"{box.decree_names[decree]}{', now' if era == t.era() else ''}: {text}"))
    return rows


def in_capital(t: Empire, voice: Voice) -> list[Row]:
    """PE 2.7, 13.8, 17.4, 26."""
    box = voice.box
    rows = [("Card", f"{box.card_names[t.capital_card]}: {court_text(t.rules, box, t.capital_card)}")] if t.capital_card else []
    people = [f"{letter(seat)} {house.capital}" for seat, house in enumerate(t.houses)]
    rows.append(("People", ", ".join([*people, *([f"Neutral {t.neutral}"] if t.rules.versus or t.rules.solo else [])])))
    tokens = [kind for number, kind in enumerate(t.tokens) if not t.turned >> number & 1]
    named = [figure(tokens.count(kind), REWARD_TITLES[kind]) for kind in dict.fromkeys(tokens)]
    rows.append(("Tokens", ", ".join(named) if named else "none face up"))
    rows += [("Buildings" if work == 0 else "", work_words(t, work, voice)) for work in range(CAPITAL_BUILDINGS)]
    return [*rows, *solo_rows(t)]


def work_words(t: Empire, work: int, voice: Voice) -> str:
    name = voice.box.capital_names[work]
    if t.works[work] != NOTHING:
        return f"{name}: constructed by {voice.whom(t.works[work])}"
    gains = f"{figure(t.rules.capital_renown[work], 'Renown token')}, {t.rules.capital_influence[work]} Influence"
    return f"{name}: {goods_listed(t.rules.capital_costs[work])} for {gains}"


def solo_rows(t: Empire) -> list[Row]:
    """PE 32.2 to 32.4. Sick people who wait on the tracks."""
    if not t.rules.solo:
        return []
    levels = [f"Era {ERA_TITLES[era]} {t.on_levels[era].bit_count()}" for era in range(ERAS)]
    spaces = listed([str(space) for space in t.in_the_way]) if t.in_the_way else "none"
    return [("Sick", f"Influence spaces {spaces}; Imperatives {', '.join(levels)}; beside Capital buildings {t.beside_works.bit_count()}")]


def market(t: Empire, box: Box) -> list[Row]:
    """PE 15.1."""
    return [
        (str(card), f"{box.technology_names[card]}, {t.rules.technology_costs[card]} Research, {slot_rule(box, card)},"
                    f" {t.rules.technology_renown[card]} Renown: {TECHNOLOGY_TEXTS[card]}")
        for card in t.market.kinds()
    ]


def count(t: Empire, heads: list[str]) -> list[Row]:
    """PE 21.1. Line by line."""
    return [(head, f"{t.totals[seat]}: {', '.join([f'{line} {many}' for line, many in zip(lines(t), sheet(t, seat))])}") for seat, head in enumerate(heads)]
