import type { Permission } from "../actions";
import type { Email, Instant, LanguageCode, LongText, RecordId } from "../formats";
import type { TemplateLanguage } from "./messageTemplate";
import type { CivilDate } from "../property";
import type { ReasonOf } from "../reasons";
import type { HistoryLine, RecordRefusal } from "../records";
import type { GeneralReason } from "../definition/generalReasons";

export const messageChannels = ["mail", "sms", "whatsApp"] as const;
export type MessageChannel = (typeof messageChannels)[number];

/** A draft and a scheduled message have not gone out; a cancelled one never will. */
export const messageStates = ["draft", "scheduled", "sent", "delivered", "failed", "answered", "cancelled"] as const;
export type MessageState = (typeof messageStates)[number];

/** Actions of a person on a message. */
export const messageActions = ["edit", "send", "resend", "cancel"] as const;
export type MessageAction = (typeof messageActions)[number];

export const messageLimits = { subjectLetters: 150, nameLetters: 100, most: 200, days: 30 } as const;

/** Why something cannot be done with a message, a template or a schedule, in the Spanish of the front desk. */
export const messageReasonTexts = {
  MESSAGE_GUEST_ANONYMISED: "Los datos personales del cliente se han borrado.",
  MESSAGE_MAIL_MISSING: "El cliente no tiene correo.",
  MESSAGE_PHONE_MISSING: "El cliente no tiene teléfono.",
  MESSAGE_CONSENT_MISSING: "El cliente no ha dado su consentimiento para ofertas.",
  MESSAGE_UNWELCOME: "El cliente está marcado como no deseado.",
  MESSAGE_VALUE_MISSING: "No hay ningún dato para {variable}.",
  MESSAGE_DATE: "Elija un día a partir del {date}.",
  MESSAGE_ALREADY_SENT: "Ya se le ha enviado.",
  MESSAGE_PLANNED: "Ya lo tiene programado para el {date}.",
  MESSAGE_BOOKED_LATE: "La reserva se hizo después del día del envío.",
  MESSAGE_BOUNCED: "El servidor de correo del cliente lo ha rechazado.",
  MESSAGE_UNREACHABLE: "El teléfono está apagado o fuera de cobertura.",
  MESSAGE_NO_WHATSAPP: "El número no tiene WhatsApp.",
  TEMPLATE_MISSING: "Elija una plantilla.",
  TEMPLATE_NAME_TAKEN: "Ya hay una plantilla con ese nombre.",
  TEMPLATE_TEXT_MISSING: "Escriba el texto al menos en un idioma.",
  TEMPLATE_VARIABLE_UNKNOWN: "La variable {variable} no existe.",
  TEMPLATE_BRACES: "Una variable empieza por dos llaves y acaba con otras dos.",
  SCHEDULE_DAYS: "Indique de 0 a {max} días.",
  SCHEDULE_NEEDS_RESERVATION: "La plantilla usa {variable}, que solo se conoce con una reserva.",
} as const;

export type MessageReasonCode = keyof typeof messageReasonTexts;

/** `values` as they travel: `variable` with its braces, `date` a civil date. */
export type MessageReason = ReasonOf<MessageReasonCode> | GeneralReason;

/** Who can get a message: a guest, and the reservation that it is about, "" if there is none. */
export interface Recipient {
  guestId: RecordId;
  guest: string;
  email: Email | "";
  phone: string;
  /** ISO 639 code, "" while unknown. */
  language: LanguageCode | "";
  hasMarketingConsent: boolean;
  isUnwelcome: boolean;
  isAnonymised: boolean;
  reservationId: RecordId;
  /** Of the reservation; the room is "" while none is assigned. */
  arrival: CivilDate | "";
  departure: CivilDate | "";
  room: string;
}

/** Sent now, on the day `sendOn`, or kept as a draft. */
export const messageTimes = ["now", "later", "kept"] as const;
export type MessageTime = (typeof messageTimes)[number];

/** The form of a message. Subject and body may have variables, which get their values when it is sent. */
export interface MessageDraft {
  guestId: RecordId;
  reservationId: RecordId;
  channel: MessageChannel;
  /** The template that it was made of, "" for a free text. */
  templateId: RecordId;
  language: TemplateLanguage;
  /** Of a mail. @maxLength messageLimits.subjectLetters */
  subject: string;
  body: LongText;
  time: MessageTime;
  /** "" unless it is sent later. */
  sendOn: CivilDate | "";
}

type MessageEvent = "created" | "schedule" | "keep" | "deliver" | "fail" | "answer" | Exclude<MessageAction, "edit">;

/** "" where a schedule, the channel or the guest did it. */
export interface MessageHistoryEntry extends Pick<HistoryLine<MessageEvent, never>, "id" | "at" | "by" | "what"> {}

export interface GuestMessage extends MessageDraft {
  /** `M-000123`. */
  id: RecordId;
  version: number;
  state: MessageState;
  guest: string;
  /** The account on credit that it is written to instead of a guest: `guestId` is "", and `guest` its name. */
  account?: { id: RecordId; name: string; email: Email };
  /** Other reservations of the guest that it is about, too: those that a schedule would have written of on its day. */
  alsoAbout?: string[];
  /** Name of the template, "" for a free text. */
  template: string;
  /** Where it was sent to: an e-mail or a telephone; "" before. */
  address: string;
  /** The event that it is for: each event has one message at most. */
  eventRef: string;
  /** ISO 8601 instants: of its last change, and of when it was sent, "" before. */
  at: Instant;
  sentAt: Instant | "";
  /** Why the last try has failed. */
  failure?: MessageReason;
  /** The reply of the guest. */
  answer?: string;
  actions: Permission<MessageAction, MessageReason>[];
  /** The newest first. */
  history: MessageHistoryEntry[];
}

export interface MessageAct {
  version: number;
}

export interface MessageRefusal<Current = GuestMessage> extends RecordRefusal<MessageReason, Current> {}
