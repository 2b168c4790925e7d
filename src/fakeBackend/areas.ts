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
import { hotelChangesContract } from "@/contract/hotelChanges";
import { loyaltyContract } from "@/contract/guests/loyalty";
import { planningContract } from "@/contract/reservations/planning";
import { rateCalendarContract } from "@/contract/reservations/rateCalendar";
import { policiesContract } from "@/contract/reservations/policyRecords";
import { ratesContract } from "@/contract/reservations/rates";
import { setUpContract } from "@/contract/reservations/setUp";
import { registerContract } from "@/contract/reservations/registers";
import { requestsContract } from "@/contract/guests/requests";
import { lostThingsContract } from "@/contract/rooms/lostThings";
import { shiftContract } from "@/contract/rooms/shift";
import { roomStatusContract } from "@/contract/rooms/roomStatus";
import { reservationActionsContract } from "@/contract/reservations/reservationActions";
import { reservationListContract } from "@/contract/reservations/reservationList";
import { reservationsContract } from "@/contract/reservations/reservations";
import { inventoryContract } from "@/contract/rooms/inventoryCalls";

import { type Area, defineArea } from "./core/area";
import type { Assignments } from "./assignment/Assignments";
import type { ChannelBook } from "./channels/ChannelBook";
import { followHotel } from "./channels/followHotel";
import type { CloseBook } from "./close/CloseBook";
import type { ComplaintBook } from "./complaints/ComplaintBook";
import type { FigureData } from "./figures/figureData";
import type { MessageBook } from "./guestMessages/MessageBook";
import type { GuestRegistry } from "./guests/GuestRegistry";
import type { HandoverBook } from "./handover/HandoverBook";
import type { Hotel } from "./hotel/Hotel";
import type { HousekeepingBook } from "./housekeeping/HousekeepingBook";
import type { InventoryBook } from "./inventory/InventoryBook";
import type { LoyaltyBook } from "./loyalty/LoyaltyBook";
import { messagingContract } from "./messaging/messagingContract";
import type { Messaging } from "./messaging/messagingData";
import type { RateHistory } from "./rates/rateHistory";
import type { PolicyBook } from "./policies/PolicyBook";
import type { RegisterBook } from "./register/RegisterBook";
import type { Moves } from "./planning/Moves";
import type { RequestBook } from "./requests/RequestBook";
import type { ShiftBooks } from "./housekeeping/shift/ShiftBooks";
import type { RoomMarks } from "./rooms/RoomMarks";

// The areas of the backend, by the names of their data in the database: calls, handlers, and areas whose books are read.

const { getReservation, ...writes } = reservationsContract;

export const hotel: Area<Hotel> = defineArea(
  { ...setUpContract, ...reservationListContract, getReservation, ...hotelChangesContract },
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

/** Offers for reservations, and the writes that change them. */
export const booking: Area<undefined> = defineArea(
  { ...ratesContract, ...writes, ...reservationActionsContract },
  () => import("./hotel/routes/bookingPart"),
  [hotel],
);

/** The history alone: prices and restrictions are in the books of the hotel. */
export const rates: Area<RateHistory> = defineArea(rateCalendarContract, () => import("./rates/ratesPart"), [hotel]);

/** Their terms are in the books of the hotel. */
export const policies: Area<PolicyBook> = defineArea(policiesContract, () => import("./policies/policiesPart"), [
  hotel,
]);

/** Its lines are in the books of the hotel. */
export const folio: Area<undefined> = defineArea(folioContract, () => import("./folio/folioPart"), [hotel]);

/** The state of the rooms. */
export const rooms: Area<RoomMarks> = defineArea(roomStatusContract, () => import("./rooms/roomsPart"), [hotel]);

/** Tasks follow from the stays and the state of the rooms; its own is the work of people. */
export const housekeeping: Area<HousekeepingBook> = defineArea(
  cleaningContract,
  () => import("./housekeeping/housekeepingPart"),
  [hotel, rooms],
);

/** It has no rows of its own. */
export const desk: Area<undefined> = defineArea(deskContract, () => import("./desk/deskPart"), [hotel, rooms]);

export const handover: Area<HandoverBook> = defineArea(handoverContract, () => import("./handover/handoverPart"), [
  hotel,
]);

export const register: Area<RegisterBook> = defineArea(registerContract, () => import("./register/registerPart"), [
  hotel,
]);

/** Which rooms the reservations have is in the books of the hotel. */
export const assignment: Area<Assignments> = defineArea(
  assignmentContract,
  () => import("./assignment/assignmentPart"),
  [hotel, rooms],
);

export const planning: Area<Moves> = defineArea(planningContract, () => import("./planning/planningPart"), [
  hotel,
  rooms,
]);

export const messaging: Area<Messaging> = defineArea(messagingContract, () => import("./messaging/messagingPart"));

/** It tells the channels of the departments what is due. */
export const requests: Area<RequestBook> = defineArea(requestsContract, () => import("./requests/requestsPart"), [
  hotel,
  messaging,
]);

/** Minibars, lost things and faults: on folios, in notes to the desk, in the channel of maintenance. */
export const shift: Area<ShiftBooks> = defineArea(
  { ...shiftContract, ...lostThingsContract },
  () => import("./housekeeping/shift/shiftPart"),
  [hotel, handover, messaging, rooms, housekeeping],
);

/** Rooms and types are in the books of the hotel; the rest of their records is its own. Lost things name rooms, too. */
export const inventory: Area<InventoryBook> = defineArea(inventoryContract, () => import("./inventory/inventoryPart"), [
  hotel,
  rooms,
  shift,
]);

export const complaints: Area<ComplaintBook> = defineArea(
  complaintsContract,
  () => import("./complaints/complaintsPart"),
  [hotel],
);

/** Points and levels follow from the reservations. */
export const loyalty: Area<LoyaltyBook> = defineArea(loyaltyContract, () => import("./loyalty/loyaltyPart"), [hotel]);

/** It has no rows of its own. */
export const day: Area<undefined> = defineArea(dayContract, () => import("./day/dayPart"), [
  hotel,
  requests,
  complaints,
  messaging,
]);

export const guestMessages: Area<MessageBook> = defineArea(
  guestMessagesContract,
  () => import("./guestMessages/guestMessagesPart"),
  [hotel],
);

/** With the reports of closed days and the journal of the books, which each close writes. */
export const figures: Area<FigureData> = defineArea(
  { ...figuresContract, ...reportsContract },
  () => import("./figures/figuresPart"),
  [hotel, housekeeping],
);

/** It sends what is due to guests, and knows which rooms are dirty. */
export const close: Area<CloseBook> = defineArea(closeContract, () => import("./close/closePart"), [
  hotel,
  assignment,
  guestMessages,
  rooms,
  housekeeping,
  figures,
]);

/** Channels are told by the books of the hotel, and their bookings become reservations there. */
export const channels: Area<ChannelBook> = defineArea(salesChannelsContract, () => import("./channels/channelsPart"), [
  hotel,
]);

const { actOnGuest, listNamingTexts, ...guestRecords } = guestsContract;

export const guests: Area<GuestRegistry> = defineArea(guestRecords, () => import("./guests/guestsPart"), [hotel]);

/** It reads all texts in which a guest may be named. It has no rows of its own. */
export const erasure: Area<undefined> = defineArea(
  { actOnGuest, listNamingTexts },
  () => import("./erasure/erasurePart"),
  [
    hotel,
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
