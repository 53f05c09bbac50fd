// Whose turn it is, and from which seat to look at the table. Pure, so that it can be tested.
import type { SeatInfo } from "../wire";

export const mySeats = (seats: readonly SeatInfo[]): number[] =>
  seats.flatMap((seat, number) => (seat.mine && seat.kind === "guest" ? [number] : []));

/** People who act; chance and clock are seats below zero. */
export const acting = (actors: readonly number[]): number[] => actors.filter((seat) => seat >= 0);

/** The seat of mine that should be looked from: the present one while it may act, else the first that may. */
export function seatToShow(mine: readonly number[], actors: readonly number[], shown: number | null): number | null {
  if (shown !== null && (actors.includes(shown) || !mine.includes(shown))) return shown;
  return mine.find((seat) => actors.includes(seat)) ?? shown ?? mine[0] ?? null;
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
