import fc from "fast-check";
import { expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import { type AccountMove, accountWindows, type Billing } from "@/contract/account/accountWindows";
import { unbillReasons } from "@/domain/account/accountRules";
import { halveReasons, halvesOf } from "@/domain/account/halves";
import { halvingMoves } from "@/domain/account/halvingMoves";
import { placedLines } from "@/domain/account/placing";
import { vatByRate } from "@/domain/account/vat";
import { inWindow, windowSums } from "@/domain/account/windows";

import { codesOf as codesIn, sampleCharge, sumOf } from "../sampleCharge";

const day = "2026-03-29";
const billing: Billing = { name: "Luis", taxId: "", email: "", routed: [] };
const seed = Number(process.env.MODEL_SEED ?? 48);

const lineOf = (amount: number, place: number) =>
  sampleCharge(`line-${place}`, amount < 0 ? "allowance" : "posted", amount);

const transfer = (amount: number): Charge => ({ ...lineOf(amount, 100), kind: "transfer" });
const ofMember = (amount: number): Charge => ({ ...lineOf(amount, 200), member: { id: "RSV-2", name: "102 · Ana" } });

/** The account of these lines after the moves; those of a member are in no window by a move. */
function accountOf(lines: readonly Charge[], moves: AccountMove[] = []) {
  const own = lines.filter(({ member }) => !member);
  const charges = [...placedLines(own, { billing, moves }), ...lines.filter(({ member }) => member)];
  const windows = windowSums(charges, { payments: [], billing });
  const [guest, company] = windows.map(({ total }) => total) as [number, number];
  return { charges, windows, moves, currency: "EUR", totals: { guest, company } };
}

type Halved = ReturnType<typeof accountOf>;

const halved = (lines: readonly Charge[], { moves }: Pick<Halved, "moves">, reference: string) =>
  accountOf(lines, [...moves, ...halvingMoves(reference, accountOf(lines, moves), day)]);

const codesOf = (account: Halved) => codesIn(halveReasons(account));
const isEven = ({ totals: { guest, company } }: Halved) => [0, 1].includes(guest - company);

const cents = fc.integer({ min: 1, max: 100_000_00 });
const amounts = fc.array(cents, { minLength: 1, maxLength: 12 });

it("splits any folio in halves to the cent, once, as it says before; the guest has the rest", () => {
  const rest = fc.record({ percent: fc.nat(100), handed: fc.nat(100_00), member: fc.nat(100_00) });
  fc.assert(
    fc.property(amounts, rest, (positive, { percent, handed, member }) => {
      const allowance = Math.floor((sumOf(positive.map(lineOf)) * percent) / 100);
      const lines = [
        ...[...positive, ...(allowance > 0 ? [-allowance] : [])].map(lineOf),
        ...(handed > 0 ? [transfer(handed)] : []),
        ...(member > 0 ? [ofMember(member)] : []),
      ];
      const before = accountOf(lines);
      const half = Math.floor(sumOf(lines) / 2);
      const most = sumOf(positive.map(lineOf));
      // what was handed over bears no allowance
      const short = half > Math.min(most, most - allowance + member) ? ["HALVE_SHORT"] : [];
      const refused = half === 0 ? ["NOTHING_TO_HALVE"] : short;
      expect(codesOf(before)).toEqual(refused);
      const after = refused.length > 0 ? before : halved(lines, before, "desk:1");
      expect([sumOf(after.charges), refused.length > 0 || isEven(after)]).toEqual([sumOf(lines), true]);
      expect(after.totals).toEqual(refused.length > 0 ? before.totals : halvesOf(before).totals);
      expect(codesOf(after)).toEqual(refused.length > 0 ? refused : ["NOTHING_TO_HALVE"]);
    }),
    { seed },
  );
});

it("leaves no rate of a window below zero, whatever was allowed at it", () => {
  const charges = fc.array(
    fc.record({ amount: cents, vat: fc.constantFrom<10 | 21 | 0>(10, 21, 0), off: fc.nat(100) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  );
  fc.assert(
    fc.property(charges, (all) => {
      const lines = all.flatMap(({ amount, vat, off }, place) => [
        { ...lineOf(amount, place), vat },
        { ...lineOf(-Math.floor((amount * off) / 100), 100 + place), vat },
      ]);
      const before = accountOf(lines.filter(({ amount }) => amount !== 0));
      if (codesOf(before).length > 0) return;
      const after = halved(before.charges, before, "desk:1");
      expect(after.totals).toEqual(halvesOf(before).totals);
      for (const window of accountWindows)
        for (const { gross } of vatByRate(inWindow(after.charges, window))) expect(gross).toBeGreaterThanOrEqual(0);
    }),
    { seed },
  );
});

it("keeps halves of the lines when their prices change, to two cents of each line", () => {
  fc.assert(
    fc.property(amounts, fc.infiniteStream(cents), (positive, prices) => {
      const lines = positive.map(lineOf);
      const first = halved(lines, accountOf(lines), "desk:1");
      const later = lines.map((line) => (line.amount > 1 ? { ...line, amount: prices.next().value as number } : line));
      const { totals, charges } = accountOf(later, first.moves);
      expect(sumOf(charges)).toBe(sumOf(later));
      expect(Math.abs(totals.guest - totals.company)).toBeLessThanOrEqual(2 * lines.length);
    }),
    { seed },
  );
});

it("makes halves again after any change, loses no cent, and closes the other window at the end", () => {
  const few = fc.nat(100_00);
  const change = fc.record({ prices: amounts, allowance: few, handed: few, member: few });
  fc.assert(
    fc.property(amounts, fc.array(change, { minLength: 1, maxLength: 4 }), (positive, changes) => {
      const start = positive.map(lineOf);
      let account = halved(start, accountOf(start), "desk:0");
      changes.forEach(({ prices, allowance, handed, member }, place) => {
        const lines = [
          ...prices.map(lineOf),
          { ...lineOf(-allowance, 50), amount: 0 - Math.min(allowance, sumOf(prices.map(lineOf))) },
          transfer(handed),
          ofMember(member),
        ].filter(({ amount }) => amount !== 0);
        const changed = accountOf(lines, account.moves);
        expect(sumOf(changed.charges)).toBe(sumOf(lines));
        const isRefused = codesOf(changed).length > 0;
        account = isRefused ? changed : halved(lines, changed, `desk:${place + 1}`);
        expect(sumOf(account.charges)).toBe(sumOf(lines));
        expect(account.totals).toEqual(isRefused ? changed.totals : halvesOf(changed).totals);
        expect(isEven(account) || codesOf(account).includes("HALVE_SHORT")).toBe(true);
        expect(unbillReasons({ ...account, payments: [] })).toEqual([]);
      });
    }),
    { seed },
  );
});

it("gives each payer half of the new price, and halves again what an allowance made uneven", () => {
  const nights = [lineOf(97_00, 0), lineOf(97_00, 1)];
  const first = halved(nights, accountOf(nights), "desk:1");
  const cheaper = nights.map((line) => ({ ...line, amount: 40_00 }));
  expect(accountOf(cheaper, first.moves).totals).toEqual({ guest: 40_00, company: 40_00 });
  const allowed = [...nights, lineOf(-50_00, 2)];
  const uneven = accountOf(allowed, first.moves);
  expect(uneven.totals).toEqual({ guest: 47_00, company: 97_00 });
  expect(codesOf(uneven)).toEqual([]);
  expect(halved(allowed, first, "desk:2").totals).toEqual({ guest: 72_00, company: 72_00 });
});

it("leaves what was moved by hand where it is", () => {
  const lines = [lineOf(100_00, 0), lineOf(60_00, 1)];
  const part = { percent: 50 };
  const byHand: AccountMove = { id: "desk:hand", chargeId: "line-1", from: "guest", to: "company", date: day, part };
  const { charges, totals, moves } = halved(lines, accountOf(lines, [byHand]), "desk:1");
  expect(totals).toEqual({ guest: 80_00, company: 80_00 });
  expect(charges.find(({ id }) => id === "desk:hand:in")).toMatchObject({ amount: 30_00, window: "company" });
  expect(unbillReasons({ charges, payments: [], moves }).map(({ code }) => code)).toEqual(["WINDOW_IN_USE"]);
});

it("makes halves of what a company pays more, too", () => {
  const lines: Charge[] = [{ ...lineOf(300_01, 0), window: "company" }, lineOf(100_00, 1)];
  expect(halved(lines, accountOf(lines), "desk:1").totals).toEqual({ guest: 200_01, company: 200_00 });
});
