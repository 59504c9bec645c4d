/** Where the keyboard goes when what it was on is gone: to the first key of what is asked now, or to the status line, and never to nowhere. */
import { CHOOSES } from "./pressing";

const KEYS = ".win .ans .btn, .side .move:not(.no), .keys .keybtn";
const PRESSED = "button, a, [role=button]";

/** By mouse or finger the last thing was done here: then the space bar holds the drawer, whichever key was pressed last. */
export const hand = { points: false };

export class Focus {
  /** Somebody has pressed or touched something here: until then the page takes no focus. */
  #isHere = false;
  /** By Enter on a key; who plays by numbers or by mouse finds no key under the space bar, which holds the drawer. */
  #walks = false;
  /** The thing of the board that a mouse or finger touched: the focus that is left there is none of the keyboard's. */
  #under: Element | null = null;

  /** Until it is called off. */
  listen(): () => void {
    addEventListener("keydown", this.#pressed, { capture: true });
    addEventListener("pointerdown", this.#touched, { capture: true });
    return () => {
      removeEventListener("keydown", this.#pressed, { capture: true });
      removeEventListener("pointerdown", this.#touched, { capture: true });
    };
  }

  readonly #pressed = (event: KeyboardEvent): void => {
    const isPress = event.key === "Enter" || event.key === " ";
    this.#isHere = true;
    if (event.key !== " ") hand.points = false;
    if (isPress && !hand.points && (event.target as Element).closest(PRESSED) && !this.#isUnder(event.target as Element)) this.#walks = true;
    else if (isPress || CHOOSES.test(event.key)) this.#walks = false;
  };

  readonly #touched = (event: Event): void => {
    this.#isHere = hand.points = true;
    this.#walks = false;
    this.#under = (event.target as Element).closest("[data-thing]");
  };

  /** Something else is shown. Focus that still is somewhere stays there; but no ring is left on a thing of the board whose move was made, as if it were chosen. */
  settle(frame: HTMLElement, isAsked: boolean): void {
    const status = frame.querySelector<HTMLElement>(".status");
    const now = document.activeElement;
    const isNowhere = !now || now === document.body || now === status || (this.#isUnder(now) && now.getAttribute("data-lit") !== "chosen");
    if (!this.#isHere || !isNowhere) return;
    const key = this.#walks && isAsked ? [...frame.querySelectorAll<HTMLElement>(KEYS)].find((one) => one.offsetParent) : undefined;
    (key ?? status)?.focus({ preventScroll: true });
  }

  #isUnder(element: Element): boolean {
    return !!this.#under && element.matches("[data-thing]") && element.contains(this.#under);
  }
}
