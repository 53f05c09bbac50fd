import { expect, it } from "vitest";
import { found, howMany } from "./search";

const BOOK = [
  { title: "Le début", rules: [{ id: "X-1", text: "Chacun reçoit l’équipement." }] },
  {
    title: "La fin",
    rules: [
      { id: "X-2", text: "Le cœur gagne." },
      { id: "X-20", text: "La partie s’arrête." },
    ],
  },
];
const ids = (query: string): string[] => found(BOOK, query).flatMap(({ rules }) => rules.map(({ id }) => id));

it("has the whole book where nothing is asked", () => {
  expect(found(BOOK, " ")).toHaveLength(2);
  expect(howMany(found(BOOK, ""))).toBe(3);
});

it("finds words whatever their accents, case and apostrophes", () => {
  expect(ids("L'EQUIPEMENT recoit")).toEqual(["X-1"]);
  expect(ids("coeur")).toEqual(["X-2"]);
});

it("finds rules by their ids and by their section", () => {
  expect(ids("x-20")).toEqual(["X-20"]);
  expect(ids("fin")).toEqual(["X-2", "X-20"]);
});

it("keeps the number of a section", () => {
  expect(found(BOOK, "gagne")).toMatchObject([{ number: 2, title: "La fin" }]);
});

it("finds nothing that is not there", () => {
  expect(found(BOOK, "licorne")).toEqual([]);
});
