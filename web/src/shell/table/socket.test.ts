import { expect, it } from "vitest";
import { backoff } from "./socket";

it("waits longer after every failure, never longer than twelve seconds", () => {
  const waits = [0, 1, 2, 3, 4, 5, 20].map((attempt) => backoff(attempt, 0.5));
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  expect(backoff(20, 1)).toBeCloseTo(12_000);
});
