import { describe, expect, it } from "vitest";
import { heldLegs, legsOf, sum } from "./legs";
import type { Round, View } from "./wire";

const tiles = [[0, 0], [300, 400], [300, 1400]] as const;
const view = { tiles } as unknown as View;

describe("legs", () => {
  it("are as long as their tiles are apart", () => {
    expect(legsOf(tiles, [0, 1, 2])).toEqual([
      { from: 0, to: 1, length: 500 },
      { from: 1, to: 2, length: 1000 },
    ]);
    expect(legsOf(tiles, [0])).toEqual([]);
  });

  it("were meant to last in proportion to their lengths, together as long as they were held", () => {
    const flights = [[0, 400], [600, 1100]] as const;
    const round = { start: 0, transmissions: [{ route: [1, 2], flights }] } as unknown as Round;
    const held = heldLegs(view, round, 0);
    expect(held.map((leg) => leg.sent)).toEqual([400, 500]);
    expect(held.map((leg) => Math.round(leg.meant))).toEqual([300, 600]);
    expect(sum(held.map((leg) => leg.meant))).toBeCloseTo(900);
  });
});
