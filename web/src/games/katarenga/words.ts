// Words that the game's parts share, the action list, sounds and hints.
import type { ActionWords, SeatMark } from "$kit/game";
import { listed } from "$kit/listing";
import type { SoundName } from "$kit/sound";
import { m } from "$messages";
import { campKey, campName, name, squareKey } from "./geometry";
import type { Action, Event, View } from "./wire";

const COLOURS: Record<string, () => string> = {
  R: m.katarenga_red,
  Y: m.katarenga_yellow,
  G: m.katarenga_green,
  B: m.katarenga_blue,
};
const PIECES: Record<string, () => string> = {
  R: m.katarenga_rook,
  Y: m.katarenga_bishop,
  G: m.katarenga_knight,
  B: m.katarenga_king,
};

export const colour = (letter: string): string => COLOURS[letter]?.() ?? "";
export const side = (seat: number): string => (seat === 0 ? m.katarenga_white() : m.katarenga_black());
export const player = (seat: number, names: readonly string[]): string => names[seat] ?? side(seat);

/** The colours that can still be chosen as a goal. */
export function choices(view: View): string {
  const open = [...view.choices].filter((letter) => !view.goals.includes(letter)).map(colour);
  return listed(open, "disjunction");
}

/** How many pawns a side has, those in camps included. */
export function pawnsLeft(view: View, seat: number): number {
  const standing = [...view.pawns].filter((letter) => letter === "wb"[seat]).length;
  return standing + (view.camps === "" ? 0 : (view.home[seat] ?? 0));
}

/** The squares of a side's pawns that the other side could oust or capture. */
export function ownThreatened(view: View, seat: number | null): number[] {
  return seat === null ? [] : view.threatened.filter((square) => view.pawns[square]?.toLowerCase() === "wb"[seat]);
}

export function describeAction(action: Action, view: View): ActionWords {
  switch (action.type) {
    case "slide":
      return { group: pawnGroup(action.start, view), label: slideLabel(action.start, action.target, view) };
    case "oust": {
      const [start, target, to] = [name(action.start), name(action.target), name(action.to)];
      return { group: m.katarenga_group_oust({ start, target }), label: m.katarenga_oust({ start, target, to }) };
    }
    case "camp":
      return {
        group: pawnGroup(action.start, view),
        label: m.katarenga_camp({ start: name(action.start), camp: campName(action.camp) }),
      };
    case "pass":
      return { group: m.katarenga_group_pass(), label: m.katarenga_pass() };
    case "lay":
      return { group: "", label: action.layout };
  }
}

function pawnGroup(start: number, view: View): string {
  const letter = view.colours[start] ?? "";
  return m.katarenga_group_pawn({ start: name(start), colour: colour(letter), piece: PIECES[letter]?.() ?? "" });
}

function slideLabel(from: number, to: number, view: View): string {
  const [start, target] = [name(from), name(to)];
  if (view.pawns[to] !== "." && view.goals === "") return m.katarenga_capture({ start, target });
  return m.katarenga_slide({ start, target, colour: colour(view.colours[to] ?? "") });
}

export function sound(event: Event): SoundName | null {
  switch (event.type) {
    case "moved":
      return "wood";
    case "settled":
    case "camped":
      return "glass";
    case "goal-fixed":
      return "chime";
    case "ousted":
    case "captured":
      return "thud";
    default:
      return null;
  }
}

/** The prompt, in one line. */
export function prompt(view: View, seat: number): string | null {
  if (view.colours === "" || view.ended !== "") return null;
  const home = view.home[seat] ?? 0;
  if (view.camps !== "") {
    if (view.moves < 2) return m.katarenga_prompt_first();
    return home === 0 ? m.katarenga_prompt_camps() : m.katarenga_prompt_camp();
  }
  const goal = view.goals[seat] ?? "-";
  if (goal === "-") return m.katarenga_prompt_open({ colours: choices(view) });
  return m.katarenga_prompt_goal({ colour: colour(goal), left: 8 - home });
}

/** The way in which a pawn that was picked up leaves its square. */
export function fromWords(square: number, view: View): string {
  const letter = view.colours[square] ?? "";
  return m.katarenga_from({ colour: colour(letter), piece: PIECES[letter]?.() ?? "" });
}

/** Everything decides: where pawns stand, where they may go, and what can be reached. */
export function needs(view: View): readonly string[] {
  if (view.colours === "") return [];
  const squares = [...view.colours].map((_, square) => squareKey(square));
  return [...squares, ...[...view.camps].map((_, camp) => campKey(camp))];
}

export function seatMarks(): readonly SeatMark[] {
  return [
    { colour: "#f8f2e4", name: m.katarenga_white() },
    { colour: "#1d2740", name: m.katarenga_black() },
  ];
}
