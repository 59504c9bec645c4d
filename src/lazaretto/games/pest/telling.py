"""Facts as sentences, to a seat or to a watcher: what happened, read aloud. What players say is in `sayings`."""

from __future__ import annotations

from typing import Final, final

from ...kernel import FACE_DOWN, End, Moved, Names, Outcome, Said, Seat
from .aid import AidToCome, PayAid
from .box import Box
from .cards import INFLUENCE, IN_REGULAR, NOTHING, RECALL, STORAGE_SLOT
from .constructing import NoMoreBuilt, Raise, RaiseInCapital
from .curing import Cured
from .effects import AGENDA_TEXTS, IMPERATIVE_TEXTS, NO_AID_YET, aid_text, pest_text
from .eras import Agenda, CountTheDead, Court, EraEnds, LeftCapital, PeopleLeave, Rewarded, SweepMarket
from .gains import Fulfilled, Gain, GainInfluence, NeutralComes, NoRoom, Unpacked
from .gathering import CampHeals, CampHome, Enter
from .market import Displayed
from .names import GOOD_TITLES, KIND_TITLES, REWARD_TITLES, capital, figure, goods_listed, listed, place_title, sick, slot_title, with_article
from .paying import Paid
from .people import Blame, Sheltered, Spoilt, TakeIn
from .pestilence import AtTheDoor, Fallen, Guarded, PestStrikes, Spread
from .posts import NoTokenUp, OnlyToken
from .producing import Laboratories, Stored
from .recap import Brought, Struck
from .sayings import saying
from .scoring import FinalCount
from .setup import CastleStands, DoctorBegins, SetUp
from .sources import TRACK, WORK, Source, whence
from .stages_told import PLACES, brought, camp_home, guarded, struck, year_ends, year_over
from .technologies import Tended
from .turn import TrialsDone, TurnOf
from .voice import Voice
from .years import YearBegins, YearEnds, YearOver


