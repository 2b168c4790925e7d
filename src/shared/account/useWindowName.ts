import type { AccountWindow } from "@/contract/account/account";
import type { Reservation } from "@/contract/reservations/reservations";
import type { Texts } from "@/shared/i18n/texts";
import { useText } from "@/shared/i18n/useText";

type Billing = Reservation["billing"];

/** How a window is called: the guest's, or by the name of who is billed. */
export const windowNames =
  (billing: Billing, text: Texts["text"]) =>
  (window: AccountWindow): string =>
    window === "company" && billing ? billing.name : text(`booking.window.${window}`);

export const useWindowName = ({ billing }: { billing?: Billing }) => windowNames(billing, useText().text);
