import type { Permission } from "../actions";
import { defineContract, type } from "../endpoint";
import type { Account, Charge, OtherStay } from "../account/account";
import type { RoutedKind } from "../account/accountWindows";
import type { Instant, RecordId } from "../formats";
import type { FolioPermission, ReservationExtra } from "./folio";
import type { SoldTo, StayContact } from "./soldTo";
import type { GroupFolio } from "./groupFolio";
import type { Guest } from "../people/guest";
import type { PolicySnapshot } from "./policies";
import type { Cents, CivilDate } from "../property";
import type { NightPrice } from "./rates";
import type { Reason } from "./reservationReasons";
import type { BookingRoom, ReservationDraft } from "./reservationDraft";
import type { HistoryEntry } from "./reservationHistory";
import type { CancelReason, ReservationAction, ReservationState, Situation } from "./reservationLife";
import type { SaveDecisions } from "./saveDecisions";

export interface ReservationNight extends NightPrice {
  /** The type whose availability the night uses: that of its room, else the type sold. */
  roomTypeId: RecordId;
  roomId?: RecordId;
}

/** A stay with its folio, which is an account. The sums of the company's window include what it pays for its group. */
export interface Reservation extends Omit<ReservationDraft, "state" | "guestId" | "newGuest" | "extras">, Account {
  id: RecordId;
  confirmationNumber: string;
  version: number;
  state: ReservationState;
  situation: Situation;
  guest: Guest;
  /** Those of `companyId` and `agencyId`, after their merges. */
  company?: SoldTo;
  agency?: SoldTo;
  /** That of `contactName`, as its record tells it now. */
  contact?: StayContact;
  /** Its place in the booking, from 2, until its guest is named: until then it has the first room's guest. */
  unnamed?: number;
  /** The other reservations of its booking that are not deleted. */
  bookedWith?: OtherStay[];
  nights: ReservationNight[];
  /**
   * The room until the check-out, where it is not that of the last night: for day use, for a guest who leaves on the
   * day of arrival, and for one who changed rooms on the day of departure.
   */
  dayRoomId?: RecordId;
  extras: ReservationExtra[];
  policies: PolicySnapshot;
  /** Room, extras and fees as agreed, posted or not, without what a group's folio pays. */
  total: Cents;
  /** Nights and extras that are not posted yet, each in its future window, with its moved parts. */
  upcoming: Charge[];
  /**
   * `total` less the payments. A member's balance is without what the group's folio pays, and the leader's is with it.
   */
  balance: Cents;
  /** The group that it leads or is a member of. */
  group?: GroupFolio;
  deposit: Cents;
  createdAt: Instant;
  updatedAt: Instant;
  createdBy: string;
  cancelReason?: CancelReason;
  cancelledAt?: Instant;
  /** The number of keys handed over at the check-in. */
  keys?: number;
  /** The business dates of the check-in; `checkedOutOn` is that of the check-out. */
  checkedInOn?: CivilDate;
  checkedOutOn?: CivilDate;
  /** The business date of the no-show; it is kept where the guest has come after the close of that day. */
  noShowOn?: CivilDate;
  /** The business date on which a person has noted that the channel knows of the no-show. */
  noShowReportedOn?: CivilDate;
  /** Instants of the check-in and the check-out, ISO 8601; undefined in the sample. */
  checkedInAt?: Instant;
  checkedOutAt?: Instant;
  /** The newest first. */
  history: HistoryEntry[];
  actions: ActionPermission[];
  folioActions: FolioPermission[];
}

/** Each reply with a reservation says what may be done with it now and, where something may not, why. */
interface ActionPermission extends Permission<ReservationAction, Reason> {}

/** The body of a refusal: reasons with 409 and 422, and the present reservation for a stale version. */
export interface ReservationRefusal {
  message: string;
  fields?: Record<string, string>;
  reasons: Reason[];
  /** The same call with an `overrideReason` is accepted. */
  isOverridable?: boolean;
  current?: Reservation;
}

/** Reservations and bookings of several rooms. */
export const reservationsContract = defineContract({
  /** A reservation with its folio, its history and its permissions. */
  getReservation: {
    method: "GET",
    path: "/pms/reservations/:id",
    reply: type<Reservation>(),
    reads: ["reservations", "guests", "setUp", "rooms", "companies"],
  },
  /**
   * Idempotent by `clientId`: a repeat answers with the reservation that the first one made; 409 with `current` when the
   * draft is another one, or that reservation has been changed. For a guest who is not welcome it takes an
   * `overrideReason`, beyond the overbooking allowance or against a restriction a `saleOverride`; without it, 409 with
   * `isOverridable`. `roomId` is the room of all nights, or of the day of day use, where it is known already.
   */
  createReservation: {
    method: "POST",
    path: "/pms/reservations",
    body: type<
      { clientId: RecordId; draft: ReservationDraft; roomId?: RecordId } & Omit<
        SaveDecisions,
        "keepsPrice" | "addedRoomId"
      >
    >(),
    reply: type<Reservation>(),
    refusal: type<ReservationRefusal>(),
  },
  /**
   * Several rooms as one booking, all or none: the reservation of the first one, and those of `rooms`. Its folio pays what
   * is `routed` of the others, nothing unless told. A reason against one of the others has the `field` of its room, as `rooms.0.roomTypeId`.
   * A repeat answers with what the first one made. With other rooms or another draft, or with the `clientId` of a single
   * reservation, it is 409 `ROOMS_DIFFER` without `current`: it cannot be saved upon what is there. So is a single one with
   * the `clientId` of several rooms.
   */
  createBooking: {
    method: "POST",
    path: "/pms/bookings",
    body: type<
      {
        clientId: RecordId;
        draft: ReservationDraft;
        rooms: BookingRoom[];
        routed: RoutedKind[];
        roomId?: RecordId;
      } & Omit<SaveDecisions, "keepsPrice" | "addedRoomId">
    >(),
    reply: type<Reservation[]>(),
    refusal: type<ReservationRefusal>(),
  },
  /**
   * 409 with `current` if `version` is stale, unless the reservation already equals the draft and no decision comes
   * with it.
   */
  updateReservation: {
    method: "PUT",
    path: "/pms/reservations/:id",
    body: type<{ version: number; draft: ReservationDraft } & SaveDecisions>(),
    reply: type<Reservation>(),
    refusal: type<ReservationRefusal>(),
  },
  /** 409 with the reasons against it. `restoreReservation` takes it back. */
  deleteReservation: {
    method: "DELETE",
    path: "/pms/reservations/:id",
    reply: type<string>(),
    refusal: type<ReservationRefusal>(),
  },
  /** Undoes a deletion; 409 if its room or type has been sold since. */
  restoreReservation: {
    method: "PUT",
    path: "/pms/reservations/:id/restore",
    reply: type<Reservation>(),
    refusal: type<ReservationRefusal>(),
  },
});
