// The game in words: the action list, and what else is said in several places.
import type { ActionWords, SeatMark } from "$kit/game";
import { toWhom } from "$kit/names";
import { m } from "$messages";
import {
  SEAT_NAMES,
  SEAT_PAINT,
  capital,
  cardName,
  colourName,
  faceName,
  missionName,
  pieceName,
  placeName,
  planetName,
  type Card,
} from "./names";
import { FLIGHT_COST, type Proposal, type Stop } from "./proposal";
import { cellName } from "./sky";
import type { Action, View } from "./wire";

export function describeAction(action: Action, view: View, names: readonly string[]): ActionWords {
  return {
    group: groupOf(action, view),
    get label() {
      return labelOf(action, view, names);
    },
  };
}

const GROUPS: Partial<Record<Action["type"], () => string>> = {
  move: m.bing_bang_group_move,
  fly: m.bing_bang_group_fly,
  lay: m.bing_bang_group_lay,
  take: m.bing_bang_group_take,
  "lay-red": m.bing_bang_section_red_tokens,
  rob: m.bing_bang_section_piracy,
  "pick-token": m.bing_bang_section_setup,
  "set-token": m.bing_bang_section_setup,
  peek: m.bing_bang_group_surprise,
  warp: m.bing_bang_group_surprise,
  "hand-in": m.bing_bang_group_surprise,
  show: m.bing_bang_group_surprise,
};

function groupOf(action: Action, view: View): string {
  const card = cardOf(action);
  if (card !== null) return m.bing_bang_group_bang({ card: cardName(card) });
  if (action.type === "lift-planet" || action.type === "set-planet" || action.type === "settle") {
    return view.table.phase === "scatter" ? m.bing_bang_group_scatter() : m.bing_bang_section_setup();
  }
  return (GROUPS[action.type] ?? m.bing_bang_group_turn)();
}

/** The Bing Bang card that an action plays. */
export function cardOf(action: Action): Card | null {
  if (action.type === "rearrange") return action.card;
  if (action.type === "swap-planets" || action.type === "move-earth") return action.type;
  return action.type === "scatter" ? "scatter-planets" : null;
}

/** The cell that an action is about, if it is about one. */
export function cellOf(action: Action, table: View["table"]): number | null {
  if ("cell" in action) return action.cell;
  if (action.type === "fly") return action.over;
  if (action.type === "peek") return table.tokens[action.token] ?? null;
  return action.type === "lift-planet" && (table.planets[action.planet] ?? -1) >= 0 ? (table.planets[action.planet] ?? null) : null;
}

export function labelOf(action: Action, view: View, names: readonly string[]): string {
  switch (action.type) {
    case "lay":
      return m.bing_bang_lay({ cell: cellName(action.cell) });
    case "move":
      return moveLabel(action.cell, view);
    case "take":
      return m.bing_bang_take({ cell: cellName(action.cell) });
    case "fly":
      return m.bing_bang_fly({ colour: colourAt(view, action.over), over: cellName(action.over), to: cellName(action.to) });
    case "lay-red":
      return m.bing_bang_red({ cell: cellName(action.cell) });
    case "rearrange":
      return changesOf(action.sources, action.turns);
    case "swap-planets":
      return m.bing_bang_swap_two({ one: planetName(action.planets[0]), other: planetName(action.planets[1]) });
    case "move-earth":
      return m.bing_bang_earth_to({ cell: cellName(action.cell) });
    case "rob":
      return m.bing_bang_rob({ whom: toWhom(names[action.victim] ?? ""), piece: pieceName(action.piece) });
    case "peek":
      return peekLabel(action.token, view);
    case "warp":
      return m.bing_bang_warp({ cell: cellName(action.cell) });
    case "hand-in":
      return m.bing_bang_hand_in({ card: cardName(action.card) });
    case "show":
      return m.bing_bang_show({ card: ownMission(view, action.category) });
    default:
      return plainLabel(action);
  }
}

