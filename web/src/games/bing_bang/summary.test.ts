import { expect, test } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { summary } from "./summary";
import type { View } from "./wire";

/** A game that is over for Maïa. */
const table = { phase: "over", round: 3, turn: { seat: 0 }, books: [{ eliminated: true }], planets: [], whites: [], reds: [], tokens: [] };
const view = { table, wanted: [], faces: [] } as unknown as View;

test("a colon stands as each language wants it", () => {
  expect(summary(view, ["Maïa"])).toContain("Maïa\u00a0: éliminé.");
  overwriteGetLocale(() => "en");
  expect(summary(view, ["Maïa"])).toContain("Maïa: out.");
});

test("tokens that nobody has turned are listed by colour, taken ones are not", () => {
  const tokens = [20, 0, 25, 399, -1];
  const sky = { ...table, books: [], planets: [], tokens, colours: [0, 0, 1, 1, 1] };
  const words = summary({ table: sky, wanted: [], faces: [null, null, 15, null, null] } as unknown as View, []);
  expect(words).toMatch(/Jetons connus\u00a0: f2 [^.]*\. Jetons bleus\u00a0: a1, a2\. Jetons orange\u00a0: t20\.$/);
});
