import type { AccountBilling, BillableWindow } from "@/contract/billing/accountBilling";

export const isOpen = ({ total, corrections }: BillableWindow) => total !== 0 || corrections !== 0;

export const openDeposits = ({ deposits }: BillableWindow) => deposits.filter(({ document }) => document === "");

/** The windows in which something can be billed: the rest of it, or a payment on account. */
export const billableIn = ({ windows }: AccountBilling) =>
  windows.filter((window) => isOpen(window) || openDeposits(window).length > 0);
