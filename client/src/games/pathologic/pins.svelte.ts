/** A player's own pins on the map, about where the Plague might be. They are kept on this device, by table and seat, and sent to nobody but an ally, on the player's wish. */
import { lights } from "../../house/lights.svelte";
import { route } from "../../house/route.svelte";
import { sharing } from "../../house/sharing.svelte";

/** I think that it is here, or that it is not. */
export type Pin = "here" | "not";
type ByPlace = Readonly<Record<string, Pin>>;
type BySeat = Readonly<Record<string, ByPlace>>;

const STORED = "lazaretto.pins";
const MOST_SEATS = 60;
const AFTER: Readonly<Record<string, Pin | undefined>> = { "": "here", here: "not" };

/** What was stored, of whatever shape; nothing if it cannot be read. */
function read(): BySeat {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    const seats = Object.entries(found && typeof found === "object" ? found : {});
    return Object.fromEntries(seats.map(([seat, places]) => [seat, onlyPins(places)]));
  } catch {
    return {};
  }
}

function onlyPins(places: unknown): ByPlace {
  const found = Object.entries(places && typeof places === "object" ? places : {});
  return Object.fromEntries(found.filter(([, pin]) => pin === "here" || pin === "not"));
}

function write(pins: BySeat): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(pins));
  } catch {
    // a browser that keeps nothing still plays
  }
}

export class Pins {
  /** What is touched on the map is pinned. */
  pinning = $state(false);
  #kept = $state.raw<BySeat>(read());

  /** Only whoever plays at this table has pins, not in a replay. */
  isFor(seat: number | null): boolean {
    return seat !== null && route.place.page === "table";
  }

  of(seat: number | null): ByPlace {
    return this.isFor(seat) ? (this.#kept[nameOf(seat)] ?? {}) : {};
  }

  /** Here, then not here, then no pin. */
  turn(seat: number | null, place: number): void {
    const { [place]: pin = "", ...others } = this.of(seat);
    const next = AFTER[pin];
    this.#keep(seat, next ? { ...others, [place]: next } : others);
    this.show(seat);
  }

  clear(seat: number | null): void {
    this.#keep(seat, {});
    this.show(seat);
  }

  /** To those who see them already, if nobody else is named. */
  show(seat: number | null, to: readonly number[] = sharing.to(seat)): void {
    const marks = Object.entries(this.of(seat)).map(([place, pin]) => [`place:${place}`, pin]);
    if (to.length || sharing.to(seat).length) sharing.show(to, Object.fromEntries(marks));
  }

  /** What allies show this seat of a place: that they do is a secret, and seen with the drawer. */
  ofOthers(seat: number | null, place: number): { seat: number; pin: Pin }[] {
    if (!lights.open) return [];
    return sharing.with(seat).flatMap((one) => {
      const pin = one.marks[`place:${place}`];
      return pin === "here" || pin === "not" ? [{ seat: one.seat, pin }] : [];
    });
  }

  /** Another window may have written meanwhile. The latest table comes last, and the oldest are forgotten. */
  #keep(seat: number | null, pins: ByPlace): void {
    if (!this.isFor(seat)) return;
    const { [nameOf(seat)]: _, ...others } = read();
    const all = Object.entries(others).concat(Object.keys(pins).length ? [[nameOf(seat), pins]] : []);
    this.#kept = Object.fromEntries(all.slice(-MOST_SEATS));
    write(this.#kept);
  }
}

const nameOf = (seat: number | null): string => `${route.place.name} ${seat}`;

export const pins = new Pins();
