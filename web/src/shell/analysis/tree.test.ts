import { expect, test } from "vitest";
import { alternatives, at, changed, grown, known, lineTo, merged, placeOf, pruned, rowsOf, type Place, type Tree } from "./tree";

const move = (action: unknown, seed = 1) => ({ seat: 0, action, seed, said: String(action) });
const place = (tree: Tree, action: unknown): Place => placeOf(tree.find((one) => one.action === action)!);

/** From step 4: a, then b or c; c goes on with d. From step 7: e. */
function some(): Tree {
  let tree = grown([], at(4), move("a"));
  tree = grown(tree, place(tree, "a"), move("b"));
  tree = grown(tree, place(tree, "a"), move("c"));
  tree = grown(tree, place(tree, "c"), move("d"));
  return grown(tree, at(7), move("e"));
}

test("the way to a place is all that was tried since it left the game", () => {
  const tree = some();
  expect(lineTo(tree, place(tree, "d")).map((one) => one.action)).toEqual(["a", "c", "d"]);
  expect(lineTo(tree, at(4))).toEqual([]);
});

test("a move that was tried before is found again, with a seed only if the same was drawn", () => {
  const tree = some();
  expect(known(tree, at(4), { seat: 0, action: "a" })?.id).toBe(1);
  expect(known(tree, at(4), { seat: 0, action: "a" }, 2)).toBeUndefined();
  expect(known(tree, at(4), { seat: 1, action: "a" })).toBeUndefined();
  expect(known(tree, at(5), { seat: 0, action: "a" })).toBeUndefined();
});

test("who takes back a move takes back what followed", () => {
  const tree = some();
  expect(pruned(tree, 3).map((one) => one.action)).toEqual(["a", "b", "e"]);
  expect(pruned(tree, 1).map((one) => one.action)).toEqual(["e"]);
});

test("branches have names", () => {
  expect(changed(some(), 3, { name: "calm" })[2]?.name).toBe("calm");
});

test("the list goes from move to what else was tried to how it goes on", () => {
  let tree = some();
  tree = grown(tree, place(tree, "b"), move("f"));
  const rows = rowsOf(tree, at(2)).map((row) => (row.kind === "game" ? row.step : `${row.depth}${row.one.action}`));
  expect(rows).toEqual([2, 4, "1a", "1b", "2c", "2d", "1f", 7, "1e"]);
});

test("up and down lead to what else there was, the game itself first", () => {
  const tree = some();
  expect(alternatives(tree, place(tree, "c"), 3, 5)).toEqual([place(tree, "b"), place(tree, "c")]);
  expect(alternatives(tree, place(tree, "a"), 3, 5)).toEqual([at(5), place(tree, "a")]);
  expect(alternatives(tree, at(5), 4, 6)).toEqual([at(5), place(tree, "a")]);
  expect(alternatives(tree, at(0), null, 1)).toEqual([at(0)]);
});

test("a tree from elsewhere joins this one, and what is the same is there once", () => {
  const tree = some();
  const foreign = changed(grown(grown([], at(4), move("a")), at(4, 1), move("g")), 1, { name: "mine" });
  const { tree: both, place: here } = merged(tree, foreign, at(4, 2));
  expect(both.map((one) => one.action)).toEqual(["a", "b", "c", "d", "e", "g"]);
  expect(both[0]?.name).toBe("mine");
  expect(lineTo(both, here).map((one) => one.action)).toEqual(["a", "g"]);
  expect(merged(both, foreign, at(4, 2)).tree).toEqual(both);
});
