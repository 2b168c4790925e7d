import { billingContract } from "@/contract/billing/billing";
import { billingSettingsContract } from "@/contract/billing/billingSettings";
import type { Contract } from "@/contract/endpoint";
import { salesChannelsContract } from "@/contract/channels/salesChannels";
import { assignmentContract } from "@/contract/reservations/assignment";
import { closeContract } from "@/contract/day/close";
import { figuresContract } from "@/contract/figures/hotelFigures";
import { reportsContract } from "@/contract/figures/reports";
import { complaintsContract } from "@/contract/guests/complaints";
import { cleaningContract } from "@/contract/rooms/cleaningTasks";
import { dayContract } from "@/contract/day/day";
import { deskContract } from "@/contract/reservations/desk";
import { folioContract } from "@/contract/reservations/folios";
import { guestMessagesContract } from "@/contract/guests/guestMessages";
import { guestsContract } from "@/contract/guests/guests";
import { handoverContract } from "@/contract/day/handover";
import { loyaltyContract } from "@/contract/guests/loyalty";
import { planningContract } from "@/contract/reservations/planning";
import { rateCalendarContract } from "@/contract/reservations/rateCalendar";
import { policiesContract } from "@/contract/reservations/policyRecords";
import { registerContract } from "@/contract/reservations/registers";
import { requestsContract } from "@/contract/guests/requests";
import { lostThingsContract } from "@/contract/rooms/lostThings";
import { shiftContract } from "@/contract/rooms/shift";
import { roomStatusContract } from "@/contract/rooms/roomStatus";
import { inventoryContract } from "@/contract/rooms/inventoryCalls";

import { type Area, type AreaPart, defineArea, type Needed } from "./core/area";
import type { Assignments } from "./assignment/Assignments";
import type { Billing } from "./billing/billingPart";
import type { ChannelBook } from "./channels/ChannelBook";
import { followHotel } from "./channels/followHotel";
import type { CloseBook } from "./close/CloseBook";
import type { ComplaintBook } from "./complaints/ComplaintBook";
import type { FigureData } from "./figures/figureData";
import type { MessageBook } from "./guestMessages/MessageBook";
import type { GuestRegistry } from "./guests/GuestRegistry";
import type { HandoverBook } from "./handover/HandoverBook";
import type { Hotel } from "./hotel/Hotel";
import { bookingContract, hotelContract } from "./hotel/hotelContract";
import type { HousekeepingBook } from "./housekeeping/HousekeepingBook";
import type { InventoryBook } from "./inventory/InventoryBook";
import type { LoyaltyBook } from "./loyalty/LoyaltyBook";
import { messagingContract } from "./messaging/messagingContract";
import type { BillingSettingsBook } from "./billingSettings/billingSettingsPart";
import type { Messaging } from "./messaging/messagingData";
import type { RateHistory } from "./rates/rateHistory";
import type { PolicyBook } from "./policies/PolicyBook";
import type { RegisterBook } from "./register/RegisterBook";
import type { Moves } from "./planning/Moves";
import type { RequestBook } from "./requests/RequestBook";
import type { ShiftBooks } from "./housekeeping/shift/ShiftBooks";
import type { RoomMarks } from "./rooms/RoomMarks";

// The areas of the backend, by the names of their data in the database: calls, handlers, and areas whose books are read.

export const hotel: Area<Hotel> = defineArea(
  hotelContract,
  // rules and sample are fetched side by side, each within its budget
  async () => {
    const [{ routes, createHotel }, { hotelSample }] = await Promise.all([
      import("./hotel/routes/hotelPart"),
      import("./hotel/sample/hotelSample"),
    ]);
    const createData: Area<Hotel>["createData"] = (sample, db) =>
      followHotel(createHotel(sample, hotelSample), sample, db, channels.fetch);
    return { routes, createData };
  },
);

/** An area that reads the books of the hotel, and those of `others`. */
const hotelArea = <Data>(contract: Contract, load: () => Promise<AreaPart<Data>>, others: Needed[] = []) =>
  defineArea(contract, load, [hotel, ...others]);

/** Offers for reservations, and the writes that change them. */
export const booking: Area<undefined> = hotelArea(bookingContract, () => import("./hotel/routes/bookingPart"));

/** The history alone: prices and restrictions are in the books of the hotel. */
export const rates: Area<RateHistory> = hotelArea(rateCalendarContract, () => import("./rates/ratesPart"));

/** Their terms are in the books of the hotel. */
export const policies: Area<PolicyBook> = hotelArea(policiesContract, () => import("./policies/policiesPart"));

