import type { CurrencyCode, Decimal, LongText, PeopleCount, RecordId, TimeOfDay, TimeZone } from "./formats";

/**
 * A local calendar date without a zone, `YYYY-MM-DD`.
 *
 * @format date
 */
export type CivilDate = string & {};

/** Percent: 10 for lodging and restaurant, 21 for the rest. */
export type VatRate = 10 | 21;

/** An amount in the property's currency, in integer cents. */
export type Cents = number;

export interface Property {
  id: RecordId;
  name: string;
  /** For the letterhead of documents: one line each; "" where there is none. */
  address: string;
  taxId: string;
  /** Address of the picture. */
  logo?: string;
  /** IANA name of the zone that instants are shown in. */
  timeZone: TimeZone;
  currency: CurrencyCode;
  /** The property's own "today": it moves when the day is closed, not with the clock. */
  businessDate: CivilDate;
  /** From which on a room is ready. */
  checkInTime: TimeOfDay;
  /** Until which guests leave. */
  checkOutTime: TimeOfDay;
  /** Rooms that may be sold beyond the existing ones, per night. */
  overbookingAllowance: number;
  /** Data that travellers are asked for: by Spain's law, or what identifies them. */
  registerScheme: "spain" | "short";
  /** By which SES.HOSPEDAJES knows it; "" while the hotel has none, and then no register of travellers is sent. */
  establishmentCode: string;
  /** Most that a guest may be given for a complaint without the management. */
  compensationLimit: Cents;
  /**
   * An operation of so much or more is not paid in cash, not even in part; 0 for no limit. Spain's law has 1.000,00 €, and
   * 10.000,00 € for people who live abroad and have no business there (Ley 7/2012 art. 7).
   */
  cashLimit: Cents;
  cashLimitAbroad: Cents;
  billing: BillingSettings;
}

/**
 * How invoices are recorded for the tax agency: not at all; each record is sent (VERI*FACTU); all are kept for the agency to ask
 * for; by the systems of the Basque Country and of large companies, which need what this installation does not have.
 */
export const recordModes = ["none", "verifactu", "notVerifiable", "ticketBai", "sii"] as const;
export type RecordMode = (typeof recordModes)[number];

/** The kinds of documents with a series of numbers of their own (RD 1619/2012 art. 6). */
export type DocumentSeries = "full" | "simplified" | "corrective" | "correctiveOfTicket" | "proforma" | "receipt";

export interface BillingSettings {
  mode: RecordMode;
  /** Invoices from this date on are recorded. */
  recordedFrom: CivilDate;
  /** Records go to the agency's test site. */
  isTest: boolean;
  /** The letters before the number, with `{yy}` for the year: `F{yy}-`. */
  series: Record<DocumentSeries, string>;
  /** Up to which total a ticket may be issued, by the kind of sale (RD 1619/2012 art. 4). */
  simplifiedLimits: Record<"lodging" | "restaurant" | "shop", Cents>;
  /** How a fee of a no-show or a late cancellation is taxed: as a compensation, without VAT, or as the lodging it replaces. */
  feeCause: "N1" | "S1";
  /** Days until the documents of a new account on credit are due, unless its form says otherwise. */
  termDays: number;
}

export interface RoomType {
  id: RecordId;
  /** As staff call it: `DBL`. */
  code: string;
  name: string;
  maxOccupancy: PeopleCount;
  maxAdults: PeopleCount;
  maxChildren: PeopleCount;
  /** People included in a night's price. */
  baseOccupancy: PeopleCount;
  /** Supplement of a night for each adult beyond them; children pay their band's share of it. At least 0. */
  extraAdultPrice: Cents;
  /** From the simplest, 1, upwards. */
  rank: number;
  /** Rooms of this type that may be sold beyond the existing ones, per night. */
  overbookingAllowance: number;
  /** Whether it is sold; past and agreed stays name one that is not. */
  isActive: boolean;
}

export type RoomFeature = "accessible" | "balcony" | "seaView" | "quiet" | "nearLift" | "bathtub";

export interface Room {
  id: RecordId;
  /** As on the door. */
  number: string;
  floor: number;
  roomTypeId: RecordId;
  features: RoomFeature[];
  /** A part of the house, as staff call it. */
  zone?: string;
  /** Ids of the rooms with a door to this one. */
  connectsWith?: string[];
  /** Whether it is in use; past stays name one that is not. */
  isActive: boolean;
}

/**
 * A guest who leaves, and a night that was slept, make a room dirty; the staff says what it did after that. In the order
 * of the work.
 */
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

/** Where reservations come from. */
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
  /** 10 unless told. */
  vat?: VatRate;
  /** Charged as it is taken from the minibar, never booked with a stay. */
  isMinibar?: true;
  isActive: boolean;
}
