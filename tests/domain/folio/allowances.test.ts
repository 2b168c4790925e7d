import { expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { AccountMove } from "@/contract/account/accountWindows";
import { endedAllowances, endedRedemptions } from "@/domain/folio/allowances";
import { folioSums } from "@/domain/folio/folioLines";

import { sampleReservation } from "../sampleReservation";

const line = (id: string, kind: Charge["kind"], amount: number, more: Partial<Charge> = {}): Charge => ({
  id,
  sourceRef: `${kind}:${id}`,
  kind,
  date: "2026-03-20",
  description: "",
  amount,
  ...more,
});

const points = line("points", "allowance", -5_00, { points: 100 });
const given = line("given", "allowance", -20_00);
const spa = line("spa", "posted", 50_00);

it.each<[string, Charge[], string[], number]>([
  ["points come back", [points], ["points"], 0],
  ["points come back though something is left to pay", [spa, points], ["points"], 50_00],
  ["what was taken off the nights goes with them", [given], ["given"], 0],
  ["what was taken off another charge stays", [spa, given], [], 30_00],
  ["the last one goes first", [spa, given, line("later", "allowance", -40_00)], ["later"], 30_00],
  ["a fee is owed whole", [given, line("fee", "fee", 30_00)], ["given"], 30_00],
  ["what is corrected is even", [points, line("back", "correction", 5_00, { corrects: "points" })], [], 0],
])("of a stay that does not take place, %s", (_, charges, ended, left) => {
  const stay = { ...sampleReservation, state: "cancelled" as const, charges };
  const corrections = endedAllowances({ stay, products: [], date: "2026-03-26", reason: "Reserva cancelada" });
  expect(corrections.map(({ corrects }) => corrects)).toEqual(ended);
  const after = { ...stay, charges: [...charges, ...corrections], payments: [] };
  expect(folioSums(after, [])[0]!.total).toBe(left);
  expect(endedAllowances({ stay: after, products: [], date: "2026-03-26", reason: "" })).toEqual([]);
});

it("is judged in the window where it is by now", () => {
  const billing = { name: "Acme", taxId: "", email: "", routed: [] };
  const moves: AccountMove[] = [{ id: "m", chargeId: "given", from: "guest", to: "company", date: "2026-03-21" }];
  const stay = { ...sampleReservation, state: "cancelled" as const, charges: [spa, given], billing, moves };
  const corrections = endedAllowances({ stay, products: [], date: "2026-03-26", reason: "" });
  expect(corrections.map(({ corrects }) => corrects)).toEqual(["given"]);
});

it("of a stay that is deleted, only points come back", () => {
  const stay = { ...sampleReservation, charges: [given, points] };
  expect(endedRedemptions({ stay, date: "2026-03-26", reason: "" })).toMatchObject([
    { corrects: "points", amount: 5_00, kind: "correction" },
  ]);
});
