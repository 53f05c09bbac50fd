import { describe, expect, it } from "vitest";
import { Layout } from "./geometry";
import type { Chart, Place } from "./wire";

/** A sky of two steps around its middle: rows a to e of three, four, five, four and three positions. */
const places = [-2, -1, 0, 1, 2].flatMap((r) =>
  Array.from({ length: 5 - Math.abs(r) }, (_, at): Place => [`${"abcde"[r + 2]}${at + 1}`, Math.max(-2, -2 - r) + at, r]),
);
const layout = new Layout({ places, lines: [], triangles: [] } as unknown as Chart, 2);

describe("arrows on the sky", () => {
  it("begin in the middle and go along a row, no further than the rim", () => {
    expect(layout.middle).toBe("c3");
    expect(layout.beside("c3", 1, 0, 0)).toBe("c4");
    expect(layout.beside("c5", 1, 0, 0)).toBe("c5");
  });

  it("go straight up and down, whatever the length of the rows", () => {
    const x = layout.at("c5").x;
    const up = layout.beside("c5", 0, -1, x);
    expect([up, layout.beside(up, 0, -1, x), layout.beside("a3", 0, -1, x)]).toEqual(["b4", "a3", "a3"]);
    expect(layout.beside("b4", 0, 1, x)).toBe("c5");
  });
});
