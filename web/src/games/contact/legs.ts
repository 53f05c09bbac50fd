// Legs: how far they are, how long they were held, how long they should have been. Lengths in tenths of a millimetre.
import { m } from "$messages";
import { getLocale } from "../../paraglide/runtime.js";
import type { Flight, Point, Transmission, View } from "./wire";

/** How many flights it takes to know a pace. */
const ENOUGH_FLIGHTS = 3;
/** On a logarithmic scale. */
const STRAYED = 0.2;

export interface Leg {
  from: number;
  to: number;
  length: number;
}

export interface HeldLeg extends Leg {
  sent: number;
  /** The duration that this length has at the usual pace of the source; null where that is not known. */
  meant: number | null;
}

/** The legs of a way that begins with the tile it starts from. */
export function legsOf(tiles: readonly Point[], way: readonly number[]): Leg[] {
  return way.slice(1).map((to, index) => {
    const from = way[index]!;
    return { from, to, length: distance(tiles[from]!, tiles[to]!) };
  });
}

/** The legs of a transmission, the rounds and the transmissions of each counted from 0. */
export function heldLegs(view: View, round: number, transmission: number): HeldLeg[] {
  const { source, start, transmissions } = view.rounds[round]!;
  const sent = transmissions[transmission]!;
  const own = paces(view, start, sent);
  const earlier = view.rounds.slice(0, round).filter((done) => done.source === source);
  const pace = usualPace(earlier.flatMap((done) => done.transmissions.flatMap((one) => paces(view, done.start, one))), own);
  return legsOf(view.tiles, [start, ...sent.route]).map((leg, index) => ({
    ...leg,
    sent: duration(sent.flights[index]),
    meant: pace === null ? null : pace * leg.length,
  }));
}

/** As the review measures: by the source's earlier rounds, or else by the flights of the same transmission. */
function usualPace(earlier: readonly number[], own: readonly number[]): number | null {
  const known = earlier.length >= ENOUGH_FLIGHTS ? earlier : own;
  return known.length >= ENOUGH_FLIGHTS ? median(known) : null;
}

/** Whether a flight strayed so far from its usual duration that the review would say so. */
export const strayed = (ratio: number): boolean => Math.abs(Math.log(ratio)) >= STRAYED;

/** Milliseconds for a tenth of a millimetre, flight by flight. */
const paces = (view: View, start: number, { route, flights }: Transmission): number[] =>
  legsOf(view.tiles, [start, ...route]).map((leg, index) => duration(flights[index]) / leg.length);

/** On a logarithmic scale: half as long and twice as long are equally far off. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return Math.sqrt(sorted[Math.floor(middle)]! * sorted[Math.ceil(middle)]!);
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
