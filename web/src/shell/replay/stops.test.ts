import { describe, expect, it } from "vitest";
import { turnsOf } from "../table/turns";
import { entriesOf, startOf, stopsOf, turnStopsOf } from "./stops";

const seen = (view: unknown, ...events: unknown[]) => ({ view, events });

describe("stopsOf", () => {
  it("passes over what this viewer neither hears nor sees", () =>
    expect(stopsOf([seen({ a: 1 }), seen({ a: 1 }), seen({ a: 1 }), seen({ a: 2 }), seen({ a: 3 })])).toEqual([0, 3, 4]));
  it("stops where something is heard and nothing moves", () =>
    expect(stopsOf([seen(1), seen(1, "passed"), seen(2)])).toEqual([0, 1, 2]));
  it("ends at the end", () => expect(stopsOf([seen(1), seen(1), seen(1)])).toEqual([0, 2]));
  it("is the start alone where nothing was played", () => expect(stopsOf([seen(1)])).toEqual([0]));
});

describe("by turns", () => {
  const CHANCE = -1;
  const frame = (seat: number | null, ...events: object[]) => ({ seat, events });
  const begins = (seat: number) => ({ type: "begins", seat });
  const moves = (seat: number) => ({ type: "moves", seat });
  const opens = (event: unknown): boolean => (event as { type: string }).type === "begins";
  const turns = (frames: readonly ReturnType<typeof frame>[], by?: typeof opens) => turnsOf(entriesOf(frames), by);

  /** A deal that opens the first turn; a turn of two moves, the last of which opens the next. */
  const dealt = [
    frame(null),
    frame(CHANCE, { type: "deal" }, begins(0)),
    frame(0, moves(0)),
    frame(0, moves(0), begins(1)),
    frame(1, moves(1), begins(0)),
    frame(0, moves(0)),
  ];

  it("begins after the deal, and goes from turn to turn", () => {
    const start = startOf(dealt, turns(dealt, opens));
    expect(start).toBe(1);
    expect(turnStopsOf(turns(dealt, opens), start, 5)).toEqual([1, 3, 4, 5]);
  });
  it("begins after what people set up before anybody's turn", () => {
    const frames = [frame(null), frame(0, { type: "ready", seat: 0 }), frame(1, { type: "ready", seat: 1 }, begins(0)), frame(0, moves(0))];
    expect(startOf(frames, turns(frames, opens))).toBe(2);
  });
  it("begins at the start where a turn is a move and nothing is dealt", () => {
    const frames = [frame(null), frame(0, moves(0)), frame(1, moves(1)), frame(0, moves(0))];
    expect(startOf(frames, turns(frames))).toBe(0);
    expect(turnStopsOf(turns(frames), 0, 3)).toEqual([0, 1, 2, 3]);
  });
  it("begins with what was dealt where nobody moved", () => {
    expect(startOf([frame(null), frame(-1), frame(-1)], [])).toBe(2);
  });
  it("has one stop where nothing was played", () => {
    expect(startOf([frame(null)], [])).toBe(0);
    expect(turnStopsOf([], 0, 0)).toEqual([0]);
  });
});
