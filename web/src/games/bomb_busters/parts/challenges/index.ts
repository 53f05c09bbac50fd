// Challenge cards: what they ask for, calling a wire red, and claiming an odd stand (BOM-310 ff.).
import { m } from "$messages";
import { nameOf } from "../../saying";
import { letter, slotName, wireWord } from "../../values";
import type { MissionPart } from "../part";
import { challengeProgress, challengeWords } from "./cards";
import Panel from "./Panel.svelte";

/** Saying that a wire is red is done like using a card: first the card, then the wire (BOM-311). */
const CALL_RED = 42;

export const challenges = {
  slice: "challenges",
  panel: {
    key: "challenges",
    name: m.bomb_busters_challenges,
    Body: Panel,
    mark: (cards) => [...cards.open, ...cards.done].map((card) => challengeProgress(card, cards)).join(" · "),
  },
  countsMistakes: false,
  summary: {
    at: "table",
    words: (cards) => [...cards.open, ...cards.done].map((card) => `${challengeWords(card, cards)} ${challengeProgress(card, cards)}`),
  },
  ends: { "not-red": { ended: m.bomb_busters_ended_not_red, ending: m.bomb_busters_ending_not_red } },
  cards: {
    [CALL_RED]: {
      name: () => m.bomb_busters_do_call_red(),
      rule: m.bomb_busters_about_call_red,
      prompt: m.bomb_busters_prompt_call,
      glyph: "M12 3l7 9-7 9-7-9zM12 9v4M12 15v.01",
      first: true,
    },
  },
  actions: {
    "call-red": { label: ({ slot }) => m.bomb_busters_do_call_wire({ slot: slotName(slot) }), card: () => CALL_RED },
    claim: { label: ({ stand }) => m.bomb_busters_do_claim({ letter: letter(stand) }), way: "free", word: m.bomb_busters_tool_claim },
  },
  events: {
    "challenges-drawn": { says: ({ cards }) => m.bomb_busters_on_challenges({ cards: cards.join(", ") }) },
    "challenge-numbers": { says: ({ numbers }) => m.bomb_busters_on_challenge_numbers({ numbers: numbers.join(", ") }) },
    challenge: { says: ({ number }) => m.bomb_busters_on_challenge({ card: number }), sound: "chime", moves: "challenges" },
    "odd-claimed": { says: ({ seat, stand }, _view, names) => m.bomb_busters_on_claimed({ name: nameOf(names, seat), letter: letter(stand) }) },
    "red-called": {
      says: ({ seat, slot, wire }, _view, names) => m.bomb_busters_on_red_called({ name: nameOf(names, seat), slot: slotName(slot), wire: wireWord(wire) }),
      sound: "glass",
      opens: () => true,
    },
  },
} satisfies MissionPart<"challenges">;
