import { type KeyboardEvent, Suspense, useId, useRef, useState } from "react";

import { type DateRange, parseRange, typedDate, typedRange } from "@/shared/format/dateRange";
import { useLanguage, useText } from "@/shared/i18n/useText";

import { CalendarBox, CalendarButton } from "./CalendarBox";
import { calendars, type SpokenCalendarProps } from "./calendars";
import { CloseIcon } from "@/shared/ui/icons";
import { Loading } from "@/shared/ui/states/Loading";

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

/** Two dates, typed as `dd/MM/yyyy - dd/MM/yyyy` or chosen in a calendar that closes with the second. */
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
  const [typed, setTyped] = useState<string>();
  const parsed = typed === undefined ? undefined : parseRange(typed);
  const [isChecked, setIsChecked] = useState(false);
  const typedProblem = isChecked && typed !== undefined ? problemOf(parsed) : undefined;
  const sentence = typedProblem ?? problem;

  function problemOf(found: DateRange | undefined): string | undefined {
    const { minDate, isExcluded } = calendar;
    if (!found || (isRequired && !found.from)) return text("calendar.malformed");
    if (found.from && !found.to && !isDayEnough) return text("calendar.endMissing");
    if (found.from && found.to && found.to < found.from) return text("calendar.backwards");
    if (found.from && minDate && found.from < minDate) return text("calendar.tooEarly", { date: typedDate(minDate) });
    if (found.from && isExcluded?.(found.from)) return text("calendar.excluded", { date: typedDate(found.from) });
    return undefined;
  }

  /** Invalid input stays with a sentence below, and gives no dates; the previous ones hold only where dates are required. */
  function commitTyped() {
    if (typed === undefined) return;
    setIsChecked(true);
    if (parsed && !problemOf(parsed))
      change(parsed.from && !parsed.to ? { from: parsed.from, to: parsed.from } : parsed);
    else if (range.from && !isRequired) onChange({});
  }

  function change(next: DateRange) {
    setTyped(undefined);
    setIsChecked(false);
    if (next.from !== range.from || next.to !== range.to) onChange(next);
  }

  function close() {
    setIsOpen(false);
    setIsEntered(false);
    input.current?.focus();
  }

  function choose(next: Required<DateRange>) {
    change(next);
    close();
  }

  function clear() {
    change({});
    input.current?.focus();
  }

  function enterCalendar() {
    setIsOpen(true);
    setIsEntered(true);
  }

  function onInputKey(event: KeyboardEvent) {
    if (event.key === "Enter") {
      if (typed !== undefined) event.preventDefault(); // the first Enter takes the input, the next submits the form
      commitTyped();
      setIsOpen(false);
    } else if (event.key === "ArrowDown") {
      event.preventDefault();
      enterCalendar();
    }
  }

  function leave() {
    setIsOpen(false);
    setIsEntered(false);
    commitTyped();
  }

  const value = typed ?? typedRange(range);
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
            placeholder={id ? text("calendar.format") : label}
            autoComplete="off"
            inputMode="text"
            value={value}
            onChange={(event) => setTyped(event.target.value)}
            onClick={() => setIsOpen(true)}
            onKeyDown={onInputKey}
          />
          {value && !isRequired && (
            <button type="button" className="date-range-button" aria-label={text("calendar.clear")} onClick={clear}>
              <CloseIcon size={16} aria-hidden="true" />
            </button>
          )}
          <CalendarButton isOpen={isOpen} onPress={() => (isOpen ? close() : enterCalendar())} />
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
          <Suspense fallback={<Loading />}>
            <RangeCalendar
              key={`${range.from} ${range.to}`}
              takesFocus={isEntered}
              range={range}
              onChoose={choose}
              {...calendar}
            />
          </Suspense>
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
