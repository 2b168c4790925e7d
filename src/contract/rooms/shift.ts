import { picture, type SentValues, text } from "../definition/fields";
import { defineContract, type } from "../endpoint";
import type { CurrencyCode, Instant, LanguageCode, RecordId, TimeOfDay } from "../formats";
import type { Cents, Product } from "../property";
import type { ReasonOf } from "../reasons";
import type { Reason } from "../reservations/reservationReasons";
import type { CleaningPlan } from "./cleaningTasks";

/** Of one product in one count. */
export const shiftLimits = { quantity: 20 } as const;

/** Reasons against an act of a shift, in the Spanish of the front desk. */
export const shiftReasonTexts = {
  MINIBAR_EMPTY: "Indique qué falta del minibar.",
} as const;
export type ShiftReason = ReasonOf<keyof typeof shiftReasonTexts>;

/** A guest of a room, as far as cleaning needs to know. */
export interface RoomGuest {
  reservationId: RecordId;
  name: string;
  /** ISO 639 code, "" while unknown. */
  language: LanguageCode | "";
  people: number;
  isVip: boolean;
  hasPet: boolean;
  /** Expected time of arrival `HH:mm`, "" while unknown. */
  eta: TimeOfDay | "";
  note: string;
}

/** Something that was told of a room today. */
export interface RoomReport {
  /** As its call names it. */
  id: RecordId;
  kind: "minibar" | "people" | "lostThing" | "fault";
  /** Of a lost thing or a fault, as it was typed. */
  text?: string;
  /** Of the minibar. */
  items?: MinibarItem[];
  /** People seen in the room. */
  people?: number;
  by: string;
  at: Instant;
}

export interface ShiftRoom {
  roomId: RecordId;
  /** The version of the room's state: a report names the one that was seen. */
  version: number;
  /** The guest in it, or the one who has left today. */
  guest?: RoomGuest & { hasLeft: boolean };
  /** The guest who comes today. */
  next?: RoomGuest;
  /** The defect, "" for none. */
  fault: string;
  /** The newest first. */
  reports: RoomReport[];
}

/** A day of cleaning in one reply: a phone keeps it for where there is no connection. */
export interface Shift {
  plan: CleaningPlan;
  rooms: ShiftRoom[];
  minibar: Pick<Product, "id" | "name" | "price">[];
  currency: CurrencyCode;
  /** The cursor of the property's changes that this includes. */
  asOf: number;
}

export interface MinibarItem {
  productId: Product["id"];
  /** @minimum 1 @maximum shiftLimits.quantity */
  quantity: number;
}

/** The products that are missing from the minibar of a room. */
export interface MinibarCount {
  /** A repeat with the same id posts nothing more. */
  clientId: RecordId;
  roomId: RecordId;
  /** The stay in the room at the count: another guest may have come since. */
  reservationId: RecordId;
  items: MinibarItem[];
  /** The name of the person who has counted. */
  countedBy: string;
  /** When it was counted, ISO 8601, where it is sent later. */
  at?: Instant;
}

export interface MinibarPosting {
  clientId: RecordId;
  /** The total of all products. */
  total: Cents;
  /** Reasons why it is not on the folio. The desk has it as a note then. */
  reasons: Reason[];
}

/** A thing in a room that does not work, as it is typed. */
export const faultFields = {
  text: text({ most: 500, isAsked: true }),
  picture: picture({ most: 500_000 }),
};

export interface FaultReport extends SentValues<typeof faultFields> {
  /** A repeat with the same id sends no second message. */
  clientId: RecordId;
  roomId: RecordId;
  reportedBy: string;
  /** When it was seen, ISO 8601, where it is sent later. */
  at?: Instant;
}

export interface ReportedFault {
  clientId: RecordId;
  roomId: RecordId;
  /** The id of the message in the channel of maintenance. */
  messageId: RecordId;
}

/** A housekeeper's shift, as a phone keeps it. */
export const shiftContract = defineContract({
  /** The shift of the business date. */
  getShift: {
    method: "GET",
    path: "/pms/housekeeping/shift",
    reply: type<Shift>(),
    reads: ["setUp", "reservations", "rooms", "guests", "lostThings"],
  },
  /**
   * Posts each product to the folio of the stay, as `minibar:<stay>:<clientId>:<product>`. Where the folio takes no
   * charge any more, the count becomes a note to the desk, and the reply says why. 422 for wrong values.
   */
  postMinibar: {
    method: "POST",
    path: "/pms/housekeeping/minibar",
    body: type<MinibarCount>(),
    reply: type<MinibarPosting>(),
  },
  /** Flags the room until it is repaired, and sends maintenance a message. 422 for wrong values. */
  reportFault: {
    method: "POST",
    path: "/pms/housekeeping/faults",
    body: type<FaultReport>(),
    reply: type<ReportedFault>(),
  },
});
