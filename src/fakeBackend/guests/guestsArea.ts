import { guestsContract } from "@/contract/guests/guests";

import type { Area } from "../core/area";
import { hotelArea } from "../hotel/hotelArea";
import type { GuestRegistry } from "./GuestRegistry";

const { actOnGuest, listNamingTexts, ...guestRecords } = guestsContract;

/** Calls about all texts in which a guest may be named. */
export const erasureContract = { actOnGuest, listNamingTexts };

export const guests: Area<GuestRegistry> = hotelArea(guestRecords, () => import("./guestsPart"));
