import { describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { ending, goal } from "./goal";
import { sceneOf } from "./scene";
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
  script: null,
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
  grid: null,
  carrier: null,
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

  it("is staged: a hand, what it announces, the answer, a jolt", () => {
    const scene = sceneOf(missed, view, NAMES);
    expect(scene).toMatchObject({ from: 1, at: [[0, 0]], mark: "4", jolt: true, asks: true });
    expect(scene?.says.map(({ words }) => words)).toEqual(["C’est un 4\u202f!"]);
    expect(scene?.answers).toEqual([{ stand: 0, words: "Non\u00a0: 2", tone: "no" }]);
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
