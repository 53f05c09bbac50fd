import { afterEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../paraglide/runtime.js";
import { listing } from "./listing";

afterEach(() => overwriteGetLocale(() => "fr"));

it("joins words by the language of the reader, whichever it was before", () => {
  overwriteGetLocale(() => "fr");
  expect(listing().format(["Ada", "Blaise", "Carl"])).toBe("Ada, Blaise et Carl");
  expect(listing("disjunction").format(["Ada", "Carl"])).toBe("Ada ou Carl");
  overwriteGetLocale(() => "en");
  expect(listing().format(["Ada", "Carl"])).toBe("Ada and Carl");
  expect(listing("disjunction").format(["Ada", "Carl"])).toBe("Ada or Carl");
});

it("is made once", () => {
  overwriteGetLocale(() => "en");
  expect(listing()).toBe(listing("conjunction"));
});
