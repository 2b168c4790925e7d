import { deskContract } from "@/contract/reservations/desk";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import { rooms } from "../rooms/roomsArea";

/** It has no rows of its own. */
export const desk: Area<undefined> = hotelArea(deskContract, () => import("./deskPart"), [rooms]);
