import { afterAll, beforeEach, expect, test, vi } from "vitest";
import type { TableInfo } from "../wire";
import { adopt, commitmentFor, follow, hashed, keptOf, newNumber } from "./numbers";

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
  });
});
afterAll(() => void vi.unstubAllGlobals());

const SEAL = "5".repeat(64);

/** A table at which the first seat is mine, as far as a deal is concerned. */
const table = (id: string, commitments: (string | null)[], waiting: number[] = [], seal = SEAL): TableInfo =>
  ({ id, seats: [{ kind: "guest", mine: true }, { kind: "guest", mine: false }], draw: { seal, commitments, waiting } }) as unknown as TableInfo;

test("a hash is the published one", () => {
  expect(hashed("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("numbers are long and never the same", () => {
  const numbers = new Set(Array.from({ length: 50 }, newNumber));
  expect(numbers.size).toBe(50);
  expect([...numbers].every((number) => /^[0-9a-f]{64}$/.test(number))).toBe(true);
});

test("a table is always promised the same number, and it is kept once it counts", () => {
  const promised = commitmentFor("a");
  expect(commitmentFor("a")).toBe(promised);
  follow(table("a", [null, null]));
  expect(keptOf("a")?.number).toBe("");
  follow(table("a", [promised, null]));
  expect(hashed(keptOf("a")!.number)).toBe(promised);
  expect(commitmentFor("a")).toBe(promised);
});

test("a number is opened when it is asked for, after seal and promises are noted", () => {
  const promised = commitmentFor("b");
  expect(follow(table("b", [promised, "c"]))).toBeNull();
  const number = follow(table("b", [promised, "c"], [0, 1]));
  expect(hashed(number!)).toBe(promised);
  expect(keptOf("b")).toEqual({ number, seal: SEAL, commitments: [promised, "c"] });
  expect(follow(table("b", [promised, "c"], [1]))).toBeNull();
});

test("nothing is opened where the seal or a promise is another than before", () => {
  const promised = commitmentFor("c");
  follow(table("c", [promised, "c"]));
  expect(follow(table("c", [promised, "c"], [0], "6".repeat(64)))).toBeNull();
  follow(table("c", [promised, "c"], [0]));
  expect(follow(table("c", [promised, "d"], [0]))).toBeNull();
  expect(keptOf("c")?.commitments).toEqual([promised, "c"]);
});

test("a number that was drawn before the table had a name is found again", () => {
  const number = newNumber();
  adopt("d", number);
  expect(follow(table("d", [hashed(number), null], [0]))).toBe(number);
});

test("who has no seat keeps nothing", () => {
  const promised = commitmentFor("e");
  const seats = [{ kind: "guest", mine: false }];
  expect(follow({ ...table("e", [promised], [0]), seats } as unknown as TableInfo)).toBeNull();
  expect(keptOf("e")).toBeNull();
});

test("only the last tables are kept", () => {
  for (let count = 0; count < 130; count++) follow(table(`t${count}`, []));
  expect(keptOf("t0")).toBeNull();
  expect(keptOf("t129")?.seal).toBe(SEAL);
});
