/** Whether my drawer is open: while it is held, for a turn, or because it is kept open. Where several people share a screen it is never kept open beyond a turn. */
import { kept } from "./kept.svelte";
import type { Option } from "../wire";

class DrawerState {
  held = $state(false);
  shared = $state(false);
  /** On a phone: what lies in it gives its room to the board, which goes on showing what only I see. */
  isFolded = $state(false);
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
    this.#pinned = open && this.shared;
    if (!this.shared) kept.set("keepDrawer", open);
  }

  /** For this turn. */
  open(): void {
    this.isFolded = false;
    this.#pinned = true;
  }

  /** Something else is asked: if whatever answers it lies in here, it is not left folded away. What is answered on the map leaves the map its room. */
  asked(options: readonly Pick<Option, "things">[], liesHere: (thing: string) => boolean): void {
    if (options.length && options.every((option) => option.things?.some(liesHere))) this.isFolded = false;
  }

  /** The turn is over. */
  rest(): void {
    this.#pinned = false;
  }

  /** The screen changes hands. */
  shut(): void {
    this.held = false;
    this.rest();
  }
}

export const drawer = new DrawerState();
