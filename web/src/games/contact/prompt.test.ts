import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { kept } from "./keeping.svelte";
import { transmissionIn } from "./listening";
import { needs, prompt } from "./prompt";
import type { Action, View } from "./wire";

const NAMES = ["Maximilienn…", "Bob", "Cleo"];
const TILES = Array.from({ length: 24 }, (_, tile) => [100 * tile, 2000]);
const AGAIN: Action = { type: "ask-again" };
const view = (changes: Partial<View>): View =>
  ({ tiles: TILES, source: 0, guesser: 1, seat: 1, phase: "guess", rounds: [], heard: [[[0, 300]]], route: [], goal: null, ...changes }) as unknown as View;
const planning = (...route: number[]): View => view({ seat: 0, phase: "transmit", goal: 13, route });

vi.stubGlobal("location", { pathname: "/t/here" });
afterEach(() => void (kept.heard = ""));

describe.each(["fr", "en"] as const)("in %s the voice", (locale) => {
  beforeEach(() => overwriteGetLocale(() => locale));

  it("says everything in one line of fifty characters", () => {
    const unheard = prompt(view({}), 1, [], NAMES);
    kept.heard = transmissionIn(view({}));
    const all = [
      unheard,
      prompt(view({}), 1, [AGAIN], NAMES),
      prompt(view({}), 1, [], NAMES),
      prompt(view({ phase: "between-rounds" }), 0, [], NAMES),
      prompt(view({ phase: "choose-signal" }), 0, [], NAMES),
      prompt(planning(), 0, [], NAMES),
      prompt(planning(3), 0, [], NAMES),
      prompt(planning(3, 13), 0, [], NAMES),
    ];
    expect(new Set(all).size).toBe(all.length);
    for (const words of all) expect([words, words!.length <= 50]).toEqual([words, true]);
  });
});

it("asks nobody who has nothing to do, and names the goal to the source alone", () => {
  expect(prompt(view({ phase: "between-rounds" }), 1, [], NAMES)).toBeNull();
  expect(prompt(view({ phase: "transmit" }), 1, [], NAMES)).toBeNull();
  expect(prompt(view({}), 2, [], NAMES)).toBeNull();
  expect(prompt(planning(), 0, [], NAMES)).toContain("M");
});

it("speaks of asking again only where that can be done (CON-14)", () => {
  kept.heard = transmissionIn(view({}));
  expect(prompt(view({}), 1, [AGAIN], NAMES)).toContain("redemandez");
  expect(prompt(view({}), 1, [], NAMES)).not.toContain("redemandez");
});

it("needs all tiles, and what the mission stands at", () => {
  expect(needs(view({}))).toHaveLength(24 + 4);
  expect(needs(view({ phase: "between-rounds" }))).not.toContain("signal");
  expect(needs(view({ tiles: [], phase: "lay-out" }))).toEqual([]);
});
