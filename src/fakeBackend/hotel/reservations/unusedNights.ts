import type { Charge } from "@/contract/reservations/folio";
import type { ReservationNight } from "@/contract/reservations/reservations";
import type { HistoryEntry } from "@/contract/reservations/reservationHistory";
import type { CivilDate } from "@/contract/property";
import { unusedNightsPrice } from "@/domain/desk/deskReasons";
import { placeOf, wholeFolio } from "@/domain/folio/windows";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../StoredReservation";
import { toReservation } from "./toReservation";

type Version = Pick<StoredReservation, "id" | "version">;

/** One for each change of a departure: it is of the version that was changed. */
const unusedAt = ({ id, version }: Version) => `early:${id}:${version}`;
const sleptAt = ({ id, version }: Version) => `slept:${id}:${version}`;

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
    // who was to pay the nights pays them
    ...placeOf(wholeFolio(stored, hotel.products).find(isUnused)?.window),
  };
  return amount > 0 ? [...stored.charges, charge] : stored.charges;
}

/** The charges of a stay that gets longer again: of what was charged for nights not slept, those that are slept are taken back. */
export function withNightsSlept(
  stored: StoredReservation,
  nights: readonly ReservationNight[],
  hotel: Hotel,
): Charge[] {
  const { charges, departure } = stored;
  const charge = charges.findLast((one) => isOfUnused(one) && !isCorrected(one, charges));
  const slept = unusedNightsPrice({ nights: [...nights] }, departure);
  if (!charge || slept === 0) return charges;
  const rest = charge.amount - slept;
  const { businessDate: date } = hotel.property;
  return [
    ...charges,
    cancelling(charge, sleptAt(stored), date),
    ...(rest > 0 ? [{ ...charge, ...named(unusedAt(stored)), date, amount: rest }] : []),
  ];
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
  ];
}

const named = (sourceRef: string) => ({ id: sourceRef, sourceRef });
const isOfUnused = ({ kind, sourceRef }: Charge) => kind === "posted" && sourceRef.startsWith("early:");
const isCorrected = ({ id }: Charge, charges: readonly Charge[]) => charges.some(({ corrects }) => corrects === id);

const cancelling = ({ id, description, amount }: Charge, sourceRef: string, date: CivilDate): Charge => ({
  ...named(sourceRef),
  kind: "correction",
  date,
  description,
  amount: -amount,
  corrects: id,
});

/** What a change does to the balance, for the history. */
export function balanceChanges(
  former: StoredReservation,
  next: StoredReservation,
  hotel: Hotel,
): HistoryEntry["changes"] {
  const [before, after] = [former, next].map((stored) => String(toReservation(stored, hotel).balance));
  return before === after ? [] : [{ field: "balance", before: before!, after: after! }];
}
