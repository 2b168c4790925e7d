import type { Permission } from "../actions";
import type { Decimal, Instant, RecordId } from "../formats";
import type { Cents, CivilDate, SalesChannel } from "../property";
import type { ReasonOf } from "../reasons";
import type { RecordRefusal } from "../records";
import type { GeneralReason } from "../definition/generalReasons";

/** A channel is `failing` when it is connected and has refused messages. */
export const connectionStates = ["disconnected", "testing", "connected", "failing", "paused"] as const;
export type ConnectionState = (typeof connectionStates)[number];

/**
 * `sync` tells the channel everything again, `resend` what it has refused of a stop sale; the others of the last five change
 * how it is set up.
 */
export const channelActions = [
  "connect",
  "test",
  "pause",
  "resume",
  "disconnect",
  "sync",
  "set",
  "map",
  "stop",
  "unstop",
  "resend",
] as const;
export type ChannelAction = (typeof channelActions)[number];

/** A rate of one of the channel's rooms, as the channel names both. */
export interface ChannelRate {
  id: RecordId;
  room: string;
  rate: string;
}

/** A type under a plan is sold as a rate of the channel, which is mapped to no other type or plan. */
export interface ChannelMapping {
  roomTypeId: RecordId;
  ratePlanId: RecordId;
  channelRateId: RecordId;
}

/** Nights on which the channel does not sell some types, both dates included. */
export interface StopSale {
  id: RecordId;
  from: CivilDate;
  to: CivilDate;
  /** Empty for all types. */
  roomTypeIds: RecordId[];
}

/** `waiting` also while the channel is paused or not connected; `failed` once it has refused. */
export const deliveries = ["sent", "waiting", "failed"] as const;
export type Delivery = (typeof deliveries)[number];

/** A stop sale, and whether the channel has all its nights. */
export interface ToldStopSale extends StopSale {
  delivery: Delivery;
}

export const channelLimits = {
  /** Nights from the business date on that a channel is told of. */
  nights: 365,
  /** Percent added to prices; below 0 it is taken off. */
  markup: { least: -50, most: 100 },
  stopSales: 50,
  /** Minutes after which an unsent value is an alarm. */
  minutesUnsent: 5,
  /** Days for which a message keeps parts that the channel has confirmed, or that have no effect any more. */
  daysOfParts: 7,
} as const;

/** Reasons against an act on a channel, and notes about a channel, in the Spanish of the front desk. */
export const channelReasonTexts = {
  CHANNEL_NOTHING_MAPPED: "Asigne antes al menos una tarifa del canal.",
  RATE_UNMAPPED: "Tarifa {rate} sin mapear en {channel}.",
  AVAILABILITY_DIFFERS: "Diferencia de disponibilidad el {date}: local {local}, canal {told}.",
  UNSENT_LATE: "Hay valores sin enviar desde {since}.",
  MARKUP_INVALID: "Escriba un porcentaje entre {least} y {max}, con dos decimales como máximo.",
  COMMISSION_INVALID: "La comisión debe estar entre 0 y 100.",
  CHANNEL_RATE_UNKNOWN: "El canal no tiene esa tarifa.",
  MAPPING_MISSING: "Elija un tipo y una tarifa.",
  MAPPING_TAKEN: "Ese tipo y esa tarifa ya tienen otra tarifa del canal.",
  CHANNEL_RATE_TAKEN: "Esa tarifa del canal ya está asignada a {roomType}, {rate}.",
  STOP_DATE_INVALID: "Escriba una fecha válida.",
  STOP_INVERTED: "La última noche no puede ser anterior a la primera.",
  STOP_PAST: "La última noche ya ha pasado.",
  STOPS_TOO_MANY: "Un canal admite como máximo {max} paros de venta.",
} as const;
export type ChannelReason = ReasonOf<keyof typeof channelReasonTexts> | GeneralReason;

export interface ConnectedChannel extends Pick<SalesChannel, "id" | "name" | "commissionPercent"> {
  /** Each act adds 1. */
  version: number;
  state: ConnectionState;
  markupPercent: Decimal;
  /** All rates that the channel lists. */
  rates: ChannelRate[];
  mappings: ChannelMapping[];
  stopSales: ToldStopSale[];
  /** The last full synchronisation, ISO 8601; "" before the first. */
  syncedAt: Instant | "";
  /** The last value that the channel has confirmed, ISO 8601; "" without one. */
  confirmedAt: Instant | "";
  /** Since when the oldest value waits that the channel does not have, ISO 8601; "" if it has all. */
  unsentSince: Instant | "";
  /** The number of messages that have failed and are not replaced. */
  errors: number;
  /** The number of messages that a person has to look into. */
  reviews: number;
  /** The number of reservations made in the last 30 days that still hold. */
  bookings: number;
  /** The mean net price of their nights, without the channel's commission; undefined without a night. */
  netAdr?: Cents;
  /** Alarms first, then rates without a mapping, then nights that differ. */
  notes: ChannelReason[];
  actions: Permission<ChannelAction, ChannelReason>[];
}

export interface TermsInput {
  markupPercent: Decimal;
  commissionPercent: Decimal;
}

export interface MappingsInput {
  /** All mappings of the channel. */
  mappings: ChannelMapping[];
}

export interface StopInput {
  stopSale: Omit<StopSale, "id">;
  /** Other channels that stop the same sale. */
  alsoOn?: RecordId[];
}

export interface UnstopInput {
  stopSaleId: RecordId;
}

export interface ChannelInputs extends Record<ChannelAction, object> {
  set: TermsInput;
  map: MappingsInput;
  stop: StopInput;
  unstop: UnstopInput;
  resend: UnstopInput;
}

/** Any field of the acts, as a browser has kept them or a stranger sends them. */
export type ChannelFields = Partial<TermsInput & MappingsInput & StopInput & UnstopInput>;

/** The body of an act, by its action. */
export type ChannelAct = { version: number } & (object | TermsInput | MappingsInput | StopInput | UnstopInput);

export interface ChannelRefusal extends RecordRefusal<ChannelReason, ConnectedChannel> {}
