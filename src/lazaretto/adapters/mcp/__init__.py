"""The MCP door: a language model sits at a table by tools. `lazaretto mcp` serves it over stdio or HTTP.

    house = House(Wanted(game="bristol", seats=4))      # tables of its own, with bots; House(wanted, server="http://…") sits at a server's
    server = made(house)                                # of the official SDK
"""

from .house import House as House
from .house import Wanted as Wanted
from .tools import made as made
