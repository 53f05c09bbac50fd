import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { PARTS } from ".";

const folders = (path: string): string[] =>
  readdirSync(fileURLToPath(new URL(path, import.meta.url)), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const here = folders(".");

test("each folder is a mechanism of the list, and stands under the name that it has in Python", () => {
  expect(PARTS).toHaveLength(here.length);
  const there = folders("../../../../../src/cosmotheque/games/bomb_busters/parts");
  expect(here.filter((name) => !there.includes(name))).toEqual([]);
});

test("no two mechanisms say what one keeps, or lay the same card in the dock", () => {
  for (const said of [PARTS.flatMap(({ slice }) => slice ?? []), PARTS.flatMap(({ cards = {} }) => Object.keys(cards))]) {
    expect(said).toEqual([...new Set(said)]);
  }
});
