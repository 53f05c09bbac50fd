// The clock and the absence sign of each seat, for the plates that boards draw.
import { getContext, setContext, type Snippet } from "svelte";

const KEY = Symbol("seats");

/** Draws the clock of a seat and whether its player is there. */
export type SeatSays = Snippet<[number]>;

export const provideSeats = (says: SeatSays): SeatSays => setContext(KEY, says);
export const useSeats = (): SeatSays | undefined => getContext<SeatSays | undefined>(KEY);
