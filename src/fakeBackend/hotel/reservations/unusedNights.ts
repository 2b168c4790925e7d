import type { Charge } from "@/contract/account/account";
import type { CivilDate } from "@/contract/property";
import { unusedNightsPrice } from "@/domain/desk/deskReasons";
import { isRedemption } from "@/domain/account/corrections";
import { placeOf } from "@/domain/account/windows";
import { wholeFolio } from "@/domain/folio/folioLines";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../books/StoredReservation";
import { cancelling, isCorrected, named, sleptAt, unusedAt, type Version } from "./nightsSlept";
import { endedAt } from "./withoutOutlived";

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

/** Allowances that a change has taken back with the nights stand again, but no points: they may be spent by now. */
const allowedAgain = (charges: readonly Charge[], change: Version): Charge[] =>
  charges
    .filter((line) => line.kind === "allowance" && !isRedemption(line))
    .filter(({ id }) => charges.some(({ sourceRef }) => sourceRef === endedAt(change, { corrects: id })))
    .map((line) => ({ ...line, ...named(`again:${change.id}:${change.version}:${line.id}`) }));

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
    ...allowedAgain(charges, { id, version }).map((line) => ({ ...line, date })),
  ];
}
