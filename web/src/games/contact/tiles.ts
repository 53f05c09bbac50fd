// The tiles: what they are called and how each planet is painted. Lengths in the drawing are millimetres.
import { m } from "$messages";
import type { Point, View } from "./wire";

export const EARTH = 0;
export const RADIUS = 15;

export const isAsteroid = (tile: number): boolean => tile > 18;

/** What is written on a tile: a planet's letter, an asteroid's number. */
export function inscription(tile: number): string {
  if (tile === EARTH) return "";
  return isAsteroid(tile) ? String(tile - 18) : String.fromCharCode(64 + tile);
}

/** What a tile is called in a sentence. */
export function tileName(tile: number): string {
  if (tile === EARTH) return m.contact_earth();
  return isAsteroid(tile) ? m.contact_asteroid({ number: inscription(tile) }) : inscription(tile);
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The tile that a key leads to: arrows go by the order of the letters, a letter or number to the tile that bears it. */
export function tileBy(key: string, from: number, count: number): number | null {
  const step = STEPS[key];
  if (step !== undefined) return (from + step + count) % count;
  const meant = Array.from({ length: count }, (_, tile) => inscription(tile)).indexOf(key.toUpperCase());
  return meant > 0 ? meant : null;
}

export const place = (point: Point | undefined): { x: number; y: number } => ({
  x: (point?.[0] ?? 0) / 10,
  y: (point?.[1] ?? 0) / 10,
});

/** Where the rocket stands beside its tile, whose middle it leaves free, and where it points, in degrees. */
export interface Berth {
  x: number;
  y: number;
  turn: number;
}

/** Millimetres from the middle of a tile to that of its rocket. */
const BESIDE = 24;
/** Millimetres from the rocket to the next tile that are enough. */
const ROOMY = 34;
const TURNS = [35, 75, -35, -75, 125, -125, 160, -160];

/** On the side of a tile where the rocket covers the least of the others. */
export function berth(tiles: readonly Point[], tile: number): Berth {
  const { x, y } = place(tiles[tile]);
  const others = tiles.filter((_, other) => other !== tile).map(place);
  const sides = TURNS.map((turn) => {
    const angle = (turn * Math.PI) / 180;
    const side = { x: x + BESIDE * Math.sin(angle), y: y - BESIDE * Math.cos(angle), turn };
    const edge = Math.min(side.x, 400 - side.x, side.y, 400 - side.y);
    return { side, free: Math.min(2 * edge, ROOMY, ...others.map((other) => Math.hypot(other.x - side.x, other.y - side.y))) };
  });
  return sides.reduce((best, one) => (one.free > best.free ? one : best)).side;
}

/** Planets lie dark side up until their card is turned; the asteroids and Earth are always in colour. */
export function isLit(view: View, tile: number): boolean {
  return tile === EARTH || isAsteroid(tile) || view.options.variant === "pro" || !view.pile.includes(tile);
}

/** The rings and flags of a tile: the goal for who knows it, where it may be, where it was not, the stopover shown. */
export interface Signs {
  goal: boolean;
  possible: boolean;
  wrong: boolean;
  stopover: boolean;
}

export const signsOn = (view: View, tile: number): Signs => ({
  goal: view.goal === tile,
  possible: view.candidates.includes(tile),
  wrong: view.guesses.some((guess) => guess.planets.includes(tile)),
  stopover: view.stopover === tile,
});

export interface Paint {
  ground: string;
  shade: string;
  mark: "bands" | "craters" | "ring" | "swirl" | "caps" | "spots";
}

const GROUNDS = [
  ["#d9694f", "#a8452f"],
  ["#e0b548", "#b58624"],
  ["#5f9a63", "#3f7446"],
  ["#4f86b8", "#335f88"],
  ["#9a72b5", "#714f8a"],
  ["#d98f5a", "#ab6736"],
] as const;
const MARKS: readonly Paint["mark"][] = ["bands", "craters", "ring", "swirl", "caps", "spots"];

/** Every planet has its own pair of colour and mark, so that colour is never the only sign. */
export function paintOf(tile: number): Paint {
  const index = tile - 1;
  const [ground, shade] = GROUNDS[index % GROUNDS.length]!;
  return { ground, shade, mark: MARKS[(index + Math.floor(index / 6) * 2) % MARKS.length]! };
}

/** The tiles of a route as points of a line. */
export const linePoints = (view: View, tiles: readonly number[]): string =>
  tiles
    .map((tile) => place(view.tiles[tile]))
    .map(({ x, y }) => `${x},${y}`)
    .join(" ");
