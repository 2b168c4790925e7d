import { expect, it } from "vitest";

import { acme, billingApi as api, charge, get, onFolio, openStay } from "../support/billingCalls";

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

it("lists the draft of a group's payer with what a member has been charged since", async () => {
  const { id, hotel } = openStay();
  const member = [...hotel.all()].find((one) => one.state === "inHouse" && !one.billing && one.id !== id)!;
  const routed = ["room", "extra", "posted"];
  await onFolio(id, "group", { payer: "Boda", routed, memberIds: [member.id] });
  const draft = { reservationId: id, window: "guest" as const, customer: acme };
  const made = await api.createDocument({ body: { clientId: "group", draft } });
  const listed = async () => (await api.listDocuments({ query: { reservationId: id } })).rows[0]!.total;
  expect(await listed()).toBe(made.total);
  await charge(member.id, 7_000);
  const { total } = await get(made.id);
  expect(total).toBe(made.total + 7_000);
  expect(await listed()).toBe(total);
});
