import type { CurrencyCode, Decimal, LongText, PeopleCount, RecordId, TimeOfDay, TimeZone } from "./formats";

/**
 * A local calendar date without a zone, `YYYY-MM-DD`.
 *
 * @format date
 */
export type CivilDate = string & {};

/**
 * Percent: 4 for bread, books and the like, 10 for lodging and restaurant, 21 for all else (Ley 37/1992, art. 90 and 91).
 */
export const vatRates = [4, 10, 21] as const;
export type VatRate = (typeof vatRates)[number];

/** An amount in the property's currency, in integer cents. */
export type Cents = number;

export interface Property {
  id: RecordId;
  name: string;
  /** For the letterhead: one line each, "" for none. */
  address: string;
  taxId: string;
  /** Address of the picture. */
  logo?: string;
  /** IANA name of the zone that instants are shown in. */
  timeZone: TimeZone;
  currency: CurrencyCode;
  /** The property's own today. It moves when the day is closed, not with the clock. */
  businessDate: CivilDate;
  /** Rooms are ready from this time on. */
  checkInTime: TimeOfDay;
  /** Guests leave until this time. */
  checkOutTime: TimeOfDay;
  /** Rooms that may be sold beyond the existing ones, per night. */
  overbookingAllowance: number;
  /** The data that travellers are asked for: those of Spain's law, or a short set that identifies them. */
  registerScheme: "spain" | "short";
  /** The establishment's code at SES.HOSPEDAJES. While it is "" no register of travellers is sent. */
  establishmentCode: string;
  /** Most that a guest may be given for a complaint without the management's approval. */
  compensationLimit: Cents;
  /**
   * From this sum on an operation may not be paid in cash, not even in part; 0 for no limit. Spain's law has 1.000,00
   * €, and 10.000,00 € for people who live abroad and have no business there (Ley 7/2012 art. 7).
   */
  cashLimit: Cents;
  cashLimitAbroad: Cents;
  billing: BillingSettings;
}

/**
 * How invoices are recorded for the tax agency. `none`: they are not. `verifactu`: each record is sent.
 * `notVerifiable`: all records are kept until the agency asks.
 */
export const recordModes = ["none", "verifactu", "notVerifiable"] as const;
export type RecordMode = (typeof recordModes)[number];

/** The kinds of documents with a series of numbers of their own (RD 1619/2012 art. 6). */
export type DocumentSeries = "full" | "simplified" | "corrective" | "correctiveOfTicket" | "proforma" | "receipt";

export interface BillingSettings {
  mode: RecordMode;
  /** Invoices are recorded from this date on. */
  recordedFrom: CivilDate;
  /** Records go to the agency's test site. */
  isTest: boolean;
  /** The letters before the number; `{yy}` stands for the year: `F{yy}-`. */
  series: Record<DocumentSeries, string>;
  /** Most that a ticket may come to, by the kind of sale (RD 1619/2012 art. 4). */
  simplifiedLimits: Record<"lodging" | "restaurant" | "shop", Cents>;
  /**
   * The VAT of fees for no-shows and late cancellations: a compensation has none (`N1`), or they are taxed as the
   * lodging (`S1`).
   */
  feeCause: "N1" | "S1";
  /** The day on which a service for each night counts: that on which it is served, or that of the arrival. */
  serviceDay: ServiceDay;
  /** Days until the documents of a new account on credit are due, unless its form says otherwise. */
  termDays: number;
}

export const serviceDays = ["served", "arrival"] as const;
export type ServiceDay = (typeof serviceDays)[number];

/** Most days until a document is due (Ley 3/2004 art. 4). */
export const longestTerm = 60;

export interface RoomType {
  id: RecordId;
  /** The code that staff use: `DBL`. */
  code: string;
  name: string;
  maxOccupancy: PeopleCount;
  maxAdults: PeopleCount;
  maxChildren: PeopleCount;
  /** Cots that fit in besides the beds: a baby in one fills no bed. None unless given. */
  cots?: PeopleCount;
  /** The number of people that a night's price includes. */
  baseOccupancy: PeopleCount;
  /** Supplement of a night for each further adult; children pay their band's share of it. At least 0. */
  extraAdultPrice: Cents;
  /** Percent off the room's price for one person alone. None unless given. */
  singleUse?: Decimal;
  /** 1 is the simplest type. */
  rank: number;
  /** Rooms of this type that may be sold beyond the existing ones, per night. */
  overbookingAllowance: number;
  /** False once it is not sold any more: past and agreed stays still name it. */
  isActive: boolean;
}

export type RoomFeature = "accessible" | "balcony" | "seaView" | "quiet" | "nearLift" | "bathtub";

export interface Room {
  id: RecordId;
  /** The number on the door. */
  number: string;
  floor: number;
  roomTypeId: RecordId;
  features: RoomFeature[];
  /** A part of the house, by the staff's name for it. */
  zone?: string;
  /** Ids of the rooms with a door to this one. */
  connectsWith?: string[];
  /** False once it is not in use any more: past stays still name it. */
  isActive: boolean;
}

/** The order of the work. A departure or a slept night makes a room dirty; the other states are set by the staff. */
export const cleanlinesses = ["dirty", "cleaning", "clean", "inspected"] as const;
export type Cleanliness = (typeof cleanlinesses)[number];

/** A room that cannot be sold, `[from, to)`. */
export interface RoomBlock {
  id: RecordId;
  roomId: RecordId;
  from: CivilDate;
  to: CivilDate;
  kind: BlockKind;
  reason: LongText;
}

export const blockKinds = ["outOfOrder", "outOfService", "internalUse"] as const;
export type BlockKind = (typeof blockKinds)[number];

export interface SalesChannel {
  id: RecordId;
  name: string;
  kind: "direct" | "onlineAgency" | "agency" | "company";
  commissionPercent: Decimal;
  isActive: boolean;
}

/** Something sold with a stay. */
export interface Product {
  id: RecordId;
  name: string;
  /** At least 0. */
  price: Cents;
  per: "stay" | "night" | "person" | "personNight";
  /** Those who have it eat then: the kitchen counts them. */
  meal?: "breakfast" | "dinner";
  /** 10 unless given. */
  vat?: VatRate;
  /** Charged as it is taken from the minibar, never booked with a stay. */
  isMinibar?: true;
  isActive: boolean;
}
