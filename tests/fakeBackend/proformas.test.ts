import { expect, it } from "vitest";

import { bill, billingApi, onFolio, openStay } from "../support/billingCalls";

it("bills no deposit by a proforma, which is of the whole window", async () => {
  const { id, draft } = openStay();
  await onFolio(id, "pay", { method: "card", amount: 20_00, isDeposit: true });
  const window = async () => (await billingApi.getAccountBilling({ params: { id } })).windows[0]!;
  const { deposits, proforma } = await window();
  const made = await bill({ ...draft, depositId: deposits[0]!.id, isProforma: true });
  expect(made).toMatchObject({ kind: "proforma", total: proforma });
  expect((await window()).deposits[0]!.document).toBe("");
});
