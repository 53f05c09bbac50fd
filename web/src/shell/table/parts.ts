// What a table has beside its board, as one part of the build: it comes once the board is there, or when it is asked for.
export { default as PersonDialog } from "../civil/PersonDialog.svelte";
export { default as ArrivalNews } from "../find/ArrivalNews.svelte";
export { default as GoalPanel } from "../room/GoalPanel.svelte";
export { default as Celebration } from "./Celebration.svelte";
export { default as ChatPanel } from "./ChatPanel.svelte";
export { default as EndCard } from "./EndCard.svelte";
export { default as EndPanel } from "./EndPanel.svelte";
export { default as Lobby } from "./Lobby.svelte";
export { default as LogList } from "./LogList.svelte";
export { default as MovesPanel } from "./MovesPanel.svelte";
export { default as NewcomerDialog } from "./NewcomerDialog.svelte";
export { default as TablePanel } from "./TablePanel.svelte";
export { default as UndoDialog } from "./UndoDialog.svelte";
