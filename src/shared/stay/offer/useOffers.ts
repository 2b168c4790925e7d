import { useEffect, useEffectEvent } from "react";
import { useDispatch } from "react-redux";

import type { OfferQuery } from "@/contract/reservations/rates";
import { partyKey } from "@/domain/reservations/offerForPeople";
import { useHotelChanges } from "@/shared/changes/useHotelChanges";
import { useRecordForm } from "@/shared/record/recordFormContext";

import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { reservationsApi } from "@/shared/stay/record/reservationsApi";
import { knownPeople } from "./knownPeople";
import { offersForgotten, offersRequested } from "./offersSlice";

/**
 * Asks what the hotel has whenever the stay or the people change; nothing without values. Returns the way to ask again.
 */
export function useOffers(values: BookingValues | undefined, reservationId: string | undefined) {
  const dispatch = useDispatch();
  const { refusal } = useRecordForm();
  const query = values && queryOf(values, reservationId);
  const key = query && JSON.stringify(query);

  useEffect(() => {
    dispatch(key ? offersRequested(JSON.parse(key) as OfferQuery) : offersForgotten());
  }, [dispatch, key]);
  useEffect(() => () => void dispatch(offersForgotten()), [dispatch]);

  const askAgain = () => void (query && dispatch(offersRequested(query)));
  const askAfterRefusal = useEffectEvent(askAgain);
  // a refusal tells that somebody was quicker
  useEffect(() => {
    if (refusal) askAfterRefusal();
  }, [refusal]);
  // an offer that is gone is refused when it is booked
  useHotelChanges(reservationsApi.listOffers.reads, (isFirst) => {
    if (!isFirst) askAgain();
  });

  return askAgain;
}

/** Undefined while the stay is not complete. A child without an age is left out until it has one. */
function queryOf(
  { arrival, departure, rooms = [], company, agency, ...first }: BookingValues,
  reservationId: string | undefined,
): OfferQuery | undefined {
  if (!arrival || !departure || departure < arrival) return undefined;
  const { adults, childrenAges } = knownPeople(first);
  const parties = new Set(rooms.map((room) => partyKey(knownPeople(room))));
  parties.delete(partyKey({ adults, childrenAges }));
  return {
    arrival,
    departure,
    adults,
    children: childrenAges.join(",") || undefined,
    parties: [...parties].join(";") || undefined,
    reservationId,
    companyId: company?.id,
    agencyId: agency?.id,
  };
}
