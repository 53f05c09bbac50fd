import { expect, test } from "vitest";
import { changeWords, isRatable, strengthWords } from "./rating";

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
