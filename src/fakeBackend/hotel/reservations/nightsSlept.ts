import type { Charge } from "@/contract/account/account";
import type { ReservationNight } from "@/contract/reservations/reservations";
import type { CivilDate } from "@/contract/property";
import { unusedNightsPrice } from "@/domain/desk/deskReasons";

import type { Hotel } from "../Hotel";
import type { StoredReservation } from "../books/StoredReservation";

export type Version = Pick<StoredReservation, "id" | "version">;

/** One for each change of a departure: it is of the version that was changed. */
export const unusedAt = ({ id, version }: Version) => `early:${id}:${version}`;
export const sleptAt = ({ id, version }: Version) => `slept:${id}:${version}`;

/** The charges of a stay that gets longer again: of what was charged for nights not slept, those that are slept are taken back. */
export function withNightsSlept(
  stored: StoredReservation,
  nights: readonly ReservationNight[],
  hotel: Hotel,
): Charge[] {
  const { charges, departure } = stored;
  const charge = charges.findLast((one) => one.isForUnusedNights && !isCorrected(one, charges));
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

export const named = (sourceRef: string) => ({ id: sourceRef, sourceRef });
export const isCorrected = ({ id }: Charge, charges: readonly Charge[]) =>
  charges.some(({ corrects }) => corrects === id);

export const cancelling = ({ id, description, amount }: Charge, sourceRef: string, date: CivilDate): Charge => ({
  ...named(sourceRef),
  kind: "correction",
  date,
  description,
  amount: -amount,
  corrects: id,
});
