import { type Area, defineArea } from "../core/area";
import { messagingContract } from "./messagingContract";
import type { Messaging } from "./messagingData";

export const messaging: Area<Messaging> = defineArea(messagingContract, () => import("./messagingPart"));