@final
class Teller:
    """Says facts to one seat, or to a watcher."""

    def __init__(self, box: Box, names: Names, seat: Seat | None) -> None:
        self.box: Final = box
        self.voice: Final = Voice(box, names, seat)

    def report(self, fact: object) -> str | None:
        """A fact as a sentence; None where it says nothing to people."""
        if isinstance(fact, Said):
            return saying(fact.seat, fact.move, self.voice)
        if isinstance(fact, Moved):
            return self.moved(fact)
        if isinstance(fact, YearBegins):
            return f"Year {fact.number}: {assistants(fact.number)} Assistants for each House.{NO_AID_YET if fact.number == 1 else ''}"
        if isinstance(fact, Displayed):
            return f"New in the market: {listed([self.box.technology_names[card] for card in fact.cards])}."
        if isinstance(fact, TurnOf):
            return f"{capital(self.voice.whose(fact.seat))} turn."
        if isinstance(fact, End):
            return self.ended(fact.outcome)
        if isinstance(fact, Brought):
            return brought(fact, self.voice)
        if isinstance(fact, YearEnds):
            return year_ends(fact, self.voice)
        if isinstance(fact, YearOver):
            return year_over(fact, self.voice)
        if isinstance(fact, Struck):
            return struck(fact, self.voice)
        found = self.settled(fact) or self.pest(fact) or self.people(fact) or self.paid(fact) or self.gained(fact)
        return found or self.built(fact) or self.era(fact) or COURSE.get(type(fact))

    def moved(self, fact: Moved) -> str | None:
        """Cards that leave a board, for all to see."""
        if fact.card != FACE_DOWN and fact.source.startswith("boards."):
            tokens = figure(self.box.technology_renown[fact.card], "Renown token")
            return self.voice.one(number_in(fact.source), f"parts with {self.box.technology_names[fact.card]}: {tokens}")
        return None

    def settled(self, fact: object) -> str | None:
        """PE 4.12, 4.16."""
        if isinstance(fact, CastleStands):
            return f"{capital(self.voice.whose(fact.seat))} Castle stands in {place_title(self.box, fact.location)}."
        return f"{capital(self.voice.whose(fact.seat))} Doctor begins in {place_title(self.box, fact.location)}." if isinstance(fact, DoctorBegins) else None

    # the Pest phase

    def pest(self, fact: object) -> str | None:
        """PE 6 to 8."""
        if isinstance(fact, PestStrikes):
            return f"The Pest strikes {pest_text(self.box, fact.card)}."
        if isinstance(fact, AtTheDoor):
            come = "comes" if fact.people == 1 else "come"
            return f"{capital(sick(fact.people))} {come} to {self.voice.whose(fact.seat)} building in {place_title(self.box, fact.location)}."
        if isinstance(fact, Fallen):
            return f"{place_title(self.box, fact.location)} is destroyed."
        if isinstance(fact, Spread):
            return f"From {listed([place_title(self.box, location) for location in fact.fallen])} a sick person comes to every neighbour."
        if isinstance(fact, AidToCome):
            return f"Aid for next Year, paid as it begins: {aid_text(self.box, fact.card)}."
        return f"Last Year's Aid is paid: {aid_text(self.box, fact.card)}." if isinstance(fact, PayAid) else None

    def people(self, fact: object) -> str | None:
        """PE 10, 12, 16."""
        if isinstance(fact, TakeIn):
            return self.voice.one(fact.seat, f"takes in {sick(fact.people)}") if fact.people else None
        if isinstance(fact, Sheltered):
            return self.voice.one(fact.seat, sheltered(fact))
        if isinstance(fact, Cured):
            whence = "" if fact.slot == IN_REGULAR else f" {slot_title(fact.slot)}"
            return self.voice.one(fact.seat, f"cures a sick person{whence}")
        if isinstance(fact, CampHeals):
            return self.voice.one(fact.seat, "heals one of them at once, by the camp")
        if isinstance(fact, TrialsDone):
            return self.voice.one(fact.seat, f"takes {figure(fact.people, 'healthy person')} from the supply, by the Medicinal Trials")
        if isinstance(fact, CampHome):
            return camp_home(fact, self.voice)
        if isinstance(fact, Guarded):
            return guarded(fact, self.voice)
        if isinstance(fact, Tended):
            return self.tended(fact)
        return self.entered(fact) if isinstance(fact, Enter) else None

    def tended(self, fact: Tended) -> str:
        """PE 22.1, 22.14."""
        onward = f"goes to step {fact.step}" if fact.step else "is cured, and goes to the Healthy track"
        return f"{capital(self.voice.whose(fact.seat))} patient {onward}."

    def entered(self, fact: Enter) -> str:
        """PE 10.1, 10.6, 22.4, 22.6."""
        camp = ", putting the camp there" if fact.camp else ""
        masked = ", leaving one sick person there" if fact.masked else ""
        how = "leaps" if fact.road == NOTHING else f"goes from {place_title(self.box, self.other_end(fact))}"
        return self.voice.one(fact.seat, f"{how} to {place_title(self.box, fact.place)}{camp}{masked}")

    def other_end(self, fact: Enter) -> int:
        """PE 2.3. Where the Doctor came from: a step that is told alone, of a Move of many, tells no walk that cannot be."""
        one, other, _ = self.box.roads[fact.road]
        return one if other == fact.place else other

    # goods

    def paid(self, fact: object) -> str | None:
        """PE 9.8, 13.9, 13.10."""
        return self.voice.one(fact.seat, f"pays {goods_listed(fact.goods)}{PRICE_CHANGES[fact.change]}") if isinstance(fact, Paid) else None

    def gained(self, fact: object) -> str | None:
        """PE 14, 18. With what it comes by."""
        if isinstance(fact, Gain):
            if fact.kind == INFLUENCE or not fact.many:
                return None
            verb = "has" if fact.kind == RECALL else "gains"
            return self.voice.one(fact.seat, f"{verb} {figure(fact.many, REWARD_TITLES[fact.kind])}{whence(fact.by, self.voice)}")
        if isinstance(fact, Blame):
            return self.voice.one(fact.seat, f"gains {figure(fact.many, 'negative Renown token')}{whence(fact.by, self.voice)}")
        if isinstance(fact, Fulfilled):
            return self.voice.one(fact.seat, f"fulfils {self.box.decree_names[fact.decree]} ({IMPERATIVE_TEXTS[fact.decree]}): level {fact.level}")
        if isinstance(fact, GainInfluence):
            return self.voice.one(fact.seat, f"gains {fact.many} Influence{whence(fact.by, self.voice)}") if fact.many else None
        if isinstance(fact, Laboratories):
            return self.in_laboratories(fact)
        return self.voice.one(fact.seat, f"produces {goods_listed(fact.goods)}") if isinstance(fact, Stored) else self.lost(fact)

    def lost(self, fact: object) -> str | None:
        """PE 3.8, 14.10, 14.11, 17.4. What the storage has no room for, or the Capital no token."""
        if isinstance(fact, NoRoom):
            return self.voice.one(fact.seat, f"has no room in storage for {figure(fact.many, REWARD_TITLES[fact.good])}: lost")
        if isinstance(fact, Unpacked):
            return self.voice.one(fact.seat, f"has room for {GOOD_TITLES[fact.good]} only: {figure(fact.many, GOOD_TITLES[fact.good])}")
        if isinstance(fact, NoTokenUp):
            return self.voice.one(fact.seat, "gains no Capital token: none lies face up")
        if isinstance(fact, OnlyToken):
            return self.voice.one(fact.seat, f"takes the Capital token for {figure(1, REWARD_TITLES[fact.kind])}: no other lies face up")
        return self.voice.one(fact.seat, f"loses {goods_listed(fact.goods)}: the storage holds less now") if isinstance(fact, Spoilt) else None

    def in_laboratories(self, fact: Laboratories) -> str | None:
        """PE 14.7. Why the Research that follows is as much as it is; that there will be none the key has said."""
        if not fact.people:
            return None
        where = "a Laboratory, for 1 Research" if fact.people == 1 else "Laboratories, for 1 Research each"
        return self.voice.one(fact.seat, f"has {figure(fact.people, 'person')} in {where} (PE 14.7)")

    def built(self, fact: object) -> str | None:
        """PE 13."""
        if isinstance(fact, Raise):
            thing = with_article(KIND_TITLES[fact.kind]) if not fact.kind else f"the {KIND_TITLES[fact.kind]}"
            return self.voice.one(fact.seat, f"constructs {thing} in {place_title(self.box, fact.location)}")
        if isinstance(fact, NoMoreBuilt):
            return self.voice.one(fact.seat, f"can construct no more: {WANTING[fact.wanting]}")
        if isinstance(fact, RaiseInCapital):
            tokens = figure(self.box.capital_renown[fact.work], "Renown token")
            return self.voice.one(fact.seat, f"constructs the {self.box.capital_names[fact.work]} in the Capital: {tokens}")
        return None

    # the course of the game

    def era(self, fact: object) -> str | None:
        """PE 20.2, 20.7, 31.9, R185."""
        if isinstance(fact, PeopleLeave):
            alone = len(self.voice.names) == 1
            return "All people leave the Capital, the Neutral ones too." if alone else "The people of all Houses leave the Capital."
        if isinstance(fact, NeutralComes):
            return f"The sick person {self.stood(fact.stood)} goes to the Capital, as a Neutral one: {figure(fact.people, 'person')} there."
        if isinstance(fact, LeftCapital):
            left = [f"{self.voice.whom(seat)} {people}" for seat, people in enumerate(fact.people) if people]
            return f"Back to the supply: {listed(left)}." if left else None
        if isinstance(fact, Rewarded):
            return self.voice.one(fact.seat, f"gains the {PLACES[fact.place]} reward of the Capital, for {figure(fact.people, 'person')} there")
        if not isinstance(fact, Agenda):
            return None
        return f"Agenda of {self.box.decree_names[fact.decree]}: {AGENDA_TEXTS[fact.decree]}."

    def stood(self, where: Source) -> str:
        """PE 32.11 to 32.13."""
        kind, number = where[0], where[1]
        if kind == WORK:
            return f"beside the {self.box.capital_names[number]}"
        return f"on space {number} of the Influence track" if kind == TRACK else f"on level {number} of the Imperative"

    def ended(self, outcome: Outcome) -> str:
        """PE 21.7, 32.20."""
        parts = outcome.reason.removeprefix("Renown ").split(", ")
        totals = [int(part) for part in parts[:len(self.voice.names)]]
        if len(totals) == 1:
            return f"{capital(self.voice.whose(0))} Renown is {totals[0]}: {self.rank(totals[0])}."
        found = [f"{self.voice.whom(seat)} {total}" for seat, total in enumerate(totals)]
        if len(outcome.winners) > 1:
            return f"Renown: {', '.join(found)}. {capital(self.voice.all_of(list(outcome.winners)))} share the victory."
        return f"Renown: {', '.join(found)}. {self.voice.one(outcome.winners[0], 'wins')}"

    def rank(self, total: int) -> str:
        """PE 32.20."""
        return self.box.rank_names[len([limit for limit in self.box.ranks if total > limit])]


