"""lazaretto rules GAME [NUMBER]"""

from __future__ import annotations

from typing import Annotated

from typer import Argument

from ..games import game as find_game
from ..hosting.rulebooks import found_in, in_chapter, rulings_of, with_title
from ..kernel import Mistake, Paragraph
from ..kernel.components import shown
from .screen import Screen, command


def rules(
    game: Annotated[str, Argument(help="Which game; see `lazaretto games`.", show_default=False)],
    number: Annotated[list[str] | None, Argument(help="A chapter, paragraph or ruling: IN 5, IN 5.4, R15.", show_default=False)] = None,
) -> None:
    """Read the rules, in our words; whole, or one chapter, paragraph or ruling."""
    book, wanted = find_game(game).rulebook(), " ".join(number or ())
    found = found_in(book, wanted) if wanted else None
    if found == []:
        raise Mistake(f"no rule {shown(wanted)}: chapters are {', '.join(book.chapters)}, rulings {rulings_of(book)}")
    screen = Screen()
    if found is not None:
        show(screen, found)
        return
    for chapter, title in book.chapters.items():
        screen.say(f"{chapter} {title}", "bold")
        show(screen, in_chapter(book, chapter))
        screen.say()
    screen.say(f"Rulings, where the publisher's rulebook is silent: {rulings_of(book)}. Read one with: {command('rules')} {game} R1")


def show(screen: Screen, found: list[Paragraph]) -> None:
    screen.rows([(paragraph.number, with_title(paragraph)) for paragraph in found])
