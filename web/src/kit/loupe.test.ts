import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { APART, Finger, placeOf, RESTS, WIDE } from "./loupe";

const HERE = { x: 100, y: 200 };
const THERE = { x: 140, y: 210 };
let told: string[];
let finger: Finger;

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  finger = new Finger({
    show: (at) => told.push(at ? `show ${at.x}` : "close"),
    settle: (at, quick) => told.push(`${quick ? "tap" : "pick"} ${at.x}`),
  });
});
afterEach(() => vi.useRealTimers());

const rest = (): unknown => vi.advanceTimersByTime(RESTS);

it("leaves a quick tap alone", () => {
  finger.press(1, HERE);
  vi.advanceTimersByTime(RESTS - 1);
  finger.lift(1, HERE);
  rest();
  expect(told).toEqual(["tap 100"]);
});

it("opens over a finger that rests, follows it and picks where it is let go", () => {
  finger.press(1, HERE);
  rest();
  finger.move(1, THERE);
  finger.lift(1, THERE);
  expect(told).toEqual(["show 100", "show 140", "close", "pick 140"]);
});

it("waits for a finger that moves to rest, and picks nothing where it only passed", () => {
  finger.press(1, HERE);
  vi.advanceTimersByTime(RESTS - 1);
  finger.move(1, THERE);
  vi.advanceTimersByTime(RESTS - 1);
  expect(told).toEqual([]);
  finger.lift(1, THERE);
  rest();
  expect(told).toEqual([]);
});

it("drops everything for a second finger, until both are gone", () => {
  finger.press(1, HERE);
  rest();
  finger.press(2, THERE);
  finger.move(1, THERE);
  finger.lift(2, THERE);
  finger.lift(1, HERE);
  expect(told).toEqual(["show 100", "close"]);
  finger.press(3, HERE);
  finger.lift(3, HERE);
  expect(told.at(-1)).toBe("tap 100");
});

it("closes when the system takes the finger", () => {
  finger.press(1, HERE);
  rest();
  finger.cancel(1);
  expect(told).toEqual(["show 100", "close"]);
});

it("lies above the finger, below it near the upper edge, and within the screen", () => {
  const screen = { width: 360, height: 640 };
  expect(placeOf({ x: 180, y: 400 }, screen)).toEqual({ x: 180, y: 400 - APART - WIDE / 2, below: false });
  expect(placeOf({ x: 180, y: 60 }, screen)).toEqual({ x: 180, y: 60 + APART + WIDE / 2, below: true });
  expect(placeOf({ x: 2, y: 400 }, screen).x).toBeGreaterThanOrEqual(WIDE / 2);
  expect(placeOf({ x: 359, y: 400 }, screen).x).toBeLessThanOrEqual(360 - WIDE / 2);
});
