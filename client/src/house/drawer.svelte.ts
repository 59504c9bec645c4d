/** Whether my drawer is open: while it is held, for a turn, or because it is kept open. Where several people share a screen it is never kept open beyond a turn. */
import { kept } from "./kept.svelte";
import type { Option } from "../wire";

class DrawerState {
  held = $state(false);
  shared = $state(false);
  /** On a phone: what lies in it gives its room to the board, which goes on showing what only I see. */
  isFolded = $state(false);
  /** Standing orders lie in it too, in the same room. */
  isOrdering = $state(false);
  #pinned = $state(false);

  get isKept(): boolean {
    return this.#pinned || this.#isForGood;
  }

  /** It shuts by itself once I have answered. */
  get isForTurn(): boolean {
    return this.#pinned && !this.#isForGood;
  }

  get #isForGood(): boolean {
    return !this.shared && kept.settings.keepDrawer;
  }

  get isOpen(): boolean {
    return this.held || this.isKept;
  }

  /** From now on, also the next time. */
  keep(open: boolean): void {
    this.isFolded = false;
    this.isOrdering &&= open;
    this.#pinned = open && this.shared;
    if (!this.shared) kept.set("keepDrawer", open);
  }

  /** For this turn, at what lies in it. */
  open(): void {
    this.isFolded = this.isOrdering = false;
    this.#pinned = true;
  }

  /** Something else is asked: if whatever answers it lies in here, it is not left folded away. What is answered on the map leaves the map its room. */
  asked(options: readonly Pick<Option, "things">[], liesHere: (thing: string) => boolean): void {
    if (options.length && options.every((option) => option.things?.some(liesHere))) this.isFolded = false;
  }

  order(on: boolean): void {
    if (on && !this.isOpen) this.open();
    this.isOrdering = on;
  }

  /** The turn is over. */
  rest(): void {
    this.#pinned = false;
    this.isOrdering &&= this.isKept;
  }

  /** The screen changes hands. */
  shut(): void {
    this.held = this.isOrdering = false;
    this.rest();
  }
}

export const drawer = new DrawerState();
