import { afterEach, expect, test, vi } from "vitest";
import { recall, recallFields, recallMap, remember } from "./memory";

afterEach(() => vi.unstubAllGlobals());

function shelf(): Pick<Storage, "getItem" | "setItem"> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

test("what is remembered is recalled, each place by itself", () => {
  vi.stubGlobal("localStorage", shelf());
  vi.stubGlobal("sessionStorage", shelf());
  remember("notes", { a: [1, 2] });
  expect(recall("notes")).toEqual({ a: [1, 2] });
  expect(recall("notes", "sessionStorage")).toBeNull();
});

test("what is no JSON, or no fields, is nothing", () => {
  const broken = shelf();
  vi.stubGlobal("localStorage", broken);
  broken.setItem("notes", "{");
  expect(recall("notes")).toBeNull();
  expect(recallFields("notes")).toEqual({});
  broken.setItem("notes", "7");
  expect(recallFields("notes")).toEqual({});
});

test("a map is remembered by its pairs, and what is none is left out", () => {
  vi.stubGlobal("localStorage", shelf());
  remember("marks", [...new Map([[1, "a"]]), 7]);
  expect(recallMap("marks")).toEqual(new Map([[1, "a"]]));
  remember("marks", {});
  expect(recallMap("marks").size).toBe(0);
});

test("a browser that may keep nothing forgets, and says nothing", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("forbidden");
    },
    setItem: () => {
      throw new Error("full");
    },
  });
  remember("notes", 1);
  expect(recall("notes")).toBeNull();
});
