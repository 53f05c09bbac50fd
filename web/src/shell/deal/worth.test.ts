import { describe, expect, it } from "vitest";
import type { DealInfo } from "../wire";
import { againstBots, dayBefore, inOrder, worth } from "./worth";

const TEAM = { cooperative: true };
const DUEL = { cooperative: false };

/** Tables with these scores, the second of them mine, and bots with those. */
function deal(scores: number[], bots: number[]): DealInfo {
  const tables = scores.map((own, number) => ({
    place: 1 + scores.filter((other) => other > own).length,
    seats: [
      { name: `P${number}`, bot: null, mine: number === 1 },
      { name: "", bot: "house", mine: false },
    ],
    outcome: { reason: "", scores: [own, own] },
    created: "",
    counts: true,
    mine: number === 1,
    table: null,
  }));
  const pars = bots.map((own, level) => ({ bot: `b${level}`, level, place: 1, outcome: { reason: "", scores: [own, own] } }));
  return { game: "g", options: {}, seats: 2, tables, playing: 0, par: "done", pars, levels: bots.length };
}

describe("what became of a deal", () => {
  it("is a team's score, or how far one is ahead of the others", () => {
    expect(worth(TEAM, { reason: "", scores: [30, 30] }, 0)).toBe(30);
    expect(worth(DUEL, { reason: "", scores: [5, 3] }, 0)).toBe(2);
    expect(worth(DUEL, { reason: "", scores: [0, 1, 0] }, 2)).toBe(-1);
  });

  it("comes in the order of what it is worth, with the bots among the people", () => {
    const order = inOrder(TEAM, deal([40, 30], [35, 40]));
    expect(order.map((entry) => ("table" in entry ? entry.table.seats[0]!.name : entry.par.bot))).toEqual([
      "P0",
      "b1",
      "b0",
      "P1",
    ]);
  });

  it("says how the bots compare with me", () => {
    expect(againstBots(TEAM, deal([40, 30], [30, 20]))).toEqual({ worse: 1, equal: 1, better: 0 });
    expect(againstBots(TEAM, deal([40], [30, 20]))).toBeNull();
  });

  it("lies a day before the next one", () => expect(dayBefore("2026-03-01")).toBe("2026-02-28"));
});
