import { describe, expect, it } from "vitest";

import { standingPayments, voidFaults, voidOf, voidReasons } from "@/domain/billing/voidedPayments";

const paidOn = { at: "2026-04-10T09:00:00.000Z", date: "2026-04-10", by: "Marina Solé" };
const payment = { ...paidOn, id: "p1", method: "transfer", amount: 12_000, reference: "TR-1" } as const;
const today = { at: "2026-04-14T08:00:00.000Z", date: "2026-04-14", by: "Andrei Popescu" };

describe("a payment that is voided", () => {
  it("has a counter-payment of the day on which it is voided, by who does it", () => {
    const counter = { id: "void:p1", voids: "p1", method: "transfer", amount: -12_000, reference: "TR-1" };
    expect(voidOf(payment, today)).toEqual({ ...today, ...counter });
  });

  it("has a counter-payment that is no part of the whole", () => {
    expect(voidOf({ ...payment, partOf: "whole" }, today)).toEqual(voidOf(payment, today));
  });

  it("does not stand any more, nor does its counter-payment; the others do", () => {
    const other = { ...payment, id: "p2" };
    expect(standingPayments([payment, other, voidOf(payment, today)])).toEqual([other]);
    expect(standingPayments([payment, other])).toEqual([payment, other]);
  });

  it("is voided once, and not while a folio has a part of it", () => {
    const folios = [{ reservationId: "R-000007", amount: 100 }];
    const voided = { at: today.at, by: today.by, reason: "Error" };
    const codes = (...args: Parameters<typeof voidReasons>) => voidReasons(...args).map(({ code }) => code);
    expect(codes({ folios: [] })).toEqual([]);
    expect(codes({ folios })).toEqual(["PAYMENT_AT_FOLIO"]);
    expect(codes({ voided, folios: [] })).toEqual(["PAYMENT_VOIDED"]);
  });

  it("is of the account, and has a reason", () => {
    const fields = (input: Parameters<typeof voidFaults>[0]) => voidFaults(input, [payment]).map(({ field }) => field);
    expect(fields({ paymentId: "p1", reason: "Error" })).toEqual([]);
    expect(fields({ paymentId: "p2", reason: "Error" })).toEqual(["paymentId"]);
    expect(fields({ paymentId: "p1", reason: " " })).toEqual(["reason"]);
    expect(fields({ paymentId: "", reason: "x".repeat(501) })).toEqual(["paymentId", "reason"]);
  });
});
