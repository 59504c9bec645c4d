import { afterEach, expect, test, vi } from "vitest";
import type { Option } from "../wire";
import { HOLD } from "./holding";
import { Lights } from "./lights.svelte";

afterEach(() => vi.useRealTimers());

/** A move named by what it touches: "push: maud cart". */
function move(line: string, more: Partial<Option> = {}): Option {
  const [name = "", things = ""] = line.split(": ");
  return { move: name, words: name, text: "", things: things.split(" ").filter(Boolean), ...more };
}

function asked(options: Option[], refused: Option[] = [], held = ""): { lights: Lights; sent: string[] } {
  const lights = new Lights();
  const sent: string[] = [];
  lights.send = (option) => void sent.push(option.move);
  lights.ask(options, refused, held);
  return { lights, sent };
}

const names = (options: readonly Option[]): string[] => options.map((option) => option.move);
const street = (): Option[] => [move("push maud: me maud"), move("push wat: me wat"), move("dash: cart")];
const SECRET = { secret: true };
const FINAL = { final: true };

test("what the key has named that led here is answered by it; who comes here otherwise is asked", () => {
  const [build, paying] = [[move("build")], [move("in Coins"), move("in kind", { named: true })]];
  const { lights, sent } = asked(paying);
  expect(sent).toEqual([]);
  lights.ask(build, [], "");
  lights.press(build[0]!);
  lights.ask([], [], "");                                // until it is heard
  lights.ask(paying, [], "");
  expect(sent).toEqual(["build", "in kind"]);
  lights.ask(build, [], "");
  lights.ask(paying, [], "");
  expect(sent).toHaveLength(2);
});

test("a thing is lit if a move touches it", () => {
  const { lights } = asked(street());
  expect(["me", "maud", "cart", "gate"].map((thing) => lights.lit(thing))).toEqual(["can", "can", "can", ""]);
});

test("touching narrows to the moves that touch all that was touched", () => {
  const { lights, sent } = asked(street());
  lights.pick("me");
  expect(names(lights.left)).toEqual(["push maud", "push wat"]);
  expect(["me", "wat", "cart"].map((thing) => lights.lit(thing))).toEqual(["chosen", "can", ""]);
  expect(sent).toEqual([]);
});

test("the last one left is sent once all its things are touched, in whatever order", () => {
  for (const order of [["me", "wat"], ["wat", "me"], ["cart"]]) {
    const { lights, sent } = asked(street());
    for (const thing of order) lights.pick(thing);
    expect(sent).toEqual([order.includes("wat") ? "push wat" : "dash"]);
    expect(lights.picked).toEqual([]);
  }
});

test("a touch that names only a part of the last one left chooses it and sends nothing; touched again it is meant", () => {
  const { lights, sent } = asked(street());
  lights.pick("wat");
  expect([sent, lights.exact?.move, lights.sends("wat"), lights.sends("cart")?.move]).toEqual([[], "push wat", null, "dash"]);
  lights.pick("wat");
  expect([sent, lights.chosen]).toEqual([["push wat"], null]);
});

test("the list belongs to what was touched, also if one move fits; everything else may be touched instead", () => {
  const { lights, sent } = asked([...street(), move("roll: dice", FINAL), move("end")]);
  for (const [thing, fits] of [["wat", "push wat"], ["dice", "roll"], ["maud", "push maud"]] as const) {
    lights.pick(thing);
    expect([lights.touched, names(lights.listed)]).toEqual([[thing], [fits]]);
    expect(lights.lit("cart")).toBe("can");
  }
  lights.clear();
  expect([names(lights.listed).length, sent]).toEqual([5, []]);
});

test("the rest of what is marked is not touched to do it if that cannot be undone: one may look at what else there is", () => {
  const { lights, sent } = asked([move("dash: me cart", FINAL), move("elbow: me gate")]);
  for (const thing of ["cart", "me"]) lights.pick(thing);
  expect([sent, lights.chosen, names(lights.left)]).toEqual([[], null, ["dash", "elbow"]]);
});

