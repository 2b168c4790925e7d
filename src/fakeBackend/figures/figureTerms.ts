import type { BillingSettings, Product, SalesChannel } from "@/contract/property";

import type { Hotel } from "../hotel/Hotel";
import type { StoredReservation } from "../hotel/books/StoredReservation";
import { propertyAt } from "../hotel/sample/property";
import type { SetUp } from "../hotel/setUp/SetUp";

/** The set-up that the figures of a stay are made with: as it is now, or as it was in the sample's past. */
export interface FigureTerms {
  hotel: Hotel;
  products: readonly Product[];
  channel: (id: string) => SalesChannel | undefined;
  serviceDay: BillingSettings["serviceDay"];
  isOfGroup: (stored: StoredReservation) => boolean;
}

export const termsNow = (hotel: Hotel): FigureTerms => ({
  hotel,
  products: hotel.products,
  channel: (id) => hotel.setUp.channels.find(id),
  serviceDay: hotel.property.billing.serviceDay,
  isOfGroup: ({ id, billing }) => billing?.leader !== undefined || hotel.membersOf(id).length > 0,
});

/** Of the days that the sample has closed, whatever was changed since. */
export function termsOfSample(hotel: Hotel, setUp: SetUp, now: Date): FigureTerms {
  let leaders: ReadonlySet<string | undefined> | undefined;
  return {
    hotel,
    products: setUp.products.all(),
    channel: (id) => setUp.channels.find(id),
    serviceDay: propertyAt(now).billing.serviceDay,
    isOfGroup({ id, billing }) {
      leaders ??= new Set(hotel.sampled.map((stored) => stored.billing?.leader));
      return billing?.leader !== undefined || leaders.has(id);
    },
  };
}
