// What lies on a cell, in words.
import { m } from "$messages";
import { capital, faceName, planetName } from "./names";
import { cellName } from "./sky";
import type { View } from "./wire";
import { colourAt } from "./words";

export function whatLies(view: View, at: number, names: readonly string[]): string {
  const { table } = view;
  const cell = cellName(at);
  const token = table.tokens.indexOf(at);
  if (token >= 0) {
    const face = view.faces[token] ?? null;
    const colour = colourAt(view, at);
    return capital(
      face === null ? m.bing_bang_token_at({ colour, cell }) : m.bing_bang_token_known({ colour, cell, face: faceName(face) }),
    );
  }
  const planet = table.planets.indexOf(at);
  if (planet < 0) return "";
  const guests = table.books.flatMap((book, seat) => (book.pawn === at && !book.eliminated ? [names[seat] ?? ""] : []));
  const words = { planet: capital(planetName(planet)), cell };
  return guests.length ? m.bing_bang_planet_with({ ...words, names: guests.join(", ") }) : m.bing_bang_planet_at(words);
}
