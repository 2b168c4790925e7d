import { callsOf, defineRecord, type DraftOf, type RecordOf, type StoredOf } from "../definition/defineRecord";
import { amount, choice, count, date, flag, percent, recordId, rows, text } from "../definition/fields";
import { defineContract } from "../endpoint";
import type { RecordId } from "../formats";
import { longestTerm } from "../property";
import type { CompanyReason } from "./companyReasons";

export const companyKinds = ["company", "agency", "tourOperator", "institution"] as const;
export type CompanyKind = (typeof companyKinds)[number];

const dates = {
  from: date({ isAsked: true }),
  to: date({ isAsked: true, ends: { from: "from", unit: "night" } }),
};

/** A company, agency, tour operator or institution that stays, sells or pays, with what was agreed with it. */
export const company = defineRecord({
  name: "company",
  texts: "companies",
  idPrefix: "EM",
  path: "/pms/companies",
  reads: ["companies", "reservations", "billing", "setUp"],
  key: "taxId",
  fields: {
    /** By which it is known; its paper says its legal name. */
    name: text({ most: 100, isAsked: true }),
    kind: choice(companyKinds),
    /** "" where it is the same as its name. */
    legalName: text({ most: 100 }),
    /** ISO 3166 code. */
    country: text({ most: 2, isAsked: true }),
    /** Without spaces; of Spain without the prefix. "" while unknown. */
    taxId: text({ most: 20 }),
    address: text({ most: 150 }),
    email: text({ most: 120 }),
    phone: text({ most: 60 }),
    /** ISO 639 code of the language that it is written to in; "" for that of its country. */
    language: text({ most: 5 }),
    /** Its IATA number, or the code that a channel knows it by. */
    partnerCode: text({ most: 40 }),
    contacts: rows({
      most: 20,
      fields: {
        name: text({ most: 100, isAsked: true }),
        purpose: choice(["reservations", "invoices", "complaints", "other"]),
        email: text({ most: 120 }),
        phone: text({ most: 60 }),
      },
    }),
    /** Without it its invoices are paid at once. */
    hasCredit: flag(),
    /** How it pays. */
    method: choice(["transfer", "card", "cash", "directDebit"], "transfer"),
    /** Most that its account may owe; null for no limit. */
    limit: amount({ most: 10_000_000_00, isOptional: true }),
    /** Days until its documents are due; null for those of the hotel (Ley 3/2004 art. 4). */
    termDays: count({ least: 0, most: longestTerm, isOptional: true }),
    notes: text({ most: 2000 }),
    /** Prices of the nights between two dates, both included. */
    rates: rows({
      most: 30,
      fields: {
        ...dates,
        plan: recordId({ of: "ratePlans", isAsked: true }),
        /** Off the plan's price. */
        discount: percent(),
        /** The least nights of a stay. */
        nights: count({ least: 1, most: 60, isOptional: true }),
      },
    }),
    /** Rooms a night that it may sell without asking, until so many days before the night. */
    quotas: rows({
      most: 30,
      fields: {
        ...dates,
        type: recordId({ of: "roomTypes", isAsked: true }),
        rooms: count({ least: 1, most: 999 }),
        release: count({ least: 0, most: 365 }),
      },
    }),
    /** Its commission of the nights from a date on, until the date of the next one. */
    commissions: rows({
      most: 30,
      fields: {
        from: date({ isAsked: true }),
        percent: percent(),
        of: choice(["room", "stay"], "room"),
        vat: choice(["without", "with"], "without"),
        /** Also of the fee for a guest who has not come. */
        noShows: flag(),
      },
    }),
  },
  states: { active: "good", closed: "quiet", merged: "quiet", deleted: "quiet" },
  acts: {
    /** Pays or offsets its commission of the closed nights between two dates, both included, as far as it was not settled. */
    settle: {
      from: ["active", "closed"],
      to: "active",
      input: dates,
    },
    /** It is sold and billed to no more. */
    close: { from: ["active"], to: "closed", input: { why: text({ most: 200, isAsked: true }) } },
    reopen: { from: ["closed"], to: "active", input: {} },
    /** Two records are one: its stays, its documents and its account are those of the other one. */
    merge: { from: ["active", "closed"], to: "merged", input: { into: recordId({ isAsked: true }) } },
    separate: { from: ["merged"], to: "active", input: {} },
    delete: { from: ["active", "closed"], to: "deleted", input: {} },
    restore: { from: ["deleted"], to: "active", input: {} },
  },
  derived: {
    nights: count({ least: 0, most: 1_000_000 }),
    revenue: amount({ most: 10_000_000_00 }),
    commission: amount({ most: 10_000_000_00 }),
    balance: amount({ most: 10_000_000_00 }),
  },
  columns: {
    name: { width: 180 },
    kind: { width: 110, importance: 3, card: "fact" },
    taxId: { width: 115, importance: 4, card: "fact" },
    nights: { width: 80, importance: 5 },
    revenue: { width: 115, importance: 6, card: "fact" },
    commission: { width: 105, importance: 5 },
    balance: { width: 105, importance: 7, card: "fact" },
    state: { width: 100, card: "mark" },
    partnerCode: { width: 110, importance: 1 },
  },
});

export type CompanyDraft = DraftOf<typeof company>;

/** `into` is the record that it was merged into. */
export type StoredCompany = StoredOf<typeof company> & { into?: RecordId };

export type RateTerm = CompanyDraft["rates"][number];
export type QuotaTerm = CompanyDraft["quotas"][number];
export type CommissionTerm = CompanyDraft["commissions"][number];

/** The figures are of the last twelve months and what is ahead: those of its page say more. */
export interface Company extends RecordOf<typeof company, CompanyReason> {
  /** The record that it was merged into. */
  into?: { id: RecordId; name: string };
  /** The records that were merged into it. */
  merged: { id: RecordId; name: string; taxId: string }[];
  /** Nights slept or ahead. */
  nights: number;
  /** Of its stays, without VAT. */
  revenue: number;
  /** Earned and not settled yet. */
  commission: number;
  /** Owed by its account on credit. */
  balance: number;
}

export const companyCalls = callsOf<Company, CompanyReason>()(company);

/** Companies and agencies. */
export const companiesContract = defineContract({
  listCompanies: companyCalls.list,
  exportCompanies: companyCalls.rows,
  getCompany: companyCalls.get,
  createCompany: companyCalls.create,
  updateCompany: companyCalls.update,
  actOnCompany: companyCalls.act,
  importCompanies: companyCalls.importRows,
});
