/** How a map is brought nearer and moved about: by two fingers, by the wheel with Ctrl (which is also what a trackpad's pinch sends), and by a mouse that drags it. */
import type { Point } from "./geometry";

const A_TURN = 300;                            // of the wheel: so much of it is e times as near
const SLACK = 5;                               // pixels that a press may wander and still be a press

/** `by` how much nearer, `under` where on the element. */
export type Zoom = (by: number, under: Point) => void;

export function fingers(onzoom: Zoom): (node: HTMLElement) => () => void {
  return (node) => {
    const ends = [wheel(node, onzoom), pinch(node, onzoom), drag(node)];
    return () => ends.forEach((end) => end());
  };
}

const inside = (node: HTMLElement, { x, y }: Point): Point => ({ x: x - node.getBoundingClientRect().left, y: y - node.getBoundingClientRect().top });

function wheel(node: HTMLElement, onzoom: Zoom): () => void {
  const turned = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    onzoom(Math.exp(-event.deltaY / A_TURN), inside(node, { x: event.clientX, y: event.clientY }));
  };
  node.addEventListener("wheel", turned, { passive: false });
  return () => node.removeEventListener("wheel", turned);
}

function pinch(node: HTMLElement, onzoom: Zoom): () => void {
  let before = 0;
  const moved = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    if (!one || !other) return void (before = 0);
    event.preventDefault();
    const apart = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    if (before) onzoom(apart / before, inside(node, { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 }));
    before = apart;
  };
  const begun = (): void => void (before = 0);
  node.addEventListener("touchstart", begun, { passive: true });
  node.addEventListener("touchmove", moved, { passive: false });
  return () => {
    node.removeEventListener("touchstart", begun);
    node.removeEventListener("touchmove", moved);
  };
}

/** What was dragged was not pressed. */
function drag(node: HTMLElement): () => void {
  let at: Point | null = null;
  let dragged = false;
  const down = (event: PointerEvent): void => {
    dragged = false;
    at = event.pointerType === "mouse" && event.button === 0 ? { x: event.clientX, y: event.clientY } : null;
  };
  const move = (event: PointerEvent): void => {
    if (!at || (!dragged && Math.hypot(event.clientX - at.x, event.clientY - at.y) < SLACK)) return;
    dragged = true;
    node.scrollBy(at.x - event.clientX, at.y - event.clientY);
    at = { x: event.clientX, y: event.clientY };
  };
  const up = (): void => void (at = null);
  const click = (event: MouseEvent): void => {
    if (dragged) event.stopPropagation();
    dragged = false;
  };
  node.addEventListener("pointerdown", down);
  node.addEventListener("click", click, { capture: true });
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  return () => {
    node.removeEventListener("pointerdown", down);
    node.removeEventListener("click", click, { capture: true });
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
  };
}
