"""Small choices, each by what the House would come to."""

from __future__ import annotations

from ....games.pest.assigning import PLACED
from ....games.pest.by_technology import ADMIT, EXPERIMENT, KEEP_OUT, LET_IN
from ....games.pest.cards import CASTLE, LOCATIONS, NOTHING, RESOURCES
from ....games.pest.constructing import Constructing
from ....games.pest.eras import Preferring
from ....games.pest.moves import ASSIGNS, BURY, BUYS, CURES, DONE, Arrange, Build, BuildCapital, Choose, Prefer, Settle, Shelter, TakeToken
from ....games.pest.paying import Adjusting
from ....games.pest.people import MakingRoom
from ....games.pest.pestilence import AtTheDoor
from ....games.pest.producing import Weighing
from ....games.pest.table import replaced
from ....games.pest.technologies import BOUGHT
from ....kernel import Move, Moves
from . import worth
from .constructing import adjusted, best
from .doing import HEALTHY_REALM, gain, next_worth, take_in, trade_for
from .making import best_buy, may_experiment
from .mind import Mind
from .people import next_assigned, one_cured, slot_to_empty


def settles(mind: Mind, options: Moves) -> Move:
    """PE 4.12, 4.16. A Castle with good sites and sick people beside it; the Doctor on the best of them."""
    t = mind.t
    castle = mind.house.sites[CASTLE] == NOTHING

    def promise(place: int) -> float:
        return mind.site(place) + 0.6 * t.sick[place]

    def good(move: Move) -> float:
        assert isinstance(move, Settle)
        near = sorted([promise(place) for place, _ in t.rules.ways[move.location] if place < LOCATIONS])[-3:] if castle else []
        return sum(near) + (0.8 * t.sick[move.location] + 2.0 * mind.prices[t.gives[move.location]] if castle else promise(move.location))

    return max(options, key=good)


def at_the_door(mind: Mind, options: Moves) -> Move:
    """PE 22.15, 22.24."""
    question = mind.view.question
    assert isinstance(question, AtTheDoor)
    come, kept = mind.house.copy(), mind.house.copy()
    take_in(mind, come, question.people)
    take_in(mind, kept, question.people - question.kept_out(mind.t))
    return LET_IN if mind.worth(come) >= mind.worth(kept) else KEEP_OUT


def shelters(mind: Mind, options: Moves) -> Move:
    """PE 12.2. Where it does least harm; the grave last."""
    slots = [move for move in options if isinstance(move, Shelter)]
    return min(slots, key=lambda move: worth.HARM[move.slot]) if slots else BURY


def admits(mind: Mind, options: Moves) -> Move:
    """PE 22.1, 22.14."""
    return ADMIT


def makes_room(mind: Mind, options: Moves) -> Move:
    """PE 8.5, 12.6. Off the storage, if what it then holds is worth more than the harm done elsewhere."""
    question = mind.view.question
    assert isinstance(question, MakingRoom)
    rewards = question.rewards

    def value(move: Move) -> float:
        house = mind.house.copy()
        if isinstance(move, Arrange):
            house.regular, house.harmful = house.quarantined() - move.harmful.bit_count(), move.harmful
        for kind in rewards:
            gain(mind, house, kind)
        return mind.worth(house)

    return max(options, key=value)


def pays(mind: Mind, options: Moves) -> Move:
    """PE 9.8. The fewest Coins come first."""
    return options[0]


def takes_goods(mind: Mind, options: Moves) -> Move:
    """PE 3.8."""
    return max(options, key=lambda move: lack(mind, move))


def weighs(mind: Mind, options: Moves) -> Move:
    """PE 14.8, 14.9."""
    question = mind.view.question
    assert isinstance(question, Weighing)
    return takes_goods(mind, options) if question.change >= 0 else min(options, key=lambda move: lack(mind, move))


def lack(mind: Mind, move: Move) -> float:
    return next_worth(mind, mind.house, move.good) if isinstance(move, Choose) else -2.0


def keeps(mind: Mind, options: Moves) -> Move:
    """PE 22.27. The kind that is worth most."""
    return max(options, key=lambda move: mind.prices[move.good] if isinstance(move, Choose) else -1.0)


def cheapens(mind: Mind, options: Moves) -> Move:
    """PE 13.9, 13.10."""
    question = mind.view.question
    assert isinstance(question, Adjusting)
    cost = question.cost
    after = adjusted(mind.house, cost, question.change)
    return next((move for move in options if isinstance(move, Choose) and after[move.good] != cost[move.good]), options[0])


def builds(mind: Mind, options: Moves) -> Move:
    """PE 13. The best building, after the Trades it needs."""
    house, question = mind.house, mind.view.question
    assert isinstance(question, Constructing)
    _, _, move = best(mind, house, question.change, len(question.made), mind.worth(house))
    if move in options:
        return move
    if isinstance(move, (Build, BuildCapital)):
        cost = mind.t.rules.costs[move.kind] if isinstance(move, Build) else mind.t.rules.capital_costs[move.work]
        trade = trade_for(mind, house, adjusted(house, cost, question.change))
        if trade is not None and trade in options:
            return trade
    return DONE if DONE in options else next(move for move in options if isinstance(move, (Build, BuildCapital)))


def cures(mind: Mind, options: Moves) -> Move:
    """PE 16. One more, if it is worth the Herbs."""
    house = mind.house
    after = one_cured(mind, house)
    if after is None:
        return DONE
    second = mind.t.count == 1 and mind.t.decrees[mind.era] == HEALTHY_REALM
    if mind.worth(after) < mind.worth(house) + worth.A_LITTLE and not second:
        return DONE
    cure = CURES[slot_to_empty(house)]
    if cure in options:
        return cure
    trade = trade_for(mind, house, (0, 0, 0, mind.t.rules.herbs[house.rightmost_free()]))
    return trade if trade is not None and trade in options else DONE


def assigns(mind: Mind, options: Moves) -> Move:
    """PE 17."""
    _, _, post = next_assigned(mind, mind.house, mind.t.done & PLACED > 0, mind.t.count)
    return ASSIGNS[post] if post != NOTHING and ASSIGNS[post] in options else DONE


def researches(mind: Mind, options: Moves) -> Move:
    """PE 15. The best of the market, once."""
    if EXPERIMENT in options and may_experiment(mind, mind.house):
        return EXPERIMENT
    _, card, slot = best_buy(mind, mind.house)
    return BUYS[card][slot] if card != NOTHING and not mind.t.done & BOUGHT and BUYS[card][slot] in options else DONE


def takes_token(mind: Mind, options: Moves) -> Move:
    """PE 17.4."""
    return max(options, key=lambda move: mind.reward(move.kind) if isinstance(move, TakeToken) else 0.0)


def prefers(mind: Mind, options: Moves) -> Move:
    """PE 20.5."""
    question = mind.view.question
    assert isinstance(question, Preferring)
    rewards = question.rewards
    return max(options, key=lambda move: mind.rewards(rewards[move.number]) if isinstance(move, Prefer) else 0.0)


def names(mind: Mind, options: Moves) -> Move:
    """PE 22.25. What my buildings give least."""
    made = [0] * RESOURCES
    for site in mind.house.sites:
        if site != NOTHING:
            made = list(replaced(tuple(made), mind.t.gives[site], made[mind.t.gives[site]] + 1))
    return max(options, key=lambda move: worth.GOODS_WORTH[move.good] - 0.1 * made[move.good] if isinstance(move, Choose) else 0.0)
