import { useFormikContext } from "formik";
import { useSelector } from "react-redux";

import type { PolicySnapshot } from "@/contract/reservations/policies";
import type { Cents } from "@/contract/property";
import type { NightPrice, Offer } from "@/contract/reservations/rates";
import type { Reason } from "@/contract/reservations/reservationReasons";
import type { Reservation } from "@/contract/reservations/reservations";
import { addDays } from "@/domain/civilDate";
import { contractOf } from "@/domain/companies/contractOf";
import { atNegotiated } from "@/domain/reservations/negotiatedPrice";
import { amendedPrices } from "@/domain/reservations/amendedNights";
import { agreedProduct, extraTotal } from "@/domain/reservations/balance";
import { feeOf } from "@/domain/reservations/fees";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { type BookingValues, extrasOf, negotiatedIn } from "@/shared/stay/record/bookingValues";

import { selectOffers } from "./offersSlice";

/** Price and conditions of the stay in the form. */
export interface BookingQuote {
  nights: NightPrice[];
  extras: { name: string; quantity: number; total: Cents }[];
  total: Cents;
  deposit: Cents;
  policies: PolicySnapshot;
  /** Why it cannot be sold. */
  reasons: Reason[];
}

/** Of the form around it. */
export function useBookingQuote(hotel: Hotel, reservation: Reservation | undefined) {
  const { values } = useFormikContext<BookingValues>();
  return bookingQuote(values, useSelector(selectOffers), hotel, reservation);
}

/**
 * By the offer that is chosen, at the prices that the server will agree to; a stay that was agreed keeps its prices for as
 * long as nothing of it is changed. Undefined while nothing is chosen.
 */
function bookingQuote(
  values: BookingValues,
  offers: Offer[],
  { products, property }: Pick<Hotel, "products" | "property">,
  reservation?: Reservation,
): BookingQuote | undefined {
  const offer = offers.find((one) => one.roomTypeId === values.roomTypeId && one.ratePlanId === values.ratePlanId);
  const agreed = reservation && isSameStay(values, reservation) ? reservation : undefined;
  const source = agreed ?? (offer && offeredTo(values, offer, property.businessDate, reservation));
  if (!source) return undefined;
  const people = values.adults + values.childrenAges.length;
  const extras = extrasOf(values).flatMap((extra) => {
    const { productId, quantity } = extra;
    const kept = reservation?.extras.find((one) => one.productId === productId);
    const product = agreedProduct(kept ?? { productId }, products);
    if (!product) return [];
    const total = extraTotal(product, extra, source.nights.length, people);
    return [{ name: product.name, quantity, total }];
  });
  const room = source.nights.reduce((sum, { price }) => sum + price, 0);
  return {
    nights: source.nights,
    extras,
    total: extras.reduce((sum, { total }) => sum + total, room),
    deposit: source.deposit,
    policies: source.policies,
    reasons: agreed ? [] : (offer?.reasons ?? []),
  };
}

/** The dates are the offer's: while offers for others are on their way, these stay on the screen. */
function offeredTo(values: BookingValues, offer: Offer, businessDate: string, reservation?: Reservation) {
  const { ratePlanId, childrenAges, keepsPrice } = values;
  const isOtherContract = reservation !== undefined && hasOtherContract(values, reservation);
  const [first, last] = [offer.nights[0], offer.nights.at(-1)];
  const dates =
    first && last ? { arrival: first.date, departure: addDays(last.date, 1) } : { departure: values.arrival };
  const { negotiatedPrice } = negotiatedIn(values);
  const stay = { ...values, ...dates, childrenAges: childrenAges.map(Number), negotiatedPrice };
  const nights = reservation
    ? amendedPrices(reservation, stay, { offered: offer.nights, businessDate, keepsPrice, isOtherContract })
    : atNegotiated(offer.nights, negotiatedPrice);
  const policies = reservation?.ratePlanId === ratePlanId ? reservation.policies : offer.policies;
  return { nights, policies, deposit: feeOf(policies.deposit.fee, nights) };
}

/** Whether the prices are of another contract than those that were agreed. */
const hasOtherContract = (values: BookingValues, reservation: Reservation): boolean =>
  contractOf(values)?.id !== contractOf(reservation)?.id;

/** Whether another type, plan, contract or number of people asks for other prices. */
export const hasOtherTerms = (values: BookingValues, reservation: Reservation): boolean =>
  values.adults !== reservation.adults ||
  values.childrenAges.join() !== reservation.childrenAges.join() ||
  values.roomTypeId !== reservation.roomTypeId ||
  values.ratePlanId !== reservation.ratePlanId ||
  hasOtherContract(values, reservation);

const isSameStay = (values: BookingValues, reservation: Reservation) =>
  values.arrival === reservation.arrival &&
  values.departure === reservation.departure &&
  values.negotiatedPrice?.perNight === reservation.negotiatedPrice?.perNight &&
  !hasOtherTerms(values, reservation);
