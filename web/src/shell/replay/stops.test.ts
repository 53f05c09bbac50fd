import { describe, expect, it } from "vitest";
import { stopAt, stopsOf } from "./stops";

const seen = (view: unknown, ...events: unknown[]) => ({ view, events });

describe("stopsOf", () => {
  it("passes over what this viewer neither hears nor sees", () =>
    expect(stopsOf([seen({ a: 1 }), seen({ a: 1 }), seen({ a: 1 }), seen({ a: 2 }), seen({ a: 3 })])).toEqual([0, 3, 4]));
  it("stops where something is heard and nothing moves", () =>
    expect(stopsOf([seen(1), seen(1, "passed"), seen(2)])).toEqual([0, 1, 2]));
  it("ends at the end", () => expect(stopsOf([seen(1), seen(1), seen(1)])).toEqual([0, 2]));
  it("is the start alone where nothing was played", () => expect(stopsOf([seen(1)])).toEqual([0]));
});

it("finds the stop that shows what a step shows", () =>
  expect([0, 2, 3, 4, 9].map((step) => stopAt([0, 3, 4], step))).toEqual([0, 0, 1, 2, 2]));
