import { nanoid } from "@reduxjs/toolkit";

import type { GuestMessage, MessageAction, MessageDraft, Recipient } from "@/contract/guests/guestMessage";
import { templateLanguages } from "@/contract/guests/messageTemplate";
import { messageLife } from "@/domain/guestMessages/messageLife";
import { createRecord } from "@/shared/record/createRecord";
import { dateIn } from "@/shared/ui/fields/dates/dateText";
import type { RecordValues } from "@/shared/record/recordRules";
import { paths } from "@/shared/routing/paths";
import { hasTexts } from "@/shared/shapes";

import { contactApi } from "../base/contactApi";

export interface MessageValues extends RecordValues, MessageDraft {
  /** The name. */
  guest: string;
}

/** The acts besides writing it. */
export type MessageStep = Exclude<MessageAction, "edit">;

const draftOf = (values: MessageDraft): MessageDraft => {
  const { guestId, reservationId, channel, templateId, language, subject, body, time, sendOn } = values;
  return { guestId, reservationId, channel, templateId, language, subject, body, time, sendOn: dateIn(sendOn) };
};

/** A message, as it is opened, written and acted on. */
export const messageRecord = createRecord<GuestMessage, MessageDraft, MessageValues, MessageStep>()("guestMessage", {
  outbox: "messageWrites",
  get: contactApi.getGuestMessage,
  create: contactApi.createGuestMessage,
  update: contactApi.updateGuestMessage,
  act: contactApi.actOnGuestMessage,
  valuesOf: (message) => ({
    ...draftOf(message),
    guest: message.guest,
    clientId: nanoid(),
    version: message.version,
  }),
  draftOf,
  isValues: (values) =>
    hasTexts(values, ["guest", "guestId", "reservationId", "channel", "templateId", "language"]) &&
    hasTexts(values, ["subject", "body", "time", "sendOn"]),
  nameOf: ({ guest }) => guest,
  notDone: "guestContact.notChanged",
  path: paths.guestMessage,
  listPath: paths.guestContact,
  texts: "guestContact",
});

/** A row with the act that is on its way: nothing else can be done with it until the server has replied. */
export const messageRows = messageRecord.inRows<GuestMessage>((row, { action }) => ({
  ...row,
  state: messageLife.stateAfter(action, row.state),
  actions: [],
}));

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
