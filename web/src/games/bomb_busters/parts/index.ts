// The list of mechanisms, in the order in which their pieces lie on the table and are told.
import type { View } from "../wire";
import { atOnce } from "./at_once";
import { breaches } from "./breaches";
import { bunker } from "./bunker";
import { byHeart } from "./by_heart";
import { called } from "./called";
import { carrier } from "./carrier";
import { cast } from "./cast";
import { challenges } from "./challenges";
import { clues } from "./clues";
import { commonConstraint } from "./common_constraint";
import { constraints } from "./constraints";
import { drill } from "./drill";
import { freeOrder } from "./free_order";
import { gear } from "./gear";
import { grids } from "./grids";
import { hearts } from "./hearts";
import { hiddenNumbers } from "./hidden_numbers";
import { locks } from "./locks";
import { numbers } from "./numbers";
import { openCards } from "./open_cards";
import { outward } from "./outward";
import { ownCards } from "./own_cards";
import { ownConstraints } from "./own_constraints";
import { oxygen } from "./oxygen";
import { robots } from "./robots";
import { roles } from "./roles";
import { script } from "./script";
import { sequences } from "./sequences";
import { stock } from "./stock";
import { sums } from "./sums";
import { trapeze } from "./trapeze";
import { tripwires } from "./tripwires";
import { weakLink } from "./weak_link";
import { windfall } from "./windfall";
import { xWires } from "./x_wires";
import type { MissionPart, Slice } from "./part";

const ROSTER = [
  script,
  drill,
  bunker,
  gear,
  atOnce,
  tripwires,
  oxygen,
  breaches,
  robots,
  carrier,
  challenges,
  constraints,
  commonConstraint,
  ownConstraints,
  weakLink,
  hiddenNumbers,
  numbers,
  sequences,
  openCards,
  ownCards,
  sums,
  called,
  freeOrder,
  windfall,
  grids,
  byHeart,
  cast,
  clues,
  hearts,
  locks,
  xWires,
  outward,
  roles,
  stock,
  trapeze,
] as const;

export type Roster = typeof ROSTER;
export const PARTS: readonly MissionPart[] = ROSTER;

/** Those that the mission has and that keep something, with what they keep. */
export const inMission = (view: View): readonly (readonly [MissionPart, Slice])[] =>
  PARTS.flatMap((part) => {
    const slice = part.slice && view.parts[part.slice];
    return slice ? [[part, slice] as const] : [];
  });
