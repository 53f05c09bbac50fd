import { expect, test } from "vitest";
import { form, percent, strongest } from "./figures";

test("form is the share of the last ten games", () => {
  expect(form(["won", "won", "won", "won"])).toEqual([]);
  expect(form(["won", "lost", "won", "lost", "drawn"])).toEqual([50]);
  const long = [...Array.from({ length: 10 }, () => "lost" as const), ...Array.from({ length: 10 }, () => "won" as const)];
  expect(form(long).at(-1)).toBe(100);
  expect(form(long)).toHaveLength(16);
});

test("levels count when they were beaten", () => {
  const met = (level: number, won: number) => ({ bot: `level-${level}`, level, won, met: 3 });
  expect(strongest([met(1, 2), met(3, 1), met(5, 0)])).toBe(3);
  expect(strongest([])).toBe(0);
  expect(percent(1, 3)).toBe(33);
  expect(percent(0, 0)).toBe(0);
});
