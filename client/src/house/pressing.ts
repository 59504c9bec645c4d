/** One press, one answer. The second press of a double click lands on whatever the first one has brought: it does nothing there, nor on the key that was pressed.
 *  Only a key that says so (data-again: undo, one moment on) may be pressed again at once. A key of the keyboard that is not let go presses once, and so does one of the list struck twice. */
export const AGAIN = 500;
/** Pixels that a finger strays between two taps. */
const NEAR = 24;
/** A box is ticked and a word marked as often as one likes. */
const FREE = "input, textarea, select, label";
const PRESSED = "button, a, summary, [role=button]";
const OFTEN = "[data-again]";
/** Keys that have just come (data-came: when) take no touch for so long: the finger was on its way to what lay there before. */
export const COMING = 600;
const COME = "[data-came]";
export function come(keys: HTMLElement): void {
  keys.dataset.came = String(performance.now());
}
/** Keys that stand for a move of the list. */
export const CHOOSES = /^[0-9abcefghijkmoqstvxyz]$/i;
const WRITTEN_IN = "input, textarea, select";

interface Press {
  at: number;
  x: number;
  y: number;
  often: Element | null;
}

export class Pressing {
  /** The last one that was heard. */
  #last: Press | null = null;
  /** The last of them that was heard. */
  #chosen = { key: "", at: 0 };

  readonly clicked = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (!event.detail || target.closest(FREE)) return; // a key, or a screen reader
    const press = { at: event.timeStamp, x: event.clientX, y: event.clientY, often: target.closest(OFTEN) };
    if (!hasJustCome(event) && (!this.#isSecond(event, press) || (press.often && press.often === this.#last?.often))) this.#last = press;
    else {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };

  readonly held = (event: KeyboardEvent): void => {
    const pressed = event.repeat && (event.key === "Enter" || event.key === " ") ? (event.target as Element).closest(PRESSED) : null;
    if (pressed && !pressed.matches(OFTEN)) event.preventDefault();
  };

  /** They stand for other moves as soon as one is made. */
  readonly struck = (event: KeyboardEvent): void => {
    const { key, timeStamp: at } = event;
    if (event.repeat || !CHOOSES.test(key) || (event.target as Element).closest(WRITTEN_IN)) return;
    if (key === this.#chosen.key && at - this.#chosen.at < AGAIN) event.stopImmediatePropagation();
    else this.#chosen = { key, at };
  };

  /** The mouse's own count says so; taps are not counted everywhere. */
  #isSecond(event: MouseEvent, { at, x, y }: Press): boolean {
    if (!this.#last || at - this.#last.at >= AGAIN) return false;
    const isCounted = (event as PointerEvent).pointerType === "mouse";
    return event.detail > 1 || (!isCounted && Math.hypot(x - this.#last.x, y - this.#last.y) <= NEAR);
  }
}

const hasJustCome = (event: MouseEvent): boolean =>
  (event as PointerEvent).pointerType === "touch" && event.timeStamp - Number((event.target as Element).closest<HTMLElement>(COME)?.dataset.came ?? -COMING) < COMING;

/** For the whole page, before anything on it hears of it. */
export function pressOnce(): () => void {
  const { clicked, held, struck } = new Pressing();
  addEventListener("click", clicked, { capture: true });
  for (const heard of [held, struck]) addEventListener("keydown", heard, { capture: true });
  return () => {
    removeEventListener("click", clicked, { capture: true });
    for (const heard of [held, struck]) removeEventListener("keydown", heard, { capture: true });
  };
}
