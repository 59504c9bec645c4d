"""The page: what a screen shows of the village, and what only one's own drawer does."""

from __future__ import annotations

from typing import Any

from lazaretto.games.infected import sheet
from lazaretto.games.infected.board import Board, Yours
from lazaretto.games.infected.foresight import rounds_to_come
from lazaretto.games.infected.guessing import Guess
from lazaretto.games.infected.names import CARD_TITLES, FACES
from lazaretto.games.infected.notebook import how
from lazaretto.games.infected.passing import Pass
from lazaretto.games.infected.words import topics
from lazaretto.hosting import everything
from lazaretto.kernel import Dealer, Gesture, Page, Position, RandomDealer, Script, heard_by

from .village import ANNA, BOB, CIL, DAN, EVE, FAY, GAME, HOLD, SHIELD, SKULL, PEOPLE, Play, cards_of, passing, village


def second_round(seats: int = 6, variant: str = "base", **told: Any) -> Play:
    """As `village` in round two, after a first in which all were safe."""
    play = village(seats, variant, entry=2, **told)
    play.t.sheet = (ANNA, sum(sheet.SAFE << sheet.MARK_BITS * seat for seat in range(seats)), 0)
    return play


def page(play: Play, seat: int | None) -> Page:
    return GAME.page(play.position.seen_by(seat), [], PEOPLE[:play.t.rules.seats])


def board(play: Play) -> Board:
    found = page(play, None).board
    assert isinstance(found, Board)
    return found


def drawer(play: Play, seat: int) -> Yours:
    found = page(play, seat).yours
    assert isinstance(found, Yours)
    return found


def gesture(play: Play, seat: int, move: Pass | Guess) -> Gesture:
    return GAME.gesture(play.position.seen_by(seat), seat, move, PEOPLE)


def test_the_title_says_for_whom_one_chooses():
    """IN 4.2, 4.3. One card, or two in the first round of six."""
    assert page(second_round(), BOB).title == "Choose a card for dan."
    assert page(village(round=1), BOB).title == "Choose two cards: one for cil, one for anna."
    assert page(second_round(), BOB).detail == "dan sits 2 left; fay passes to you. anna declares first."
    assert page(village(round=1), BOB).detail == "cil sits 1 left, anna 1 right; both pass to you. anna declares first."
    assert page(second_round(), None).title == "All 6 choose a card to pass 2 to the left."


def test_the_title_tells_nobody_who_may_name():
    """R46. A Doctor, a silent Villager and a free one are asked in the same words; why not stands in the drawer."""
    play = second_round(doctors="bob", decks={"cil": "silent"}).hand()
    shown = []
    for name in ("anna", "bob", "cil"):
        play.hold_until(name)
        seat = PEOPLE.index(name)
        shown.append((page(play, seat).title, page(play, seat).detail, drawer(play, seat).may_name))
    assert {(title, detail) for title, detail, _ in shown} == {(
        "Name a Doctor, or nobody.",
        "All the safe are asked; your drawer says whether you may. Wrong, you are out.",
    )}
    assert [may for _, _, may in shown] == [True, False, False]
    assert drawer(play, CIL).why == "You name nobody: the Silent Villager was in your deck: you may never guess (IN 7.6)."


def test_to_others_being_asked_is_no_leave_to_name():
    """R46. The silenced and the Doctor are asked too: nothing says that they may."""
    play = second_round(doctors="bob", decks={"cil": "silent"}).hand()
    for name in ("bob", "cil"):
        play.hold_until(name)
        assert page(play, ANNA).title == f"{name} is safe, and is asked for a name."
        assert GAME.draw(play.position.seen_by(ANNA), [], PEOPLE[:6], 120).startswith(f"{name} is asked whether to name the Plague Doctor.")


def suspicions(play: Play, seat: int) -> dict[str, str]:
    """Why who is no Doctor, as the notebook says it to this seat."""
    lines = page(play, seat).notes[0].lines
    return dict(line.removeprefix("Not ").removesuffix(".").split(": ") for line in lines if line.startswith("Not "))


