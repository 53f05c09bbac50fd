// Where the drawer opens. Pure, so that it can be tested.

/** From below on an upright screen; in the column of a lying one, or beside it over the stage. */
export type Place = "below" | "column" | "beside";

/** Pixels of the column that the drawer needs to open there. */
export const LEAST = 240;

export function placeOf(lying: boolean, left: number): Place {
  if (!lying) return "below";
  return left >= LEAST ? "column" : "beside";
}
