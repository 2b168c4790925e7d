import { useFormikContext } from "formik";
import { useSelector } from "react-redux";

import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { nameIn } from "@/shared/stay/booking/useBookingFields";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { offerOfRoom, withRooms } from "@/shared/stay/record/roomValues";
import { useStandingRefusals } from "@/shared/ui/fields/fieldRefusals";
import { Stack } from "@/shared/ui/layout/Stack";
import { Text } from "@/shared/ui/layout/Text";

import { offersByType, type TypeOffers } from "@/shared/stay/offer/offersByType";
import { selectOffers } from "@/shared/stay/offer/offersSlice";
import { useBookingQuote } from "@/shared/stay/offer/bookingQuote";
import { Price, Way, Ways } from "../offer/Ways";
import { offersOfRoom, quoteOfRoom, type RoomRow } from "./bookedRooms";

/** How many rooms of a row cannot be sold and why, in one sentence, with what can be done instead. */
export function RefusedRooms({ hotel, row: { places, rooms } }: { hotel: Hotel; row: RoomRow }) {
  const { text, say } = useText();
  const reasonText = useReason();
  const { values, setValues } = useFormikContext<BookingValues>();
  const shown = useSelector(selectOffers);
  const first = useBookingQuote(hotel, undefined);
  const refusals = useStandingRefusals();
  const [room] = rooms;
  if (!room) return null;
  const offer = quoteOfRoom(room, values, shown);
  // said of the first one already
  const isAsFirst = room.roomTypeId === "" && first !== undefined && first.reasons.length > 0;
  const known = isAsFirst ? [] : (offer?.reasons ?? []);
  const refusalOf = (place: number) => refusals[`rooms.${place}.roomTypeId`];
  const refused = places.filter((place) => known.length > 0 || refusalOf(place));
  const count = refused.length;
  if (count === 0) return null;
  const told = refused.flatMap((place) => refusalOf(place) ?? []);
  const sentences = new Set([...known.map(reasonText), ...(known.length > 0 ? [] : told.map(say))]);

  const booked = [values, ...(values.rooms ?? [])].map((one) => offerOfRoom(one, values).roomTypeId);
  const leftOf = ({ roomTypeId, usual }: TypeOffers) =>
    usual.reasons.length > 0 ? 0 : usual.available - booked.filter((type) => type === roomTypeId).length;
  const others = offersByType(offersOfRoom(room, values, shown))
    .filter(({ roomTypeId }) => roomTypeId !== offer?.roomTypeId)
    .map((type) => ({ type, most: Math.min(count, leftOf(type)) }))
    .filter(({ most }) => most > 0);

  function take({ roomTypeId, usual: { ratePlanId } }: TypeOffers, most: number) {
    void setValues((now) => withRooms(now, refused.slice(-most), { roomTypeId, ratePlanId }));
  }

  function remove() {
    void setValues((now) => ({ ...now, rooms: now.rooms?.filter((_, place) => !refused.includes(place)) }));
  }

  return (
    <Stack gap={8}>
      {[...sentences].map((sentence) => (
        <Text as="p" key={sentence} tone="danger" dir="auto">
          {rooms.length === 1 ? sentence : text("booking.rooms.refused", { count, all: rooms.length, sentence })}
        </Text>
      ))}
      <Ways label={text("booking.waysOut")}>
        {others.map(({ type, most }) => (
          <Way key={type.roomTypeId} onTake={() => take(type, most)}>
            {most} × <bdi>{nameIn(hotel.roomTypes, type.roomTypeId)}</bdi>
            <Price hotel={hotel} total={type.usual.total * most} wanted={(offer?.total ?? 0) * most} />
          </Way>
        ))}
        <Way onTake={remove}>{text("booking.rooms.remove", { count, number: (refused[0] ?? 0) + 2 })}</Way>
      </Ways>
    </Stack>
  );
}
