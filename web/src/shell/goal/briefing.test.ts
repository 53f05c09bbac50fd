import { expect, it } from "vitest";
import { briefingOf } from "./briefing";

const text = (words: string) => ({ fr: words, en: words });
const words = {
  rulebook: [{ title: text("Box"), box: "", rules: [{ id: "BOM-901", text: text("one") }, { id: "BOM-1001", text: text("other") }] }],
  options: {},
  reasons: {},
  phrases: {},
  events: {},
  primer: null,
  briefings: { "mission.9": { title: text("Nine"), story: text("…"), special: text("!"), rules: ["BOM-901"] } },
};

it("finds the briefing of what the table plays, with its own rules", () => {
  const found = briefingOf(words, { captain: "random", mission: "9" });
  expect(found?.briefing.title.en).toBe("Nine");
  expect(found?.rules.map((rule) => rule.id)).toEqual(["BOM-901"]);
});

it("finds none where the options make no chapter", () => {
  expect(briefingOf(words, { mission: "8" })).toBeNull();
});
