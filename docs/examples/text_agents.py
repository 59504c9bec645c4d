"""Agents that take a text and give a text play a whole game: one is terse, one writes JSON, one chats, and one is hard to understand.

    python docs/examples/text_agents.py [GAME]
"""

import json
import random
import re
import sys

from lazaretto.adapters.textarena import TextTable

ROW = re.compile(r"^ *(\d+) \[(a\d+)\] (.+?): ", re.MULTILINE)


def moves_in(observation):
    """The moves of the list: number, id and notation. A language model would read the text itself."""
    return ROW.findall(observation)


def terse(observation):
    return random.choice(moves_in(observation))[0]


def careful(observation):
    _number, name, notation = random.choice(moves_in(observation))
    return "```json\n" + json.dumps({"thought": f"Is it time to {notation}?", "move": name}) + "\n```"


def chatty(observation):
    notation = random.choice(moves_in(observation))[2]
    return f"say: Trust me, friends.\nI have looked at everything, and I think it is clear.\n\n**Answer:** {notation}"


def muddled(observation):
    """Says two things at once now and then; it is told what would be understood, and asked again."""
    found = moves_in(observation)
    return " or perhaps ".join(notation for _, _, notation in random.sample(found, min(len(found), random.choice((1, 2)))))


def play(game, seed=7):
    random.seed(seed)
    table = TextTable(game)
    seats = table.game.usual_seats
    agents = [(terse, careful, chatty, muddled)[seat % 4] for seat in range(seats)]
    table.reset(num_players=seats, seed=seed)
    done = False
    while not done:
        player, observation = table.get_observation()
        done, _info = table.step(agents[player](observation))
    return agents, *table.close()


if __name__ == "__main__":
    agents, rewards, about = play(sys.argv[1] if len(sys.argv) > 1 else "bristol")
    for seat, agent in enumerate(agents):
        print(f"{agent.__name__:8} score {rewards[seat]:.2f}, {about[seat]['turn_count']} answers, {about[seat]['unclear']} unclear, {about[seat]['role']}")
    print(about[0]["reason"])
