import type { Permission } from "../actions";
import type { CountryCode, Instant, LanguageCode, RecordId, ShortText } from "../formats";
import type { Cents, CivilDate } from "../property";
import type { ReasonOf } from "../reasons";
import type { RecordRefusal } from "../records";
import type { GuaranteeKind } from "../reservations/reservationDraft";
import type { ReasonCode } from "../reservations/reservationReasons";
import { channelReasonTexts } from "./channel";
import type { GeneralReason } from "../definition/generalReasons";

export const messageDirections = ["in", "out"] as const;
export type MessageDirection = (typeof messageDirections)[number];

/** Channels tell the first three of a booking; the hotel tells channels the others. */
export type MessageKind = "new" | "modified" | "cancelled" | "availability" | "rates" | "sync";

/**
 * `sent` waits for the channel's answer, `done` has had its effect, `replaced` has none (it was a repetition, or a
 * newer message came), `unmapped` waits for a mapping, `review` for a person, and `failed` for another attempt.
 */
export const channelMessageStates = ["sent", "done", "replaced", "unmapped", "review", "failed"] as const;
export type ChannelMessageState = (typeof channelMessageStates)[number];

/**
 * `map` maps an unknown rate that the channel lists. `settle` says that a person has dealt with the message, also where
 * no attempt can make a reservation of it.
 */
export const channelMessageActions = ["retry", "map", "settle"] as const;
export type ChannelMessageAction = (typeof channelMessageActions)[number];

export interface ChannelRoom {
  /** The channel's id of the room: it stays the same in each revision of the booking. */
  id: RecordId;
  channelRateId: RecordId;
  /** A date of the property, whatever clock the channel has. A time of day behind it is ignored. */
  arrival: CivilDate;
  departure: CivilDate;
  adults: number;
  childrenAges: number[];
  /** The number of children, from channels that do not tell each age. */
  children?: number;
  /** The price of each night, as the guest has agreed with the channel. */
  prices: Cents[];
  /** The price of the whole stay, from channels that do not tell it by night. */
  total?: Cents;
}

/** The guest as the channel knows them. What it does not tell stays as the hotel has it. */
export interface ChannelGuest {
  firstName: ShortText;
  lastName: ShortText;
  email: string;
  phone?: string;
  language?: LanguageCode;
  country?: CountryCode;
}

/**
 * A booking as a channel tells it: each message has the whole booking. Rooms that lack something are booked all the same:
 * the message then says what was assumed, or waits for a person.
 */
export interface ChannelBooking {
  kind: Extract<MessageKind, "new" | "modified" | "cancelled">;
  /** The channel's number of the booking. */
  externalId: RecordId;
  /** Grows with each change of the booking; at least 1. */
  revision: number;
  /** ISO 4217; the property's unless given. A booking in another currency is left to a person. */
  currency?: string;
  guest: ChannelGuest;
  /** The guest's request. */
  remarks?: string;
  /** The IATA number of the agency that has sold it, or the code that the hotel and the channel know it by. */
  agency?: string;
  /** How the stay is guaranteed, or that the channel has been paid. */
  payment?: GuaranteeKind;
  /** A cancellation needs none. */
  rooms: ChannelRoom[];
  /** The price of the only room, from channels that tell none for it. */
  total?: Cents;
  /** Any other facts of a message, by their place in it: nothing is done with them, a person reads them. */
  further?: Record<string, string>;
}

/** Price and restrictions of a night, as the channel sells it. */
export interface RateValue {
  /** The price for the base occupancy, with the channel's markup. */
  price: Cents;
  /** The same for one person, for two and so on, as many as the type takes; none on a night without a price. */
  byPeople?: Cents[];
  minStay: number;
  minStayThrough?: number;
  maxStay?: number;
  isClosed: boolean;
  isClosedToArrival: boolean;
  isClosedToDeparture: boolean;
}

/**
 * A value for a range of nights, both dates included: the rooms left of a type, or the price and restrictions of a type
 * under a plan.
 */
export interface MessagePart {
  roomTypeId: RecordId;
  /** Undefined for rooms left. */
  ratePlanId?: RecordId;
  /** A rate of the channel without a mapping any more: the channel is told that it is closed. */
  closedRateId?: RecordId;
  from: CivilDate;
  to: CivilDate;
  value: number | RateValue;
  /** The channel's answer; undefined while it is awaited. */
  answer?: "confirmed" | "refused";
}

