import { planningContract } from "@/contract/reservations/planning";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import { rooms } from "../rooms/roomsArea";
import type { Moves } from "./Moves";

export const planning: Area<Moves> = hotelArea(planningContract, () => import("./planningPart"), [rooms]);
