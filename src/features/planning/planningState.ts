import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";

import { blocked, blockWrites } from "./blocks/blockWrites";
import { overbookings, oversold } from "./counts/overbookings";
import { toldPlanning } from "./plan/planningLoad";
import { planningUndo } from "./plan/planningUndo";
import { afterMove, movePrices, moves, roomChoices } from "./stays/moves";

/** The planning, with all that is pending. */
export const planning = overbookings.over(blockWrites.over(moves.over(toldPlanning, afterMove), blocked), oversold);

export const planningState: StatePart[] = [
  hotelState,
  planning,
  roomChoices,
  movePrices,
  moves,
  blockWrites,
  overbookings,
  { slices: [planningUndo], *saga() {} },
];
