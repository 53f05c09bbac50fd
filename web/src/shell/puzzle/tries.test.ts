import { beforeEach, expect, test, vi } from "vitest";
import { belongsTo, learn, logOf, note, together, told, triesOf, untoldGames, type Untold } from "./tries.svelte";

const FIRST: Untold = ["a", true, 10, 3];
const SECOND: Untold = ["b", false, 20, -1];
const plain = ([id, solved, at]: Untold) => [id, solved, at];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("what was tried is there at once, and stays when the server knows it", () => {
  note("one", FIRST);
  note("one", SECOND);
  expect(untoldGames()).toEqual(["one"]);
  told([FIRST], { game: "one", mark: "m", tries: null });
  expect(logOf("one")).toEqual({ mark: "m", known: [plain(FIRST)], untold: [SECOND] });
  expect(triesOf("one")).toEqual([plain(FIRST), plain(SECOND)]);
  expect(triesOf("other")).toEqual([]);
});

test("what other devices have told takes its place by time", () => {
  note("one", SECOND);
  told([SECOND], { game: "one", mark: "m", tries: [["c", true, 5], ["b", false, 20]] });
  expect(triesOf("one")).toEqual([["c", true, 5], ["b", false, 20]]);
  note("one", FIRST);
  learn([{ game: "two", mark: "n", tries: [["d", true, 1]] }]);
  expect(triesOf("one")).toEqual([plain(FIRST)]);
  expect(triesOf("two")).toEqual([["d", true, 1]]);
});

test("puzzles of one's own games are told nobody", () => {
  note("one/own", FIRST);
  expect(untoldGames()).toEqual([]);
  expect(triesOf("one/own")).toHaveLength(1);
});

test("whoever comes next takes over what nobody was told, and nothing else", () => {
  note("one", FIRST);
  belongsTo("ann");
  told([FIRST], { game: "one", mark: "m", tries: null });
  note("one", SECOND);
  belongsTo("ann");
  expect(triesOf("one")).toHaveLength(2);
  belongsTo("ben");
  expect(logOf("one")).toEqual({ mark: "", known: [], untold: [SECOND] });
});

test("the same try is one", () => {
  expect(together([["a", true, 10]], [FIRST, ["a", false, 9]])).toEqual([["a", false, 9], ["a", true, 10]]);
});

test("a book from before there were logs is taken over once", () => {
  localStorage.setItem("cosmotheque-puzzles", JSON.stringify({ one: { met: { a: true, b: false, c: 7 } }, spoilt: 3 }));
  expect(triesOf("one").map(([id, solved]) => [id, solved])).toEqual([["a", true], ["b", false]]);
  expect(logOf("one").untold.map((one) => one[3])).toEqual([null, null]);
  note("one", SECOND);
  expect(triesOf("one")).toHaveLength(3);
});

test("whatever is kept, it can be read", () => {
  const logs = { one: { known: [["a", true, 1], ["b"], 7], untold: "x", mark: 3 }, two: null };
  localStorage.setItem("cosmotheque-tries", JSON.stringify({ owner: 4, logs }));
  expect(logOf("one")).toEqual({ mark: "", known: [["a", true, 1]], untold: [] });
  for (const text of ["{", "7", "[]"]) {
    localStorage.setItem("cosmotheque-tries", text);
    expect(triesOf("one")).toEqual([]);
  }
});