def test_the_notebook_gives_the_true_reason_why_someone_is_no_doctor():
    """IN 10.4, 5.1. Anna is a Doctor and fell by a skull, like eve, and nobody was infected; or bob was, and dan had passed him nothing."""
    play = second_round(7, doctors="anna cil", before={"bob": "infected-in-two safe"}, marker="anna").hand("skull skull", anna="roll", eve="roll")
    play.hold_until("fay")
    assert play.out == "anna eve"
    assert suspicions(play, BOB) == {"eve": "otherwise the game would be over"}
    play = second_round(doctors="cil", marker="bob").hand(bob="infected-now").hold_until("cil")
    assert suspicions(play, EVE) == {
        "bob": "fell, and the game went on", "dan": "someone fell ill to whom this one had passed nothing in that round or the two before",
    }


def test_a_doctor_who_lies_open_and_passed_a_card_is_counted_once():
    """IN 10.2. One of two is known; anyone who may be the other is told for a reason of its own."""
    play = second_round(7, doctors="anna cil", before={"bob": "infected-in-two safe"}, marker="gus").hand(dan="infected-now").guess("gus", "anna")
    assert play.t.roles[ANNA].kinds() and play.out == "anna"
    assert "another one is" not in suspicions(play.hold_until("eve"), BOB).values()


def test_the_strip_goes_on_as_long_as_nobody_falls():
    """IN 4.4, 4.5. When bob has fallen, the next round begins the row for five."""
    assert [one.text for one in board(second_round()).strip[1:5]] == ["2 left", "2 right", "across", "1 left"]
    assert [one.text for one in board(second_round()).strip[8:]] == ["across", "no cards", "no cards"]
    play = second_round().hand(bob="infected-now").hold_until("cil")
    assert [(one.text, one.when) for one in board(play).strip[1:4]] == [("2 left", "now"), ("2 right", "to come"), ("1 left", "to come")]


def test_the_chart_is_named_over_its_strip_and_told_of():
    """IN 3.4, 4.4. Who has never seen a chart can ask."""
    shown = board(second_round())
    assert shown.chart == "Passing chart, column Y, row for 6" and shown.about.startswith("The passing chart says to whom everyone passes")
    assert not any("chart" in tag for tag in page(second_round(), BOB).tags)


def test_the_chart_lies_open_with_the_row_that_holds():
    """IN 4.3 to 4.5. Which two ways are the first round's; and that bob's fall changes the row is said, before the next round and in it."""
    play = second_round()
    assert [(row.players, row.ways) for row in board(play).rows if row.now] == [(6, "round 1: 1 left, 1 right; then 2 left, 2 right, across")]
    assert [row.players for row in board(play).rows] == [6, 5, 4, 3] and not [line for line in board(play).outlook if "row" in line]
    play.hand(bob="infected-now").hold_until("cil")
    assert board(play).outlook[-1] == "From the next round on the passing chart's row for 5 holds."
    play.end_round()
    assert board(play).outlook[-1] == "Since this round the passing chart's row for 5 holds."
    assert [row.players for row in board(play).rows if row.now] == [5] and board(play).chart.endswith("row for 5")


def test_a_seat_says_each_thing_once_and_nobody_is_suspected_whose_cards_lie_open():
    """IN 5.1. Beside the seats as on the ring."""
    play = second_round(doctors="dan").hand("shield", bob="roll", cil="infected-now").hold_until("dan")
    rows = page(play, None).rows
    bob, giver = next(row for row in rows if row.seat == BOB), next(row for row in rows if row.counts)
    assert bob.note == "rolled a shield" and [icon.text for icon in bob.icons] == ["", ""]
    assert [(count.icon, count.text) for count in giver.counts] == [("infection", "cards passed that may have infected someone")]
    assert board(play).key[-1].text == giver.counts[0].text
    told = GAME.page(everything(play.position), [], PEOPLE[:6])
    assert not [row for row in told.rows if row.counts] and not [one for one in told.board.villagers if "may have infected" in one.text]


def test_a_spent_card_says_so():
    """IN 4.1."""
    texts = {card.thing: (card.count, card.text) for card in drawer(second_round(hands={"bob": "safe roll"}), BOB).hands[0].cards}
    assert [text for count, text in texts.values() if not count] and all(("; you hold no" in text) == (not count) for count, text in texts.values())


