import { expect, it } from "vitest";

import type { Payment } from "@/contract/account/account";
import { paidTotal } from "@/domain/account/balance";
import { paymentReasons } from "@/domain/account/corrections";
import { reasonFor } from "@/domain/reasonFor";

const today = "2026-03-28";
const at = `${today}T10:00:00.000Z`;
const paid = (id: string, amount: number, more: Partial<Payment> = {}): Payment => ({
  id,
  sourceRef: id,
  method: "card",
  amount,
  at,
  date: today,
  ...more,
});
const over = reasonFor("FOLIO_CLOSED", { situation: "checkedOut" });
const yesterday = { date: "2026-03-27" };
const back = paid("back", -100_00, { kind: "correction", takesBack: "wrong" });

it.each<[string, Payment[], { total?: number; closed?: boolean }, string[]]>([
  ["on its day", [paid("wrong", 100_00)], {}, []],
  ["not when it is nothing, as of a declined card", [paid("wrong", 0)], {}, ["CORRECTION_FINAL"]],
  ["not when it went back to the guest itself", [paid("wrong", -5_00)], {}, ["CORRECTION_FINAL"]],
  ["not twice", [paid("wrong", 100_00), back], {}, ["ALREADY_CORRECTED"]],
  ["not once its day is closed", [paid("wrong", 100_00, yesterday)], {}, ["PAYMENT_DAY_CLOSED"]],
  ["not without a day", [paid("wrong", 100_00, { date: undefined })], {}, ["PAYMENT_DAY_CLOSED"]],
  ["by another room on any day", [paid("wrong", 7_00, { method: "room", ...yesterday })], {}, []],
  ["not when a cent of it was given back", [paid("wrong", 100_00), paid("less", -1)], {}, ["PAYMENT_GIVEN_BACK"]],
  ["when the rest bears what was given back", [paid("wrong", 100_00), paid("more", 1), paid("less", -1)], {}, []],
  [
    "not when money of another payer is all that is left",
    [paid("wrong", 100_00), paid("less", -1), paid("agency", 100_00, { method: "agency" })],
    {},
    ["PAYMENT_GIVEN_BACK"],
  ],
  [
    "of a closed folio when nothing is owed after it",
    [paid("wrong", 95_00), paid("right", 100_00)],
    { total: 100_00, closed: true },
    [],
  ],
  [
    "not of a closed folio that would owe",
    [paid("wrong", 100_00)],
    { total: 1, closed: true },
    ["PAYMENT_FOLIO_CLOSED"],
  ],
])("takes a payment back %s", (_, payments, { total = 100_00, closed = false }, codes) => {
  const sum = paidTotal(payments);
  const windows = [{ window: "guest" as const, total, paid: sum, balance: total - sum }];
  const account = { payments, windows, businessDate: today, ...(closed && { closed: over }) };
  expect(paymentReasons(payments[0]!, account).map(({ code }) => code)).toEqual(codes);
});
