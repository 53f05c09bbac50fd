// Where the positions of a chart lie on the page, and which one is meant by a finger.
import type { Point } from "$kit/drag";
import type { Chart, View } from "./wire";

/** The distance of two neighbours, in units of the drawing. */
export const PITCH = 40;
const ROW = PITCH * Math.sqrt(0.75);
/** The border lies so many steps beyond the last positions, their names between. */
const BORDER = 0.66;
/** Names of rows and columns lie so many steps beyond them, between a planet and the border. */
const LETTERS = 0.43;
const NUMBERS = 0.44;

export interface Extent {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rim of a sky, and the page it fills. */
export interface Frame {
  outline: string;
  extent: Extent;
}

export interface Edge {
  name: string;
  at: Point;
}

/** A printed sky laid out for drawing. It is the same for every view of a game. */
export class Layout {
  readonly side: number;
  readonly points: ReadonlyMap<string, Point>;
  readonly frame: Frame;
  readonly triangles: readonly { key: string; path: string; up: boolean }[];
  readonly lines: readonly { from: Point; to: Point }[];
  readonly edges: readonly Edge[];

  constructor(chart: Chart, side: number) {
    this.side = side;
    this.points = new Map(chart.places.map(([name, q, r]) => [name, lie(q, r)]));
    this.frame = frame(side + BORDER);
    this.lines = chart.lines.map((line) => ({ from: this.at(line[0]), to: this.at(line.at(-1)) }));
    this.triangles = chart.triangles.map(({ centre, positions }) => this.#triangle(centre, positions));
    this.edges = chart.places.flatMap(([name, q, r]) => edgeNames(name, q, r, side));
  }

  at(position: string | undefined): Point {
    return this.points.get(position ?? "") ?? { x: 0, y: 0 };
  }

  /** The one of some positions that is nearest to a point; null where none is within reach. */
  nearest(point: Point, among: Iterable<string> = this.points.keys(), reach = 1.1): string | null {
    let [best, least] = [null as string | null, reach * PITCH];
    for (const name of among) {
      const far = distance(this.at(name), point);
      if (far < least) [best, least] = [name, far];
    }
    return best;
  }

  /** The position in the middle of the sky. */
  get middle(): string {
    return this.nearest({ x: 0, y: 0 }) ?? "";
  }

  /** The position so many columns and rows away; from row to row the one nearest to `x`. At the rim it is the same. */
  beside(position: string, columns: number, rows: number, x: number): string {
    const from = this.at(position);
    if (rows === 0) return this.nearest({ x: from.x + columns * PITCH, y: from.y }, undefined, 0.5) ?? position;
    const y = from.y + rows * ROW;
    const row = [...this.points.keys()].filter((name) => Math.abs(this.at(name).y - y) < ROW / 2);
    return this.nearest({ x, y }, row, Infinity) ?? position;
  }

  /** The pairs of neighbours among some positions, each once. */
  links(positions: readonly string[]): { from: Point; to: Point }[] {
    const points = positions.map((name) => this.at(name));
    return points.flatMap((from, index) =>
      points.slice(index + 1).flatMap((to) => (distance(from, to) < 1.1 * PITCH ? [{ from, to }] : [])),
    );
  }

  /** The positions at most one step away. */
  around(position: string): string[] {
    return [...this.points].filter(([, point]) => distance(point, this.at(position)) < 1.1 * PITCH).map(([name]) => name);
  }

  #triangle(centre: string, positions: readonly string[]): { key: string; path: string; up: boolean } {
    const middle = this.at(centre);
    const corners = positions.map((name) => this.at(name)).filter((point) => distance(point, middle) > 1.5 * PITCH);
    return { key: centre, path: polygon(corners), up: corners.filter((point) => point.y > middle.y).length === 2 };
  }
}

/** The layout of a view's chart, made once for each size. */
export function layoutOf(view: View): Layout {
  const known = made.get(view.side);
  if (known) return known;
  const layout = new Layout(view.chart, view.side);
  made.set(view.side, layout);
  return layout;
}

const made = new Map<number, Layout>();
const CORNERS = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;

const lie = (q: number, r: number): Point => ({ x: PITCH * (q + r / 2), y: ROW * r });

function frame(reach: number): Frame {
  const [width, height] = [2 * reach * PITCH + 4, 2 * reach * ROW + 4];
  return {
    outline: polygon(CORNERS.map(([q, r]) => lie(q * reach, r * reach))),
    extent: { x: -width / 2, y: -height / 2, width, height },
  };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const polygon = (points: readonly Point[]): string => points.map(({ x, y }) => `${x},${y}`).join(" ");

/** Rows are lettered where they begin, columns numbered where they end. */
function edgeNames(name: string, q: number, r: number, side: number): Edge[] {
  const found: Edge[] = [];
  if (q === Math.max(-side, -side - r)) found.push({ name: name.slice(0, 1), at: lie(q - LETTERS, r) });
  if (r === Math.min(side, side - q)) found.push({ name: name.slice(1), at: lie(q, r + NUMBERS) });
  return found;
}
