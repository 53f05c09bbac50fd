import { expect, test } from "vitest";
import { isSlow, pacesOf, waited, wanted } from "./pace";

test("a game against time is found for now alone", () => {
  expect(pacesOf({ live: true })).toEqual(["free"]);
  expect(pacesOf({ live: false })).toContain("days-3");
});

test("with days for a move nobody has to be there", () => {
  expect(pacesOf({ live: false }).filter(isSlow)).toEqual(["days-1", "days-3", "days-7"]);
});

test("whoever waits sees whether it counts", () => {
  expect(wanted("clock", true).startsWith(wanted("clock", false))).toBe(true);
  expect(wanted("clock", true)).not.toBe(wanted("clock", false));
});

test("how long somebody has waited is told in minutes, then in hours", () => {
  const words = [0, 59_999, 60_000, 3_599_999, 3_600_000, 7_200_000].map(waited);
  expect(new Set(words).size).toBe(5);
  expect(words[2]).toContain("1");
  expect(words[3]).toContain("59");
  expect(words[5]).toContain("2");
});
