/** For unit tests. */
import { vi } from "vitest";
import type { GuestHears, GuestSays } from "../wire";

/** A socket whose other end is this test. */
export class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  said: GuestSays[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (_event: { data: string }): void => {};

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as GuestSays);
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  open(): this {
    this.readyState = 1;
    this.onopen();
    return this;
  }
  tell(message: GuestHears): this {
    this.onmessage({ data: JSON.stringify(message) });
    return this;
  }
  welcome(): this {
    return this.open().tell({ is: "welcome", protocol: 1, server: "s", seat: 2, phrases: [], windows: [] });
  }
}

export const newest = (): FakeSocket => FakeSocket.all.at(-1)!;

/** Every socket is a fake one from now on, and time stands still. */
export function isolate(): void {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "house.example" });
}
