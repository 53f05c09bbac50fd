// A campaign as the page needs it: what is chosen, who plays, what is to be celebrated.
import type { CampaignBox, CampaignInfo, CampaignStage, GameInfo, TableInfo } from "../wire";

export interface Crew {
  /** Members by their number, me among them. */
  players: number[];
  /** Bots by their name. */
  bots: string[];
}

export const crewSize = (crew: Crew): number => crew.players.length + crew.bots.length;

/** Who would play if nobody chose: all members and the bots of last time; alone one gets a bot. */
export function usualCrew({ members, bots, sizes, levels }: CampaignInfo, level?: string): Crew {
  const most = Math.max(...sizes);
  const me = members.findIndex((member) => member.mine);
  const others = members.map((_, number) => number).filter((number) => number !== me);
  const players = [...(me < 0 ? [] : [me]), ...others].slice(0, most).sort((one, other) => one - other);
  const filled = bots.slice(0, most - players.length);
  const missing = Math.max(0, Math.min(...sizes) - players.length - filled.length);
  const bot = level ?? filled[0] ?? levels.find((one) => one.level > 0)?.name ?? levels[0]?.name;
  return { players, bots: [...filled, ...(bot ? Array<string>(missing).fill(bot) : [])] };
}

/** The crew once others came or went: members are counted, and a number may be another's now. */
export function crewAfter(crew: Crew, before: CampaignInfo, now: CampaignInfo, level?: string): Crew {
  const stay = before.members.every(({ name, mine }, number) => {
    const member = now.members[number];
    return member?.name === name && member.mine === mine;
  });
  const me = now.members.findIndex((member) => member.mine);
  return stay && (me < 0 || crew.players.includes(me)) ? crew : usualCrew({ ...now, bots: crew.bots }, level);
}

export const stagesOf = ({ boxes }: Pick<CampaignInfo, "boxes">): CampaignStage[] => boxes.flatMap((box) => box.stages);

export const stageOf = (info: Pick<CampaignInfo, "boxes">, key: string | null): CampaignStage | undefined =>
  stagesOf(info).find((stage) => stage.key === key);

/** How many are won, and how many there are. */
export function standing(info: Pick<CampaignInfo, "boxes">): { done: number; all: number } {
  const stages = stagesOf(info);
  return { done: stages.filter((stage) => stage.status === "won").length, all: stages.length };
}

/** The boxes that have been opened since the reader last looked, by the keys they had seen then; none on a first visit. */
export function newlyOpen(boxes: readonly CampaignBox[], seen: readonly string[] | undefined): CampaignBox[] {
  return seen === undefined ? [] : boxes.filter((box) => box.open && !seen.includes(box.key));
}

/** The box that a game with these options lies in. */
export function boxOf({ campaign }: Pick<GameInfo, "campaign">, options: Readonly<Record<string, unknown>>): string | undefined {
  const fits = (wanted: Readonly<Record<string, unknown>>): boolean =>
    Object.entries(wanted).every(([name, value]) => options[name] === value);
  return campaign.find((box) => box.options.some(fits))?.key;
}

/** Whether the table's end opens a box that was closed until then. */
export function opensBox(info: Pick<GameInfo, "campaign">, table: Pick<TableInfo, "campaign" | "options" | "sequels">): boolean {
  const following = table.sequels.length > 1 ? table.sequels[0]! : table.options;
  return table.campaign !== null && boxOf(info, following) !== boxOf(info, table.options);
}

/** The boxes whose rules are not there: the reader has opened them nowhere. The first one is open to all. */
export const closedBoxes = ({ campaign, words }: Pick<GameInfo, "campaign" | "words">): GameInfo["campaign"] =>
  campaign.slice(1).filter(({ key }) => !words.rulebook.some((section) => section.box === key));

/** The values of an option that lie in boxes which the reader has opened nowhere; the first box is open to all. */
export function veiledValues({ campaign }: Pick<GameInfo, "campaign">, option: string, open: readonly string[]): Set<unknown> {
  const closed = campaign.slice(1).filter((box) => !open.includes(box.key));
  return new Set(closed.flatMap((box) => box.options.flatMap((options) => (option in options ? [options[option]] : []))));
}
