import { describe, expect, it } from "vitest";
import { acting, clockFace, seatToShow } from "./turn";

describe("seatToShow", () => {
  it("stays with a seat that may act", () => expect(seatToShow([0, 1], [0, 1], 1)).toBe(1));
  it("goes to the seat of mine that may act", () => expect(seatToShow([0, 1], [1], 0)).toBe(1));
  it("stays while somebody else is to move", () => expect(seatToShow([0, 1], [2], 1)).toBe(1));
  it("follows nobody for a spectator", () => expect(seatToShow([], [0], null)).toBeNull());
});

it("counts neither chance nor clock among the people who act", () => expect(acting([-2, -1, 0, 3])).toEqual([0, 3]));

describe("clockFace", () => {
  it.each([
    [187_400, "3:07"],
    [3_661_000, "1:01:01"],
    [59_999, "0:59"],
    [7_450, "7.4"],
    [0, "0.0"],
    [-20, "0.0"],
  ])("writes %d ms as %s", (milliseconds, face) => expect(clockFace(milliseconds)).toBe(face));
});
