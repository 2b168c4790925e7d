import { assignmentContract } from "@/contract/reservations/assignment";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import { rooms } from "../rooms/roomsArea";
import type { Assignments } from "./Assignments";

/** Which rooms the reservations have is in the books of the hotel. */
export const assignment: Area<Assignments> = hotelArea(assignmentContract, () => import("./assignmentPart"), [rooms]);
