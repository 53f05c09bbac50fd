import { expect, test } from "vitest";
import type { SeatInfo } from "../wire";
import { DAY, lapse, spanOf, timeLeft } from "./time";

const seat = (mine: boolean): SeatInfo => ({
  kind: "guest",
  name: "Ada",
  bot: null,
  mine,
  online: false,
  left: false,
  away: null,
});

test("what is left is told in days, then in hours, and never as more than it is", () => {
  const words = [3 * DAY - 1, DAY, DAY - 1, DAY / 24, 1, -5].map((left) => lapse(left).replace(/\D+/g, ""));
  expect(words).toEqual(["2", "1", "23", "1", "", ""]);
});

test("my own time comes before that of others; without any nothing is said", () => {
  const seats = [seat(false), seat(true)];
  expect(timeLeft({ seats, deadlines: [5 * DAY, 9 * DAY] }, DAY)).toContain("8");
  expect(timeLeft({ seats, deadlines: [5 * DAY, null] }, DAY)).toContain("4");
  expect(timeLeft({ seats, deadlines: [null, null] }, DAY)).toBeNull();
  expect(timeLeft({ seats, deadlines: [] }, DAY)).toBeNull();
});

test("a holiday counts its first day and its last", () => {
  expect(spanOf("2026-11-20", "2026-11-20")?.days).toBe(1);
  expect(spanOf("2026-03-20", "2026-04-02")?.days).toBe(14);
  expect(spanOf("2026-11-20", "2026-11-19")).toBeNull();
  expect(spanOf("", "2026-11-19")).toBeNull();
});
