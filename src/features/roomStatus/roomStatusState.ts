import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";
import { roomsState } from "@/shared/rooms/roomStatuses";

import { faultReports } from "./faultReports";

export const roomStatusState: StatePart[] = [hotelState, ...roomsState, faultReports];
