// Which boxes of a campaign this browser has seen open, so that a box is celebrated once.

const KEY = "cosmotheque-boxes";

function stored(): Record<string, string[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, string[]>;
  } catch {
    return {};
  }
}

/** The boxes that were open when the reader last looked; nothing before their first visit. */
export const seenBoxes = (campaign: string): string[] | undefined => stored()[campaign];

export function seeBoxes(campaign: string, keys: readonly string[]): void {
  localStorage.setItem(KEY, JSON.stringify({ ...stored(), [campaign]: keys }));
}
