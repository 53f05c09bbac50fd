// Puts a link to something on the clipboard.
import { m } from "$messages";
import { toast } from "$kit/toasts.svelte";

/** Copies the whole address of a place of this site, and says so; where that cannot be done, shows it. */
export async function copyLink(place: string): Promise<void> {
  const link = new URL(place, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    toast(m.link_copied());
  } catch {
    toast(link);
  }
}
