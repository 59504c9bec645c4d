/** Hold to do what cannot be undone: 600 ms with finger or mouse. A short press only marks it. */
const HOLD = 600;

export function holdToDo(act: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer = 0;
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        swallowRelease();
        act();
      }, HOLD);
    };
    const up = (): void => clearTimeout(timer);
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointerleave", up);
    return () => {
      up();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointerleave", up);
    };
  };
}

/** Letting go of what is done is no press of its own, whatever lies under the finger by then: the next question may have come. */
function swallowRelease(): void {
  const swallow = (event: Event): void => {
    if (event.type === "click") event.stopImmediatePropagation();
    for (const kind of ENDS) window.removeEventListener(kind, swallow, { capture: true });
  };
  for (const kind of ENDS) window.addEventListener(kind, swallow, { capture: true });
}

const ENDS = ["click", "pointerdown", "keydown"];
