// Which boxes of a game the reader has opened, in any of their campaigns.
import { api } from "../api";
import { meet } from "../guest.svelte";
import type { GameInfo } from "../wire";

export async function openedBoxes(info: Pick<GameInfo, "campaign" | "meta">): Promise<string[]> {
  if (info.campaign.length < 2) return [];
  await meet();
  const mine = (await api.myCampaigns()).filter(({ game }) => game === info.meta.slug);
  return mine.flatMap((campaign) => campaign.open_boxes);
}
