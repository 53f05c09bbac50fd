// The browser halves of the games, found by folder. Each is loaded when a table of it is opened.
import type { Component } from "svelte";
import type { GameModule, RuleFigureProps } from "$kit/game";
import type { GameInfo } from "./wire";

const modules = import.meta.glob<GameModule>("../games/*/index.ts", { import: "default" });
const figures = import.meta.glob<Component<RuleFigureProps>>("../games/*/Rules.svelte", { import: "default" });
const pictures = import.meta.glob<string>("../games/*/art/*.svg", { eager: true, query: "?url", import: "default" });

/** Whether a game has a board of its own; for one that has none the server draws. */
export const hasBoard = (folder: string): boolean => `../games/${folder}/index.ts` in modules;

export async function loadGame(info: GameInfo): Promise<GameModule> {
  const load = modules[`../games/${info.folder}/index.ts`];
  return load ? load() : (await import("./drawn/game")).drawnGame(info);
}

/** The figures of a game's rules page, if it has any. */
export async function loadFigures(folder: string): Promise<Component<RuleFigureProps> | null> {
  return (await figures[`../games/${folder}/Rules.svelte`]?.()) ?? null;
}

/** The address of the picture on the box, if there is one. */
export const boxPicture = (folder: string, slug: string): string | null =>
  pictures[`../games/${folder}/art/${slug}.svg`] ?? null;
