// Parts of a mission on the table besides stands and numbers: those there are, the words of their chips, and those
// of them the game asks about.
import { m } from "$messages";
import { SYMBOLS } from "./bonds";
import { placeName } from "./bunker";
import { challengeProgress } from "./challenges";
import { wantedWires } from "./drill";
import { lineWords } from "./numbers";
import type { Action, Event, View } from "./wire";

export type Part = "script" | "bunker" | "gear" | "oxygen" | "robot" | "challenges" | "constraints" | "link" | "guesses" | "numbers" | "windfall" | "sheet" | "glimpse";

/** Parts that are whole in the strip. */
export const WHOLE: readonly Part[] = ["oxygen", "robot", "windfall"];

const ORDER = ["script", "bunker", "gear", "oxygen", "robot", "challenges", "constraints", "link", "guesses", "numbers", "windfall", "sheet"] as const;

const THERE: Readonly<Record<(typeof ORDER)[number], (view: View) => boolean>> = {
  script: ({ parts }) => Boolean(parts.script ?? parts.drill),
  bunker: ({ parts }) => Boolean(parts.bunker),
  gear: ({ parts, options }) => Boolean(parts.gear) && options.mission !== "12", // they lie on the equipment that they lock (BOM-1201)
  oxygen: ({ parts }) => Boolean(parts.oxygen),
  robot: ({ parts }) => Boolean(parts.robots),
  challenges: ({ parts }) => Boolean(parts.challenges),
  constraints: ({ parts }) => Boolean(parts.constraints),
  link: ({ parts }) => Boolean(parts.weak_link),
  guesses: ({ parts }) => Boolean(parts.hidden_numbers),
  numbers: ({ parts }) => Boolean(parts.numbers),
  windfall: ({ parts, options }) => Boolean(parts.windfall) && options.mission !== "22", // given to neighbours they lie in no line (BOM-2204)
  sheet: ({ parts }) => Boolean(parts.grids?.sheet),
};

/** The parts of a mission, the same from its first view to its last. */
export function partsOf(view: View): Part[] {
  return ORDER.filter((part) => THERE[part](view));
}

/** Names of the parts. */
const NAMES: Readonly<Record<Part, () => string>> = {
  script: m.bomb_busters_script,
  bunker: m.bomb_busters_bunker,
  gear: m.bomb_busters_gear,
  oxygen: m.bomb_busters_air,
  robot: m.bomb_busters_robot_name,
  challenges: m.bomb_busters_challenges,
  constraints: m.bomb_busters_constraints,
  link: m.bomb_busters_link,
  guesses: m.bomb_busters_numbers,
  numbers: m.bomb_busters_numbers,
  windfall: m.bomb_busters_tokens_name,
  sheet: m.bomb_busters_sheet_name,
  glimpse: m.bomb_busters_glimpse,
};

export const partName = (part: Part): string => NAMES[part]();

/** The few signs on the chip of a part. */
export function chipMark(view: View, part: Part): string {
  switch (part) {
    case "script":
      return wantedWires(view);
    case "bunker":
      return m.bomb_busters_part_bunker({ place: placeName(view.parts.bunker!) });
    case "gear":
      return [view.parts.gear!.number || "", view.parts.gear!.down ? `▨${view.parts.gear!.down}` : ""].filter(Boolean).join(" ") || "✓";
    case "challenges":
      return [...view.parts.challenges!.open, ...view.parts.challenges!.done].map((card) => challengeProgress(card, view.parts.challenges!)).join(" · ");
    case "constraints":
      return constraintMark(view);
    case "link":
      return m.bomb_busters_part_link();
    case "guesses":
      return guessesMark(view);
    case "numbers":
      return numbersMark(view);
    case "sheet":
      return m.bomb_busters_part_sheet({ done: view.parts.grids!.ticked.length, all: view.parts.grids!.sheet!.cells.length });
    default:
      return "";
  }
}

function constraintMark({ parts: { constraints }, seat }: View): string {
  const cards = constraints!;
  const released = seat === null || cards.released.includes(seat);
  const letter = cards.opened ?? (released ? null : (cards.own[seat] ?? null));
  if (letter) return `${letter} ${SYMBOLS[letter]}`;
  return cards.pairs.length ? `${cards.pairs.length} ${m.bomb_busters_constraints().toLowerCase()}` : m.bomb_busters_constraints();
}

function guessesMark({ parts: { hidden_numbers: guesses }, seat }: View): string {
  const own = (guesses!.hands[seat ?? -1] ?? []).map(({ number }) => number || "?");
  return own.length ? m.bomb_busters_part_cards({ numbers: own.join(" ") }) : m.bomb_busters_numbers();
}

function numbersMark({ parts: { numbers }, seat }: View): string {
  const { value, line, open, own, deck } = numbers!;
  if (value) return m.bomb_busters_number_value({ number: value });
  if (line.length) return lineWords(numbers!) || line.join(" ");
  const mine = own[seat ?? -1];
  if (mine?.length) return m.bomb_busters_part_cards({ numbers: mine.join(" ") });
  return open.length && open.length < 5 ? m.bomb_busters_part_cards({ numbers: open.join(" ") }) : m.bomb_busters_part_numbers({ count: open.length || deck.length });
}

const ASKS: Partial<Record<Action["type"], Part>> = {
  walk: "bunker",
  constraint: "constraints",
  lay: "guesses",
  "turn-down": "numbers",
  reckon: "numbers",
  discard: "numbers",
  "hand-on": "numbers",
  end: "numbers",
  tick: "sheet",
  line: "sheet",
  leave: "script",
};

/** The part that the game asks about; null where it asks about wires, or of somebody else. */
export function askedPart(view: View, actions: readonly Action[]): Part | null {
  if (view.tasks[0]?.type === "look") return "glimpse";
  return actions.map(({ type }) => ASKS[type] ?? null).find((part) => part !== null) ?? null;
}

const MOVES: Partial<Record<Event["type"], Part>> = {
  stepped: "bunker",
  job: "bunker",
  spotted: "bunker",
  ticked: "sheet",
  line: "sheet",
  robot: "robot",
  "robot-turned": "robot",
  "air-shared": "oxygen",
  challenge: "challenges",
  "constraint-opened": "constraints",
  "ring-turned": "constraints",
  "number-revealed": "numbers",
  "number-turned": "numbers",
  reckoned: "numbers",
  "handed-on": "numbers",
  "guess-shown": "guesses",
};

/** The part whose piece an event moves, where the mission has it. */
export function partMoved(event: Event, view: View): Part | null {
  const part = MOVES[event.type] ?? null;
  return part && partsOf(view).includes(part) ? part : null;
}
