import type { Charge } from "@/contract/account/account";
import type { BillingSettings, CivilDate, Product } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import { addDays } from "../civilDate";
import { agreedProduct } from "../reservations/balance";

type Served = Pick<Reservation, "arrival" | "nights" | "extras"> & Partial<Pick<Reservation, "checkedInOn">>;

/**
 * The lines of a folio by the days on which they count. A service for each night counts on the day on which it is served, a
 * breakfast on the morning after its night; the folio has it as one line. A house may count it on the day of the arrival. A
 * service that was corrected is taken off its days, or off the day of the correction if that came later.
 */
export function serviceLines(
  lines: Charge[],
  stay: Served,
  products: readonly Product[],
  serviceDay: BillingSettings["serviceDay"],
): Charge[] {
  if (serviceDay === "arrival" || stay.extras.length === 0 || stay.nights.length === 0) return lines;
  return lines.flatMap((line) => {
    const id = line.kind === "extra" ? line.id : line.corrects;
    const extra = stay.extras.find((one) => one.id === id);
    const product = extra && agreedProduct(extra, products);
    if (!product || !isForEachNight(product)) return line;
    const isMorning = products.some((one) => one.id === extra.productId && one.meal === "breakfast");
    const { nights } = stay;
    const first = line.kind === "extra" ? (stay.checkedInOn ?? stay.arrival) : line.date;
    return nights.map(({ date }) => ({
      ...line,
      date: laterOf(isMorning ? addDays(date, 1) : date, first),
      amount: line.amount / nights.length,
      quantity: line.quantity === undefined ? undefined : line.quantity / nights.length,
    }));
  });
}

/** Whether a service costs its price each night. */
const isForEachNight = ({ per }: Pick<Product, "per">): boolean => per === "night" || per === "personNight";

const laterOf = (one: CivilDate, other: CivilDate) => (one > other ? one : other);
