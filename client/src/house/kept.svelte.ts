/** What this browser keeps: the name, the settings, and the seats with their tokens. Nothing of it is ever sent anywhere but to its own table. */

export interface KeptSeat {
  table: string;
  seat: number;
  token: string;
  invite: string;
  game: string;
  name: string;
  at: number;
}

/** A move of a plan, as its key said it when it was planned. */
export interface KeptStep {
  move: string;
  words: string;
  icon: string;
}

interface KeptPlan {
  table: string;
  seat: number;
  steps: KeptStep[];
}

export interface Settings {
  language: string;
  light: "auto" | "day" | "night";
  speed: "slow" | "usual" | "quick" | "none";
  sound: boolean;
  keepDrawer: boolean;
}

const MOST_KEPT = 60;
const usual = (): Settings => ({ language: navigator.language.startsWith("de") ? "de" : "en", light: "auto", speed: "usual", sound: false, keepDrawer: false });

/** What was stored, of whatever shape; nothing if it cannot be read. */
function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`lazaretto.${name}`) ?? "null");
  } catch {
    return null;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`lazaretto.${name}`, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** Somebody must be who has not said a name yet. */
const STRANGERS = ["Cecily", "Edith", "Gilbert", "Ranulf", "Thomasin", "Alys", "Osric", "Petronel"];

/** A name once lent stays, until its bearer says another. */
function storedName(): string {
  const found = read("name");
  if (typeof found === "string") return found;
  const lent = STRANGERS[Math.floor(Math.random() * STRANGERS.length)] ?? "Edith";
  write("name", lent);
  return lent;
}

function storedGames(): string[] {
  const found = read("met");
  return Array.isArray(found) ? found.filter((game) => typeof game === "string") : [];
}

function storedSettings(): Settings {
  const found = { ...(read("settings") as object | null) } as Record<string, unknown>;
  const settings = usual();
  const whole = Object.entries(found).filter(([which, value]) => typeof value === typeof settings[which as keyof Settings]);
  return { ...settings, ...Object.fromEntries(whole) };
}

function storedSeats(): KeptSeat[] | null {
  const found = read("seats");
  return Array.isArray(found) ? found.filter(isSeat) : null;
}

function storedReading(): ReadonlyMap<string, number> {
  const found = read("read");
  return new Map(Array.isArray(found) ? found.filter((one): one is [string, number] => Array.isArray(one) && typeof one[0] === "string" && typeof one[1] === "number") : []);
}

function storedPlans(): KeptPlan[] {
  const found = read("plans");
  return Array.isArray(found) ? found.filter((plan: Partial<KeptPlan> | null): plan is KeptPlan => Array.isArray(plan?.steps) && plan.steps.every(isStep)) : [];
}

function isStep(found: Partial<KeptStep> | null): found is KeptStep {
  return typeof found?.move === "string" && typeof found.words === "string" && typeof found.icon === "string";
}

function isSeat(found: Partial<KeptSeat> | null): found is KeptSeat {
  return typeof found?.table === "string" && typeof found.seat === "number" && typeof found.token === "string";
}

export class Kept {
  name = $state(storedName());
  settings = $state<Settings>(storedSettings());
  /** Games that this browser has been told about. */
  met = $state<string[]>(storedGames());
  seats = $state<KeptSeat[]>(storedSeats() ?? []);
  /** Up to which number talk was read, by table and seat. */
  #read = $state.raw<ReadonlyMap<string, number>>(storedReading());

  setName(name: string): void {
    this.name = name;
    write("name", name);
  }

  set<K extends keyof Settings>(which: K, value: Settings[K]): void {
    this.settings[which] = value;
    write("settings", this.settings);
  }

  meet(game: string): void {
    this.met = [...this.met.filter((other) => other !== game), game];
    write("met", this.met);
  }

  readUpTo(table: string, seat: number | null): number {
    return this.#read.get(`${table} ${seat}`) ?? 0;
  }

  read(table: string, seat: number | null, number: number): void {
    if (number <= this.readUpTo(table, seat)) return;
    this.#read = new Map([...[...this.#read].filter(([key]) => key !== `${table} ${seat}`), [`${table} ${seat}`, number] as const].slice(-MOST_KEPT));
    write("read", [...this.#read]);
  }

  /** The plan for a seat's next turn: it stays in this browser. */
  planAt(table: string, seat: number): KeptStep[] {
    return storedPlans().find((plan) => plan.table === table && plan.seat === seat)?.steps ?? [];
  }

  plan(table: string, seat: number, steps: readonly KeptStep[]): void {
    const others = storedPlans().filter((plan) => plan.table !== table || plan.seat !== seat);
    write("plans", (steps.length ? [{ table, seat, steps }, ...others] : others).slice(0, MOST_KEPT));
  }

  keep(seat: KeptSeat): void {
    this.seats = [seat, ...this.#stored().filter((other) => other.table !== seat.table || other.seat !== seat.seat)].slice(0, MOST_KEPT);
    write("seats", this.seats);
  }

  forget(table: string): void {
    this.seats = this.#stored().filter((seat) => seat.table !== table);
    write("seats", this.seats);
  }

  at(table: string): KeptSeat[] {
    return this.seats.filter((seat) => seat.table === table).sort((one, other) => one.seat - other.seat);
  }

  /** Another window may have written meanwhile. */
  #stored(): KeptSeat[] {
    return storedSeats() ?? this.seats;
  }
}

export const kept = new Kept();
