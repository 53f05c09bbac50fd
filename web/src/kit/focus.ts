// Where the keyboard is. Whoever plays without a pointer is not thrown out of the page when what they pressed is gone.

/** Milliseconds that something may be switched off, as while a move is on its way, before the focus goes elsewhere. */
const PATIENCE = 1000;
/** What takes the focus over from what was in it. */
const HOMES = "main, [role=tabpanel]";

type Focusable = HTMLElement | SVGElement;

/** Gives the focus to what has just come, unless somebody types. */
export function takeFocus(element: HTMLElement): void {
  if (!document.activeElement?.matches("input, textarea, select")) element.focus({ preventScroll: true });
}

/** From now on the focus stays in the page: where it was, else in the panel or the board around it, else in the page
 * that came. What a pointer took it away from is left alone. Returns how to end that. */
export function keepFocus(): () => void {
  let held: Focusable | null = null;
  let home: HTMLElement | null = null;
  let lost = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function took({ target }: FocusEvent): void {
    held = target as Focusable;
    home = held.closest<HTMLElement>(HOMES);
    found();
  }

  function pointed(): void {
    held = null;
    found();
  }

  function found(): void {
    lost = false;
    clearTimeout(timer);
    timer = undefined;
  }

  function changed(): void {
    if (!held || (!lost && isUsable(held))) return;
    lost = true;
    const off = held.isConnected && !isUsable(held);
    if (off && timer !== undefined) return;
    clearTimeout(timer);
    timer = setTimeout(restore, off ? PATIENCE : 0);
  }

  function restore(): void {
    timer = undefined;
    if (!held || document.activeElement !== document.body) return;
    if (isUsable(held)) return held.focus({ preventScroll: true });
    const place = home?.isConnected ? home : document.querySelector("main");
    if (!place) return;
    if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(changed);
  const attributeFilter = ["disabled", "tabindex"];
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter });
  document.addEventListener("focusin", took);
  document.addEventListener("pointerdown", pointed, true);
  return () => {
    found();
    observer.disconnect();
    document.removeEventListener("focusin", took);
    document.removeEventListener("pointerdown", pointed, true);
  };
}

const isUsable = (element: Focusable): boolean =>
  element.isConnected && !element.matches(":disabled") && (element.tabIndex >= 0 || element.hasAttribute("tabindex"));
