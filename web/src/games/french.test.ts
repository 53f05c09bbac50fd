// French of all games: what is put into a sentence may begin with a vowel.
import { expect, it } from "vitest";

const FILES = import.meta.glob<object>("./*/messages/*fr.json", { eager: true, import: "default" });
const ELIDED = /(?<!\p{L})(?:de|que|le|la|ne|se|jusque) \{(?<what>\w+)\}/giu;
/** Figures and squares, before which nothing is elided, and colours of which none begins with a vowel. */
const HARMLESS = new Set(["colour", "degrees", "n", "number", "score", "square", "start", "target", "values"]);

it.each(Object.entries(FILES))("%s has no word before a gap that a vowel would shorten", (_, messages) => {
  const gaps = [...JSON.stringify(messages).matchAll(ELIDED)].filter(({ groups }) => !HARMLESS.has(groups?.["what"] ?? ""));
  expect(gaps.map(([words]) => words)).toEqual([]);
});
