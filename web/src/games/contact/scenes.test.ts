import { expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { scenes } from "./scenes";
import type { Event, View } from "./wire";

const NAMES = ["Maximilienne", "Bob", "Robot débutant 3"];
const view = (changes: Partial<View> = {}): View => ({ phase: "guess", source: 0, fuel: 4, rounds: [], ...changes }) as unknown as View;
const seen = (me: number | null, events: readonly Event[], after = view(), before: View | null = view()): ReturnType<typeof scenes> =>
  scenes({ events, before, after, names: NAMES, me, watch: 3000 });

const WRONG: Event[] = [{ type: "pointed", seat: 2, planets: [11], right: false }, { type: "fuel-lost", left: 4 }];
const ROUND = { source: 0, start: 0, goal: 11, won: 4, transmissions: [], guesses: [] };
const RIGHT: Event[] = [{ type: "pointed", seat: 2, planets: [11], right: true }, { type: "goal-reached", round: ROUND }];
const SENT: Event = { type: "transmitted", source: 0, flights: [[0, 90_000]] };

it("rests a pointer over the table as it was, then lets a barrel burst or the rocket fly", () => {
  const [points, answers, stays] = seen(1, WRONG);
  expect([points!.ms, points!.holds, points!.keys]).toEqual([1300, true, ["11"]]);
  expect([answers!.ms, answers!.name, stays!.ms]).toEqual([600, "burst", 1100]);
  expect(answers!.says).toBe("Ce n’est pas là\u00a0: il nous reste 4 carburants.");
  expect(seen(1, RIGHT).map(({ ms }) => ms)).toEqual([1300, 900, 800]);
  expect(seen(1, RIGHT)[1]!.name).toBe("reach-goal");
});

it("answers one's own guess at once", () => {
  expect(seen(2, WRONG).map(({ ms, holds }) => [ms, holds ?? false])).toEqual([[600, false], [1100, false]]);
});

it("makes no scene of a transmission: its time is the game's (CON-12)", () => {
  expect(seen(1, [SENT])).toEqual([]);
});

it("gives people time to read what others did, and none for what they did themselves", () => {
  const asked: Event = { type: "asked-again", seat: 1 };
  expect(seen(0, [asked]).map(({ ms, says }) => [ms, says])).toEqual([[1500, "Bob vous redemande une transmission."]]);
  expect(seen(1, [asked])).toEqual([]);
  const shown: Event[] = [{ type: "aid-used", seat: 1, card: "first-stopover" }, { type: "stopover-shown", tile: 3 }];
  expect(seen(0, shown)).toHaveLength(2);
});

it("ends with the way to all goals", () => {
  const over = view({ phase: "over", rounds: [ROUND, ROUND] });
  expect(seen(1, RIGHT, over).at(-1)!.name).toBe("retrace");
});

it.each(["fr", "en"] as const)("says everything in two short lines (%s)", (locale) => {
  overwriteGetLocale(() => locale);
  const card = "first-stopover" as const;
  const events: Event[] = [
    { type: "round-opened", number: 12, source: 2, signal: 6, planet: 3, goal: null },
    { type: "goal-changed", source: 2, goal: null },
    { type: "signal-chosen", source: 2, value: 6 },
    { type: "asked-again", seat: 2 },
    { type: "aid-used", seat: 2, card },
    { type: "stopover-shown", tile: 23 },
    { type: "briefing-opened", seat: 2, card },
    { type: "reactivated", seat: 2, fuel: 4 },
  ];
  const said = [...seen(0, events), ...seen(1, WRONG), ...seen(1, RIGHT)].map(({ says }) => says!);
  expect(said).toHaveLength(8 + 6);
  for (const words of said) expect([words, words.length <= 56]).toEqual([words, true]);
});