test("what is marked in the list leaves the list as it is", () => {
  const roll = move("roll: dice", FINAL);
  const { lights } = asked([roll, ...street()]);
  lights.pick("dice");
  lights.press(street()[0]!);
  lights.press(roll);
  expect([lights.chosen?.move, names(lights.listed).length]).toEqual(["roll", 4]);
});

test("a touch outside the open fold shuts it", () => {
  const { lights } = asked([move("push ann: me ann", { group: "Push" }), move("dash: cart gate", { group: "Dash" })]);
  lights.group = "Push";
  lights.pick("cart");
  expect([lights.group, names(lights.listed)]).toEqual(["", ["dash"]]);
});

test("a fold that is opened on the board lights what is in it and nothing else, until one goes back", () => {
  const { lights, sent } = asked([move("push ann: ann", { group: "Push" }), move("push wat: wat", { group: "Push" }), move("dash: cart wat", { group: "Dash" })]);
  lights.unfold("Push");
  expect(["ann", "wat", "cart"].map((thing) => lights.lit(thing))).toEqual(["can", "can", ""]);
  expect([names(lights.left), lights.isNarrowed]).toEqual([["push ann", "push wat"], true]);
  lights.clear();
  expect(lights.lit("cart")).toBe("can");
  lights.unfold("Push");
  lights.pick("wat");
  expect(sent).toEqual(["push wat"]);
});

test("touching again takes back", () => {
  const { lights, sent } = asked(street());
  lights.pick("me");
  lights.pick("me");
  expect(names(lights.left)).toEqual(["push maud", "push wat", "dash"]);
  expect(lights.lit("me")).toBe("can");
  expect(sent).toEqual([]);
});

test("touching again takes back that thing alone", () => {
  const { lights } = asked([move("send ann: card lane ann"), move("send bob: card lane bob")]);
  for (const thing of ["card", "lane", "card"]) lights.pick(thing);
  expect(lights.picked).toEqual(["lane"]);
});

test("touching again takes back even if only one move is left by then", () => {
  const { lights, sent } = asked([move("dash: cart"), move("hide: cart", SECRET)]);
  lights.open = true;
  lights.pick("cart");
  lights.open = false;
  lights.pick("cart");
  expect([sent, lights.picked]).toEqual([[], []]);
});

test("a new question forgets what was touched and marked", () => {
  const { lights } = asked([...street(), move("roll: dice", FINAL)]);
  lights.pick("me");
  lights.pick("dice");
  lights.ask(street(), [], "");
  expect([lights.picked, lights.chosen, lights.exact]).toEqual([[], null, null]);
});

test("what cannot be undone is marked by the first touch and sent by the second", () => {
  const { lights, sent } = asked([move("roll: dice", FINAL), move("dash: cart")]);
  lights.pick("dice");
  expect([sent, lights.exact?.move, lights.lit("dice")]).toEqual([[], "roll", "chosen"]);
  lights.pick("dice");
  expect([sent, lights.chosen]).toEqual([["roll"], null]);
});

test("what cannot be undone is pressed twice in the list as well", () => {
  const [roll, draw] = [move("roll: dice", FINAL), move("draw: deck", FINAL)];
  const { lights, sent } = asked([roll, draw]);
  for (const option of [roll, draw, roll]) lights.press(option);
  expect([sent, lights.chosen]).toEqual([[], roll]);
  lights.press(roll);
  expect(sent).toEqual(["roll"]);
});

test("touching something else takes the mark off what cannot be undone", () => {
  const { lights, sent } = asked([move("roll: dice", FINAL), ...street()]);
  lights.pick("dice");
  lights.pick("me");
  expect([sent, lights.chosen, lights.lit("dice")]).toEqual([[], null, ""]);
});

