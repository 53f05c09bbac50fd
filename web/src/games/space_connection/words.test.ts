import { expect, it } from "vitest";
import { m } from "$messages";
import { goal } from "./goal";
import { whatLies } from "./inspect";
import { describeEvent, ending, tellTurn } from "./telling";
import { summary } from "./words";
import type { Completed, Launched, SkyView, View } from "./wire";

const LAUNCHED: Launched = { type: "launched", seat: 0, craft: "ship", at: ["d4"], found: [], empty: [], returned: false };

it("counts systems in French, up to one in the singular", () => {
  const systems = (count: number): string => m.space_connection_summary_systems({ count, of: 3 }, { locale: "fr" });
  expect([0, 1, 2].map(systems)).toEqual([
    "0 système trouvé sur 3.",
    "1 système trouvé sur 3.",
    "2 systèmes trouvés sur 3.",
  ]);
});

it("tells a launch to whoever made it, to whom it struck, and to an onlooker", () => {
  const told = (found: string[], me: number | null): string =>
    describeEvent({ ...LAUNCHED, found }, {} as View, ["Altaïr", "Bo"], me) ?? "";
  expect(told(["d4"], 0)).toBe("Vous lancez un astronef en d4 et trouvez la planète d4. L’engin est perdu.");
  expect(told(["d4", "d5"], 1)).toContain("Altaïr lance un astronef en d4 et trouve vos planètes d4, d5.");
  expect(told(["d4"], null)).toContain("Altaïr lance un astronef en d4 et trouve la planète d4.");
  expect(told([], 1)).toContain("et ne trouve rien.");
});

it("tells a whole turn in a sentence or two", () => {
  const system = ["d4", "d5"];
  const completed: Completed = { type: "completed", seat: 0, place: 3, marker: "rocket", system, empty: [] };
  const events = [{ ...LAUNCHED, found: system }, completed];
  expect(tellTurn(events, { systems: 9 } as View, ["Altaïr", "Bo"], 1)).toBe(
    "Altaïr lance un astronef en d4 et trouve vos planètes d4, d5. Cela fait un système entier (3 sur 9).",
  );
});

it("ends with its numbers, those of the winner first", () => {
  const tracks = [Array(5).fill(null), Array(9).fill(null)];
  const view = { tracks, skies: [sky({}), sky({})] } as unknown as View;
  const said = (me: number | null) => ending(view, { reason: "all-systems", scores: [0, 1] }, ["Ada", "Bo"], me);
  expect(said(0)).toBe("9 systèmes à 5\u00a0: Bo a découvert tout votre ciel.");
  expect(said(1)).toBe("9 systèmes à 5\u00a0: vous avez tout découvert.");
});

/** A sky of which nothing is known, but for what is said. */
const sky = (known: Partial<SkyView>): SkyView => {
  const nothing = { ready: true, edits: 0, shuffles: 0, planets: null, groups: null, found: [], empty: [], implied: [] };
  return { ...nothing, systems: [], lost: [], emitters: [], beams: [], ...known };
};

const PROBED = sky({
  found: ["d4", "d5", "g7"],
  systems: [["d4", "d5"]],
  empty: ["a10", "a2"],
  implied: ["d6"],
  lost: [{ craft: "rocket", at: "a2" }],
});

it("tells what was probed, and which planets are a complete system", () => {
  const fleet = { rockets: 1, ships: 1, super_ships: 1, lasers: 1 };
  const view = { seat: 0, turn: 0, over: false, systems: 3, skies: [sky({ planets: ["a1"] }), PROBED], fleets: [fleet, fleet] };
  const words = summary(view as unknown as View, ["Ada", "Bo"]);
  expect(words).toMatch(/^À vous de jouer\. Ciel\u00a0: Bo\. /);
  expect(words).toContain("1 système trouvé sur 3. Planète trouvée\u00a0: g7. Systèmes complets\u00a0: d4, d5.");
  expect(words).toContain("Sondées, vides\u00a0: a2, a10. Vides, déduites d’un système complet\u00a0: d6.");
  expect(words).toContain("Votre ciel. Planète en a1.");
});

it("tells what lies where the keyboard is", () => {
  const lies = (at: string, mark?: "planet" | "empty"): string => whatLies(PROBED, at, [], mark);
  expect([lies("d4"), lies("g7"), lies("d6"), lies("b1")]).toEqual([
    "système complet",
    "planète trouvée",
    "position vide, déduite d’un système complet",
    "",
  ]);
  expect(lies("a2")).toBe("position sondée, vide, engin perdu (Fusée)");
  expect(lies("b1", "planet")).toBe("au crayon\u00a0: planète");
  expect(lies("g7", "planet")).toBe("planète trouvée");
});

it("shows where the reader stands: systems on both sides, planets to find, craft", () => {
  const fleet = { rockets: 8, ships: 3, super_ships: 2, lasers: 2 };
  const tracks = [["rocket"], []];
  const view = { seat: 0, turn: 0, over: false, systems: 3, planets: 6, skies: [sky({}), PROBED], fleets: [fleet, fleet], tracks };
  const { parts } = goal(view as unknown as View, 0, ["Ada", "Bo"]);
  expect(parts.map(({ label }) => label)).toEqual(["Systèmes 1\u00a0: 0", "3 planètes à trouver", "15 engins"]);
  expect(goal({ ...view, turn: null } as unknown as View, 0, ["Ada", "Bo"]).parts.map(({ state }) => state)).toEqual([
    "done",
    "ahead",
    "ahead",
  ]);
});
