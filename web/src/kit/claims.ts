// What a board states about hidden things. A law checks every claim against deals that the view allows.

/** One statement in words, and whether it holds in a deal: `open` is the view of the same seat with all secrets open. */
export type Claim<View> = { readonly says: string; readonly holds: (open: View) => boolean };
