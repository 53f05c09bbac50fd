// How far somebody is in the lessons, kept in this browser: the answers given so far, and what is done.
import { recallFields, remember } from "$kit/memory";

interface Kept {
  answers: unknown[];
  done: boolean;
}

const KEY = "cosmotheque-lessons";

const nameOf = (slug: string, chapter: string): string => `${slug}/${chapter}`;

const stored = (): Record<string, Kept | undefined> => recallFields(KEY) as Record<string, Kept | undefined>;

/** The answers of a chapter that was begun; none of one that was not. */
export function answersTo(slug: string, chapter: string): readonly unknown[] {
  const answers = stored()[nameOf(slug, chapter)]?.answers;
  return Array.isArray(answers) ? answers : [];
}

export const isDone = (slug: string, chapter: string): boolean => stored()[nameOf(slug, chapter)]?.done === true;

export const isBegun = (slug: string, chapter: string): boolean => answersTo(slug, chapter).length > 0;

/** Keeps the answers; a chapter that was done once stays done, and begins anew. */
export function keep(slug: string, chapter: string, answers: readonly unknown[], finished: boolean): void {
  const known = stored();
  const done = finished || isDone(slug, chapter);
  known[nameOf(slug, chapter)] = { answers: finished ? [] : [...answers], done };
  remember(KEY, known);
}
