import type { ReservationExtra } from "./folio";
import type { NegotiatedPrice } from "./rates";
import type { ReservationState } from "./reservationLife";
import type { PeopleCount, RecordId, TimeOfDay } from "../formats";
import type { GuestDraft } from "../people/guest";
import type { CivilDate } from "../property";
import { sentenceLimits } from "../sentences";

export type GuaranteeKind = "none" | "card" | "deposit" | "prepaid" | "company" | "agency";

export interface ReservationNotes {
  /** For the staff only. @maxLength noteLimits.letters */
  internal: string;
  /** @maxLength noteLimits.letters */
  guest: string;
  /** The guest's request. @maxLength noteLimits.letters */
  request: string;
}

/** Most letters of a note, and of an action's text. */
export const noteLimits = { letters: sentenceLimits.noteTooLong } as const;

/** The fields of a reservation that a person decides: the form, and the body of a save. */
export interface ReservationDraft {
  state: Extract<ReservationState, "inquiry" | "waitlist" | "optional" | "pending" | "confirmed">;
  arrival: CivilDate;
  departure: CivilDate;
  /** Expected time of arrival `HH:mm`, "" while unknown. */
  eta: TimeOfDay | "";
  adults: PeopleCount;
  /** @maxItems inventoryLimits.people */
  childrenAges: number[];
  roomTypeId: RecordId;
  ratePlanId: RecordId;
  /** The price of each night that is not slept yet, also of nights that are added later. */
  negotiatedPrice?: NegotiatedPrice;
  /** An existing guest; without it a new guest is stored with the reservation. */
  guestId?: RecordId;
  newGuest?: GuestDraft;
  /** The company that the guest stays for. */
  companyId?: RecordId;
  /** The agency that has sold it. */
  agencyId?: RecordId;
  /** One of the contacts of both, by the name there. */
  contactName?: string;
  channelId: RecordId;
  /** @maxLength bookingLimits.letters */
  externalRef: string;
  guarantee: GuaranteeKind;
  /** The date on which an option expires; "" in other states. */
  releaseOn: CivilDate | "";
  extras: Pick<ReservationExtra, "productId" | "quantity" | "people">[];
  notes: ReservationNotes;
}

/** A further room of a booking. It has the dates, the guarantee, the state and the channel of the first one. */
export interface BookingRoom extends Pick<ReservationDraft, "roomTypeId" | "ratePlanId" | "adults" | "childrenAges"> {
  /** The guest's name as typed; "" while unknown. @maxLength bookingLimits.letters */
  guest: string;
}

/** Most rooms of a booking, the first one included; most letters of a guest's name and of the channel's reference. */
export const bookingLimits = { rooms: 20, letters: 100 } as const;
