import { expect, it } from "vitest";
import { m } from "$messages";
import { describeEvent } from "./words";
import type { Launched, View } from "./wire";

const LAUNCHED: Launched = { type: "launched", seat: 0, craft: "ship", at: ["d4"], found: [], empty: [], returned: false };

it("counts systems in French, up to one in the singular", () => {
  const systems = (count: number): string => m.space_connection_summary_systems({ count, of: 3 }, { locale: "fr" });
  expect([0, 1, 2].map(systems)).toEqual([
    "0 système trouvé sur 3.",
    "1 système trouvé sur 3.",
    "2 systèmes trouvés sur 3.",
  ]);
});

it("tells of one planet and of several", () => {
  const told = (found: string[]): string => describeEvent({ ...LAUNCHED, found }, {} as View, ["Altaïr"]) ?? "";
  expect(told(["d4"])).toContain("Planète trouvée\u00a0: d4.");
  expect(told(["d4", "d5"])).toContain("Planètes trouvées\u00a0: d4, d5.");
});
