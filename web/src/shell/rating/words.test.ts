import { expect, test } from "vitest";
import { changeWords, countedWords, isRatable, strengthWords } from "./words";

const bots = [1000, 1500, 2000].map((rating, place) => ({
  ...{ name: `level-${place + 1}`, level: place + 1, rating },
  outside: false,
}));

test("a rating stands among the levels", () => {
  const words = [900, 1020, 1300, 1700, 2300].map((rating) => strengthWords({ rating }, bots));
  expect(new Set(words).size).toBe(5);
  expect(strengthWords({ rating: 1520 }, bots)).toBe(strengthWords({ rating: 1480 }, bots));
});

test("without measured bots nobody is rated", () => {
  expect(isRatable(bots, false)).toBe(true);
  expect(isRatable(bots, true)).toBe(false);
  expect(isRatable([{ name: "x", level: 1, rating: 0, outside: false }], false)).toBe(false);
});

test("a change has a sign", () => {
  expect([24, -8, 0].map(changeWords)).toEqual(["+24", "−8", "±0"]);
});

test("a game that was broken off, one that counts in part and one in full are told apart", () => {
  const [early, part, whole] = [0, 31, 100].map((weight) =>
    countedWords({ rating: 1540, sure: 120, change: weight && 24, weight }, bots, 10),
  );
  expect(early).toContain("10");
  expect(early).not.toContain("±0");
  expect(part).toContain("31");
  expect(part!.startsWith(whole!)).toBe(true);
});
