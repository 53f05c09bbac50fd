// The voice in an analysis: the place, whose turn it is and how likely they are to win; or what the mentor
// says of it, for whoever asked.
import { m } from "$messages";
import { clipped, toWhom } from "$kit/names";
import type { Line } from "../../stage/line";
import { inWords, language } from "../locale.svelte";
import { hintWords } from "../room/hint";
import { seatMarks } from "../table/marks";
import { outcomeTitle } from "../table/result";
import type { Analysis } from "./analysis.svelte";
import { foremost } from "./share";
import { lineTo } from "./tree";

export function lineOf(analysis: Analysis): Line {
  const { frame, game, names } = analysis;
  const marks = seatMarks(game, frame.view, names.length);
  return {
    turn: frame.outcome ? "over" : "theirs",
    marks: frame.mover === null ? [] : [{ seat: frame.mover, colour: marks[frame.mover]!.colour }],
    ...(mentor(analysis) ?? { says: [whereOf(analysis), turn(analysis), figure(analysis)].filter(Boolean).join(" · ") }),
  };
}

/** Where the reader stands: at a move of the game, and so many tried moves on. */
export function whereOf({ frame, here, tree, place }: Analysis): string {
  if (!here) return m.table_move_of({ move: frame.step, moves: frame.steps });
  return m.analysis_tried({ step: here.step, moves: lineTo(tree, place).length });
}

function turn({ frame, info, names }: Analysis): string {
  if (frame.outcome) return outcomeTitle({ info, names: names.map(clipped), mine: [] }, frame.outcome);
  return frame.mover === null ? m.analysis_ended() : m.turn_of({ names: toWhom(clipped(names[frame.mover]!)) });
}

/** The chances of whoever is to move, or of the team; nothing while they are not known, and once it is over. */
function figure(analysis: Analysis): string {
  const here = analysis.chancesAt(analysis.place);
  if (!here?.chances || here.over) return "";
  const percent = new Intl.NumberFormat(language(), { style: "percent" });
  return m.analysis_figure({ chance: percent.format(foremost(here.chances, analysis.frame.mover).chance) });
}

function mentor(analysis: Analysis): Pick<Line, "says" | "answer"> | null {
  const { word } = analysis.thoughts;
  if (!analysis.isConsulted || !word) return null;
  if (word.advice === undefined) return { says: m.coach_thinking() };
  const { advised, game, frame, names } = analysis;
  if (advised !== null) {
    const answer = { label: m.stage_play_it(), act: () => void analysis.act(advised) };
    return { says: hintWords(game, advised, frame.view, names), answer };
  }
  const said = word.advice?.said ?? word.remark?.said;
  return { says: said ? inWords(said) : m.analysis_mentor_silent() };
}
