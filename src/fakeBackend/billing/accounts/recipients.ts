import type { Addressee, Reminder } from "@/contract/billing/reminder";
import type { BillingReason } from "@/contract/billing/billingReasons";
import { languageIn } from "@/domain/billing/customerLanguage";
import { billingReason } from "@/domain/billing/documentKinds";
import { invoiceAddressOf } from "@/domain/companies/party";
import { fullName } from "@/domain/people/names";

import type { StoredMessage } from "../../guestMessages/MessageBook";
import type { BillingBook } from "../book/BillingBook";
import { accountFor } from "../book/accountShare";
import type { CreditAccount, StoredDocument } from "../book/StoredDocument";

/** Whom a reminder goes to, as Contacto and as the pages of billing know them. */
export interface ReminderRecipient {
  addressee: Addressee;
  written: Pick<StoredMessage, "guestId" | "reservationId" | "account">;
}

export function accountRecipient({ id, company }: Pick<CreditAccount, "id" | "company">): ReminderRecipient {
  const { name, email } = invoiceAddressOf(company);
  return {
    addressee: { name, email, language: company.language || languageIn(company.country) },
    written: { guestId: "", reservationId: "", ...(email && { account: { id, name, email } }) },
  };
}

/** The account on credit of its customer, else the guest of its stay. */
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

/** Why a reminder has nowhere to go, and where that is mended. */
export function againstWriting(recipient: ReminderRecipient | undefined): BillingReason[] {
  if (recipient?.addressee.email) return [];
  return [billingReason(recipient?.written.guestId === "" ? "ACCOUNT_EMAIL_MISSING" : "GUEST_EMAIL_MISSING")];
}

/** The last reminder of a history, as Contacto knows it by now. */
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
