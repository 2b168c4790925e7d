import type { Charge } from "@/contract/account/account";
import { postedLines, withStored } from "@/domain/folio/folioLines";
import { placedLines } from "@/domain/account/placing";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../StoredReservation";

/**
 * The lines of the folio: each past night, the extras with the first night, and what is stored: fees, other charges and
 * corrections. Nights and extras are derived from the stay, so none can be lost or posted twice.
 */
export function folioOf(
  reservation: StoredReservation,
  hotel: Hotel,
  businessDate = hotel.property.businessDate,
): Charge[] {
  const posted = postedLines(reservation, hotel.products, businessDate);
  return placedLines(withStored(posted, reservation.charges), reservation);
}
