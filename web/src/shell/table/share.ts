// Tells others of a game that is over: a picture of the board and the link to its replay.
import { m } from "$messages";
import { toast } from "$kit/toasts.svelte";
import { pictureOf } from "./picture";

/** Hands picture and link to the system's own dialog; where there is none, saves the one and copies the other. */
export async function share(table: string, title: string): Promise<void> {
  const url = new URL(`/r/${table}`, location.href).href;
  const files = await picture(title, `cosmotheque-${table}.png`);
  try {
    if (files.length && navigator.canShare?.({ files, url })) return await navigator.share({ files, url, title });
    if (!files.length && navigator.share) return await navigator.share({ url, title });
  } catch (fault) {
    if (fault instanceof DOMException && fault.name === "AbortError") return; // they thought better of it
  }
  files.forEach(save);
  await copy(url, files.length > 0);
}

/** The board as a file; none where this browser cannot draw it. */
async function picture(title: string, name: string): Promise<File[]> {
  const board = boardOnScreen();
  if (!board) return [];
  try {
    return [new File([await pictureOf(board, title)], name, { type: "image/png" })];
  } catch {
    return [];
  }
}

/** The board is the largest thing of its part of the page. */
function boardOnScreen(): Element | undefined {
  const area = (part: Element): number => part.clientWidth * part.clientHeight;
  return [...document.querySelectorAll("main > *")].sort((one, other) => area(other) - area(one))[0];
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

async function copy(url: string, saved: boolean): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toast(saved ? m.table_shared() : m.link_copied());
  } catch {
    toast(url);
  }
}
