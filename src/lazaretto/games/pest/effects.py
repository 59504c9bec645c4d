"""What cards say, in our words: Technologies, Decrees, Pest and Aid cards, the Capital card; and where the rules tell of each."""

from __future__ import annotations

from typing import Final

from .box import Box
from .cards import COLOUR_NAMES, NOTHING
from .house import WITHOUT_FIFTH
from .names import GOOD_TITLES, SLOT_TITLES, capital, listed, rewards_listed
from .rules import PestRules

#: PE 22, by number; short enough for a row of the market.
TECHNOLOGY_TEXTS: Final = (
    "",
    "one you gather goes a step on each Research or Cure; after 3, cured free",
    "a building in a Village brings 1 Influence more",
    "1 Coin when another's Doctor enters a location with a building of yours",
    "entering a location you may leave one of its sick people there",
    "entering a location with a building of another you gain its resource",
    "a Move may begin by a leap to any location of the same size, for 2 movement",
    "a building in a Town brings 1 Influence more",
    "in each location one more sick person is gathered free",
    "once a Cure one person of your Quarantine goes back to the supply",
    "up to two assigned here go on to buildings or Capital in a Research or Cure",
    "once a Research one of your people comes back from the Capital",
    "once a Research give up a healthy person and take in three sick ones",
    "your Castle produces 2",
    "one you gather goes a step on each Research or Cure; after 2, cured free",
    "in the Pest phase you may take in one person fewer from each District",
    "locations with a building of another cost you no movement",
    "an Assistant here: 3 Herbs for two healthy people from the supply",
    "one Quarantine slot more",
    "two Quarantine slots more",
    "after a Construct you gain the resource of each location you built in",
    "your camp is never sent home; put among the sick it heals one at once",
    "a Move has 4 movement",
    "after a Cure you gain 1 Herb",
    "your Workshop, Factory and Treasury keep the sick out",
    "name a resource: with a worker here you produce 1 of it",
    "your storage holds 6 of everything",
    "your storage holds 7 of one kind at a time",
    "an Assistant here: play again two actions that you have played this Year",
    "1 Research when an Assign sends anybody to the Capital",
    "a Produce also gives the resource where your Doctor stands",
)

#: PE 23, by number: Renown tokens when the Era ends.
AGENDA_TEXTS: Final = (
    "",
    "1 Renown for each building of yours on the map but the Castle", "1 Renown for each worker in your buildings", "1 Renown for each Food in storage",
    "1 Renown for each House with fewer buildings on the map", "1 Renown for each Lumber in storage", "1 Renown for each of your people in the Capital",
    "1 Renown for each empty Quarantine slot", "2 Renown for each Technology", "2 Renown for each location where you and another House have buildings",
    "1 Renown for each kind of goods of which you hold 2", "2 Renown for each District on the map", "2 Renown for each person on your Healthy track",
    "3 Renown for each Workshop, Factory or Treasury on the map", "2 Renown for each of your people in the Capital", "1 Renown for every 2 goods in storage",
)

#: PE 23, by number: what lifts the marker.
IMPERATIVE_TEXTS: Final = (
    "",
    "construct in a Village or Town", "Assign somebody from the track into a building", "gather somebody in a Move",
    "end a Move where another House has a building", "end a Move in a City", "pass another's marker in gaining Influence", "gather two in one Move",
    "spend Research in a Research", "construct where another House has a building", "gain 3 goods in one Produce", "construct in a City or in the Capital",
    "cure two in one Cure", "construct a special building or one in the Capital", "Assign two to the Capital at once", "gain 5 goods in one Produce",
)

#: PE 9 to 17, by action.
ACTION_TEXTS: Final = (
    "the Doctor goes along roads, up to two locations, gathers the sick on the way, and gains the resource where it ends",
    "up to two buildings where Doctor or camp stand, or one in the Capital",
    "buildings with workers give their resource; Laboratories that are occupied give Research",
    "buy one Technology of the market, and refresh the market for 1 Research",
    "for Herbs sick people leave Quarantine for the Healthy track, as many as you can pay for",
    "healthy people go to buildings and to the Capital",
)
ACTION_RULES: Final = ("PE 10.1", "PE 13.1", "PE 14.1", "PE 15.1", "PE 16.1", "PE 17.1")

#: PE 10.12, 13.9, 14.8, 14.11, by slot of Quarantine that does harm.
HARMS: Final = ("Move has 1 movement less", "Construct costs 1 more", "Produce gives 1 less", f"the storage holds {WITHOUT_FIFTH} of each")


#: PE 8.4. Of an Aid card.
NOBODY: Final = "nothing for anybody"
NO_AID_YET: Final = " In Year 1 there is no Aid: a card brings it a Year after it is turned up (PE 8.1)."


def technology_title(box: Box, technology: int) -> str:
    return "empty" if technology == NOTHING else box.technology_names[technology]


def slot_rule(box: Box, technology: int) -> str:
    """ "any slot", "top slot"."""
    slot = box.slots[technology]
    return "any slot" if slot == NOTHING else f"{SLOT_TITLES[slot]} slot"


def pest_text(box: Box, card: int) -> str:
    """PE 24: "Villages that give Lumber and red roads"."""
    found = [f"{capital(what)} that give {GOOD_TITLES[which]}" if what in ("villages", "towns", "cities") else f"{COLOUR_NAMES[which]} {what}"
             for what, which in box.pest[card]]
    return "every road with a colour" if found == ["white roads"] else listed(found)


def aid_text(box: Box, card: int) -> str:
    """PE 25: by Influence."""
    left, middle, right = [row[card] for row in box.aid]
    if not (left or middle or right):
        return NOBODY
    return f"most Influence {rewards_listed(left)}, least {rewards_listed(right)}, others {rewards_listed(middle)}"


def capital_text(box: Box, card: int) -> str:
    """PE 26."""
    choice = listed([rewards_listed(rewards) for rewards in box.choice[card]], "or")
    first, second, third = [rewards_listed(rewards[card]) for rewards in (box.first, box.second, box.third)]
    return f"most people {first}, and {choice} as they choose; second {second}; third {third}"


def court_text(rules: PestRules, box: Box, card: int) -> str:
    """PE 20.3, 20.6, 31.7, 31.8, R134, R179. The Capital card as it pays at this table: with two players the other gains the third reward."""
    if rules.seats != 2:
        return capital_text(box, card)
    first, choice = rewards_listed(box.first[card]), listed([rewards_listed(rewards) for rewards in box.choice[card]], "or")
    second, third = rewards_listed(box.second[card]), rewards_listed(box.third[card])
    text = f"whoever has more people {first}, and {choice} as they choose; the other {third}; a tie {second} each"
    return f"{text}, or {third} at the Neutral number; nothing with fewer than Neutral ones" if rules.versus else text


def rule_of_technology(technology: int) -> str:
    return f"PE 22.{technology}"


def rule_of_decree(decree: int) -> str:
    return f"PE 23.{decree}"
