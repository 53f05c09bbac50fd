// Whatever can be scrolled can be scrolled with the keyboard.

const WITHIN = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex]:not([tabindex='-1'])";

/** The keyboard reaches this place while more lies in it than is seen and nothing inside takes the focus. */
export function scrolls(place: HTMLElement): () => void {
  const look = () => {
    if (place.querySelector(WITHIN) === null && isLarger(place)) place.tabIndex = 0;
    else if (document.activeElement !== place) place.removeAttribute("tabindex");
  };
  // Once a picture, however much changes for it: to look is to lay the page out.
  let asked = 0;
  const ask = (): void => {
    asked ||= requestAnimationFrame(() => {
      asked = 0;
      look();
    });
  };
  const size = new ResizeObserver(ask);
  size.observe(place);
  const content = new MutationObserver(ask);
  content.observe(place, { childList: true, subtree: true, characterData: true, attributeFilter: ["disabled"] });
  look();
  return () => {
    cancelAnimationFrame(asked);
    size.disconnect();
    content.disconnect();
  };
}

function isLarger({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight > clientHeight || scrollWidth > clientWidth;
}