/** Its lines are in the books of the hotel. */
export const folio: Area<undefined> = hotelArea(folioContract, () => import("./folio/folioPart"));

/** The state of the rooms. */
export const rooms: Area<RoomMarks> = hotelArea(roomStatusContract, () => import("./rooms/roomsPart"));

/** Tasks follow from the stays and the state of the rooms; its own is the work of people. */
export const housekeeping: Area<HousekeepingBook> = hotelArea(
  cleaningContract,
  () => import("./housekeeping/housekeepingPart"),
  [rooms],
);

/** It has no rows of its own. */
export const desk: Area<undefined> = hotelArea(deskContract, () => import("./desk/deskPart"), [rooms]);

export const handover: Area<HandoverBook> = hotelArea(handoverContract, () => import("./handover/handoverPart"));

export const register: Area<RegisterBook> = hotelArea(registerContract, () => import("./register/registerPart"));

/** Which rooms the reservations have is in the books of the hotel. */
export const assignment: Area<Assignments> = hotelArea(
  assignmentContract,
  () => import("./assignment/assignmentPart"),
  [rooms],
);

export const planning: Area<Moves> = hotelArea(planningContract, () => import("./planning/planningPart"), [rooms]);

export const messaging: Area<Messaging> = defineArea(messagingContract, () => import("./messaging/messagingPart"));

/** It tells the channels of the departments what is due. */
export const requests: Area<RequestBook> = hotelArea(requestsContract, () => import("./requests/requestsPart"), [
  messaging,
]);

/** Minibars, lost things and faults: on folios, in notes to the desk, in the channel of maintenance. */
export const shift: Area<ShiftBooks> = hotelArea(
  { ...shiftContract, ...lostThingsContract },
  () => import("./housekeeping/shift/shiftPart"),
  [handover, messaging, rooms, housekeeping],
);

/** Rooms and types are in the books of the hotel; the rest of their records is its own. Lost things name rooms, too. */
export const inventory: Area<InventoryBook> = hotelArea(inventoryContract, () => import("./inventory/inventoryPart"), [
  rooms,
  shift,
]);

export const complaints: Area<ComplaintBook> = hotelArea(
  complaintsContract,
  () => import("./complaints/complaintsPart"),
);

/** Points and levels follow from the reservations. */
export const loyalty: Area<LoyaltyBook> = hotelArea(loyaltyContract, () => import("./loyalty/loyaltyPart"));

/** It has no rows of its own. */
export const day: Area<undefined> = hotelArea(dayContract, () => import("./day/dayPart"), [
  requests,
  complaints,
  messaging,
]);

export const guestMessages: Area<MessageBook> = hotelArea(
  guestMessagesContract,
  () => import("./guestMessages/guestMessagesPart"),
);

/** It bills the accounts of the stays. Reminders are messages. */
export const billing: Area<Billing> = hotelArea(billingContract, () => import("./billing/billingPart"), [
  guestMessages,
]);

/** Versions and history: the settings are in the books of the hotel. What was billed says which may be changed. */
export const billingSettings: Area<BillingSettingsBook> = hotelArea(
  billingSettingsContract,
  () => import("./billingSettings/billingSettingsPart"),
  [billing],
);

/** With the reports of closed days and the journal of the books, which each close writes. */
export const figures: Area<FigureData> = hotelArea(
  { ...figuresContract, ...reportsContract },
  () => import("./figures/figuresPart"),
  [housekeeping],
);

/** It sends what is due to guests, knows which rooms are dirty, and counts what was paid at documents and accounts. */
export const close: Area<CloseBook> = hotelArea(closeContract, () => import("./close/closePart"), [
  assignment,
  guestMessages,
  rooms,
  housekeeping,
  figures,
  billing,
]);

/** Channels are told by the books of the hotel, and their bookings become reservations there. */
export const channels: Area<ChannelBook> = hotelArea(salesChannelsContract, () => import("./channels/channelsPart"));

const { actOnGuest, listNamingTexts, ...guestRecords } = guestsContract;

export const guests: Area<GuestRegistry> = hotelArea(guestRecords, () => import("./guests/guestsPart"));

/** It reads all texts in which a guest may be named. It has no rows of its own. */
export const erasure: Area<undefined> = hotelArea(
  { actOnGuest, listNamingTexts },
  () => import("./erasure/erasurePart"),
  [
    guests,
    requests,
    complaints,
    loyalty,
    guestMessages,
    handover,
    register,
    messaging,
    channels,
    rooms,
    housekeeping,
    shift,
  ],
);
