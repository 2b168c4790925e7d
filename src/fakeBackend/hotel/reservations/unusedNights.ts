import type { Charge } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";
import { unusedNightsPrice } from "@/domain/desk/deskReasons";
import { placeOf } from "@/domain/account/windows";
import { wholeFolio } from "@/domain/folio/folioLines";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../books/StoredReservation";
import { cancelling, isCorrected, named, sleptAt, unusedAt } from "./nightsSlept";
import { allowedAgain } from "./withoutOutlived";

/** The charges of a stay with the nights that the guest pays and does not sleep. */
export function withUnusedNights(stored: StoredReservation, departure: CivilDate, hotel: Hotel): Charge[] {
  const amount = unusedNightsPrice(stored, departure);
  const isUnused = ({ kind, date }: Charge) => kind === "room" && date >= departure;
  const charge: Charge = {
    ...named(unusedAt(stored)),
    kind: "posted",
    date: hotel.property.businessDate,
    description: "Noches no disfrutadas",
    amount,
    isForUnusedNights: true,
    // who was to pay the nights pays them
    ...placeOf(wholeFolio(stored, hotel.products).find(isUnused)?.window),
  };
  return amount > 0 ? [...stored.charges, charge] : stored.charges;
}

/** The charges of a stay whose change of departure, made at a version, is undone: lines of their own cancel those of the change. */
export function withNightsBack(stored: StoredReservation, version: number, hotel: Hotel): Charge[] {
  const { id, charges } = stored;
  const { businessDate: date } = hotel.property;
  const of = (sourceRef: string) => charges.find((one) => one.sourceRef === sourceRef);
  const posted = of(unusedAt({ id, version }));
  const former = charges.find((one) => one.id === of(sleptAt({ id, version }))?.corrects);
  return [
    ...charges,
    ...(posted && !isCorrected(posted, charges) ? [cancelling(posted, `correction:${posted.id}`, date)] : []),
    ...(former ? [{ ...former, ...named(unusedAt(stored)), date }] : []),
    ...allowedAgain(stored, { id, version }, date),
  ];
}
