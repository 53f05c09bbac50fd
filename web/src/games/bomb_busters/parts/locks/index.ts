// Number cards that lock equipment (BOM-1201).
import { m } from "$messages";
import { printedName } from "../../equipment";
import type { MissionPart } from "../part";

export const locks = {
  events: { "card-locked": { says: ({ card, number }) => m.bomb_busters_on_card_locked({ card: printedName(card), number }) } },
} satisfies MissionPart;
