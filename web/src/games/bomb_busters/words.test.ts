import { expect, test } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import type { View, Wire } from "./wire";
import { missionName, missionTitle } from "./mission";
import { summary } from "./words";

const wire = (code: number): Wire => ({ code, origin: 0, cut: false, shown: 0, token: false, knowers: [], notes: [], x: false, outward: false, told: 0 });
const view = {
  seat: 0,
  seats: 2,
  captain: 0,
  active: 0,
  detonator: 0,
  steps: 2,
  reds: 1,
  yellows: 2,
  stands: [{ owner: 0, wires: [wire(20), wire(50)], reds: [] }],
  cards: [{ number: 3, used: true }, { number: 4, used: false }],
  ...{ options: { mission: "1" }, ended: "", validated: [], tasks: [], markers: [], hearts: [], facts: [], parts: {}, characters: [], ready: [4] },
} as unknown as View;

test("a semicolon stands as each language wants it, a comma everywhere close to its word", () => {
  expect(summary(view, ["Ada", "Bo"])).toContain("A1, 2\u202f; A2, 5.");
  expect(summary(view, ["Ada", "Bo"])).toContain("Triple détecteur 3000, carte utilisée\u202f; Post-it, utilisable.");
  overwriteGetLocale(() => "en");
  expect(summary(view, ["Ada", "Bo"])).toContain("A1, 2; A2, 5.");
});

test("a mission of a player is called by its file, without the digest", () => {
  expect(missionName("the-lighthouse@1a2b3c4d")).toBe("The lighthouse");
  expect(missionTitle("the-lighthouse@1a2b3c4d")).toBe("The lighthouse");
  expect(missionName("44")).toBe("44");
});
