import { expect, test } from "vitest";
import { written } from "./written";

test("the order of fields does not matter, that of a list does", () => {
  expect(written({ type: "guess", at: { b: 1, a: [1, 2] } })).toBe(written({ at: { a: [1, 2], b: 1 }, type: "guess" }));
  expect(written({ planets: [1, 2] })).not.toBe(written({ planets: [2, 1] }));
});
