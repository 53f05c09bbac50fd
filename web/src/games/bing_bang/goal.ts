// What a player is after, station by station: pilot, shuttle, scientist and object, planet, Earth.
import type { Goal, GoalPart } from "$kit/game";
import { m } from "$messages";
import type { Shape } from "./pictures";
import { capital, missionName, pieceName, planetName, thePiece, type Piece } from "./names";
import type { LogBook, View } from "./wire";
import { failureWords } from "./words";

const EARTH = 0;
const [SHUTTLE, SCIENTIST, OBJECT, PLANET] = [0, 1, 2, 3] as const;

export function goal(view: View, seat: number | null): Goal | null {
  const book = seat === null ? undefined : view.table.books[seat];
  const mission = seat === null ? null : (view.missions[seat] ?? null);
  if (!book || !mission || book.eliminated) return null;
  return { says: goalWords(view, book, mission), parts: [...stations(book, mission), ...troubles(book)] };
}

export interface Station {
  label: string;
  state: "done" | "now" | "ahead";
  shape: Shape;
}

/** The six stations as pictures; none for whoever has no mission, and none once the game is over. */
export function stationsOf(view: View, seat: number | null): Station[] {
  const book = seat === null ? undefined : view.table.books[seat];
  const mission = seat === null ? null : (view.missions[seat] ?? null);
  if (!book || !mission || book.eliminated || view.table.phase === "over") return [];
  const shapes = [{ piece: "pilot" } as const, ...missionShapes(mission), { planet: EARTH }];
  return stations(book, mission).map(({ label, state }, i) => ({ label, state: state as Station["state"], shape: shapes[i]! }));
}

const PIECES_OF = ["shuttle", "scientist", "object", "witness"] as const;

/** A mission's cards as pictures; one that was handed in is the piece that came for it. */
export const missionShapes = (mission: Mission): Shape[] =>
  mission.map((card, category) =>
    card === null ? { piece: PIECES_OF[category] ?? "witness" } : category === PLANET ? { planet: card } : { face: 10 * (category + 1) + card },
  );

/** How many stations a player has behind them; all of them for whoever has won. */
export const stationsDone = (book: LogBook): number =>
  [has(book, "pilot"), has(book, "shuttle"), has(book, "scientist"), has(book, "object") || has(book, "witness"), has(book, "witness")].filter(Boolean)
    .length;

type Mission = NonNullable<View["missions"][number]>;

function goalWords({ table }: View, book: LogBook, mission: Mission): string {
  const [object, planet] = [mission[OBJECT], mission[PLANET]];
  const says =
    planet === null
      ? m.bing_bang_goal_home()
      : m.bing_bang_goal_deliver({
          object: object === null ? thePiece("object") : `${thePiece("object")} (${missionName(OBJECT, object)})`,
          planet: planetName(planet),
        });
  const all = table.options.missions;
  return all === 1 ? says : m.bing_bang_goal_many({ goal: says, n: Math.min(all, book.missions + 1), all });
}

const has = (book: LogBook, piece: Piece): boolean => book.aboard.includes(piece);

function stations(book: LogBook, mission: Mission): GoalPart[] {
  const [pilot, shuttle, witness] = [has(book, "pilot"), has(book, "shuttle"), has(book, "witness")];
  const loaded = pilot && shuttle && has(book, "scientist") && has(book, "object");
  const planet = mission[PLANET];
  return [
    part(book, "pilot", pieceName("pilot"), pilot, true, m.bing_bang_goal_help_pilot()),
    part(book, "shuttle", named(mission, SHUTTLE, "shuttle"), shuttle, pilot, m.bing_bang_goal_help_shuttle()),
    part(book, "scientist", named(mission, SCIENTIST, "scientist"), has(book, "scientist"), pilot && shuttle, m.bing_bang_goal_help_scientist()),
    part(book, "object", named(mission, OBJECT, "object"), has(book, "object") || witness, pilot && shuttle, m.bing_bang_goal_help_object()),
    {
      label: capital(planet === null ? m.bing_bang_piece_planet() : planetName(planet)),
      state: witness ? "done" : loaded ? "now" : "ahead",
      help: m.bing_bang_goal_help_planet(),
    },
    { label: capital(planetName(EARTH)), state: witness && pilot && shuttle && has(book, "scientist") ? "now" : "ahead", help: m.bing_bang_goal_help_earth() },
  ];
}

const named = (mission: Mission, category: 0 | 1 | 2, piece: Piece): string => {
  const card = mission[category];
  return card === null ? pieceName(piece) : missionName(category, card);
};

/** A piece to be found; one that a robbed player left on a planet waits there. */
function part(book: LogBook, piece: Piece, label: string, done: boolean, now: boolean, help: string): GoalPart {
  const left = book.left.find((thing) => thing.piece === piece);
  if (left && !done) {
    const planet = planetName(left.planet);
    return {
      label: m.bing_bang_goal_left({ piece: capital(label), planet }),
      state: now ? "now" : "ahead",
      help: m.bing_bang_goal_help_left({ planet }),
    };
  }
  return { label: capital(label), state: done ? "done" : now ? "now" : "ahead", help };
}

/** Damage that stands in the way. */
function troubles(book: LogBook): GoalPart[] {
  return [
    ...(book.meteors ? [{ label: capital(m.bing_bang_damaged()), state: "fact" as const, help: m.bing_bang_goal_help_meteors() }] : []),
    ...(book.failure ? [{ label: capital(failureWords(book.failure)), state: "fact" as const, help: m.bing_bang_goal_help_failure() }] : []),
  ];
}
