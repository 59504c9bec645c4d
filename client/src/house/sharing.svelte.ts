/** Marks on the board that allies show each other: through the server, to them alone, and only while they are allies. */
import type { Connection } from "./connection.svelte";
import type { Shown } from "../wire";

export type Marks = Readonly<Record<string, string>>;

export class Sharing {
  #connection = $state.raw<Connection | null>(null);

  /** Whose marks these are: of the seat that this screen holds now. */
  begin(connection: Connection): void {
    this.#connection = connection;
  }

  get allies(): readonly number[] {
    return this.#connection?.card?.state === "playing" ? this.#connection.allies : [];
  }

  name(seat: number): string {
    return this.#connection?.card?.sitters[seat]?.name ?? "";
  }

  /** Who sees mine. */
  to(seat: number | null): readonly number[] {
    return this.#connection?.marks.find((one) => one.seat === seat)?.to ?? [];
  }

  /** What others show this seat. */
  with(seat: number | null): readonly Shown[] {
    return seat === null ? [] : (this.#connection?.marks.filter((one) => one.seat !== seat && one.to.includes(seat)) ?? []);
  }

  show(to: readonly number[], marks: Marks): void {
    void this.#connection?.say({ is: "show", to, marks: to.length ? marks : {} });
  }
}

/** The page shows one table at a time. */
export const sharing = new Sharing();
