/** What was told while I was away, and what befell me; on a phone, which does not show the log beside the board, all that was told. Put aside, or once I have answered in my turn, it is gone. */
import { untrack } from "svelte";
import type { Connection } from "../house/connection.svelte";
import { lights } from "../house/lights.svelte";
import { narrow } from "../house/narrow.svelte";
import { pace } from "../house/pace";
import { words } from "../words/words.svelte";
import { digest, type Digest } from "./digest";

/** How it stands at the table. */
export interface Standing {
  readonly connection: Connection;
  readonly isMine: boolean;
  readonly isOut: boolean;
  readonly hasWindow: boolean;
  /** In play, and nothing of a round's end is being shown. */
  readonly isPlaying: boolean;
}

export class Missed {
  #putAside = $state(0);
  /** Asked for once more: folded, but not put aside, by a window that opens or shuts meanwhile. */
  #looked = $state<"" | "open" | "folded">("");
  readonly #now: Standing;

  told: Digest | null = $derived.by(() => {
    const { connection, isMine, isOut, hasWindow, isPlaying } = this.#now;
    const isTold = (isMine && !hasWindow && connection.turned === connection.played) || isOut || this.isOpen || (this.#looked && !hasWindow);
    if (!isTold || !isPlaying) return null;
    return digest(connection.items, connection.seat, this.#looked ? connection.played : connection.turned, narrow.is ? Infinity : connection.unseen, lights.open, this.#putAside);
  });

  constructor(now: Standing) {
    this.#now = now;
    $effect(() => {
      void now.hasWindow;
      if (untrack(() => this.#looked)) this.#looked = "folded";
    });
    $effect(() => {
      void now.connection.turned;
      this.#looked = "";
    });
  }

  get isOpen(): boolean {
    return this.#looked === "open";
  }

  get aloud(): string {
    const { told } = this;
    return told ? [told.isAll ? words.say.soFar : words.say.sinceYouPlayed, ...told.lines.map((line) => line.text), told.many > told.lines.length ? words.say.moreInLog(told.many - told.lines.length) : ""].join(" ") : "";
  }

  /** The key that opened it shuts it. Whether it is open now. */
  again(): boolean {
    const { connection } = this.#now;
    const isShut = this.told !== null && (this.isOpen || (!narrow.is && !!pace() && connection.unseen > this.#putAside));
    if (isShut) this.putBy();
    else {
      this.#looked = "open";
      [connection.unseen, this.#putAside] = [connection.items.at(-1)?.n ?? 0, 0];
    }
    return !isShut;
  }

  putBy(): void {
    this.#looked = "";
    this.#putAside = this.#now.connection.items.at(-1)?.n ?? 0;
  }
}
