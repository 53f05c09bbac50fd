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

/** The game with the rules of the boxes that the reader has opened; those of the others stay where they are. */
export async function withOpenedRules(info: GameInfo): Promise<GameInfo> {
  const opened = await openedBoxes(info).catch((): string[] => []);
  const keys = info.campaign.map(({ key }) => key).filter((key) => opened.includes(key));
  const rules = await Promise.all(keys.map((key) => api.boxRules(info.meta.slug, key)));
  return { ...info, words: { ...info.words, rulebook: [...info.words.rulebook, ...rules.flat()] } };
}
