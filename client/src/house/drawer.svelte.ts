/** Whether my drawer is open: while it is held, or because it is kept open. Where several people share a screen it is never kept open beyond a turn. */
import { kept } from "./kept.svelte";

class DrawerState {
  held = $state(false);
  shared = $state(false);
  #pinned = $state(false);

  get isKept(): boolean {
    return this.shared ? this.#pinned : kept.settings.keepDrawer;
  }

  get isOpen(): boolean {
    return this.held || this.isKept;
  }

  keep(open: boolean): void {
    if (this.shared) this.#pinned = open;
    else kept.set("keepDrawer", open);
  }

  /** The screen changes hands. */
  shut(): void {
    this.held = false;
    this.#pinned = false;
  }
}

export const drawer = new DrawerState();
