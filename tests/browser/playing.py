"""Ways to play: by the list and the board with a mouse, by keys alone, by the accessibility tree, by finger on a phone."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError as TooLong

from .visiting import is_over

Player = Callable[[Page, random.Random], None]
"""Gives one answer, or part of one."""

ASKED = ".status:not(.wait)"
HELD = 750                                       # ms: longer than a key must be held
APART = 550                                      # ms: two presses that are no double click
COMING = 650                                     # ms: keys that have just come take no touch before
MOST_STEPS = 5000
TOLD = 45_000                                    # ms: the last deeds are told as people read, and then the end is shown


def question(page: Page) -> str:
    return page.locator(".status").get_attribute("data-question") or ""


def play_to_the_end(page: Page, player: Player, seed: int = 1, most: int = MOST_STEPS) -> int:
    """Until it is over; how many times something was pressed."""
    choose = random.Random(seed)
    for step in range(most):
        page.wait_for_selector(f"{ASKED}[data-busy=false], .ending", state="attached", timeout=TOLD)
        if is_over(page):
            return step
        player(page, choose)
    raise AssertionError(f"not over after {most} presses")


def any_of(found: Locator, choose: random.Random) -> Locator | None:
    many = found.count()
    return found.nth(choose.randrange(many)) if many else None


def press(found: Locator | None) -> bool:
    """Pressed, or held if it says so; unless it went away meanwhile."""
    if found is None:
        return False
    try:
        found.click(timeout=2000, delay=HELD if found.get_attribute("data-hold", timeout=1000) else 0)
    except TooLong:
        return False
    return True


def answer_by(move: Locator) -> None:
    """Pressed, and again if it cannot be undone or its parts are seen together first: by two presses, which are no double click."""
    asks_twice = "final" in (move.get_attribute("class") or "") or move.get_attribute("data-twice") == "true"
    for _ in range(1 + asks_twice):
        move.click()


def by_mouse(page: Page, choose: random.Random) -> None:
    """Touch something lit on the board, as often as not; else a key of the list. What is marked is then done."""
    sure = page.locator(".status .right .btn.go, .status .right .btn.ink")
    if sure.count() and choose.random() < 0.7 and press(sure.first):
        return
    lit = page.locator(".board [data-lit=can]:visible, .seats [data-lit=can]:visible")
    if choose.random() < 0.6 and press(any_of(lit, choose)):
        return
    press(any_of(page.locator(".side .move:not(.no), .win .ans .btn:not(.quiet), .win .slot .btn"), choose))


def by_keys(page: Page, choose: random.Random) -> None:
    """The keys that the list names, Enter, and Escape now and then: nothing else."""
    if page.locator(".status .right .btn.go, .status .right .btn.ink").count():
        page.keyboard.press("Enter" if choose.random() < 0.9 else "Escape")
        return
    named = page.locator(".side .move:not(.no) kbd, .win .ans kbd, .win .slot kbd").all_inner_texts()
    page.keyboard.press(choose.choice([key for key in named if key != "·"] or ["1"]))


def by_finger(page: Page, choose: random.Random) -> None:
    """The keys at the bottom; what has no room there is found under Moves."""
    large = page.locator(".keys .keybtn")
    small = page.locator(".side .move:not(.no), .win .btn")
    tab = page.get_by_role("button", name="Moves").last
    if large.count() and choose.random() < 0.8:
        tap(any_of(large, choose))
    elif small.count() and small.first.is_visible():
        tap(any_of(small, choose))
    else:
        tap(tab)


def tap(found: Locator | None) -> None:
    if found is None:
        return
    try:
        if found.get_attribute("data-hold", timeout=1000):
            found.click(timeout=2000, delay=HELD)
        else:
            found.tap(timeout=1000)
    except TooLong:
        return


def by_ear(page: Page, choose: random.Random) -> None:
    """As a screen reader offers it: buttons by their names, in the moves and on the board, pressed by the keyboard."""
    region = page.get_by_role("region", name="Moves") if page.locator(".win").count() == 0 else page.locator(".win")
    found = any_of(region.get_by_role("button", disabled=False).locator("visible=true"), choose)
    if found is None:
        return
    try:
        found.focus(timeout=1000)
        is_held = found.get_attribute("data-hold", timeout=1000)
    except TooLong:
        return
    page.keyboard.press("Enter")
    if is_held:                                  # then it says: press again to confirm
        page.wait_for_timeout(HELD)
        page.keyboard.press("Enter")
