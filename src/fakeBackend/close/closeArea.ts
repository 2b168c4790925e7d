import { closeContract } from "@/contract/day/close";

import { assignment } from "../assignment/assignmentArea";
import { billing } from "../billing/billingArea";
import type { Area } from "../core/area";
import { figures } from "../figures/figuresArea";
import { guestMessages } from "../guestMessages/guestMessagesArea";
import { hotelArea } from "../hotel/hotelArea";
import { housekeeping } from "../housekeeping/housekeepingArea";
import { pos } from "../pos/posArea";
import { rooms } from "../rooms/roomsArea";
import type { CloseBook } from "./CloseBook";

/** It sends what is due to guests, knows which rooms are dirty, and counts what was paid at documents and accounts. */
export const close: Area<CloseBook> = hotelArea(closeContract, () => import("./closePart"), [
  assignment,
  guestMessages,
  rooms,
  housekeeping,
  figures,
  billing,
  pos,
]);
