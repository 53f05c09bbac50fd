import { expect, it } from "vitest";
import { scenes, shownAt, surfacing } from "./scenes";
import type { Completed, Event, Launched, SkyView, View } from "./wire";

const SHIP: Launched = { type: "launched", seat: 1, craft: "ship", at: ["d4"], found: ["d4", "d5"], empty: [], returned: true };
const WHOLE: Completed = { type: "completed", seat: 1, place: 1, marker: "ship", system: ["d4", "d5"], empty: ["d6"] };
const NAMES = ["Ada", "A bot with a long name"];

const sky = (known: Partial<SkyView>): SkyView =>
  ({ planets: null, groups: null, found: [], systems: [], implied: [], ...known }) as unknown as SkyView;
const seen = (own: Partial<SkyView>, more: Partial<View> = {}): View =>
  ({ over: false, systems: 9, tracks: [[], []], skies: [sky(own), sky({})], ...more }) as unknown as View;
const BEFORE = seen({ planets: ["d4", "d5"] });
const AFTER = seen(
  { planets: ["d4", "d5"], found: ["d4", "d5"], systems: [["d4", "d5"]], implied: ["d6"] },
  { tracks: [[], ["ship"]] },
);
const play = (events: readonly Event[], after = AFTER, before: View | null = BEFORE) =>
  scenes({ events, before, after, names: NAMES, me: 0, watch: 2600 });

it("shows a launch part by part, as long as people are given to watch it, and tells it to whom it strikes", () => {
  const parts = play([SHIP, WHOLE]);
  expect(parts.map(({ name, ms, holds }) => [name, ms, holds])).toEqual([
    ["flies", 500, true],
    ["sweeps", 400, true],
    ["surfaces", 800, false],
    ["whole", 900, false],
  ]);
  expect(parts.map(({ says }) => says)).toEqual([
    "A bot with… lance un astronef en d4.",
    "A bot with… lance un astronef en d4.",
    "A bot with… trouve vos planètes d4, d5.",
    "A bot with… découvre un de vos systèmes\u00a0: 1 sur 9.",
  ]);
});

it("counts planets that are too many to be listed", () => {
  const found = ["a1", "a2", "a3", "a4", "a5"];
  expect(play([{ ...SHIP, found }])[2]?.says).toBe("A bot with… trouve 5 de vos planètes.");
});

it("has nothing to show at first sight", () => {
  expect(play([SHIP], AFTER, null)).toEqual([]);
});

it("draws nothing before it was seen", () => {
  const [flies, , surfaces, whole] = play([SHIP, WHOLE]);
  const drawn = (scene: typeof flies) => shownAt(scene ?? null, BEFORE, AFTER);
  expect(drawn(flies)).toBe(BEFORE);
  const { skies, tracks } = drawn(surfaces);
  expect([skies[0].found, skies[0].systems, skies[0].implied, tracks[1]]).toEqual([["d4", "d5"], [], [], []]);
  expect([drawn(whole).skies[0].systems, drawn(whole).tracks]).toEqual([AFTER.skies[0].systems, AFTER.tracks]);
  expect(shownAt(null, BEFORE, AFTER)).toBe(AFTER);
});

it("opens the skies only once the last launch was seen", () => {
  const over = { ...AFTER, over: true, skies: [AFTER.skies[0], sky({ planets: ["a1"] })] } as unknown as View;
  const parts = play([SHIP, WHOLE, { type: "ended", planets: [[], []] }], over);
  const whole = shownAt(parts[3]!, BEFORE, over);
  expect([whole.over, whole.skies[1].planets]).toEqual([false, null]);
  expect(parts[4]).toMatchObject({ name: "ends", ms: 1500 });
  expect(shownAt(parts[4]!, BEFORE, over)).toBe(over);
});

it("has planets surface one by one, in time however many they are", () => {
  expect([...surfacing(["a", "b", "c"], 800).values()]).toEqual([0, 150, 300]);
  expect(Math.max(...surfacing([..."abcdefghij"], 800).values())).toBeLessThanOrEqual(600);
});
