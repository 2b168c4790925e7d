import { useEffect, useEffectEvent, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";

import type { Topic } from "@/contract/topics";
import { asOfReply } from "@/shared/api/asOf";

import { hotelUnwatched, hotelWatched, selectHeard } from "./hotelChangesSlice";

type State = Parameters<typeof selectHeard>[0];

/**
 * Tells a page of each change of what it reads. Where no page before it has heard of changes, it is told when it begins
 * to: what it has read by then may be stale.
 */
export function useHotelChanges(reads: readonly Topic[], onChange: (isFirst: boolean) => void) {
  const heard = useHeard(reads);
  const known = useRef(heard);
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    if (known.current === heard) return;
    tell(known.current === undefined);
    known.current = heard;
  }, [heard]);
}

/**
 * Tells a page that has read as of a cursor when what it reads has changed since, and only then: with the cursor of that
 * change.
 */
export function useOutdated(reads: readonly Topic[], asOf: number | undefined, onOutdated: (heard: number) => void) {
  const heard = useHeard(reads);
  const tell = useEffectEvent(onOutdated);

  useEffect(() => {
    if (asOf !== undefined && heard !== undefined && asOf < heard) tell(heard);
  }, [heard, asOf]);
}

/**
 * Tells a load to ask again when what it reads has changed. What is on its way says with its reply as of which change it
 * is, or is asked for again after it: it may be older.
 */
export function useRefresh(
  reads: readonly Topic[],
  { data, status, isUnderWay }: { data: unknown; status: "loading" | "loaded" | "failed"; isUnderWay: boolean },
  refresh: () => void,
) {
  const heard = useHeard(reads);
  const known = useRef(heard);
  /** The last news for which it was asked again: a failure is not repeated for the same. */
  const asked = useRef<number>(undefined);
  const isWaiting = isUnderWay || status === "loading";
  const isFailed = status === "failed";
  const asOf = asOfReply(data);
  const tell = useEffectEvent(refresh);

  useEffect(() => {
    if (isWaiting) return;
    // the first news may be of changes from before: they make stale what was read, and do not mend what failed
    const isFirst = known.current === undefined;
    const isTold = known.current !== heard && !(isFirst && isFailed);
    known.current = heard;
    const isOutdated = asOf === undefined ? isTold : asOf < (heard ?? 0) && asked.current !== heard;
    if (!isOutdated) return;
    asked.current = heard;
    tell();
  }, [heard, asOf, isWaiting, isFailed]);
}

/** Listens for changes, if anything is read: only areas of the hotel have the slice. */
function useHeard(reads: readonly Topic[]): number | undefined {
  const dispatch = useDispatch();
  const isWatching = reads.length > 0;
  useEffect(() => {
    if (!isWatching) return undefined;
    dispatch(hotelWatched());
    return () => void dispatch(hotelUnwatched());
  }, [dispatch, isWatching]);
  return useSelector((state: State) => (isWatching ? selectHeard(state, reads) : undefined));
}
