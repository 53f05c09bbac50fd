import { describe, expect, it } from "vitest";
import { heldLegs, legsOf, strayed } from "./legs";
import type { Flight, Round, View } from "./wire";

const tiles = [[0, 0], [300, 400], [300, 1400], [300, 3400]] as const;

/** A round from tile 0 over these tiles, in one transmission with flights of these durations. */
function round(source: number, route: number[], ...durations: number[]): Round {
  const flights = durations.map((duration, flight): Flight => [10_000 * flight, 10_000 * flight + duration]);
  return { source, start: 0, transmissions: [{ route, flights }] } as unknown as Round;
}

/** What the first transmission of the last of these rounds should have lasted. */
function meant(...rounds: Round[]): (number | null)[] {
  const legs = heldLegs({ tiles, rounds } as unknown as View, rounds.length - 1, 0);
  return legs.map((leg) => (leg.meant === null ? null : Math.round(leg.meant)));
}

describe("legs", () => {
  it("are as long as their tiles are apart", () => {
    expect(legsOf(tiles, [0, 1, 2])).toEqual([
      { from: 0, to: 1, length: 500 },
      { from: 1, to: 2, length: 1000 },
    ]);
    expect(legsOf(tiles, [0])).toEqual([]);
  });

  it("should have lasted in proportion to their lengths", () => {
    expect(heldLegs({ tiles, rounds: [round(0, [1, 2], 400, 450)] } as unknown as View, 0, 0).map((leg) => leg.sent)).toEqual([400, 450]);
    expect(meant(round(0, [1, 2, 3], 400, 600, 900))).toEqual([300, 600, 1200]);
  });

  it("are measured by the pace of the source's earlier rounds when three flights tell it", () => {
    const earlier = [round(0, [1, 2], 300, 600), round(1, [1], 5000), round(0, [1], 300)];
    expect(meant(...earlier, round(0, [1], 240))).toEqual([300]);
    expect(meant(...earlier, round(0, [1, 2], 240, 480))).toEqual([300, 600]);
  });

  it("are measured by nothing where fewer than three flights tell the pace, as in the review", () => {
    expect(meant(round(0, [1], 240))).toEqual([null]);
    expect(meant(round(0, [1, 2], 400, 450))).toEqual([null, null]);
    expect(meant(round(0, [1, 2], 300, 600), round(0, [1], 240))).toEqual([null]);
    expect(meant(round(1, [1, 2], 300, 600), round(1, [1], 300), round(0, [1], 240))).toEqual([null]);
  });

  it("strayed where the review says so: too long or too short by a fifth on a logarithmic scale", () => {
    expect([1.23, 1 / 1.23, 1.21, 1 / 1.21].map(strayed)).toEqual([true, true, false, false]);
  });
});
