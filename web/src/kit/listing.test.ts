import { afterEach, expect, it, vi } from "vitest";
import { overwriteGetLocale } from "../paraglide/runtime.js";
import { listed, listedParts } from "./listing";

afterEach(() => void vi.restoreAllMocks());

it("joins words by the language of the reader, whichever it was before", () => {
  expect(listed(["Ada", "Blaise", "Carl"])).toBe("Ada, Blaise et Carl");
  expect(listed(["Ada", "Carl"], "disjunction")).toBe("Ada ou Carl");
  overwriteGetLocale(() => "en");
  expect(listed(["Ada", "Carl"])).toBe("Ada and Carl");
  expect(listed(["Ada", "Carl"], "disjunction")).toBe("Ada or Carl");
  expect(listedParts(["Ada", "Carl"]).map(({ type }) => type)).toEqual(["element", "literal", "element"]);
});

it("makes nothing for what need not be joined, and nothing twice", () => {
  overwriteGetLocale(() => "en");
  listed(["Ada", "Carl"]);
  const made = vi.spyOn(Intl, "ListFormat");
  expect([listed([]), listed(["Ada"]), listed(["Ada", "Carl"])]).toEqual(["", "Ada", "Ada and Carl"]);
  expect(listedParts(["Ada"])).toEqual([{ type: "element", value: "Ada" }]);
  expect(made).not.toHaveBeenCalled();
});
