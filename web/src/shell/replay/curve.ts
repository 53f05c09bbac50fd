// How the chances went over a game, and where they turned. Pure, so that it can be tested.
import type { Review } from "../wire";

/** Somebody's chance after each move that is done; without a seat it is everybody's together. */
export interface Line {
  readonly seat: number | null;
  readonly values: readonly number[];
}

/** A move, by its number in the record, at which a chance changed much: by how much, and what choice and luck had in it. */
export interface TurningPoint {
  readonly number: number;
  readonly seat: number | null;
  readonly change: number;
  readonly choice: number | null;
  readonly luck: number | null;
}

export const LEAST = 0.1;
const MOST = 5;
const NEARLY = 0.005;

/** Whoever looks from a seat sees its own chance, as it could know it; who does not, everybody's, as all could. */
export function linesOf({ curve }: Pick<Review, "curve">, viewpoint: number | null): Line[] {
  if (viewpoint !== null) return [{ seat: viewpoint, values: curve.map(({ own }) => own[viewpoint] ?? 0) }];
  const count = curve[0]?.public.length ?? 0;
  return Array.from({ length: count }, (_, seat) => ({
    seat: count === 1 ? null : seat,
    values: curve.map((point) => point.public[seat] ?? 0),
  }));
}

/** The largest jumps, in the order of the game. `movers` has the seat of each move. */
export function turningPoints(
  review: Pick<Review, "curve" | "remarks">,
  lines: readonly Line[],
  movers: readonly (number | null)[],
): TurningPoint[] {
  const jumps = review.curve.slice(1).flatMap((_, before) => {
    const number = before + 1;
    const line = moved(lines, number, movers[number] ?? null);
    const change = line ? changeOf(line, number) : 0;
    return line && Math.abs(change) >= LEAST ? [explained(review, movers, number, line.seat, change)] : [];
  });
  const largest = jumps.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, MOST);
  return largest.toSorted((a, b) => a.number - b.number);
}

const changeOf = ({ values }: Line, number: number): number => values[number]! - values[number - 1]!;

/** The line that changed most; the mover's own where it did as much. */
function moved(lines: readonly Line[], number: number, mover: number | null): Line | undefined {
  const by = (line: Line): number => Math.abs(changeOf(line, number)) + (line.seat === mover ? NEARLY : 0);
  return lines.toSorted((a, b) => by(b) - by(a))[0];
}

/** What a move owes to its choice and to luck. What chance does is luck; what another seat does is neither. */
function explained(
  { curve, remarks }: Pick<Review, "curve" | "remarks">,
  movers: readonly (number | null)[],
  number: number,
  seat: number | null,
  change: number,
): TurningPoint {
  const mover = movers[number] ?? -1;
  if (mover < 0) return { number, seat, change, choice: null, luck: change };
  const own = seat === null || seat === mover;
  const cost = remarks.find((remarked) => remarked.number === number)?.remark?.cost ?? 0;
  return {
    number,
    seat,
    change,
    choice: own && cost > NEARLY ? -cost : null,
    luck: own ? (curve[number]!.luck ?? null) : null,
  };
}
