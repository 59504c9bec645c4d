/** How the board lies while it is told what happened: at the end of a round as it lay before each stage, at the end of the game as in its last moment, until the last of it is told.
 *  Where nothing moves, stages are shown to who asks for them, one for each press, whatever is told meanwhile; and the last deeds are told there, too, before the end. */
import type { Beats } from "../house/beats.svelte";
import type { Connection } from "../house/connection.svelte";
import { pace } from "../house/pace";
import type { Page } from "../wire";

/** How it stands at the table. */
export interface Scene {
  readonly connection: Connection;
  readonly beats: Beats;
  /** As it is. */
  readonly page: Page | null;
  readonly hasWindow?: boolean;
  readonly isPlanned?: boolean;
}

export interface Staged {
  /** Before this number of what was told. */
  n: number;
  page: Page | null;
}

export class Staging {
  readonly #now: Scene;
  #walk = $state.raw<{ at: number; stages: readonly Staged[] } | null>(null);

  constructor(now: Scene) {
    this.#now = now;
    $effect(() => {
      if (!this.isEnding) now.connection.lastInPlay = null;
    });
  }

  /** The stage that is looked at again. */
  walked: Staged | undefined = $derived.by(() => (this.#now.hasWindow ? undefined : this.#walk?.stages[this.#walk.at]));

  /** The game is over, and what came before that is still being told to who saw it. */
  isEnding = $derived.by(() => {
    const { connection, beats } = this.#now;
    return !!connection.lastInPlay && (!!beats.now || (connection.items.at(-1)?.n ?? 0) > connection.seen);
  });

  /** How the board lies; nothing if it lies as it is. What is asked in haste is asked of what is. */
  staged: Staged | undefined = $derived.by(() => {
    const { connection, beats, page, hasWindow, isPlanned } = this.#now;
    if (isPlanned || hasWindow) return undefined;
    if (this.walked) return this.#after ?? { n: Infinity, page };
    const before = pace() ? beats.before(connection.stages) : undefined;
    if (before || !this.isEnding) return before;
    return (connection.stages.length && pace()) || (beats.now && !beats.left) ? { n: beats.next, page } : (connection.lastInPlay ?? undefined);
  });

  get #after(): Staged | undefined {
    return this.#walk?.stages[this.#walk.at + 1];
  }

  walk(): void {
    this.#walk = { at: 0, stages: this.#now.connection.pastStages };
  }

  walkOn(): void {
    this.#walk = this.#walk && this.#after ? { ...this.#walk, at: this.#walk.at + 1 } : null;
  }

  stop(): void {
    this.#walk = null;
  }
}