test("touching the way to a marked move again takes both back", () => {
  const { lights, sent } = asked([move("give ann: card ann", FINAL), move("give bob: card bob", FINAL)]);
  lights.pick("card");
  lights.pick("bob");
  expect(lights.exact?.move).toBe("give bob");
  lights.pick("card");
  expect([sent, lights.chosen, lights.picked]).toEqual([[], null, []]);
});

test("an exact match among longer ones is what is meant if nothing more is touched", () => {
  const { lights, sent } = asked([move("walk: doctor"), move("walk and heal: doctor city"), move("walk and build: doctor house")]);
  expect(lights.exact).toBeNull();
  lights.pick("doctor");
  expect([lights.exact?.move, sent]).toEqual(["walk", []]);
  lights.pick("city");
  expect(sent).toEqual(["walk and heal"]);
});

test("of two moves that touch the same things neither is meant before it is pressed", () => {
  const { lights } = asked([move("lock: die"), move("turn: die")]);
  lights.pick("die");
  expect([lights.exact, names(lights.left)]).toEqual([null, ["lock", "turn"]]);
});

test("secrets are neither lit nor touched while the drawer is shut", () => {
  const { lights, sent } = asked([move("whip: maud", SECRET), move("dash: cart")]);
  expect([lights.lit("maud"), names(lights.shown)]).toEqual(["", ["dash"]]);
  lights.pick("maud");
  expect(sent).toEqual([]);
  lights.open = true;
  expect(lights.lit("maud")).toBe("can");
  lights.pick("maud");
  expect(sent).toEqual(["whip"]);
});

test("a marked secret vanishes with the drawer and comes back with it", () => {
  const { lights } = asked([move("poison: maud", { ...SECRET, ...FINAL }), move("dash: cart")]);
  lights.open = true;
  lights.pick("maud");
  lights.open = false;
  expect([lights.chosen, lights.exact, lights.lit("maud")]).toEqual([null, null, ""]);
  lights.open = true;
  expect([lights.exact?.move, lights.lit("maud")]).toEqual(["poison", "chosen"]);
});

test("a target touched for a secret vanishes with the drawer, and the board may be touched as before", () => {
  const { lights, sent } = asked([move("poison: maud vial", SECRET), move("heal: maud herb", SECRET), move("dash: cart"), move("stay: cart gate")]);
  lights.open = true;
  lights.pick("maud");
  lights.open = false;
  expect([lights.lit("maud"), lights.picked, names(lights.left)]).toEqual(["", [], ["dash", "stay"]]);
  lights.pick("cart");
  lights.pick("gate");
  expect(sent).toEqual(["stay"]);
});

test("an open fold of secrets shuts with the drawer", () => {
  const { lights } = asked([move("whip: maud", { ...SECRET, group: "Whip" }), move("dash: cart", { group: "Dash" })]);
  lights.open = true;
  lights.group = "Whip";
  expect(lights.group).toBe("Whip");
  lights.open = false;
  expect(lights.group).toBe("");
});

test("a greyed thing tells why when it is touched, until something else is", () => {
  const { lights, sent } = asked(street(), [move("push ann: ann", { text: "Ann sits in front of you." })]);
  expect(lights.lit("ann")).toBe("no");
  lights.pick("ann");
  expect([lights.why.map((option) => option.text), sent]).toEqual([["Ann sits in front of you."], []]);
  lights.pick("me");
  expect(lights.why).toEqual([]);
});

test("a greyed secret tells nothing while the drawer is shut", () => {
  const { lights } = asked(street(), [move("whip ann: ann", SECRET)]);
  lights.pick("ann");
  expect([lights.lit("ann"), lights.why]).toEqual(["", []]);
  lights.open = true;
  lights.pick("ann");
  expect([lights.lit("ann"), names(lights.why)]).toEqual(["no", ["whip ann"]]);
  lights.open = false;
  expect(lights.why).toEqual([]);
});

