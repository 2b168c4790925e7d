import type { PaymentMethod } from "@/contract/account/account";

/** Whether money is taken by the method: not by a debt that is handed over, by what another room pays, nor by points. */
export const takesMoney = (method: PaymentMethod): boolean =>
  method !== "receivable" && method !== "room" && method !== "points";
