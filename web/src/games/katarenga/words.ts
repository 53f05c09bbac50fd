// The game in words: the action list, the log and the hints.
import type { ActionWords, SeatMark } from "$kit/game";
import type { SoundName } from "$kit/sound";
import { m } from "$messages";
import { getLocale } from "../../paraglide/runtime.js";
import { campName, name } from "./geometry";
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

export function describeEvent(event: Event, _view: View, names: readonly string[]): string | null {
  switch (event.type) {
    case "laid":
      return m.katarenga_laid();
    case "moved":
      return m.katarenga_moved({
        player: player(event.seat, names),
        start: name(event.start),
        target: name(event.target),
      });
    case "goal-fixed":
      return m.katarenga_goal_fixed({ player: player(event.seat, names), colour: colour(event.colour) });
    case "settled":
      return m.katarenga_settled({ player: player(event.seat, names), square: name(event.square), count: event.count });
    case "ousted":
      return m.katarenga_ousted({ player: player(event.seat, names), square: name(event.square), to: name(event.to) });
    case "captured":
      return m.katarenga_captured({ player: player(event.seat, names), square: name(event.square), left: event.left });
    case "camped":
      return m.katarenga_camped({ player: player(event.seat, names), camp: campName(event.camp) });
    case "passed":
      return m.katarenga_passed({ player: player(event.seat, names) });
    case "ended":
      return event.winner === null
        ? m.katarenga_drawn()
        : m.katarenga_won({ player: player(event.winner, names), points: event.points });
  }
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

/** What a newcomer wants to know at each stage. */
export function hint(view: View, seat: number): string | null {
  if (view.colours === "" || view.ended !== "") return null;
  if (view.camps !== "") return view.moves < 2 ? m.katarenga_hint_base_first() : m.katarenga_hint_base();
  const goal = view.goals[seat] ?? "-";
  if (goal !== "-") return m.katarenga_hint_goal({ colour: colour(goal), left: 8 - (view.home[seat] ?? 0) });
  const open = [...view.choices].filter((letter) => !view.goals.includes(letter)).map(colour);
  return m.katarenga_hint_open({ colours: new Intl.ListFormat(getLocale(), { type: "disjunction" }).format(open) });
}

export function seatMarks(): readonly SeatMark[] {
  return [
    { colour: "#f8f2e4", name: m.katarenga_white() },
    { colour: "#1d2740", name: m.katarenga_black() },
  ];
}
