// Legs: how far they are, how long they were held, how long they were meant to be. Lengths in tenths of a millimetre.
import { m } from "$messages";
import { getLocale } from "../../paraglide/runtime.js";
import type { Flight, Point, Round, View } from "./wire";

export interface Leg {
  from: number;
  to: number;
  length: number;
}

export interface HeldLeg extends Leg {
  sent: number;
  /** The duration that this length has at the pace of the whole round. */
  meant: number;
}

/** The legs of a way that begins with the tile it starts from. */
export function legsOf(tiles: readonly Point[], way: readonly number[]): Leg[] {
  return way.slice(1).map((to, index) => {
    const from = way[index]!;
    return { from, to, length: distance(tiles[from]!, tiles[to]!) };
  });
}

export function heldLegs(view: View, round: Round, transmission: number): HeldLeg[] {
  const pace = roundPace(view, round);
  const { route, flights } = round.transmissions[transmission]!;
  return legsOf(view.tiles, [round.start, ...route]).map((leg, index) => ({
    ...leg,
    sent: duration(flights[index]),
    meant: pace * leg.length,
  }));
}

/** Milliseconds for a tenth of a millimetre over all transmissions of a round. */
function roundPace(view: View, round: Round): number {
  const lengths = round.transmissions.flatMap(({ route }) => legsOf(view.tiles, [round.start, ...route]));
  const held = round.transmissions.flatMap(({ flights }) => flights.map(duration));
  return sum(held) / sum(lengths.map((leg) => leg.length));
}

export const duration = (flight: Flight | undefined): number => (flight ? flight[1] - flight[0] : 0);

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const digits = (value: number, places: number): string =>
  value.toLocaleString(getLocale(), { minimumFractionDigits: places, maximumFractionDigits: places });

export const seconds = (milliseconds: number): string => m.contact_seconds({ value: digits(milliseconds / 1000, 2) });
export const centimetres = (length: number): string => m.contact_centimetres({ value: digits(length / 100, 1) });
export const paceWords = (pace: number): string => m.contact_pace({ value: digits(pace * 100, 0) });

/** How far off a ratio is: "+8 %", "−12 %". */
export const deviation = (ratio: number): string =>
  (ratio - 1).toLocaleString(getLocale(), { style: "percent", signDisplay: "exceptZero" });

export const percentage = (share: number): string => share.toLocaleString(getLocale(), { style: "percent" });
