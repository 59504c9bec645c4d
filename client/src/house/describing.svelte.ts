/** To be told what things are without a pointer: D, then the arrows go from thing to thing, and each shows and says its card. */
import { hover } from "./hover.svelte";

/** Where the game is, what lies on the table and who sits there; not the words of the log. */
const EXPLAINED = ".bar [data-why], .status [data-why], .board [data-why], .seats [data-why], .ending [data-why]";
const NEXT = new Set(["ArrowRight", "ArrowDown"]);
const BEFORE = new Set(["ArrowLeft", "ArrowUp"]);

export class Describing {
  isOn = $state(false);
  #from: HTMLElement | null = null;

  begin(frame: HTMLElement): void {
    this.#from = document.activeElement as HTMLElement | null;
    const first = things(frame).find((thing) => thing.closest(".board"));
    this.isOn = !!first;
    if (first) look(first);
  }

  end(): void {
    this.isOn = false;
    hover.cancel();
    this.#from?.focus();
  }

  /** True if the key was meant for this. */
  key(event: KeyboardEvent, frame: HTMLElement): boolean {
    if (event.key === "d" && !event.repeat) this.isOn ? this.end() : this.begin(frame);
    else if (this.isOn && event.key === "Escape") this.end();
    else if (this.isOn && (NEXT.has(event.key) || BEFORE.has(event.key))) this.#go(frame, NEXT.has(event.key) ? 1 : -1);
    else return false;
    event.preventDefault();
    return true;
  }

  #go(frame: HTMLElement, step: number): void {
    const all = things(frame);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const thing = all.at((at + step) % all.length);
    if (thing) look(thing);
  }
}

/** In the order of the page; what is not shown is left out, and what something else says as well. */
function things(frame: HTMLElement): HTMLElement[] {
  return [...frame.querySelectorAll<HTMLElement>(EXPLAINED)].filter((thing) => thing.getClientRects().length > 0 && !thing.closest("[aria-hidden=true]"));
}

function look(thing: HTMLElement): void {
  if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
  thing.focus();
}
