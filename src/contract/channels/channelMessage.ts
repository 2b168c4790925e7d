import type { Permission } from "../actions";
import type { Instant, RecordId, ShortText } from "../formats";
import type { Cents, CivilDate } from "../property";
import type { ReasonOf } from "../reasons";
import type { RecordRefusal } from "../records";
import type { ReasonCode } from "../reservations/reservationReasons";
import { channelReasonTexts } from "./channel";

export const messageDirections = ["in", "out"] as const;
export type MessageDirection = (typeof messageDirections)[number];

/** The first three are what channels tell of bookings, the others what they are told. */
export type MessageKind = "new" | "modified" | "cancelled" | "availability" | "rates" | "sync";

/**
 * `sent` waits for the channel's answer, `done` has had its effect, `replaced` has none (a repetition, or a newer message
 * came), `unmapped` waits for a mapping, `review` for a person, and `failed` for another attempt.
 */
export const channelMessageStates = ["sent", "done", "replaced", "unmapped", "review", "failed"] as const;
export type ChannelMessageState = (typeof channelMessageStates)[number];

/**
 * `map` says what an unknown rate of the channel is here, if the channel lists it; `settle` that a person has seen to it,
 * also where the channel does not, or where no attempt makes a reservation of a booking.
 */
export const channelMessageActions = ["retry", "map", "settle"] as const;
export type ChannelMessageAction = (typeof channelMessageActions)[number];

/** A room of a booking. */
export interface ChannelRoom {
  /** The channel's: it stays the same in each revision of the booking. */
  id: RecordId;
  channelRateId: RecordId;
  /** Dates of the property, whatever clock the channel has. A time of day behind the date is ignored. */
  arrival: CivilDate;
  departure: CivilDate;
  adults: number;
  childrenAges: number[];
  /** Of each night, as the guest has agreed with the channel. */
  prices: Cents[];
}

/** A booking as a channel tells it, each time whole. */
export interface ChannelBooking {
  kind: Extract<MessageKind, "new" | "modified" | "cancelled">;
  /** The channel's number of the booking. */
  externalId: RecordId;
  /** Grows with each change of the booking; at least 1. */
  revision: number;
  /** ISO 4217, the property's unless told: a booking in another one is left to a person. */
  currency?: string;
  guest: { firstName: ShortText; lastName: ShortText; email: string };
  /** None are needed where it is cancelled. */
  rooms: ChannelRoom[];
}

/** Price and restrictions of a night, as the channel sells it. */
export interface RateValue {
  /** With the channel's markup. */
  price: Cents;
  minStay: number;
  minStayThrough?: number;
  maxStay?: number;
  isClosed: boolean;
  isClosedToArrival: boolean;
  isClosedToDeparture: boolean;
}

/** One value for a range of nights, both dates included: the rooms left of a type, or a type's night under a plan. */
export interface MessagePart {
  roomTypeId: RecordId;
  /** None where it is about rooms left. */
  ratePlanId?: RecordId;
  /** Of a rate of the channel that no type and plan is mapped to any more: it is told that it is closed. */
  closedRateId?: RecordId;
  from: CivilDate;
  to: CivilDate;
  value: number | RateValue;
  /** The channel's answer; none while it is awaited. */
  answer?: "confirmed" | "refused";
}

export const channelMessageReasonTexts = {
  CHANNEL_MESSAGE_STATE: "Este mensaje ya no necesita ninguna acción.",
  CHANNEL_MESSAGE_STALE: "Este mensaje ha cambiado; revíselo antes de continuar.",
  MESSAGE_REPEATED: "Mensaje repetido: ya estaba procesado.",
  MESSAGE_DIFFERS: "El canal ha enviado esta misma revisión con otros datos: compruebe la reserva.",
  MESSAGE_OLDER: "Llegó después de una revisión más nueva.",
  MESSAGE_REPLACED: "Un mensaje posterior lo sustituye.",
  MESSAGE_UNMAPPED: "El canal usa una tarifa sin mapear: {rate}.",
  RATE_UNLISTED:
    "El canal no tiene esa tarifa en su lista: haga la reserva a mano, con este canal y su referencia, y marque el mensaje como revisado.",
  MESSAGE_WITHOUT_ROOMS: "El mensaje no trae habitaciones con fechas, personas y precios válidos.",
  MESSAGE_UNREADABLE: "En el mensaje falta la reserva o su revisión.",
  BOOKING_UNKNOWN: "Cancelación de una reserva desconocida: queda anotada.",
  BOOKING_BY_HAND:
    "Un mensaje anterior se resolvió a mano y ninguna reserva lleva la referencia {reservation}: aplique también este a mano.",
  BOOKING_CURRENCY:
    "El canal envía los precios en otra moneda: haga la reserva a mano, con este canal y su referencia, y marque el mensaje como revisado.",
  BOOKING_IN_HOUSE: "La reserva {reservation} ya no está pendiente de llegada: aplique el cambio a mano si procede.",
  BOOKING_CHANGED: "El hotel ha modificado la reserva {reservation}: aplique el cambio del canal a mano si procede.",
  BOOKING_REVIVED: "El canal había cancelado esta reserva y la vuelve a enviar.",
  PART_UNKNOWN: "El canal no reconoce la combinación: {rate}.",
  PART_BUSY: "El canal no pudo guardar el valor; inténtelo de nuevo.",
  MAPPING_MISSING: channelReasonTexts.MAPPING_MISSING,
  MAPPING_TAKEN: channelReasonTexts.MAPPING_TAKEN,
} as const;
export type ChannelMessageReasonCode = keyof typeof channelMessageReasonTexts;

/** With those of a reservation that was accepted in spite of them, or refused. */
export interface ChannelMessageReason extends ReasonOf<ChannelMessageReasonCode | ReasonCode> {}

/** A message from or to a channel, and what has become of it. */
export interface ChannelMessage {
  /** `CM-000401`. */
  id: RecordId;
  /** Each act adds 1. */
  version: number;
  channelId: RecordId;
  /** Its name. */
  channel: string;
  direction: MessageDirection;
  kind: MessageKind;
  state: ChannelMessageState;
  /** ISO 8601 instant at which it came, or was sent. */
  at: Instant;
  /** Of a booking; else "". */
  externalId: RecordId;
  /** Of a booking, as the channel has told it; else 0. */
  revision: number;
  /** Of a booking, the guest's name; else "". */
  guest: string;
  /** Of a booking, the first arrival and the last departure, "" where it lacks them; of values, the first and last night. */
  from: CivilDate | "";
  to: CivilDate | "";
  /** Rooms of a booking, parts of a message, nights of a synchronisation. */
  count: number;
  /** Those that a booking has become. */
  reservationIds: RecordId[];
  /** Reasons against it, and others to be known of it. */
  reasons: ChannelMessageReason[];
  /**
   * The message as it travelled, in JSON, for a person who looks into it: its first 40 parts. "" where it has none, or has
   * them no more (`channelLimits.daysOfParts`): how many there were, and their nights, are kept.
   */
  payload: string;
  /** Rates of the channel that the booking names and that have no mapping. */
  unmapped: string[];
  actions: Permission<ChannelMessageAction, ChannelMessageReason>[];
}

/** `map` sends the type and the plan of the first of `unmapped`. */
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
