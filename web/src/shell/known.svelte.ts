// What this reader has met already, kept in this browser: whose goal they have read, which game was their first, where
// they want the coach, which tools they have used.
import { recallFields, remember } from "$kit/memory";

interface Known {
  /** The games whose goal card was read. */
  goals: string[];
  /** The table of one's first game, per game. */
  first: Record<string, string>;
  /** Whether the coach shall speak, where that was chosen, per game. */
  coach: Record<string, boolean>;
  /** The tools that were used at least once. */
  tools: string[];
}

const KEY = "cosmotheque-known";
const known = $state<Known>({ goals: [], first: {}, coach: {}, tools: [], ...recallFields(KEY) });

const keep = (): void => remember(KEY, known);

export const knowsGoal = (slug: string): boolean => known.goals.includes(slug);

export function readGoal(slug: string): void {
  if (knowsGoal(slug)) return;
  known.goals.push(slug);
  keep();
}

/** Somebody plays at a table: where it is their first of this game, it stays so. */
export function sitDown(slug: string, table: string): void {
  if (known.first[slug] !== undefined) return;
  known.first[slug] = table;
  keep();
}

export const isFirstGame = (slug: string, table: string): boolean => (known.first[slug] ?? table) === table;

/** Whether the coach speaks to me: as I chose for this game; without a choice, in my first one. */
export const wantsCoach = (slug: string, table: string): boolean => known.coach[slug] ?? isFirstGame(slug, table);

export function chooseCoach(slug: string, on: boolean): void {
  known.coach[slug] = on;
  keep();
}

export const isKnown = (name: string): boolean => known.tools.includes(name);

export function learn(name: string): void {
  if (isKnown(name)) return;
  known.tools.push(name);
  keep();
}
