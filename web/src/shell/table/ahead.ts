// A table's connection is made while the scripts of its page are still on their way. What comes early waits for them.
import { recall } from "$kit/memory";
import { commitmentFor } from "../fair/numbers";
import { MET, meet } from "../guest.svelte";
import { Socket } from "./socket";

/** Views as they are, of which the page keeps what does not change; or, where there is no board, `drawn`. */
export type Views = "keeps" | "drawn";

/** The table that somebody goes to, and its connection, until its page takes it. */
let expected: string | null = null;
let ahead: Socket | null = null;

/** Connects to the table that somebody goes to; returns what gives that up.
 * A connection is that of whoever the cookie names, as a rule the same as last time. Where it is somebody else, or where
 * nobody was here before, it is made once that is known. */
export function callAhead(table: string): () => void {
  const before = recall(MET);
  expected = table;
  if (before !== null) ahead = new Socket(addressOf(table, "keeps"));
  meet().then(
    ({ id }) => {
      if (id === before || expected !== table) return;
      ahead?.close();
      ahead = new Socket(addressOf(table, "keeps"));
    },
    () => undefined,
  );
  return hangUp;
}

/** The connection of a table for its page: the one that was made ahead, or a new one. */
export function connectionTo(table: string, views: Views): Socket {
  const [address, early] = [addressOf(table, views), ahead];
  if (early?.address !== address) hangUp();
  [expected, ahead] = [null, null];
  return early?.address === address ? early : new Socket(address);
}

function hangUp(): void {
  ahead?.close();
  [expected, ahead] = [null, null];
}

function addressOf(table: string, views: Views): string {
  const asked = `${views}&commitment=${commitmentFor(table)}`;
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/live?${asked}`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return address.href;
}
