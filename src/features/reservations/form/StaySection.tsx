import { useFormikContext } from "formik";
import { useEffect, useEffectEvent } from "react";
import { useSelector } from "react-redux";

import type { CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations/reservations";
import { bookingLimits } from "@/contract/reservations/reservationDraft";
import { addDays, weekdayOf } from "@/domain/civilDate";
import type { DateRange } from "@/shared/format/dateRange";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { FormSection } from "@/shared/record/sections/FormSection";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { DateRangePicker } from "@/shared/ui/fields/dates/DateRangePicker";
import { NumberSelect } from "@/shared/ui/fields/NumberSelect";
import { TimeField } from "@/shared/ui/fields/TimeField";
import { onDemand } from "@/shared/ui/states/onDemand";
import { LazySaidNights } from "@/shared/ui/fields/dates/LazySaidNights";

import { type BookingValues, withChanges } from "@/shared/stay/record/bookingValues";
import { roomsAs } from "./rooms/bookedRooms";
import { selectStayReasons } from "@/shared/stay/offer/offersSlice";
import { PeopleFields } from "@/shared/stay/booking/PeopleFields";
import { Columns } from "@/shared/ui/layout/Columns";

const FRIDAY = 5;
const datesId = "booking-arrival";

const Extension = onDemand(async () => (await import("./Extension")).Extension, null);

interface StaySectionProps {
  hotel: Hotel;
  reservation: Reservation | undefined;
}

/** The dates, and who comes. */
export function StaySection({ hotel: { property, roomTypes, rooms }, reservation }: StaySectionProps) {
  const { text } = useText();
  const reasonText = useReason();
  const { values, setValues } = useFormikContext<BookingValues>();
  const { arrival, departure } = values;
  const refusals = useSelector(selectStayReasons).map(reasonText);
  const arrivalProblem = useFieldProblem("arrival");
  const departureProblem = useFieldProblem("departure");
  const today = property.businessDate;
  const stays = staySuggestions(today);
  const isShortened = reservation?.state === "inHouse" && departure !== "" && departure < reservation.departure;

  /** A call begins with the dates: they are typed at once, without a press before. */
  const isEmpty = !reservation && arrival === "";
  const begin = useEffectEvent(() => {
    if (isEmpty) document.getElementById(datesId)?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), []);

  function changeStay({ from = "", to = "" }: DateRange) {
    void setValues((now) => withChanges(now, { arrival: from, departure: to }));
  }

  return (
    <FormSection title={text("booking.stay")}>
      <div className="booking-dates">
        <div className="field">
          <label className="form-label" htmlFor={datesId}>
            {text("booking.dates")}
          </label>
          <DateRangePicker
            id={datesId}
            label={text("booking.dates")}
            range={{ from: arrival || undefined, to: departure || undefined }}
            onChange={changeStay}
            minDate={reservation && reservation.arrival < today ? undefined : today}
            today={today}
            presets={[
              { label: text("booking.tonight"), range: stays.tonight },
              { label: text("booking.tomorrow"), range: stays.tomorrow },
              { label: text("booking.weekend"), range: stays.weekend },
            ]}
            problem={refusals[0] ?? arrivalProblem ?? departureProblem}
          />
          <LazySaidNights form="stay" from={arrival} to={departure} />
          {arrival !== "" && departure === arrival && (
            <p className="form-text" role="status">
              {text("booking.nights", { count: 0 })}
            </p>
          )}
          {isShortened && <p className="form-text">{text("booking.unusedNightsFree")}</p>}
        </div>
      </div>
      {reservation && departure > reservation.departure && <Extension id={reservation.id} />}
      <WantedRoom rooms={rooms} />
      <Columns least={8.5} keepsWidth gap={16} rowGap={14} className="booking-people">
        <PeopleFields roomTypes={roomTypes} />
        {!reservation && <RoomCount />}
        <TimeField name="eta" label={text("booking.eta")} />
      </Columns>
    </FormSection>
  );
}

/** How many rooms are booked at once; each further one begins as the first. */
function RoomCount() {
  const { text } = useText();
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const { rooms = [] } = values;
  return (
    <NumberSelect
      name="roomCount"
      label={text("booking.rooms")}
      from={1}
      to={bookingLimits.rooms}
      value={rooms.length + 1}
      onChange={(count) => void setFieldValue("rooms", roomsAs(values, count - 1))}
    />
  );
}

/** The room that a new reservation is for, where it is known already. */
function WantedRoom({ rooms }: Pick<Hotel, "rooms">) {
  const { text } = useText();
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const room = rooms.find(({ id }) => id === values.roomId);
  if (!room) return null;
  return (
    <p>
      {text("booking.roomNumber", { room: room.number })}{" "}
      <button type="button" className="btn btn-quiet btn-sm" onClick={() => void setFieldValue("roomId", undefined)}>
        {text("booking.roomLater")}
      </button>
    </p>
  );
}

/** The stays that are asked for most. The weekend is the next one, from Friday to Sunday. */
function staySuggestions(today: CivilDate) {
  const friday = addDays(today, (FRIDAY - weekdayOf(today) + 7) % 7 || 7);
  return {
    tonight: { from: today, to: addDays(today, 1) },
    tomorrow: { from: addDays(today, 1), to: addDays(today, 2) },
    weekend: { from: friday, to: addDays(friday, 2) },
  };
}
