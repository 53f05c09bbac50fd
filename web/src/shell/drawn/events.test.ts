import { expect, it } from "vitest";
import { eventWords } from "./events";

const WORDS = { played: { fr: "{seat} joue la carte {card}.", en: "{seat} plays {card}." } };
const NAMES = ["Ada", "Blaise"];

it("fills a game's sentence with the fields of the event, and the seat's name for its number", () => {
  expect(eventWords(WORDS, { type: "played", seat: 1, card: 12 }, NAMES)).toBe("Blaise joue la carte 12.");
});

it("is silent about an event for which a game has no words", () => {
  expect(eventWords(WORDS, { type: "dealt", hands: [[1, 2], []] }, NAMES)).toBeNull();
});

it("shows the event as it stands where a game has no words at all", () => {
  expect(eventWords({}, { type: "played", seat: 0, cards: [3, 4], trump: null }, NAMES)).toBe(
    "Ada · played · cards 3, 4 · trump –",
  );
});