test("an answer that is held lights what it touches, a secret one only with the drawer open", () => {
  expect(asked(street(), [], "dash").lights.lit("cart")).toBe("chosen");
  const { lights } = asked([move("pass: card", SECRET)], [], "pass");
  expect(lights.lit("card")).toBe("");
  lights.open = true;
  expect(lights.lit("card")).toBe("chosen");
});

test("a touch of what lies on a lit thing is a touch of that thing, unless it is lit itself", () => {
  const { lights, sent } = asked([move("go home: home"), move("go out: field")], [move("wake ann: ann", { text: "She is awake." })]);
  expect([lights.meant("bob", "home"), lights.meant("field", "home"), lights.meant("bob", "cellar"), lights.meant("bob", "")]).toEqual(["home", "field", "bob", "bob"]);
  lights.pick(lights.meant("bob", "home"));
  expect(sent).toEqual(["go home"]);
});

test("what lies on a lit thing and is greyed tells why, but once something is touched it is in nobody's way", () => {
  const { lights, sent } = asked([move("send bob: bob home"), move("send bob out: bob field")], [move("send ann: ann", { text: "She is tired." })]);
  expect(lights.meant("ann", "home")).toBe("ann");
  lights.pick("bob");
  lights.pick(lights.meant("ann", "home"));
  expect(sent).toEqual(["send bob"]);
});

const lair = (): Option[] => [move("creep: maw", { hold: true }), move("stay: gut", { hold: true })];

test("what is made by holding is only marked by a finger, however often it taps: on the board, in the list, on the key that says it", () => {
  vi.useFakeTimers();
  const { lights, sent } = asked(lair());
  for (const thing of ["maw", "gut", "gut", "gut"]) {
    lights.pick(thing);
    vi.advanceTimersByTime(2 * HOLD);
  }
  lights.press(lights.exact!);
  lights.confirm(lights.exact!, "finger");
  expect([sent, lights.exact?.move, lights.lit("gut")]).toEqual([[], "stay", "chosen"]);
  lights.do(lights.exact!);
  expect(sent).toEqual(["stay"]);
});

test("by keys it is made by a second press, but not by a key struck twice", () => {
  vi.useFakeTimers();
  const { lights, sent } = asked(lair());
  for (let strike = 0; strike < 3; strike++) {
    lights.pick("maw", "key");
    vi.advanceTimersByTime(HOLD / 4);
  }
  expect([sent, lights.exact?.move]).toEqual([[], "creep"]);
  vi.advanceTimersByTime(HOLD);
  lights.press(lights.exact!, "key");
  expect(sent).toEqual(["creep"]);
});

test("by keys the key that says it makes it at once: one has gone there for it", () => {
  const { lights, sent } = asked(lair());
  lights.pick("maw", "key");
  lights.confirm(lights.exact!, "key");
  expect(sent).toEqual(["creep"]);
});

test("what ends a turn stands last", () => {
  const { lights } = asked([move("end: me", { icon: "end" }), ...street()]);
  expect(names(lights.shown)).toEqual(["push maud", "push wat", "dash", "end"]);
});

const hand = (): Option[] => ["safe safe", "safe roll", "roll safe"].map((cards) => move(`${cards}: card:${cards.split(" ")[0]} second:${cards.split(" ")[1]}`, { twice: true, group: cards }));

test("of a move with parts that are seen together touching sends nothing, however often; its own key does", () => {
  for (const order of [["card:safe", "second:roll"], ["second:roll", "card:safe"], ["second:roll", "second:safe", "second:roll", "card:safe"]]) {
    const { lights, sent } = asked(hand());
    for (const thing of order) lights.pick(thing);
    expect([sent, lights.exact?.move, lights.chosen?.move, names(lights.listed)]).toEqual([[], "safe roll", "safe roll", ["safe roll"]]);
    lights.confirm(lights.exact!, "finger");
    expect(sent).toEqual(["safe roll"]);
  }
});

