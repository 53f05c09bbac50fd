// Constraints, the weak link and hidden number cards in words: for buttons, the log, and what is asked.
import { m } from "$messages";
import type { Action, Constraints, Event, Guesses, View } from "./wire";

export type Letter = NonNullable<Constraints["opened"]>;

const SENSES: Readonly<Record<Letter, () => string>> = {
  A: m.bomb_busters_constraint_a,
  B: m.bomb_busters_constraint_b,
  C: m.bomb_busters_constraint_c,
  D: m.bomb_busters_constraint_d,
  E: m.bomb_busters_constraint_e,
  F: m.bomb_busters_constraint_f,
  G: m.bomb_busters_constraint_g,
  H: m.bomb_busters_constraint_h,
  I: m.bomb_busters_constraint_i,
  J: m.bomb_busters_constraint_j,
  K: m.bomb_busters_constraint_k,
  L: m.bomb_busters_constraint_l,
};

/** What a card says at a glance. */
export const SYMBOLS: Readonly<Record<Letter, string>> = {
  A: "2 4 6…",
  B: "1 3 5…",
  C: "1–6",
  D: "7–12",
  E: "4–9",
  F: "≠ 4–9",
  G: "✕ ⚒",
  H: "✕ ●",
  I: "✕ →|",
  J: "|← ✕",
  K: "✕ ×1",
  L: "+2",
};

export const sense = (letter: Letter): string => SENSES[letter]();

/** A card with its sense. */
export const constraintWords = (letter: Letter): string => m.bomb_busters_constraint({ letter, sense: sense(letter) });

const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? "";

const RING: Readonly<Record<number, () => string>> = {
  0: m.bomb_busters_do_ring_stay,
  1: m.bomb_busters_do_ring_on,
  [-1]: m.bomb_busters_do_ring_back,
};

/** What one of these actions is called; null for all others. */
export function bondLabel(action: Action, names: readonly string[]): string | null {
  switch (action.type) {
    case "constraint":
      return constraintWords(action.letter);
    case "keep":
      return m.bomb_busters_do_keep();
    case "replace":
      return m.bomb_busters_do_replace();
    case "ring":
      return RING[action.by]?.() ?? null;
    case "swap":
      return m.bomb_busters_do_swap();
    case "last":
      return m.bomb_busters_do_last({ number: action.number });
    case "accuse":
      return m.bomb_busters_do_accuse({ name: nameOf(names, action.seat), letter: action.letter, sense: sense(action.letter) });
    case "lay":
      return m.bomb_busters_do_lay({ number: action.number });
    default:
      return null;
  }
}

/** What happened, in a sentence; null for all other events. */
export function bondEvent(event: Event, names: readonly string[]): string | null {
  const name = "seat" in event ? nameOf(names, event.seat) : "";
  switch (event.type) {
    case "constraint-taken":
      return m.bomb_busters_on_constraint_taken({ name, card: constraintWords(event.letter) });
    case "constraint-opened":
      return event.letter === null ? m.bomb_busters_on_constraint_none() : m.bomb_busters_on_constraint_opened({ card: constraintWords(event.letter) });
    case "constraint-released":
      return m.bomb_busters_on_constraint_released({ name });
    case "constraints-paired":
      return m.bomb_busters_on_constraints_paired();
    case "constraints-dealt":
      return m.bomb_busters_on_constraints_dealt();
    case "ring-turned":
      return event.by > 0 ? m.bomb_busters_on_ring_on() : m.bomb_busters_on_ring_back();
    case "accused": {
      const words = { name: nameOf(names, event.accuser), suspect: name, letter: event.letter };
      return event.right ? m.bomb_busters_on_accused_right(words) : m.bomb_busters_on_accused_wrong(words);
    }
    case "link-stuck":
      return m.bomb_busters_on_link_stuck({ name });
    default:
      return numberEvent(event, name);
  }
}

function numberEvent(event: Event, name: string): string | null {
  switch (event.type) {
    case "number-laid":
      return m.bomb_busters_on_number_laid({ name });
    case "guess-shown": {
      const words = { name, number: event.number };
      return event.hit ? m.bomb_busters_on_number_hit(words) : m.bomb_busters_on_guess_shown(words);
    }
    case "number-taken":
      return m.bomb_busters_on_number_taken({ name });
    case "numbers-gone":
      return m.bomb_busters_on_numbers_gone({ numbers: event.numbers.join(", ") });
    case "number-drawn":
      return m.bomb_busters_on_number_drawn({ name });
    case "hand-returned":
      return m.bomb_busters_on_hand_returned({ name });
    default:
      return null;
  }
}

/** Whether there are characters at all: not while the weak link hides among them, nor after it was stuck (BOM-3402). */
export const hasCharacters = ({ options, parts: { weak_link: link }, detectors, spent, characters }: View): boolean =>
  options.characters && (!link || link.ended === "found") && detectors.length + spent.length + characters.length > 0;

type TaskType = View["tasks"][number]["type"];

/** What the game waits for from this seat; null where it is nothing of these. */
export const BOND_PROMPTS: Partial<Record<TaskType, () => string>> = {
  constraint: m.bomb_busters_prompt_constraint,
  replace: m.bomb_busters_prompt_replace,
  ring: m.bomb_busters_prompt_ring,
  last: m.bomb_busters_prompt_last,
  lay: m.bomb_busters_prompt_lay,
};

/** The table for whoever cannot see it: cards that bind, the own role, number cards. */
export function bondSummary(view: View, names: readonly string[]): string[] {
  const { constraints: cards, weak_link: link, hidden_numbers: guesses } = view.parts;
  const own = cards?.own.flatMap((letter, seat) =>
    letter === null ? [] : [`${nameOf(names, seat)} ${cards.released.includes(seat) ? m.bomb_busters_constraint_down() : constraintWords(letter)}`],
  );
  return [
    ...(cards?.opened ? [`${constraintWords(cards.opened)}.`] : []),
    ...(own?.length ? [`${own.join(m.bomb_busters_semicolon())}.`] : []),
    ...(link ? [linkWords(view, names)] : []),
    ...(guesses ? guesses.hands.map((hand, seat) => m.bomb_busters_numbers_of({ name: nameOf(names, seat), cards: hand.map(({ number }) => number || "?").join(", ") })) : []),
    ...(guesses?.under.length ? [underWords(guesses)] : []),
  ];
}

/** The number cards that lie under the deck, as far as the reader knows them. */
export const underWords = ({ under }: Guesses): string => m.bomb_busters_numbers_under({ cards: under.map(({ number }) => number || "?").join(", ") });

/** What the reader knows of the weak link. */
export function linkWords(view: View, names: readonly string[]): string {
  const link = view.parts.weak_link!;
  if (link.ended || (view.ended && link.seat >= 0)) return m.bomb_busters_link_is({ name: nameOf(names, link.seat) });
  if (link.seat >= 0) return m.bomb_busters_link_you();
  return view.seat === null ? m.bomb_busters_link_unknown() : m.bomb_busters_link_not_you();
}
