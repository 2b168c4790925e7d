import { type KeyboardEvent, useId, useRef, useState } from "react";

import type { DateRange } from "@/shared/format/dateRange";
import { useLanguage, useText } from "@/shared/i18n/useText";

import { CalendarBox, CalendarButton } from "./CalendarBox";
import { calendars, type SpokenCalendarProps } from "./calendars";
import { CloseIcon } from "@/shared/ui/icons";
import { useTypedRange } from "./useTypedRange";

interface DatePreset {
  label: string;
  range: Required<DateRange>;
}

interface DateRangePickerProps extends Pick<SpokenCalendarProps, "minDate" | "today" | "isExcluded" | "notes"> {
  /** Accessible name and placeholder; with `id`, a label elsewhere names it. */
  label: string;
  id?: string;
  range: DateRange;
  onChange: (range: DateRange) => void;
  presets?: DatePreset[];
  /** Whether a single typed day is a range; otherwise a second one is required. */
  isDayEnough?: boolean;
  /** There are always dates: they cannot be cleared, and invalid input leaves them as they were. */
  isRequired?: boolean;
  /** A problem from outside, shown below, after a problem of the input. */
  problem?: string;
}

/**
 * Two dates, typed as `dd/MM/yyyy - dd/MM/yyyy` or chosen in a calendar that closes with the second. Typed dates count
 * with their last digit. Tab leads past the two buttons: the arrow down opens the calendar, an emptied field has no dates.
 */
export function DateRangePicker({
  label,
  id,
  range,
  onChange,
  presets,
  isDayEnough = false,
  isRequired = false,
  problem,
  ...calendar
}: DateRangePickerProps) {
  const { text } = useText();
  const { code } = useLanguage();
  const RangeCalendar = calendars[code];
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isEntered, setIsEntered] = useState(false);
  const typed = useTypedRange({ range, onChange, isDayEnough, isRequired, ...calendar });
  const sentence = typed.problem ?? problem;

  function close() {
    setIsOpen(false);
    setIsEntered(false);
    input.current?.focus();
  }

  function choose(next: Required<DateRange>) {
    typed.change(next);
    close();
  }

  function clear() {
    typed.change({});
    input.current?.focus();
  }

  function enterCalendar() {
    setIsOpen(true);
    setIsEntered(true);
  }

  function onInputKey(event: KeyboardEvent) {
    if (event.key === "Enter") {
      if (typed.isTyped) event.preventDefault(); // the first Enter takes the input, the next submits the form
      typed.commit();
      setIsOpen(false);
    } else if (event.key === "Tab" && typed.isTyped) {
      typed.commit();
      setIsOpen(false); // or the focus would go into the calendar
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      enterCalendar();
    }
  }

  function leave() {
    setIsOpen(false);
    setIsEntered(false);
    typed.commit();
  }

  return (
    <CalendarBox
      label={label}
      isOpen={isOpen}
      onEscape={close}
      onLeave={leave}
      field={
        <div className="date-range-field">
          <input
            ref={input}
            id={id ?? `${ownId}-input`}
            type="text"
            className={sentence ? "form-control is-invalid" : "form-control"}
            aria-label={id ? undefined : label}
            aria-invalid={sentence ? true : undefined}
            aria-describedby={sentence ? `${ownId}-problem` : undefined}
            aria-keyshortcuts="ArrowDown"
            placeholder={id ? text("calendar.format") : label}
            autoComplete="off"
            inputMode="text"
            value={typed.value}
            onChange={({ target }) => typed.type(target)}
            onClick={() => setIsOpen(true)}
            onKeyDown={onInputKey}
          />
          {typed.value && !isRequired && (
            <button
              type="button"
              className="date-range-button"
              tabIndex={-1}
              aria-label={text("calendar.clear")}
              onClick={clear}
            >
              <CloseIcon size={16} aria-hidden="true" />
            </button>
          )}
          <CalendarButton isOpen={isOpen} tabIndex={-1} onPress={() => (isOpen ? close() : enterCalendar())} />
        </div>
      }
      calendar={
        <>
          {presets && (
            <div className="date-range-presets">
              {presets.map((preset) => (
                <button
                  key={preset.label}
                  type="button"
                  className="btn btn-quiet btn-sm"
                  onClick={() => choose(preset.range)}
                >
                  {preset.label}
                </button>
              ))}
            </div>
          )}
          <RangeCalendar
            key={`${range.from} ${range.to}`}
            takesFocus={isEntered}
            range={range}
            onChoose={choose}
            {...calendar}
          />
        </>
      }
    >
      {sentence && (
        <p id={`${ownId}-problem`} className="field-problem">
          {sentence}
        </p>
      )}
    </CalendarBox>
  );
}
