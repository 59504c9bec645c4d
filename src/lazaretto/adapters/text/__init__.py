"""The text door: what a seat may look at and what it may answer, in plain text or JSON, and its reply read again however it is written. For language models.

    sheet = text.Sheet(game, view, names)
    print(text.shown(sheet, memory))                # the table, the notebook, the moves
    answer = text.read(reply, sheet)                # from a model, however it says it
    if isinstance(answer, text.Understood):
        position = position.after(seat, answer.move, dealer)
    else:
        print(answer.text)                          # what was understood, and what would be
"""

from .fencing import WHAT_FENCES_MEAN as WHAT_FENCES_MEAN
from .fencing import Fence as Fence
from .fencing import harmless as harmless
from .reading import Unclear as Unclear
from .reading import Understood as Understood
from .reading import read as read
from .saying import NotSaid as NotSaid
from .saying import said_aloud as said_aloud
from .sheet import Offer as Offer
from .sheet import Sheet as Sheet
from .showing import listed as listed
from .showing import notes as notes
from .showing import plain as plain
from .showing import shown as shown
from .showing import told as told
