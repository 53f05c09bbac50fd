// Questions of the voice within a turn: a card being prepared, the cell that is picked, or the choices that are left.
import type { Ask } from "$kit/game";
import { m } from "$messages";
import { fitting } from "./captions";
import { prompt } from "./hints";
import { cardName, type Card } from "./names";
import { answerOf, type Picking } from "./picking.svelte";
import { whyNothing } from "./refusals";
import type { Action, View } from "./wire";
import { labelOf, proposalWords, stopWords } from "./words";

interface Asking {
  view: View;
  actions: readonly Action[];
  names: readonly string[];
  picking: Picking;
  /** A card to hand in, or to show. */
  chosen: Action | null;
  /** Things on the picked cell, in words. */
  lies: string;
  act(action: Action): void;
  /** Lets go of whatever is chosen. */
  cancel(): void;
}

export function askFor(asking: Asking): Ask | null {
  const { actions, picking } = asking;
  if (!actions.length) return null;
  if (picking.draft.card !== null) return askDraft(asking, picking.draft.card);
  if (asking.chosen) return askChosen(asking, asking.chosen);
  if (picking.picked !== null) return askCell(asking, picking.picked);
  return askTurn(asking) ?? askHeld(asking);
}

function askDraft({ picking: { draft }, act, cancel }: Asking, card: Card): Ask {
  const { ready } = draft;
  const says = card === "scatter-planets" ? m.bing_bang_draft_scatter() : ready ? m.bing_bang_draft_preview() : howTo(card, draft.picked !== null);
  return { says, answer: ready ? { label: m.bing_bang_draft_play(), act: () => act(ready) } : undefined, cancel };
}

/** The next thing that a card wants. */
function howTo(card: Card, picked: boolean): string {
  const name = cardName(card);
  if (card === "swap-planets") return m.bing_bang_draft_planets({ card: name });
  if (card === "move-earth") return m.bing_bang_draft_earth({ card: name });
  return picked ? fitting(m.bing_bang_draft_other({ card: name }), m.bing_bang_draft_other_short()) : m.bing_bang_draft_sectors({ card: name });
}

function askChosen({ view, names, act, cancel }: Asking, action: Action): Ask {
  const says =
    action.type === "hand-in" ? m.bing_bang_hand_in_this({ card: cardName(action.card) }) : m.bing_bang_show_this({ card: labelOf(action, view, names).split(": ").at(-1) ?? "" });
  const label = action.type === "hand-in" ? m.bing_bang_do_hand_in() : m.bing_bang_do_show();
  return { says, answer: { label, act: () => act(action) }, cancel };
}

function askCell({ view, picking, lies, cancel }: Asking, cell: number): Ask {
  const { preferred, routing } = picking;
  if (!preferred) {
    const why = cell === picking.pawn ? m.bing_bang_own_reach() : whyNothing(view, cell);
    return { says: fitting(`${lies}. ${why}`, why), cancel };
  }
  const way = preferred.kind === "tidy" ? routing.tidied : preferred.kind === "way" ? routing.proposal : null;
  const says = way ? stopWords(way) || proposalWords(way) : lies;
  return { says, answer: { label: answerOf(preferred), act: () => picking.choose(preferred) }, cancel };
}

/** The plain next step, one tap away: a token is turned up, a count that is used up ends. */
function askTurn({ view, actions, act }: Asking): Ask | null {
  const { turn } = view.table;
  const says = prompt(view, turn.seat) ?? "";
  const find = (type: Action["type"]): Action | undefined => actions.find((action) => action.type === type);
  const one = (action: Action, label: string): Ask => ({ says, answer: { label, act: () => act(action) } });
  const [token, end, settle] = [find("turn-token"), find("end-turn"), find("settle")];
  if (token) return one(token, m.bing_bang_do_turn());
  if (settle) return one(settle, m.bing_bang_do_settle());
  if (end && (turn.count >= turn.limit || turn.landed)) return one(end, m.bing_bang_do_end());
  const places = actions.filter(({ type }) => type === "set-token" || (type === "set-planet" && view.table.phase !== "scatter"));
  if (!places.length) return null;
  const anywhere = (): void => act(places[Math.floor(Math.random() * places.length)]!);
  return { says, answer: { label: m.bing_bang_anywhere(), act: anywhere } };
}

/** The choice that stays in hand. */
function askHeld({ picking, cancel }: Asking): Ask | null {
  const held = picking.held;
  return held === null ? null : { says: m.bing_bang_in_hand({ what: held }), cancel };
}
