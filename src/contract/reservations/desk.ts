import { defineContract, type } from "../endpoint";
import type { GuestData, RegisterField } from "../people/guest";
import type { Cents, CivilDate, Cleanliness } from "../property";
import { changes } from "../records";
import type { Offer } from "./rates";
import type { Reservation, ReservationRefusal } from "./reservations";
import type { ReservationRow } from "./reservationList";
import type { RecordId } from "../formats";
import type { StayNumber } from "./stayNumbers";

/** The state of a room, for the desk before it hands out the keys. */
export interface RoomState {
  roomId: RecordId;
  cleanliness: Cleanliness;
  /** The name of the guest in the room, "" if it is empty. */
  occupant: string;
}

export interface DeskRow extends ReservationRow {
  /** The room of tonight, or until the check-out; "" while none is assigned. */
  roomId: RecordId;
  /** Fields of the guest that the register of travellers lacks. */
  missing: RegisterField[];
  /** The part of the guarantee or deposit that is not paid. */
  missingGuarantee: Cents;
  /** The guest's request, or a note of the staff. */
  note: string;
  guestId: RecordId;
  numbers: StayNumber[];
  /** The group whose folio the stay shares. The leader's balance is that of the group. */
  group?: { name: string; isLeader: boolean };
}

/** The desk's work on the business date; each list has what is late first, then the earliest by the hours of the business day. */
export interface Desk {
  businessDate: CivilDate;
  arrivals: DeskRow[];
  /** No-shows of the last closed day who can still be received. */
  noShows: DeskRow[];
  inHouse: DeskRow[];
  departures: DeskRow[];
  rooms: RoomState[];
  /** The cursor of the property's changes that this includes. */
  asOf: number;
}

/** Fields of a guest that the desk completes at the check-in. */
export const completedFields = ["firstName", "lastName", "documentType", "document", "country", "birthDate"] as const;
export type CompletedGuest = Pick<GuestData, (typeof completedFields)[number]>;

/**
 * Acts of the desk besides the reservation's own actions: `completeGuest` fills in what the register lacks, `cleanRoom`
 * says that the room is clean, `leaveEarly` ends the stay today.
 */
export const deskActions = ["completeGuest", "cleanRoom", "leaveEarly"] as const;
export type DeskAction = (typeof deskActions)[number];

/** The choice about the unused nights of a guest who leaves early. */
export type UnusedNights = "charge" | "waive";

export interface CompleteInput {
  guest: Partial<CompletedGuest>;
}

export interface LeaveEarlyInput {
  unusedNights: UnusedNights;
}

export interface DeskInputs extends Record<DeskAction, object> {
  completeGuest: CompleteInput;
  leaveEarly: LeaveEarlyInput;
}

/** Any field of the acts, as a browser has kept them or a stranger sends them. */
export type DeskFields = Partial<CompleteInput & LeaveEarlyInput>;

/** The body of an act, by its action. */
export type DeskAct = { version: number } & (object | CompleteInput | LeaveEarlyInput);

export interface FreeRoomsQuery {
  departure: CivilDate;
  adults: number;
  /** Ages in years. @several integer */
  children?: string;
  companyId?: RecordId;
  agencyId?: RecordId;
}

/** A room that is free from tonight until the departure, and its price. */
export interface FreeRoom extends Pick<Offer, "roomTypeId" | "ratePlanId" | "total" | "contract"> {
  roomId: RecordId;
  cleanliness: Cleanliness;
}

/** Arrivals, guests in house and departures of the business date. */
export const deskContract = defineContract({
  /** The desk of the business date. */
  getDesk: {
    method: "GET",
    path: "/pms/desk",
    reply: type<Desk>(),
    reads: ["setUp", "reservations", "rooms", "guests", "registers"],
  },
  /** Rooms for a guest without a reservation, each at the usual offer of its type: clean ones first, then the cheapest. 422 if the dates are not a stay. */
  listFreeRooms: {
    method: "GET",
    path: "/pms/desk/free-rooms",
    query: type<FreeRoomsQuery>(),
    reply: type<FreeRoom[]>(),
    reads: ["setUp", "rates", "reservations", "rooms", "companies"],
  },
  /**
   * `action` is a `DeskAction`. 409 with the reasons against it, or with `current`; 422 for wrong values. An act that
   * is done already replies with the reservation as it is.
   */
  actAtDesk: { method: "POST", path: "/pms/desk/:id/:action", ...changes<DeskAct, Reservation, ReservationRefusal>() },
});
