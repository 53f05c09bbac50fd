import { afterEach, expect, test } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { Routing } from "./routing.svelte";
import type { View } from "./wire";
import { proposalWords } from "./words";

afterEach(() => overwriteGetLocale(() => "fr"));

/** A way of the first pawn, drawn cell by cell over a sky with a token on 42. */
function drawn(...path: readonly number[]): Routing {
  const table = { whites: [40], planets: [], tokens: [42], books: [{ pawn: 40 }], turn: { seat: 0, count: 0, limit: 15 } };
  const routing = new Routing(() => ({ table }) as unknown as View);
  routing.path = path;
  routing.tidy = false;
  return routing;
}

test("a flight counts two, and is not a step", () => {
  const { proposal } = drawn(40, 41, 42, 43);
  const { lays, steps, flights, takes, cost } = proposal;
  expect([lays, steps, flights, takes, cost]).toEqual([[41, 43], 1, 1, [], 5]);
});

test("what is said of a way adds up", () => {
  overwriteGetLocale(() => "en");
  expect(proposalWords(drawn(40, 41, 42, 43).proposal)).toBe("Lay 2 · move 1 · fly\u00a0over\u00a01\u00a0(2) · take\u00a0back\u00a00 = 5");
  expect(proposalWords(drawn(40, 41).proposal)).toBe("Lay 1 · move 1 · take back 0 = 2");
});
