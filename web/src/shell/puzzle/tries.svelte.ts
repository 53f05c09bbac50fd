// What was tried at puzzles, as this browser keeps it: what the server knows, and what it has yet to be told. A book is
// made of it (`book.ts`), and `sync.ts` does the telling.
import { fields, recall, recallFields, remember } from "$kit/memory";
import type { PuzzleTries } from "../wire";

/** A puzzle, whether it was solved at once, and when, in milliseconds since 1970. */
export type Tried = readonly [id: string, solved: boolean, at: number];

/** One that the server does not know yet, with the number of the first answer, -1 for none; null where that is forgotten. */
export type Untold = readonly [...Tried, answer: number | null];

interface Log {
  /** What the server calls all that is `known` here, so that it need not say it again. */
  mark: string;
  known: readonly Tried[];
  untold: readonly Untold[];
}

interface Kept {
  /** Whose it is; empty as long as nobody has asked the server. */
  owner: string;
  logs: Record<string, Log>;
}

const KEY = "cosmotheque-tries";
const OLD_KEY = "cosmotheque-puzzles";
const NOTHING: Log = { mark: "", known: [], untold: [] };
const DAY = 86_400_000;

/** Grows with every change, so that whoever shows a book shows it anew when the server has answered. */
let changes = $state(0);

/** All that was tried of a game, from old to new. */
export function triesOf(slug: string): readonly Tried[] {
  void changes;
  const { known, untold } = logOf(slug);
  return together(known, untold);
}

/** Somebody has just tried a puzzle. */
export function note(slug: string, tried: Untold): void {
  change(slug, (log) => ({ ...log, untold: [...log.untold, tried] }));
}

/** The games of which the server has to be told something. Puzzles of one's own games are this browser's affair. */
export const untoldGames = (): string[] =>
  Object.entries(read().logs).flatMap(([slug, log]) => (log.untold.length && !slug.includes("/") ? [slug] : []));

export const logOf = (slug: string): Log => read().logs[slug] ?? NOTHING;

/** The server has been told some of it, and has answered. */
export function told(sent: readonly Untold[], { game, mark, tries }: PuzzleTries): void {
  change(game, ({ known, untold }) => ({
    mark,
    known: tries ?? together(known, sent),
    untold: untold.filter((one) => !sent.some((other) => key(one) === key(other))),
  }));
}

/** Everything that the server knows. */
export function learn(all: readonly PuzzleTries[]): void {
  const kept = read();
  for (const [slug, log] of Object.entries(kept.logs)) kept.logs[slug] = { ...log, mark: "", known: [] };
  for (const { game, mark, tries } of all) kept.logs[game] = { mark, known: tries ?? [], untold: kept.logs[game]?.untold ?? [] };
  keep(kept);
}

/** Who is here. What somebody else had, the server has for them; what it has not been told is taken over. */
export function belongsTo(owner: string): void {
  const kept = read();
  if (kept.owner === owner) return;
  keep({ ...kept, owner });
  learn([]);
}

/** Tries by time, each once. */
export function together(known: readonly Tried[], others: readonly (Tried | Untold)[]): Tried[] {
  const found = new Map<string, Tried>();
  for (const one of [...known, ...others]) if (!found.has(key(one))) found.set(key(one), [one[0], one[1], one[2]]);
  return [...found.values()].sort((one, other) => one[2] - other[2]);
}

const key = ([id, , at]: Tried | Untold): string => `${id} ${at}`;

function change(slug: string, work: (log: Log) => Log): void {
  const kept = read();
  keep({ ...kept, logs: { ...kept.logs, [slug]: work(kept.logs[slug] ?? NOTHING) } });
}

function keep(kept: Kept): void {
  remember(KEY, kept);
  changes += 1;
}

/** What is kept; whatever in it cannot be right is left out. */
function read(): Kept {
  if (recall(KEY) === null) fromOldBooks();
  const { owner, logs } = recallFields(KEY);
  const found = Object.entries(fields(logs)).map(([slug, log]) => {
    const { mark, known, untold } = fields(log);
    return [slug, { mark: typeof mark === "string" ? mark : "", known: list(known, 3), untold: list(untold, 4) }];
  });
  return { owner: typeof owner === "string" ? owner : "", logs: Object.fromEntries(found) as Kept["logs"] };
}

const list = (found: unknown, length: number): unknown[] =>
  Array.isArray(found) ? found.filter((one) => isTried(one) && one.length === length) : [];

const isTried = (one: unknown): one is unknown[] =>
  Array.isArray(one) && typeof one[0] === "string" && typeof one[1] === "boolean" && Number.isFinite(one[2]);

/** Books used to have no log: of what they had met is known whether it was solved, and that it was before today. */
function fromOldBooks(): void {
  const books = Object.entries(recallFields(OLD_KEY));
  const logs = books.map(([slug, book]) => {
    const met = Object.entries(fields(fields(book)["met"])).filter(([, solved]) => typeof solved === "boolean");
    return [slug, { ...NOTHING, untold: met.map(([id, solved], number) => [id, solved, Date.now() - DAY + number, null]) }];
  });
  remember(KEY, { owner: "", logs: Object.fromEntries(logs) as unknown });
}
