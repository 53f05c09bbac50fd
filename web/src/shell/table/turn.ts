// Whose turn it is, and from which seat to look at the table. Pure, so that it can be tested.
import type { Frame, SeatInfo } from "../wire";

export const mySeats = (seats: readonly SeatInfo[]): number[] =>
  seats.flatMap((seat, number) => (seat.mine && seat.kind === "guest" ? [number] : []));

/** People who act; chance and clock are seats below zero. */
export const acting = (actors: readonly number[]): number[] => actors.filter((seat) => seat >= 0);

/** Whether the seat that is shown is mine and to act; on a shared screen another of mine may be. */
export const mayAct = (shown: number | null, mine: readonly number[], actors: readonly number[]): boolean =>
  shown !== null && mine.includes(shown) && actors.includes(shown);

/** The seat of mine that should be looked from: the present one while the game waits for it, else the first it waits for. */
export function seatToShow(mine: readonly number[], awaited: readonly number[], shown: number | null): number | null {
  if (shown !== null && (awaited.includes(shown) || !mine.includes(shown))) return shown;
  return mine.find((seat) => awaited.includes(seat)) ?? shown ?? mine[0] ?? null;
}

/** A seat that could take back its move at a version of the table. */
export interface Takeable {
  seat: number;
  v: number;
}

/** The seat of mine that can take back a move: the one that is shown, or in an open game whoever moved last at my screen.
 * A frame speaks of its own seat alone: of the mover's it is known from the frame before the board turned, or when
 * the seat shown could take back even more. With secrets each seat counts versions of its own, and asks for itself. */
export function seatToUndo(
  frame: Pick<Frame, "seat" | "v" | "last" | "can_undo">,
  mine: readonly number[],
  secrets: boolean,
  known: Takeable | null,
): number | null {
  const { seat, last, can_undo } = frame;
  if (mine.length < 2) return can_undo ? seat : null;
  if (last === null || !mine.includes(last)) return null;
  if (last === seat) return can_undo ? seat : null;
  return !secrets && (can_undo || (known?.seat === last && known.v === frame.v)) ? last : null;
}

/** "3:07", below ten seconds "7.4". */
export function clockFace(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left < 10_000) return (Math.floor(left / 100) / 10).toFixed(1);
  const seconds = Math.floor(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const face = `${minutes % 60}:${String(seconds % 60).padStart(2, "0")}`;
  return minutes < 60 ? face : `${Math.floor(minutes / 60)}:${face.padStart(5, "0")}`;
}
