import { guestMessagesContract } from "@/contract/guests/guestMessages";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import type { MessageBook } from "./MessageBook";

export const guestMessages: Area<MessageBook> = hotelArea(guestMessagesContract, () => import("./guestMessagesPart"));
