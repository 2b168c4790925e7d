import { useField } from "formik";
import { useRef, useState } from "react";

import type { CivilDate } from "@/contract/property";
import { parseBirthDate, parseDate, typedDate } from "@/shared/format/dateRange";
import { useLanguage, useText } from "@/shared/i18n/useText";

import { CalendarBox, CalendarButton } from "./CalendarBox";
import { calendars, type SpokenCalendarProps } from "./calendars";
import { TextField } from "../TextField";

interface DateFieldProps extends Pick<SpokenCalendarProps, "minDate" | "today"> {
  name: string;
  label: string;
  hint?: string;
  isAsked?: boolean;
  /** Of a person: only typed, as decades are too far in a calendar, and never still to come. */
  isBirth?: boolean;
}

/**
 * A day, typed in any usual way or chosen in a calendar. Once the field is left its value is a `CivilDate`, shown as
 * `dd/MM/yyyy`; what is no date stays as typed, for the form's rules to judge. The browser's own field follows the
 * browser's language.
 */
export function DateField({ minDate, today, isBirth = false, ...props }: DateFieldProps) {
  const { text } = useText();
  const { code } = useLanguage();
  const DayCalendar = calendars[code];
  const [{ value }, , { setValue }] = useField<string>(props.name);
  const [isTyping, setIsTyping] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const date = isBirth ? parseBirthDate(value) : parseDate(value);

  function leaveInput() {
    setIsTyping(false);
    if (date && date !== value) void setValue(date);
  }

  function close() {
    setIsOpen(false);
    field.current?.querySelector("input")?.focus();
  }

  function choose(day: CivilDate) {
    setIsTyping(false);
    void setValue(day);
    close();
  }

  return (
    <CalendarBox
      ref={field}
      label={props.label}
      isOpen={isOpen}
      onEscape={close}
      onLeave={() => setIsOpen(false)}
      field={
        <TextField
          {...props}
          value={isTyping || !date ? value : typedDate(date)}
          placeholder={text("calendar.day")}
          dir="ltr"
          onChange={({ target }) => {
            setIsTyping(true);
            void setValue(target.value);
          }}
          onBlur={leaveInput}
          addon={!isBirth && <CalendarButton isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />}
        />
      }
      calendar={
        <DayCalendar
          isOneDay
          takesFocus
          range={{ from: date, to: date }}
          minDate={minDate}
          today={today}
          onChoose={({ from }) => choose(from)}
        />
      }
    />
  );
}
