// Where a board was last touched, for the mark of an action that is on its way.

/** Keeps the place of the last tap on an element in its custom properties `--tap-x` and `--tap-y`; none for the keyboard. */
export function showsTap(element: HTMLElement): () => void {
  const tapped = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top } = element.getBoundingClientRect();
    element.style.setProperty("--tap-x", `${clientX - left}px`);
    element.style.setProperty("--tap-y", `${clientY - top}px`);
  };
  const forgotten = (event: Event): void => {
    if (event.target instanceof Node && element.contains(event.target) && event.type === "pointerdown") return;
    element.style.removeProperty("--tap-x");
    element.style.removeProperty("--tap-y");
  };
  element.addEventListener("pointerup", tapped);
  addEventListener("pointerdown", forgotten);
  addEventListener("keydown", forgotten);
  return () => {
    element.removeEventListener("pointerup", tapped);
    removeEventListener("pointerdown", forgotten);
    removeEventListener("keydown", forgotten);
  };
}
