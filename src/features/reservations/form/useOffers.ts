import { useEffect, useEffectEvent } from "react";
import { useDispatch } from "react-redux";

import type { OfferQuery } from "@/contract/rates";

import type { BookingRefusal } from "../bookingRefusal";
import type { BookingValues } from "./bookingValues";
import { offersForgotten, offersRequested } from "./offersSlice";

/** Asks what the hotel has, anew whenever the stay or who comes changes; nothing for a stay that is over. Returns the way to ask again. */
export function useOffers(
  values: BookingValues | undefined,
  reservationId: string | undefined,
  refusal: BookingRefusal | undefined,
) {
  const dispatch = useDispatch();
  const query = values && queryOf(values, reservationId);
  const key = query && JSON.stringify(query);

  useEffect(() => {
    dispatch(key ? offersRequested(JSON.parse(key) as OfferQuery) : offersForgotten());
  }, [dispatch, key]);
  useEffect(() => () => void dispatch(offersForgotten()), [dispatch]);

  const askAgain = () => void (query && dispatch(offersRequested(query)));
  const askAnew = useEffectEvent(askAgain);
  // a refusal tells that somebody was quicker
  useEffect(() => {
    if (refusal) askAnew();
  }, [refusal]);

  return askAgain;
}

/** Undefined while the stay is not written down in full. */
function queryOf(
  { arrival, departure, adults, childrenAges }: BookingValues,
  reservationId: string | undefined,
): OfferQuery | undefined {
  if (!arrival || !departure || departure < arrival || childrenAges.includes("")) return undefined;
  return { arrival, departure, adults, children: childrenAges.join(",") || undefined, reservationId };
}
