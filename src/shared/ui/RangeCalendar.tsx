import "./range-calendar.scss";

import type { Locale } from "date-fns";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { DatePicker } from "react-datepicker";

import type { CivilDate } from "@/contract/property";
import type { DateRange } from "@/shared/format/dateRange";
import { civilDateOf, pickerDateOf } from "@/shared/format/pickerDate";
import { useLanguage } from "@/shared/i18n/useLanguage";
import { useText } from "@/shared/i18n/useText";

export interface RangeCalendarProps {
  locale: Locale;
  range: DateRange;
  /** Whether a day is to have the focus, as soon as there are days. */
  takesFocus: boolean;
  onChoose: (range: Required<DateRange>) => void;
  /** The first day that may be chosen. */
  minDate?: CivilDate;
  /** The hotel's: marked, and in the month that opens where no range is chosen yet. */
  today?: CivilDate;
  isExcluded?: (date: CivilDate) => boolean;
  /** What there is to know of a day, in words. */
  notes?: Record<CivilDate, string>;
}

/** A month to choose a range in, first its beginning, then its end. */
export function RangeCalendar({
  locale,
  range,
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

  return (
    <div ref={calendar} role="presentation" onKeyDownCapture={dir === "rtl" ? mirrorArrow : undefined}>
      <DatePicker
        inline
        calendarContainer={CalendarBox}
        selectsRange
        locale={locale}
        startDate={from ? pickerDateOf(from) : null}
        endDate={to ? pickerDateOf(to) : null}
        openToDate={opened ? pickerDateOf(opened) : undefined}
        minDate={minDate ? pickerDateOf(minDate) : undefined}
        filterDate={isExcluded && ((date) => !isExcluded(civilDateOf(date)))}
        holidays={Object.entries(notes ?? {}).map(([date, note]) => ({ date: `${date}T12:00:00`, holidayName: note }))}
        dayClassName={(date) => (civilDateOf(date) === today ? "is-today" : "")}
        onChange={choose}
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

/** The picker's own is named in English; what the calendar is for, the dialog around it says. */
const CalendarBox = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <div className={className} translate="no">
    {children}
  </div>
);

/** The picker takes "left" for "earlier", which in Arabic is on the right. */
function mirrorArrow(event: KeyboardEvent) {
  const mirrored = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" }[event.key];
  if (!mirrored || !event.nativeEvent.isTrusted) return;
  event.preventDefault();
  event.stopPropagation();
  event.target.dispatchEvent(new KeyboardEvent("keydown", { key: mirrored, bubbles: true, cancelable: true }));
}
