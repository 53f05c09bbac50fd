// What happened, in sentences: an event, a whole turn, and how it ended. The reader is "you".
import type { Outcome } from "$kit/game";
import { listed } from "$kit/listing";
import { m } from "$messages";
import { campName, name } from "./geometry";
import type { Event, View } from "./wire";
import { colour, pawnsLeft, player } from "./words";

/** Who did something, and what, as the end of a sentence. */
interface Deed {
  seat: number;
  words: string;
}

export function describeEvent(event: Event, view: View, names: readonly string[], me: number | null): string | null {
  if (event.type === "laid") return m.katarenga_laid();
  if (event.type === "ended") return endWords(event.reason, event.winner, event.points, view, names, me);
  return sentences([deed(event, me)], names, me);
}

/** A turn is one move, whatever comes of it. */
export const opensTurn = ({ type }: Event): boolean => type === "moved" || type === "camped" || type === "passed";

export function tellTurn(events: readonly Event[], view: View, names: readonly string[], me: number | null): string | null {
  const deeds = events.flatMap((event) => (event.type === "laid" || event.type === "ended" ? [] : [deed(event, me)]));
  const others = events.filter(({ type }) => type === "laid" || type === "ended");
  return [sentences(deeds, names, me), ...others.map((event) => describeEvent(event, view, names, me))].filter(Boolean).join(" ");
}

export function ending(view: View, { reason, scores }: Outcome, names: readonly string[], me: number | null): string | null {
  if (view.ended === "" || view.ended !== reason) return null;
  const winner = scores[0] === scores[1] ? null : scores[0]! > scores[1]! ? 0 : 1;
  return endWords(reason, winner, Math.max(...scores), view, names, me);
}

function endWords(
  reason: string,
  winner: number | null,
  points: number,
  view: View,
  names: readonly string[],
  me: number | null,
): string {
  if (reason === "repetition") return m.katarenga_over_repetition();
  if (reason === "move-limit") return m.katarenga_over_move_limit();
  if (winner === null) return m.katarenga_over();
  const who = player(winner, names);
  const [own, other] = [pawnsLeft(view, winner), pawnsLeft(view, 1 - winner)];
  const mine = winner === me;
  if (reason === "all-settled") {
    const said = { player: who, count: 8 - points, points: points === 1 ? m.katarenga_point() : m.katarenga_points({ count: points }) };
    if (mine) return m.katarenga_over_settled_you(said);
    return me === null ? m.katarenga_over_settled_they(said) : m.katarenga_over_settled_me(said);
  }
  const said = { player: who, own, other };
  if (reason === "both-camps") return mine ? m.katarenga_over_camps_you(said) : m.katarenga_over_camps_they(said);
  return mine ? m.katarenga_over_few_you(said) : m.katarenga_over_few_they(said);
}

type Told = Exclude<Event, { type: "laid" | "ended" }>;

function deed(event: Told, me: number | null): Deed {
  const seat = event.type === "ousted" || event.type === "captured" ? 1 - event.seat : event.seat;
  return { seat, words: seat === me ? mine(event) : theirs(event, me) };
}

function mine(event: Told): string {
  switch (event.type) {
    case "moved":
      return m.katarenga_you_move(way(event));
    case "goal-fixed":
      return m.katarenga_you_choose({ colour: colour(event.colour) });
    case "settled":
      return m.katarenga_you_settle({ count: event.count });
    case "ousted":
      return m.katarenga_you_oust(lost(event, null));
    case "captured":
      return m.katarenga_you_capture({ ...lost(event, null), left: event.left });
    case "camped":
      return m.katarenga_you_camp({ camp: campName(event.camp) });
    case "passed":
      return m.katarenga_you_pass();
  }
}

function theirs(event: Told, me: number | null): string {
  switch (event.type) {
    case "moved":
      return m.katarenga_they_move(way(event));
    case "goal-fixed":
      return m.katarenga_they_choose({ colour: colour(event.colour) });
    case "settled":
      return m.katarenga_they_settle({ count: event.count });
    case "ousted":
      return m.katarenga_they_oust(lost(event, me));
    case "captured":
      return m.katarenga_they_capture({ ...lost(event, me), left: event.left });
    case "camped":
      return m.katarenga_they_camp({ camp: campName(event.camp) });
    case "passed":
      return m.katarenga_they_pass();
  }
}

const way = ({ start, target }: { start: number; target: number }) => ({ start: name(start), target: name(target) });

/** Whose pawn it was, from where, and where an ousted one went. */
function lost(event: Extract<Event, { type: "ousted" | "captured" }>, me: number | null) {
  const whose = event.seat === 0 ? m.katarenga_white_pawn() : m.katarenga_black_pawn();
  const to = event.type === "ousted" ? name(event.to) : "";
  return { pawn: event.seat === me ? m.katarenga_your_pawn() : whose, square: name(event.square), to };
}

/** A sentence for each of those who did something, one after the other. */
function sentences(deeds: readonly Deed[], names: readonly string[], me: number | null): string {
  const groups: { seat: number; words: string[] }[] = [];
  for (const { seat, words } of deeds) {
    const last = groups.at(-1);
    if (last?.seat === seat) last.words.push(words);
    else groups.push({ seat, words: [words] });
  }
  return groups
    .map(({ seat, words }) => {
      const deeds = listed([...new Set(words)]);
      return seat === me ? m.katarenga_you({ deeds }) : m.katarenga_they({ player: player(seat, names), deeds });
    })
    .join(" ");
}
