import { useEffect } from "react";
import { useSelector } from "react-redux";

import type { ComplaintFilter } from "@/contract/complaints";
import { isUnsolved } from "@/domain/complaints/complaintDeadline";
import { useHotelChanges } from "@/shared/hotel/useHotelChanges";
import { useLatest } from "@/shared/ui/useLatest";

import { complaintRows } from "./complaintLoads";
import { selectComplaintRows } from "./complaintWrites";

/** The complaints of a filter as they are now: after a change of the hotel, and once another one is late. */
export function useComplaintRows(filter: ComplaintFilter) {
  const { data, status, request } = complaintRows.use(filter);
  const rows = useSelector(selectComplaintRows);
  useHotelChanges(request);

  const ask = useLatest(request);
  const deadlines = rows.filter((row) => isUnsolved(row) && !row.isLate).map(({ dueAt }) => Date.parse(dueAt));
  const next = deadlines.length > 0 ? Math.min(...deadlines) : undefined;
  useEffect(() => {
    if (next === undefined) return undefined;
    const timer = setTimeout(ask, Math.max(0, next - Date.now()) + 1000);
    return () => clearTimeout(timer);
  }, [next, ask]);

  return { rows: data && rows, status, request };
}
