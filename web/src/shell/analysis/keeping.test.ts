import { beforeEach, expect, test, vi } from "vitest";
import { keep, kept, packed, unpacked } from "./keeping";
import { at, changed, grown, type Tree } from "./tree";

beforeEach(() => {
  const known = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => known.get(key) ?? null,
    setItem: (key: string, value: string) => void known.set(key, value),
  });
});

const action = { type: "move", from: [1, 2], to: [3, 4] };
const first = grown([], at(17), { seat: 1, action, seed: 5, said: "Ada" });
const tree: Tree = changed(grown(first, at(17, 1), { seat: 0, action, seed: 6, said: "Bob" }), 2, { name: "Été" });

test("an analysis is kept by its game, and the oldest are forgotten", () => {
  keep("abc", { tree, place: at(17, 2) });
  expect(kept("abc")).toEqual({ tree, place: at(17, 2) });
  expect(kept("other")).toBeNull();
  for (let number = 0; number < 60; number += 1) keep(`n${number}`, { tree: [], place: at(0) });
  expect(kept("abc")).toBeNull();
  expect(kept("n59")).not.toBeNull();
});

test("a link brings the tree along, without the words", async () => {
  const letters = await packed({ tree, place: at(17, 2) });
  expect(letters).toMatch(/^[\w-]+$/);
  const found = await unpacked(letters);
  expect(found?.place).toEqual(at(17, 2));
  expect(found?.tree).toEqual(tree.map((one) => ({ ...one, said: "" })));
});

test("a long line makes no long link", async () => {
  let long: Tree = [];
  for (let id = 0; id < 200; id += 1) long = grown(long, at(3, id || null), { seat: id % 2, action: [id, id + 1], seed: id, said: "" });
  expect((await packed({ tree: long, place: at(3, 200) })).length).toBeLessThan(4000);
});

test("a short link does not swell to a long tree", async () => {
  const swollen = changed(tree, 1, { name: "x".repeat(300_000) });
  const letters = await packed({ tree: swollen, place: at(17, 2) });
  expect(letters.length).toBeLessThan(2000);
  expect(await unpacked(letters)).toBeNull();
});

test("what is no tree is none", async () => {
  for (const letters of ["", "nonsense", "AAAA", btoa("[1,2]")]) expect(await unpacked(letters)).toBeNull();
  localStorage.setItem("cosmotheque-analyses", JSON.stringify({ a: { tree: [{ id: 1, parent: 1 }], place: at(0) }, b: 7 }));
  expect(kept("a")).toBeNull();
  expect(kept("b")).toBeNull();
});
