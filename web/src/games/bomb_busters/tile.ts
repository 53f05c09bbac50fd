// A wire as it looks.
import type { Likely } from "./odds";
import type { Wire } from "./wire";

export interface Tile {
  wire: Wire;
  /** Marks in pencil. */
  pencil: readonly number[];
  /** What everybody knows it not to be. */
  not: readonly number[];
  label: "=" | "≠" | null;
  /** The label of a single wire lies at it (BOM-294). */
  single: boolean;
  /** Signs that it stands outside the order. */
  loose: readonly string[];
  /** Seen though it is somebody else's: remembered from an exchange, or laid open at the end. */
  foreign: boolean;
  /** What the coach thinks of a hidden wire. */
  odds: Likely | null;
  /** For whoever cannot see it. */
  words: string;
}

/** Nothing is known of a wire but what it is. */
export const BARE: Omit<Tile, "wire"> = { pencil: [], not: [], label: null, single: false, loose: [], foreign: false, odds: null, words: "" };
