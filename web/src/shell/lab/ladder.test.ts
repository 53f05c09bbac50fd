import { expect, test } from "vitest";
import type { LadderBot, LadderPairing, Limit } from "../wire";
import { fromStrongest, gamesOf, limitsOf, ratingScale, spanOf } from "./ladder";

const bot = (name: string, value: number, limit: Limit = { nodes: null, seconds: 1 }): LadderBot => ({
  name,
  level: 0,
  rating: { value, low: value - 60, high: value + 60 },
  limit,
});

test("a bar ends at its value, and its whiskers where the interval does", () => {
  expect(spanOf({ value: 0.5, low: 0.25, high: 0.75 }, [0, 1])).toEqual({ length: 50, from: 25, to: 75 });
  expect(spanOf({ value: 21, low: 10.5, high: 42 }, [0, 42])).toEqual({ length: 50, from: 25, to: 100 });
  expect(spanOf({ value: 0, low: -500, high: 500 }, [-1000, 1000])).toEqual({ length: 50, from: 25, to: 75 });
});

test("nothing is drawn beyond the scale, and nothing where there is none", () => {
  expect(spanOf({ value: 1.2, low: -0.1, high: 1.5 }, [0, 1])).toEqual({ length: 100, from: 0, to: 100 });
  expect(spanOf({ value: 3, low: 3, high: 3 }, [3, 3])).toEqual({ length: 0, from: 0, to: 0 });
});

test("the scale of ratings has room for every interval", () => {
  expect(ratingScale([bot("good", 785), bot("weak", -930)])).toEqual([-1000, 900]);
});

test("the stronger of two stands first, and sees the games from its side", () => {
  const bots = [bot("good", 100), bot("fair", 0), bot("weak", -100)];
  const pairings: LadderPairing[] = [
    { bots: ["weak", "fair"], games: 20, score: { value: 0.25, low: 0.125, high: 0.5 } },
    { bots: ["good", "weak"], games: 10, score: { value: 1, low: 0.875, high: 1 } },
    { bots: ["fair", "good"], games: 30, score: { value: 0, low: 0, high: 0.25 } },
  ];
  expect(fromStrongest({ bots, pairings })).toEqual([
    { bots: ["good", "fair"], games: 30, score: { value: 1, low: 0.75, high: 1 } },
    { bots: ["good", "weak"], games: 10, score: { value: 1, low: 0.875, high: 1 } },
    { bots: ["fair", "weak"], games: 20, score: { value: 0.75, low: 0.5, high: 0.875 } },
  ]);
  expect(gamesOf(pairings)).toBe(60);
});

test("a team keeps its score", () => {
  const bots = [bot("good", 100), bot("weak", -100)];
  const teams = ["weak", "good"].map((name) => ({ bots: [name], games: 10, score: { value: 30, low: 28, high: 32 } }));
  expect(fromStrongest({ bots, pairings: teams })).toEqual(teams.toReversed());
});

test("bots that may think alike are told of together", () => {
  const nodes = { nodes: 200, seconds: null };
  expect(limitsOf([bot("good", 2, nodes), bot("fair", 1), bot("weak", 0, { ...nodes })])).toEqual([
    { limit: nodes, names: ["good", "weak"] },
    { limit: { nodes: null, seconds: 1 }, names: ["fair"] },
  ]);
});
