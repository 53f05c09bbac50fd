// What a board says of hidden things, so that the laws of the house can hold it to its word. For tests alone: a
// game's `claims.ts` is built on the functions that its board and its words use, and no page loads it.

/** Something that a board says in pictures or words of what its reader cannot see. */
export interface Claim<View> {
  /** What is said, for whoever reads that it is false. */
  readonly says: string;
  /** Whether it is so in a deal that the reader's view allows; `open` is that deal, seen from the same seat with nothing hidden. */
  readonly holds: (open: View) => boolean;
}
