// Small pieces of language that several pages share.
import { m } from "$messages";
import { listed } from "$kit/listing";
import { capital, toWhom } from "$kit/names";
import { toast } from "$kit/toasts.svelte";
import { Refusal } from "./api";
import { inWords, language } from "./locale.svelte";
import type { BotInfo, GameInfo, Meta, Outcome, SeatInfo, TableInfo } from "./wire";

/** "2", "2–5", "2, 4". */
export function seatRange(seats: readonly number[]): string {
  const first = seats[0] ?? 0;
  const last = seats.at(-1) ?? first;
  if (first === last) return String(first);
  const whole = last - first + 1 === seats.length;
  return whole ? `${first}–${last}` : seats.join(", ");
}

export const minuteRange = ([least, most]: Meta["minutes"]): string =>
  least === most ? `${least}` : `${least}–${most}`;

/** The bots that people may choose from; where a game has none made for people, all of them. */
export function levels(bots: readonly BotInfo[]): readonly BotInfo[] {
  const house = bots.filter((bot) => !bot.outside);
  const offered = house.filter((bot) => bot.level > 0);
  return offered.length > 0 ? offered : house;
}

/** Those, and the bots of others that may sit at tables here. */
export const seatable = (bots: readonly BotInfo[]): readonly BotInfo[] => [
  ...levels(bots),
  ...bots.filter((bot) => bot.outside),
];

/** What a bot is called where it stands alone: by how strong it is, or by its own name. */
export function levelTitle(bot: Pick<BotInfo, "level" | "name">): string {
  const word = levelWord(bot);
  return word === null ? bot.name : capital(word);
}

/** Levels have a word, and so have those of the laboratory that play any game; other bots have none. */
function levelWord({ level, name }: Pick<BotInfo, "level" | "name">): string | null {
  const steps = [m.level_easy, m.level_fair, m.level_good, m.level_strong, m.level_expert];
  const generic = { random: m.level_random, greedy: m.level_greedy, mcts: m.level_search, ismcts: m.level_search };
  if (level > 0) return steps[Math.min(level, steps.length) - 1]!();
  return name in generic ? generic[name as keyof typeof generic]() : null;
}

/** A bot as it is called at the table. */
export function botWords(bots: readonly BotInfo[], name: string | null): string {
  const bot = bots.find((one) => one.name === name);
  if (!bot) return m.robot();
  const level = bot.outside ? null : levelWord(bot);
  return level === null ? m.robot_named({ name: bot.name }) : m.robot_level({ level });
}

/** Who is gone for good has left no name. */
export const personName = (name: string): string => name || m.former_guest();

/** What a seat is called at the table. */
export function seatName(seat: SeatInfo, number: number, bots: readonly BotInfo[] = []): string {
  if (seat.kind === "open") return m.seat_open({ number: number + 1 });
  if (seat.kind === "bot" && !seat.left) return botWords(bots, seat.bot);
  if (seat.robot) return m.robot_named({ name: seat.name });
  return personName(seat.name);
}

/** One name per seat; equal names are told apart by their seat. */
export function seatNames(table: TableInfo, bots: readonly BotInfo[] = []): string[] {
  const names = table.seats.map((seat, number) => seatName(seat, number, bots));
  return names.map((name, number) =>
    names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${number + 1}`,
  );
}

/** The day of a moment: "17 November 2026". */
export const dayOf = (moment: string): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: "long" }).format(new Date(moment));

/** "Ada, Blaise et Carl". */
export const inList = (names: readonly string[]): string => listed(names);

/** "À Ada et au robot fort de jouer". */
export const turnOf = (names: readonly string[]): string => capital(m.turn_of({ names: inList(names.map(toWhom)) }));

/** How it ended, in words of the game. */
export function reasonWords(info: GameInfo, reason: string): string {
  const text = info.words.reasons[reason];
  if (text) return inWords(text);
  if (reason === "resigned") return m.reason_resigned();
  return reason === "time" ? m.reason_time() : m.reason_other();
}

/** The seats with the best score; all of them in a draw, none in a cooperative game. */
export function winners(outcome: Outcome, cooperative: boolean): number[] {
  if (cooperative) return [];
  const best = Math.max(...outcome.scores);
  return outcome.scores.flatMap((score, seat) => (score === best ? [seat] : []));
}

/** A refusal as a sentence, whatever was thrown. */
export const problemWords = (fault: unknown): string =>
  fault instanceof Refusal ? inWords(fault.why) : m.error_unknown();

/** Shows a refusal in passing, with a link to its rule. */
export function showRefusal(fault: unknown, slug?: string): void {
  const rule = fault instanceof Refusal ? fault.rule : null;
  toast(problemWords(fault), "refusal", rule && slug ? ruleLink(slug, rule) : undefined);
}

export const ruleLink = (slug: string, rule: string): { href: string; label: string } => ({
  href: `/rules/${slug}#${rule}`,
  label: m.rule_link({ rule }),
});
