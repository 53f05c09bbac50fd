// The position for whoever cannot see it, and how the game ended.
import { m } from "$messages";
import { campName, name } from "./geometry";
import type { View } from "./wire";
import { colour, player, side } from "./words";

type Ending = (view: View, names: readonly string[]) => string;

const ENDINGS: Record<string, Ending> = {
  "all-settled": (view, names) => m.katarenga_summary_all_settled({ player: player(firstWith(8, view), names) }),
  "both-camps": (view, names) => m.katarenga_summary_both_camps({ player: player(firstWith(2, view), names) }),
  "too-few-pawns": (view, names) => m.katarenga_summary_too_few_pawns({ player: player(stronger(view), names) }),
  repetition: () => m.katarenga_summary_repetition(),
  "move-limit": () => m.katarenga_summary_move_limit(),
};

export function summary(view: View, names: readonly string[]): string {
  if (view.colours === "") return m.katarenga_board_coming();
  return [stage(view, names), ...[0, 1].map((seat) => sideWords(view, seat, names))].join(" ");
}

function stage(view: View, names: readonly string[]): string {
  if (view.ended === "") return m.katarenga_summary_turn({ player: player(view.turn, names) });
  return ENDINGS[view.ended]?.(view, names) ?? m.katarenga_summary_over();
}

/** Who has so many pawns home; of two, whoever moved last. */
function firstWith(count: number, view: View): number {
  const mover = 1 - view.turn;
  return view.home[mover] === count ? mover : view.turn;
}

/** Who has more pawns, camped ones counted. */
function stronger(view: View): number {
  const [white, black] = [0, 1].map((seat) => squaresOf(view, seat).length + (view.home[seat] ?? 0));
  return white! > black! ? 0 : 1;
}

function sideWords(view: View, seat: number, names: readonly string[]): string {
  const who = { player: player(seat, names), side: side(seat), squares: listed(squaresOf(view, seat)) };
  if (view.goals === "") return m.katarenga_summary_base_side({ ...who, camps: listed(campsOf(view, seat)) });
  return m.katarenga_summary_side({ ...who, home: view.home[seat] ?? 0, goal: goalWords(view, seat) });
}

const listed = (places: readonly string[]): string => places.join(", ") || m.katarenga_none();

function squaresOf(view: View, seat: number): string[] {
  const letter = "wb"[seat];
  return [...view.pawns].flatMap((pawn, square) => {
    if (pawn.toLowerCase() !== letter) return [];
    return pawn === letter ? [name(square)] : [m.katarenga_summary_doubled({ square: name(square) })];
  });
}

function campsOf(view: View, seat: number): string[] {
  return [...view.camps].flatMap((pawn, camp) => (pawn === "wb"[seat] ? [campName(camp)] : []));
}

function goalWords(view: View, seat: number): string {
  const letter = view.goals[seat] ?? "-";
  return letter === "-" ? m.katarenga_no_goal_yet() : m.katarenga_goal_is({ colour: colour(letter) });
}
