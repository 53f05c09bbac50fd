// Which boxes of a campaign this browser has seen open, so that a box is celebrated once.
import { recallFields, remember } from "$kit/memory";

const KEY = "cosmotheque-boxes";

const stored = (): Record<string, string[]> => recallFields(KEY) as Record<string, string[]>;

/** The boxes that were open when the reader last looked; nothing before their first visit. */
export const seenBoxes = (campaign: string): string[] | undefined => stored()[campaign];

export function seeBoxes(campaign: string, keys: readonly string[]): void {
  remember(KEY, { ...stored(), [campaign]: keys });
}
