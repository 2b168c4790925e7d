import { defineContract, type } from "../endpoint";
import type { GuestData, RegisterField } from "../people/guest";
import type { Cents, CivilDate, Cleanliness } from "../property";
import { changes } from "../records";
import type { Offer } from "./rates";
import type { Reservation, ReservationRefusal } from "./reservations";
import type { ReservationRow } from "./reservationList";
import type { RecordId } from "../formats";

/** A room as the desk has to know it before it gives the keys. */
export interface RoomState {
  roomId: RecordId;
  cleanliness: Cleanliness;
  /** The name of the guest in it, "" if it is empty. */
  occupant: string;
}

/** A stay on one of the desk's lists. */
export interface DeskRow extends ReservationRow {
  /** Of tonight, or until the check-out; "" while none is assigned. */
  roomId: RecordId;
  /** Fields of the guest that the register of travellers lacks. */
  missing: RegisterField[];
  /** The part of the guarantee or deposit that is not paid yet. */
  missingGuarantee: Cents;
  /** The guest's request, or a note of the staff. */
  note: string;
  guestId: RecordId;
  /** Of the group whose folio it shares. The leader's balance is that of the group. */
  group?: { name: string; isLeader: boolean };
}

/** The desk's work on the business date; each list has what is late first, then the earliest by the hours of the business day. */
export interface Desk {
  businessDate: CivilDate;
  arrivals: DeskRow[];
  /** Who was marked as not come on the day that was closed last, and could still be received. */
  noShows: DeskRow[];
  inHouse: DeskRow[];
  departures: DeskRow[];
  rooms: RoomState[];
  /** The cursor of the property's changes that this includes. */
  asOf: number;
}

/** The fields of a guest that the desk completes while the guest stands there. */
export const completedFields = ["firstName", "lastName", "documentType", "document", "country", "birthDate"] as const;
export type CompletedGuest = Pick<GuestData, (typeof completedFields)[number]>;

/**
 * Acts of the desk on a reservation besides its own actions: it fills in what the register lacks of the guest, says that
 * the room is clean, ends the stay today.
 */
export const deskActions = ["completeGuest", "cleanRoom", "leaveEarly"] as const;
export type DeskAction = (typeof deskActions)[number];

/** The choice about the unused nights of a guest who leaves early. */
export type UnusedNights = "charge" | "waive";

export interface DeskInput {
  /** completeGuest */
  guest: Partial<CompletedGuest>;
  /** leaveEarly */
  unusedNights: UnusedNights;
}

export interface DeskAct extends Partial<DeskInput> {
  version: number;
}

export interface FreeRoomsQuery {
  departure: CivilDate;
  adults: number;
  /** Ages in years. @several integer */
  children?: string;
}

/** A room that is free from tonight until the departure, and what it costs. */
export interface FreeRoom extends Pick<Offer, "roomTypeId" | "ratePlanId" | "total"> {
  roomId: RecordId;
  cleanliness: Cleanliness;
}

/** Arrivals, guests in house and departures of the business date. */
export const deskContract = defineContract({
  /** Of the business date. */
  getDesk: {
    method: "GET",
    path: "/pms/desk",
    reply: type<Desk>(),
    reads: ["setUp", "reservations", "rooms", "guests", "registers"],
  },
  /** For a guest without a reservation: clean rooms first, of each the cheapest. 422 if the dates are not a stay. */
  listFreeRooms: {
    method: "GET",
    path: "/pms/desk/free-rooms",
    query: type<FreeRoomsQuery>(),
    reply: type<FreeRoom[]>(),
    reads: ["setUp", "rates", "reservations", "rooms"],
  },
  /**
   * `action` is a `DeskAction`. 409 with the reasons against it, or with `current`; 422 for what is wrong. Done already,
   * it replies with the reservation as it is.
   */
  actAtDesk: { method: "POST", path: "/pms/desk/:id/:action", ...changes<DeskAct, Reservation, ReservationRefusal>() },
});
