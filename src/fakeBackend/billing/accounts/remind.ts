import type { Addressee, Reminder, ReminderText } from "@/contract/billing/reminder";
import type { BillingReason } from "@/contract/billing/billingReasons";
import { templateLanguages } from "@/contract/guests/messageTemplate";
import { languageIn } from "@/domain/billing/customerLanguage";
import { billingReason } from "@/domain/billing/documentKinds";
import { fullName } from "@/domain/people/names";

import { newMessage, rendered, stepped } from "../../guestMessages/changeMessage";
import type { StoredMessage } from "../../guestMessages/MessageBook";
import { faultsNow } from "../../guestMessages/toGuestMessage";
import type { Actor } from "../../records/Actor";
import { refuse, refuseFaults, unknownValues } from "../../records/Refused";
import { acted } from "../book/acted";
import type { BillingBook } from "../book/BillingBook";
import { accountFor } from "../book/listedDocument";
import type { StoredAccount, StoredDocument } from "../book/StoredDocument";

export interface ReminderRecipient {
  addressee: Addressee;
  written: Pick<StoredMessage, "guestId" | "reservationId" | "account">;
}

export const accountRecipient = ({ id, customer: { name, country }, email }: StoredAccount): ReminderRecipient => ({
  addressee: { name, email, language: languageIn(country) },
  written: { guestId: "", reservationId: "", ...(email && { account: { id, name, email } }) },
});

/** The account on credit of the document's customer, else the guest of its stay. */
export function recipientFor(
  { customer, reservationId = "" }: Pick<StoredDocument, "customer" | "reservationId">,
  book: BillingBook,
): ReminderRecipient | undefined {
  const account = accountFor(customer, book);
  if (account) return accountRecipient(account);
  const stay = book.hotel.find(reservationId);
  if (!stay) return undefined;
  const guest = book.hotel.guests.get(stay.guestId);
  const { email, language } = guest;
  return { addressee: { name: fullName(guest), email, language }, written: { guestId: stay.guestId, reservationId } };
}

/** Why a reminder cannot be sent. */
export function againstWriting(recipient: ReminderRecipient | undefined): BillingReason[] {
  if (recipient?.addressee.email) return [];
  return [billingReason(recipient?.written.guestId === "" ? "ACCOUNT_EMAIL_MISSING" : "GUEST_EMAIL_MISSING")];
}

/** The last reminder in a history, with the present state of its message. */
export function lastReminder(
  history: readonly { what: string; note?: string }[],
  book: BillingBook,
): { reminder?: Reminder } {
  const { note = "" } = history.find(({ what }) => what === "remind") ?? {};
  const message = note ? book.messages().find(note) : undefined;
  if (!message) return {};
  const { id: messageId, state, failure, history: steps } = message;
  return { reminder: { messageId, state, at: steps[0]?.at ?? "", ...(failure && { failure }) } };
}

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