function plainLabel(action: Action): string {
  switch (action.type) {
    case "scatter":
      return m.bing_bang_scatter();
    case "settle":
      return m.bing_bang_settle();
    case "lift-planet":
      return m.bing_bang_lift({ planet: planetName(action.planet) });
    case "set-planet":
      return m.bing_bang_set_planet({ cell: cellName(action.cell) });
    case "pick-token":
      return m.bing_bang_pick({ face: `${faceName(action.face)} (${colourName(Math.floor(action.face / 10))})` });
    case "set-token":
      return m.bing_bang_set_token({ cell: cellName(action.cell) });
    case "turn-token":
      return m.bing_bang_turn_token();
    case "end-turn":
      return m.bing_bang_end_turn();
    case "give-up":
      return m.bing_bang_give_up();
    default:
      return "";
  }
}

function moveLabel(cell: number, view: View): string {
  const planet = view.table.planets.indexOf(cell);
  return planet < 0
    ? m.bing_bang_move({ cell: cellName(cell) })
    : m.bing_bang_move_planet({ planet: planetName(planet), cell: cellName(cell) });
}

function peekLabel(token: number, view: View): string {
  const cell = view.table.tokens[token] ?? -1;
  return m.bing_bang_peek({ colour: colourAt(view, cell), cell: cellName(cell) });
}

function ownMission(view: View, category: number): string {
  const card = view.missions[view.seat ?? -1]?.[category];
  return card === null || card === undefined ? "" : missionName(category, card);
}

export function colourAt(view: View, cell: number): string {
  return colourName(view.table.colours[view.table.tokens.indexOf(cell)] ?? -1);
}

/** Which place gets which sector, turned how. */
export function changesOf(sources: readonly number[], turns: readonly number[]): string {
  return sources
    .flatMap((source, place) => {
      const turned = turns[place] ?? 0;
      if (source === place && turned === 0) return [];
      const turn = turned === 0 ? "" : m.bing_bang_quarter_turns({ degrees: turned * 90 });
      return [m.bing_bang_place_gets({ place: placeName(place), source: placeName(source), turn })];
    })
    .join(" · ");
}

/** The operations of a proposed way, which add up to its cost. */
export function proposalWords({ lays, steps, flights, takes, cost }: Proposal): string {
  const parts = [
    ...(lays.length ? [m.bing_bang_route_lay({ n: lays.length })] : []),
    ...(steps ? [m.bing_bang_route_move({ n: steps })] : []),
    ...(flights ? [m.bing_bang_route_fly({ n: flights * FLIGHT_COST })] : []),
    ...(takes.length ? [m.bing_bang_route_take({ n: takes.length })] : []),
  ];
  return `${capital(parts.join(" · "))} = ${cost}`;
}

const STOPS: Record<Stop, () => string> = {
  count: m.bing_bang_route_short,
  whites: m.bing_bang_route_no_whites,
  red: m.bing_bang_route_red,
  straight: m.bing_bang_route_straight,
  flown: m.bing_bang_route_flown,
  planet: m.bing_bang_route_planet,
  meteors: m.bing_bang_route_meteors,
  home: m.bing_bang_route_home,
};

/** Why a way is not flown to its end. */
export const stopWords = ({ stop }: Proposal): string => (stop === null ? "" : STOPS[stop]());

/** One of something, or several. */
export const counted = (n: number, one: string, many: (n: number) => string): string => (n === 1 ? one : many(n));

export const failureWords = (n: number): string => counted(n, m.bing_bang_failure_one(), (more) => m.bing_bang_failure_many({ n: more }));
export const missesWords = (n: number): string => counted(n, m.bing_bang_misses_one(), (more) => m.bing_bang_misses_many({ n: more }));

export const wantedWords = (view: View): string => [...new Set(view.wanted.map(faceName))].join(m.bing_bang_or());

export function seatMarks(view: View): readonly SeatMark[] {
  return Array.from({ length: view.table.seats }, (_, seat) => ({
    colour: SEAT_PAINT[seat] ?? "#fff",
    name: SEAT_NAMES[seat]?.() ?? "",
  }));
}
