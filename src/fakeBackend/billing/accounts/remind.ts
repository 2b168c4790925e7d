import type { ReminderText } from "@/contract/billing/reminder";
import { templateLanguages } from "@/contract/guests/messageTemplate";
import { billingReason } from "@/domain/billing/documentKinds";

import { newMessage, rendered, stepped } from "../../guestMessages/changeMessage";
import { faultsNow } from "../../guestMessages/toGuestMessage";
import type { Actor } from "../../records/Actor";
import { refuse, refuseFaults, unknownValues } from "../../records/Refused";
import { acted } from "../book/acted";
import type { BillingBook } from "../book/BillingBook";
import type { StoredDocument } from "../book/StoredDocument";
import type { ReminderRecipient } from "./recipients";

const eventOf = (clientId: string) => `reminder:${clientId}`;

/** Whether a reminder was sent under its name before. Another text under it is refused. */
export function isSent({ clientId, subject = "", body = "" }: Partial<ReminderText>, book: BillingBook): boolean {
  if (!clientId) return false;
  const messages = book.messages();
  const sent = messages.all().find(({ eventRef }) => eventRef === eventOf(clientId));
  if (!sent) return false;
  const now = rendered({ ...sent, subject: subject.trim(), body: body.trim() }, messages);
  const isSame = sent.subject === now.subject && sent.body === now.body;
  refuse(isSame ? [] : [billingReason("REMINDER_SENT")]);
  return true;
}

/** Sends the reminder as a message of Contacto, and notes its number with each document that it is about. */
export function remind(
  recipient: ReminderRecipient | undefined,
  documents: readonly StoredDocument[],
  { language = "es", subject = "", body = "", clientId }: Partial<ReminderText>,
  book: BillingBook,
  actor: Actor,
): string {
  if (!recipient) throw new Error("A reminder without anybody to read it is refused before.");
  const messages = book.messages();
  const way = { channel: "mail", templateId: "", time: "now", sendOn: "" } as const;
  const text = { language, subject: subject.trim(), body: body.trim() };
  const event = eventOf(clientId ?? documents.map(({ id, version }) => `${id}:${version}`).join());
  const message = { ...newMessage(event, { ...recipient.written, ...way, ...text }, messages, actor) };
  refuseFaults(faultsNow(message, messages), unknownValues({ language: templateLanguages.includes(language) }));
  const { id } = messages.put(stepped(message, "send", messages, actor));
  for (const document of documents) book.put(acted(document, "remind", {}, actor, { reason: id }));
  return id;
}
