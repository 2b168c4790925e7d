import { defineContract, type } from "../endpoint";
import type { GuestMessage, MessageAct, MessageDraft, MessageRefusal, Recipient } from "./guestMessage";
import type { BulkMessage, MessageSchedule, OutgoingDay, OutgoingMessage, ScheduleDraft } from "./messageSchedule";
import type { MessageTemplate, TemplateDraft, TemplateLanguage, TemplateValues } from "./messageTemplate";
import type { ListFilter } from "../list";
import { changes, recordCalls } from "../records";
import type { RecordId } from "../formats";

/** Waiting: drafts and scheduled ones. */
export type MessageView = "waiting" | "failed" | "answered";

export type MessageColumn = keyof Pick<GuestMessage, "guest" | "channel" | "subject" | "template" | "state" | "at">;

/** `text` finds part of the number, the guest's name, the subject or the text. */
export interface MessageFilter extends ListFilter<MessageColumn, MessageView> {
  /** @several MessageChannel */
  channels?: string;
  /** @several MessageState */
  states?: string;
  /** @several RecordId */
  templateIds?: string;
  /** A guest, with the records that are merged into theirs. */
  guestId?: RecordId;
  /** Those about one reservation. */
  reservationId?: RecordId;
}

/** Topics that a message is made of. */
const reads = ["messages", "guests", "reservations", "setUp"] as const;

const calls = recordCalls<{
  row: GuestMessage;
  column: MessageColumn;
  view: MessageView;
  filter: MessageFilter;
  draft: MessageDraft;
  act: MessageAct;
  refusal: MessageRefusal;
}>()("/pms/guest-messages", reads);

const templateCalls = recordCalls<{
  row: MessageTemplate;
  column: never;
  view: never;
  draft: TemplateDraft;
  refusal: MessageRefusal<MessageTemplate>;
}>()("/pms/message-templates", ["messages"]);

const scheduleCalls = recordCalls<{
  row: MessageSchedule;
  column: never;
  view: never;
  draft: ScheduleDraft;
  refusal: MessageRefusal<MessageSchedule>;
}>()("/pms/message-schedules", ["messages"]);

/** Messages to guests, their templates and schedules. */
export const guestMessagesContract = defineContract({
  /** Unless sorted, the newest first. */
  listGuestMessages: calls.list,
  /** Every row of a filter, for exporting and printing. */
  exportGuestMessages: calls.rows,
  /** At most ten by part of a name, each with the reservation that is nearest; or the guest of that id. */
  findRecipients: {
    method: "GET",
    path: "/pms/guest-messages/recipients",
    query: type<{ text?: string; guestId?: RecordId }>(),
    reply: type<Recipient[]>(),
  },
  /** Values of the variables for a guest and a reservation, in a language. */
  getTemplateValues: {
    method: "GET",
    path: "/pms/guest-messages/values",
    query: type<{ guestId: RecordId; reservationId?: RecordId; language: TemplateLanguage }>(),
    reply: type<TemplateValues>(),
  },
  /** Messages for the business date and the days after it, and who is left out. */
  listOutgoing: {
    method: "GET",
    path: "/pms/guest-messages/outgoing",
    query: type<{ days: number }>(),
    reply: type<OutgoingDay[]>(),
    reads,
  },
  /** Sends what is due on the business date. A repeat sends nothing twice. Replies with all, reasons where left out. */
  sendDueMessages: { method: "POST", path: "/pms/guest-messages/send-due", reply: type<OutgoingMessage[]>() },
  /** To whom a bulk message would go, and who is left out; with `clientId`, who has had it, too. */
  previewBulkMessage: {
    method: "POST",
    path: "/pms/guest-messages/bulk-preview",
    ...changes<BulkMessage & { clientId?: RecordId }, OutgoingMessage[], MessageRefusal>(),
  },
  /** Idempotent by `clientId`: no reservation gets it twice. Replies as the preview does. */
  sendBulkMessage: {
    method: "POST",
    path: "/pms/guest-messages/bulk",
    ...changes<BulkMessage & { clientId: RecordId }, OutgoingMessage[], MessageRefusal>(),
  },
  getGuestMessage: calls.get,
  /** Idempotent by `clientId`: a repeat replies with the message that the first call made. */
  createGuestMessage: calls.create,
  /** 409 with `current` when `version` is not the newest, unless the message is already as the draft says. */
  updateGuestMessage: calls.update,
  /** `action` is a `MessageAction` but "edit". 409 with the reasons against it, or with `current`. */
  actOnGuestMessage: calls.act,
  /** By name. */
  listTemplates: {
    method: "GET",
    path: "/pms/message-templates",
    reply: type<MessageTemplate[]>(),
    reads: ["messages"],
  },
  /** 404 for an unknown id. */
  getTemplate: templateCalls.get,
  /** Idempotent by `clientId`. */
  createTemplate: templateCalls.create,
  /** 409 with `current` when `version` is not the newest, unless it is already as the draft says. */
  updateTemplate: templateCalls.update,
  /** In the order of their moments. */
  listSchedules: {
    method: "GET",
    path: "/pms/message-schedules",
    reply: type<MessageSchedule[]>(),
    reads: ["messages"],
  },
  /** 404 for an unknown id. */
  getSchedule: scheduleCalls.get,
  /** Idempotent by `clientId`. */
  createSchedule: scheduleCalls.create,
  /** 409 with `current` when `version` is not the newest, unless it is already as the draft says. */
  updateSchedule: scheduleCalls.update,
});