def test_of_two_cards_each_is_explained():
    """IN 4.3."""
    view = village(round=1).position.seen_by(BOB)
    assert GAME.explain(view, BOB, passing("safe roll"), PEOPLE[:6]) == (
        "for cil: nothing happens · for anna: the taker rolls the die: a skull infects, a Doctor too · IN 4.3"
    )
    assert GAME.explain(view, BOB, passing("safe safe"), PEOPLE[:6]) == "to cil (1 to the left) and to anna (1 to the right): nothing happens · IN 4.3"


def test_a_card_has_one_name_wherever_it_is_named():
    """On its face, on the key that passes it, in the log and where it is asked about."""
    assert [f"{face} {when}".strip() for face, when in FACES] == list(CARD_TITLES)
    bob = second_round(hands={"bob": "vaccinate-next infected-in-two contagious-next"})
    for card in ("vaccinate-next", "infected-in-two", "contagious-next"):
        title = CARD_TITLES[passing(card).cards[0]]
        assert GAME.gesture(bob.position.seen_by(BOB), BOB, passing(card), PEOPLE[:6]).words.startswith(f"Pass {title} to ")
        assert title in topics(GAME.box)


def test_rounds_to_come_are_more_than_the_cards_in_the_hand_and_it_says_why():
    """IN 8.3. The last two are without cards."""
    held, last = second_round(), GAME.rules(6, "base").last_round
    assert board(held).outlook[1] == f"Every hand still holds {len(held.t.hands[BOB])} cards. At most {last - 2} more rounds, the last 2 without cards."
    assert [rounds_to_come(rest, cards) for rest, cards in ((3, 1), (2, 0), (1, 0), (0, 0))] == [
        "At most 3 more rounds, the last 2 without cards.", "At most 2 more rounds.", "At most 1 more round.", "This is the last round.",
    ]


def test_of_who_was_infected_the_sheet_says_whose_card_it_may_have_been():
    """IN 5.1, R41. As far as all can tell: of that round and the two before; once the cards lie open it need not."""
    play = second_round(doctors="dan").hand(cil="infected-now").hold_until("dan")
    cells = {(line.number, cell.seat): cell.text for line in board(play).sheet for cell in line.cells}
    assert "was infected by a card from " in cells[2, CIL] and "(round 1)" in cells[2, CIL] and "(round 2)" in cells[2, CIL]
    assert not [text for (_, seat), text in cells.items() if seat != CIL and "by a card from" in text]
    told = GAME.page(everything(play.position), [], PEOPLE[:6]).board
    assert not [cell.text for line in told.sheet for cell in line.cells if "by a card from" in cell.text]


def test_while_all_choose_we_wait_for_all_of_them():
    """IN 4.1, R43. Before and after one has chosen, for those in the game alone; then for whoever is asked."""
    play = second_round(out="eve")
    assert board(play).now == "all 5 choose at once"
    chosen = second_round(out="eve")
    chosen.position = chosen.position.after(BOB, passing("roll"), chosen.dealer)
    for shown in (board(play), board(chosen)):
        assert [villager.name for villager in shown.villagers if villager.acting] == ["anna", "bob", "cil", "dan", "fay"]
    assert not any(row.acting for row in page(play, None).rows)
    after = board(play.hand().hold_until("cil"))
    assert after.now == "cil is safe" and [villager.name for villager in after.villagers if villager.acting] == ["cil"]


def test_the_outlook_counts_the_villagers_as_all_can_know_them():
    """IN 1.3, 10.4. A known Doctor who falls need not say so; a blind one does."""
    assert board(second_round()).outlook[0] == "5 Villagers left; the Plague Doctor wins at 1 or none, when all have declared."
    known = second_round(8, doctors="anna bob").hand(cil="infected-now").hold_until("dan")
    assert board(known).outlook[0].startswith("5 or 6 Villagers left; the Plague Doctors win")
    blind = second_round(8, "blind", doctors="anna bob").hand(cil="infected-now").hold_until("dan")
    assert board(blind).outlook[0].startswith("5 Villagers left")


