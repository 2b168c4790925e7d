import type { FolioWindow } from "@/contract/folio";
import type { Reservation } from "@/contract/reservations";
import { useText } from "@/shared/i18n/useText";

/** How a window is called: the guest's, or by the name of who is billed. */
export function useWindowName({ billing }: Pick<Reservation, "billing">): (window: FolioWindow) => string {
  const { text } = useText();
  return (window) => (window === "company" && billing ? billing.name : text(`booking.window.${window}`));
}
