import { type ReactNode, useEffect } from "react";

import type { ComplaintRow } from "@/contract/guests/complaint";
import type { ComplaintFilter } from "@/contract/guests/complaints";
import { isUnsolved } from "@/domain/complaints/complaintDeadline";
import { useText } from "@/shared/i18n/useText";
import { LoadState } from "@/shared/ui/states/LoadState";
import { useLatest } from "@/shared/ui/useLatest";

import { shownComplaints } from "./complaintsState";

const noRows: ComplaintRow[] = [];

/** A deadline that has passed for longer by the clock of the browser is not waited for: the clock is wrong. */
const CLOCK_TOLERANCE_MS = 60_000;
/** Browsers hold a wait in 31 bits: a longer one, of 25 days and more, ends at once. */
const LONGEST_WAIT_MS = 2_000_000_000;

interface ComplaintRowsProps {
  filter: ComplaintFilter;
  children: (rows: ComplaintRow[]) => ReactNode;
}

/** The complaints of a filter as they are now: after a change of the hotel, and once another one is late. */
export function ComplaintRows({ filter, children }: ComplaintRowsProps) {
  const { text } = useText();
  const load = shownComplaints.use(filter);
  const { data, request } = load;
  const rows = data ?? noRows;

  const ask = useLatest(request);
  const deadlines = rows.filter((row) => isUnsolved(row) && !row.isLate).map(({ dueAt }) => Date.parse(dueAt));
  const next = deadlines.length > 0 ? Math.min(...deadlines) : undefined;
  useEffect(() => {
    // the server, by whose clock it is not late, would say so again
    if (next === undefined || next < Date.now() - CLOCK_TOLERANCE_MS) return undefined;
    const wait = Math.max(0, next - Date.now()) + 1000;
    const timer = setTimeout(ask, Math.min(wait, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [next, ask]);

  return data ? children(rows) : <LoadState load={load} failed={text("complaints.failed")} />;
}
