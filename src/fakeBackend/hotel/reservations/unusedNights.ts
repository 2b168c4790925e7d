import type { Charge } from "@/contract/reservations/folio";
import type { HistoryEntry } from "@/contract/reservations/reservationHistory";
import type { CivilDate } from "@/contract/property";
import { unusedNightsPrice } from "@/domain/desk/deskReasons";
import { placeOf, wholeFolio } from "@/domain/folio/windows";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../StoredReservation";
import { toReservation } from "./toReservation";

/** One for each earlier departure: it is of the version that was shortened. */
const referenceOf = ({ id, version }: Pick<StoredReservation, "id" | "version">) => `early:${id}:${version}`;

/** The charges of a stay with the nights that the guest pays and does not sleep. */
export function withUnusedNights(stored: StoredReservation, departure: CivilDate, hotel: Hotel): Charge[] {
  const amount = unusedNightsPrice(stored, departure);
  const sourceRef = referenceOf(stored);
  const isUnused = ({ kind, date }: Charge) => kind === "room" && date >= departure;
  const charge: Charge = {
    id: sourceRef,
    sourceRef,
    kind: "posted",
    date: hotel.property.businessDate,
    description: "Noches no disfrutadas",
    amount,
    // who was to pay the nights pays them
    ...placeOf(wholeFolio(stored, hotel.products).find(isUnused)?.window),
  };
  return amount > 0 ? [...stored.charges, charge] : stored.charges;
}

/** The charges of a stay whose earlier departure is undone: a line of its own cancels that of the nights. */
export function withNightsBack({ id, charges }: StoredReservation, shortened: number, hotel: Hotel): Charge[] {
  const reference = referenceOf({ id, version: shortened });
  const charge = charges.find(({ sourceRef }) => sourceRef === reference);
  if (!charge) return charges;
  const { description, amount } = charge;
  const sourceRef = `correction:${reference}`;
  const date = hotel.property.businessDate;
  const kind = "correction";
  return [...charges, { id: sourceRef, sourceRef, kind, date, description, amount: -amount, corrects: charge.id }];
}

/** What a change does to the balance, for the history. */
export function balanceChanges(
  former: StoredReservation,
  next: StoredReservation,
  hotel: Hotel,
): HistoryEntry["changes"] {
  const [before, after] = [former, next].map((stored) => String(toReservation(stored, hotel).balance));
  return before === after ? [] : [{ field: "balance", before: before!, after: after! }];
}
