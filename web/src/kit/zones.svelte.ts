// State shared by the zones of a board's room: the room tells them, and the hand tells how much of the column it leaves.
import { getContext, setContext } from "svelte";

/** The room that is open, for what stands outside it: its voice speaks refusals, and its list is the first stop of Tab. */
export const open = $state({ rooms: 0 });

export class Zones {
  /** True where the room has tools of its own in the dock: the board's stay away. */
  hasTools = $state(false);
  /** Pixels of the column that the hand takes, where it lies there. */
  hand = $state(0);
}

const KEY = Symbol("zones");

export const provideZones = (zones: Zones): Zones => setContext(KEY, zones);
export const useZones = (): Zones | undefined => getContext<Zones | undefined>(KEY);
