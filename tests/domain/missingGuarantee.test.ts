import { expect, it } from "vitest";

import { askedAhead, type Guaranteed, missingGuarantee } from "@/domain/reservations/missingGuarantee";

import { samplePolicies, sampleReservation } from "./sampleReservation";

/** 340.01 for the stay, of which 118.00 are the deposit, unless told. */
const reservation = (changes: Partial<Guaranteed> & { dueDaysBefore?: number | null } = {}): Guaranteed => {
  const { dueDaysBefore = null, ...more } = changes;
  const policies = { ...samplePolicies, deposit: { ...samplePolicies.deposit, dueDaysBefore } };
  return { ...sampleReservation, guarantee: "none", policies, ...more };
};

const paidAtOnce = (guarantee: "card" | "company"): Guaranteed => {
  const one = reservation({ guarantee });
  const deposit = { ...one.policies.deposit, fee: { kind: "percent", percent: 100 } as const };
  return { ...one, policies: { ...one.policies, deposit } };
};

const paid = (amount: number) => [{ id: "P-1", method: "cash" as const, amount, at: "2026-03-01T09:00:00.000Z" }];
const billing = (routed: ["room"] | []) => ({ name: "Boda", taxId: "", email: "", leader: "RSV-1", routed });
const today = "2026-03-26"; // the arrival is tomorrow

it.each<[string, Guaranteed, number, Partial<ReturnType<typeof askedAhead>>]>([
  ["nothing stands for it", reservation(), 118_00, { amount: 118_00, open: 118_00, dueOn: undefined }],
  ["a part is paid", reservation({ payments: paid(50_00) }), 68_00, { amount: 118_00, open: 68_00 }],
  ["all is paid, and more", reservation({ payments: paid(200_00) }), 0, { amount: 118_00, open: 0 }],
  ["a card answers for it", reservation({ guarantee: "card" }), 0, { open: 0, answeredBy: "card" }],
  ["a card answers for what was to be charged at once", paidAtOnce("card"), 118_00, { answeredBy: undefined }],
  ["a company answers for what is paid at once", paidAtOnce("company"), 0, { answeredBy: "company" }],
  ["a company answers for it", reservation({ guarantee: "company" }), 0, { open: 0, answeredBy: "company" }],
  ["its group pays the nights", reservation({ billing: billing(["room"]) }), 0, { open: 0, answeredBy: "group" }],
  ["its group pays something else", reservation({ billing: billing([]) }), 118_00, { answeredBy: undefined }],
  ["it is prepaid", reservation({ guarantee: "prepaid" }), 340_01, { amount: 340_01, dueOn: undefined }],
  ["it is prepaid at a rate without deposit", reservation({ guarantee: "prepaid", deposit: 0 }), 340_01, {}],
  ["the rate asks for none", reservation({ deposit: 0 }), 0, { amount: 0, open: 0 }],
  ["it is due today", reservation({ dueDaysBefore: 1 }), 118_00, { dueOn: today }],
  ["it is due tomorrow", reservation({ dueDaysBefore: 0 }), 0, { open: 118_00, dueOn: "2026-03-27" }],
])("asks for a deposit, and misses it, when %s", (_, asked, missing, ahead) => {
  expect(missingGuarantee(asked, today)).toBe(missing);
  expect(askedAhead(asked)).toMatchObject(ahead);
});
