// The server keeps what somebody has tried, so that all of their devices know; without it everything goes on here.
import { api } from "../api";
import { guest, meet } from "../guest.svelte";
import { belongsTo, learn, logOf, told, untoldGames, type Untold } from "./tries.svelte";

/** So many tries the server takes at once. */
const AT_ONCE = 200;
const PATIENCE = 3000;
let turn: Promise<unknown> = Promise.resolve();

/** Tells the server what it does not know, and learns what other devices have told it. */
export const syncBooks = (): Promise<void> =>
  inTurn(async () => {
    await arrive();
    for (const slug of untoldGames()) await tell(slug);
    learn(await api.myTries());
  });

/** The same, for a page that is shown also without the server, or when that takes long. */
export const booksInTime = (): Promise<unknown> =>
  Promise.race([syncBooks().catch(() => undefined), new Promise((done) => setTimeout(done, PATIENCE))]);

/** Tells the server what was tried of a game just now; where it cannot be reached, the next time will do. */
export const tellTries = (slug: string): Promise<void> =>
  inTurn(async () => {
    await arrive();
    await tell(slug);
  }).catch(() => undefined);

function inTurn(work: () => Promise<void>): Promise<void> {
  const mine = turn.then(work, work);
  turn = mine.catch(() => undefined);
  return mine;
}

async function arrive(): Promise<void> {
  const met = await meet();
  belongsTo((guest.me ?? met).id);
}

async function tell(slug: string): Promise<void> {
  const { mark, untold } = logOf(slug);
  const sent = untold.slice(0, AT_ONCE);
  if (!sent.length) return;
  told(sent, await api.addTries(slug, { tries: await withAnswers(slug, sent), mark }));
  if (logOf(slug).untold.length < untold.length) await tell(slug); // a browser that keeps nothing would go on for ever
}

/** The server wants to know what was answered; where that is forgotten, it is what it must have been. */
async function withAnswers(slug: string, sent: readonly Untold[]) {
  const forgotten = sent.some(([, , , answer]) => answer === null);
  const puzzles = forgotten ? (await api.puzzles(slug)).puzzles : [];
  const right = new Map(puzzles.map(({ id, right }) => [id, right[0] ?? -1]));
  return sent.map(([id, solved, at, answer]) => ({ puzzle: id, at, answer: answer ?? (solved ? (right.get(id) ?? -1) : -1) }));
}
