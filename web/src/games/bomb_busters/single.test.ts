import { expect, test } from "vitest";
import { isSingle } from "./single";
import { RED, YELLOW } from "./values";
import type { Slot, View } from "./wire";

const wire = { code: 0, shown: 0, notes: [], x: false, outward: false };
const order = (lower: Slot, upper: Slot) => ({ type: "order", lower, upper, strict: true });
const blue = { type: "lacks", slots: [[0, 1]], values: [YELLOW, RED] };
const LABEL = [blue, order([0, 0], [0, 1]), order([0, 1], [0, 2])];
const view = (facts: readonly object[], wires: readonly object[] = [wire, wire, wire]): View => ({ stands: [{ owner: 0, wires }], facts }) as unknown as View;

test("the label of a single wire lies where its facts say so, and nowhere else (BOM-294)", () => {
  expect([0, 1, 2].map((place) => isSingle(view(LABEL), [0, place]))).toEqual([false, true, false]);
  expect(isSingle(view(LABEL.slice(0, 2)), [0, 1])).toBe(false);
  expect(isSingle(view(LABEL.slice(1)), [0, 1])).toBe(false);
});

test("a wire outside the order is no neighbour (BOM-180)", () => {
  expect(isSingle(view(LABEL.slice(0, 2), [wire, wire, { ...wire, x: true }]), [0, 1])).toBe(true);
});
