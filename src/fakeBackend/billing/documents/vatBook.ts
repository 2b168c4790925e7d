import type { VatBook, VatBookRow } from "@/contract/billing/billing";
import type { CivilDate } from "@/contract/property";
import { isInvoice } from "@/domain/billing/documentKinds";
import { isDraft } from "@/domain/billing/documentLife";
import { addedTaxes } from "@/domain/billing/documentTaxes";

import type { BillingBook } from "../book/BillingBook";
import { replacedBy } from "../book/replacedBy";
import { isCancelled, type StoredDocument } from "../book/StoredDocument";

/**
 * The VAT of a period as its documents have it, whatever was produced in it. What another document takes the place of
 * counts in its own period and is taken back on the day of the other one, so that a book that was handed in keeps its
 * sums.
 */
export function vatBook(from: CivilDate, to: CivilDate, book: BillingBook, now: Date): VatBook {
  const list = book.listAt(now);
  const rowsOf = ({ id, number, issuedOn, kind, customer, taxes, records }: StoredDocument): VatBookRow[] => {
    const { name = "", taxId = "" } = customer ?? {};
    const { state } = list.get(id)!;
    const head = { id, number, issuedOn, kind, state, customer: name, taxId, counts: !isCancelled({ records }) };
    return taxes.map((tax) => ({ ...head, replacedBy: "", ...tax }));
  };
  const takenBack = (replaced: StoredDocument, { number, issuedOn }: StoredDocument): VatBookRow[] =>
    rowsOf(replaced).map(({ base, vat, gross, ...row }) => ({
      ...row,
      issuedOn,
      replacedBy: number,
      base: 0 - base,
      vat: 0 - vat,
      gross: 0 - gross,
    }));
  const rows = book
    .all()
    .filter((one) => !isDraft(one) && isInvoice(one.kind) && one.issuedOn >= from && one.issuedOn <= to)
    .toSorted((one, other) => one.issuedOn.localeCompare(other.issuedOn) || one.number.localeCompare(other.number))
    .flatMap((document) => {
      const replaced = isCancelled(document) ? [] : replacedBy(document, book);
      return [...rowsOf(document), ...replaced.flatMap((one) => takenBack(one, document))];
    });
  const counted = rows.filter(({ counts }) => counts);
  return { rows, taxes: addedTaxes(counted) };
}
