import { expect, test } from "vitest";
import { bound } from "./bound";

test("a share and its sign stand in one line", () => {
  expect(bound('{"text":"45 % of 9"}')).toBe('{"text":"45\u00a0% of 9"}');
});

test("a square is not broken over a line where it is read; names of moves and things stay what they are", () => {
  expect(bound('{"move":"arm bow 2-2","words":"To 2-2","board.lanes.1.text":"a \\"1-1\\" b","things":["1-1"]}')).toBe(
    '{"move":"arm bow 2-2","words":"To 2-\u20602","board.lanes.1.text":"a \\"1-\u20601\\" b","things":["1-1"]}',
  );
  expect(bound('{"told":["Ann goes to 2-3.","Wat stays."],"hands":["2-3"]}')).toBe('{"told":["Ann goes to 2-\u20603.","Wat stays."],"hands":["2-3"]}');
});
