import { expect, test } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { m } from "$messages";
import { needs, scenes, trickSeen } from "./scenes";
import type { Event, View } from "./wire";
import { prompt } from "./words";

const BEFORE = { seat: 0, hands: [[2, 9], []], sizes: [2, 1], table: [5], leader: 1, options: { hand: 2, winner: "highest" } } as unknown as View;
const AFTER = { ...BEFORE, hands: [[2], []], sizes: [1, 1], table: [], leader: 0 } as unknown as View;
const EVENTS: Event[] = [{ type: "played", seat: 0, card: 9 }, { type: "taken", seat: 0 }];

test("a full trick lies there until its scenes are over", () => {
  expect(trickSeen(AFTER, BEFORE, EVENTS, true)).toEqual({ leader: 1, cards: [5, 9] });
  expect(trickSeen(AFTER, BEFORE, EVENTS, false)).toEqual({ leader: 0, cards: [] });
});

test("a card is laid, and the trick is taken; one’s own card needs no words", () => {
  const told = scenes({ events: EVENTS, before: BEFORE, after: AFTER, names: ["Ada", "Bo"], me: 0, watch: 1500 });
  expect(told.map(({ ms }) => ms)).toEqual([600, 900]);
  expect(told.map(({ says }) => says === null)).toEqual([true, false]);
});

test("the table and one’s own cards decide", () => expect(needs(BEFORE)).toEqual(["table", "2", "9"]));

test.each(["fr", "en"] as const)("the voice needs no more than fifty letters in %s", (language) => {
  overwriteGetLocale(() => language);
  const lowest = { ...BEFORE, options: { hand: 2, winner: "lowest" } } as View;
  const said = [prompt(BEFORE), prompt(lowest), m._template_ask({ card: 24 })];
  expect(said.filter((line) => line.length > 50)).toEqual([]);
  expect(m._template_answer().length).toBeLessThanOrEqual(11);
});
