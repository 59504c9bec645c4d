/** Says on what scrolls that more lies there, below or to the right, until its end is in sight. What watches it goes with it. */
const LITTLE = 30;

export function tellsMore(view: HTMLElement): void {
  const look = (): void => {
    const isBelow = view.scrollHeight - view.clientHeight - view.scrollTop > LITTLE;
    view.toggleAttribute("data-more", isBelow || view.scrollWidth - view.clientWidth - view.scrollLeft > LITTLE);
    view.classList.toggle("below", isBelow);
  };
  const sizes = new ResizeObserver(look);
  const watch = (): void => [view, ...view.children].forEach((one) => sizes.observe(one));
  new MutationObserver(watch).observe(view, { childList: true, subtree: true });
  view.onscroll = look;
  watch();
}