def test_decks_stay_in_the_drawer_until_they_lie_open():
    """IN 3.1, 10.5. The board is the same for all; a blind Doctor who falls is shown to all."""
    play = second_round(8, "blind", doctors="anna bob")
    assert {page(play, seat).board == board(play) for seat in range(8)} == {True}
    assert not any(villager.role for villager in board(play).villagers)
    assert drawer(play, BOB).role.title == "Plague Doctor" and not drawer(play, BOB).role.fellow
    play.hand(bob="infected-now").hold_until("cil")
    assert [villager.name for villager in board(play).villagers if villager.role == "Plague Doctor"] == ["bob"]
    assert drawer(second_round(8, doctors="anna bob"), ANNA).role.fellow == ""        # they have not looked yet


def test_a_chosen_card_is_marked_in_ones_own_drawer_alone():
    """IN 4.1, R43. And nobody sees who has chosen."""
    before = second_round()
    after = second_round()
    after.position = after.position.after(BOB, passing("roll"), after.dealer)
    assert [card.title for card in drawer(after, BOB).hands[0].cards if card.chosen] == ["Roll Dice"]
    assert page(after, BOB).title == "You have chosen. The others are still choosing."
    assert page(after, CIL) == page(before, CIL) and page(after, None) == page(before, None)


def test_the_drawer_foretells_what_is_to_act():
    """IN 5.1, 5.4, 5.6. An infection to come, one that is cancelled, and the odds of the die."""
    play = second_round(before={"bob": "infected-next", "cil": "infected-in-two safe", "dan": "infected-next"})
    assert [(due.round, due.bad) for due in drawer(play, BOB).due] == [(2, True)]
    assert [due.round for due in drawer(second_round(before={"bob": "infected-in-two"}), BOB).due] == [3]
    play.hand(anna="roll", bob="vaccinate-now", dice="shield")
    assert [(due.round, due.bad) for due in drawer(play, BOB).due] == [] and play.how("bob") == "safe"
    waiting = second_round(marker="anna").hand(cil="double-dice", dice="skull")
    assert drawer(waiting, CIL).due[0].text == "This round you must roll: a skull comes in 75 of 100."


def test_whose_infection_was_cancelled_finds_it_struck_out_once_the_taker_has_declared():
    """IN 5.1, 5.4, 6.1. That its taker was vaccinated follows from what everybody heard; a card that is still to act says nothing."""
    told = []
    for vaccine in ("vaccinate-now", "safe"):
        play = village(doctors="anna", round=1, marker="anna").pass_cards(anna="infected-now infected-in-two", cil=f"safe {vaccine}")
        for _ in range(2):
            drawn = GAME.page(play.position.seen_by(ANNA), heard_by(ANNA, play.dealer.facts), PEOPLE[:6]).yours
            assert isinstance(drawn, Yours)
            told.append([card.text for card in drawn.passed if card.cancelled])
            play.end_round()
    assert told == [[], ["Round 1: Infected Now to bob. It was cancelled: bob was vaccinated."], [], []]


def test_the_drawer_foretells_the_die_of_who_is_saved_too():
    """IN 5.5, R20. The infection is cancelled, and the die must be rolled all the same."""
    play = village(round=1, marker="cil").hand(bob="infected-now vaccinate-now")
    assert [due.text for due in drawer(play, BOB).due] == ["This round a vaccination cancels an infection on you."]
    play = second_round(marker="cil", before={"bob": "infected-next vaccinate-next"}).hand(bob="roll")
    assert [(due.icon, due.bad, due.text) for due in drawer(play, BOB).due] == [
        ("vaccine", False, "This round a vaccination cancels an infection on you."), ("die", True, "This round you must roll: a skull comes in 50 of 100."),
    ]


def test_the_drawer_foretells_nothing_once_the_game_is_over():
    """IN 9.1. Whoever still stands is infected no more; who has fallen still reads by what."""
    play = second_round(marker="cil").hand(anna="safe", bob="infected-now", dan="roll", dice="skull")
    assert drawer(play, BOB).due
    play.guess("cil", "anna")
    assert play.position.outcome and play.t.stands(BOB) and not drawer(play, BOB).due


def last_cards(**hands: str) -> Play:
    """The ninth round of six, after eight in which all were safe: everyone holds one card, Safe unless told."""
    play = village(round=9, entry=9, marker="cil", hands={name: hands.get(name, "safe") for name in PEOPLE[:6]}, before={"bob": "infected-in-two"})
    play.t.sheet = (ANNA, sum(sheet.SAFE << sheet.MARK_BITS * seat for seat in range(6)), 0) * 8
    return play


