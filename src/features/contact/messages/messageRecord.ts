import { nanoid } from "@reduxjs/toolkit";

import type { GuestMessage, MessageDraft, Recipient } from "@/contract/guests/guestMessage";
import { templateLanguages } from "@/contract/guests/messageTemplate";
import { createActions } from "@/shared/actions/createActions";
import { createRecord } from "@/shared/record/createRecord";
import { dateIn } from "@/shared/ui/fields/dates/dateText";
import type { RecordRefusal } from "@/shared/record/recordRefusal";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts, isObject } from "@/shared/shapes";

import { contactApi } from "../contactApi";
import type { MessageDeed } from "./messageWrites";

export interface MessageValues extends RecordValues, MessageDraft {
  /** The name. */
  guest: string;
}

/** What is being done with the open message, besides writing it. */
export const messageActions = createActions<MessageDeed, object, GuestMessage, RecordRefusal<GuestMessage>>()(
  "messageActions",
);

const { selectAsked } = messageActions.selectors;

const draftOf = (values: MessageDraft): MessageDraft => {
  const { guestId, reservationId, channel, templateId, language, subject, body, time, sendOn } = values;
  return { guestId, reservationId, channel, templateId, language, subject, body, time, sendOn: dateIn(sendOn) };
};

/** A message, as it is opened and written. */
export const messageRecord = createRecord<GuestMessage, MessageDraft, MessageValues>()("guestMessage", {
  get: contactApi.getGuestMessage,
  create: ({ clientId, draft }, key) => contactApi.createGuestMessage({ body: { clientId, draft }, key }),
  update: ({ id, version, draft }, key) =>
    contactApi.updateGuestMessage({ params: { id }, body: { version, draft }, key }),
  valuesOf: (message) => ({
    ...draftOf(message),
    guest: message.guest,
    clientId: nanoid(),
    version: message.version,
  }),
  draftOf,
  isValues: (value): value is MessageValues =>
    isObject(value) &&
    typeof value.version === "number" &&
    hasTexts(value, ["clientId", "guest", "guestId", "reservationId", "channel", "templateId", "language"]) &&
    hasTexts(value, ["subject", "body", "time", "sendOn"]),
  nameOf: ({ guest }) => guest,
  isHeld: (state: Parameters<typeof selectAsked>[0]) => selectAsked(state) !== undefined,
  changedBy: ({ history }) => history[0]?.by ?? "",
  path: paths.guestMessage,
  listPath: paths.guestContact,
  texts: {
    failed: "guestContact.recordFailed",
    unknown: "guestContact.unknown",
    toList: "guestContact.toList",
    create: "guestContact.submit.now",
    createWaits: "guestContact.createWaits",
    created: "guestContact.created",
    saved: "guestContact.saved",
    notSaved: "guestContact.notSaved",
    conflict: "guestContact.conflict",
  },
});

export const newMessage = (recipient: Recipient | undefined): MessageValues => ({
  guestId: recipient?.guestId ?? "",
  guest: recipient?.guest ?? "",
  reservationId: recipient?.reservationId ?? "",
  channel: recipient && !recipient.email ? "whatsApp" : "mail",
  templateId: "",
  language: templateLanguages.find((one) => one === recipient?.language) ?? "es",
  subject: "",
  body: "",
  time: "now",
  sendOn: "",
  clientId: nanoid(),
  version: 0,
});
