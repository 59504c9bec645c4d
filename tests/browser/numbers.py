"""Numbers on a page that nothing explains: short texts with a digit that are no sentence, and over which no hover card stands."""

from __future__ import annotations

from playwright.sync_api import Page

# Where a number stands in a sentence that says what it counts, or is no number of the game: a key, a rule, a word of a player; and what a move
# would change, in dots beside the number that is explained: a pointer goes through it, and the words of the move say the same.
SENTENCES = (
    ".loglist, .talk, .movelist, .keys, .win, .digest, .status .say, .caption, "
    ".hovercard, .ending > p, .ending small, kbd, .rn, .lip, .vh, .bar .game, .dotted"
)
SHORT = 26

FIND = """([sentences, short]) => {
    const walker = document.createTreeWalker(document.querySelector(".frame"), NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent.replace(/\\s+/g, " ").trim(), at = node.parentElement;
        if (!/\\d/.test(text) || text.length > short || at.closest(sentences) || !at.getClientRects().length) continue;
        const where = [at, at.parentElement].map((one) => one.getAttribute("class") ?? one.tagName).join(" in ");
        if (!at.closest("[data-why]")) found.push(`${text} (${where})`);
    }
    return found;
}"""


def without_a_why(page: Page) -> list[str]:
    """Each with where it stands."""
    found: list[str] = page.evaluate(FIND, [SENTENCES, SHORT])
    return found
