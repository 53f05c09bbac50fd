// Clues in words: those of the list, and those of their givers' own.
import { m } from "$messages";
import { YELLOW } from "../../values";
import type { Hint, Hints } from "../../wire";

// prettier-ignore
const CLUES: readonly (() => string)[] = [
  m.bomb_busters_clue_0, m.bomb_busters_clue_1, m.bomb_busters_clue_2, m.bomb_busters_clue_3, m.bomb_busters_clue_4, m.bomb_busters_clue_5,
  m.bomb_busters_clue_6, m.bomb_busters_clue_7, m.bomb_busters_clue_8, m.bomb_busters_clue_9, m.bomb_busters_clue_10, m.bomb_busters_clue_11,
  m.bomb_busters_clue_12, m.bomb_busters_clue_13, m.bomb_busters_clue_14, m.bomb_busters_clue_15, m.bomb_busters_clue_16, m.bomb_busters_clue_17,
  m.bomb_busters_clue_18, m.bomb_busters_clue_19, m.bomb_busters_clue_20, m.bomb_busters_clue_21, m.bomb_busters_clue_22, m.bomb_busters_clue_23,
  m.bomb_busters_clue_24, m.bomb_busters_clue_25, m.bomb_busters_clue_26, m.bomb_busters_clue_27, m.bomb_busters_clue_28, m.bomb_busters_clue_29,
  m.bomb_busters_clue_30, m.bomb_busters_clue_31, m.bomb_busters_clue_32, m.bomb_busters_clue_33, m.bomb_busters_clue_34, m.bomb_busters_clue_35,
  m.bomb_busters_clue_36, m.bomb_busters_clue_37, m.bomb_busters_clue_38, m.bomb_busters_clue_39, m.bomb_busters_clue_40, m.bomb_busters_clue_41,
  m.bomb_busters_clue_42, m.bomb_busters_clue_43, m.bomb_busters_clue_44, m.bomb_busters_clue_45, m.bomb_busters_clue_46, m.bomb_busters_clue_47,
  m.bomb_busters_clue_48, m.bomb_busters_clue_49, m.bomb_busters_clue_50, m.bomb_busters_clue_51, m.bomb_busters_clue_52, m.bomb_busters_clue_53,
  m.bomb_busters_clue_54, m.bomb_busters_clue_55, m.bomb_busters_clue_56, m.bomb_busters_clue_57, m.bomb_busters_clue_58, m.bomb_busters_clue_59,
  m.bomb_busters_clue_60, m.bomb_busters_clue_61, m.bomb_busters_clue_62, m.bomb_busters_clue_63, m.bomb_busters_clue_64, m.bomb_busters_clue_65,
  m.bomb_busters_clue_66, m.bomb_busters_clue_67, m.bomb_busters_clue_68, m.bomb_busters_clue_69, m.bomb_busters_clue_70, m.bomb_busters_clue_71,
  m.bomb_busters_clue_72, m.bomb_busters_clue_73, m.bomb_busters_clue_74, m.bomb_busters_clue_75, m.bomb_busters_clue_76, m.bomb_busters_clue_77,
  m.bomb_busters_clue_78, m.bomb_busters_clue_79, m.bomb_busters_clue_80, m.bomb_busters_clue_81, m.bomb_busters_clue_82, m.bomb_busters_clue_83,
  m.bomb_busters_clue_84, m.bomb_busters_clue_85, m.bomb_busters_clue_86, m.bomb_busters_clue_87, m.bomb_busters_clue_88, m.bomb_busters_clue_89,
  m.bomb_busters_clue_90, m.bomb_busters_clue_91, m.bomb_busters_clue_92, m.bomb_busters_clue_93, m.bomb_busters_clue_94, m.bomb_busters_clue_95,
];

/** A clue of the list, or its giver's own words. */
export const hintWords = ({ clue, words }: Hint): string => words || (CLUES[clue]?.() ?? "");

/** The number that the giver of a clue has to hint at. */
export const toHint = (hints: Hints | null | undefined): number => hints?.meant?.values.filter((value) => value !== YELLOW)[hints.given.length] ?? 0;

/** The clue that is to be understood. */
export function toUnderstand(hints: Hints | null | undefined): string {
  const hint = hints?.given[hints.understood.length];
  return hint ? hintWords(hint) : "";
}
