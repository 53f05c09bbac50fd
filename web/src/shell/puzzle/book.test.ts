import { beforeEach, expect, test, vi } from "vitest";
import { after, dueToday, EMPTY, keepBook, next, openBook, tally, type Book } from "./book";

const puzzle = (id: string, rating: number) => ({ id, theme: "win", rating });
const EASY = puzzle("easy", 800);
const FAIR = puzzle("fair", 1050);
const HARD = puzzle("hard", 1800);
const ALL = [EASY, FAIR, HARD];

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

test("a solved puzzle raises the rating, a failed one lowers it, and both say more and more surely", () => {
  const won = after(EMPTY, FAIR, true, 0);
  const lost = after(EMPTY, FAIR, false, 0);
  expect(won.rating).toBeGreaterThan(EMPTY.rating);
  expect(lost.rating).toBeLessThan(EMPTY.rating);
  expect(won.doubt).toBeLessThan(EMPTY.doubt);
});

test("an easy puzzle proves less than a hard one", () => {
  expect(after(EMPTY, HARD, true, 0).rating).toBeGreaterThan(after(EMPTY, EASY, true, 0).rating);
});

test("what was met before counts for no rating", () => {
  const once = after(EMPTY, FAIR, false, 0);
  const twice = after(once, FAIR, true, 1);
  expect([twice.rating, twice.doubt]).toEqual([once.rating, once.doubt]);
  expect(twice.met["fair"]).toBe(false);
});

test("a streak ends with a failure, and the longest is kept", () => {
  const results = [true, true, false, true];
  const book = results.reduce<Book>((so, solved, number) => after(so, puzzle(`p${number}`, 1000), solved, 0), EMPTY);
  expect([book.streak, book.longest]).toEqual([1, 2]);
});

test("whoever has seen the answer does not solve the puzzle on the same day", () => {
  const failed = after(EMPTY, FAIR, false, 0);
  expect(after(failed, FAIR, true, 0)).toEqual(failed);
  expect(after(failed, FAIR, true, 1).streak).toBe(1);
});

test("a theme tells how many were met and how many solved", () => {
  const book = after(after(EMPTY, FAIR, false, 0), EASY, true, 0);
  expect(tally(ALL, book)).toEqual({ met: 2, solved: 1 });
});

test("a failed puzzle comes back the next day, and later each time that it is solved, until it stays away", () => {
  let book = after(EMPTY, FAIR, false, 10);
  expect(dueToday(book, 10)).toBe(0);
  expect(dueToday(book, 11)).toBe(1);
  const days: number[] = [];
  for (let day = 11; book.due["fair"]; day = book.due["fair"]?.day ?? day) {
    days.push(day);
    book = after(book, FAIR, true, day);
  }
  expect(days).toEqual([11, 14, 22, 42, 92]);
});

test("what is due comes first, then the new puzzle nearest to the reader's strength", () => {
  expect(next(ALL, EMPTY, 0)).toBe(FAIR);
  const book = after(EMPTY, HARD, false, 0);
  expect(next(ALL, book, 1)).toBe(HARD);
  expect(next(ALL, book, 1, "hard")).not.toBe(HARD);
});

test("when all were met, the one met longest ago comes again", () => {
  const book = [HARD, EASY, FAIR].reduce<Book>((so, one) => after(so, one, true, 0), EMPTY);
  expect(next(ALL, book, 0)).toBe(HARD);
  expect(next([], book, 0)).toBeNull();
});

test("a book is kept for each game", () => {
  keepBook("one", after(EMPTY, FAIR, true, 0));
  expect(openBook("one").streak).toBe(1);
  expect(openBook("other")).toEqual(EMPTY);
});

test("whatever a book has become, it can be opened", () => {
  const spoilt = { rating: "x", doubt: null, streak: {}, met: { easy: true, hard: "no" }, due: { hard: null, fair: { day: 1, gap: 2 } } };
  localStorage.setItem("cosmotheque-puzzles", JSON.stringify({ spoilt, none: null, due: { due: null, met: 7 } }));
  expect(openBook("spoilt")).toEqual({ ...EMPTY, met: { easy: true }, due: { fair: { day: 1, gap: 2 } } });
  for (const slug of ["none", "due"]) expect(openBook(slug)).toEqual(EMPTY);
  for (const text of ["{", "7", "null", "[]"]) {
    localStorage.setItem("cosmotheque-puzzles", text);
    expect(openBook("one")).toEqual(EMPTY);
  }
});
