import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Scene } from "$kit/game";
import { LONGEST, Stage } from "./stage.svelte";

interface Frame {
  v: number;
  scenes: readonly Scene[];
}

const scene = (ms: number, says: string): Scene => ({ ms, says });
const frame = (v: number, ...scenes: Scene[]): Frame => ({ v, scenes });
let shown: number[];
let stage: Stage<Frame>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  shown = [];
  stage = new Stage<Frame>({ scenes: ({ scenes }) => scenes, show: ({ v }) => shown.push(v) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first frame is shown at once", () => {
  stage.arrive(frame(1));
  expect(stage.shown?.v).toBe(1);
  expect(stage.scene).toBeNull();
});

test("a frame waits until the scene before it is over", () => {
  stage.arrive(frame(1, scene(500, "one"), scene(300, "two")));
  stage.arrive(frame(2));
  expect([stage.shown?.v, stage.scene?.says]).toEqual([1, "one"]);
  vi.advanceTimersByTime(500);
  expect([stage.shown?.v, stage.scene?.says]).toEqual([1, "two"]);
  vi.advanceTimersByTime(300);
  expect([stage.shown?.v, stage.scene]).toEqual([2, null]);
});

test("a scene that is skipped is over, and what waits is shown", () => {
  stage.arrive(frame(1, scene(500, "one")));
  stage.arrive(frame(2, scene(500, "two")));
  stage.skip();
  expect([stage.shown?.v, stage.scene?.says]).toEqual([2, "two"]);
  stage.skip();
  expect(stage.scene).toBeNull();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1, 2]);
});

test("the reader's own move is never held back", () => {
  stage.arrive(frame(1, scene(900, "one")));
  stage.arrive(frame(2));
  stage.arrive(frame(3), true);
  expect(stage.shown?.v).toBe(3);
  expect(shown).toEqual([1, 2, 3]);
});

test("with over three frames waiting, or a hidden page, the newest is shown", () => {
  stage.arrive(frame(1, scene(900, "one")));
  for (const v of [2, 3, 4]) stage.arrive(frame(v));
  expect(stage.shown?.v).toBe(1);
  stage.arrive(frame(5));
  expect(stage.shown?.v).toBe(5);
  vi.stubGlobal("document", { hidden: true });
  stage.arrive(frame(6, scene(900, "six")));
  stage.arrive(frame(7));
  expect(stage.shown?.v).toBe(7);
});

test("scenes together take no longer than a scene may", () => {
  stage.arrive(frame(1, scene(4000, "one"), scene(4000, "two")));
  stage.arrive(frame(2));
  vi.advanceTimersByTime(LONGEST);
  expect(stage.shown?.v).toBe(2);
});

test("nothing is shown any more once the reader has left", () => {
  stage.arrive(frame(1, scene(500, "one")));
  stage.arrive(frame(2));
  stage.leave();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual([1]);
});

test("it is said when the last scene is over and nothing waits", () => {
  const rest = vi.fn();
  stage = new Stage<Frame>({ scenes: ({ scenes }) => scenes, show: () => undefined, rest });
  stage.arrive(frame(1, scene(500, "one"), scene(300, "two")));
  vi.advanceTimersByTime(799);
  expect(rest).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(rest).toHaveBeenCalledOnce();
});
