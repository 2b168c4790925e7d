import { type ComponentProps, useId } from "react";

import { DateRangePicker } from "./DateRangePicker";

/** Two dates with their label above. */
export function DateRangeField(props: Omit<ComponentProps<typeof DateRangePicker>, "id">) {
  const id = useId();
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {props.label}
      </label>
      <DateRangePicker {...props} id={id} />
    </div>
  );
}
