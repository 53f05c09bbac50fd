import { expect, it } from "vitest";
import { ending, goal, opensTurn, questionsLeft, tellTurn } from "./telling";
import type { Event, View } from "./wire";

const NAMES = ["Ada", "Bob", "Cleo"];
const view = (changes: Partial<View> = {}): View =>
  ({ phase: "guess", source: 0, guesser: 1, signal: 4, fuel: 5, score: 9, asked: 1, rounds: [], goal: null, ...changes }) as View;
const told = (me: number | null, ...events: Event[]): string | null => tellTurn(events, view(), NAMES, me);

const OPENED: Event = { type: "round-opened", number: 3, source: 0, signal: 4, planet: 2, goal: null };
const SENT: Event = { type: "transmitted", source: 0, flights: [[0, 300], [500, 900]] };
const POINTED: Event = { type: "pointed", seat: 1, planets: [11], right: false };
const LOST: Event[] = [{ type: "signal-lost", value: 4 }, { type: "fuel-lost", left: 4 }];

it("tells a round that opens with what was sent, and who it concerns", () => {
  expect(told(1, OPENED, SENT)).toMatch(/^Manche 3\u00a0: Ada est la source\..* Ada transmet 2 vols\.$/);
  expect(told(0, OPENED, SENT)).toMatch(/vous êtes la source.* Vous transmettez 2 vols\.$/);
});

it("tells a guess with its answer and its price in one sentence", () => {
  expect(told(0, POINTED, ...LOST)).toBe("Bob montre K… Ce n’est pas là\u00a0: il nous reste 4 carburants.");
  expect(told(1, POINTED, ...LOST)).toMatch(/^Vous montrez K… /);
});

it("begins a turn where somebody decides", () => {
  expect([OPENED, SENT, POINTED, ...LOST].map(opensTurn)).toEqual([true, false, true, false, false]);
});

it("counts the free questions before a guess (CON-14)", () => {
  expect([0, 1, 2, 3].map((asked) => questionsLeft(view({ asked })))).toEqual([3, 2, 1, 0]);
  const labels = goal(view({ asked: 3 }), 1, NAMES)?.parts.map((part) => part.label);
  expect(labels).toEqual(["Cette manche vaut 4 points", "5 carburants", "plus de question", "Manche 1 sur 12", "9 points"]);
  expect(goal(view(), 1, NAMES)?.parts.every((part) => part.help)).toBe(true);
});

it("names the goal to the source alone", () => {
  expect(goal(view({ phase: "transmit", goal: 11 }), 0, NAMES)?.says).toContain("K");
  expect(goal(view({ phase: "transmit" }), 1, NAMES)?.says).toContain("Ada");
  expect(goal(view({ phase: "over" }), 1, NAMES)).toBeNull();
});

it("ends with numbers, and speaks of us", () => {
  const rounds = { length: 7 } as unknown as View["rounds"];
  expect(ending(view({ score: 27, fuel: 1 }), { reason: "twelve-rounds", scores: [27] })).toMatch(/^Nous .* 27 points sur 42, et il nous reste 1 carburant\.$/);
  expect(ending(view({ rounds }), { reason: "fuel", scores: [0] })).toMatch(/7 sur 12\.$/);
  expect(ending(view({ rounds }), { reason: "resigned", scores: [0] })).toMatch(/^Nous nous sommes arrêtés/);
});
