import { useField } from "formik";
import { useSelector } from "react-redux";

import type { SetUpList } from "@/contract/definition/fields";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { SelectField } from "@/shared/ui/fields/SelectField";

/** An entry of the set-up, by its name. One that is not sold any more is offered where it is chosen already. */
export function SetUpField({ list, ...field }: { name: string; label: string; isAsked: boolean; list: SetUpList }) {
  const { text } = useText();
  const [{ value }] = useField<string>(field.name);
  const entries = (useSelector(selectHotel)?.[list] ?? []).filter(({ id, isActive }) => isActive || id === value);
  return (
    <SelectField {...field}>
      <option value="">{text("field.choose")}</option>
      {entries.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
