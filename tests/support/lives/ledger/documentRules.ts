import type { BillingDocument } from "@/contract/billing/billingDocument";
import type { DocumentRow } from "@/contract/billing/documentRow";

import type { StayBooks } from "./books";
import { isSame, type Keep, sumOf, sumsBy } from "./rules";
import { isByDifferences, type Standing, standingIn, taxKey, taxSums } from "./standing";

const withCustomer = new Set(["F1", "F3", "R1", "R2", "R3", "R4"]);
const withoutCustomer = new Set(["F2", "R5"]);
const nameOf = ({ number, kind, total }: BillingDocument) => `${number} (${kind}, ${total})`;

export function keepDocuments({ documents, rows }: StayBooks, today: string, keep: Keep) {
  for (const document of documents) {
    keepCustomer(document, keep);
    keepSums(document, roundedOf(document, documents), keep);
    keep("date of issue", document.issuedOn <= today, () => `${nameOf(document)} of ${document.issuedOn} on ${today}`);
    keepRow(document, rows, keep);
    const original = documents.find(({ id }) => id === document.corrects?.id);
    if (original && isByDifferences(document)) keepRates(document, original, keep);
  }
  for (const standing of standingIn(documents)) keepNet(standing, keep);
}

function keepCustomer(document: BillingDocument, keep: Keep) {
  const { kind, customer } = document;
  const tell = () => `${nameOf(document)} has ${JSON.stringify(customer)}`;
  if (withCustomer.has(kind))
    keep("customer by kind", Boolean(customer?.name && customer.taxId && customer.address), tell);
  if (withoutCustomer.has(kind)) keep("customer by kind", customer === undefined, tell);
}

/** How many sums were rounded: a corrective invoice has what the rounding of those before it has left. */
const roundedOf = (document: BillingDocument, documents: readonly BillingDocument[]) =>
  isByDifferences(document) ? 1 + documents.filter((one) => one.corrects?.id === document.corrects?.id).length : 1;

/** Each sum is that of its lines; the VAT is taken out of the gross once for each rate. */
function keepSums(document: BillingDocument, rounded: number, keep: Keep) {
  const { lines, taxes, total } = document;
  const tell = () =>
    `${nameOf(document)}: ${JSON.stringify({ lines: lines.map(({ amount, rate, cause }) => ({ amount, rate, cause })), taxes })}`;
  const byLines = sumsBy(lines, taxKey, ({ amount }) => amount);
  const byTaxes = sumsBy(taxes, taxKey, ({ gross }) => gross);
  keep("sums of a document", isSame(byLines, byTaxes), tell);
  keep("sums of a document", total === sumOf(lines, ({ amount }) => amount), tell);
  keep("sums of a document", new Set(taxes.map(taxKey)).size === taxes.length, tell);
  for (const { cause, rate, base, vat, gross } of taxes) {
    keep("sums of a document", base + vat === gross && (cause === "S1" || vat === 0), tell);
    const exact = gross / (1 + (cause === "S1" ? rate : 0) / 100);
    keep("sums of a document", Math.abs(base - exact) <= rounded / 2 + 0.001, tell);
  }
}

function keepRow(document: BillingDocument, rows: readonly DocumentRow[], keep: Keep) {
  const fields = ["number", "issuedOn", "kind", "total", "open", "state", "dueOn", "accountId"] as const;
  const row = rows.find(({ id }) => id === document.id)!;
  const [inList, onPage] = [row, document].map((one) => fields.map((field) => one[field] ?? ""));
  keep("row and page", isSame(inList, onPage), () => `${String(inList)} in the list, ${String(onPage)} on its page`);
}

function keepRates(corrective: BillingDocument, original: BillingDocument, keep: Keep) {
  const its = new Set(original.taxes.map(taxKey));
  const others = corrective.taxes.map(taxKey).filter((key) => !its.has(key));
  keep("rates of a corrective", others.length === 0, () => `${nameOf(corrective)} has ${others.join(", ")}`);
}

/** A document with its corrective invoices: of none is more taken back than it has, and of the whole nothing stays. */
function keepNet({ parts }: Standing, keep: Keep) {
  const all = parts.flatMap(({ taxes }) => taxes);
  for (const [key, { base, vat, gross }] of Object.entries(taxSums(all))) {
    const tell = () => `${parts.map(nameOf).join(" and ")} come at ${key} to ${base} + ${vat} = ${gross}`;
    if (gross === 0) keep("taken back whole", base === 0 && vat === 0, tell);
    else keep("net of a document", gross >= 0 && base >= 0 && vat >= 0, tell);
  }
}

/** The numbers of a series have no gap, and their dates do not fall. */
export function keepSeries(rows: readonly DocumentRow[], keep: Keep) {
  const bySeries = new Map<string, { place: number; row: DocumentRow }[]>();
  for (const row of rows) {
    const [, series = "", digits = ""] = /^(.*?)(\d+)$/.exec(row.number) ?? [];
    bySeries.set(series, [...(bySeries.get(series) ?? []), { place: Number(digits), row }]);
  }
  for (const [series, unsorted] of bySeries) {
    const its = unsorted.toSorted((one, other) => one.place - other.place);
    const places = its.map(({ place }) => place);
    keep(
      "numbers of a series",
      places.every((place, at) => place === at + 1),
      () => `${series}: ${places.join(" ")}`,
    );
    const dates = its.map(({ row }) => row.issuedOn);
    const isRising = dates.every((date, at) => at === 0 || dates[at - 1]! <= date);
    keep("dates of a series", isRising, () => `${series}: ${dates.join(" ")}`);
  }
}
