// What somebody has solved, how well, and what is to come back: one book a game, made of all that was tried.
import { triesOf, type Tried } from "./tries.svelte";

/** A failed puzzle comes back after `gap` days, and after longer ones each time that it is solved. */
export interface Due {
  day: number;
  gap: number;
}

export interface Book {
  /** As strong as puzzles of this rating, give or take `doubt`. */
  rating: number;
  doubt: number;
  streak: number;
  longest: number;
  /** Puzzles that were met, and whether they were solved at the first try. */
  met: Record<string, boolean>;
  due: Record<string, Due>;
}

/** What the book has to know of a puzzle; one that nobody has rated, or knows any more, has the rating 0. */
export interface Rated {
  readonly id: string;
  readonly theme: string;
  readonly rating: number;
}

export const EMPTY: Book = { rating: 1000, doubt: 350, streak: 0, longest: 0, met: {}, due: {} };

const SURE = 60;
const LONGEST_GAP = 60;
const GROWTH = 2.5;
const DAY = 86_400_000;

const dayOf = (at: number): number => Math.floor(at / DAY);
export const today = (): number => dayOf(Date.now());

/** Glicko against an opponent whose rating is certain: the first results move the rating far, later ones less. */
function rated({ rating, doubt }: Book, puzzle: number, won: boolean): Pick<Book, "rating" | "doubt"> {
  const q = Math.LN10 / 400;
  const expected = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  const weight = 1 / doubt ** 2 + q ** 2 * expected * (1 - expected);
  const moved = rating + (q / weight) * (Number(won) - expected);
  return { rating: Math.max(100, Math.round(moved)), doubt: Math.max(SURE, Math.round(Math.sqrt(1 / weight))) };
}

/** The book after the first try at a puzzle. Only one that was never met counts for the rating, and one that was met
 * already for nothing until its day has come: whoever has seen an answer has not found it. */
export function after(book: Book, puzzle: Rated, solved: boolean, day: number): Book {
  const known = puzzle.id in book.met;
  const before = book.due[puzzle.id];
  if (known && solved && (before?.day ?? Infinity) > day) return book;
  const streak = solved ? book.streak + 1 : 0;
  return {
    ...(known || !puzzle.rating ? book : { ...book, ...rated(book, puzzle.rating, solved) }),
    streak,
    longest: Math.max(book.longest, streak),
    met: known ? book.met : { ...book.met, [puzzle.id]: solved },
    due: rescheduled(book, puzzle.id, solved, day),
  };
}

function rescheduled(book: Book, id: string, solved: boolean, day: number): Book["due"] {
  const { [id]: before, ...others } = book.due;
  if (!solved) return { ...others, [id]: { day: day + 1, gap: 1 } };
  const gap = Math.ceil((before?.gap ?? Infinity) * GROWTH);
  return gap <= LONGEST_GAP ? { ...others, [id]: { day: day + gap, gap } } : others;
}

/** What comes next: what is due, else the new one nearest to the reader's strength, else the one met longest ago. */
export function next<P extends Rated>(puzzles: readonly P[], book: Book, day: number, last = ""): P | null {
  const others = puzzles.filter((puzzle) => puzzle.id !== last);
  const due = others.filter((puzzle) => (book.due[puzzle.id]?.day ?? Infinity) <= day);
  if (due.length) return due.sort((a, b) => book.due[a.id]!.day - book.due[b.id]!.day)[0]!;
  const fresh = others.filter((puzzle) => !(puzzle.id in book.met));
  const distance = (puzzle: P): number => Math.abs(puzzle.rating - book.rating);
  if (fresh.length) return fresh.reduce((a, b) => (distance(b) < distance(a) ? b : a));
  const order = Object.keys(book.met);
  return others.length ? others.reduce((a, b) => (order.indexOf(b.id) < order.indexOf(a.id) ? b : a)) : null;
}

export const dueToday = (book: Book, day: number): number =>
  Object.values(book.due).filter((due) => due.day <= day).length;

/** How many of these puzzles were met, and how many of them solved at the first try. */
export function tally(puzzles: readonly Rated[], book: Book): { met: number; solved: number } {
  const results = puzzles.map(({ id }) => book.met[id]);
  return { met: results.filter((one) => one !== undefined).length, solved: results.filter(Boolean).length };
}

/** The book of a game. How strong its reader is can be said where the `puzzles` are at hand. */
export const openBook = (slug: string, puzzles: readonly Rated[] = []): Book => bookOf(triesOf(slug), puzzles);

/** What tries come to, from old to new. */
export function bookOf(tries: readonly Tried[], puzzles: readonly Rated[]): Book {
  const known = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
  return tries.reduce<Book>(
    (book, [id, solved, at]) => after(book, known.get(id) ?? { id, theme: "", rating: 0 }, solved, dayOf(at)),
    EMPTY,
  );
}

/** On how many days in a row something was tried, until today or yesterday, and at most. */
export function daysInARow(tries: readonly Tried[], day: number): { now: number; longest: number } {
  const days = [...new Set(tries.map(([, , at]) => dayOf(at)))].sort((one, other) => one - other);
  const rows = days.map((_, place) => {
    let length = 1;
    while (days[place - length] === days[place]! - length) length += 1;
    return length;
  });
  const isOn = (days.at(-1) ?? -Infinity) >= day - 1;
  return { now: isOn ? rows.at(-1)! : 0, longest: Math.max(0, ...rows) };
}
