// Where the keyboard is. Whoever plays without a pointer is not thrown out of the page when what they pressed is gone.

/** Milliseconds that something may be switched off, as while a move is on its way, before the focus goes elsewhere. */
const PATIENCE = 1000;
/** What takes the focus over from what was in it. */
const HOMES = "main, [role=tabpanel]";

type Focusable = HTMLElement | SVGElement;

/** Whether the last thing done was done with a finger. */
let byFinger = false;

/** Gives up the focus of what a finger has pressed, which has done its work and may be gone in a moment: if it went with
 * the focus, the page would be laid out in the middle of what changes. */
export function letGo(): void {
  if (byFinger) (document.activeElement as Focusable | null)?.blur();
}

/** Whether the focus is where a key or a mouse has put it, and has to be kept. */
export const isFocusKept = (): boolean => !byFinger;

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
    held = isFocusKept() ? (target as Focusable) : null;
    home = held?.closest<HTMLElement>(HOMES) ?? null;
    found();
  }

  function pointed({ pointerType }: PointerEvent): void {
    byFinger = pointerType === "touch";
    held = null;
    found();
  }

  function typed(): void {
    byFinger = false;
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
  document.addEventListener("keydown", typed, true);
  return () => {
    found();
    observer.disconnect();
    document.removeEventListener("focusin", took);
    document.removeEventListener("pointerdown", pointed, true);
    document.removeEventListener("keydown", typed, true);
  };
}

const isUsable = (element: Focusable): boolean =>
  element.isConnected && !element.matches(":disabled") && (element.tabIndex >= 0 || element.hasAttribute("tabindex"));
