// The player's own notebook: what lies under which token, as far as the player remembers. It never leaves this page.

export class Notes {
  marks = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The token being marked. */
  open = $state<number | null>(null);

  mark(face: number | null): void {
    if (this.open === null) return;
    const marks = new Map(this.marks);
    if (face === null) marks.delete(this.open);
    else marks.set(this.open, face);
    this.marks = marks;
    this.open = null;
  }
}
