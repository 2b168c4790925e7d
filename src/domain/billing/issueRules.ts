import { accountLimits } from "@/contract/account/account";
import { type BillingDocument, documentLimits, type Party } from "@/contract/billing/billingDocument";
import type { BillingReason } from "@/contract/billing/billingReasons";
import type { BillingSettings, Cents, CivilDate } from "@/contract/property";
import { sentenceLimits } from "@/contract/sentences";

import { isBlank } from "../account/inputFaults";
import { isKindOf } from "../account/numberKinds";
import { isOfOtherCountry, isRuledBySpain, isTaxIdOf, readTaxId, taxIdFault } from "../account/taxId";
import { taxIdReason } from "../account/taxIdReason";
import { type Fault, tooLong, unless } from "../faults";
import { readName } from "../people/names";
import { isCountry } from "../register/alphaThree";
import { isByDifferences } from "./billed";
import { billingReason, isInvoice, isSimplified } from "./documentKinds";
import { seriesReasons } from "./seriesRules";

/** A field of the form in which a document is issued, and what is wrong with it. */
export type BillingFault = Fault<
  BillingReason,
  "name" | "taxId" | "numberKind" | "address" | "country" | "issuedOn" | "series" | "total"
>;

/** The number of an invoice: the series, and its count in the series from 1 with at least six digits. */
export const documentNumber = (series: string, place: number): string => `${series}${String(place).padStart(6, "0")}`;

/** Whether each invoice has a record of the tax agency. */
export const keepsRecords = ({ mode }: Pick<BillingSettings, "mode">): boolean =>
  mode === "verifactu" || mode === "notVerifiable";

/** The agency refuses records of earlier invoices (AEAT, validations of the register of invoices). */
const FIRST_RECORDED = "2024-10-28";

/** The first date of issue, "" for any: once a hotel keeps records, it issues no invoice without one. */
export function earliestIssue(billing: Pick<BillingSettings, "mode" | "recordedFrom">, today: CivilDate): CivilDate {
  const { recordedFrom } = billing;
  if (!keepsRecords(billing) || today < recordedFrom) return "";
  return recordedFrom > FIRST_RECORDED ? recordedFrom : FIRST_RECORDED;
}

interface IssueTerms {
  /** By `earliestIssue`. */
  earliest: CivilDate;
  /** The latest date of issue. */
  latest: CivilDate;
  /** Date of the last document of the series; "" if there is none. */
  lastIssuedOn: CivilDate;
  /** Up to which total the outlet may issue a ticket (RD 1619/2012 art. 4). */
  simplifiedLimit: Cents;
  currency: string;
}

type IssuedDraft = Pick<BillingDocument, "kind" | "series" | "customer" | "lines" | "total" | "corrects"> & {
  issuedOn: CivilDate;
};

/** Why a draft cannot be issued yet; empty when it can. */
export function issueFaults(draft: IssuedDraft, terms: IssueTerms): BillingFault[] {
  const { kind, series, lines, total, issuedOn } = draft;
  const { earliest, latest, lastIssuedOn, simplifiedLimit: amount, currency } = terms;
  const isOver = kind === "F2" && Math.abs(total) > amount; // a ticket from before a lower limit is still corrected
  return [
    ...partyFaults(draft),
    ...unless(lines.length > 0, "total", () => billingReason("DOCUMENT_EMPTY")),
    ...unless(!isOver, "total", () => billingReason("SIMPLIFIED_LIMIT", { amount, currency })),
    ...seriesReasons(series).map((reason) => ({ field: "series" as const, reason })),
    ...unless(issuedOn <= latest, "issuedOn", () => billingReason("ISSUED_IN_FUTURE")),
    ...unless(!isInvoice(kind) || issuedOn >= earliest, "issuedOn", () =>
      billingReason("ISSUED_BEFORE_RECORDS", { date: earliest }),
    ),
    ...unless(issuedOn >= lastIssuedOn, "issuedOn", () => billingReason("ISSUED_BEFORE_LAST", { date: lastIssuedOn })),
  ];
}

