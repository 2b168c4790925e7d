import { billingContract } from "@/contract/billing/billing";

import type { Area } from "../core/area";
import { guestMessages } from "../guestMessages/guestMessagesArea";
import { hotelArea } from "../hotel/hotelArea";
import type { Billing } from "./billingPart";

export const billing: Area<Billing> = hotelArea(billingContract, () => import("./billingPart"), [guestMessages]);
