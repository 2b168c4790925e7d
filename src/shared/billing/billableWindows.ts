import type { AccountBilling, BillableWindow } from "@/contract/billing/accountBilling";

export const isOpen = ({ total, corrections }: BillableWindow) => total !== 0 || corrections !== 0;

export const openDeposits = ({ deposits }: BillableWindow) => deposits.filter(({ document }) => document === "");

/** Whether something of it can be billed now: its rest, or a payment on account. */
export const isBillable = (window: BillableWindow) => isOpen(window) || openDeposits(window).length > 0;

/** The windows in which something can be billed or a proforma made, those to be billed first. */
export const billableIn = ({ windows }: AccountBilling) => [
  ...windows.filter(isBillable),
  ...windows.filter((window) => !isBillable(window) && window.proforma !== 0),
];
