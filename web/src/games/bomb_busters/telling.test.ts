import { describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { ending, goal } from "./goal";
import { handOf, inLines, scenes } from "./scenes";
import { describeEvent, opensTurn, tellTurn } from "./telling";
import type { Event, View, Wire } from "./wire";

const NAMES = ["Ada", "Bo", "Cy"];
const wire = (code: number, cut = false): Wire => ({ code, origin: 0, cut, shown: 0, token: false, knowers: [], notes: [], x: false, outward: false, told: 0 });
const view = {
  seat: 0,
  seats: 3,
  captain: 0,
  active: 1,
  detonator: 1,
  steps: 2,
  reds: 1,
  yellows: 0,
  stands: [
    { owner: 0, wires: [wire(20), wire(35), wire(50, true)], reds: [], beside: [] },
    { owner: 1, wires: [wire(0), wire(0)], reds: [], beside: [] },
    { owner: 2, wires: [wire(0), wire(50, true)], reds: [], beside: [] },
  ],
  markers: [{ wire: 35, sure: true }],
  cards: [],
  tasks: [],
  facts: [],
  aside: [],
  parts: {},
  ended: "",
  options: { mission: "3", reminders: true },
} as unknown as View;

const announced: Event = { type: "announced", seat: 1, slots: [[0, 0]], values: [4], tools: [] };
const missed: Event[] = [
  announced,
  { type: "missed", seat: 1 },
  { type: "token-placed", slot: [0, 0], value: 2, said: false },
  { type: "detonator", now: 1, by: 1 },
];

describe("what happened", () => {
  it("is told to whom it concerns in the second person", () => {
    expect(describeEvent(announced, view, NAMES, 0)).toBe("Bo vise chez vous A1 et annonce 4.");
    expect(describeEvent(announced, view, NAMES, 1)).toBe("Vous visez A1 (Ada) et annoncez 4.");
    expect(describeEvent(announced, view, NAMES, null)).toBe("Bo vise A1 (Ada) et annonce 4.");
  });

  it("is a turn in one breath, with how it went", () => {
    overwriteGetLocale(() => "en");
    expect(tellTurn(missed, view, NAMES, 0)).toBe("Bo points at your A1 and announces 4. Wrong: A1 is 2. The detonator advances: 1 of 3.");
    expect(missed.map(opensTurn)).toEqual([true, false, false, false]);
    expect(opensTurn({ type: "cut", seat: 1, slots: [[1, 0], [1, 1]], wires: [10, 10], solo: true })).toBe(true);
  });

  it("is a caption of fifty letters at most, or several", () => {
    expect(inLines(["Bo takes Radar.", "The mission begins.", "You are the captain."])).toEqual(["Bo takes Radar. The mission begins.", "You are the captain."]);
    const [long = "", ...more] = inLines(["The voice: “At the signal everybody stops and listens to what comes.”"]);
    expect(more).toEqual([]);
    expect(long).toBe("The voice: “At the signal everybody stops and…");
  });

  it("is seen: a hand, what it announces, the answer; together as long as bots wait", () => {
    const news = { events: missed, before: view, after: view, names: NAMES, me: 0, watch: 1800 };
    const seen = scenes(news);
    expect(seen.map(({ ms, name, holds }) => [ms, name, holds])).toEqual([[900, "point", true], [900, "wrong", undefined]]);
    expect(seen.map(({ says }) => says)).toEqual(["Bo vise A1\u00a0: «\u00a04\u00a0».", "Raté\u00a0: A1, c’est 2."]);
    expect(handOf(missed, view)).toEqual({ from: 1, at: [[0, 0]], mark: "4" });
  });

  it("is not held back where one did it oneself", () => {
    const cut: Event = { type: "cut", seat: 0, slots: [[0, 0], [1, 0]], wires: [20, 20], solo: false };
    const news = { events: [{ ...announced, seat: 0 }, cut], before: view, after: view, names: NAMES, me: 0, watch: 1200 };
    expect(scenes(news).map(({ name, holds, says }) => [name, holds, says])).toEqual([["right", undefined, null]]);
  });

  it("holds back no part that was not there before", () => {
    const opened: Event[] = [{ type: "constraint-opened", letter: "E" } as Event];
    const after = { ...view, parts: { constraints: { own: [], pairs: [], opened: "E" } } } as unknown as View;
    const held = (before: View) => scenes({ events: opened, before, after, names: NAMES, me: 0, watch: 1100 }).map(({ name, holds }) => [name, holds]);
    expect(held(after)).toEqual([["grow", true], ["move", undefined], ["shrink", undefined]]);
    expect(held({ ...view, stands: [] } as unknown as View)[0]).toEqual(["grow", false]);
  });

  it("ends with the guilty wire", () => {
    const events: Event[] = [announced, { type: "ended", reason: "red" }];
    const seen = scenes({ events, before: view, after: view, names: NAMES, me: 0, watch: 1900 });
    expect(seen.map(({ name, keys }) => [name, keys])).toEqual([["point", ["0.0"]], ["exploded", ["0.0"]]]);
  });
});

describe("the goal", () => {
  it("counts wires without the red one, and the mistakes that are left", () => {
    const labels = goal(view)?.parts.map(({ label }) => label);
    expect(labels).toEqual(["Mission 3", "4 fils à couper", "encore 1 erreur permise", "1 fil rouge"]);
  });

  it("speaks of red wires only where there are any", () => {
    expect(goal(view)?.says).toBe("Ensemble, coupez tous les fils par paires de même valeur. Jamais un rouge.");
    expect(goal({ ...view, reds: 0 })?.says).toBe("Ensemble, coupez tous les fils par paires de même valeur.");
  });

  it("ends with numbers that speak of us", () => {
    const won = { ...view, stands: view.stands.map((stand) => ({ ...stand, wires: stand.wires.map((one) => ({ ...one, cut: true })) })) };
    expect(ending(won, { reason: "defused", scores: [1, 1, 1] })).toBe("Nous avons désamorcé la bombe\u202f! Erreurs\u00a0: 1 sur 2 permises.");
    expect(ending(view, { reason: "red", scores: [0, 0, 0] })).toContain("Il restait 4 fils à couper.");
  });
});
