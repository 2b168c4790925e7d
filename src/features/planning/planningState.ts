import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";
import { roomsState } from "@/shared/rooms/roomStatuses";
import { extensionRooms } from "@/shared/stay/rooms/extensionRooms";
import { billedStay } from "@/shared/stay/record/billedStay";
import { movePrices } from "@/shared/stay/rooms/movePrices";

import { blocked, blockWrites } from "./blocks/blockWrites";
import { overbookings, oversold } from "./counts/overbookings";
import { toldPlanning } from "./plan/planningLoad";
import { planningUndo } from "./plan/planningUndo";
import { newStayOffers } from "./stays/newStayOffers";
import { afterMove, moves, roomChoices } from "./stays/moves";

/** The planning, with all that is pending. */
export const planning = overbookings.over(blockWrites.over(moves.over(toldPlanning, afterMove), blocked), oversold);

export const planningState: StatePart[] = [
  hotelState,
  ...roomsState,
  planning,
  roomChoices,
  movePrices,
  extensionRooms,
  billedStay,
  newStayOffers,
  moves,
  blockWrites,
  overbookings,
  { slices: [planningUndo], *saga() {} },
];
