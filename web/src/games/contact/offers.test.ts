import { expect, it } from "vitest";
import { isOffered } from "./offers";
import type { Action } from "./wire";

const brief: Action = { type: "brief", card: "fifty-fifty" };

it("offers a briefing only where a person could advise the guesser (CON-27)", () => {
  const at = { source: 0, guesser: 1 };
  expect(isOffered(brief, at, [false, true, true])).toBe(true);
  expect(isOffered(brief, at, [true, true, false])).toBe(false);
  expect(isOffered(brief, at, [true, true, false, false, true])).toBe(true);
  expect(isOffered({ type: "reactivate" }, at, [true, true, false])).toBe(true);
});
