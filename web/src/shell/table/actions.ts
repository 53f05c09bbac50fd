// The action list: every legal action in words, grouped, and narrowed by what is typed.
import type { ActionWords } from "$kit/game";

export interface ListedAction<Action = unknown> {
  action: Action;
  words: ActionWords;
}

export interface ActionGroup<Action = unknown> {
  name: string;
  items: ListedAction<Action>[];
}

/** Groups in the order of their first action; inside, the order of the list. */
export function grouped<Action>(
  actions: readonly Action[],
  describe: (action: Action) => ActionWords,
  filter = "",
): ActionGroup<Action>[] {
  const wanted = folded(filter).split(/\s+/).filter(Boolean);
  const groups = new Map<string, ListedAction<Action>[]>();
  for (const action of actions) {
    const words = describe(action);
    const text = wanted.length ? folded(`${words.group} ${words.label}`) : "";
    if (!wanted.every((part) => text.includes(part))) continue;
    const items = groups.get(words.group) ?? [];
    items.push({ action, words });
    groups.set(words.group, items);
  }
  return [...groups].map(([name, items]) => ({ name, items }));
}

/** So many actions of all groups: some of each, so that every kind of move is in sight, then as many as there is room
 * for. More would be slow and nobody reads them; typing narrows the list. */
export function shortened<Action>(groups: readonly ActionGroup<Action>[], most: number, each: number): ActionGroup<Action>[] {
  let left = most - groups.reduce((sum, { items }) => sum + Math.min(items.length, each), 0);
  return groups.map(({ name, items }) => {
    const more = Math.max(0, Math.min(items.length - each, left));
    left -= more;
    return { name, items: items.slice(0, each + more) };
  });
}

/** Without accents and capitals, so that "deplacer" finds "Déplacer". */
export const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
