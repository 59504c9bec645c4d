import { expect, test } from "vitest";
import { apart } from "./common";

test("what all moves with a place say is said once, and of each what sets it apart", () => {
  const [go, camp] = ["a City: 1 of 2 movement; gathers 1 there free", "a City: 1 of 2 movement; gathers 1 there free; your camp there, to construct"];
  expect(apart([go!, camp!])).toEqual({ alike: go, own: ["", "your camp there, to construct"] });
});

test("what is said by some of them only stays with each; one move alone has nothing to share", () => {
  expect(apart(["for 3 Food; one stays", "for 2 Food; one stays", "for 2 Food"])).toEqual({ alike: "", own: ["for 3 Food; one stays", "for 2 Food; one stays", "for 2 Food"] });
  expect(apart(["for 3 Food"])).toEqual({ alike: "", own: ["for 3 Food"] });
  expect(apart([])).toEqual({ alike: "", own: [] });
});
