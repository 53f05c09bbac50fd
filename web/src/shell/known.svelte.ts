// Things that this reader has met already, kept in this browser: goals they have read, tools they have used.
import { recallFields, remember } from "$kit/memory";

interface Known {
  /** The games whose goal card was read. */
  goals: string[];
  /** The tools that were used at least once. */
  tools: string[];
}

const KEY = "cosmotheque-known";
const known = $state<Known>({ goals: [], tools: [], ...recallFields(KEY) });

const keep = (): void => remember(KEY, known);

export const knowsGoal = (slug: string): boolean => known.goals.includes(slug);

export function readGoal(slug: string): void {
  if (knowsGoal(slug)) return;
  known.goals.push(slug);
  keep();
}

export const isKnown = (name: string): boolean => known.tools.includes(name);

export function learn(name: string): void {
  if (isKnown(name)) return;
  known.tools.push(name);
  keep();
}
