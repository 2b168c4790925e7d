import type { Charge, Payment } from "@/contract/account/account";
import type { DayFigures } from "@/contract/day/dayFigures";
import type { CivilDate, Product } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { dayFigures } from "@/domain/close/dayFigures";
import { postedFolio } from "@/domain/folio/folioLines";
import { isUncounted } from "@/domain/reservations/countedReasons";
import type { RoomsOfNight } from "@/domain/kpis/nightSums";

import { historyOf } from "../hotel/reservations/historyOf";
import type { StoredReservation } from "../hotel/books/StoredReservation";

/** Something that has an instant, and no business date. */
export interface Happening {
  key: string;
  /** ISO 8601. */
  at: string;
}

interface DayPayment extends Happening, Pick<Payment, "method" | "amount" | "declined"> {}

/** The part of the books that the figures of a day are made of. */
export interface DayBooks {
  reservations: Iterable<StoredReservation>;
  payments: readonly DayPayment[];
}

/** The lines of a stay that count on open days, or on all where it has no closed one. */
export type LinesOf = (stored: StoredReservation) => readonly Charge[];

/** The figures of a day as they are once it is closed; of what has no date, `isOfDay` says whether it is of that day. */
export function figuresOf(
  date: CivilDate,
  { reservations, payments }: DayBooks,
  { products, linesOf }: { products: readonly Product[]; linesOf: LinesOf },
  { inventory, outOfOrder, houseUse }: RoomsOfNight,
  isOfDay: (happening: Happening) => boolean,
): DayFigures {
  const known = [...reservations].filter(({ isDeleted }) => !isDeleted);
  const stays = known
    .filter((stay) => isOf(stay, date))
    .map((stay) => ({ ...stay, charges: postedOf(stay, date, products, linesOf(stay)) }));
  return dayFigures(
    date,
    stays,
    {
      payments: payments.filter(isOfDay),
      noShows: known.filter((one) => one.state === "noShow" && isOfDay(ending(one))).length,
      cancellations: known.filter((one) => one.state === "cancelled" && !isUncounted(one) && isOfDay(ending(one)))
        .length,
    },
    { rooms: inventory, available: inventory - outOfOrder, houseUse },
  );
}

/** Those of nights and services that are posted by the end of the day, and all others. */
function postedOf(stay: StoredReservation, date: CivilDate, products: readonly Product[], lines: readonly Charge[]) {
  const posted = new Set(postedFolio(stay, products, addDays(date, 1)).map(({ id }) => id));
  return lines.filter(({ id, kind }) => posted.has(id) || (kind !== "room" && kind !== "extra"));
}

/** The happenings from an instant on. */
export function keysSince(at: string, { reservations, payments }: DayBooks): string[] {
  const ended = [...reservations].filter(({ state }) => state === "noShow" || state === "cancelled");
  const since = [...payments, ...ended.map(ending)].filter((happening) => happening.at >= at);
  return [...new Set(since.map(({ key }) => key))];
}

/** The payments of stays alone. */
export const paymentsOfStays = (reservations: readonly StoredReservation[]): DayPayment[] =>
  reservations
    .filter(({ isDeleted }) => !isDeleted)
    .flatMap((one) => one.payments.map((payment) => ({ ...payment, key: `payment:${one.id}:${payment.id}` })));

/** Whether anything of the stay can be of that date. */
const isOf = ({ arrival, departure, checkedOutOn, charges }: StoredReservation, date: CivilDate) =>
  (arrival <= date && date <= departure) || checkedOutOn === date || charges.some((line) => line.date === date);

/** When it was cancelled, or marked as not come. */
export function ending(reservation: StoredReservation): Happening {
  const { id, state, updatedAt } = reservation;
  const what = state === "noShow" ? "markNoShow" : "cancel";
  const entry = historyOf(reservation).find((line) => line.what === what);
  return { key: `${what}:${id}:${entry?.id ?? ""}`, at: entry?.at ?? new Date(updatedAt).toISOString() };
}
