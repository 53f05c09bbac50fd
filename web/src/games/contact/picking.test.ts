import { expect, it } from "vitest";
import { nearest } from "./picking";

const TILES = [
  { tile: 3, at: { x: 100, y: 100 } },
  { tile: 8, at: { x: 136, y: 100 } },
  { tile: 5, at: { x: 300, y: 300 } },
];

it("takes the nearest tile", () => {
  expect(nearest({ x: 112, y: 100 }, TILES, 1)).toBe(3);
  expect(nearest({ x: 124, y: 100 }, TILES, 1)).toBe(8);
});

it("takes none where none is near", () => {
  expect(nearest({ x: 200, y: 200 }, TILES, 1)).toBeNull();
});

it("reaches as far as a finger does where the table is small", () => {
  expect(nearest({ x: 340, y: 300 }, TILES, 1)).toBeNull();
  expect(nearest({ x: 340, y: 300 }, TILES, 0.5)).toBe(5);
});
