import { describe, expect, it } from "vitest";
import { changed } from "./changes";

describe("a view after changes", () => {
  const before = { turn: 0, chart: { stars: [1, 2] }, stands: [{ wires: [3, 4] }, { wires: [5] }], past: ["a"] };

  it("has what was put, wherever that is", () => {
    const after = changed(before, [
      [["turn"], 1],
      [["stands", 1, "wires"], [6, 7]],
      [["past", 1], "b"],
      [["past", 2], "c"],
    ]);
    expect(after).toEqual({
      turn: 1,
      chart: { stars: [1, 2] },
      stands: [{ wires: [3, 4] }, { wires: [6, 7] }],
      past: ["a", "b", "c"],
    });
  });

  it("is the same object where nothing changed, and leaves the view before as it was", () => {
    const asItWas = structuredClone(before);
    const after = changed(before, [[["stands", 0, "wires"], []]]) as typeof before;
    expect(after.chart).toBe(before.chart);
    expect(after.stands[1]).toBe(before.stands[1]);
    expect(after.stands).not.toBe(before.stands);
    expect(before).toEqual(asItWas);
    expect(changed(before, [])).toBe(before);
  });

  it("may be another altogether", () => {
    expect(changed(before, [[[], "another"]])).toBe("another");
  });

  it("goes on in what was just put there without touching what came", () => {
    const came = { wires: [9] };
    const after = changed(before, [
      [["stands", 0], came],
      [["stands", 0, "wires", 1], 8],
    ]) as typeof before;
    expect(after.stands[0]).toEqual({ wires: [9, 8] });
    expect(came).toEqual({ wires: [9] });
  });
});
