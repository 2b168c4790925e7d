import type { Reservation } from "@/contract/reservations/reservations";
import { accountOf } from "@/domain/folio/folioAccount";
import type { ShownAccount } from "@/shared/account/shownAccount";
import type { Hotel } from "@/shared/hotel/hotelSlice";

/** The folio of a stay as an account on the screen. */
export const folioAccount = ({ property }: Hotel, reservation: Reservation): ShownAccount => ({
  ...accountOf(reservation, property),
  timeZone: property.timeZone,
});