#: Steps that say the same whenever they come.
COURSE: Final[dict[type, str]] = {
    SetUp: "Decrees, Capital tokens and the turn order are drawn.",
    EraEnds: "The Era ends.",
    SweepMarket: "The market is laid out anew.", Court: "The people in the Capital are counted.",
    CountTheDead: "The graves are counted: the dead bring negative Renown tokens.",
    FinalCount: "The final count.",
}
#: PE 13.1 to 13.3. By what is wanting.
WANTING: Final = ("no other place is free", "the goods do not suffice", "all buildings stand")
PRICE_CHANGES: Final = {0: "", 1: ", one more for the sick person above Construct", -1: ", one less as it is enhanced"}


def number_in(place: str) -> int:
    """ "boards.2" is 2."""
    return int(place.partition(".")[2])


def assistants(year: int) -> int:
    """PE 5.4, 20.9. One more in each Era of two Years."""
    return (year - 1) // 2 + 2


def sheltered(fact: Sheltered) -> str:
    """PE 12.2. "has to put a sick person above Move: it is hindered"."""
    if fact.slot == NOTHING:
        return "has to bury a sick person: no other room is left"
    return f"has to put a sick person {slot_title(fact.slot)}: {'it holds less now' if fact.slot == STORAGE_SLOT else 'it is hindered'}"
