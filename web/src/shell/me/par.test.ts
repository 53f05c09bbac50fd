import { expect, test } from "vitest";
import { figure, verdict } from "./par";

test("a difference counts when luck does not explain it", () => {
  expect(verdict({ low: 0.1, high: 0.5 })).toBe("above");
  expect(verdict({ low: -0.5, high: -0.1 })).toBe("below");
  expect(verdict({ low: -0.1, high: 0.5 })).toBe("open");
  expect(verdict({ low: 0, high: 0 })).toBe("open");
});

test("numbers are written as the reader writes them", () => {
  expect(figure(31.25, "en")).toBe("31.3");
  expect(figure(31.25, "fr")).toBe("31,3");
  expect(figure(2, "en", true)).toBe("+2");
  expect(figure(-0.52, "fr", true)).toBe("−0,5");
  expect(figure(-0.01, "en", true)).toBe("0");
});
