// What lies on a cell, in words.
import { m } from "$messages";
import { capital, faceName, pieceName, planetName } from "./names";
import { cellName } from "./sky";
import type { View } from "./wire";
import { colourAt } from "./words";

/** Everything on a cell; nothing for a bare one. */
export function whatLies(view: View, at: number, names: readonly string[], note: number | null): string {
  const { table } = view;
  const pawns = table.books.flatMap((book, seat) => (book.pawn === at && !book.eliminated ? [names[seat] ?? ""] : []));
  const token = table.tokens.indexOf(at);
  const planet = table.planets.indexOf(at);
  const ground =
    token >= 0 ? tokenWords(view, at, view.faces[token] ?? null, note)
    : planet >= 0 ? planetWords(view, planet, names)
    : table.reds.includes(at) ? m.bing_bang_red_at({ cell: cellName(at) })
    : table.whites.includes(at) ? m.bing_bang_white_at({ cell: cellName(at) })
    : "";
  return [ground, ...(pawns.length ? [pawns.join(", ")] : [])].filter(Boolean).join(" · ");
}

function tokenWords(view: View, at: number, face: number | null, note: number | null): string {
  const [colour, cell] = [colourAt(view, at), cellName(at)];
  if (face !== null) return capital(m.bing_bang_token_known({ colour, cell, face: faceName(face) }));
  return capital(
    note === null ? m.bing_bang_token_at({ colour, cell }) : m.bing_bang_token_noted({ colour, cell, face: faceName(note) }),
  );
}

/** A planet and what was left there. */
function planetWords({ table }: View, planet: number, names: readonly string[]): string {
  const left = table.books.flatMap((book, seat) =>
    book.left.filter((thing) => thing.planet === planet).map(({ piece }) => `${pieceName(piece)} (${names[seat] ?? ""})`),
  );
  return [
    m.bing_bang_planet_at({ planet: capital(planetName(planet)), cell: cellName(table.planets[planet] ?? 0) }),
    ...left,
  ].join(" · ");
}
