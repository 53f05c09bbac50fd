// Small pieces of language that several pages share.
import { m } from "$messages";
import { toast } from "$kit/toasts.svelte";
import { Refusal } from "./api";
import { inWords } from "./locale.svelte";
import type { BotInfo, GameInfo, Meta, Outcome, SeatInfo, TableInfo } from "./wire";

/** "2", "2–5", "2, 4". */
export function seatRange(seats: readonly number[]): string {
  const first = seats[0] ?? 0;
  const last = seats.at(-1) ?? first;
  if (first === last) return String(first);
  const whole = last - first + 1 === seats.length;
  return whole ? `${first}–${last}` : seats.join(", ");
}

export const minuteRange = ([least, most]: Meta["minutes"]): string => (least === most ? `${least}` : `${least}–${most}`);

/** A bot by how strong it is among the bots of its game. */
export function botLevel(bots: readonly BotInfo[], name: string | null): string {
  const rank = bots.findIndex((bot) => bot.name === name);
  if (rank < 0) return m.robot();
  const steps = [m.level_easy, m.level_fair, m.level_good, m.level_strong, m.level_master];
  const chosen = { 1: [2], 2: [0, 3], 3: [0, 2, 3], 4: [0, 1, 2, 3] }[bots.length]?.[rank] ?? Math.min(rank, 4);
  return steps[chosen]!();
}

/** What a seat is called at the table. */
export function seatName(seat: SeatInfo, number: number, bots: readonly BotInfo[] = []): string {
  if (seat.kind === "open") return m.seat_open({ number: number + 1 });
  if (seat.kind === "bot" && !seat.left) return m.robot_level({ level: botLevel(bots, seat.bot) });
  return seat.name;
}

/** One name per seat; equal names are told apart by their seat. */
export function seatNames(table: TableInfo, bots: readonly BotInfo[] = []): string[] {
  const names = table.seats.map((seat, number) => seatName(seat, number, bots));
  return names.map((name, number) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${number + 1}`));
}

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
export const problemWords = (fault: unknown): string => (fault instanceof Refusal ? inWords(fault.why) : m.error_unknown());

/** Shows a refusal in passing, with a link to its rule. */
export function showRefusal(fault: unknown, slug?: string): void {
  const rule = fault instanceof Refusal ? fault.rule : null;
  toast(problemWords(fault), "refusal", rule && slug ? ruleLink(slug, rule) : undefined);
}

export const ruleLink = (slug: string, rule: string): { href: string; label: string } => ({
  href: `/rules/${slug}#${rule}`,
  label: m.rule_link({ rule }),
});
