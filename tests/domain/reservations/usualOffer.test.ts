import { expect, it } from "vitest";

import type { Offer } from "@/contract/reservations/rates";
import { guaranteesAtDesk } from "@/domain/reservations/deskGuarantees";
import { usualOffer } from "@/domain/reservations/usualOffer";
import { reasonFor } from "@/domain/reasonFor";

import { samplePolicies } from "../sampleReservation";

const nights = [{ date: "2026-03-27", price: 74_00 }];
const company = { id: "C-1", name: "Acme" };
const offer = (name: string, changes: Partial<Offer> = {}) => ({ name, nights, reasons: [], ...changes });
const sold = { reasons: [reasonFor("MIN_STAY", { nights: 2, date: "2026-03-27" })] };
const agreed = (count: number) => ({ contract: { company, nights: count, discounts: [] } });

it.each([
  ["the first plan, though another is cheaper", [offer("BAR"), offer("NRF")], "BAR"],
  ["the next that can be sold", [offer("BAR", sold), offer("NRF")], "NRF"],
  ["the agreed one", [offer("BAR"), offer("CORP", agreed(1))], "CORP"],
  ["not one that is agreed in part", [offer("BAR"), offer("CORP", agreed(0))], "BAR"],
  ["the first of those that can't be sold", [offer("BAR", sold), offer("NRF", sold)], "BAR"],
])("a type of room begins with %s", (_, offers, wanted) => {
  expect(usualOffer(offers)?.name).toBe(wanted);
});

it("a plan that is paid at once asks a guest at the desk for the money, or for a company", () => {
  const whole = { ...samplePolicies.deposit, dueDaysBefore: null, fee: { kind: "percent", percent: 100 } as const };
  expect(guaranteesAtDesk({ deposit: whole })).toEqual(["prepaid", "company"]);
  expect(guaranteesAtDesk({ deposit: { ...whole, fee: { kind: "percent", percent: 30 } } })[0]).toBe("card");
});
