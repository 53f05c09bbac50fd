import { expect, it } from "vitest";
import { m } from "$messages";
import { overwriteGetLocale } from "../../paraglide/runtime";
import { aimWords, launchStep, obstacle, pencilStep } from "./asking";
import { goal } from "./goal";
import { whatLies } from "./inspect";
import { describeEvent, ending, tellTurn } from "./telling";
import { CRAFTS, type Launching } from "./launching.svelte";
import type { Pencil } from "./pencil.svelte";
import { needs, prompt, summary } from "./words";
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

it.each(["en", "fr"] as const)("asks in at most fifty characters, and answers in eleven (%s)", (locale) => {
  overwriteGetLocale(() => locale);
  const said = [
    ...(["ship", "super-ship", "laser"] as const).flatMap((craft) => [aimWords(craft, true), aimWords(craft, false)]),
    ...CRAFTS.flatMap((craft) => [0, 1, 2].map((left) => obstacle(craft, { rockets: left, ships: left, super_ships: left, lasers: left }))),
    ...prompts(),
  ];
  const pencil = pencilStep({ marks: new Map([["a1", "planet"]]), clear() {} } as unknown as Pencil, () => undefined);
  const aimed = { picked: true, first: null, craft: "laser", isPair: true, reset() {} } as unknown as Launching;
  const pair = launchStep(Object.assign(aimed, { launch: { type: "lasers", at: ["j10", "j19"] } }));
  const great = launchStep(Object.assign(aimed, { launch: { type: "super-ship", at: "j19" } }));
  const second = launchStep(Object.assign(aimed, { picked: false, first: "j19" }));
  said.push(...[pencil, pair, great, second].map((step) => step!.says));
  expect(said.filter((words) => words.length > 50 || words.length < 5)).toEqual([]);
  expect([pencil, pair, great].map((step) => step!.answer!.label).filter((label) => label.length > 11)).toEqual([]);
});

/** Prompts of a turn, whatever is laid out or known. */
function prompts(): string[] {
  const draft = (planets: number, groups: number): View =>
    ({ planets: 44, systems: 18, over: false, turn: null, skies: [{ ...sky({ ready: false, groups }), planets: Array(planets) }, sky({})] }) as unknown as View;
  const flight = (known: Partial<SkyView>): View =>
    ({ over: false, turn: 0, skies: [sky({}), sky(known)] }) as unknown as View;
  const edit = { type: "put", at: "a1" } as const;
  return [
    prompt(draft(0, 0), 0, [edit]),
    prompt(draft(43, 17), 0, [edit]),
    prompt(draft(20, 17), 0, [edit]),
    prompt(draft(45, 18), 0, [edit]),
    prompt(draft(44, 17), 0, [edit]),
    prompt(draft(44, 1), 0, [edit]),
    prompt(draft(44, 44), 0, [edit]),
    prompt(draft(44, 18), 0, [edit, { type: "confirm" }]),
    prompt(draft(44, 17), 0, []),
    prompt(flight({}), 0, []),
    prompt(flight({ found: ["a1"] }), 0, []),
    prompt(flight({ empty: ["a1"] }), 0, []),
  ].map((words) => words ?? "");
}

it("needs every star of the sky that is probed, the own planets and both tracks", () => {
  const chart = { places: [["a1", 0, 0], ["a2", 1, 0]] };
  const flight = { chart, systems: 2, turn: 0, over: false, skies: [sky({ planets: ["a2"] }), sky({})] } as unknown as View;
  expect(needs(flight, 0)).toEqual(["a1", "a2", "own-a2", "dot-0-0", "dot-0-1", "dot-1-0", "dot-1-1"]);
  const draft = { ...flight, turn: null, skies: [sky({ ready: false }), sky({})] } as unknown as View;
  expect(needs(draft, 0)).toEqual(["a1", "a2", "planets", "systems"]);
});
