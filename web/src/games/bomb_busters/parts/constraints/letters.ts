// Constraint cards by their letters, in words and in signs.
import { m } from "$messages";
import type { Constraints } from "../../wire";

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
