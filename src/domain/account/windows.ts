import type { Account, Charge, Payment } from "@/contract/account/account";
import type { AccountWindow, Billing, RoutedKind, WindowSums } from "@/contract/account/accountWindows";

import { balanceOf, chargedTotal, paidTotal } from "./balance";

export const windowOf = ({ window = "guest" }: Pick<Charge | Payment, "window">): AccountWindow => window;

export const otherWindow = (window: AccountWindow): AccountWindow => (window === "guest" ? "company" : "guest");

export const inWindow = <Line extends Pick<Charge | Payment, "window">>(
  lines: readonly Line[],
  window: AccountWindow,
) => lines.filter((line) => windowOf(line) === window);

/** Where the rules send what is of a kind. */
export const ruledWindow = (kind: RoutedKind, billing: Billing | undefined): AccountWindow =>
  billing?.routed.includes(kind) ? "company" : "guest";

/** The window that has what belongs to one: the guest's, where that is closed again. */
export const openWindow = (window: AccountWindow, { billing }: { billing?: Billing } = {}): AccountWindow =>
  billing ? window : "guest";

/** Stored where it is not the guest's. */
export const placeOf = (window: AccountWindow | undefined): { window?: "company" } =>
  window === "company" ? { window } : {};

/**
 * The sums of each window, the guest's first; there is no other unless somebody is billed. `lines` are all lines, posted or
 * not.
 */
export function windowSums(
  lines: readonly Charge[],
  { payments: all, billing }: Pick<Account, "payments" | "billing">,
): WindowSums[] {
  const windows: AccountWindow[] = billing ? ["guest", "company"] : ["guest"];
  return windows.map((window) => {
    const total = chargedTotal(inWindow(lines, window));
    const payments = inWindow(all, window);
    const sums = { window, total, paid: paidTotal(payments), balance: balanceOf(total, payments) };
    const isHandedOver = window === "company" && billing?.leader !== undefined;
    return isHandedOver ? { ...sums, handedOver: total, balance: sums.balance - total } : sums;
  });
}

/** The sums of a window; of the guest's unless told. */
export const sumsOf = (windows: readonly WindowSums[], window: AccountWindow = "guest"): WindowSums =>
  windows.find((one) => one.window === window) ?? { window, total: 0, paid: 0, balance: 0 };
