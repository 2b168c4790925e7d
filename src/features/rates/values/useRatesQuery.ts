import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";

import { type RateField, rateFields } from "@/contract/reservations/rateCalendar";
import { isCivilDate } from "@/domain/civilDate";

/** Of the address's query: the history is open. */
export const HISTORY_PARAMETER = "history";

interface RatesQuery {
  /** The first night; the business date where it is left out. */
  from: string | undefined;
  /** Shown in the cells, and set by typing. */
  field: RateField;
  /** The types whose plans are folded away. */
  folded: readonly string[];
  isHistoryOpen: boolean;
}

type RatesParameter = "from" | "field" | "fold" | typeof HISTORY_PARAMETER;

/** The query of the calendar, in the address. */
export function useRatesQuery(): [RatesQuery, (changes: Partial<Record<RatesParameter, string>>) => void] {
  const [params, setParams] = useSearchParams();
  const from = params.get("from") ?? "";
  const fold = params.get("fold") ?? "";
  const folded = useMemo(() => fold.split(",").filter(Boolean), [fold]);
  const field = rateFields.find((one) => one === params.get("field")) ?? "price";

  function change(changes: Partial<Record<string, string>>) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [parameter, value] of Object.entries(changes)) {
          if (value) after.set(parameter, value);
          else after.delete(parameter);
        }
        return after;
      },
      { preventScrollReset: true },
    );
  }

  const isHistoryOpen = params.has(HISTORY_PARAMETER);
  return [{ from: isCivilDate(from) ? from : undefined, field, folded, isHistoryOpen }, change];
}
