// What a table has beside its board, and whether it has come.

export type Parts = typeof import("./parts");

class Later {
  parts = $state.raw<Parts | null>(null);
  /** It did not come: the network is gone, or the server has other parts by now. */
  isMissing = $state(false);

  /** Has the parts come, unless they are there. */
  async fetch(): Promise<void> {
    if (this.parts) return;
    this.isMissing = false;
    try {
      this.parts = await import("./parts");
    } catch {
      this.isMissing = true;
    }
  }
}

export const later = new Later();
