import { useFormikContext } from "formik";

import type { RoomType } from "@/contract/property";
import { useText } from "@/shared/i18n/useText";
import { NumberSelect } from "@/shared/ui/fields/NumberSelect";

import type { BookingValues } from "../record/bookingValues";

const OLDEST_CHILD = 17;

interface PeopleFieldsProps {
  roomTypes: RoomType[];
  /** Of a further room of the booking: its place among them. */
  place?: number;
}

/** Who comes: as many as the largest room admits, with the age of each child. */
export function PeopleFields({ roomTypes, place }: PeopleFieldsProps) {
  const { text } = useText();
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const prefix = place === undefined ? "" : `rooms.${place}.`;
  const { adults, childrenAges } = (place !== undefined && values.rooms?.[place]) || values;
  const most = (size: "maxAdults" | "maxChildren") => Math.max(1, ...roomTypes.map((type) => type[size]));
  const ageFields = childrenAges.map((age, index) => ({
    name: `${prefix}childrenAges.${index}`,
    number: index + 1,
    age,
  }));

  function changeChildren(count: number) {
    const ages = Array.from({ length: count }, (_, index) => childrenAges[index] ?? "");
    void setFieldValue(`${prefix}childrenAges`, ages);
  }

  return (
    <>
      <NumberSelect
        name={`${prefix}adults`}
        label={text("booking.adults")}
        from={1}
        to={most("maxAdults")}
        value={adults}
        onChange={(count) => void setFieldValue(`${prefix}adults`, count)}
      />
      <NumberSelect
        name={`${prefix}children`}
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
          hint={age === "" ? text("booking.childAgeWanted") : undefined}
          onChange={(years) => void setFieldValue(name, years)}
        />
      ))}
    </>
  );
}
