import { useMemo } from "react";

import { type RateField, rateFields } from "@/contract/reservations/rateCalendar";
import { isCivilDate } from "@/domain/civilDate";
import { useAddress } from "@/shared/routing/useAddress";

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
export function useRatesQuery() {
  const [params, change] = useAddress<RatesParameter>();
  const from = params.get("from") ?? "";
  const fold = params.get("fold") ?? "";
  const folded = useMemo(() => fold.split(",").filter(Boolean), [fold]);
  const field = rateFields.find((one) => one === params.get("field")) ?? "price";

  const isHistoryOpen = params.has(HISTORY_PARAMETER);
  const query: RatesQuery = { from: isCivilDate(from) ? from : undefined, field, folded, isHistoryOpen };
  return [query, change] as const;
}
