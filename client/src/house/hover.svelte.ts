/** The one hover card of the page: what a thing is, beside the thing. */
const LONG_PRESS = 450;
const EDGE = 8;

class Hover {
  text = $state("");
  left = $state(0);
  top = $state(0);
  #timer = 0;

  show(text: string, beside: Element): void {
    if (!text) return;
    const box = beside.getBoundingClientRect();
    this.text = text;
    this.left = Math.max(EDGE, Math.min(box.left, innerWidth - 300 - EDGE));
    const below = box.bottom + EDGE;
    this.top = below > innerHeight - 120 ? Math.max(EDGE, box.top - EDGE - Math.min(120, 24 + 20 * Math.ceil(text.length / 40))) : below;
  }

  hide(): void {
    this.text = "";
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
