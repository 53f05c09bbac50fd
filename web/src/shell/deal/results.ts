// The results of a deal in words.
import { m } from "$messages";
import { language } from "../locale.svelte";
import { isWonOrLost, score } from "../table/result";
import type { DealInfo, DealTable, GameInfo, Meta, Outcome } from "../wire";
import { botWords, inList, personName } from "../words";
import { inOrder, seatOf, worth } from "./worth";

/** A row of the results: a table, or a bot in the seat of a person. */
export interface Row {
  readonly key: string;
  readonly place: number;
  readonly names: string;
  readonly mine: boolean;
  readonly isBot: boolean;
  readonly counts: boolean;
  readonly result: string;
  readonly replay: string | null;
}

/** All rows, the best first. */
export const rowsOf = (info: GameInfo, deal: DealInfo): Row[] =>
  inOrder(info.meta, deal).map((entry, number) =>
    "table" in entry
      ? tableRow(info, entry.table, `table ${number}`)
      : {
          ...{ key: entry.par.bot, place: 0, names: botWords(info.bots, entry.par.bot), mine: false, isBot: true },
          ...{ counts: true, result: resultWords(info.meta, entry.par.outcome, entry.seat), replay: null },
        },
  );

function tableRow({ meta }: GameInfo, table: DealTable, key: string): Row {
  const { place, mine, counts, outcome } = table;
  const people = table.seats.filter(({ name, bot }) => name !== "" || bot === null);
  const called = people.map(({ name, mine }) => (mine ? m.deal_you() : personName(name)));
  const names = people.length ? inList(called) : m.robot();
  const isAlone = meta.cooperative || people.length < 2;
  const result = isAlone ? resultWords(meta, outcome, seatOf(table)) : points(outcome);
  return { key, place, names, mine, isBot: false, counts, result, replay: table.table };
}

/** How it ended for a seat, in a word or in points. */
function resultWords(meta: Meta, outcome: Outcome, seat: number): string {
  const value = worth(meta, outcome, seat);
  if (meta.cooperative && !isWonOrLost(meta))
    return m.deal_points({ points: score(value), most: score(meta.scores[1]) });
  const word = value > 0 ? m.deal_won() : value < 0 || meta.cooperative ? m.deal_lost() : m.deal_drawn();
  return meta.scores[1] > 1 ? `${word} · ${points(outcome)}` : word;
}

const points = ({ scores }: Outcome): string => scores.map(score).join(" – ");

/** A date of UTC, as people write it. */
export const dateWords = (date: string, dateStyle: "long" | "medium" = "long"): string =>
  new Intl.DateTimeFormat(language(), { dateStyle, timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));
