import type { Payment } from "@/contract/account/account";
import type { DocumentPayment } from "@/contract/billing/billingDocument";

import type { StoredReservation } from "../../hotel/books/StoredReservation";
import type { Hotel } from "../../hotel/Hotel";
import { closedOn } from "../../hotel/sample/closedOn";

/** When a payment of a stay was taken, and by which person: as the sample says, else as its history does. */
export function takenAt(
  { at, by, date = closedOn(Date.parse(at)) }: Pick<Payment, "at" | "by" | "date">,
  { history = [] }: StoredReservation,
  { property: { businessDate } }: Hotel,
): Pick<DocumentPayment, "at" | "date" | "by"> {
  return {
    at,
    date: date > businessDate ? businessDate : date,
    by: by ?? history.find((line) => line.at === at)?.by ?? "",
  };
}