def test_no_vaccination_is_hoped_for_when_none_can_come():
    """IN 5.4, 8.3, R7. Hands are empty after the ninth round: what acts in the tenth and eleventh can be cancelled no more."""
    play = last_cards(anna="infected-in-two")
    assert [due.text for due in drawer(play, BOB).due] == ["In round 10 you are infected, unless vaccinated for it."]
    taker = PEOPLE.index(play.takers("anna"))
    play.pass_cards(anna="infected-in-two")
    assert [due.text for due in drawer(play, BOB).due] == ["In round 10 you are infected."]
    assert [due.text for due in drawer(play, taker).due] == ["In round 11 you are infected."]


def test_no_contagious_card_is_blamed_for_a_doctors_infection():
    """IN 5.2. Both lay before him, and one of them infected him."""
    play = second_round(8, "contagious+blind", doctors="anna bob", before={"bob": "contagious-next"}, marker="bob").hand(bob="infected-now")
    assert [due.text.split(" from")[0] for due in drawer(play, BOB).due] == ["Infected Now"]
    told = GAME.page(everything(play.position, CIL), [], PEOPLE[:8])
    lines = [line for note in told.notes if note.title == "Where infections came from" for line in note.lines]
    assert lines == ["bob was infected in round 2 by Infected Now from hal."]


def test_a_card_says_what_it_does_at_this_table():
    """R15, IN 7.4, 7.6. Where being handed a Contagious card silences, it says so."""
    def contagious(variant: str) -> str:
        play = second_round(variant=variant, decks={"bob": "contagious"})
        return next(card.text for card in drawer(play, BOB).hands[0].cards if card.thing == "card:8")

    assert contagious("contagious") == "infects next round, but no Plague Doctor"
    assert contagious("contagious+contagious-silences") == "infects next round, but no Plague Doctor; the taker may name nobody from now on"
    assert GAME.topics()["Infected Now"].endswith("IN 5.1, 7.4") and GAME.topics()["Silent Villager"].endswith("IN 5.9, 7.6")


def test_the_small_game_has_three_seats():
    """IN 11.1."""
    shown = GAME.page(GAME.begin(3, "mini", RandomDealer(1)).seen_by(0), [], PEOPLE[:3])
    assert shown.tags == ("Round 1", "three seats", "one Doctor")


def test_who_falls_is_told_by_what_and_what_is_left_to_do():
    """IN 6.3 to 6.5, 7.2, 7.3. What everyone saw stands above; which cards it was, and whose, only in one's own drawer."""
    play = second_round(doctors="dan eve", before={"bob": "infected-next"}, marker="bob").hand("skull", cil="roll")
    out, title = page(play, BOB), "You are out: infected in round 2."
    assert out.title == title and out.detail.startswith("You may still predict who the Doctor is, and talk to others who are out. ")
    assert [due.text for due in drawer(play, BOB).due] == ["Infected Next Round from cil infected you in round 2."]
    assert page(play, CIL).title == "You are out: in round 2 you rolled a skull."
    assert [due.text for due in drawer(play, CIL).due] == ["Roll Dice from anna made you roll in round 2: a skull."]
    assert page(play, ANNA).title == page(play, None).title and "infected you" not in repr(page(play, ANNA)) + repr(out.board) + out.title + out.detail
    play.guess("fay", "dan")
    assert page(play, DAN).title == "You are out: in round 2 fay named you as the Plague Doctor."


def test_who_names_wrongly_is_told_whom():
    """IN 7.3."""
    play = second_round(doctors="dan").hand().guess("bob", "cil")
    assert page(play, BOB).title == "You are out: in round 2 you named cil, who is no Plague Doctor." and not drawer(play, BOB).due


