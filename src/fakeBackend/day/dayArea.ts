import { dayContract } from "@/contract/day/day";

import { complaints } from "../complaints/complaintsArea";
import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import { messaging } from "../messaging/messagingArea";
import { requests } from "../requests/requestsArea";

/** It has no rows of its own. */
export const day: Area<undefined> = hotelArea(dayContract, () => import("./dayPart"), [
  requests,
  complaints,
  messaging,
]);
