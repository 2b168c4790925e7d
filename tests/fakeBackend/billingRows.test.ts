import { expect, it } from "vitest";

import { acme, billingApi as api, charge, get, openStay } from "../support/billingCalls";

it("lists a draft with the sum that its page shows, and follows what its stay is charged", async () => {
  const { id, draft } = openStay();
  const made = await api.createDocument({ body: { clientId: "draft", draft: { ...draft, customer: acme } } });
  const listed = async () => (await api.listDocuments({ query: { reservationId: id } })).rows[0]!;
  expect(made.total).toBeGreaterThan(0);
  expect(await listed()).toMatchObject({ number: "", total: made.total, open: 0 });
  await charge(id, 5_000);
  expect((await listed()).total).toBe(made.total + 5_000);
  expect((await get(made.id)).total).toBe(made.total + 5_000);
});

it("says of each payment who took it, in the list and on its document", async () => {
  openStay();
  const { rows } = await api.listPayments({ query: {} });
  expect(rows.filter(({ by }) => by === "")).toEqual([]);
  const paid = rows.find(({ documentId }) => documentId)!;
  const { payments } = await get(paid.documentId!);
  expect(payments.map(({ by }) => by)).toContain(paid.by);
});