def test_a_gesture_touches_the_card_and_is_secret():
    """IN 4.3, 7.1. What a hand allows nobody else can know; nor whether one may name."""
    two = gesture(village(round=1), BOB, passing("safe infected-in-two"))
    assert two.words == "Pass Safe to cil, Infected in Two Rounds to anna" and two.things == ("card:0", "second:6") and two.secret
    assert two.twice and gesture(second_round(), BOB, passing("safe")).twice, "one sees first what goes where"
    play = second_round(doctors="dan").hand()
    name = gesture(play, ANNA, Guess(DAN))
    assert name.words == "Name dan" and name.things == ("seat:3",) and name.secret
    assert not GAME.gesture(play.position, ANNA, HOLD, PEOPLE).secret


def test_the_sheet_tells_what_everyone_saw():
    """R41. To whom one passed, and how one declared."""
    play = second_round(doctors="dan").hand(bob="roll", cil="infected-now", dice="shield").guess("eve", "anna")
    cells = {PEOPLE[cell.seat]: cell for cell in board(play).sheet[1].cells}
    assert cells["anna"].letters == "C" and cells["anna"].icons == ("shield",)
    assert cells["bob"].icons == ("die", "shield") and cells["cil"].icons == ("skull",)
    assert cells["eve"].text == "eve, round 2: passed to anna; named anna, wrongly."
    assert board(play).named == ("Round 2: eve named anna, wrongly.",)


def test_at_the_end_all_decks_and_cards_lie_on_the_board():
    play = village(doctors="anna", round=1).pass_cards(anna="infected-now safe").guess("cil", "anna")
    told = GAME.page(everything(play.position, CIL), [], PEOPLE[:6])
    assert told.title == "The Villagers have won: no Plague Doctor is left." and told.detail == "You have won. cil named anna, the Plague Doctor."
    assert GAME.epilogue(play.position, PEOPLE) == "cil named anna, the Plague Doctor: the Villagers win."
    assert isinstance(told.board, Board) and told.board.villagers[ANNA].role == "Plague Doctor"
    assert told.rows[DAN].note.endswith("still in the game")                # and not: has yet to declare
    assert told.board.sheet[0].cells[ANNA].cards == ("infection", "shield")
    assert told.board.key[0].text == "letter: passed to, and beneath it the card"
    assert told.board.sheet[0].cells[ANNA].text.startswith("anna, round 1: passed Infected Now to bob and Safe to fay")
    assert (told.board.key[-1].icons, told.board.key[-1].text) == (("infection",), "Infected")
    assert board(second_round()).key[0].text == "letter: passed to"


def test_of_open_cards_the_sheet_tells_which_act_later():
    """IN 5.1, 5.4. A syringe for now from one for the next round."""
    play = village(doctors="anna", round=1).pass_cards(anna="infected-now infected-in-two", bob="vaccinate-now vaccinate-next").guess("cil", "anna")
    told = GAME.page(everything(play.position, CIL), [], PEOPLE[:6]).board
    assert [told.sheet[0].cells[seat].later for seat in (ANNA, BOB, CIL)] == [("", "+2"), ("", "+1"), ("", "")]
    assert told.key[-1].text == "+1, +2: acts so many rounds later" and board(second_round()).key[-1].text != told.key[-1].text


class Staging(Dealer):
    """Keeps how the table lay before each stage."""

    def __init__(self, picks: list[int]) -> None:
        self.script, self.tables = Script(picks), []

    def pick(self, n: int) -> int:
        return self.script.pick(n)

    def tell(self, eyes: int, fact: object) -> None:
        if type(fact).__name__ in GAME.stages:
            self.tables.append(self.table.copy())


def test_each_declaration_is_a_stage_and_the_sheet_lies_as_it_did_before_it():
    """IN 6.1 to 6.5. Who rolls, who falls and who is safe comes one after the other, though nobody is asked between; a skull is seen before its fall."""
    play = second_round(doctors="eve", marker="bob")
    play.dealer = Staging([SHIELD, SKULL])
    play.pass_cards(fay="roll", anna="infected-now", bob="roll")
    assert play.asked == "eve"
    told = []
    for table in play.dealer.tables:
        note = sheet.rounds(table)[-1]
        declared = " ".join([f"{PEOPLE[seat]} {how(note, seat)}" for seat in range(6) if how(note, seat)])
        told.append((declared, [PEOPLE[seat] for seat in range(6) if not table.stands(seat)]))
    assert told == [
        ("", []), ("bob shield", []), ("bob shield cil infected", ["cil"]), ("bob shield cil infected dan skull", ["cil"]),
        ("bob shield cil infected dan skull", ["cil", "dan"]),
    ]
    shown = GAME.page(Position(play.dealer.tables[2], play.position.agenda[:], {}).seen_by(None), [], PEOPLE[:6])
    assert (shown.title, shown.board.now, shown.rows[EVE].note) == ("Each declares in turn.", "each declares in turn", "has yet to declare")


