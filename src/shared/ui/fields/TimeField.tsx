import { useField } from "formik";
import { useState } from "react";

import { typedTime } from "@/shared/format/typedTime";
import { useFormat } from "@/shared/i18n/useFormat";

import { TextField } from "./TextField";

interface TimeFieldProps {
  name: string;
  label: string;
  hint?: string;
  isAsked?: boolean;
}

/**
 * A time of day, typed in any usual way. Once the field is left its value is `HH:mm`, and it shows that in the app's
 * language. The browser's own field follows the browser's language.
 */
export function TimeField(props: TimeFieldProps) {
  const { timeOfDay } = useFormat();
  const [{ value }, , { setValue }] = useField<string>(props.name);
  const [isTyping, setIsTyping] = useState(false);
  const time = typedTime(value);

  function leave() {
    setIsTyping(false);
    void setValue(time ?? value);
  }

  return (
    <TextField
      {...props}
      value={isTyping || !time ? value : timeOfDay(time)}
      inputMode="numeric"
      placeholder={timeOfDay("00:00")}
      maxLength={10}
      dir="ltr"
      onChange={(event) => {
        setIsTyping(true);
        void setValue(event.target.value);
      }}
      onBlur={leave}
    />
  );
}
