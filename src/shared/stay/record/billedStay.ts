import type { FoundByNumber } from "@/contract/reservations/stayNumbers";
import { isLikeInvoice } from "@/domain/reservations/stayNumbers";
import { createLoad } from "@/shared/load/createLoad";

import { reservationsApi } from "./reservationsApi";

/** The stay that an invoice bills. */
export interface BilledStay extends FoundByNumber {
  id: string;
}

/** By what is sought: null where it is no invoice. */
export const billedStay = createLoad("billedStay", async (sought: string): Promise<BilledStay | null> => {
  if (sought === "") return null;
  const { rows } = await reservationsApi.listReservations({ query: { text: sought, page: 1, perPage: 1 } });
  return rows.find(({ foundBy }) => foundBy?.kind === "invoice") ?? null;
});

/** The stay of a whole invoice number, which a page has no list of. */
export const useBilledStay = (sought: string): BilledStay | undefined =>
  billedStay.use(isLikeInvoice(sought) ? sought.trim() : "").data ?? undefined;
