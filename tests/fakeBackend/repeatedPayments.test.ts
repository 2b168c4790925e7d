import { expect, it } from "vitest";

import { acme, bill, billingApi as api, charge, get, openStay } from "../support/billingCalls";
import { hotelRefusalOf } from "../support/hotelBackend";

const money = { paymentId: "p", method: "transfer", amount: 100 } as const;

/** Upon the newest version, as a form does that was opened after a reload. */
async function payDocument(id: string, input: object = money) {
  const { version } = await get(id);
  return api.actOnDocument({ params: { id, action: "pay" }, body: { version, ...input } });
}

async function payAccount(id: string, input: object = money) {
  const { version } = await api.getReceivable({ params: { id } });
  return api.actOnReceivable({ params: { id, action: "pay" }, body: { version, ...input } });
}

it("takes money for a document once under its id, at the folio of its stay too, and no other money under it", async () => {
  const { draft } = openStay();
  await charge(draft.reservationId, 50_00);
  const { id, open } = await bill({ ...draft, customer: acme });
  const paid = await payDocument(id);
  expect(paid.open).toBe(open - 100);
  expect(await payDocument(id)).toEqual(paid);
  expect(await hotelRefusalOf(payDocument(id, { ...money, amount: 200 }))).toMatchObject({ codes: ["PAYMENT_TAKEN"] });
  expect(await hotelRefusalOf(payDocument(id, { ...money, method: "card" }))).toMatchObject({
    codes: ["PAYMENT_TAKEN"],
  });
  expect(await get(id)).toEqual(paid);
  expect((await payDocument(id, { ...money, paymentId: "q" })).open).toBe(open - 200);
});

it("takes money for an account once under its id, and no other money under it", async () => {
  openStay();
  const { accounts } = await api.listReceivables();
  const { id, balance } = accounts.find((account) => account.balance > 200)!;
  const paid = await payAccount(id);
  expect(paid.balance).toBe(balance - 100);
  expect(await payAccount(id)).toEqual(paid);
  expect(await hotelRefusalOf(payAccount(id, { ...money, amount: 200 }))).toMatchObject({ codes: ["PAYMENT_TAKEN"] });
  expect((await payAccount(id, { ...money, paymentId: "q" })).balance).toBe(balance - 200);
});

it("issues a draft once under the id of its form, and another draft besides", async () => {
  const { draft } = openStay();
  const proforma = { ...draft, customer: acme, isProforma: true as const };
  const issue = (one: object) => api.billAccount({ body: { clientId: "form", draft: { ...proforma, ...one } } });
  const first = await issue({});
  expect((await issue({})).number).toBe(first.number);
  expect((await issue({ customer: { ...acme, address: "Calle Menor, 2" } })).number).not.toBe(first.number);
});
