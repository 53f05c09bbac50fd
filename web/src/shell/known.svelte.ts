// The tools whose signs the reader knows by now, kept in this browser: until then they carry their names.
import { SvelteSet } from "svelte/reactivity";

const KEY = "cosmotheque-known";

const known = new SvelteSet<string>(stored());

function stored(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

export const isKnown = (tool: string): boolean => known.has(tool);

/** The reader has used a tool: its sign will do from now on. */
export function learn(tool: string): void {
  known.add(tool);
  localStorage.setItem(KEY, JSON.stringify([...known]));
}
