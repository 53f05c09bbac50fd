// The game in words: the action list, the log, the voice and the summary.
import type { ActionWords } from "$kit/game";
import type { SoundName } from "$kit/sound";
import { m } from "$messages";
import type { Action, Event, View } from "./wire";

export function describeAction(action: Action): ActionWords {
  const label = action.type === "play" ? m._template_play({ card: action.card }) : "";
  return { group: m._template_hand(), label };
}

export function describeEvent(event: Event, _view: View, names: readonly string[]): string | null {
  switch (event.type) {
    case "played":
      return m._template_event_played({ seat: names[event.seat]!, card: event.card });
    case "taken":
      return m._template_event_taken({ seat: names[event.seat]! });
    case "dealt":
      return m._template_event_dealt();
  }
}

export const sound = (event: Event): SoundName => (event.type === "taken" ? "chime" : "slide");

export const prompt = (view: View): string =>
  view.options.winner === "highest" ? m._template_prompt_highest() : m._template_prompt_lowest();

export function summary(view: View, names: readonly string[]): string {
  const table = view.table.map((card, place) => m._template_lies({ player: names[whose(view, place)]!, card }));
  return [...names.map((player, seat) => standing(view, seat, player)), ...table].join(" ");
}

export const standing = (view: View, seat: number, player: string): string =>
  m._template_standing({ player, tricks: view.tricks[seat] ?? 0, cards: view.sizes[seat] ?? 0 });

/** Who laid the card at a place of this trick: the leader the first, and so on round the table. */
export const whose = (view: View, place: number): number => (view.leader + place) % view.sizes.length;
