import fc from "fast-check";
import { expect, it } from "vitest";

import type { Account, Charge, Billing } from "@/contract/account/account";
import { halvesOf } from "@/domain/account/halves";
import { placedLines } from "@/domain/account/placing";
import { windowSums } from "@/domain/account/windows";

const day = "2026-03-29";
const billing: Billing = { name: "Luis", taxId: "", email: "", routed: [] };

const lineOf = (amount: number, place: number): Charge => ({
  id: `line-${place}`,
  sourceRef: `ticket:${place}`,
  kind: amount < 0 ? "allowance" : "posted",
  date: day,
  description: "Minibar",
  amount,
});

function halved(account: Pick<Account, "charges" | "windows">, reference = "desk:1", former: Account["moves"] = []) {
  const moves = [...former, ...halvesOf(reference, account, day)];
  const charges = placedLines(
    account.charges.filter(({ kind }) => kind !== "split"),
    { billing, moves },
  );
  return { moves, charges, windows: windowSums(charges, { payments: [], billing }) };
}

it("splits any folio in halves to the cent: the odd one is the guest's, no part is more than its line, and once is enough", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 100_000_00 }), { minLength: 1, maxLength: 12 });
  const seed = Number(process.env.MODEL_SEED ?? 48);
  fc.assert(
    fc.property(amounts, fc.nat(100), (positive, percent) => {
      const whole = positive.reduce((sum, amount) => sum + amount, 0);
      const allowance = Math.floor((whole * percent) / 100);
      const charges = [...positive, ...(allowance > 0 ? [-allowance] : [])].map(lineOf);
      const first = halved({ charges, windows: windowSums(charges, { payments: [], billing }) });
      const [guest, company] = first.windows.map(({ total }) => total) as [number, number];
      const again = halved(first, "desk:2", first.moves);
      expect([
        guest + company,
        [0, 1].includes(guest - company),
        first.moves.every(({ chargeId, part }) => {
          const line = charges.find(({ id }) => id === chargeId)!;
          return part !== undefined && "amount" in part && part.amount > 0 && part.amount <= line.amount;
        }),
        again.moves.length,
      ]).toEqual([whole - allowance, true, true, first.moves.length]);
    }),
    { seed },
  );
});

it("makes halves of what a company pays more, too", () => {
  const charges = [lineOf(300_01, 0), lineOf(100_00, 1)].map((line, place) => ({
    ...line,
    ...(place === 0 && { window: "company" as const }),
  }));
  const { windows } = halved({ charges, windows: windowSums(charges, { payments: [], billing }) });
  expect(windows.map(({ total }) => total)).toEqual([200_01, 200_00]);
});
