import { describe, expect, it } from "vitest";

import type { Charge } from "@/contract/account/account";
import type { MoveInput } from "@/contract/account/accountActs";
import type { AccountMove } from "@/contract/account/accountWindows";
import { moveReasons, movesOf } from "@/domain/account/moves";
import { placedLines } from "@/domain/account/placing";
import { vatByRate } from "@/domain/account/vat";
import { moveFaults } from "@/domain/account/windowFaults";
import { inWindow } from "@/domain/account/windows";

const billing = { name: "Acme", taxId: "", email: "", routed: [] };

const line = (id: string, kind: Charge["kind"], amount: number, date = "2026-03-28"): Charge => ({
  id,
  sourceRef: `${kind}:${id}`,
  kind,
  date,
  description: id,
  amount,
});
const nightOf = (date: string, amount = 100_00) => line(date, "room", amount, date);
const night = nightOf("2026-03-28");

type Share = Partial<MoveInput>;
let moved = 0;

/** The lines of both windows, all with the guest until they are moved. */
function folioOf(lines: Charge[], moves: AccountMove[] = []) {
  const charges = placedLines(lines, { billing, moves });
  const sumIn = (window: "guest" | "company") => inWindow(charges, window).reduce((sum, { amount }) => sum + amount, 0);
  const inputOf = (share: Share): Share => ({ chargeId: lines[0]!.id, window: "company", ...share });
  return {
    charges,
    sums: [sumIn("guest"), sumIn("company")],
    /** The codes against a move. */
    refusal(share: Share = {}) {
      const input = inputOf(share);
      const target = charges.find(({ id }) => id === input.chargeId)!;
      const faults = moveFaults(input, { charges, currency: "EUR" }).map(({ field, reason }) => [field, reason.code]);
      return [...moveReasons(target, charges).map(({ code }) => ["line", code]), ...faults][0];
    },
    move(share: Share = {}) {
      moved += 1;
      const input = { ...inputOf(share), sourceRef: `desk:${moved}` };
      return folioOf(lines, [...moves, ...movesOf(input, charges, "2026-03-28")]);
    },
    /** The same moves upon other prices. */
    withLines: (other: Charge[]) => folioOf(other, moves),
  };
}

describe("a line that is moved to the window of a company", () => {
  it.each<[string, Charge[], Share, [string, string]]>([
    ["where it is", [night], { window: "guest" }, ["window", "WINDOW_SAME"]],
    ["more than its amount", [night], { share: "amount", amount: 10_000_000 }, ["amount", "AMOUNT_INVALID"]],
    ["all of its percent", [night], { share: "percent", percent: 100 }, ["percent", "SHARE_PERCENT"]],
    ["half a percent", [night], { share: "percent", percent: 12.5 }, ["percent", "SHARE_PERCENT"]],
    ["no night", [night], { share: "nights", nights: 0 }, ["nights", "SHARE_NIGHTS"]],
    ["more nights than follow", [night], { share: "nights", nights: 2 }, ["nights", "SHARE_NIGHTS"]],
    ["nights of what is none", [line("Cena", "posted", 500)], { share: "nights", nights: 1 }, ["share", "SHARE_WHOLE"]],
    ["an unknown share", [night], { share: "half" as never }, ["share", "SHARE_WHOLE"]],
    [
      "a part of an allowance",
      [line("Ruido", "allowance", -500), night],
      { share: "percent", percent: 50 },
      ["share", "SHARE_WHOLE"],
    ],
    [
      "an allowance that nothing bears there",
      [line("Ruido", "allowance", -500), night],
      {},
      ["window", "WINDOW_BELOW_ZERO"],
    ],
  ])("does not go: %s", (_, lines, share, refusal) => {
    expect(folioOf(lines).refusal(share)).toEqual(refusal);
  });

  it("goes in parts until nothing of it is left, and no cent twice", () => {
    const most = folioOf([night]).move({ share: "percent", percent: 60 });
    expect(most.sums).toEqual([40_00, 60_00]);
    // a percentage is of the whole night
    expect(most.refusal({ share: "percent", percent: 60 })).toEqual(["percent", "SHARE_OVER_REST"]);
    expect(most.refusal({ share: "amount", amount: 40_01 })).toEqual(["amount", "AMOUNT_INVALID"]);
    const more = most.move({ share: "amount", amount: 15_00 });
    expect(more.sums).toEqual([25_00, 75_00]);
    for (const rest of [more.move(), more.move({ share: "nights", nights: 1 })]) {
      expect(rest.sums).toEqual([0, 100_00]);
      for (const share of [{}, { share: "amount", amount: 1 }, { share: "percent", percent: 1 }] as const)
        expect(rest.refusal(share)).toEqual(["line", "CHARGE_SPLIT"]);
    }
    expect(most.withLines([nightOf(night.date, 50_00)]).sums).toEqual([20_00, 30_00]);
    // never more of a night than it costs by now
    expect(more.move().withLines([nightOf(night.date, 50_00)]).sums).toEqual([0, 50_00]);
  });

  it.each([
    [33, 33_02],
    [50, 50_03],
    [67, 67_03],
    [99, 99_05],
  ])("goes by %i percent and its rest, to the cent and with its VAT", (percent, part) => {
    const lines = [nightOf(night.date, 100_05)];
    const shared = folioOf(lines).move({ share: "percent", percent });
    expect(shared.sums).toEqual([100_05 - part, part]);
    expect(shared.move().sums).toEqual([0, 100_05]);
    expect(vatByRate(shared.charges)).toEqual(vatByRate(lines));
  });

  it("takes the nights from it on along, each by itself", () => {
    const nights = [nightOf("2026-03-28", 90_00), nightOf("2026-03-29", 80_00), nightOf("2026-03-27", 70_00)];
    expect(folioOf(nights).move({ share: "nights", nights: 2 }).sums).toEqual([70_00, 170_00]);
  });

  it("takes allowances along that the rest does not bear, and bears those that come later", () => {
    const allowance = line("Frío", "allowance", -1_000);
    const dinner = folioOf([line("Cena", "posted", 4_000), allowance]).move();
    expect(dinner.sums).toEqual([0, 3_000]);
    const [spa, other] = [line("Spa", "posted", 500), line("Ruido", "allowance", -500)];
    const borne = folioOf([spa, night, other]).move();
    expect(borne.move({ chargeId: other.id }).sums).toEqual([100_00, 0]);
  });
});
