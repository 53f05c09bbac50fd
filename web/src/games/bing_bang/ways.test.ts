import { describe, expect, test } from "vitest";
import { carried } from "./sky";
import { cheapestWay, lastSteps } from "./ways";
import type { Event, PublicState } from "./wire";

/** A sky with nothing on it but what is said. */
const sky = (things: Partial<Pick<PublicState, "tokens" | "planets" | "whites" | "reds">>): PublicState =>
  ({ tokens: [], planets: [], whites: [], reds: [], ...things }) as unknown as PublicState;

describe("the cheapest way", () => {
  test("follows whites rather than the straight line", () => {
    expect(cheapestWay(sky({ planets: [4], whites: [20, 21, 22, 23, 24] }), 0, 4)).toEqual([0, 20, 21, 22, 23, 24, 4]);
  });

  test("ends beyond a token that it flies over", () => {
    expect(cheapestWay(sky({ tokens: [42] }), 40, 42)).toEqual([40, 41, 42, 43]);
  });

  test("does not fly over the edge of the sky", () => {
    const way = cheapestWay(sky({ tokens: [39] }), 38, 39);
    expect(way?.slice(-2)).toEqual([39, 59]);
  });

  test("is none where reds shut the pawn in", () => {
    expect(cheapestWay(sky({ planets: [60], reds: [1, 20] }), 0, 60)).toBeNull();
  });
});

describe("the steps of the last turn", () => {
  const moved = (start: number, cell: number): Event => ({ type: "pawn-moved", seat: 0, start, cell, planet: null });

  test("begin anew with each turn", () => {
    const events: Event[] = [moved(0, 1), { type: "turn-began", seat: 0, round: 2, limit: 15 }, moved(1, 2)];
    expect(lastSteps(events, 2)).toEqual([[{ start: 1, cell: 2, leap: false }], []]);
  });

  test("go where their sector goes", () => {
    const [sources, turns] = [[3, 1, 2, 0], [0, 0, 0, 1]];
    const events: Event[] = [moved(0, 1), { type: "rearranged", sources, turns }];
    const [start, cell] = [carried(0, sources, turns), carried(1, sources, turns)];
    expect([start, cell]).toEqual([219, 239]);
    expect(lastSteps(events, 1)).toEqual([[{ start, cell, leap: false }]]);
  });
});
