import { describe, expect, test } from "vitest";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { ending } from "./ending";
import { goal } from "./goal";
import { describeEvent } from "./log";
import { opensTurn, tellTurn } from "./telling";
import type { Event, View } from "./wire";

const NAMES = ["Maïa", "Robot fort"];
const book = { aboard: ["pilot"], left: [], meteors: false, failure: 0, missions: 0, eliminated: false, way: [40, 3, 7] };
const table = { colours: [0, 1, 2, 3], options: { missions: 1 }, books: [book, book], winner: 1, round: 12 };
const view = { seat: 0, table, missions: [[0, 2, 3, 5], null] } as unknown as View;

const began: Event = { type: "turn-began", seat: 1, round: 2, limit: 15 };
const moved = (cell: number): Event => ({ type: "pawn-moved", seat: 1, start: 0, cell, planet: null });
const turned: Event = { type: "token-turned", seat: 1, token: 0, face: 2 };
const robbed: Event = { type: "robbed", seat: 1, victim: 0, piece: "shuttle", card: null };

describe("a turn in one sentence", () => {
  test("tells steps, finds and what concerns the reader", () => {
    const events: Event[] = [began, moved(1), moved(2), turned, { type: "found", seat: 1, piece: "pilot", face: 2 }, robbed];
    expect(opensTurn(began)).toBe(true);
    expect(tellTurn(events, view, NAMES, 0)).toBe(
      "Robot fort a avancé de 2 cases, a retourné un jeton bleu et trouvé un pilote et a dérobé votre navette.",
    );
    expect(tellTurn([began, turned], view, NAMES, 1)).toBe("Vous avez retourné un jeton bleu sans effet (pilote).");
  });

  test("in English too, and a turn in which nothing was done", () => {
    overwriteGetLocale(() => "en");
    expect(tellTurn([began, moved(1), robbed], view, NAMES, 0)).toBe("Robot fort moved one cell and robbed your shuttle.");
    expect(tellTurn([{ ...began, seat: 0 }], view, NAMES, 0)).toBe("You let the turn pass.");
    expect(tellTurn([began], view, NAMES, 0)).toBeNull();
  });
});

test("an event addresses the reader whom it concerns", () => {
  expect(describeEvent(robbed, view, NAMES, 0)).toBe("Robot fort a dérobé votre navette.");
  expect(describeEvent(robbed, view, NAMES, 1)).toBe("Vous avez dérobé la navette à Maïa.");
  expect(describeEvent(robbed, view, NAMES, null)).toBe("Robot fort a dérobé la navette à Maïa.");
});

test("the goal goes from the pilot to Earth, and a spectator has none", () => {
  const found = goal(view, 0);
  expect(found?.says).toBe("Déposer l’objet (télescope) sur Saturne, puis rentrer sur la Terre");
  expect(found?.parts.map(({ state }) => state)).toEqual(["done", "now", "ahead", "ahead", "ahead", "ahead"]);
  expect(found?.parts[1]?.label).toBe("Navette rouge");
  expect(goal(view, null)).toBeNull();
});

test("the end has its numbers", () => {
  expect(ending(view, { reason: "missions", scores: [0, 1] }, NAMES, 0)).toBe(
    "Robot fort a accompli la mission au tour de table 12, après 2 jetons retournés. Vous en étiez à l’étape 1 sur 6.",
  );
});
