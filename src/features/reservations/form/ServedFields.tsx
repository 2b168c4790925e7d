import { useFormikContext } from "formik";

import type { Product } from "@/contract/property";
import { peopleServed } from "@/domain/reservations/extraPeople";
import { nightsBetween, nightsOf } from "@/domain/stay";
import { isCivilDate } from "@/domain/civilDate";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";
import { ownOf } from "@/shared/shapes";
import type { BookingValues } from "@/shared/stay/record/bookingValues";
import { NumberSelect } from "@/shared/ui/fields/NumberSelect";
import { Columns } from "@/shared/ui/layout/Columns";
import { Stack } from "@/shared/ui/layout/Stack";

interface ServedFieldsProps extends Pick<Product, "id" | "name" | "per"> {
  /** The most nights that are asked for one by one. */
  most?: number;
}

/** For how many people an extra is, on all nights alike or night by night. */
export function ServedFields({ id, name, per, most = 31 }: ServedFieldsProps) {
  const { text } = useText();
  const { date } = useFormat();
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const { arrival, departure, adults, childrenAges, served = {} } = values;
  const party = adults + childrenAges.length;
  const isStay = isCivilDate(arrival) && isCivilDate(departure) && arrival < departure;
  const isByNight = per === "personNight" && isStay && nightsBetween(arrival, departure) <= most;
  const nights = isByNight ? nightsOf({ arrival, departure }) : [arrival];
  const people = ownOf(served, id);
  const counts = nights.map((_, night) => peopleServed({ people }, night, party));
  const isAlike = counts.every((count) => count === counts[0]);

  function set(next: number[]) {
    const { [id]: _, ...others } = served;
    const isForAll = next.every((count) => count === party);
    void setFieldValue("served", isForAll ? others : { ...others, [id]: next });
  }

  return (
    <Stack as="li" gap={8}>
      <NumberSelect
        name={`served.${id}`}
        label={text("booking.served", { extra: name })}
        from={0}
        to={party}
        value={isAlike ? (counts[0] ?? party) : ""}
        onChange={(count) => set([count])}
      />
      {nights.length > 1 && (
        <details>
          <summary>{text("booking.servedByNight", { extra: name })}</summary>
          <Columns least={8} keepsWidth gap={8}>
            {nights.map((day, night) => (
              <NumberSelect
                key={day}
                name={`served.${id}.${night}`}
                label={date(day)}
                from={0}
                to={party}
                value={counts[night] ?? party}
                onChange={(count) => set(counts.with(night, count))}
              />
            ))}
          </Columns>
        </details>
      )}
    </Stack>
  );
}
