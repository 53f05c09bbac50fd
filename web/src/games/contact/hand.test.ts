import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BUFFER, Holding, Watching } from "./hand.svelte";
import type { Flight, Signal } from "./wire";

const FLIGHTS: readonly Flight[] = [
  [0, 300],
  [500, 1300],
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Watches the flights live: each sign comes by the source's clock, and the last landing so many milliseconds late. */
function watch(late: number): Watching {
  const watching = new Watching({ land: () => undefined });
  for (const [takeOff, landing] of FLIGHTS) {
    const isLast = landing === 1300;
    setTimeout(() => watching.hear({ type: "take-off", at: takeOff }), takeOff);
    setTimeout(() => watching.hear({ type: "landing", at: landing }), landing + (isLast ? late : 0));
    if (isLast) setTimeout(() => watching.complete(FLIGHTS), landing + late);
  }
  return watching;
}

it("shows flights as long as they were held", () => {
  const watching = watch(0);
  vi.advanceTimersByTime(1300 + BUFFER + 100);
  expect(watching.seen).toEqual([300, 800]);
  vi.advanceTimersByTime(5000);
  expect([watching.active, watching.seen]).toEqual([false, [300, 800]]);
});

it("does not let a sign within its patience change a flight", () => {
  const watching = watch(BUFFER - 100);
  vi.advanceTimersByTime(10_000);
  expect([watching.repeated, watching.seen]).toEqual([false, [300, 800]]);
});

it("shows a transmission once more when a sign came too late to be shown in time", () => {
  const watching = watch(BUFFER + 200);
  vi.advanceTimersByTime(1300 + BUFFER + 300);
  expect(watching.seen[1]).toBeGreaterThan(950);
  vi.advanceTimersByTime(1500);
  expect(watching.repeated).toBe(true);
  vi.advanceTimersByTime(10_000);
  expect([watching.active, watching.seen]).toEqual([false, [300, 800]]);
});

/** Holds and pauses by turns, in milliseconds; answers what was held and every sign that was sent. */
function hold(...waits: number[]): { holding: Holding; signs: Signal[] } {
  const signs: Signal[] = [];
  const holding = new Holding((sign) => signs.push(sign));
  let now = 5000;
  waits.forEach((wait, turn) => {
    if (turn % 2 === 0) holding.lift(now);
    now += wait;
    if (turn % 2 === 0) holding.land(now);
  });
  return { holding, signs };
}

it("asks for a flight that was too short again, alone (CON-12)", () => {
  const { holding, signs } = hold(300, 200, 79, 400, 80);
  expect(holding.flights).toEqual([[0, 300], [979, 1059]]);
  expect(holding.again).toBe(false);
  expect(signs.map((sign) => sign.type)).toEqual(["take-off", "landing", "take-off", "too-short", "take-off", "landing"]);
  expect(hold(300, 200, 79).holding.again).toBe(true);
});

it("begins its clock anew when the first flight was too short", () => {
  const { holding, signs } = hold(20, 200, 300);
  expect(holding.flights).toEqual([[0, 300]]);
  expect(signs.map((sign) => sign.type)).toEqual(["take-off", "broken-off", "take-off", "landing"]);
});

it("does not show a flight that was too short", () => {
  const watching = new Watching({ land: () => undefined });
  const lifts: boolean[] = [];
  const signs: [number, Signal][] = [
    [0, { type: "take-off", at: 0 }],
    [300, { type: "landing", at: 300 }],
    [500, { type: "take-off", at: 500 }],
    [570, { type: "too-short" }],
    [900, { type: "take-off", at: 900 }],
    [1700, { type: "landing", at: 1700 }],
  ];
  for (const [at, sign] of signs) setTimeout(() => watching.hear(sign), at);
  setTimeout(() => watching.complete([[0, 300], [900, 1700]]), 1700);
  setTimeout(() => lifts.push(watching.lifted), 500 + BUFFER + 40);
  vi.advanceTimersByTime(10_000);
  expect([watching.seen, lifts, watching.repeated]).toEqual([[300, 800], [false], false]);
});

it("shows the whole of a transmission whose beginning it did not see", () => {
  const watching = new Watching({ land: () => undefined });
  watching.hear({ type: "take-off", at: 500 });
  watching.hear({ type: "landing", at: 1300 });
  expect(watching.active).toBe(false);
  expect(watching.complete(FLIGHTS)).toBe(false);
  watching.show(FLIGHTS);
  vi.advanceTimersByTime(10_000);
  expect(watching.seen).toEqual([300, 800]);
});
