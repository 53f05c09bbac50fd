// Tokens and planets at a glance: the sign of a colour, and a short code for a face.
import { faceName, planetName, capital } from "./names";

/** A circle, a rocket's triangle, a square and a diamond, around the middle of a token. */
export const SIGNS = [
  "M0-8a8 8 0 1 0 .01 0z",
  "M0-9.500L9 7H-9z",
  "M-7.500-7.500H7.500V7.500H-7.500z",
  "M0-10.500L9 0L0 10.500L-9 0z",
] as const;

const INCIDENT_CODES = [
  ["+", "−", "BIS", "●"],
  ["+", "−", "9", "✶"],
  ["+", "−", "BIS", "✶"],
  ["+", "−", "●", "9"],
];

/** At most three letters: enough to tell apart what is under a token. */
export function faceCode(face: number): string {
  const [colour, kind] = [Math.floor(face / 10), face % 10];
  if (kind >= 6) return INCIDENT_CODES[colour]?.[kind - 6] ?? "?";
  const word = colour === 1 ? (faceName(face).replace("navette ", "").split(" ")[0] ?? "") : faceName(face);
  return capital(word.slice(0, 3));
}

export const PLANET_PAINT = ["#3f8fd2", "#a9a39a", "#e3b866", "#c9573a", "#d69a6a", "#e6cf8e", "#86cfd0", "#4667c7", "#b79b86"] as const;
export const planetLabel = (planet: number): string => capital(planetName(planet).replace("la ", ""));
