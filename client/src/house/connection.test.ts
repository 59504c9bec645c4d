import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection.svelte";
import { FakeSocket, isolate, newest } from "./fake-socket";

let connection: Connection;

beforeEach(() => {
  isolate();
  connection = new Connection("t1", "token", "invite");
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a page that came by https talks by wss, and the token stands in no address", () => {
  expect(newest().address).toBe("wss://house.example/api/socket");
});

test("the first word is hello: with the token, or without one with the invite", () => {
  expect(newest().open().said).toEqual([{ is: "hello", protocol: 1, table: "t1", token: "token", invite: "", heard: 0, page: true, language: "en", mark: "" }]);
  new Connection("t1", "", "invite");
  expect(newest().open().said[0]).toMatchObject({ token: "", invite: "invite" });
});

test("it comes back by itself, with growing patience, and is quick again after a welcome", () => {
  const waits = Array.from({ length: 13 }, () => {
    const before = FakeSocket.all.length;
    newest().close();
    let waited = 0;
    for (; FakeSocket.all.length === before; waited += 100) vi.advanceTimersByTime(100);
    return waited;
  });
  expect(waits).toEqual([200, 400, 600, 800, 1000, 1000, 1000, 1000, 1500, 2500, 4000, 4000, 4000]);
  newest().welcome().close();
  vi.advanceTimersByTime(200);
  expect(FakeSocket.all).toHaveLength(15);
});

test("many who lost the server at once do not come back at once", () => {
  vi.mocked(Math.random).mockReturnValue(0.99);
  newest().close();
  vi.advanceTimersByTime(240);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(20);
  expect(FakeSocket.all).toHaveLength(2);
});

test("before the first welcome it is connecting, after it lost", () => {
  newest().close();
  expect(connection.state).toBe("connecting");
  vi.advanceTimersByTime(200);
  newest().welcome();
  expect([connection.state, connection.seat]).toEqual(["here", 2]);
  newest().close();
  expect(connection.state).toBe("lost");
});

test("what is said resolves once it is done", async () => {
  newest().welcome();
  const answer = connection.say({ is: "answer", question: 4, move: "push" });
  expect(connection.waiting).toBe(1);
  const { key } = newest().said.at(-1) as { key: string };
  newest().tell({ is: "done", key });
  expect([await answer, connection.waiting]).toEqual([null, 0]);
});

test("what is refused resolves with the server's own sentence and rule", async () => {
  newest().welcome();
  const answer = connection.say({ is: "begin" });
  const { key } = newest().said.at(-1) as { key: string };
  newest().tell({ is: "refused", key, code: "move/illegal", text: "Only the front pawn may dash.", rule: "BR 6.2" });
  expect(await answer).toEqual({ code: "move/illegal", text: "Only the front pawn may dash.", rule: "BR 6.2" });
});

test("what was not acknowledged is said again after the welcome with the same key, what was done is not", () => {
  newest().welcome();
  void connection.say({ is: "begin" });
  void connection.say({ is: "back" });
  const [, begin, back] = newest().said as { key: string }[];
  newest().tell({ is: "done", key: begin!.key }).close();
  void connection.say({ is: "pause" });
  vi.advanceTimersByTime(200);
  expect(newest().open().said).toHaveLength(1);
  newest().welcome();
  expect(newest().said.filter((message) => message.is !== "hello")).toEqual([back, expect.objectContaining({ is: "pause" })]);
});

test("nothing is said between hello and welcome", () => {
  newest().open();
  void connection.say({ is: "begin" });
  expect(newest().said.map((message) => message.is)).toEqual(["hello"]);
  newest().welcome();
  expect(newest().said.at(-1)?.is).toBe("begin");
});

test("every message has a key of its own", () => {
  newest().welcome();
  for (let many = 0; many < 5; many++) void connection.say({ is: "begin" });
  expect(new Set(newest().said.slice(1).map((message) => (message as { key: string }).key)).size).toBe(5);
});

test("a busy server is asked again with the same key, and the answer still waits", () => {
  newest().welcome();
  void connection.say({ is: "begin" });
  const said = newest().said.at(-1) as { key: string };
  newest().tell({ is: "refused", key: said.key, code: "server/busy", text: "…" });
  expect([connection.waiting, newest().said.length]).toEqual([1, 2]);
  vi.advanceTimersByTime(1000);
  expect(newest().said.slice(1)).toEqual([said, said]);
});

test("a farewell without again shuts: nothing is tried any more, and what waits is told why", async () => {
  newest().welcome();
  const answer = connection.say({ is: "begin" });
  newest().tell({ is: "farewell", code: "server/elsewhere", text: "Open in another window.", again: false }).close();
  vi.advanceTimersByTime(60_000);
  expect([connection.state, connection.farewell?.code, FakeSocket.all.length]).toEqual(["shut", "server/elsewhere", 1]);
  expect([(await answer)?.code, connection.waiting]).toEqual(["server/elsewhere", 0]);
});

test("a farewell that may come again comes again", () => {
  newest().welcome().tell({ is: "farewell", code: "server/stops", text: "A new version." }).close();
  expect([connection.state, connection.farewell]).toEqual(["lost", null]);
  vi.advanceTimersByTime(200);
  expect(FakeSocket.all).toHaveLength(2);
});

test("who was shut out may come back, and what waited before is not said again", () => {
  newest().welcome();
  void connection.say({ is: "begin" });
  const { key } = newest().said.at(-1) as { key: string };
  newest().tell({ is: "refused", key, code: "server/busy", text: "…" }).tell({ is: "farewell", code: "server/elsewhere", text: "…", again: false });
  connection.comeBack();
  newest().welcome();
  vi.advanceTimersByTime(2000);
  expect([connection.state, newest().said.map((message) => message.is)]).toEqual(["here", ["hello"]]);
});

test("it knocks now and then while it is here, once and not twice", () => {
  newest().welcome().tell({ is: "farewell", code: "server/elsewhere", text: "…", again: false });
  connection.comeBack();
  newest().welcome();
  for (const _ of [1, 2, 3]) {
    vi.advanceTimersByTime(20_000);
    newest().tell({ is: "pong" });
  }
  expect(newest().said.filter((message) => message.is === "ping")).toHaveLength(3);
});

test("a line that is dead without being closed is given up, once, and made anew", () => {
  const dead = newest().welcome();
  dead.close = () => {};
  vi.advanceTimersByTime(40_000);
  expect(connection.state).toBe("lost");
  vi.advanceTimersByTime(200);
  dead.onclose();
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect([newest().welcome().said[0]?.is, connection.state]).toEqual(["hello", "here"]);
});

test("a line on which nobody lets us in is given up and made anew", () => {
  newest().open();
  vi.advanceTimersByTime(40_000);
  expect(connection.state).toBe("connecting");
  vi.advanceTimersByTime(200);
  expect(FakeSocket.all).toHaveLength(2);
});

test("a closed connection stays closed", () => {
  newest().welcome();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a line that was left behind is not listened to any more", () => {
  const old = newest().welcome().tell({ is: "farewell", code: "server/elsewhere", text: "…", again: false });
  connection.comeBack();
  newest().welcome();
  old.tell({ is: "farewell", code: "server/elsewhere", text: "…", again: false });
  expect(connection.state).toBe("here");
});
