import { expect, it } from "vitest";

import { billingReason } from "@/domain/billing/documentKinds";
import { billFaults, draftIn, proposedIn } from "@/shared/billing/BillForm";

import { billingApi } from "../support/billingCalls";
import { openHotel } from "../support/hotelBackend";

it("asks for no tax number where the fee of a no-show becomes a receipt, however much it is", async () => {
  const { hotel } = openHotel();
  const { id } = [...hotel.all()].find(({ state, charges }) => state === "noShow" && charges.length > 0)!;
  const { windows } = await billingApi.getAccountBilling({ params: { id } });
  const amount = { amount: 40_000, currency: "EUR" };
  const window = { ...windows[0]!, againstTicket: [billingReason("SIMPLIFIED_LIMIT", amount)] };
  const values = { ...proposedIn(window), taxId: "", address: "" };
  expect(values.as).toBe("receipt");
  expect(billFaults(values, window)).toEqual([]);
  const draft = draftIn(values, id);
  const { kind, customer, total } = await billingApi.billAccount({ body: { clientId: "fee", draft } });
  expect([kind, customer?.name, total]).toEqual(["receipt", window.customer.name, window.total]);
});
