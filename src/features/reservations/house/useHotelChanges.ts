import { useEffect, useEffectEvent, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";

import { hotelUnwatched, hotelWatched, selectHotelRevision } from "./hotelChangesSlice";

/** Tells a page whenever something has changed in the hotel's books: what it shows may be of the past. */
export function useHotelChanges(onChange: () => void) {
  const dispatch = useDispatch();
  const revision = useSelector(selectHotelRevision);
  const seen = useRef(revision);
  const tell = useEffectEvent(onChange);

  useEffect(() => {
    dispatch(hotelWatched());
    return () => void dispatch(hotelUnwatched());
  }, [dispatch]);

  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    tell();
  }, [revision]);
}
