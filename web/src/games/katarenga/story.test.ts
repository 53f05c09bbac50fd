import { describe, expect, test } from "vitest";
import { goal } from "./goal";
import { describeEvent, ending, opensTurn, tellTurn } from "./story";
import type { Event, View } from "./wire";

const NAMES = ["Ada", "Robot facile"];
const OPEN = { colours: "R".repeat(64), pawns: "w".repeat(8) + ".".repeat(48) + "b".repeat(8), threatened: [], last: null };
const RACE = { ...OPEN, goals: "RG", camps: "", choices: "RG", home: [3, 5], ended: "" } as unknown as View;
const CAMPS = { ...OPEN, goals: "", camps: "----", choices: "", home: [0, 0], ended: "" } as unknown as View;

const OUSTS: Event[] = [
  { type: "moved", seat: 1, start: 51, target: 60 },
  { type: "settled", seat: 1, square: 60, count: 6 },
  { type: "ousted", seat: 0, square: 60, to: 18 },
];

describe("a turn in one sentence", () => {
  const told = (me: number | null): string | null => tellTurn(OUSTS, RACE, NAMES, me);

  test("speaks to whoever was ousted", () => {
    expect(told(0)).toBe(
      "Robot facile va de d7 en e8, installe un pion (6 sur 8) et déloge votre pion de e8 vers c3.",
    );
  });

  test("speaks to whoever did it, and of both to those who look on", () => {
    expect(told(1)).toBe("Vous allez de d7 en e8, installez un pion (6 sur 8) et délogez le pion blanc de e8 vers c3.");
    expect(told(null)).toContain("Robot facile va de d7 en e8");
    expect(told(null)).toContain("déloge le pion blanc de e8 vers c3.");
  });

  test("names the owner of a pawn that the oust itself settled (KBB-17)", () => {
    const given: Event = { type: "settled", seat: 0, square: 18, count: 1 };
    expect(tellTurn([...OUSTS, given], RACE, NAMES, 0)).toMatch(/c3\. Vous installez un pion \(1 sur 8\)\.$/);
  });

  test("begins with a move, not with what comes of it", () => {
    expect(OUSTS.map(opensTurn)).toEqual([true, false, false]);
    expect(describeEvent(OUSTS[2]!, RACE, NAMES, 0)).toBe("Robot facile déloge votre pion de e8 vers c3.");
  });
});

describe("the end with its numbers", () => {
  test("says who settled how many", () => {
    const view = { ...RACE, ended: "all-settled", home: [8, 5] } as View;
    const outcome = { reason: "all-settled", scores: [3, 0] };
    expect(ending(view, outcome, NAMES, 0)).toContain("vos huit pions et marquez 3 points\u00a0: l’adversaire en a installé 5.");
    expect(ending(view, outcome, NAMES, 1)).toBe("Ada a installé ses huit pions et marque 3 points\u00a0: vous en avez installé 5.");
    expect(ending(view, { reason: "resigned", scores: [3, 0] }, NAMES, 0)).toBeNull();
  });

  test("counts pawns in the base game", () => {
    const view = { ...CAMPS, ended: "both-camps", camps: "ww--", home: [2, 0] } as View;
    const said = ending(view, { reason: "both-camps", scores: [1, 0] }, NAMES, 0);
    expect(said).toBe("Vous occupez les deux camps adverses, avec 10 pions contre 8.");
  });
});

describe("the goal", () => {
  const labels = (view: View, seat: number): string[] => (goal(view, seat)?.parts ?? []).map(({ label }) => label);

  test("is a colour first, then eight pawns on it", () => {
    const open = { ...RACE, goals: "-G", home: [0, 1] } as View;
    expect(labels(open, 0)).toEqual(["Choisir\u00a0: rouge", "0 sur 8 installés", "Adversaire\u00a0: 1 sur 8"]);
    expect(labels(RACE, 0)).toEqual(["Couleur\u00a0: rouge", "3 sur 8 installés", "Adversaire\u00a0: 5 sur 8"]);
  });

  test("names what is in danger, and explains everything", () => {
    const parts = goal({ ...CAMPS, threatened: [0, 57] } as View, 0)?.parts ?? [];
    expect(parts.map(({ label }) => label)).toContain("En danger\u00a0: a1");
    expect(parts.every(({ help }) => help)).toBe(true);
    expect(goal(CAMPS, null)).toBeNull();
  });
});
