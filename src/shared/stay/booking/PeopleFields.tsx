import { useFormikContext } from "formik";

import type { RoomType } from "@/contract/property";
import { useText } from "@/shared/i18n/useText";
import { NumberSelect } from "@/shared/ui/fields/NumberSelect";

import type { BookingValues } from "../record/bookingValues";
import { withRooms } from "../record/roomValues";

const OLDEST_CHILD = 17;

interface PeopleFieldsProps {
  roomTypes: RoomType[];
  /** Of further rooms of the booking: their places among them. They have the same people. */
  places?: readonly number[];
}

/** Who comes: as many as the largest room admits, with the age of each child. */
export function PeopleFields({ roomTypes, places }: PeopleFieldsProps) {
  const { text } = useText();
  const { values, setValues } = useFormikContext<BookingValues>();
  const [first] = places ?? [];
  const prefix = first === undefined ? "" : `rooms.${first}.`;
  const { adults, childrenAges } = (first !== undefined && values.rooms?.[first]) || values;
  const most = (size: "maxAdults" | "maxChildren") => Math.max(1, ...roomTypes.map((type) => type[size]));
  const ageFields = childrenAges.map((age, index) => ({
    name: `${prefix}childrenAges.${index}`,
    number: index + 1,
    age,
  }));

  function change(party: Partial<Pick<BookingValues, "adults" | "childrenAges">>) {
    void setValues((now) => (places ? withRooms(now, places, party) : { ...now, ...party }));
  }

  function changeChildren(count: number) {
    change({ childrenAges: Array.from({ length: count }, (_, index) => childrenAges[index] ?? "") });
  }

  return (
    <>
      <NumberSelect
        name={`${prefix}adults`}
        label={text("booking.adults")}
        from={1}
        to={most("maxAdults")}
        value={adults}
        onChange={(count) => change({ adults: count })}
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
          onChange={(years) => change({ childrenAges: childrenAges.with(number - 1, years) })}
        />
      ))}
    </>
  );
}
