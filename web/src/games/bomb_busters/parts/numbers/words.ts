// Number cards in words: how they stand in a line, and for whoever cannot see them (BOM-120 ff.).
import { m } from "$messages";
import { nameOf } from "../../saying";
import { letter } from "../../values";
import type { Numbers, View } from "../../wire";

export const list = (numbers: readonly number[]): string => numbers.join(", ");

/** The number cards for whoever cannot see them. */
export function numberWords(numbers: Numbers, view: View, names: readonly string[]): string[] {
  const answers = numbers.answers.flatMap((found, stand) => (found ? [letter(stand)] : []));
  return [
    ...numbers.line.map((number, index) => cardWords(view, number, index)),
    ...(numbers.open.length ? [m.bomb_busters_on_numbers_laid({ numbers: list(numbers.open) })] : []),
    ...numbers.own.map((cards, seat) => m.bomb_busters_number_of({ name: nameOf(names, seat), numbers: list(cards) || m.bomb_busters_none() })),
    ...(numbers.value ? [m.bomb_busters_number_value({ number: numbers.value })] : []),
    ...(numbers.answers.length ? [m.bomb_busters_number_answers({ stands: answers.join(", ") || m.bomb_busters_none() })] : []),
  ];
}

/** Where a line stands, in short; nothing as long as the sequence card lies nowhere. */
export function lineWords({ line, pointer }: Numbers): string {
  if (!line.length || pointer < 0) return "";
  const number = line[pointer];
  return number === undefined ? m.bomb_busters_line_done() : m.bomb_busters_line_now({ number });
}

/** How a card of a line stands: with the sequence card, served, or waiting. */
export type Standing = "pointed" | "down" | "blocked";

export function standing(view: View, number: number, index: number): Standing {
  if (view.parts.numbers?.pointer === index) return "pointed";
  return view.accessible.includes(number) ? "down" : "blocked";
}

export function cardWords(view: View, number: number, index: number): string {
  const words = { pointed: m.bomb_busters_number_pointed, down: m.bomb_busters_number_down, blocked: m.bomb_busters_number_blocked };
  return words[standing(view, number, index)]({ number });
}
