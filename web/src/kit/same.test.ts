import { expect, it } from "vitest";
import { keeping } from "./same";

it("keeps what is as it was, place by place", () => {
  const keep = keeping<{ at: number; marks: number[] }>();
  const first = keep([
    { at: 0, marks: [] },
    { at: 1, marks: [2] },
  ]);
  const next = keep([
    { at: 0, marks: [] },
    { at: 1, marks: [2, 3] },
    { at: 2, marks: [] },
  ]);
  expect(next).toEqual([
    { at: 0, marks: [] },
    { at: 1, marks: [2, 3] },
    { at: 2, marks: [] },
  ]);
  expect(next[0]).toBe(first[0]);
  expect(next[1]).not.toBe(first[1]);
});

it("keeps nothing that is no longer there", () => {
  const keep = keeping<number[]>();
  const first = keep([[1], [2]]);
  keep([[1]]);
  expect(keep([[1], [2]])[1]).not.toBe(first[1]);
});
