import { expect, it } from "vitest";
import { inShelfOrder } from "./shelf";

const box = (name: string, playable: boolean, minutes: [number, number]) => ({ name, playable, meta: { minutes } });

it("has short games first, and behind them all what cannot be played yet", () => {
  const boxes = [box("soon", false, [5, 5]), box("long", true, [45, 90]), box("short", true, [10, 20]), box("even", true, [15, 15])];
  expect(inShelfOrder(boxes).map(({ name }) => name)).toEqual(["short", "even", "long", "soon"]);
});
