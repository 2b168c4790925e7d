import type { Cents, CivilDate } from "./property";

/** Something sold with the stay; its total is price × quantity × the number of its units. */
export interface ReservationExtra {
  id: string;
  productId: string;
  quantity: number;
}

/** A line of the folio. A correction is a separate line with the opposite sign. */
export interface Charge {
  id: string;
  /** Unique key of what it charges: `room:RSV-000482:2026-03-27`, `fee:RSV-000482:1`. */
  sourceRef: string;
  kind: "room" | "extra" | "fee" | "correction";
  date: CivilDate;
  description: string;
  amount: Cents;
}

export interface Payment {
  id: string;
  method: "card" | "cash" | "transfer" | "agency";
  amount: Cents;
  /** ISO 8601 instant. */
  at: string;
}
