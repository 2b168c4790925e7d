import { picture, type SentValues, text } from "../definition/fields";
import { defineContract, type } from "../endpoint";
import type { CurrencyCode, Instant, LanguageCode, RecordId, TimeOfDay } from "../formats";
import type { Cents, Product } from "../property";
import type { ReasonOf } from "../reasons";
import type { Reason } from "../reservations/reservationReasons";
import type { CleaningPlan } from "./cleaningTasks";

/** Of one product in one count. */
export const shiftLimits = { quantity: 20 } as const;

/** Why something of a shift is refused, in the Spanish of the front desk. */
export const shiftReasonTexts = {
  MINIBAR_EMPTY: "Indique qué falta del minibar.",
} as const;
export type ShiftReason = ReasonOf<keyof typeof shiftReasonTexts>;

/** A guest of a room, as far as the cleaning has to know. */
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

export interface ShiftRoom {
  roomId: RecordId;
  /** Of its state: what was seen is told upon it. */
  version: number;
  /** In it, or gone today. */
  guest?: RoomGuest & { hasLeft: boolean };
  /** Comes today. */
  next?: RoomGuest;
  /** The thing that is broken, "" for nothing. */
  fault: string;
}

/** All that a day of cleaning needs, in one reply: a phone keeps it for where there is no connection. */
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

/** Products that are missing from the minibar of a room. */
export interface MinibarCount {
  /** A repeat posts nothing more. */
  clientId: RecordId;
  roomId: RecordId;
  /** The stay that took them, as it was known at the count: another guest may have come since. */
  reservationId: RecordId;
  items: MinibarItem[];
  /** Name of the person who has counted. */
  countedBy: string;
  /** ISO 8601 instant of the count, where it is sent later. */
  at?: Instant;
}

export interface MinibarPosting {
  clientId: RecordId;
  /** Of all products. */
  total: Cents;
  /** Why it is not on the folio: the desk has it as a note then. */
  reasons: Reason[];
}

/** A thing in a room that does not work, as it is typed. */
export const faultFields = {
  text: text({ most: 500, isAsked: true }),
  picture: picture({ most: 500_000 }),
};

export interface FaultReport extends SentValues<typeof faultFields> {
  /** A repeat sends no second message. */
  clientId: RecordId;
  roomId: RecordId;
  reportedBy: string;
  /** ISO 8601 instant at which it was seen, where it is sent later. */
  at?: Instant;
}

export interface ReportedFault {
  clientId: RecordId;
  roomId: RecordId;
  /** The message in the channel of maintenance. */
  messageId: RecordId;
}

/** A housekeeper's shift, as a phone keeps it. */
export const shiftContract = defineContract({
  /** Of the business date. */
  getShift: {
    method: "GET",
    path: "/pms/housekeeping/shift",
    reply: type<Shift>(),
    reads: ["setUp", "reservations", "rooms", "guests"],
  },
  /**
   * Posts each product to the folio of the stay, under `minibar:<stay>:<clientId>:<product>`. Where the folio takes no
   * charge any more, the count becomes a note to the desk, and the reply says why. 422 for what cannot be.
   */
  postMinibar: {
    method: "POST",
    path: "/pms/housekeeping/minibar",
    body: type<MinibarCount>(),
    reply: type<MinibarPosting>(),
  },
  /** The room has its flag until it is repaired, and maintenance a message. 422 for what cannot be. */
  reportFault: {
    method: "POST",
    path: "/pms/housekeeping/faults",
    body: type<FaultReport>(),
    reply: type<ReportedFault>(),
  },
});
