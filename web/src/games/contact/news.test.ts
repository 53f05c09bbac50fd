import { expect, it } from "vitest";
import { news } from "./news";
import type { Event, View } from "./wire";

const view = {} as View;
const names = ["Ann", "Bob", "Cleo"];
const opened = (round: number, source: number): Event => ({ type: "round-opened", number: round, source, signal: 4, planet: 2, goal: null });
const sent = (source: number): Event => ({ type: "transmitted", source, flights: [[0, 300]] });
const points = (seat: number, planet: number, right: boolean): Event => ({ type: "pointed", seat, planets: [planet], right });
const told = (...history: Event[]): string => news(history, view, names);

it("tells who pointed where and who asked again, and leaves out what the table shows", () => {
  const lost: Event[] = [
    { type: "signal-lost", value: 4 },
    { type: "fuel-lost", left: 5 },
  ];
  expect(told(points(1, 16, false), ...lost, { type: "asked-again", seat: 2 })).toMatch(/^Bob \S+ P\b.+Cleo /);
});

it("tells of a wrong and a right guess that follow each other, and who comes next", () => {
  const round = { source: 0, start: 0, goal: 16, won: 0, transmissions: [], guesses: [] };
  expect(told(opened(1, 0), sent(0), points(1, 9, false), points(2, 16, true), { type: "goal-reached", round }, opened(2, 1))).toMatch(
    /^Bob \S+ I\b.+Cleo \S+ P\b.+2.+Bob/,
  );
});

it("keeps to the newest sentences that fit", () => {
  const asked: Event = { type: "asked-again", seat: 1 };
  const words = told(...Array.from({ length: 9 }, () => [asked, sent(0)]).flat());
  expect(words.length).toBeLessThan(91);
  expect(words.endsWith(told(sent(0)))).toBe(true);
  expect(told()).toBe("");
});
