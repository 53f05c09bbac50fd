import { afterEach, expect, test } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { choicesOf } from "./pictures";
import { summary } from "./summary";
import type { View } from "./wire";

afterEach(() => overwriteGetLocale(() => "fr"));

/** A game that is over for Maïa. */
const table = { phase: "over", round: 3, turn: { seat: 0 }, books: [{ eliminated: true }], planets: [], whites: [], reds: [], tokens: [] };
const view = { table, wanted: [], faces: [] } as unknown as View;

test("a colon stands as each language wants it", () => {
  const robbed = (): string | undefined => choicesOf([{ type: "rob", victim: 0, piece: "object" }], view, ["Maïa"])?.list[0]?.label;
  overwriteGetLocale(() => "fr");
  expect(summary(view, ["Maïa"])).toContain("Maïa\u00a0: hors jeu.");
  expect(robbed()).toBe("Maïa\u00a0: objet");
  overwriteGetLocale(() => "en");
  expect(summary(view, ["Maïa"])).toContain("Maïa: out.");
  expect(robbed()).toBe("Maïa: object");
});
