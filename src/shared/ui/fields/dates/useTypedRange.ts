import { useState } from "react";

import { type DateRange, endsWithWholeDate, parseRange, typedDate, typedRange } from "@/shared/format/dateRange";
import { useText } from "@/shared/i18n/useText";

import type { SpokenCalendarProps } from "./calendars";

interface TypedRangeRules extends Pick<SpokenCalendarProps, "minDate" | "isExcluded"> {
  range: DateRange;
  onChange: (range: DateRange) => void;
  /** Whether a single typed day is a range; otherwise a second one is required. */
  isDayEnough: boolean;
  /** Invalid input leaves the dates as they were. */
  isRequired: boolean;
}

/** The text of a range of dates: the typed one until it is committed, else that of the range. */
export function useTypedRange({ range, onChange, isDayEnough, isRequired, minDate, isExcluded }: TypedRangeRules) {
  const { text } = useText();
  const [typed, setTyped] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const parsed = typed === undefined ? undefined : parseRange(typed);

  function problemOf(found: DateRange | undefined): string | undefined {
    if (!found || (isRequired && !found.from)) return text("calendar.malformed");
    if (found.from && !found.to && !isDayEnough) return text("calendar.endMissing");
    if (found.from && found.to && found.to < found.from) return text("calendar.backwards");
    if (found.from && minDate && found.from < minDate) return text("calendar.tooEarly", { date: typedDate(minDate) });
    if (found.from && isExcluded?.(found.from)) return text("calendar.excluded", { date: typedDate(found.from) });
    return undefined;
  }

  /** The text stays as it is typed. A correction in the middle of it counts when it is committed. */
  function type({ value, selectionStart }: HTMLInputElement) {
    setTyped(value);
    const found = parseRange(value);
    const isWhole = selectionStart === value.length && endsWithWholeDate(value);
    if (isWhole && found?.to && !problemOf(found)) report(found);
  }

  /** Invalid input stays with a sentence below, and gives no dates; the previous ones hold only where dates are required. */
  function commit() {
    if (typed === undefined) return;
    setIsChecked(true);
    if (parsed && !problemOf(parsed))
      change(parsed.from && !parsed.to ? { from: parsed.from, to: parsed.from } : parsed);
    else if (range.from && !isRequired) onChange({});
  }

  function change(next: DateRange) {
    setTyped(undefined);
    setIsChecked(false);
    report(next);
  }

  function report(next: DateRange) {
    if (next.from !== range.from || next.to !== range.to) onChange(next);
  }

  return {
    value: typed ?? typedRange(range),
    isTyped: typed !== undefined,
    problem: isChecked && typed !== undefined ? problemOf(parsed) : undefined,
    type,
    commit,
    change,
  };
}
