// What the sky and the log books say of tokens that lie face down and of cards in other hands.
import type { Claim } from "$kit/claims";
import { colourName, faceName } from "./names";
import { cellName } from "./sky";
import { lyingTokens, type Lying } from "./summary";
import type { View } from "./wire";

export const claims = (view: View): Claim<View>[] => [
  ...lyingTokens(view).flatMap(tokenClaims),
  ...view.wanted.map(wantedClaim),
  ...view.hand_sizes.map(cardsClaim),
];

/** The back of a token, which says what can be under it, and the face where the reader is said to know it. */
function tokenClaims({ token, cell, colour, face }: Lying): Claim<View>[] {
  const at = cellName(cell);
  const back = { says: `the token at ${at} is of the ${colourName(colour)} kind`, holds: (open: View) => kindOf(open.faces[token]) === colour };
  return face === null ? [back] : [back, { says: `the token at ${at} is ${faceName(face)}`, holds: (open) => open.faces[token] === face }];
}

/** The hint to look for a face among the tokens of its colour. */
const wantedClaim = (face: number): Claim<View> => ({
  says: `${faceName(face)} is wanted, and lies under a token or is still to be laid`,
  holds: (open) => [...open.faces, ...open.supplies.flatMap((supply) => supply ?? []), open.picked].includes(face),
});

/** The number of Bing Bang cards in a log book. */
const cardsClaim = (cards: number, seat: number): Claim<View> => ({
  says: `seat ${seat} has ${cards} Bing Bang cards`,
  holds: (open) => open.hands[seat]?.length === cards,
});

const kindOf = (face: number | null | undefined): number => Math.floor((face ?? -10) / 10);