test("a part gives way to another of its kind, or is taken back by a touch; what no longer goes with it is forgotten", () => {
  const { lights, sent } = asked(hand());
  for (const thing of ["card:safe", "second:roll"]) lights.pick(thing);
  expect(["card:safe", "card:roll", "second:roll", "second:safe"].map((thing) => lights.lit(thing))).toEqual(["chosen", "can", "chosen", "can"]);
  lights.pick("second:safe");
  expect(lights.exact?.move).toBe("safe safe");
  lights.pick("card:safe");
  expect([lights.picked, lights.exact]).toEqual([["second:safe"], null]);
  for (const thing of ["card:safe", "second:roll", "card:roll"]) lights.pick(thing);
  expect([lights.picked, lights.exact, sent]).toEqual([["card:roll"], null, []]);
});

test("its line of the list only chooses all its parts, and sends them when pressed again", () => {
  const { lights, sent } = asked(hand());
  lights.press(lights.shown[1]!);
  expect([sent, lights.picked, lights.chosen?.move]).toEqual([[], ["card:safe", "second:roll"], "safe roll"]);
  lights.press(lights.shown[1]!);
  expect(sent).toEqual(["safe roll"]);
});

test("the list stays as it is under the finger that presses one of its lines, also in a fold, and belongs to what is touched after that", () => {
  const { lights } = asked(hand());
  lights.press(lights.shown[1]!);
  expect([names(lights.listed), lights.touched]).toEqual([["safe safe", "safe roll", "roll safe"], []]);
  lights.group = "safe safe";
  lights.press(lights.shown[0]!);
  expect([lights.group, lights.chosen?.move]).toEqual(["safe safe", "safe safe"]);
  lights.pick("second:roll");
  expect([names(lights.listed), lights.group]).toEqual([["safe roll"], ""]);
});

test("what is held is drawn as chosen until something else is touched", () => {
  const { lights } = asked(hand(), [], "safe roll");
  expect(["card:safe", "second:roll", "card:roll"].map((thing) => lights.lit(thing))).toEqual(["chosen", "chosen", "can"]);
  lights.pick("card:roll");
  expect(["card:safe", "second:roll", "card:roll"].map((thing) => lights.lit(thing))).toEqual(["can", "can", "chosen"]);
});

test("of what goes with nothing that was touched before that is said, and no reason that belongs to something else", () => {
  const { lights } = asked([move("walk andrey 8: andrey 8"), move("walk andrey 9: andrey 9")], [move("let notkin out: notkin 7", { text: "That Ward is in a Pact." })]);
  lights.pick("andrey");
  lights.pick("7");
  expect([lights.isStray, lights.why, lights.picked]).toEqual([true, [], ["andrey"]]);
  lights.pick("andrey");
  lights.pick("7");
  expect([lights.isStray, names(lights.why)]).toEqual([false, ["let notkin out"]]);
});

test("a greyed thing is refused together with what was touched before", () => {
  const reroll = (one: number, other: number) => `reroll ${one} ${other}: die:${one} die:${other}`;
  const { lights } = asked([move(reroll(4, 5)), move(reroll(4, 6))], [move(reroll(1, 4)), move(reroll(1, 6))]);
  expect(names(lights.greyed("die:1"))).toEqual(["reroll 1 4", "reroll 1 6"]);
  lights.pick("die:4");
  expect(names(lights.greyed("die:1"))).toEqual(["reroll 1 4"]);
});

test("what is marked is done by holding it; holding another only marks that, unless its game wants it held", () => {
  const { lights, sent } = asked([move("draw: deck", FINAL), move("roll: dice", FINAL), move("stay: lair", { ...FINAL, hold: true })]);
  const [draw, roll, stay] = lights.options as [Option, Option, Option];
  lights.hold(draw);
  expect([sent, lights.chosen?.move]).toEqual([[], "draw"]);
  lights.hold(roll);
  expect([sent, lights.chosen?.move]).toEqual([[], "roll"]);
  lights.hold(roll);
  expect(sent).toEqual(["roll"]);
  lights.hold(stay);
  expect(sent).toEqual(["roll", "stay"]);
});
