import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Party } from "@/contract/billing/billingDocument";
import { isTaxIdOf, readTaxId } from "@/domain/account/taxId";
import { windowOf } from "@/domain/account/windows";
import type { DraftedAccount } from "@/domain/billing/plans";
import { fullName } from "@/domain/people/names";
import { isEnded } from "@/domain/reservations/situationOf";

import type { StoredReservation } from "../hotel/books/StoredReservation";
import { toReservation } from "../hotel/reservations/toReservation";
import type { BillingBook } from "./BillingBook";
import { accountFor } from "./listedDocument";

/** The account of a stay: without what the folio of its group pays. */
export function draftedAccount(reservationId: string, book: BillingBook): DraftedAccount {
  const { hotel } = book;
  const stay = hotel.get(reservationId);
  const { charges, upcoming, billing } = toReservation(stay, hotel);
  const isOwn = (line: (typeof charges)[number]) => billing?.leader === undefined || windowOf(line) === "guest";
  const documents = book.standing(reservationId);
  return {
    charges: charges.filter(isOwn),
    upcoming: upcoming.filter(isOwn),
    payments: stay.payments,
    documents,
    deposits: documents.flatMap(({ depositId }) => depositId ?? []),
    isOver: isEnded(stay.state),
    fees: hotel.property.billing.feeCause,
  };
}

/** Whom a window bills, as far as it is known: the address of a company is that of its account, or of its last invoice. */
export function customerOf(stay: StoredReservation, window: AccountWindow, book: BillingBook): Party {
  const { hotel } = book;
  const guest = hotel.guests.get(stay.guestId);
  const { billing } = stay;
  const payer =
    window === "company" && billing
      ? { name: billing.name, taxId: billing.taxId, country: "ES" }
      : { name: fullName(guest), taxId: readTaxId(guest.document, guest.country), country: guest.country || "ES" };
  const known = { ...payer, taxId: isTaxIdOf(payer.country, payer.taxId) ? payer.taxId : "", address: "" };
  const last = book.ofStay(stay.id).findLast(({ customer }) => customer?.taxId === known.taxId)?.customer;
  return accountFor(known, book)?.customer ?? (known.taxId && last ? last : known);
}
