/** One seat's connection to its table. It comes back by itself, goes on where it stopped hearing, and says again whatever was not acknowledged. */
import { bound } from "./bound";
import type { Asked, GuestHears, GuestSays, Item, News, Order, Page, Planned, Prediction, Readiness, Shown, TableCard, Welcome } from "../wire";
import { freshKey } from "./door";
import { chained } from "./chains";
import { patched } from "./patched";
import { kept } from "./kept.svelte";

const PROTOCOL = 1;
const PATIENCE = [200, 400, 600, 800, 1000, 1000, 1000, 1000, 1500, 2500, 4000];
const PING_EVERY = 20_000;
/** A watcher plays never, and so many are enough to be told. */
const MOST_STAGES = 24;

/** A message before it has its key. */
export type Unkeyed = GuestSays extends infer M ? (M extends { key: string } ? Omit<M, "key"> : never) : never;

export interface Trouble {
  code: string;
  text: string;
  rule: string;
}

interface Pending {
  message: GuestSays;
  done: (trouble: Trouble | null) => void;
}

export class Connection {
  state = $state<"connecting" | "here" | "lost" | "shut">("connecting");
  welcome = $state.raw<Welcome | null>(null);
  card = $state.raw<TableCard | null>(null);
  page = $state.raw<Page | null>(null);
  /** How the page looked before each stage of a round's end that may still be told: of those since I last played, and at the end of the game of the last. */
  stages = $state.raw<readonly { n: number; page: Page | null }[]>([]);
  /** How the page looked before the answer that ended the game, for who was here, and the first that was told of that. */
  lastInPlay = $state.raw<{ n: number; page: Page | null } | null>(null);
  /** The same of the last round's end that had any, whatever was played since. */
  pastStages = $state.raw<typeof this.stages>([]);
  asked = $state.raw<Asked | null>(null);
  outcome = $state.raw<Outcome | null>(null);
  items = $state.raw<readonly LogItem[]>([]);
  orders = $state.raw<readonly Order[]>([]);
  /** What was said last of my plan. */
  planned = $state.raw<Planned | null>(null);
  /** To whom I may show my marks on the board, and those that are shown: mine, and of allies. */
  allies = $state.raw<readonly number[]>([]);
  marks = $state.raw<readonly Shown[]>([]);
  /** Of several who are asked at once, how many have answered. */
  ready = $state.raw<Readiness | null>(null);
  /** What I may predict, once I am out. */
  prediction = $state.raw<Prediction | null>(null);
  farewell = $state.raw<Trouble | null>(null);
  /** When what is asked closes, by this machine's clock. */
  closes = $state<number | null>(null);
  waiting = $state(0);
  /** Up to which number it was told over the board; what lay there when I came is not told again. */
  seen = $state(0);
  /** The cards are being dealt before my eyes. */
  dealing = false;
  /** Somebody looks at this seat's screen; and up to which number it was told while nobody did. */
  isLookedAt = true;
  unseen = $state(0);
  /** Up to which number it was told when I last answered in my own turn. */
  turned = $state(0);
  /** The same, but of the turn before while my own goes on. */
  played = $state(0);

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #heard = 0;
  /** Of the last news: by it the server knows, when we come again, that we have them before us. */
  #mark = "";
  #tries = 0;
  #batch = 0;
  #timer = 0;
  #ping = 0;
  #isSilent = false;
  #closed = false;
  #wasGone = true;

  constructor(
    readonly table: string,
    readonly token: string,
    readonly invite: string,
  ) {
    this.#connect();
  }

  get seat(): number | null {
    return this.welcome?.seat ?? null;
  }

  /** Say something; resolves once it is done and safe on the disk, or refused. */
  say(message: Unkeyed): Promise<Trouble | null> {
    const key = freshKey();
    return new Promise((done) => {
      const whole = { ...message, key } as GuestSays;
      this.#pending.set(key, { message: whole, done });
      this.#count();
      this.#send(whole);
    });
  }

