import { useFormikContext } from "formik";

import type { RoomType } from "@/contract/property";
import { useText } from "@/shared/i18n/useText";
import { NumberSelect } from "@/shared/ui/fields/NumberSelect";

import type { BookingValues } from "../record/bookingValues";

const OLDEST_CHILD = 17;

/** Who comes: as many as the largest room admits, with the age of each child. */
export function PeopleFields({ roomTypes }: { roomTypes: RoomType[] }) {
  const { text } = useText();
  const { values, setFieldValue } = useFormikContext<BookingValues>();
  const { adults, childrenAges } = values;
  const most = (size: "maxAdults" | "maxChildren") => Math.max(1, ...roomTypes.map((type) => type[size]));
  const ageFields = childrenAges.map((age, index) => ({ name: `childrenAges.${index}`, number: index + 1, age }));

  function changeChildren(count: number) {
    const ages = Array.from({ length: count }, (_, index) => childrenAges[index] ?? "");
    void setFieldValue("childrenAges", ages);
  }

  return (
    <>
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
    </>
  );
}
