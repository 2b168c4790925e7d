import { useField } from "formik";

import { typedTime } from "@/shared/format/typedTime";

import { TextField } from "./TextField";

interface TimeFieldProps {
  name: string;
  label: string;
  hint?: string;
}

/**
 * A time of day, typed in any usual way and shown as `HH:mm` on blur. The browser's own field follows the browser's
 * language instead of the app's.
 */
export function TimeField(props: TimeFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(props.name);
  return (
    <TextField
      {...props}
      inputMode="numeric"
      placeholder="00:00"
      maxLength={10}
      autoComplete="off"
      dir="ltr"
      onBlur={() => void setValue(typedTime(value) ?? value)}
    />
  );
}