  /** What is still to be done at the table; a plan is only asked about. */
  #count(): void {
    this.waiting = [...this.#pending.values()].filter((pending) => pending.message.is !== "plan").length;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  /** After a farewell: come in again, on the player's wish. */
  comeBack(): void {
    this.farewell = null;
    this.#tries = 0;
    this.#connect();
  }

  #connect(): void {
    this.state = this.welcome ? "lost" : "connecting";
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.#socket = socket;
    this.#isSilent = false;
    clearInterval(this.#ping);
    this.#ping = window.setInterval(() => this.#knock(), PING_EVERY);
    socket.onopen = () =>
      socket.send(JSON.stringify({ is: "hello", protocol: PROTOCOL, table: this.table, token: this.token, invite: this.token ? "" : this.invite, heard: this.#heard, page: true, language: kept.settings.language, mark: this.#mark }));
    socket.onmessage = (event) => this.#socket === socket && this.#hear(JSON.parse(bound(event.data as string)) as GuestHears);
    socket.onclose = () => this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket || this.#closed) return;
    clearInterval(this.#ping);
    if (this.state === "shut") return;
    this.#wasGone = true;
    this.state = this.welcome ? "lost" : "connecting";
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)] ?? 4000;
    this.#timer = window.setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** A line can be dead without being closed: whoever does not answer one knock until the next, or never lets us in, is gone. */
  #knock(): void {
    const socket = this.#socket;
    if (!this.#isSilent || !socket) {
      this.#isSilent = true;
      return this.#send({ is: "ping" });
    }
    this.#lost(socket);
    this.#socket = null;
    socket.close();
  }

  #send(message: GuestSays): void {
    if (this.state === "here" && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: GuestHears): void {
    this.#isSilent = false;
    switch (message.is) {
      case "welcome":
        return this.#welcomed(message);
      case "news":
        return this.#told(message);
      case "ready":
        if (message.question === this.asked?.question) this.ready = message.ready;
        return;
      case "attendance":
        this.#wasGone = false;
        this.card = message.table;
        this.#wait(message.left);
        return;
      case "done":
        return this.#settle(message.key, null);
      case "planned":
        this.planned = message;
        return this.#settle(message.key, null);
      case "refused":
        return this.#settle(message.key ?? "", { code: message.code, text: message.text, rule: message.rule ?? "" });
      case "farewell":
        if (message.again === false) this.#shut({ code: message.code, text: message.text, rule: "" });
        return;
      default:
        return;
    }
  }

  #welcomed(message: Welcome): void {
    this.welcome = message;
    this.orders = message.orders ?? [];
    this.state = "here";
    this.#tries = 0;
    for (const pending of this.#pending.values()) this.#send(pending.message);
  }

  #told(news: News): void {
    this.#batch += 1;
    const answered = this.#isAskedAlone() ? news.items.find((item) => (item.fact as { is?: string } | null | undefined)?.is === "Answered") : undefined;
    const told = news.items.map((item) => ({ ...item, batch: this.#batch, ...(item === answered && { alone: true }) }));
    if (this.#batch === 1) this.seen = news.since + news.items.length;
    else this.dealing ||= told.some((item) => (item.fact as { is?: string } | null | undefined)?.is === "began");
    const before = news.since === 0 ? [] : this.items;
    this.items = chained(withdrawn([...before, ...told]));
    this.#heard = news.since + news.items.length;
    this.#mark = news.mark ?? "";
    if (this.#wasGone || !this.isLookedAt || isPageHidden()) this.unseen = this.#heard;
    if (news.table.state === "over" && this.card?.state === "playing" && !this.#wasGone) this.lastInPlay = { n: news.since + 1, page: this.page };
    this.#wasGone = false;
    this.card = news.table;
    this.asked = news.asked ?? null;
    this.ready = news.asked?.ready ?? null;
    this.prediction = news.prediction ?? null;
    let page = this.page;
    const stages = (news.stages ?? []).map(({ n, page: whole, changed }) => ({ n, page: (page = whole ?? patched(page, changed ?? {})) }));
    if (news.table.state === "over") this.stages = stages;
    else this.stages = [...this.stages.filter(({ n }) => n > (news.played ?? 0)), ...stages].slice(-MOST_STAGES);
    if (stages.length) this.pastStages = this.stages;
    this.page = news.page ?? patched(page, news.changed ?? {});
    this.allies = news.allies ?? [];
    this.marks = news.marks ?? [];
    this.turned = news.turned ?? 0;
    this.played = news.played ?? 0;
    this.outcome = (news.outcome as Outcome | undefined) ?? null;
    this.#wait(news.asked?.left);
  }

  /** So many seconds are left for what is asked. */
  #wait(left: number | null | undefined): void {
    this.closes = left == null || this.card?.paused ? null : Date.now() + left * 1000;
  }

  #isAskedAlone(): boolean {
    return !!this.asked && !this.asked.window && this.asked.seats.length === 1 && this.asked.seats[0] === this.seat;
  }

  #settle(key: string, trouble: Trouble | null): void {
    const pending = this.#pending.get(key);
    if (!pending) return;
    if (trouble?.code === "server/busy") return this.#later(key);
    this.#pending.delete(key);
    this.#count();
    pending.done(trouble);
  }

  /** The server could not write just now: the same again with the same key. */
  #later(key: string): void {
    window.setTimeout(() => {
      const pending = this.#pending.get(key);
      if (pending) this.#send(pending.message);
    }, 1000);
  }

  #shut(trouble: Trouble): void {
    this.farewell = trouble;
    this.state = "shut";
    for (const pending of this.#pending.values()) pending.done(trouble);
    this.#pending.clear();
    this.waiting = 0;
  }
}

/** Behind another window, or on a phone in a pocket. */
const isPageHidden = (): boolean => typeof document !== "undefined" && document.hidden;

/** Alone: an answer of mine to what nobody else was asked, and no window; what comes of it, though it is never said aloud, was done by nobody else. */
export type LogItem = Item & { batch: number; alone?: boolean };

export interface Outcome {
  winners: number[];
  reason: string;
  scores: number[];
  ending: string;
  /** By which it is over. */
  rule?: string;
}

/** What was taken back did not happen; talk, comings and goings stand. */
export function withdrawn(items: LogItem[]): LogItem[] {
  let found: LogItem[] = [];
  for (const item of items) {
    const since = item.void ?? 0;
    if (since) found = found.filter((one) => one.n < since || isAround(one));
    else found.push(item);
  }
  return found;
}

function isAround(item: Item): boolean {
  const fact = item.fact as { is?: string } | null | undefined;
  return item.seat != null || fact == null || AROUND.has(fact.is ?? "");
}

export const AROUND = new Set(["joined", "left", "bot-came", "began", "sat-in", "came-back", "paused", "went-on", "ended", "again", "pointed", "hurried"]);
