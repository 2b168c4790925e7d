import { lostThingsContract } from "@/contract/rooms/lostThings";
import { shiftContract } from "@/contract/rooms/shift";

import type { Area } from "../../core/area";
import { handover } from "../../handover/handoverArea";
import { hotelArea } from "../../hotel/hotelArea";
import { messaging } from "../../messaging/messagingArea";
import { rooms } from "../../rooms/roomsArea";
import { housekeeping } from "../housekeepingArea";
import type { ShiftBooks } from "./ShiftBooks";

/** Minibars, lost things and faults: on folios, in notes to the desk, in the channel of maintenance. */
export const shift: Area<ShiftBooks> = hotelArea(
  { ...shiftContract, ...lostThingsContract },
  () => import("./shiftPart"),
  [handover, messaging, rooms, housekeeping],
);
