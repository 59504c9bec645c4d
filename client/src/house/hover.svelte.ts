/** The one hover card of the page: what a thing is, beside the thing. */
import { swallowRelease } from "./holding";
import { placed, type Box, type Size } from "./placing";

const LONG_PRESS = 450;
const WIDTH = 300;
const LARGE = 200;
const LETTERS_A_LINE = 40;
const NEAR = 8;
/** What one is about to press, and what one reads besides: the question, and the drawer if it is open. */
const KEYS = ".movelist, .win, .keys";
const READ = ".status, .drawer.held .in";
/** What a short tap does something with; a greyed key does nothing. */
const PRESSED = "button, a, summary, label, [role=button], [data-means]";

/** How high a card of this text is at most. */
function heightOf(text: string): number {
  const lines = text.split("\n").map((line) => Math.max(1, Math.ceil(line.length / LETTERS_A_LINE)));
  return lines.reduce((sum, many) => sum + 20 * many, 24);
}

class Hover {
  text = $state("");
  left = $state(0);
  top = $state(0);
  #timer = 0;
  #beside: Element | null = null;
  /** What the finger that is down now has shut the card of. */
  #shut: Element | null = null;
  #box: Box = { left: 0, top: 0, right: 0, bottom: 0 };
  /** Where the mouse was last, and what has slid under it while it rested. */
  #mouse = "";
  #slid: Element | null = null;

  /** A mouse is over it. Only one that has moved asks for a card: what slides under a mouse at rest explains itself when that moves again. */
  over(text: string, beside: Element, mouse: MouseEvent): void {
    const isEntered = mouse.type === "pointerenter";
    const isAtRest = this.#mouse === spot(mouse) || (isEntered && !this.#mouse); // a page may open under it
    if (isAtRest) this.#slid = isEntered ? beside : this.#slid;
    else if (isEntered || this.#slid === beside) {
      this.#slid = null;
      this.show(text, beside, mouse);
    }
  }

  /** After whatever it is over was told of it. */
  moved(mouse: MouseEvent): void {
    this.#mouse = spot(mouse);
  }

  /** Beside the thing; of something large, beside the pointer; of one of several that are weighed together (`data-apart`), beside them all. */
  show(text: string, beside: Element, pointer?: MouseEvent): void {
    if (!text) return;
    const group = beside.closest("[data-apart]");
    const whole = (group ?? beside).getBoundingClientRect();
    this.#box = pointer && !group && whole.height > LARGE ? around(pointer) : whole;
    this.text = text;
    this.#beside = beside;
    this.#stand({ width: WIDTH, height: heightOf(text) }, []);
  }

  /** Now that it is drawn it is known how large it is. */
  fit(card: Size): void {
    const boxes = (found: string): Box[] => [...document.querySelectorAll(found)].flatMap((one) => this.#apartFrom(one)).map((one) => one.getBoundingClientRect());
    this.#stand(card, boxes(KEYS), boxes(READ));
  }

  /** Of what it lies in, the other keys. */
  #apartFrom(found: Element): Element[] {
    return found.contains(this.#beside) ? [...found.querySelectorAll("button")].filter((key) => !key.contains(this.#beside)) : [found];
  }

  #stand(card: Size, keys: readonly Box[], read: readonly Box[] = []): void {
    const found = placed(this.#box, card, { width: innerWidth, height: innerHeight }, keys, read);
    this.left = found.left;
    this.top = found.top;
  }

  hide(): void {
    this.text = "";
    this.#beside = null;
  }

  /** What is taken from the page takes its card with it: no pointer leaves what is gone. */
  gone(thing: Element): void {
    if (this.#beside === thing && !thing.isConnected) this.cancel();
  }

  /** The focus has left it. */
  blurred(thing: Element): void {
    if (this.#beside === thing) this.hide();
  }

  /** A finger comes down anywhere: it is done with the card. */
  pressed(): void {
    this.#shut = this.text ? this.#beside : null;
    this.hide();
  }

  /** It no longer stands beside what it tells of; but with what has the focus, which is brought into sight by that, it goes along. */
  scrolled(view: Node): void {
    if (!this.#beside || !view.contains(this.#beside)) return;
    if (document.activeElement === this.#beside) this.show(this.text, this.#beside);
    else this.cancel();
  }

  /** A short tap on what is no key explains it, too; on what is explained, ends it. What was held for its card keeps it until the next touch: a hand lies on half of the page. */
  lifted(text: string, beside: Element): void {
    if (!this.#timer) return; // it was held, or what lies on it was tapped
    this.cancel();
    const key = beside.closest(PRESSED);
    if (this.#shut !== beside && (!key || key.ariaDisabled === "true")) this.show(text, beside);
  }

  /** To a finger that stays: who holds a thing to read what it is does not play it by letting go. */
  later(text: string, beside: Element): void {
    this.cancel();
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.show(text, beside);
      swallowRelease();
    }, LONG_PRESS);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.hide();
  }
}

const spot = ({ clientX, clientY }: MouseEvent): string => `${clientX} ${clientY}`;

function around(pointer: MouseEvent): Box {
  return { left: pointer.clientX, top: pointer.clientY - NEAR, right: pointer.clientX + NEAR, bottom: pointer.clientY + NEAR };
}

export const hover = new Hover();

/** Below the question, until something else is touched: what has been ordered, say. */
export function tellBelow(text: string): void {
  const status = document.querySelector(".status");
  if (status) hover.show(text, status);
}