def test_until_the_next_round_is_told_the_last_one_lies_on_the_table():
    """IN 8.1, 8.2. The figure and the sheet's line move with the heading."""
    play = second_round(doctors="eve", marker="anna").hand()
    play.hold_until("fay")
    play.dealer = Staging([])
    play.position.after(FAY, HOLD, play.dealer)
    assert [(table.round, PEOPLE[table.marker], len(sheet.rounds(table))) for table in play.dealer.tables] == [(2, "anna", 2)]


def test_it_is_told_how_the_doctor_fell_who_was_the_last_to_fall():
    """IN 9.1, 10.2. Both fall in one round: by the order of declaring, not of seats; a Doctor who is named falls when the name is spoken."""
    play = village(8, doctors="anna bob", marker="bob", before={"anna": "infected-next"}).hand(bob="roll", dice="skull").end_round()
    assert play.out == "anna bob" and GAME.ending(play.position) == "the last Doctor was infected"
    play = village(8, doctors="anna bob", marker="anna").hand(bob="roll", dice="skull").guess("cil", "anna")
    assert play.out == "anna bob" and GAME.ending(play.position) == "the last Doctor was named"
    play = village(8, doctors="anna hal", marker="anna").hand(hal="roll", dice="skull").guess("cil", "anna").end_round()
    assert play.out == "anna hal" and GAME.ending(play.position) == "the last Doctor rolled a skull"
    play = village(8, doctors="anna hal", marker="hal").hand(anna="roll", dice="skull").guess("dan", "hal")
    assert play.out == "anna hal" and GAME.ending(play.position) == "the last Doctor was named"


def test_the_truth_tells_which_pass_infected_whom():
    """IN 5.1, 7.2. Told when all is over, with the moment at which it happened."""
    play, positions = village(doctors="anna", round=1), []
    for step in (lambda: play.pass_cards(anna="infected-now infected-next"), lambda: play.guess("cil", "anna")):
        positions.append(play.position)
        step()
    positions.append(play.position)
    truths = GAME.truths(positions, PEOPLE)
    assert [truth.icon for truth in truths][1:4] == ["infection", "infection", "skull"]
    assert [(truth.moment, truth.text) for truth in truths] == [
        (0, "anna was dealt the Plague Doctor's deck."),
        (1, "anna passed Infected Now to bob."),
        (1, "anna passed Infected Next Round to fay, to act in round 2."),
        (2, "bob was infected by Infected Now from anna."),
        (2, "cil named anna, rightly."),
        (2, "That decided it: the last Doctor was named."),
    ]


def test_the_truth_of_one_moment_is_told_in_the_order_in_which_all_declared():
    """IN 6.1. From the figure on, not from the first seat."""
    play = village(doctors="anna", round=1, marker="dan")
    before = play.position
    play.hand(bob="infected-now", eve="infected-now").end_round()
    assert [truth.seat for truth in GAME.truths([before, play.position], PEOPLE) if truth.icon == "skull"] == [EVE, BOB]


def test_no_phrase_of_this_table_is_a_claim():
    """R40. So there is nothing to hold against the truth."""
    position: Position = second_round().position
    assert all(GAME.holds(position, ANNA, phrase.name, None) is None for phrase in GAME.talk().phrases)
    assert not any(phrase.claim for phrase in GAME.talk().phrases) and cards_of("safe") == [0]


def test_whoever_asks_how_many_doctors_there_are_reads_which_decks_are_at_the_table() -> None:
    """IN 3.1. Which are there is known, who holds them is not."""
    for variant, decks in (("base", "1 Plague Doctor"), ("contagious", "Contagious Villager")):
        told = GAME.page(GAME.begin(6, variant, RandomDealer(1)).seen_by(None), [], PEOPLE[:6]).tag_notes[2]
        assert "Decks: " in told and decks in told
