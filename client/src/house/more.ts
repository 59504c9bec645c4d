/** Says on what scrolls that more lies there, below or to the right, until its end is in sight. */
const LITTLE = 30;

export function tellsMore(view: HTMLElement): () => void {
  const look = (): void => {
    const below = view.scrollHeight - view.clientHeight - view.scrollTop, right = view.scrollWidth - view.clientWidth - view.scrollLeft;
    if (Math.max(below, right) <= LITTLE) delete view.dataset.more;
    else view.dataset.more = below > LITTLE ? "below" : "right";
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => {
    sizes.disconnect();
    for (const one of [view, ...view.children]) sizes.observe(one);
  };
  const parts = new MutationObserver(watch);
  parts.observe(view, { childList: true, subtree: true });
  view.addEventListener("scroll", look, { passive: true });
  watch();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    view.removeEventListener("scroll", look);
  };
}
