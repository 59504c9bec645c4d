/** Whether my drawer is open: while it is held, for a turn, or because it is kept open. Where several people share a screen it is never kept open beyond a turn; elsewhere not beyond a table, unless the settings say so. */
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
  #isForTable = $state(false);
  /** What unfolded it was asked, and not wanted by hand: then it is folded again. */
  #isForAsked = false;

  get isKept(): boolean {
    return this.#pinned || this.#isForGood;
  }

  /** It shuts by itself once I have answered. */
  get isForTurn(): boolean {
    return this.#pinned && !this.#isForGood;
  }

  get #isForGood(): boolean {
    return !this.shared && (this.#isForTable || kept.settings.keepDrawer);
  }

  get isOpen(): boolean {
    return this.held || this.isKept;
  }

  fold(away: boolean): void {
    this.isFolded = away;
    this.#isForAsked = false;
  }

  /** From now on, at this table: the secrets of the next deal do not lie open at once. */
  keep(open: boolean): void {
    this.fold(false);
    this.isOrdering &&= open;
    this.#pinned = open && this.shared;
    if (this.shared) return;
    this.#isForTable = open;
    if (!open) kept.set("keepDrawer", false);
  }

  /** For this turn, at what lies in it. */
  open(): void {
    this.fold(false);
    this.isOrdering = false;
    this.#pinned = true;
  }

  /** Something else is asked: if whatever answers it lies in here, it is not left folded away until that is answered. What is answered on the map leaves the map its room. */
  asked(options: readonly Pick<Option, "things">[], liesHere: (thing: string) => boolean): void {
    const isHere = options.length > 0 && options.every((option) => option.things?.some(liesHere));
    if (isHere ? !this.isFolded : !this.#isForAsked) return;
    this.isFolded = !isHere;
    this.#isForAsked = isHere;
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

  /** The screen changes hands, or goes to another table. */
  shut(): void {
    this.held = this.isOrdering = this.#isForTable = false;
    this.rest();
  }
}

export const drawer = new DrawerState();
