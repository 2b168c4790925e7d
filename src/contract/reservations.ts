import { defineContract, type } from "./endpoint";
import type { Charge, Payment, ReservationExtra } from "./folio";
import type { Guest, GuestDraft } from "./guests";
import type { PolicySnapshot } from "./policies";
import type { Cents, CivilDate } from "./property";
import type { NightPrice } from "./rates";
import type { Reason } from "./reasons";
import type { ActionRequest, BulkRequest, BulkResult, FeePreview, RoomChoice } from "./reservationActions";
import type { HistoryEntry } from "./reservationHistory";
import type { ActionPermission, CancelReason, ReservationState, Situation } from "./reservationLife";
import type { ReservationFilter, ReservationPage, ReservationQuery, ReservationRow } from "./reservationList";

export type GuaranteeKind = "none" | "card" | "deposit" | "prepaid" | "company" | "agency";

export interface ReservationNight extends NightPrice {
  /** Whose rooms the night takes from: the type of its room once it has one, until then the type that was sold. */
  roomTypeId: string;
  roomId?: string;
}

export interface ReservationNotes {
  /** For the staff alone. */
  internal: string;
  guest: string;
  /** What the guest asked for. */
  request: string;
}

/** Of a note, and of what is said to an action. */
export const noteLimits = { letters: 2000 } as const;

/** What a person decides about a reservation: the form, and the body of a save. */
export interface ReservationDraft {
  state: Extract<ReservationState, "inquiry" | "waitlist" | "optional" | "pending" | "confirmed">;
  arrival: CivilDate;
  departure: CivilDate;
  /** Expected time of arrival `HH:mm`, "" while unknown. */
  eta: string;
  adults: number;
  childrenAges: number[];
  roomTypeId: string;
  ratePlanId: string;
  /** Either somebody known, or somebody new who is written down with the reservation. */
  guestId?: string;
  newGuest?: GuestDraft;
  channelId: string;
  externalRef: string;
  guarantee: GuaranteeKind;
  /** When an option lapses, a date; "" for other states. */
  releaseOn: CivilDate;
  extras: Omit<ReservationExtra, "id">[];
  notes: ReservationNotes;
}

export interface Reservation extends Omit<ReservationDraft, "state" | "guestId" | "newGuest" | "extras"> {
  id: string;
  confirmationNumber: string;
  version: number;
  state: ReservationState;
  situation: Situation;
  guest: Guest;
  nights: ReservationNight[];
  extras: ReservationExtra[];
  policies: PolicySnapshot;
  /** Room, extras and fees as they are agreed, posted or not. */
  total: Cents;
  charges: Charge[];
  payments: Payment[];
  /** `total` less what is paid. */
  balance: Cents;
  deposit: Cents;
  /** ISO 8601 instants. */
  createdAt: string;
  updatedAt: string;
  createdBy: string;
  cancelReason?: CancelReason;
  cancelledAt?: string;
  /** Business dates. */
  checkedInOn?: CivilDate;
  checkedOutOn?: CivilDate;
  /** The newest first. */
  history: HistoryEntry[];
  actions: ActionPermission[];
}

/** The body of a refusal: reasons with 409 and 422; the reservation as it stands now with a stale version. */
export interface ReservationRefusal {
  message: string;
  fields?: Record<string, string>;
  reasons: Reason[];
  /** The same call is carried out with an `overrideReason`. */
  isOverridable?: boolean;
  current?: Reservation;
}

export const reservationsContract = defineContract({
  /** Unless sorted, the nearest arrivals first: today's and what comes, then what was, the newest first. */
  listReservations: {
    method: "GET",
    path: "/pms/reservations",
    query: type<ReservationQuery>(),
    reply: type<ReservationPage>(),
  },
  /** Asks the channels first for what came in; `arrived` is that, whatever the filter. */
  refreshReservations: {
    method: "POST",
    path: "/pms/reservations/refresh",
    body: type<ReservationQuery>(),
    reply: type<ReservationPage & { arrived: ReservationRow[] }>(),
  },
  /** Every row of a filter, for exporting and printing. */
  exportReservations: {
    method: "GET",
    path: "/pms/reservations/export",
    query: type<ReservationFilter>(),
    reply: type<ReservationRow[]>(),
  },
  getReservation: { method: "GET", path: "/pms/reservations/:id", reply: type<Reservation>() },
  /**
   * Idempotent by `clientId`: a repeat answers with the reservation that the first one made; 409 with `current` when the
   * draft is another one, or that reservation has been changed. For a guest who is not welcome it takes an
   * `overrideReason`; without it, 409 with `isOverridable`.
   */
  createReservation: {
    method: "POST",
    path: "/pms/reservations",
    body: type<{ clientId: string; draft: ReservationDraft; overrideReason?: string }>(),
    reply: type<Reservation>(),
    refusal: type<ReservationRefusal>(),
  },
  /** 409 with `current` when `version` is not the newest, unless the reservation is already as the draft says. */
  updateReservation: {
    method: "PUT",
    path: "/pms/reservations/:id",
    body: type<{ version: number; draft: ReservationDraft; overrideReason?: string }>(),
    reply: type<Reservation>(),
    refusal: type<ReservationRefusal>(),
  },
  deleteReservation: {
    method: "DELETE",
    path: "/pms/reservations/:id",
    reply: type<string>(),
    refusal: type<ReservationRefusal>(),
  },
  /** Takes a deletion back; 409 when its room or type has been sold meanwhile. */
  restoreReservation: {
    method: "PUT",
    path: "/pms/reservations/:id/restore",
    reply: type<Reservation>(),
    refusal: type<ReservationRefusal>(),
  },
  /** `action` is one of `ReservationAction`. 409 with the reasons why it may not be, or with `current`. */
  actOnReservation: {
    method: "POST",
    path: "/pms/reservations/:id/actions/:action",
    body: type<ActionRequest>(),
    reply: type<Reservation>(),
    refusal: type<ReservationRefusal>(),
  },
  previewCancellation: {
    method: "GET",
    path: "/pms/reservations/:id/cancellation-fee",
    query: type<{ cancelReason?: CancelReason }>(),
    reply: type<FeePreview>(),
  },
  previewNoShow: { method: "GET", path: "/pms/reservations/:id/no-show-fee", reply: type<FeePreview>() },
  listRoomChoices: { method: "GET", path: "/pms/reservations/:id/rooms", reply: type<RoomChoice[]>() },
  /** Each on its own: what fails does not stop the others. */
  actOnMany: {
    method: "POST",
    path: "/pms/reservations/bulk",
    body: type<BulkRequest>(),
    reply: type<BulkResult[]>(),
  },
});
