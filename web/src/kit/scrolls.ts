// Whatever can be scrolled can be scrolled with the keyboard.
import { afterPaint } from "./paint";

const WITHIN = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]:not([tabindex='-1'])";

/** The keyboard reaches this place while more lies in it than is seen and nothing inside takes the focus. */
export function scrolls(place: HTMLElement): () => void {
  const look = () => {
    if (place.querySelector(WITHIN) === null && isLarger(place)) place.tabIndex = 0;
    else if (document.activeElement !== place) place.removeAttribute("tabindex");
  };
  // Once a picture, however much changes for it, and after it: to look is to lay the page out.
  let forget: (() => void) | null = null;
  const ask = (): void => {
    forget ??= afterPaint(() => {
      forget = null;
      look();
    });
  };
  const size = new ResizeObserver(ask);
  size.observe(place);
  const content = new MutationObserver(ask);
  content.observe(place, { childList: true, subtree: true, characterData: true, attributeFilter: ["disabled"] });
  ask();
  return () => {
    forget?.();
    size.disconnect();
    content.disconnect();
  };
}

function isLarger({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight || scrollWidth > clientWidth;
}
