import { expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import { endedAllowances, endedRedemptions, outlivedAllowances } from "@/domain/folio/allowances";
import { folioSums } from "@/domain/folio/folioLines";

import { sampleCharge } from "../sampleCharge";
import { sampleReservation } from "../sampleReservation";

const points = sampleCharge("points", "allowance", -5_00, { points: 100 });
const given = sampleCharge("given", "allowance", -20_00);
const later = sampleCharge("later", "allowance", -40_00);
const spa = sampleCharge("spa", "posted", 50_00);
const fee = sampleCharge("fee", "fee", 30_00);
const back = sampleCharge("back", "correction", 5_00, { corrects: "points" });
const end = { products: [], date: "2026-03-26", reason: "Reserva cancelada" };

it.each<[string, Charge[], string[], number]>([
  ["points come back", [points], ["points"], 0],
  ["points come back though something is left to pay", [spa, points], ["points"], 50_00],
  ["what was taken off the nights goes with them", [given], ["given"], 0],
  ["what was taken off another charge stays", [spa, given], [], 30_00],
  ["the last goes first", [spa, given, later], ["later"], 30_00],
  ["a fee is owed whole", [given, fee], ["given"], 30_00],
  ["what is corrected is even", [points, back], [], 0],
])("of a stay that does not take place, %s", (_, charges, ended, left) => {
  const stay = { ...sampleReservation, state: "cancelled" as const, charges };
  const corrections = endedAllowances({ stay, ...end });
  expect(corrections.map(({ corrects }) => corrects)).toEqual(ended);
  const after = { ...stay, charges: [...charges, ...corrections], payments: [] };
  expect(folioSums(after, [])[0]!.total).toBe(left);
  expect(endedAllowances({ stay: after, ...end })).toEqual([]);
});

const vat = 21 as const;
const spaAt21 = sampleCharge("spa", "posted", 50_00, { vat });
const offNights = sampleCharge("first", "allowance", -300_00);
const offSpa = sampleCharge("second", "allowance", -10_00, { vat, shareOf: "first" });

it.each<[string, Charge[], string[]]>([
  ["of each rate that it was taken off", [spaAt21, offNights, offSpa], ["first"]],
  ["of none where another room's charges bear it", [{ ...spa, kind: "transfer", amount: 290_00 }, offNights], []],
  ["of none where the nights bear it", [spaAt21, { ...offNights, amount: -90_00 }, offSpa], []],
  [
    "of points whole: they cannot come back in part",
    [spaAt21, { ...offNights, points: 300 }, { ...offSpa, points: 0 }],
    ["first", "second"],
  ],
])("takes back with nights that go the line %s", (_, charges, ended) => {
  const stay = { ...sampleReservation, nights: sampleReservation.nights.slice(0, 1), charges };
  const corrections = outlivedAllowances({ stay, ...end });
  expect(corrections.map(({ corrects }) => corrects)).toEqual(ended);
  const after = { ...stay, charges: [...charges, ...corrections] };
  expect(outlivedAllowances({ stay: after, ...end })).toEqual([]);
});

it("judges an allowance in the window where it is by now", () => {
  const billing = { name: "Acme", taxId: "", email: "", routed: [] };
  const moves = [{ id: "m", chargeId: "given", from: "guest", to: "company", date: "2026-03-21" } as const];
  const stay = { ...sampleReservation, state: "cancelled" as const, charges: [spa, given], billing, moves: [...moves] };
  expect(endedAllowances({ stay, ...end }).map(({ corrects }) => corrects)).toEqual(["given"]);
});

it("gives back only the points of a stay that is deleted", () => {
  const stay = { ...sampleReservation, charges: [given, points] };
  const [only, ...others] = endedRedemptions({ stay, ...end });
  expect(only).toMatchObject({ corrects: "points", amount: 5_00, kind: "correction" });
  expect(others).toEqual([]);
});
