import type { CivilDate } from "@/contract/property";
import { addDays } from "@/domain/civilDate";

import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import type { ClosedNight } from "./ClosedNights";
import { closedNightsOf } from "./figureStayOf";
import type { FigureTerms } from "./figureTerms";

/** The days that the sample has closed. */
export interface SamplePast {
  /** Its first open day. */
  opened: CivilDate;
  terms: FigureTerms;
  /** A reservation as the sample has made it. */
  sampled: (id: string) => StoredReservation | undefined;
  countryOf: (sampled: StoredReservation) => string;
  nightsOf: (id: string) => ClosedNight[];
}

/** The days that the sample has closed, of its reservations and guests as it has made them. Nothing is read before it is asked for. */
export function samplePast(hotel: Hotel, opened: CivilDate, terms: FigureTerms): SamplePast {
  let byId: ReadonlyMap<string, StoredReservation> | undefined;
  let countries: ReadonlyMap<string, string> | undefined;
  const sampled = (id: string) => {
    byId ??= new Map(hotel.sampled.map((stored) => [stored.id, stored]));
    return byId.get(id);
  };
  const countryOf = ({ guestId }: StoredReservation) => {
    countries ??= new Map(hotel.sampledGuests.map((guest) => [guest.id, guest.country]));
    return countries.get(guestId) ?? "";
  };
  return {
    opened,
    terms,
    sampled,
    countryOf,
    nightsOf(id) {
      const stored = sampled(id);
      if (!stored) return [];
      return closedNightsOf(addDays(opened, -1), stored, terms, opened, () => ({ country: countryOf(stored) }));
    },
  };
}
