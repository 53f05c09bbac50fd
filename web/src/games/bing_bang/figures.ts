// Figures for the rules page: small skies in the signs of MiniSky, by rule.
import { m } from "$messages";

interface Figure {
  drawing: string;
  words: () => string;
  way?: readonly string[];
  crossed?: boolean;
}

export const FIGURES: Record<string, readonly Figure[]> = {
  "BB-9": [{ drawing: ". b . n\n. . . .\n. v . g", words: m.bing_bang_fig_tokens }],
  "BB-12": [{ drawing: ". . . . . .\n. . . . . .\n. . . @ . .\n. o . . . .\n. . . . . b", words: m.bing_bang_fig_earth }],
  "BB-17": [{ drawing: ". . .\n. 0 w\n. . .", words: m.bing_bang_fig_lay }],
  "BB-18": [{ drawing: ". . .\n0 o .\n. . .", words: m.bing_bang_fig_move, way: ["a2", "b2"] }],
  "BB-19": [{ drawing: ". . .\nx o 0\n. . .", words: m.bing_bang_fig_take }],
  "BB-21": [{ drawing: ". . . . . .\nx x x x x 0\n. . . . . .", words: m.bing_bang_fig_example, way: ["a2", "f2"] }],
  "BB-23": [{ drawing: ". . . . .\n0 o b o .\n. . . . .", words: m.bing_bang_fig_fly, way: ["a2", "d2"] }],
  "BB-30": [{ drawing: ". . . .|. .\n. b . .|. .\n. . 0 .|. .\n. . . w|. .\n- - - -|- -\n. . . .|. .", words: m.bing_bang_fig_hole, way: ["c3", "d4"] }],
  "BB-33": [{ drawing: ". . . . .\n. o o o .\n1 o # o @\n. . . . .", words: m.bing_bang_fig_red, way: ["a3", "b3", "b2", "d2", "d3"] }],
  "BB-34": [
    { drawing: ". . . .\n. # # #\n. . . .\n. . . .", words: m.bing_bang_fig_reds_good },
    { drawing: ". . . .\n. # . .\n. . # .\n. . . .", words: m.bing_bang_fig_reds_bad, crossed: true },
  ],
  "BB-47": [{ drawing: ". . . . .\n0 o o M .\n. . . . .", words: m.bing_bang_fig_deliver, way: ["a2", "d2"] }],
  "BB-48": [{ drawing: ". . b . .\n. # 0 # .\n. . g . .\n. . o . @", words: m.bing_bang_fig_chain, way: ["c2", "c4"] }],
  "BB-51": [{ drawing: ". . . .\n0 o 1 .\n. . . .", words: m.bing_bang_fig_rob, way: ["a2", "c2"] }],
};
