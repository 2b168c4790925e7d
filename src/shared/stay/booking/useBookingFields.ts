import { fullName } from "@/domain/people/names";
import { extraText } from "@/domain/reservations/extraPeople";
import { parseDate } from "@/shared/format/dateRange";
import { typedTime } from "@/shared/format/typedTime";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import type { RecordField } from "@/shared/record/recordFields";

import { type BookingValues, extrasOf, negotiatedIn } from "../record/bookingValues";
import { useBookingFormat } from "@/shared/hotel/useBookingFormat";

interface Named {
  id: string;
  name: string;
}

/** The name of a room type, plan, product or channel; its id where the hotel has it no longer. */
export const nameIn = (things: Named[], id: string) => things.find((thing) => thing.id === id)?.name ?? id;

/** The fields of a reservation that two people may have changed differently, in words. */
export function useBookingFields(hotel: Hotel): RecordField<BookingValues>[] {
  const { roomTypes, ratePlans, channels, products } = hotel;
  const { text } = useText();
  const { date, timeOfDay, list, money } = useBookingFormat(hotel.property);

  function field(name: string, label: MessageId, more: Partial<RecordField<BookingValues>> = {}) {
    return { name, label: text(label), ...more };
  }

  return [
    field("arrival", "booking.dates", {
      paths: ["arrival", "departure"],
      words: ({ arrival, departure }) => [arrival, departure].filter(Boolean).map(date).join(" – "),
    }),
    field("eta", "booking.eta", {
      words: ({ eta }) => {
        const time = typedTime(eta);
        return time ? timeOfDay(time) : eta;
      },
    }),
    field("adults", "booking.adults"),
    field("children", "booking.children", {
      paths: ["childrenAges"],
      words: ({ childrenAges }) => list(childrenAges.map((years) => text("booking.years", { count: +years }))),
    }),
    field("guest", "booking.guest", {
      paths: ["guest", "newGuest"],
      key: ({ guest, newGuest }) => newGuest ?? guest?.id,
      words: ({ guest, newGuest }) => fullName(newGuest ?? guest ?? { firstName: "", lastName: "" }),
    }),
    field("companyId", "booking.soldTo", {
      paths: ["company", "agency"],
      key: ({ company, agency }) => [company?.id, agency?.id],
      words: ({ company, agency }) => list([company, agency].flatMap((one) => one?.name ?? [])),
    }),
    field("contactName", "booking.contact"),
    field("roomTypeId", "booking.roomType", { words: ({ roomTypeId }) => nameIn(roomTypes, roomTypeId) }),
    field("ratePlanId", "booking.ratePlan", { words: ({ ratePlanId }) => nameIn(ratePlans, ratePlanId) }),
    field("negotiatedPrice", "booking.negotiatedPrice", {
      key: negotiatedIn,
      words: ({ negotiatedPrice: { perNight, reason } = {} }) =>
        perNight === undefined ? "" : [money(perNight), reason].filter(Boolean).join(" · "),
    }),
    field("quantities", "booking.extras", {
      key: extrasOf,
      words: (values) => list(extrasOf(values).map((extra) => extraText(nameIn(products, extra.productId), extra))),
    }),
    field("releaseOn", "booking.releaseOn", {
      words: ({ releaseOn }) => {
        const day = parseDate(releaseOn);
        return day ? date(day) : releaseOn;
      },
    }),
    field("guarantee", "booking.guaranteeKind", { words: ({ guarantee }) => text(`booking.guarantee.${guarantee}`) }),
    field("channelId", "booking.channel", { words: ({ channelId }) => nameIn(channels, channelId) }),
    field("externalRef", "booking.externalRef"),
    field("notes.request", "booking.note.request"),
    field("notes.guest", "booking.note.guest"),
    field("notes.internal", "booking.note.internal"),
  ];
}
