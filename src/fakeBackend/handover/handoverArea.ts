import { handoverContract } from "@/contract/day/handover";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import type { HandoverBook } from "./HandoverBook";

export const handover: Area<HandoverBook> = hotelArea(handoverContract, () => import("./handoverPart"));
