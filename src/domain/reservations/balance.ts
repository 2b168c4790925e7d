import type { Charge } from "@/contract/account/account";
import type { AgreedProduct, ReservationExtra } from "@/contract/reservations/folio";
import type { Cents, CivilDate, Product } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";

import { checkedPrice } from "../rates/prices";
import { type ExtraCount, unitsOf } from "./extraPeople";

export type Billed = Pick<Reservation, "state" | "nights" | "adults" | "childrenAges" | "charges"> & {
  extras: readonly (Pick<ReservationExtra, "productId" | "quantity" | "people" | "agreed"> &
    Partial<Pick<ReservationExtra, "id">>)[];
};

/** The product of an extra, as it was agreed or, in a draft, as it is sold now. Undefined for one that is not known. */
export const agreedProduct = (
  { productId, agreed }: Pick<ReservationExtra, "productId" | "agreed">,
  products: readonly Product[],
): AgreedProduct | undefined => agreed ?? products.find(({ id }) => id === productId);

/** The terms of an extra that is agreed now. */
export const agreedNow = ({ name, price, per, vat }: Product): AgreedProduct => ({ name, price, per, vat });

/** Cents of an extra: price × quantity × what it is counted by. Throws a RangeError for a negative price. */
export const extraTotal = (
  { per, price }: Pick<Product, "per" | "price">,
  extra: ExtraCount,
  nights: number,
  people: number,
): Cents => checkedPrice(price) * extra.quantity * unitsOf(per, extra, nights, people);

/** Agreed price of room and extras, in cents; an extra whose product no longer exists costs nothing. */
export function agreedTotal(
  { nights, extras, adults, childrenAges }: Omit<Billed, "state" | "charges">,
  products: readonly Product[],
): Cents {
  const room = nights.reduce((sum, { price }) => sum + price, 0);
  const people = adults + childrenAges.length;
  return extras.reduce((sum, extra) => {
    const product = agreedProduct(extra, products);
    return sum + (product ? extraTotal(product, extra, nights.length, people) : 0);
  }, room);
}

/** Whether the line cancels a night or an extra: it costs what that costs, with the opposite sign. */
export const cancelsOfStay = ({ kind, sourceRef }: Charge): boolean =>
  kind === "correction" && /^correction:(room|extra):/.test(sourceRef);

/** The id of the folio's line of a night. The line of an extra has the extra's. */
export const nightLineId = (date: CivilDate): string => `room-${date}`;

/**
 * Total of the stay, in cents, posted or not: the agreed price while the reservation is valid, without the nights and
 * extras that are corrected, and always the folio's fees, other charges and their corrections. Folio lines for room and
 * extras post the agreed price and add nothing.
 */
export function totalOf(reservation: Billed, products: readonly Product[]): Cents {
  const { state, charges } = reservation;
  const isOff = state === "cancelled" || state === "noShow";
  const whole = isOff ? 0 : agreedTotal(reservation, products);
  if (charges.length === 0) return whole; // most of a year's reservations, each of which a list sums
  const onTop = charges.filter((line) => onTopOfStay.has(line.kind) && !cancelsOfStay(line));
  const agreed = isOff ? 0 : whole - correctedOfStay(reservation, products);
  return onTop.reduce((sum, { amount }) => sum + amount, agreed);
}

/** Spend of the stay itself, in cents: lines that another room has handed over were bought there. */
export const spentOf = (reservation: Billed, products: readonly Product[]): Cents =>
  totalOf({ ...reservation, charges: reservation.charges.filter(({ kind }) => kind !== "transfer") }, products);

const onTopOfStay = new Set<Charge["kind"]>(["fee", "posted", "allowance", "correction", "transfer"]);

function correctedOfStay({ charges, nights, extras, ...people }: Billed, products: readonly Product[]): Cents {
  const corrected = new Set(charges.filter(cancelsOfStay).map(({ corrects }) => corrects));
  if (corrected.size === 0) return 0;
  const prices = nights.filter(({ date }) => corrected.has(nightLineId(date))).map(({ price }) => price);
  const gone = extras.filter(({ id }) => id !== undefined && corrected.has(id));
  const ofExtras =
    agreedTotal({ ...people, nights, extras: gone }, products) -
    agreedTotal({ ...people, nights, extras: [] }, products);
  return prices.reduce((sum, price) => sum + price, ofExtras);
}
