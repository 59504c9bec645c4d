/** A finished game, fetched in pieces as it is looked at; each pair of eyes has its own. */
import { door, Refused } from "../house/door";
import { words } from "../words/words.svelte";
import type { Replay, ReplayFrame, Seated, TableStanding, Truths } from "../wire";

const PIECE = 40;

export class Story {
  eyes: string = $state("");
  at = $state(0);
  skipsWindows = $state(false);
  many = $state(0);
  /** From this moment on nobody decides anything. */
  decided = $state(0);
  truths = $state.raw<Truths | null>(null);
  standing = $state.raw<TableStanding | null>(null);
  trouble = $state("");
  #frames = $state.raw<Record<string, readonly (ReplayFrame | undefined)[]>>({});
  #fetching = new Set<string>();

  constructor(
    readonly table: string,
    readonly token: string,
    eyes: string,
  ) {
    this.eyes = eyes;
    void this.#begin();
  }

  get frame(): ReplayFrame | undefined {
    return this.#frames[this.eyes]?.[this.at];
  }

  /** Whether a reaction window is among what is here. */
  get hasWindows(): boolean {
    return (this.#frames[this.eyes] ?? []).some((frame) => frame?.window);
  }

  /** The frames up to this one, as far as they are here without a gap: the newest first. */
  around(many: number): { at: number; frame: ReplayFrame }[] {
    const found: { at: number; frame: ReplayFrame }[] = [];
    for (let at = this.at; at >= 0 && found.length < many; at--) {
      const frame = this.#frames[this.eyes]?.[at];
      if (!frame) break;
      found.push({ at, frame });
    }
    return found;
  }

  look(eyes: string): void {
    this.eyes = eyes;
    this.go(this.at);
  }

  /** One moment on or back; if they are skipped, past those that are reaction windows. */
  step(by: 1 | -1): void {
    let at = this.at + by;
    while (this.skipsWindows && at > 0 && at < this.many - 1 && this.#frames[this.eyes]?.[at]?.window) at += by;
    this.go(at);
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.many - 1, at));
    void this.#fetch(this.at);
    void this.#fetch(Math.max(0, this.at - PIECE));
    if (this.at + PIECE / 2 < this.many) void this.#fetch(this.at + PIECE / 2);
  }

  whatIf(seat: number, name: string): Promise<Seated> {
    return door.post<Seated>(`/api/tables/${this.table}/what-if`, { frame: this.at, seat, name }, this.token);
  }

  record(): Promise<string> {
    return door.text(`/api/tables/${this.table}/record`, this.token);
  }

  async #begin(): Promise<void> {
    try {
      if (this.token) this.standing = await door.get<TableStanding>(`/api/tables/${this.table}`, this.token);
      await this.#fetch(0);
      this.truths = await door.get<Truths>(`/api/tables/${this.table}/truth`, this.token);
    } catch (error) {
      this.#say(error);
    }
  }

  async #fetch(at: number): Promise<void> {
    const first = Math.floor(at / PIECE) * PIECE;
    const eyes = this.eyes;
    const piece = `${eyes} ${first}`;
    if (this.#fetching.has(piece)) return;
    this.#fetching.add(piece);
    try {
      const found = await door.get<Replay>(`/api/tables/${this.table}/replay?eyes=${eyes}&page=yes&from=${first}&to=${first + PIECE}`, this.token);
      const frames = [...(this.#frames[eyes] ?? [])];
      found.frames.forEach((frame, number) => (frames[(found.first ?? 0) + number] = frame));
      this.#frames = { ...this.#frames, [eyes]: frames };
      this.many = found.many;
      this.decided = found.decided ?? 0;
      this.trouble = "";
    } catch (error) {
      this.#fetching.delete(piece);
      this.#say(error);
    }
  }

  #say(error: unknown): void {
    this.trouble = error instanceof Refused ? (error.code === "token/wrong" ? words.say.notYourGame : error.message) : String(error);
  }
}
