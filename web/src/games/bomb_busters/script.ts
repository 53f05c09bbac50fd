// The voice of a mission: its lines by their rules, and reading them aloud where the browser has a voice.
import { m } from "$messages";

const LINES: Readonly<Record<string, () => string>> = {
  "BOM-1001": m.bomb_busters_cue_bom_1001,
  "BOM-1903": m.bomb_busters_cue_bom_1903,
  "BOM-1904": m.bomb_busters_cue_bom_1904,
  "BOM-1905": m.bomb_busters_cue_bom_1905,
  "BOM-1906": m.bomb_busters_cue_bom_1906,
  "BOM-1907": m.bomb_busters_cue_bom_1907,
  "BOM-1908": m.bomb_busters_cue_bom_1908,
  "BOM-1909": m.bomb_busters_cue_bom_1909,
  "BOM-1910": m.bomb_busters_cue_bom_1910,
  "BOM-4203": m.bomb_busters_cue_bom_4203,
  "BOM-4204": m.bomb_busters_cue_bom_4204,
  "BOM-4205": m.bomb_busters_cue_bom_4205,
  "BOM-4206": m.bomb_busters_cue_bom_4206,
  "BOM-4207": m.bomb_busters_cue_bom_4207,
  "BOM-4208": m.bomb_busters_cue_bom_4208,
  "BOM-4209": m.bomb_busters_cue_bom_4209,
  "BOM-3003": m.bomb_busters_cue_bom_3003,
  "BOM-3005": m.bomb_busters_cue_bom_3005,
  "BOM-3007": m.bomb_busters_cue_bom_3007,
  "BOM-3009": m.bomb_busters_cue_bom_3009,
  "BOM-3010": m.bomb_busters_cue_bom_3010,
  "BOM-3012": m.bomb_busters_cue_bom_3012,
  "BOM-3013": m.bomb_busters_cue_bom_3013,
  "BOM-3014": m.bomb_busters_cue_bom_3014,
  "BOM-3015": m.bomb_busters_cue_bom_3015,
  "BOM-3021": m.bomb_busters_cue_bom_3021,
  "BOM-5410": m.bomb_busters_cue_bom_5410,
  "BOM-5411": m.bomb_busters_cue_bom_5411,
  "BOM-5412": m.bomb_busters_cue_bom_5412,
  "BOM-5413": m.bomb_busters_cue_bom_5413,
  "BOM-5414": m.bomb_busters_cue_bom_5414,
  "BOM-5415": m.bomb_busters_cue_bom_5415,
  "BOM-5416": m.bomb_busters_cue_bom_5416,
  "BOM-5417": m.bomb_busters_cue_bom_5417,
  "BOM-5418": m.bomb_busters_cue_bom_5418,
  "BOM-5419": m.bomb_busters_cue_bom_5419,
};

export const lineOf = (rule: string): string => LINES[rule]?.() ?? "";

/** Reads a line aloud in the language of the page; nothing where there is no voice for it. */
export function speak(line: string): void {
  const { speechSynthesis: voice } = window;
  const language = document.documentElement.lang;
  if (!voice?.getVoices().some(({ lang }) => lang.startsWith(language))) return;
  const spoken = new SpeechSynthesisUtterance(line);
  spoken.lang = language;
  voice.cancel();
  voice.speak(spoken);
}

/** Minutes and seconds, as a clock shows them. */
export function asClock(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
