import { beforeEach, expect, test, vi } from "vitest";
import { keepCode, keptCode } from "./shown";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a code is found again when the page is loaded again, until it is done with", () => {
  const made = { code: "ABCD-2345", link: "https://games.example/join#abcd2345", seconds: 300 };
  expect(keptCode()).toBeNull();
  keepCode(made);
  expect(keptCode()).toEqual(made);
  keepCode(null);
  expect(keptCode()).toBeNull();
});

test("whatever else was kept is no code", () => {
  for (const wrong of ["x", 3, [], {}, { code: 1 }, { code: "A", link: "no address", seconds: 3 }]) {
    sessionStorage.setItem("cosmotheque-code", JSON.stringify(wrong));
    expect(keptCode()).toBeNull();
  }
});
