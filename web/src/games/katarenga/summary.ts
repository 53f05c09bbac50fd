// The position for whoever cannot see it.
import { m } from "$messages";
import { winnerOf } from "./ending";
import { campName, isBorder, name } from "./geometry";
import type { View } from "./wire";
import { colour, ownThreatened, player, side } from "./words";

type Ending = (view: View, names: readonly string[]) => string;

const COLOURS = ["R", "Y", "G", "B"];

const ENDINGS: Record<string, Ending> = {
  "all-settled": (view, names) => m.katarenga_summary_all_settled({ player: player(winnerOf(view), names) }),
  "both-camps": (view, names) => m.katarenga_summary_both_camps({ player: player(winnerOf(view), names) }),
  "too-few-pawns": (view, names) => m.katarenga_summary_too_few_pawns({ player: player(winnerOf(view), names) }),
  repetition: () => m.katarenga_over_repetition(),
  "move-limit": () => m.katarenga_over_move_limit(),
};

/** What changes comes first, the colours of the squares last. */
export function summary(view: View, names: readonly string[]): string {
  if (view.colours === "") return m.katarenga_board_coming();
  const sides = [0, 1].map((seat) => sideWords(view, seat, names));
  return [stage(view, names), ...sides, ...COLOURS.map((letter) => groundWords(view, letter))].join(" ");
}

/** What the drawing is called: the summary stands beside it. */
export function boardLabel(view: View, names: readonly string[]): string {
  if (view.colours === "") return m.katarenga_board_coming();
  return [m.katarenga_board(), ...lastWords(view.last), stage(view, names)].join(" ");
}

function lastWords(last: View["last"]): string[] {
  if (last === null || !("start" in last)) return [];
  const target = last.type === "camp" ? campName(last.camp) : name(last.target);
  const ousted = last.type === "oust" ? [m.katarenga_board_ousted({ target, to: name(last.to) })] : [];
  return [m.katarenga_board_last({ start: name(last.start), target }), ...ousted];
}

function stage(view: View, names: readonly string[]): string {
  if (view.ended !== "") return ENDINGS[view.ended]?.(view, names) ?? m.katarenga_over();
  const danger = ownThreatened(view, view.seat).map(name).join(", ");
  const turn = m.katarenga_summary_turn({ player: player(view.turn, names) });
  return danger === "" ? turn : `${turn} ${m.katarenga_summary_danger({ squares: danger })}`;
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
    const words = { square: name(square), colour: colourOf(view, square) };
    return pawn === letter ? [m.katarenga_summary_square(words)] : [m.katarenga_summary_doubled(words)];
  });
}

function campsOf(view: View, seat: number): string[] {
  return [...view.camps].flatMap((pawn, camp) => (pawn === "wb"[seat] ? [campName(camp)] : []));
}

function goalWords(view: View, seat: number): string {
  const letter = view.goals[seat] ?? "-";
  return letter === "-" ? m.katarenga_no_goal_yet() : m.katarenga_goal_is({ colour: colour(letter) });
}

const colourOf = (view: View, square: number): string => colour(view.colours[square] ?? "");

/** Where a colour lies. In Big Bang the border is what pawns are after. */
function groundWords(view: View, letter: string): string {
  const squares = [...view.colours].flatMap((other, square) => (other === letter ? [square] : []));
  const names = (some: readonly number[]): string => some.map(name).join(", ") || m.katarenga_no_squares();
  if (view.goals === "") return m.katarenga_summary_colour({ colour: colour(letter), squares: names(squares) });
  const [border, inside] = [squares.filter(isBorder), squares.filter((square) => !isBorder(square))];
  return m.katarenga_summary_border({ colour: capital(colour(letter)), border: names(border), inside: names(inside) });
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