/** One by differences has the customer of its original, which was issued by the rules of then. */
function partyFaults(draft: IssuedDraft): BillingFault[] {
  const { kind, customer } = draft;
  if (isByDifferences(draft)) return [];
  return isInvoice(kind) && !isSimplified(kind) ? customerFaults(customer) : partyTooLong(customer);
}

/** A customer as it is stored. */
export const writtenParty = ({ name, taxId, address, country, numberKind }: Party): Party => ({
  name: readName(name),
  taxId: readTaxId(taxId, country),
  ...(numberKind && { numberKind }),
  address: readName(address),
  country,
});

/** Faults of the customer of a full invoice: name, tax number and address with its country are the law's (RD 1619/2012 art. 6). */
export const customerFaults = (customer: Partial<Party> = {}): BillingFault[] => [
  ...recipientFaults(customer).filter(({ field }) => field !== "country"),
  ...unless(!isBlank(customer.address ?? ""), "address", () => billingReason("CUSTOMER_ADDRESS_MISSING")),
  ...countryFaults(customer),
  ...partyTooLong({ address: customer.address }),
];

/** The same of what a record tells of a customer. */
export const recipientFaults = (customer: Partial<Party>): BillingFault[] => [
  ...unless(!isBlank(customer.name ?? ""), "name", () => billingReason("CUSTOMER_NAME_MISSING")),
  ...numberFaults({ ...customer, taxId: customer.taxId ?? "", country: customer.country ?? "ES" }),
  ...countryFaults(customer),
  ...partyTooLong({ name: customer.name }),
];

const countryFaults = ({ country = "" }: Partial<Party>): BillingFault[] =>
  unless(isCountry(country), "country", () => billingReason("CUSTOMER_COUNTRY_MISSING"));

const longer = (max: number) => () => billingReason("BILLING_TEXT_TOO_LONG", { max });

export const partyTooLong = ({ name, address }: Partial<Pick<Party, "name" | "address">> = {}): BillingFault[] => [
  ...tooLong({ name }, documentLimits.name, longer(documentLimits.name)),
  ...tooLong({ address }, documentLimits.address, longer(documentLimits.address)),
];

/** Faults of the reason for which a document is corrected, or its record amended or cancelled. */
export const reasonFaults = ({ reason = "" }: { reason?: string }) => [
  ...unless(!isBlank(reason), "reason", () => billingReason("BILLING_REASON_MISSING")),
  ...tooLong({ reason }, documentLimits.reason, longer(documentLimits.reason)),
];

/** Faults of why an account goes over its limit. */
export const overrideTooLong = (overrideReason?: string) =>
  tooLong({ overrideReason }, sentenceLimits.noteTooLong, longer(sentenceLimits.noteTooLong));

/** A kind that was chosen says that the number is no NIF, or one that the census has not: else it follows the rules of its country. */
function numberFaults(party: Pick<Party, "taxId" | "country" | "numberKind">): BillingFault[] {
  const { taxId, country, numberKind } = party;
  const wrong = (reason: BillingReason): BillingFault[] => [{ field: "taxId", reason }];
  if (isBlank(taxId)) return wrong(billingReason("CUSTOMER_TAX_ID_MISSING"));
  if (numberKind && !isKindOf(numberKind, party))
    return [{ field: "numberKind", reason: billingReason("CUSTOMER_NUMBER_KIND") }];
  if (numberKind && numberKind !== "07")
    return readTaxId(taxId, country).length <= accountLimits.taxId ? [] : wrong(billingReason("CUSTOMER_TAX_ID"));
  if (isOfOtherCountry(country, taxId)) return wrong(billingReason("CUSTOMER_TAX_ID_COUNTRY"));
  if (isTaxIdOf(country, taxId)) return [];
  const told = isRuledBySpain(country, taxId) ? taxIdReason(taxIdFault(taxId), taxId) : undefined;
  return wrong(told ?? billingReason("CUSTOMER_TAX_ID"));
}
