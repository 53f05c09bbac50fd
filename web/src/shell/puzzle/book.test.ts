import { expect, test } from "vitest";
import { after, bookOf, daysInARow, dueToday, EMPTY, next, tally, type Book } from "./book";

const puzzle = (id: string, rating: number) => ({ id, theme: "win", rating });
const EASY = puzzle("easy", 800);
const FAIR = puzzle("fair", 1050);
const HARD = puzzle("hard", 1800);
const ALL = [EASY, FAIR, HARD];

const DAY = 86_400_000;

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

test("a book is what was tried, from old to new", () => {
  const book = bookOf([["easy", true, 0], ["hard", false, DAY], ["hard", true, 2 * DAY]], ALL);
  const step = after(after(after(EMPTY, EASY, true, 0), HARD, false, 1), HARD, true, 2);
  expect(book).toEqual(step);
  expect([book.streak, book.longest, book.met["hard"]]).toEqual([1, 1, false]);
});

test("what two devices have solved apart counts once", () => {
  const book = bookOf([["easy", true, 0], ["easy", true, 5]], ALL);
  expect(book).toEqual(after(EMPTY, EASY, true, 0));
});

test("a puzzle that is in no pack any more says nothing of strength", () => {
  const book = bookOf([["gone", true, 0]], ALL);
  expect([book.rating, book.streak]).toEqual([EMPTY.rating, 1]);
});

test("days in a row last until a day was missed", () => {
  const on = (...days: number[]) => days.map((day) => ["p", true, day * DAY + 5] as const);
  expect(daysInARow([], 9)).toEqual({ now: 0, longest: 0 });
  expect(daysInARow(on(1, 2, 2, 3, 7, 8), 8)).toEqual({ now: 2, longest: 3 });
  expect(daysInARow(on(1, 2, 3), 4)).toEqual({ now: 3, longest: 3 });
  expect(daysInARow(on(1, 2, 3), 5)).toEqual({ now: 0, longest: 3 });
});
