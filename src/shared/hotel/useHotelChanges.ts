import { useEffect, useEffectEvent, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";

import { hotelUnwatched, hotelWatched, selectHeard, selectIsOutdated } from "./hotelChangesSlice";

/**
 * Tells a page whenever something has changed in the hotel's books, and where no page before it has heard of them, when it
 * begins to: what it has read by then may be of the past.
 */
export function useHotelChanges(onChange: (isFirst: boolean) => void) {
  const heard = useSelector(selectHeard);
  const known = useRef(heard);
  const tell = useEffectEvent(onChange);

  useWatchedHotel();
  useEffect(() => {
    if (known.current === heard) return;
    tell(known.current === undefined);
    known.current = heard;
  }, [heard]);
}

/** Tells a page that knows as of which change its figures are when there have been others since, and only then. */
export function useOutdated(asOf: number | undefined, onOutdated: () => void) {
  const heard = useSelector(selectHeard);
  const isOutdated = useSelector((state: Parameters<typeof selectIsOutdated>[0]) => selectIsOutdated(state, asOf));
  const tell = useEffectEvent(onOutdated);

  useWatchedHotel();
  useEffect(() => {
    if (isOutdated) tell();
  }, [isOutdated, heard, asOf]);
}

function useWatchedHotel() {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(hotelWatched());
    return () => void dispatch(hotelUnwatched());
  }, [dispatch]);
}
