import { useFormikContext } from "formik";
import { useSelector } from "react-redux";

import type { CivilDate } from "@/contract/property";
import type { Reservation } from "@/contract/reservations";
import { addDays, weekdayOf } from "@/domain/civilDate";
import { nightsBetween } from "@/domain/stay";
import type { DateRange } from "@/shared/format/dateRange";
import type { Hotel } from "@/shared/hotel/hotelSlice";
import { useReason } from "@/shared/i18n/useReason";
import { useText } from "@/shared/i18n/useText";
import { FormSection } from "@/shared/record/FormSection";
import { useFieldProblem } from "@/shared/ui/fields/useFieldProblem";
import { DateRangePicker } from "@/shared/ui/fields/DateRangePicker";
import { NumberSelect } from "@/shared/ui/fields/NumberSelect";
import { TimeField } from "@/shared/ui/fields/TimeField";

import type { BookingValues } from "./bookingValues";
import { selectStayReasons } from "./offer/offersSlice";

const OLDEST_CHILD = 17;
const FRIDAY = 5;

interface StaySectionProps {
  hotel: Hotel;
  reservation: Reservation | undefined;
}

/** The dates, and who comes. */
export function StaySection({ hotel: { property, roomTypes }, reservation }: StaySectionProps) {
  const { text } = useText();
  const reasonText = useReason();
  const { values, setValues, setFieldValue } = useFormikContext<BookingValues>();
  const { arrival, departure, adults, childrenAges } = values;
  const refusals = useSelector(selectStayReasons).map(reasonText);
  const arrivalProblem = useFieldProblem("arrival");
  const departureProblem = useFieldProblem("departure");
  const today = property.businessDate;
  const stays = staySuggestions(today);
  const most = (size: "maxAdults" | "maxChildren") => Math.max(1, ...roomTypes.map((type) => type[size]));

  const ageFields = childrenAges.map((age, index) => ({ name: `childrenAges.${index}`, number: index + 1, age }));

  function changeStay({ from = "", to = "" }: DateRange) {
    void setValues((now) => ({ ...now, arrival: from, departure: to }));
  }

  function changeChildren(count: number) {
    const ages = Array.from({ length: count }, (_, index) => childrenAges[index] ?? "");
    void setFieldValue("childrenAges", ages);
  }

  return (
    <FormSection title={text("booking.stay")}>
      <div className="booking-dates">
        <div className="field">
          <label className="form-label" htmlFor="booking-arrival">
            {text("booking.dates")}
          </label>
          <DateRangePicker
            id="booking-arrival"
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
          {arrival && departure && departure >= arrival && (
            <p className="form-text" role="status">
              {text("booking.nights", { count: nightsBetween(arrival, departure) })}
            </p>
          )}
        </div>
      </div>
      <div className="booking-people">
        <NumberSelect
          name="adults"
          label={text("booking.adults")}
          from={1}
          to={most("maxAdults")}
          value={adults}
          onChange={(count) => void setFieldValue("adults", count)}
        />
        <NumberSelect
          name="children"
          label={text("booking.children")}
          from={0}
          to={most("maxChildren")}
          value={childrenAges.length}
          onChange={changeChildren}
        />
        {ageFields.map(({ name, number, age }) => (
          <NumberSelect
            key={name}
            name={name}
            label={text("booking.childAge", { number })}
            from={0}
            to={OLDEST_CHILD}
            value={age}
            onChange={(years) => void setFieldValue(name, years)}
          />
        ))}
        <TimeField name="eta" label={text("booking.eta")} />
      </div>
    </FormSection>
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
