import type { VatBook, VatBookRow } from "@/contract/billing/billing";
import type { CivilDate } from "@/contract/property";
import { validInvoices } from "@/domain/billing/billed";
import { isInvoice } from "@/domain/billing/documentKinds";
import { isDraft } from "@/domain/billing/documentLife";
import { addedTaxes } from "@/domain/billing/documentTaxes";

import type { BillingBook } from "../book/BillingBook";
import { listedDocument } from "../book/listedDocument";
import { isCancelled, type StoredDocument, type StoredRecord } from "../book/StoredDocument";

/** The issue or the cancellation of a document. */
interface BookEvent {
  document: StoredDocument;
  isIssue: boolean;
  on: CivilDate;
  /** The place of its record in the chain, -1 without one. */
  place: number;
}

type Head = Pick<VatBookRow, "entry" | "issuedOn" | "replacedBy">;

/**
 * The VAT of a period as its documents have it, whatever was produced in it. What another document takes the place of
 * counts in its own period and is taken back on the day of the other one, a cancelled document on the day of its
 * cancellation, so that a book that was handed in keeps its sums.
 */
export function vatBook(from: CivilDate, to: CivilDate, book: BillingBook, now: Date): VatBook {
  const list = book.listAt(now);
  const rowsOf = (document: StoredDocument, head: Head): VatBookRow[] => {
    const { id, number, kind, customer, taxes } = document;
    const { name = "", taxId = "" } = customer ?? {};
    const { state } = list.get(id) ?? listedDocument(document, book, now); // the list has no tickets of tills
    return taxes.map((tax) => ({ id, number, kind, state, customer: name, taxId, ...head, ...tax }));
  };

  /** The rows of each event of documents that name each other, in the order of the events. */
  function entriesOf(documents: readonly StoredDocument[]): { event: BookEvent; rows: VatBookRow[] }[] {
    let standing: StoredDocument[] = [];
    return documents
      .flatMap(eventsOf)
      .toSorted((one, other) => one.on.localeCompare(other.on) || one.place - other.place)
      .map((event) => {
        const { document, isIssue, on } = event;
        const before = validInvoices(standing);
        standing = isIssue ? [...standing, document] : standing.filter((one) => one !== document);
        const after = validInvoices(standing);
        const headOf = (one: StoredDocument): Head => {
          if (one === document) return { entry: isIssue ? "issue" : "cancellation", issuedOn: on, replacedBy: "" };
          return { entry: isIssue ? "replacement" : "cancellation", issuedOn: on, replacedBy: document.number };
        };
        const counted = after.filter((one) => !before.includes(one)).flatMap((one) => rowsOf(one, headOf(one)));
        const gone = before.filter((one) => !after.includes(one)).flatMap((one) => rowsOf(one, headOf(one)));
        return { event, rows: [...counted, ...gone.map(takenBack)] };
      });
  }

  const rows = [...related(book).values()]
    .flatMap(entriesOf)
    .filter(({ event: { on } }) => on >= from && on <= to)
    .toSorted(
      ({ event: one }, { event: other }) =>
        one.on.localeCompare(other.on) || one.document.number.localeCompare(other.document.number),
    )
    .flatMap((entry) => entry.rows);
  return { rows, taxes: addedTaxes(rows) };
}

/** Issued invoices by their stay; without a stay, by the one that all of them go back to. */
function related(book: BillingBook): Map<string, StoredDocument[]> {
  const groups = new Map<string, StoredDocument[]>();
  const keyOf = ({ id, reservationId, corrects }: StoredDocument): string =>
    reservationId ?? (corrects ? keyOf(book.get(corrects.id)) : id);
  for (const document of book.all()) {
    if (isDraft(document) || !isInvoice(document.kind)) continue;
    const key = keyOf(document);
    groups.set(key, [...(groups.get(key) ?? []), document]);
  }
  return groups;
}

function eventsOf(document: StoredDocument): BookEvent[] {
  const { issuedOn, records } = document;
  const issue = { document, isIssue: true, on: issuedOn, place: records[0]?.place ?? -1 };
  const cancelling = isCancelled(document) && records.find(({ record }) => record.type === "cancellation");
  return cancelling
    ? [issue, { document, isIssue: false, on: dayOf(cancelling, issuedOn), place: cancelling.place }]
    : [issue];
}

/** The date of a cancellation by the hotel's clock, as its record has it: not before that of its document. */
const dayOf = ({ record: { generatedAt } }: StoredRecord, issuedOn: CivilDate): CivilDate => {
  const day = generatedAt.slice(0, "2026-01-31".length);
  return day < issuedOn ? issuedOn : day;
};

const takenBack = ({ base, vat, gross, ...row }: VatBookRow): VatBookRow => ({
  ...row,
  base: 0 - base,
  vat: 0 - vat,
  gross: 0 - gross,
});
