import { typedTime } from "@/shared/format/typedTime";
import { useText } from "@/shared/i18n/useText";

import { type BookingValues, extrasOf } from "./bookingValues";
import { guestName } from "./guestName";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useBookingFormat } from "./useBookingFormat";

interface Named {
  id: string;
  name: string;
}

const nameIn = (things: Named[], id: string) => things.find((thing) => thing.id === id)?.name ?? id;

/** What stands in a part of the form, in words. */
export function useFieldWords({ property, roomTypes, ratePlans, channels, products }: Hotel) {
  const { text } = useText();
  const { date, timeOfDay } = useBookingFormat(property);

  const words: Record<string, (values: BookingValues) => string> = {
    arrival: ({ arrival, departure }) => [arrival, departure].filter(Boolean).map(date).join(" – "),
    eta: ({ eta }) => {
      const time = typedTime(eta);
      return time ? timeOfDay(time) : eta;
    },
    adults: ({ adults }) => String(adults),
    childrenAges: ({ childrenAges }) =>
      childrenAges.map((years) => text("booking.years", { count: +years })).join(", "),
    guest: ({ guest, newGuest }) => guestName(newGuest ?? guest ?? { firstName: "", lastName: "" }),
    roomTypeId: ({ roomTypeId }) => nameIn(roomTypes, roomTypeId),
    ratePlanId: ({ ratePlanId }) => nameIn(ratePlans, ratePlanId),
    quantities: (values) =>
      extrasOf(values)
        .map(({ productId, quantity }) => `${nameIn(products, productId)} × ${quantity}`)
        .join(", "),
    releaseOn: ({ releaseOn }) => releaseOn && date(releaseOn),
    guarantee: ({ guarantee }) => text(`booking.guarantee.${guarantee}`),
    channelId: ({ channelId }) => nameIn(channels, channelId),
    externalRef: ({ externalRef }) => externalRef,
    "notes.request": ({ notes }) => notes.request,
    "notes.guest": ({ notes }) => notes.guest,
    "notes.internal": ({ notes }) => notes.internal,
  };

  return (id: string, values: BookingValues): string => words[id]?.(values) || text("booking.nothing");
}
