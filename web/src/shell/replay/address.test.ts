import { expect, test } from "vitest";
import { readStep, stepAddress } from "./address";

test("a step and whose eyes it is seen with are read from the address", () => {
  expect(readStep("?step=17&seat=2")).toEqual({ step: 17, seat: 2 });
  expect(readStep("?step=17")).toEqual({ step: 17, seat: null });
});

test("an address without a step asks for none, and nonsense is none", () => {
  for (const search of ["", "?seat=2", "?step=", "?step=-1", "?step=1e9", "?step=12345678"])
    expect(readStep(search)).toBeNull();
  expect(readStep("?step=3&seat=x")).toEqual({ step: 3, seat: null });
});

test("what is written can be read", () => {
  expect(stepAddress("abc", 17, 2)).toBe("/r/abc?step=17&seat=2");
  expect(readStep(new URL(stepAddress("abc", 0, null), "http://here").search)).toEqual({ step: 0, seat: null });
});
