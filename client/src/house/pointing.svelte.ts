/** What players point at: it lights up on the board for a moment, with who points. One thing for each player, so several may suggest something at once. */
import type { LogItem } from "./connection.svelte";

const MOMENT = 5000;

interface Pointed {
  is?: string;
  seat?: number;
  thing?: string;
}

export class Pointing {
  #things = $state.raw<ReadonlyMap<number, string>>(new Map());
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  /** The last of it in words. */
  text = $state("");

  /** What was told just now. */
  hear(items: readonly LogItem[]): void {
    for (const item of items) {
      const { is, seat, thing } = (item.fact ?? {}) as Pointed;
      if (is === "pointed" && seat !== undefined && thing) this.#light(seat, thing, item.text ?? "");
    }
  }

  /** Who points at it now. */
  at(thing: string): readonly number[] {
    return [...this.#things].filter(([, pointed]) => pointed === thing).map(([seat]) => seat);
  }

  #light(seat: number, thing: string, text: string): void {
    this.#things = new Map(this.#things).set(seat, thing);
    this.text = text;
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(seat, setTimeout(() => this.#dim(seat), MOMENT));
  }

  #dim(seat: number): void {
    this.#things = new Map([...this.#things].filter(([other]) => other !== seat));
  }
}

export const pointing = new Pointing();
