import type { Payment } from "@/contract/account/account";

import type { StoredReservation } from "../hotel/books/StoredReservation";

/** Who took a payment of a stay: as the sample says, else as its history does. */
export const takenBy = ({ history = [] }: StoredReservation, { at, by }: Payment): string =>
  by ?? history.find((line) => line.at === at)?.by ?? "";
