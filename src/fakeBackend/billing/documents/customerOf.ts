import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Party } from "@/contract/billing/billingDocument";
import { countryOfTaxId, isTaxIdOf, readTaxId } from "@/domain/account/taxId";
import { fullName } from "@/domain/people/names";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import { accountFor } from "../book/accountShare";
import type { KeptDocuments, StoredDocument } from "../book/StoredDocument";

/**
 * Whom a window bills, as far as it is known: the address is that of the account on credit, or of the last invoice. The
 * register of travellers has addresses too, which were given for another purpose.
 */
export function customerOf(stay: StoredReservation, window: AccountWindow, book: KeptDocuments): Party {
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
