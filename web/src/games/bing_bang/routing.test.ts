import { describe, expect, test } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { Routing } from "./routing.svelte";
import type { Action, View } from "./wire";
import { proposalWords } from "./words";

interface Ship {
  whites?: number;
  meteors?: boolean;
  aboard?: readonly string[];
}

/** A way of the first pawn, drawn cell by cell over a sky with a token on 42 and a red on 65. */
function drawn(path: readonly number[], ship: Ship = {}, actions: readonly Action[] = []): Routing {
  const book = { pawn: 40, whites: 15, meteors: false, aboard: [], ...ship };
  const table = {
    whites: [40],
    planets: [80, 84],
    tokens: [42],
    colours: [0],
    reds: [65],
    books: [book],
    turn: { seat: 0, count: 0, limit: 15, havens: [0] },
  };
  const routing = new Routing(() => ({ table, wanted: [] }) as unknown as View, () => actions);
  routing.path = path;
  return routing;
}

test("a flight counts two, and is not a step", () => {
  const { proposal } = drawn([40, 41, 42, 43]);
  const { lays, steps, flights, takes, cost } = proposal;
  expect([lays, steps, flights, takes, cost]).toEqual([[41, 43], 1, 1, [], 5]);
});

test("what is said of a way adds up", () => {
  overwriteGetLocale(() => "en");
  expect(proposalWords(drawn([40, 41, 42, 43]).proposal)).toBe("Lay 2 · move 1 · flight 2 = 5");
  expect(proposalWords(drawn([40, 41]).proposal)).toBe("Lay 1 · move 1 = 2");
});

describe("a way goes no further", () => {
  test("than the stock of whites, but those behind are picked up on the way", () => {
    const { lays, takes, cost, stop } = drawn([40, 60, 61, 62], { whites: 1 }).proposal;
    expect([lays, takes, cost, stop]).toEqual([[60, 61, 62], [40, 60], 8, null]);
    expect(drawn([40, 60], { whites: 0 }).proposal).toMatchObject({ actions: [], stop: "whites" });
  });

  test("than the count", () => {
    const { cost, reach, stop } = drawn([40, 60, 61, 62, 63, 64, 44, 45, 46, 47]).proposal;
    expect([cost, reach, stop]).toEqual([14, 8, "count"]);
  });

  test("than a red, a flight, or a planet", () => {
    expect(drawn([40, 60, 61, 62, 63, 64, 65]).proposal).toMatchObject({ reach: 6, stop: "red" });
    expect(drawn([40, 41, 42, 43, 44]).proposal).toMatchObject({ reach: 4, stop: "flown" });
    expect(drawn([40, 41, 42, 62]).proposal).toMatchObject({ reach: 2, stop: "straight" });
    expect(drawn([40, 60, 80, 81]).proposal).toMatchObject({ reach: 3, stop: "planet" });
  });

  test("than a damaged ship may go", () => {
    expect(drawn([40, 41, 42, 43], { meteors: true }).proposal).toMatchObject({ flights: 0, stop: "meteors" });
    expect(drawn([40, 60, 80], { meteors: true }).proposal).toMatchObject({ steps: 2, stop: null });
    expect(drawn([40, 60, 61, 62, 63, 83, 84], { meteors: true }).proposal.stop).toBe("meteors");
  });

  test("than the first token on the way home, unless a flight over it is listed", () => {
    const ship = { aboard: ["witness"] };
    expect(drawn([40, 41, 42, 43], ship).proposal).toMatchObject({ reach: 2, stop: "home" });
    expect(drawn([40, 41, 42, 43], ship, [{ type: "fly", over: 42, to: 43 }]).proposal).toMatchObject({ flights: 1, stop: null });
  });
});
