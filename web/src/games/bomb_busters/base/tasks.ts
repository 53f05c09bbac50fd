// What the base game waits for.
import { ofWhom } from "$kit/names";
import { m } from "$messages";
import type { Tasks } from "../parts/part";
import { nameOf } from "../saying";
import { letter, slotName, valueList, valueWord, wireAt, wireWord } from "../values";
import type { Action, TokenTask, View } from "../wire";

const can = (actions: readonly Action[], type: Action["type"]): boolean => actions.some((action) => action.type === type);

const TOKEN_WORDS: Partial<Record<View["token_kinds"][number], () => string>> = {
  parity: m.bomb_busters_prompt_token_parity,
  count: m.bomb_busters_prompt_token_count,
};

/** A first token may say something else than the value. */
const firstToken = (view: View, seat: number): string => (TOKEN_WORDS[view.token_kinds[seat] ?? "value"] ?? m.bomb_busters_prompt_token)();

/** What token is to be put: the first one, a given one, a false or an absent one, or one that was demanded. */
function tokenWords(task: TokenTask, view: View, actions: readonly Action[]): string {
  if (can(actions, "lie")) return m.bomb_busters_prompt_lie();
  if (task.value) {
    const words = { value: valueWord(task.value) };
    return can(actions, "beside") ? m.bomb_busters_prompt_given_beside(words) : m.bomb_busters_prompt_given(words);
  }
  return can(actions, "beside") ? m.bomb_busters_prompt_beside({ letter: letter(task.stand) }) : firstToken(view, task.seat);
}

export const tasks = {
  token: {
    asks: tokenWords,
    awaits: ({ seat }, _view, names) => m.bomb_busters_prompt_wait_token({ name: nameOf(names, seat) }),
    over: "others",
  },
  lie: {
    asks: ({ slots }, _view, actions) =>
      can(actions, "lie") && slots.length === 1 ? m.bomb_busters_prompt_lie_value({ slot: slotName(slots[0]!) }) : m.bomb_busters_prompt_lie(),
  },
  give: {
    asks: ({ offered }, view) => m.bomb_busters_prompt_give({ wire: wireWord(wireAt(view, offered)?.code ?? 0) }),
    awaits: ({ seat, giver }, _view, names) => m.bomb_busters_prompt_wait_give({ name: nameOf(names, seat), giver: nameOf(names, giver) }),
  },
  answer: {
    asks: ({ asker, values }, _view, actions, names) => {
      const words = { asker: nameOf(names, asker), values: valueList(values) };
      if (can(actions, "deny")) return m.bomb_busters_prompt_deny(words);
      if (can(actions, "lie")) return m.bomb_busters_prompt_lie_answer();
      return can(actions, "match") ? m.bomb_busters_prompt_match(words) : m.bomb_busters_prompt_mark(words);
    },
    awaits: ({ seat, asker }, _view, names) => m.bomb_busters_prompt_wait_answer({ name: nameOf(names, seat), whose: ofWhom(nameOf(names, asker)) }),
    over: "others",
  },
} satisfies Tasks;
