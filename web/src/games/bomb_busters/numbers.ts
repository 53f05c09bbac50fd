// Number cards in words: what can be done with them, what happens to them, and what is asked for (BOM-120 ff.).
import { toWhom } from "$kit/names";
import { m } from "$messages";
import { letter, slotName, wireAt, wireWord } from "./values";
import type { Action, Event, Numbers, View } from "./wire";

const nameOf = (names: readonly string[], seat: number): string => names[seat] ?? "";
const list = (numbers: readonly number[]): string => numbers.join(", ");

/** An action with number cards; null for others. */
export function numberLabel(action: Action, view: View, names: readonly string[]): string | null {
  const number = view.parts.numbers?.value ?? 0;
  switch (action.type) {
    case "end":
      return m.bomb_busters_do_end({ number: action.number });
    case "turn-down":
      return m.bomb_busters_do_turn_down({ number: action.number });
    case "reckon":
      return m.bomb_busters_do_reckon({ numbers: list(action.numbers), value: action.value });
    case "discard":
      return m.bomb_busters_do_discard({ numbers: list(action.numbers) });
    case "hand-on":
      return m.bomb_busters_do_hand_on({ number: action.number, whom: toWhom(nameOf(names, action.seat)) });
    case "turn-over":
      return m.bomb_busters_do_turn_over();
    case "name":
      return action.seat === view.seat ? m.bomb_busters_do_name_you({ number }) : m.bomb_busters_do_name({ name: nameOf(names, action.seat), number });
    case "snip":
      return m.bomb_busters_do_snip();
    case "silence":
      return m.bomb_busters_do_silence();
    case "own-up":
      return m.bomb_busters_do_own_up({ slot: slotName(action.slot), value: wireWord(wireAt(view, action.slot)?.code ?? 0) });
    case "show-reds":
      return m.bomb_busters_do_show_reds();
    default:
      return null;
  }
}

/** One sentence with a name, or the same said to whoever bears it. */
function said<W extends object>(seat: number, me: number | null, names: readonly string[], words: W, theirs: (words: W & { name: string }) => string, yours: (words: W) => string): string {
  return seat === me ? yours(words) : theirs({ ...words, name: nameOf(names, seat) });
}

/** What happens to number cards; null for other events. */
export function numberEvent(event: Event, names: readonly string[], me: number | null): string | null {
  switch (event.type) {
    case "numbers-laid": {
      const words = { numbers: list(event.numbers) };
      return event.seat < 0 ? m.bomb_busters_on_numbers_laid(words) : m.bomb_busters_on_numbers_laid_of({ ...words, name: nameOf(names, event.seat) });
    }
    case "number-revealed":
      return event.complete ? m.bomb_busters_on_number_gone(event) : m.bomb_busters_on_number_revealed(event);
    case "number-done":
      return m.bomb_busters_on_number_done(event);
    case "sequence-laid":
      return said(event.seat, me, names, { number: event.number }, m.bomb_busters_on_sequence, m.bomb_busters_on_sequence_you);
    case "number-turned":
      return said(event.seat, me, names, { number: event.number }, m.bomb_busters_on_turned, m.bomb_busters_on_turned_you);
    case "reckoned": {
      const words = { numbers: list(event.numbers), value: event.value };
      return event.value
        ? said(event.seat, me, names, words, m.bomb_busters_on_reckoned, m.bomb_busters_on_reckoned_you)
        : said(event.seat, me, names, words, m.bomb_busters_on_discarded, m.bomb_busters_on_discarded_you);
    }
    case "handed-on":
      return said(event.seat, me, names, { number: event.number, whom: toWhom(nameOf(names, event.to)) }, m.bomb_busters_on_handed, m.bomb_busters_on_handed_you);
    case "answered":
      return m.bomb_busters_on_answered(event);
    case "named":
      return named(event, names, me);
    case "unheard":
      return m.bomb_busters_on_unheard({ number: event.value });
    case "told-off": {
      const words = { number: event.value };
      return event.reds
        ? said(event.seat, me, names, words, m.bomb_busters_on_only_reds, m.bomb_busters_on_only_reds_you)
        : said(event.seat, me, names, words, m.bomb_busters_on_told_off, m.bomb_busters_on_told_off_you);
    }
    default:
      return null;
  }
}

/** Who names whom; a volunteer names nobody. */
function named(event: Extract<Event, { type: "named" }>, names: readonly string[], me: number | null): string {
  const number = event.value;
  if (event.namer === event.seat) return said(event.seat, me, names, { number }, m.bomb_busters_on_volunteer, m.bomb_busters_on_volunteer_you);
  if (event.seat === me) return m.bomb_busters_on_named_to_you({ name: nameOf(names, event.namer), number });
  return said(event.namer, me, names, { cutter: nameOf(names, event.seat), number }, m.bomb_busters_on_named, m.bomb_busters_on_named_you);
}

/** What a turn asks for before anything can be cut; null where it asks for nothing of the kind. */
export function numberPrompt(view: View, actions: readonly Action[]): string | null {
  const can = (type: Action["type"]): boolean => actions.some((action) => action.type === type);
  if (can("turn-down")) return m.bomb_busters_prompt_turn_down();
  if (can("discard")) return m.bomb_busters_prompt_reckon();
  if (can("name")) return m.bomb_busters_prompt_name({ number: view.parts.numbers?.value ?? 0 });
  return can("turn-over") ? m.bomb_busters_prompt_turn_over() : null;
}

/** The number cards for whoever cannot see them. */
export function numberWords(view: View, names: readonly string[]): string[] {
  const { numbers } = view.parts;
  if (!numbers) return [];
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
