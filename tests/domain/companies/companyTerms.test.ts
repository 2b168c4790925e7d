import { expect, it } from "vitest";

import type { CommissionTerm, QuotaTerm, RateTerm } from "@/contract/companies/companies";
import { agreedPrice, rateOn } from "@/domain/companies/agreedRates";
import { commissionBase, commissionOf, commissionOn } from "@/domain/companies/companyTerms";
import { quotaOn } from "@/domain/companies/quotaReasons";

const term = (more: Partial<CommissionTerm> = {}): CommissionTerm => ({
  from: "2027-01-01",
  percent: 10_00,
  of: "room",
  vat: "without",
  noShows: false,
  ...more,
});

/** A night of 110,00 with 10 % of VAT. */
const night = { kind: "room", net: 100_00, gross: 110_00 } as const;

const commissionIn = (terms: CommissionTerm[], date: string, line: Parameters<typeof commissionBase>[1] = night) => {
  const found = commissionOn(terms, date);
  return found ? commissionOf(commissionBase(found, line), found) : undefined;
};

it("holds a changed commission from its first night on, and leaves those before as they were", () => {
  const terms = [term(), term({ from: "2027-04-01", percent: 12_00 })];
  const nights = ["2027-03-30", "2027-03-31", "2027-04-01"];
  expect(nights.map((date) => commissionIn(terms, date))).toEqual([10_00, 10_00, 12_00]);
  expect(commissionIn(terms, "2026-12-31")).toBeUndefined();
});

it("takes the percentage of the sum without VAT or with it, as was agreed", () => {
  expect(commissionIn([term()], "2027-02-01")).toBe(10_00);
  expect(commissionIn([term({ vat: "with" })], "2027-02-01")).toBe(11_00);
});

it("counts what else is on the folio only where the commission is of the whole stay", () => {
  const spa = { kind: "other", net: 100_00, gross: 121_00 } as const;
  expect(commissionIn([term()], "2027-02-01", spa)).toBe(0);
  expect(commissionIn([term({ of: "stay" })], "2027-02-01", spa)).toBe(10_00);
});

it("takes back what an allowance takes off, and counts no-show fees only where agreed", () => {
  expect(commissionIn([term()], "2027-02-01", { kind: "room", net: -100_00, gross: -110_00 })).toBe(-10_00);
  const fee = { kind: "fee", net: 110_00, gross: 110_00 } as const;
  expect(commissionIn([term()], "2027-02-01", fee)).toBe(0);
  expect(commissionIn([term({ noShows: true })], "2027-02-01", fee)).toBe(11_00);
});

it("rounds half a cent up, for each night", () => {
  expect(commissionOf(80_91, term({ percent: 8_00 }))).toBe(6_47);
  expect(commissionOf(80_91, term({ percent: 12_50 }))).toBe(10_11);
});

const rate = (more: Partial<RateTerm> = {}): RateTerm => ({
  from: "2027-03-01",
  to: "2027-03-31",
  plan: "CORP",
  discount: 20_00,
  nights: null,
  ...more,
});

it("has a price for each night from the first to the last, both included", () => {
  const rates = [rate()];
  const dates = ["2027-02-28", "2027-03-01", "2027-03-31", "2027-04-01"];
  expect(dates.map((date) => rateOn(rates, "CORP", date, 1) !== undefined)).toEqual([false, true, true, false]);
  expect(agreedPrice(110_00, rate())).toBe(88_00);
  expect(agreedPrice(84_01, rate({ discount: 12_50 }))).toBe(73_51);
});

it("releases a quota night by night, so many days before each", () => {
  const quota: QuotaTerm = { from: "2027-03-01", to: "2027-03-31", type: "DBL", rooms: 5, release: 7 };
  const held = (date: string) => quotaOn([quota], "DBL", date, "2027-03-10") !== undefined;
  expect(["2027-03-16", "2027-03-17", "2027-03-18", "2027-04-01"].map(held)).toEqual([false, true, true, false]);
});
