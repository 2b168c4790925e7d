import type { AccountWindow } from "@/contract/account/accountWindows";
import type { Party } from "@/contract/billing/billingDocument";
import { numberKindOf } from "@/domain/account/numberKinds";
import { countryOfTaxId, isSameCustomer, isTaxIdOf, readTaxId } from "@/domain/account/taxId";
import { partyOf } from "@/domain/companies/party";
import { fullName } from "@/domain/people/names";

import type { StoredGuest } from "../../hotel/books/StoredGuest";
import type { StoredReservation } from "../../hotel/books/StoredReservation";
import { accountFor } from "../book/accountShare";
import type { KeptDocuments, StoredDocument } from "../book/StoredDocument";

/**
 * Whom a window bills: its company, as the record of that is by now. What is typed is completed by the account with its number, or
 * by the last invoice. The
 * register of travellers has addresses too, which were given for another purpose.
 */
export function customerOf(stay: StoredReservation, window: AccountWindow, book: KeptDocuments): Party {
  const { hotel } = book;
  const company = window === "company" ? hotel.companies.now(stay.billing?.companyId) : undefined;
  if (company) return partyOf(company);
  const guest = hotel.guests.get(stay.guestId);
  const { billing } = stay;
  const country = guest.country || "ES";
  const payer =
    window === "company" && billing
      ? { name: billing.name, taxId: readTaxId(billing.taxId), country: countryOfTaxId(billing.taxId) }
      : { name: fullName(guest), taxId: readTaxId(guest.document, country), country, ...kindOfDocument(guest) };
  const isRight = "numberKind" in payer || isTaxIdOf(payer.country, payer.taxId);
  const known = isRight ? { ...payer, address: "" } : { ...payer, taxId: "", address: "" };
  if (known.taxId === "") return known;
  const isSame = ({ customer }: StoredDocument) => customer !== undefined && isSameCustomer(customer, known);
  return accountFor(known, book)?.customer ?? book.all().findLast(isSame)?.customer ?? known;
}

/** The kind of a guest's document, where it is no NIF: a resident has perhaps a passport alone. */
function kindOfDocument({ document, documentType, country }: StoredGuest): Pick<Party, "numberKind"> {
  const numberKind = numberKindOf({ taxId: document, country: country || "ES" }, documentType);
  return numberKind && documentType ? { numberKind } : {};
}
