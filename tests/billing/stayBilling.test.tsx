import { waitFor } from "@testing-library/react";
import { AxiosError } from "axios";
import { expect, it } from "vitest";

import { stayBilling, stayBillingParts } from "@/shared/billing/stayBilling";

import { loseAnswerOf } from "../support/loseAnswerOf";
import { acme, counted, openBilling } from "./openBilling";

const { actions, selectors } = stayBilling.acts;

it.each([
  ["Guardar borrador", "/documents", { documents: 1, records: 0 }, { isKept: true }],
  ["Emitir", "/billing/issued", { documents: 1, records: 1 }, {}],
] as const)(
  "%s at a folio makes one document, where its outcome was not known and it is pressed again",
  async (...of) => {
    const [, path, { documents, records }, how] = of;
    const { store, db } = openBilling();
    await store.install({ catalogues: [], pages: [], state: async () => stayBillingParts });
    const { id } = [...db.hotel.all()].find(
      ({ state, billing, departure }) => state === "inHouse" && !billing && departure > "2026-04-14",
    )!;
    const before = await counted();
    const draft = { reservationId: id, window: "guest", customer: acme } as const;
    const press = () =>
      store.dispatch(actions.requested({ id, action: "bill", request: { version: 0, draft, ...how } }));
    const acting = () => selectors.selectActing(store.getState() as never);
    loseAnswerOf("post", new RegExp(`${path}$`), AxiosError.ECONNABORTED);
    press();
    await waitFor(() => expect(acting().refusal).toBeDefined(), { timeout: 5000 });
    press();
    await waitFor(() => expect(acting().pending).toBeUndefined(), { timeout: 5000 });
    expect(acting().refusal).toBeUndefined();
    expect(await counted()).toMatchObject({
      documents: before.documents + documents,
      records: before.records + records,
    });
  },
);
