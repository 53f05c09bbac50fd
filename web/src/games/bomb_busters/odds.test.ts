import { describe, expect, it } from "vitest";
import { advisedSlot, chanceOf, likely, possible, type Advice } from "./odds";
import { percent, RED } from "./values";
import type { View, Wire } from "./wire";

const back: Wire = { code: 0, origin: 1, cut: false, shown: 0, token: false, knowers: [], notes: [], x: false, outward: false, told: 0 };
const view = { stands: [{ owner: 1, wires: [back, { ...back, shown: 6, token: true }], reds: [] }] } as unknown as View;

const chances = Array.from({ length: RED + 1 }, () => 0);
chances[4] = 0.62;
chances[5] = 0.374;
chances[6] = 0.003;
chances[RED] = 0.003;
const advice: Advice = {
  best: null,
  shown: { chances: [[chances, []]], cuts: [{ slot: [0, 0], value: 4, success: 0.62, red: 0.003 }] },
};

describe("the coach's odds", () => {
  it("lists what is possible, the likeliest first, and leaves out what is next to nothing, but no red", () => {
    expect(possible(advice, [0, 0])).toEqual([[4, 0.62], [5, 0.374], [RED, 0.003]]);
    expect(possible(null, [0, 0])).toEqual([]);
  });

  it("rounds halves up as the coach's sentences do, and nothing to certainty", () => {
    const written = (chance: number) => percent(chance).replace(/\s/g, "");
    expect([0.125, 0.145, 0.035].map(written)).toEqual(["13%", "15%", "4%"]);
    expect([0.9999, 0.995, 0.0001, 1, 0].map(written)).toEqual([">99%", ">99%", "<1%", "100%", "0%"]);
  });

  it("is silent about wires that a token shows", () => {
    expect(likely(view, advice, [0, 0])).toEqual({ value: 4, chance: 0.62, red: 0.003 });
    expect(likely(view, advice, [0, 1])).toBeNull();
  });

  it("knows the chance of an announcement on a single wire", () => {
    expect(chanceOf(advice, [[0, 0]], 5)).toBe(0.374);
    expect(chanceOf(advice, [[0, 0], [0, 1]], 5)).toBeNull();
  });

  it("marks the wire of the advised action before that of the safest cut", () => {
    expect(advisedSlot(advice)).toEqual([0, 0]);
    expect(advisedSlot({ ...advice, best: { type: "take", tool: "double" } })).toBeNull();
    expect(advisedSlot({ ...advice, best: { type: "post-it", slot: [2, 3] } })).toEqual([2, 3]);
    expect(advisedSlot({ ...advice, best: { type: "cut", target: [1, 1], value: 4, own: [2, 0] } })).toEqual([1, 1]);
  });
});
