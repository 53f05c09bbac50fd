import { afterEach, expect, it, vi } from "vitest";
import { kept } from "./keeping.svelte";
import { isUnheard, transmissionIn } from "./listening";
import { isOffered } from "./offers";
import type { Action, View } from "./wire";

const PEOPLE = [false, true, true];
const brief: Action = { type: "brief", card: "fifty-fifty" };
const guess: Action = { type: "guess", planet: 3 };
const view = (changes: Partial<View> = {}): View =>
  ({ source: 0, guesser: 1, seat: 1, phase: "guess", rounds: [], heard: [[[0, 300]]], ...changes }) as unknown as View;

vi.stubGlobal("location", { pathname: "/t/here" });
afterEach(() => void (kept.heard = ""));

it("offers a briefing only where a person could advise the guesser (CON-27)", () => {
  expect(isOffered(brief, view(), [false, true, true])).toBe(true);
  expect(isOffered(brief, view(), [true, true, false])).toBe(false);
  expect(isOffered(brief, view(), [true, true, false, false, true])).toBe(true);
  expect(isOffered({ type: "reactivate" }, view(), [true, true, false])).toBe(true);
});

it("offers a guess to who has listened (CON-12), and asks to listen to every transmission", () => {
  expect(isOffered(guess, view(), PEOPLE)).toBe(false);
  expect(isOffered({ type: "ask-again" }, view(), PEOPLE)).toBe(true);
  kept.heard = transmissionIn(view());
  expect(isOffered(guess, view(), PEOPLE)).toBe(true);
  expect(isUnheard(view({ heard: [[[0, 300]], [[0, 900]]] }))).toBe(true);
});

it("asks nobody to listen to their own hand, nor where nothing was sent", () => {
  expect(isUnheard(view({ seat: 0 as View["seat"] }))).toBe(false);
  expect(isUnheard(view({ heard: [] }))).toBe(false);
  expect(isUnheard(view({ seat: null }))).toBe(false);
});
