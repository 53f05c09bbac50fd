// The order of the boxes on the shelf. Pure, so that it can be tested.
import type { Box } from "../wire";

type Ordered = Pick<Box, "playable"> & { meta: Pick<Box["meta"], "minutes"> };

/** What can be played stands in front, the short games first. */
export const inShelfOrder = <One extends Ordered>(boxes: readonly One[]): One[] =>
  [...boxes].sort(
    (one, other) => Number(other.playable) - Number(one.playable) || length(one) - length(other),
  );

const length = ({ meta: { minutes } }: Ordered): number => minutes[0] + minutes[1];
