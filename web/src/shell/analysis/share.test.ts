import { expect, test } from "vitest";
import { foremost, sharesOf } from "./share";

test("each seat has its share, a team has one", () => {
  expect(sharesOf([0.25, 0.75])).toEqual([
    { seat: 0, chance: 0.25 },
    { seat: 1, chance: 0.75 },
  ]);
  expect(sharesOf([0.4])).toEqual([{ seat: null, chance: 0.4 }]);
});

test("a list shows whoever looks, else whoever is ahead", () => {
  expect(foremost([0.2, 0.5, 0.3], null)).toEqual({ seat: 1, chance: 0.5 });
  expect(foremost([0.2, 0.5, 0.3], 2)).toEqual({ seat: 2, chance: 0.3 });
  expect(foremost([0.5, 0.5], null).seat).toBe(0);
  expect(foremost([0.4], 1)).toEqual({ seat: null, chance: 0.4 });
});
