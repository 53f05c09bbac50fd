import { beforeEach, expect, test, vi } from "vitest";
import { answersTo, isBegun, isDone, keep } from "./progress";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("answers are kept by game and chapter", () => {
  keep("go", "first", [1, null], false);
  expect(answersTo("go", "first")).toEqual([1, null]);
  expect(answersTo("go", "second")).toEqual([]);
  expect(isBegun("go", "first")).toBe(true);
  expect(isDone("go", "first")).toBe(false);
});

test("a finished chapter begins anew and stays done", () => {
  keep("go", "first", [1], true);
  expect(isBegun("go", "first")).toBe(false);
  keep("go", "first", [1], false);
  expect(isDone("go", "first")).toBe(true);
});

test("what somebody else wrote there is no progress", () => {
  localStorage.setItem("cosmotheque-lessons", "nonsense");
  expect(answersTo("go", "first")).toEqual([]);
  localStorage.setItem("cosmotheque-lessons", '{"go/first":{"answers":7}}');
  expect(isBegun("go", "first")).toBe(false);
});
