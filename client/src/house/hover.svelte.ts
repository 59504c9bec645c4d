/** The one hover card of the page: what a thing is, beside the thing. */
const LONG_PRESS = 450;
const EDGE = 8;
const WIDTH = 300;
const LARGE = 200;
const LETTERS_A_LINE = 40;

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

  /** Beside the thing; of something large, beside the pointer. */
  show(text: string, beside: Element, pointer?: { clientX: number; clientY: number }): void {
    if (!text) return;
    const whole = beside.getBoundingClientRect();
    const box = pointer && whole.height > LARGE ? { left: pointer.clientX, top: pointer.clientY, bottom: pointer.clientY + EDGE } : whole;
    this.text = text;
    this.#beside = beside;
    this.left = Math.max(EDGE, Math.min(box.left, innerWidth - WIDTH - EDGE));
    const below = box.bottom + EDGE;
    const lowest = innerHeight - EDGE - heightOf(text);
    this.top = Math.max(EDGE, below <= lowest ? below : Math.min(lowest, box.top - EDGE - heightOf(text)));
  }

  hide(): void {
    this.text = "";
    this.#beside = null;
  }

  /** What is taken from the page takes its card with it: no pointer leaves what is gone. */
  gone(thing: Element): void {
    if (this.#beside === thing && !thing.isConnected) this.cancel();
  }

  later(text: string, beside: Element): void {
    this.cancel();
    this.#timer = window.setTimeout(() => this.show(text, beside), LONG_PRESS);
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.hide();
  }
}

export const hover = new Hover();
