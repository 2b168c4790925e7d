import { useMemo } from "react";
import { useSelector } from "react-redux";

import type { CivilDate } from "@/contract/property";
import { addDays, isCivilDate, weekdayOf } from "@/domain/civilDate";
import { monthOf } from "@/domain/periods";
import { type DateRange, typedRange } from "@/shared/format/dateRange";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import type { MessageId } from "@/shared/i18n/catalogues";
import { useText } from "@/shared/i18n/useText";
import { DateRangePicker } from "@/shared/ui/fields/dates/DateRangePicker";

import type { ListFilterPart } from "../createListQuery";

interface DatePreset {
  label: MessageId;
  range: Required<DateRange>;
}

/**
 * Filter by the days from one to the other, both included: `2026-11-22` under each key. `presetsOn` are the ranges that it
 * offers on a business date.
 */
export function dateRange<From extends string, To extends string>(
  from: From,
  to: To,
  presetsOn: (today: CivilDate) => DatePreset[] = deskPresets,
): ListFilterPart<From | To> {
  const valuesOf = (first: string | undefined, last: string | undefined) => ({ [from]: first, [to]: last });

  return {
    keys: [from, to],
    read(said) {
      const date = (key: string) => (isCivilDate(said(key)) ? said(key) : undefined);
      return valuesOf(date(from), date(to));
    },
    inWords: (values) => typedRange({ from: values[from], to: values[to] }) || undefined,
    Field: function DateRangeField({ values, onChange }) {
      const { text } = useText();
      const today = useSelector(selectHotel)?.property.businessDate;
      const presets = useMemo(
        () => today && presetsOn(today).map(({ label, range }) => ({ label: text(label), range })),
        [today, text],
      );
      return (
        <DateRangePicker
          label={text("list.range")}
          range={{ from: values[from], to: values[to] }}
          onChange={(range) => onChange(valuesOf(range.from, range.to))}
          isDayEnough
          today={today}
          presets={presets || undefined}
        />
      );
    },
  };
}

const SATURDAY = 6;
const SUNDAY = 7;

/** The ranges that a desk asks for, by the hotel's own date. A week begins on Monday. */
function deskPresets(today: CivilDate): DatePreset[] {
  const monday = addDays(today, 1 - weekdayOf(today));
  const saturday = addDays(monday, SATURDAY - 1 + (weekdayOf(today) === SUNDAY ? 7 : 0));
  return [
    { label: "preset.today", range: { from: today, to: today } },
    { label: "preset.tomorrow", range: { from: addDays(today, 1), to: addDays(today, 1) } },
    { label: "preset.thisWeek", range: { from: monday, to: addDays(monday, 6) } },
    { label: "preset.nextWeekend", range: { from: saturday, to: addDays(saturday, 1) } },
    { label: "preset.nextSevenDays", range: { from: today, to: addDays(today, 6) } },
    { label: "preset.thisMonth", range: monthOf(today) },
    { label: "preset.nextMonth", range: monthOf(today, 1) },
  ];
}
