import type { DayFigures } from "@/contract/day/dayFigures";
import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";
import { dayFigures } from "@/domain/close/dayFigures";
import { postedFolio } from "@/domain/folio/folioLines";
import type { RoomsOfNight } from "@/domain/kpis/nightSums";

import type { Hotel } from "../hotel/Hotel";
import { historyOf } from "../hotel/reservations/historyOf";
import type { StoredReservation } from "../hotel/books/StoredReservation";

/** Something that has an instant, and no business date. */
export interface Happening {
  key: string;
  /** ISO 8601. */
  at: string;
}

/** The figures of a day as they are once it is closed; of what has no date, `isOfDay` says whether it is of that day. */
export function figuresOf(
  date: CivilDate,
  reservations: Iterable<StoredReservation>,
  hotel: Hotel,
  { inventory, outOfOrder, houseUse }: RoomsOfNight,
  isOfDay: (happening: Happening) => boolean,
): DayFigures {
  const known = [...reservations].filter(({ isDeleted }) => !isDeleted);
  const stays = known
    .filter((stay) => isOf(stay, date))
    .map((stay) => ({ ...stay, charges: postedFolio(stay, hotel.products, addDays(date, 1)) }));
  return dayFigures(
    date,
    stays,
    {
      payments: known.flatMap((one) =>
        one.payments.filter(({ id, at }) => isOfDay({ key: paymentKey(one.id, id), at })),
      ),
      noShows: known.filter((one) => one.state === "noShow" && isOfDay(ending(one))).length,
      cancellations: known.filter((one) => one.state === "cancelled" && isOfDay(ending(one))).length,
    },
    { rooms: inventory, available: inventory - outOfOrder, houseUse },
  );
}

/** The happenings from an instant on. */
export function keysSince(at: string, reservations: Iterable<StoredReservation>): string[] {
  return [...reservations]
    .flatMap((one) => [
      ...one.payments.map((payment) => ({ key: paymentKey(one.id, payment.id), at: payment.at })),
      ...(one.state === "noShow" || one.state === "cancelled" ? [ending(one)] : []),
    ])
    .filter((happening) => happening.at >= at)
    .map(({ key }) => key);
}

/** Whether anything of the stay can be of that date. */
const isOf = ({ arrival, departure, checkedOutOn, charges }: StoredReservation, date: CivilDate) =>
  (arrival <= date && date <= departure) || checkedOutOn === date || charges.some((line) => line.date === date);

const paymentKey = (reservationId: string, id: string) => `payment:${reservationId}:${id}`;

/** When it was cancelled, or marked as not come. */
export function ending(reservation: StoredReservation): Happening {
  const { id, state, updatedAt } = reservation;
  const what = state === "noShow" ? "markNoShow" : "cancel";
  const entry = historyOf(reservation).find((line) => line.what === what);
  return { key: `${what}:${id}:${entry?.id ?? ""}`, at: entry?.at ?? new Date(updatedAt).toISOString() };
}
