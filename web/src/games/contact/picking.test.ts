import { expect, it } from "vitest";
import { closeScale, FINGER, pick } from "./picking";

const TILES = [
  { tile: 3, at: { x: 100, y: 100 } },
  { tile: 8, at: { x: 136, y: 100 } },
  { tile: 5, at: { x: 300, y: 300 } },
];

it("takes the nearest tile that a mouse is near", () => {
  expect(pick({ x: 112, y: 100 }, TILES, 0.5, true)).toEqual({ tile: 3 });
  expect(pick({ x: 200, y: 200 }, TILES, 0.5, true)).toBeNull();
});

it("comes closer where a finger could mean two tiles, and not where it means one", () => {
  expect(pick({ x: 112, y: 100 }, TILES, 0.5, false)).toEqual({ closer: { x: 112, y: 100 } });
  expect(pick({ x: 300 + (0.9 * FINGER) / 0.5, y: 300 }, TILES, 0.5, false)).toEqual({ tile: 5 });
});

it("is close enough when the nearest tiles are a finger apart (CON-2)", () => {
  expect(pick({ x: 112, y: 100 }, TILES, closeScale(), false)).toEqual({ tile: 3 });
  expect(36 * closeScale()).toBeGreaterThanOrEqual(40);
});
