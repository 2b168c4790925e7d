import type { Charge } from "@/contract/account/account";
import type { AccountWindow } from "@/contract/account/accountWindows";
import type { BillingDocument, CorrectionMode, DocumentKind, Party } from "@/contract/billing/billingDocument";
import type { DocumentLine } from "@/contract/billing/documentLine";
import type { Cents } from "@/contract/property";
import { countryOfTaxId, isTaxIdOf, readTaxId } from "@/domain/account/taxId";
import { windowOf } from "@/domain/account/windows";
import { type Billable, billableOf, depositLine } from "@/domain/billing/billable";
import { billingReason, correctiveKindOf, kindOf } from "@/domain/billing/issueRules";
import { fullName } from "@/domain/people/names";
import { isEnded } from "@/domain/reservations/situationOf";

import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { toReservation } from "../hotel/reservations/toReservation";
import { refuse } from "../records/Refused";
import type { BillingBook } from "./BillingBook";
import { accountFor } from "./listedDocument";
import { isCancelled, isDraft, type StoredDocument } from "./StoredDocument";

/** A document to be issued. */
export interface Plan {
  kind: DocumentKind;
  lines: DocumentLine[];
  customer?: Party;
  window: AccountWindow;
  reservationId?: string;
  depositId?: string;
  corrects?: { id: string; number: string; mode: CorrectionMode };
  replaces?: BillingDocument["replaces"];
}

export const grossOf = (lines: readonly DocumentLine[]): Cents => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The charges that a stay's own documents bill: not those that the folio of its group pays. */
function chargesOf(stay: StoredReservation, hotel: Hotel, isProforma?: true): Charge[] {
  const { charges, upcoming, billing } = toReservation(stay, hotel);
  const all = isProforma ? [...charges, ...upcoming] : charges;
  return billing?.leader === undefined ? all : all.filter((line) => windowOf(line) === "guest");
}

/** All that the window of a stay has to bill, and to take back. */
export function billableIn(
  { id, window, isProforma }: { id: string; window: AccountWindow; isProforma?: true },
  book: BillingBook,
): Billable {
  const { hotel } = book;
  const stay = hotel.get(id);
  const documents = book.ofStay(id).filter((one) => !isDraft(one) && !isCancelled(one));
  return billableOf(window, {
    charges: chargesOf(stay, hotel, isProforma),
    documents,
    deposits: documents.flatMap(({ depositId }) => depositId ?? []),
    isOver: isEnded(stay.state),
    fees: hotel.property.billing.feeCause,
  });
}

/** The payments on account of a window, each with its invoice. */
export function depositsIn(stay: StoredReservation, window: AccountWindow, book: BillingBook) {
  const back = new Set(stay.payments.flatMap(({ kind, sourceRef }) => (kind === "correction" ? [sourceRef] : [])));
  const deposits = stay.payments.filter(
    (one) => one.amount > 0 && windowOf(one) === window && one.kind === "deposit" && !back.has(`correction:${one.id}`),
  );
  const invoices = book.ofStay(stay.id).filter((one) => !isDraft(one) && !isCancelled(one));
  return deposits.map((payment) => ({
    payment: { ...payment, date: payment.date ?? payment.at.slice(0, 10) },
    document: invoices.find(({ depositId }) => depositId === payment.id)?.number ?? "",
  }));
}

/** The documents that a draft becomes: its own first, and those that take back from earlier ones what the account has lost. */
export function plansOf(draft: StoredDocument, book: BillingBook): Plan[] {
  const { reservationId: id = "", window, customer, depositId, kind } = draft;
  const own = { window, reservationId: id, ...(customer && { customer }) };
  if (depositId !== undefined) {
    const { payment, document } = depositsIn(book.hotel.get(id), window, book).find(
      (one) => one.payment.id === depositId,
    ) ?? { payment: undefined, document: "" };
    if (!payment) return [];
    refuse(document === "" ? [] : [billingReason("DEPOSIT_BILLED")]);
    return [{ ...own, kind: kindOf(draft), depositId, lines: [depositLine(payment, "Anticipo")] }];
  }
  if (kind === "proforma") return [{ ...own, kind, lines: billableIn({ id, window, isProforma: true }, book).invoice }];
  const { invoice, corrections } = billableIn({ id, window }, book);
  const isReceipt = invoice.length > 0 && invoice.every(({ cause }) => cause === "N1");
  return [
    ...(invoice.length > 0 ? [{ ...own, kind: isReceipt ? ("receipt" as const) : kindOf(draft), lines: invoice }] : []),
    ...corrections.map((one) => correctionPlan(book.get(one.id), one.lines)),
  ];
}

function correctionPlan(original: StoredDocument, lines: DocumentLine[]): Plan {
  const { id, number, kind, window, reservationId, customer } = original;
  return {
    // a proforma is never billed, so that nothing is taken back from it
    kind: kind === "proforma" ? kind : correctiveKindOf(kind, "R1"),
    lines,
    window,
    reservationId,
    ...(customer && { customer }),
    corrects: { id, number, mode: "I" },
  };
}

/** Whom a window bills, as far as it is known: the address is that of the account on credit, or of the last invoice. */
export function customerOf(stay: StoredReservation, window: AccountWindow, book: BillingBook): Party {
  const { hotel } = book;
  const guest = hotel.guests.get(stay.guestId);
  const { billing } = stay;
  const payer =
    window === "company" && billing
      ? { name: billing.name, taxId: billing.taxId, country: countryOfTaxId(billing.taxId) }
      : { name: fullName(guest), taxId: readTaxId(guest.document, guest.country), country: guest.country || "ES" };
  const known = { ...payer, taxId: isTaxIdOf(payer.country, payer.taxId) ? payer.taxId : "", address: "" };
  if (known.taxId === "") return known;
  const isSame = ({ customer }: StoredDocument) =>
    customer?.taxId === known.taxId && customer.country === known.country;
  return accountFor(known, book)?.customer ?? book.all().findLast(isSame)?.customer ?? known;
}