export const channelMessageReasonTexts = {
  CHANNEL_MESSAGE_STATE: "Este mensaje ya no necesita ninguna acción.",
  MESSAGE_REPEATED: "Mensaje repetido: ya estaba procesado.",
  MESSAGE_DIFFERS: "El canal ha enviado esta misma revisión con otros datos: compruebe la reserva.",
  MESSAGE_OLDER: "Llegó después de una revisión más nueva.",
  MESSAGE_REPLACED: "Un mensaje posterior lo sustituye.",
  MESSAGE_UNMAPPED: "El canal usa una tarifa sin mapear: {rate}.",
  RATE_UNLISTED:
    "El canal no tiene esa tarifa en su lista: haga la reserva a mano, con este canal y su referencia, y marque el mensaje como revisado.",
  MESSAGE_WITHOUT_ROOMS: "El mensaje no trae habitaciones con fechas, personas y precios válidos.",
  MESSAGE_UNCHANGED: "El mensaje no cambia nada de la reserva.",
  MESSAGE_FURTHER: "El mensaje trae datos que no se aplican solos ({entry}): compruébelos en el mensaje.",
  AGENCY_UNKNOWN:
    "Ninguna agencia activa de la lista tiene el código {code}: escríbalo en su ficha, elija la agencia en la reserva y marque el mensaje como revisado.",
  ROOM_WITHOUT_DATES:
    "La habitación {room} llega sin fechas: acuérdelas con el canal, haga la reserva a mano, con este canal y su referencia, y marque el mensaje como revisado.",
  PEOPLE_ASSUMED: "El canal no dice cuántas personas ocupan la habitación {room}. Personas supuestas: {people}.",
  AGES_ASSUMED: "El canal no dice la edad de algún niño de la habitación {room}. Edad supuesta: {age}.",
  PRICES_ASSUMED: "El canal no dice el precio de alguna noche de la habitación {room}: se ha puesto el del hotel.",
  DEPARTURE_ASSUMED: "El canal no dice la salida de la habitación {room}. Por el número de precios es el {date}.",
  TOTAL_SPREAD: "El canal envía un solo precio para la habitación {room}: se ha repartido entre las noches.",
  MESSAGE_UNREADABLE: "En el mensaje falta la reserva o su revisión.",
  BOOKING_UNKNOWN: "Cancelación de una reserva desconocida: queda anotada.",
  BOOKING_BY_HAND:
    "Un mensaje anterior se resolvió a mano y ninguna reserva lleva la referencia {reservation}: aplique también este a mano.",
  BOOKING_CURRENCY:
    "El canal envía los precios en otra moneda: haga la reserva a mano, con este canal y su referencia, y marque el mensaje como revisado.",
  BOOKING_IN_HOUSE: "La reserva {reservation} ya no está pendiente de llegada: aplique el cambio a mano si procede.",
  BOOKING_CHANGED: "El hotel ha modificado la reserva {reservation}: aplique el cambio del canal a mano si procede.",
  BOOKING_BELOW_PRICE:
    "El canal ha vendido la reserva {reservation} por {amount}, por debajo del precio del hotel ({limit}): queda reservada.",
  BOOKING_REVIVED: "El canal había cancelado esta reserva y la vuelve a enviar.",
  BOOKING_DIRECT:
    "El hotel reactivó la reserva {reservation} como venta directa después de que el canal la cancelara: acuerde el cambio con el canal y márquelo como revisado.",
  PART_UNKNOWN: "El canal no reconoce la combinación: {rate}.",
  PART_BUSY: "El canal no pudo guardar el valor; inténtelo de nuevo.",
  MAPPING_MISSING: channelReasonTexts.MAPPING_MISSING,
  MAPPING_TAKEN: channelReasonTexts.MAPPING_TAKEN,
} as const;
export type ChannelMessageReasonCode = keyof typeof channelMessageReasonTexts;

/** Reasons of messages, and of the reservation that was accepted in spite of them or refused. */
export type ChannelMessageReason = ReasonOf<ChannelMessageReasonCode | ReasonCode> | GeneralReason;

export interface ChannelMessage {
  /** `CM-000401`. */
  id: RecordId;
  /** Each act adds 1. */
  version: number;
  channelId: RecordId;
  /** The name of the channel. */
  channel: string;
  direction: MessageDirection;
  kind: MessageKind;
  state: ChannelMessageState;
  /** The instant at which it came or was sent, ISO 8601. */
  at: Instant;
  /** The channel's number of the booking; "" for a message to a channel. */
  externalId: RecordId;
  /** The revision of the booking as told by the channel; 0 for a message to a channel. */
  revision: number;
  /** The name of the booking's guest; "" for a message to a channel. */
  guest: string;
  /** The first arrival or night; `to` is the last departure or night. "" where a booking lacks them. */
  from: CivilDate | "";
  to: CivilDate | "";
  /** The number of a booking's rooms, of a message's parts, or of a synchronisation's nights. */
  count: number;
  /** The reservations that a booking has become. */
  reservationIds: RecordId[];
  /** Reasons against the booking, and notes about it. */
  reasons: ChannelMessageReason[];
  /**
   * The first 40 parts of the message as it travelled, as JSON. "" where it has no parts, or keeps them no more
   * (`channelLimits.daysOfParts`); `count` and the dates are kept.
   */
  payload: string;
  /** Rates of the booking that have no mapping. */
  unmapped: string[];
  actions: Permission<ChannelMessageAction, ChannelMessageReason>[];
}

/** `map` sends the type and the plan for the first rate of `unmapped`. */
export interface ChannelMessageActInput {
  roomTypeId?: RecordId;
  ratePlanId?: RecordId;
}

export interface ChannelMessageAct extends ChannelMessageActInput {
  version: number;
}

export type ChannelMessageView = Extract<ChannelMessageState, "failed" | "unmapped" | "review">;
export type ChannelMessageColumn = "at" | "channel" | "what" | "state" | "direction";

export interface ChannelMessageFilter {
  /** @several RecordId */
  channels?: string;
  /** @several ChannelMessageState */
  states?: string;
  /** @several MessageDirection */
  directions?: string;
}

export interface ChannelMessageRefusal extends RecordRefusal<ChannelMessageReason, ChannelMessage> {}
