// Packs come laid out in columns, which compress better (study/columns.py); here they become what they were.

interface Folded {
  $?: "rows" | "sorts" | "lists";
  by: number[];
  of: unknown;
}

export function unfold(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unfold);
  if (typeof value !== "object" || value === null) return value;
  const { $: way, by, of } = value as Folded;
  if (!way) return eachOf(value as Record<string, unknown>);
  if (way === "rows") return rows(eachOf(of as Record<string, unknown>) as Record<string, unknown[]>);
  const parts = unfold(of) as unknown[];
  return way === "sorts" ? dealtOut(parts as unknown[][], by) : cutUp(parts, by);
}

function eachOf(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).map(([key, entry]) => [key, unfold(entry)]));
}

function rows(columns: Record<string, unknown[]>): unknown[] {
  const named = Object.entries(columns);
  return (named[0]?.[1] ?? []).map((_, number) => Object.fromEntries(named.map(([key, column]) => [key, column[number]])));
}

function dealtOut(sorts: unknown[][], by: number[]): unknown[] {
  const taken = sorts.map(() => 0);
  return by.map((sort) => sorts[sort]?.[taken[sort]!++]);
}

function cutUp(entries: unknown[], by: number[]): unknown[][] {
  let from = 0;
  return by.map((length) => entries.slice(from, (from += length)));
}
