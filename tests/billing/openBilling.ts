import { screen, within } from "@testing-library/react";

import { billingContract } from "@/contract/billing/billing";
import type { DocumentRow } from "@/contract/billing/documentRow";
import { createClient } from "@/shared/api/createClient";
import { paths } from "@/shared/routing/paths";

import { alreadySignedIn } from "../support/alreadySignedIn";
import { unbilledStay } from "../support/billingCalls";
import { openApp } from "../support/openApp";

export const api = createClient(billingContract);
export const acme = { name: "Acme, S.L.", taxId: "B00000000", address: "Calle Mayor, 1", country: "ES" };
export const get = (id: string) => api.getDocument({ params: { id } });
export const drawer = async (name: string | RegExp) =>
  within(await screen.findByRole("dialog", { name }, { timeout: 8000 }));

/** What billing has made so far: nothing else may come of a press than what it is for. */
export async function counted() {
  const documents = await api.exportDocuments({ query: {} });
  const payments = await api.exportPayments({ query: {} });
  const { count } = await api.getChain();
  return { documents: documents.length, payments: payments.length, records: count };
}

/** The app on 14 April 2026, at the payments: a page of billing that no test of a document looks at. */
export function openBilling(conditions: Parameters<typeof openApp>[1] = {}) {
  alreadySignedIn();
  const app = openApp(paths.payments, { now: () => new Date("2026-04-14T08:00:00.000Z"), ...conditions });
  /** A document in its drawer. */
  const open = async ({ id, number }: Pick<DocumentRow, "id" | "number">) => {
    await app.router.navigate(`${paths.documents}/${id}`);
    return drawer(number || "Borrador");
  };
  /** The first document of a kind or state. */
  const first = async (query: Parameters<typeof api.exportDocuments>[0]["query"]) =>
    (await api.exportDocuments({ query }))[0]!;
  /** Of a stay in house that nothing has billed yet. */
  const draft = async (clientId = "a") => {
    const of = { reservationId: unbilledStay(app.db.hotel), window: "guest", customer: acme } as const;
    return api.createDocument({ body: { clientId, draft: of } });
  };
  return { ...app, open, first, draft };
}
