/** Hold to do what cannot be undone: 600 ms with finger or mouse. A short press only marks it. */
const HOLD = 600;

export function holdToDo(act: () => void): (node: HTMLElement) => () => void {
  return (node) => {
    let timer = 0;
    let done = false;
    const down = (): void => {
      done = false;
      timer = window.setTimeout(() => {
        done = true;
        act();
      }, HOLD);
    };
    const up = (): void => clearTimeout(timer);
    const click = (event: MouseEvent): void => {
      if (done) event.stopImmediatePropagation();
      done = false;
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointerleave", up);
    node.addEventListener("click", click, { capture: true });
    return () => {
      up();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointerleave", up);
      node.removeEventListener("click", click, { capture: true });
    };
  };
}
