// Tokens and planets at a glance: the sign of a colour, the paint of a planet.
import { capital, planetName } from "./names";

/** A circle, a rocket's triangle, a square and a diamond, around the middle of a token. */
export const SIGNS = [
  "M0-8a8 8 0 1 0 .01 0z",
  "M0-9.500L9 7H-9z",
  "M-7.500-7.500H7.500V7.500H-7.500z",
  "M0-10.500L9 0L0 10.500L-9 0z",
] as const;

export const PLANET_PAINT = ["#3f8fd2", "#a9a39a", "#e3b866", "#c9573a", "#d69a6a", "#e6cf8e", "#86cfd0", "#4667c7", "#b79b86"] as const;
export const planetLabel = (planet: number): string => capital(planetName(planet).replace("la ", ""));
