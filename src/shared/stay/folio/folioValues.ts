import type { AccountWindow } from "@/contract/account/account";
import type { OpenFolio } from "@/contract/reservations/folios";

/** What is typed in the dialogs of a folio. */
export const noFolioValues = {
  product: "",
  description: "",
  quantity: "1",
  unitPrice: "",
  vat: "10",
  method: "",
  amount: "",
  tendered: "",
  isDeposit: false,
  reason: "",
  window: "guest" as AccountWindow,
  /** Who pays instead. */
  stay: null as OpenFolio | null,
  /** Where the problem of `stay` is told. */
  stayId: "",
};

export type FolioValues = typeof noFolioValues;
