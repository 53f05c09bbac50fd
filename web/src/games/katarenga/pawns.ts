// The pawns of a view as things to draw, each with the place it comes from when it has just moved.
import type { Point } from "$kit/drag";
import { APART, campCentre, campKey, centre, squareKey, type Look } from "./geometry";
import type { Event, View } from "./wire";

export interface Pawn {
  key: string;
  seat: number;
  at: Point;
  from: Point | null;
  /** It is put away by the one that comes: first that one is seen coming. */
  ousted: boolean;
  settled: boolean;
  /** The square or camp it stands on. */
  place: string;
}

/** What has just moved is a new thing to draw: its key has the number of the move. */
export function pawnsOf(view: View, events: readonly Event[], look: Look): Pawn[] {
  const origins = arrivals(events, look);
  const settled = new Set(view.settled);
  const ousted = new Set(events.flatMap((event) => (event.type === "ousted" ? [event.to] : [])));
  const standing = [...view.pawns].flatMap((letter, square) => {
    const from = origins.get(squareKey(square));
    if (letter === ".") return [];
    const pawns = onSquare(letter, square, from, settled.has(square), look, view.moves);
    return pawns.map((pawn) => ({ ...pawn, ousted: ousted.has(square) }));
  });
  return [...standing, ...inCamps(view, origins, look)];
}

/** For each place that something has just come to, where it came from. */
function arrivals(events: readonly Event[], look: Look): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const event of events) {
    if (event.type === "moved") found.set(squareKey(event.target), centre(event.start, look));
    if (event.type === "ousted") found.set(squareKey(event.to), centre(event.square, look));
    if (event.type === "camped") found.set(campKey(event.camp), centre(event.start, look));
  }
  return found;
}

function onSquare(
  letter: string,
  square: number,
  from: Point | undefined,
  settled: boolean,
  look: Look,
  move: number,
): Pawn[] {
  const seat = letter.toLowerCase() === "w" ? 0 : 1;
  const at = centre(square, look);
  const places = letter === letter.toUpperCase() ? APART.map((by) => ({ x: at.x + by.x, y: at.y + by.y })) : [at];
  return places.map((place, index) => {
    const came = index === places.length - 1 ? (from ?? null) : null;
    const moved = came === null ? "" : `-${move}`;
    const key = `${seat}-${square}-${index}${moved}`;
    return { key, seat, at: place, from: came, ousted: false, settled, place: squareKey(square) };
  });
}

function inCamps(view: View, origins: Map<string, Point>, look: Look): Pawn[] {
  return [...view.camps].flatMap((letter, camp) => {
    if (letter === "-") return [];
    const place = campKey(camp);
    const from = origins.get(place) ?? null;
    const key = `camp-${camp}${from === null ? "" : `-${view.moves}`}`;
    return [{ key, seat: letter === "w" ? 0 : 1, at: campCentre(camp, look), from, ousted: false, settled: true, place }];
  });
}
