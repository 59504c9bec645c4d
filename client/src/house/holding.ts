/** Hold to do what cannot be undone: 600 ms with finger or mouse. A short press only marks it. */
export const HOLD = 600;

/** What pressed: a finger or the mouse, or a key, which a screen reader presses too. */
export type Means = "finger" | "key";
export const pressedBy = (event: MouseEvent): Means => (event.detail > 0 ? "finger" : "key");

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
    const stay = (event: Event): void => event.preventDefault();
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointerleave", up);
    node.addEventListener("contextmenu", stay);
    return () => {
      up();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointerleave", up);
      node.removeEventListener("contextmenu", stay);
    };
  };
}

/** Letting go of what was held is no press of its own, whatever lies under the finger by then: the next question may have come. */
export function swallowRelease(): void {
  const swallow = (event: Event): void => {
    if (event.type === "click") event.stopImmediatePropagation();
    for (const kind of ENDS) window.removeEventListener(kind, swallow, { capture: true });
  };
  for (const kind of ENDS) window.addEventListener(kind, swallow, { capture: true });
}

const ENDS = ["click", "pointerdown", "keydown"];
