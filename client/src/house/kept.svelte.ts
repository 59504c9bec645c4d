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

export interface Settings {
  language: string;
  light: "auto" | "day" | "night";
  speed: "slow" | "usual" | "quick" | "none";
  sound: boolean;
  keepDrawer: boolean;
}

const usual: Settings = { language: navigator.language.startsWith("de") ? "de" : "en", light: "auto", speed: "usual", sound: false, keepDrawer: false };

function read<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`lazaretto.${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
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
const stranger = STRANGERS[Math.floor(Math.random() * STRANGERS.length)] ?? "Edith";

class Kept {
  name = $state(read("name", stranger));
  settings = $state<Settings>({ ...usual, ...read<Partial<Settings>>("settings", {}) });
  seats = $state<KeptSeat[]>(read<KeptSeat[]>("seats", []));

  setName(name: string): void {
    this.name = name;
    write("name", name);
  }

  set<K extends keyof Settings>(which: K, value: Settings[K]): void {
    this.settings[which] = value;
    write("settings", this.settings);
  }

  keep(seat: KeptSeat): void {
    this.seats = [seat, ...this.#stored().filter((other) => other.table !== seat.table || other.seat !== seat.seat)].slice(0, 60);
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
    return read<KeptSeat[]>("seats", []);
  }
}

export const kept = new Kept();
