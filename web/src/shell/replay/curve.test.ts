import { expect, it } from "vitest";
import type { Review } from "../wire";
import { linesOf, turningPoints } from "./curve";

const point = (first: number, luck: number | null = null) => ({ public: [first, 1 - first], own: [first, 1 - first], luck });
const said = { fr: "", en: "" };
const mistake = (number: number, seat: number, cost: number) => ({
  number,
  seat,
  remark: { grade: "mistake" as const, said, better: null, cost },
  standing: null,
  luck: null,
});
const review = (curve: Review["curve"], remarks: Review["remarks"] = []) => ({ curve, remarks });

it("shows a seat its own chance, a spectator everybody's, and a team a single one", () => {
  const { curve } = review([point(0.5), point(0.75)]);
  expect(linesOf({ curve }, 1)).toEqual([{ seat: 1, values: [0.5, 0.25] }]);
  expect(linesOf({ curve }, null).map(({ seat }) => seat)).toEqual([0, 1]);
  const team = { public: [0.5], own: [0.25, 0.75], luck: null };
  expect(linesOf({ curve: [team] }, null)).toEqual([{ seat: null, values: [0.5] }]);
  expect(linesOf({ curve: [team] }, 1)).toEqual([{ seat: 1, values: [0.75] }]);
});

it("turns where a chance jumps, the largest ones, in the order of the game", () => {
  const game = review([0.5, 0.52, 0.3, 0.32, 0.9].map((chance) => point(chance)));
  const points = turningPoints(game, linesOf(game, 0), [0, 1, 0, 1, 0]);
  expect(points.map(({ number }) => number)).toEqual([2, 4]);
  expect(points[0]!.change).toBeCloseTo(-0.22);
  const wild = review(Array.from({ length: 9 }, (_, place) => point(place % 2)));
  expect(turningPoints(wild, linesOf(wild, 0), [])).toHaveLength(5);
});

it("tells what the mover owes to its choice and to luck", () => {
  const game = review([point(0.6), point(0.3, -0.2)], [mistake(1, 0, 0.1)]);
  expect(turningPoints(game, linesOf(game, null), [1, 0])[0]).toMatchObject({ seat: 0, choice: -0.1, luck: -0.2 });
  expect(turningPoints(game, linesOf(game, 1), [1, 0])[0]).toMatchObject({ seat: 1, choice: null, luck: null });
});

it("calls luck what chance does", () => {
  const game = review([point(0.5), point(0.8)]);
  const [dealt] = turningPoints(game, linesOf(game, 0), [0, -1]);
  expect(dealt!.luck).toBeCloseTo(0.3);
});
