import type { PaymentMethod } from "@/contract/account/account";

/** Whether money is taken by the method: not by a debt that is handed over, nor by what another room pays. */
export const takesMoney = (method: PaymentMethod): boolean => method !== "receivable" && method !== "room";
