import { useCallback, useEffect, useRef } from "react";
import { useDispatch, useSelector } from "react-redux";

import { hotelRequested } from "@/shared/hotel/hotelSlice";
import { useOutdated } from "@/shared/changes/useHotelChanges";
import { dayApi } from "./daySaga";
import { dayRequested, selectDay } from "./daySlice";

/** Figures younger than this are not asked for again because somebody looks at the window. */
const FRESH_MS = 30_000;

/** Asks for the day when the page opens, when the hotel's books change, and when somebody comes back to its window. Returns the way to ask now. */
export function useCurrentDay(): () => void {
  const dispatch = useDispatch();
  const askedAt = useRef(0);

  const ask = useCallback(() => {
    askedAt.current = Date.now();
    dispatch(hotelRequested());
    dispatch(dayRequested());
  }, [dispatch]);

  useOutdated(dayApi.getDay.reads, useSelector(selectDay)?.asOf, () => dispatch(dayRequested()));

  useEffect(() => {
    const onLook = () => {
      if (document.visibilityState === "visible" && Date.now() - askedAt.current >= FRESH_MS) ask();
    };
    ask();
    window.addEventListener("focus", onLook);
    document.addEventListener("visibilitychange", onLook);
    return () => {
      window.removeEventListener("focus", onLook);
      document.removeEventListener("visibilitychange", onLook);
    };
  }, [ask]);

  return ask;
}
