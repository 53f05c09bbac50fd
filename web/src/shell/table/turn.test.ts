import { describe, expect, it } from "vitest";
import { acting, clockFace, mayAct, seatToShow, seatToUndo } from "./turn";

describe("seatToShow", () => {
  it("stays with a seat that may act", () => expect(seatToShow([0, 1], [0, 1], 1)).toBe(1));
  it("goes to the seat of mine that may act", () => expect(seatToShow([0, 1], [1], 0)).toBe(1));
  it("stays while somebody else is to move", () => expect(seatToShow([0, 1], [2], 1)).toBe(1));
  it("follows nobody for a spectator", () => expect(seatToShow([], [0], null)).toBeNull());
});

it("lets nobody act from a seat that is not to act, though another of mine is", () => {
  expect(mayAct(1, [0, 1], [1])).toBe(true);
  expect(mayAct(0, [0, 1], [1])).toBe(false);
  expect(mayAct(null, [], [1])).toBe(false);
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

describe("seatToUndo", () => {
  const frame = (seat: number | null, last: number | null, can_undo: boolean, v = 4) => ({ seat, last, can_undo, v });

  it("is the seat that can, where it is my only one", () => {
    expect(seatToUndo(frame(0, 1, true), [0], false, null)).toBe(0);
    expect(seatToUndo(frame(0, 0, false), [0], false, null)).toBeNull();
  });
  it("is not there at a shared screen when what was done cannot be taken back", () => {
    expect(seatToUndo(frame(0, 0, false), [0, 1], true, null)).toBeNull();
    expect(seatToUndo(frame(1, 0, false), [0, 1], true, { seat: 0, v: 4 })).toBeNull();
  });
  it("stays with who moved when the board of an open game has turned to the next", () => {
    expect(seatToUndo(frame(1, 0, false), [0, 1], false, { seat: 0, v: 4 })).toBe(0);
    expect(seatToUndo(frame(0, 1, true), [0, 1], false, null)).toBe(1);
  });
  it("knows nothing of a move that was seen from another seat only", () => {
    expect(seatToUndo(frame(1, 0, false, 5), [0, 1], false, { seat: 0, v: 4 })).toBeNull();
    expect(seatToUndo(frame(0, 2, true), [0, 1], false, null)).toBeNull();
  });
});
