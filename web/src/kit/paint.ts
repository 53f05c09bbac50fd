// What somebody waits for is painted first; what can come a moment later, such as sounds and measuring, waits for that.
import { untrack } from "svelte";

/** Does something once what has changed was painted; at once where nobody sees the page. Returns what calls it off. */
export function afterPaint(work: () => void): () => void {
  if (document.hidden) {
    untrack(work);
    return () => undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(work)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
