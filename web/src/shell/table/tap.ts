// Where a board was last touched, for the mark of an action that is on its way.

/** Keeps a mark where the element that it stands in was last tapped; nowhere for the keyboard. Only the mark's own style
 * changes: what a board inherits would have all of it styled anew with every tap. */
export function followsTap(mark: HTMLElement): () => void {
  const ground = mark.parentElement!;
  const put = (left: string, top: string): void => void Object.assign(mark.style, { left, top });
  const tapped = ({ clientX, clientY }: PointerEvent): void => put(`${clientX}px`, `${clientY}px`);
  const forgotten = (event: Event): void => {
    if (event.target instanceof Node && ground.contains(event.target) && event.type === "pointerdown") return;
    put("", "");
  };
  ground.addEventListener("pointerup", tapped);
  addEventListener("pointerdown", forgotten);
  addEventListener("keydown", forgotten);
  return () => {
    ground.removeEventListener("pointerup", tapped);
    removeEventListener("pointerdown", forgotten);
    removeEventListener("keydown", forgotten);
  };
}
