import "./range-calendar.scss";

import type { Locale } from "date-fns";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { DatePicker } from "react-datepicker";

import type { CivilDate } from "@/contract/property";
import type { DateRange } from "@/shared/format/dateRange";
import { civilDateOf, pickerDateOf } from "@/shared/format/pickerDate";
import { useLanguage, useText } from "@/shared/i18n/useText";

export interface RangeCalendarProps {
  locale: Locale;
  range: DateRange;
  /** A single day is chosen, which is the range's start and end. */
  isOneDay?: boolean;
  /** Whether a day takes the focus when the days are there. */
  takesFocus: boolean;
  onChoose: (range: Required<DateRange>) => void;
  /** The first selectable day. */
  minDate?: CivilDate;
  /** The property's: marked, and in the first shown month if no range is chosen. */
  today?: CivilDate;
  isExcluded?: (date: CivilDate) => boolean;
  /** Information about a day, in words. */
  notes?: Record<CivilDate, string>;
}

/** A calendar to choose a range, first its start, then its end; or a single day. */
export function RangeCalendar({
  locale,
  range,
  isOneDay = false,
  takesFocus,
  onChoose,
  minDate,
  today,
  isExcluded,
  notes,
}: RangeCalendarProps) {
  const { text } = useText();
  const { dir } = useLanguage();
  const [begun, setBegun] = useState<CivilDate>();
  const from = begun ?? range.from;
  const to = begun ? undefined : range.to;
  const opened = from ?? today ?? minDate;

  const calendar = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (takesFocus) calendar.current?.querySelector<HTMLElement>("[role=gridcell][tabindex='0']")?.focus();
  }, [takesFocus]);

  function choose([start, end]: [Date | null, Date | null]) {
    if (start && end) onChoose({ from: civilDateOf(start), to: civilDateOf(end) });
    else setBegun(start ? civilDateOf(start) : undefined);
  }

  const selection = isOneDay
    ? {
        selected: from ? pickerDateOf(from) : null,
        onChange: (day: Date | null) => choose([day, day]),
      }
    : {
        selectsRange: true as const,
        startDate: from ? pickerDateOf(from) : null,
        endDate: to ? pickerDateOf(to) : null,
        onChange: choose,
      };

  return (
    <div ref={calendar} role="presentation" onKeyDownCapture={dir === "rtl" ? mirrorArrow : undefined}>
      <DatePicker
        inline
        calendarContainer={CalendarBox}
        {...selection}
        locale={locale}
        openToDate={opened ? pickerDateOf(opened) : undefined}
        minDate={minDate ? pickerDateOf(minDate) : undefined}
        filterDate={isExcluded && ((date) => !isExcluded(civilDateOf(date)))}
        holidays={Object.entries(notes ?? {}).map(([date, note]) => ({ date: `${date}T12:00:00`, holidayName: note }))}
        dayClassName={(date) => (civilDateOf(date) === today ? "is-today" : "")}
        dateFormatCalendar="LLLL yyyy"
        chooseDayAriaLabelPrefix={text("calendar.choose")}
        disabledDayAriaLabelPrefix={text("calendar.unavailable")}
        monthAriaLabelPrefix={text("calendar.month")}
        previousMonthAriaLabel={text("calendar.previousMonth")}
        nextMonthAriaLabel={text("calendar.nextMonth")}
        previousMonthButtonLabel={text("calendar.previousMonth")}
        nextMonthButtonLabel={text("calendar.nextMonth")}
      />
    </div>
  );
}

/** Replaces the library's box, which has an English name. The dialog around it has ours. */
const CalendarBox = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <div className={className} translate="no">
    {children}
  </div>
);

/** The picker takes "left" for "earlier", which is on the right in Arabic. */
function mirrorArrow(event: KeyboardEvent) {
  const mirrored = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[event.key];
  if (!mirrored || !event.nativeEvent.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(new KeyboardEvent("keydown", { key: mirrored, bubbles: true, cancelable: true }));
}
