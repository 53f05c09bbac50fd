import { expect, it } from "vitest";
import type { RemarkInfo } from "../wire";
import { bestMoment, turningPoints } from "./moments";

const said = { fr: "", en: "" };
const remarked = (number: number, seat: number, grade: RemarkInfo["grade"]) => ({
  number,
  seat,
  remark: { grade, said, better: null, cost: 0 },
  standing: null,
  luck: null,
});
const numbers = (moments: readonly { number: number }[]): number[] => moments.map(({ number }) => number);

it("turns where the last mistakes were made", () => {
  const game = [0, 1, 2, 3, 4].map((number) => remarked(number, number % 2, number === 1 ? "good" : "mistake"));
  expect(numbers(turningPoints(game))).toEqual([2, 3, 4]);
  expect(turningPoints([remarked(0, 0, "dubious"), remarked(1, 1, "best")])).toEqual([]);
});

it("takes for my best moment an answer to another's mistake, else my last best move", () => {
  const game = [remarked(0, 1, "mistake"), remarked(1, 0, "best"), remarked(2, 1, "good"), remarked(3, 0, "best")];
  expect(bestMoment(game, [0])?.number).toBe(1);
  expect(bestMoment(game.slice(2), [0])?.number).toBe(3);
});

it("makes up no best moment", () => {
  expect(bestMoment([remarked(0, 1, "best"), remarked(1, 0, "good")], [0])).toBeNull();
  expect(bestMoment([], [0])).toBeNull();
});
