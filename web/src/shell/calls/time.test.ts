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
  robot: false,
  maker: "",
});

test.each([
  [3 * DAY - 1, "3"],
  [2.5 * DAY, "3"],
  [2.5 * DAY - 1, "2"],
  [1.5 * DAY, "2"],
  [1.5 * DAY - 1, "36"],
  [DAY, "24"],
  [DAY - 1, "24"],
  [DAY / 24, "1"],
  [DAY / 24 - 1, ""],
  [-5, ""],
])("of %d milliseconds the nearest number of days is told, then of hours: %s", (left, told) => {
  expect(lapse(left).replace(/\D+/g, "")).toBe(told);
});

test("days and hours are not taken for each other", () => {
  expect(lapse(24 * DAY)).not.toBe(lapse(DAY));
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
