// Hidden number cards in words, as far as the reader knows them.
import { m } from "$messages";
import type { Guesses, NumberCard } from "../../wire";

const numbersOf = (cards: readonly NumberCard[]): string => cards.map(({ number }) => number || "?").join(", ");

export const handWords = (hand: readonly NumberCard[], name: string): string => m.bomb_busters_numbers_of({ name, cards: numbersOf(hand) });

/** The number cards that lie under the deck. */
export const underWords = ({ under }: Guesses): string => m.bomb_busters_numbers_under({ cards: numbersOf(under) });
