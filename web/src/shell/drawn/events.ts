// What happened, in the words of a game without a board; where it has none, as the event stands on the wire.
import { inWords } from "../locale.svelte";
import type { Text } from "../wire";

/** Events are tagged: `type` says what happened, the other fields say more. */
export type PlainEvent = Readonly<Record<string, unknown>> & { readonly type: string };

/** One sentence; null where the game has words, and none for this. */
export function eventWords(
  sentences: Readonly<Record<string, Text>>,
  event: PlainEvent,
  names: readonly string[],
): string | null {
  if (Object.keys(sentences).length === 0) return asItStands(event, names);
  const text = sentences[event.type];
  return text ? inWords(text).replace(/\{(\w+)\}/g, (_, field: string) => fieldWords(field, event[field], names)) : null;
}

function asItStands({ type, ...fields }: PlainEvent, names: readonly string[]): string {
  const { seat, ...others } = fields;
  const who = seat === undefined ? [] : [fieldWords("seat", seat, names)];
  const more = Object.entries(others).map(([field, value]) => `${field} ${fieldWords(field, value, names)}`);
  return [...who, type, ...more].join(" · ");
}

function fieldWords(field: string, value: unknown, names: readonly string[]): string {
  if (field === "seat" && typeof value === "number") return names[value] ?? String(value);
  if (Array.isArray(value)) return value.map((part) => fieldWords(field, part, names)).join(", ") || "–";
  if (value === null || value === undefined) return "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
