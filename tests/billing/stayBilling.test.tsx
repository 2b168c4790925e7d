import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";

import { billingContract } from "@/contract/billing/billing";
import { accountBillingLoad, stayBilling, stayBillingParts } from "@/shared/billing/stayBilling";

import { selectNotices } from "@/shared/notices/noticesSlice";

import { acme, openBilling } from "./openBilling";

const { actions, selectors } = stayBilling.acts;

/** The state of billing at folios, with two stays in house that nothing has billed. */
async function openStays(conditions: Parameters<typeof openBilling>[0] = {}) {
  const { store, db } = openBilling(conditions);
  await store.install({ catalogues: [], pages: [], state: async () => stayBillingParts });
  const [stay, other] = [...db.hotel.all()].filter(
    ({ state, billing, departure }) => state === "inHouse" && !billing && departure > "2026-04-14",
  );
  const billed = () => accountBillingLoad.selectData(store.getState() as never);
  const show = async ({ id }: { id: string }) => {
    store.dispatch(accountBillingLoad.requested(id));
    await waitFor(() => expect(billed()).toBeDefined());
  };
  const bill = ({ id }: { id: string }, how = {}) => {
    const draft = { reservationId: id, window: "guest", customer: acme } as const;
    store.dispatch(actions.requested({ id, action: "bill", request: { version: 0, draft, ...how } }));
  };
  const acting = () => selectors.selectActing(store.getState() as never);
  const said = () =>
    selectNotices(store.getState()).map(({ kind, sentence }) => [kind, "id" in sentence && sentence.id]);
  return { store, stay: stay!, other: other!, show, billed, bill, acting, said };
}

it("says only that a document is issued where what is left to bill cannot be read after it", async () => {
  let isBroken = false;
  const failureOf = (called: unknown) => (isBroken && called === billingContract.getAccountBilling ? 500 : undefined);
  const { stay, show, bill, acting, said, billed } = await openStays({ failureOf });
  await show(stay);
  isBroken = true;
  bill(stay);
  await waitFor(() => expect(acting().pending).toBeUndefined(), { timeout: 5000 });
  expect([acting().refusal, said()]).toEqual([undefined, [["success", "invoice.issued"]]]);
  expect(billed()!.documents).toEqual([]);
  isBroken = false;
  await waitFor(() => expect(billed()!.documents).toHaveLength(1), { timeout: 8000 });
});

it("shows what is billed of a stay at no other that was opened since", async () => {
  const { stay, other, show, bill, acting, billed } = await openStays();
  await show(other);
  const before = billed();
  bill(stay);
  await waitFor(() => expect(acting().pending).toBeUndefined(), { timeout: 5000 });
  expect(billed()).toEqual(before);
});
