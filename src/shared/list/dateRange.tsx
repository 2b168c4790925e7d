import { useMemo } from "react";
import { useSelector } from "react-redux";

import { isCivilDate } from "@/domain/civilDate";
import { typedRange } from "@/shared/format/dateRange";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import { useText } from "@/shared/i18n/useText";
import { DateRangePicker } from "@/shared/ui/DateRangePicker";

import type { ListFilterPart } from "./createListQuery";
import { datePresets } from "./datePresets";

/** Filter by the days from one to the other, both included: `2026-11-22` under each key. */
export function dateRange<From extends string, To extends string>(from: From, to: To): ListFilterPart<From | To> {
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
        () => today && datePresets(today).map(([preset, range]) => ({ label: text(`preset.${preset}`), range })),
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
