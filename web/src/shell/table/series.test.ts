import { expect, it } from "vitest";
import type { GameInfo, TableInfo } from "../wire";
import { earlier, sequelsOf, tally } from "./series";

const both = (text: string) => ({ fr: text, en: text });
const info = {
  meta: { cooperative: true, scores: [0, 1] },
  options: {
    properties: {
      mission: { enum: ["1", "2", "practice"], default: "1" },
      years: { type: "integer", default: 0 },
      captain: { enum: ["random", "0", "1"], default: "random", seats: true },
      blue: { type: "integer", default: 12, when: { mission: "practice" } },
    },
  },
  words: {
    options: { mission: both("Mission"), "mission.1": both("First"), "mission.2": both("Second"), years: both("Years") },
    reasons: { won: both("Won."), lost: both("Lost.") },
  },
} as unknown as GameInfo;
const options = (mission: string, captain: string, more = {}) => ({ mission, captain, years: 0, blue: 12, ...more });

it("offers the same again without a word, and tells several sequels apart", () => {
  expect(sequelsOf(info, { sequels: [] })).toEqual([{ number: 0, words: "" }]);
  expect(sequelsOf(info, { sequels: [options("1", "0")] })).toEqual([{ number: 0, words: "" }]);
  expect(sequelsOf(info, { sequels: [options("2", "0"), options("1", "0")] })).toEqual([
    { number: 0, words: "Second" },
    { number: 1, words: "First" },
  ]);
});

it("tells earlier games by what differs and counts, not by who sat where", () => {
  const series = [
    { options: options("1", "0", { blue: 6 }), reason: "lost", scores: [0, 0] },
    { options: options("1", "1", { years: 3 }), reason: "won", scores: [1, 1] },
  ];
  const table: Pick<TableInfo, "series" | "options"> = { series, options: options("2", "0") };
  expect(earlier(info, table)).toEqual(["First, Years 0 · Lost.", "First, Years 3 · Won."]);
  expect(earlier({ ...info, meta: { ...info.meta, cooperative: false } }, table)).toEqual([]);
});

it("counts wins and losses by what a team played, and this game once it is over", () => {
  const past = (mission: string, score: number) => ({ options: options(mission, "0"), reason: "", scores: [score, score] });
  const series = [past("1", 0), past("1", 1), past("2", 0), { ...past("2", 1), scores: [] }];
  const table = { series, options: options("2", "1"), outcome: null };
  const first = { words: "First", won: 1, lost: 1 };
  expect(tally(info, table)).toEqual([first, { words: "Second", won: 0, lost: 1 }]);
  const outcome = { reason: "won", scores: [1, 1] };
  expect(tally(info, { ...table, outcome })).toEqual([first, { words: "Second", won: 1, lost: 1 }]);
  expect(tally({ ...info, meta: { ...info.meta, scores: [0, 50] } }, table)).toEqual([]);
});

it("names what was played by the first option where it was always the same", () => {
  const table = { series: [{ options: options("1", "0"), reason: "lost", scores: [0, 0] }], options: options("1", "1"), outcome: null };
  expect(tally(info, table)).toEqual([{ words: "First", won: 0, lost: 1 }]);
});
