// Where the game stands, for whoever cannot see the table.
import { toWhom } from "$kit/names";
import { m } from "$messages";
import { capital, faceName, PAINT, pieceName, planetName, tokensOf } from "./names";
import { cellName, NOWHERE } from "./sky";
import type { View } from "./wire";
import { wantedWords } from "./words";

export function summary(view: View, names: readonly string[]): string {
  const { table } = view;
  const { round, turn } = table;
  const name = names[turn.seat] ?? "";
  const laid = (cells: readonly number[]): number => cells.filter((cell) => cell >= 0).length;
  if (table.phase.startsWith("deal") || table.phase.startsWith("lay")) {
    return m.bing_bang_summary_setup({ tokens: laid(table.tokens), planets: laid(table.planets), whom: capital(toWhom(name)) });
  }
  return [
    table.phase === "over"
      ? m.bing_bang_summary_over()
      : m.bing_bang_summary_turn({ round, whom: toWhom(name), count: turn.count, limit: turn.limit }),
    ...table.books.map((_, seat) => bookWords(view, seat, names[seat] ?? "")),
    ...(view.wanted.length ? [m.bing_bang_summary_wanted({ wanted: wantedWords(view) })] : []),
    ...skyWords(view),
  ].join(" ");
}

function bookWords({ table }: View, seat: number, name: string): string {
  const book = table.books[seat];
  if (!book || book.eliminated) return `${m.bing_bang_of_seat({ name, what: m.bing_bang_out() })}.`;
  const { pawn, whites, reds } = book;
  const aboard = book.aboard.map(pieceName).join(", ") || m.bing_bang_nothing();
  return m.bing_bang_summary_book({ name, cell: cellName(pawn), whites, reds, aboard });
}

/** A token that lies in the sky: what is seen of it, and what this seat knows of it beside. */
export interface Lying {
  token: number;
  cell: number;
  colour: number;
  face: number | null;
}

export const lyingTokens = ({ table, faces }: View): Lying[] =>
  table.tokens.flatMap((cell, token) =>
    cell === NOWHERE ? [] : [{ token, cell, colour: table.colours[token] ?? -1, face: faces[token] ?? null }],
  );

/** What lies where. */
function skyWords(view: View): string[] {
  const { table } = view;
  const cells = (list: readonly number[]): string => [...list].sort((a, b) => a - b).map(cellName).join(", ");
  const tokens = lyingTokens(view);
  const known = tokens.flatMap(({ cell, face }) => (face === null ? [] : [`${cellName(cell)} ${faceName(face)}`]));
  return [
    m.bing_bang_summary_planets({
      planets: table.planets.map((cell, planet) => `${planetName(planet)} ${cellName(cell)}`).join(", "),
    }),
    ...(table.whites.length ? [m.bing_bang_summary_whites({ cells: cells(table.whites) })] : []),
    ...(table.reds.length ? [m.bing_bang_summary_reds({ cells: cells(table.reds) })] : []),
    ...(known.length ? [m.bing_bang_summary_known({ tokens: known.join(", ") })] : []),
    ...PAINT.flatMap((_, colour) => {
      const down = tokens.filter((token) => token.colour === colour && token.face === null).map(({ cell }) => cell);
      return down.length ? [m.bing_bang_summary_face_down({ tokens: capital(tokensOf(colour)), cells: cells(down) })] : [];
    }),
  ];
}
