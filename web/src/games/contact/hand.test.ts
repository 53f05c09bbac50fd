import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BUFFER, Watching } from "./hand.svelte";
import type { Flight } from "./wire";

const FLIGHTS: readonly Flight[] = [
  [0, 300],
  [500, 1300],
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Watches the flights live: each sign comes by the source's clock, and the last landing so many milliseconds late. */
function watch(late: number): Watching {
  const watching = new Watching(() => {});
  for (const [takeOff, landing] of FLIGHTS) {
    const isLast = landing === 1300;
    setTimeout(() => watching.hear(`u:${takeOff}`), takeOff);
    setTimeout(() => watching.hear(`d:${landing}`), landing + (isLast ? late : 0));
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
