// Challenge cards in words, and how far each of them is (BOM-310 to BOM-322).
import { m } from "$messages";
import type { Challenges } from "../../wire";

const WORDS: Readonly<Record<number, (numbers: { numbers: string }) => string>> = {
  1: m.bomb_busters_challenge_1,
  2: m.bomb_busters_challenge_2,
  3: m.bomb_busters_challenge_3,
  4: m.bomb_busters_challenge_4,
  5: m.bomb_busters_challenge_5,
  6: m.bomb_busters_challenge_6,
  7: m.bomb_busters_challenge_7,
  8: m.bomb_busters_challenge_8,
  9: m.bomb_busters_challenge_9,
  10: m.bomb_busters_challenge_10,
};

/** What a challenge asks for. */
export const challengeWords = (card: number, challenges: Challenges): string =>
  WORDS[card]?.({ numbers: challenges.numbers.join(", ") }) ?? "";

/** In few signs: done, what its numbers are, what the validation tokens add up to; most are seen on the stands. */
export function challengeProgress(card: number, { done, numbers, validated }: Challenges): string {
  if (done.includes(card)) return "✓";
  const first = validated.slice(0, 3);
  const sum = first.reduce((total, number) => total + number, 0);
  if (card === 4) return first.length === 3 || sum > 18 ? "✗" : `${sum}/18`;
  if (card === 8) return validated.slice(0, 2).some((number) => !numbers.includes(number)) ? "✗" : numbers.join("·");
  return SIGNS[card] ?? "";
}

const SIGNS: Readonly<Record<number, string>> = { 1: "R!", 2: "4×2n", 3: "▮▮ ▮▮", 5: "2× solo", 6: "5× ▮", 7: "±1 ±1", 9: "6× 2n+1", 10: "▮ 7 ▮" };
