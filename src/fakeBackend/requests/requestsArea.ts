import { requestsContract } from "@/contract/guests/requests";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import { messaging } from "../messaging/messagingArea";
import type { RequestBook } from "./RequestBook";

/** It tells the channels of the departments what is due. */
export const requests: Area<RequestBook> = hotelArea(requestsContract, () => import("./requestsPart"), [messaging]);
