import { useEffect, useRef, useState } from "react";

/** A stable function that calls the newest `act`, so that memoised children do not render again. */
export function useLatest<Arguments extends unknown[]>(act: (...args: Arguments) => void) {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  }, [act]);
  const [stable] = useState(
    () =>
      (...args: Arguments) =>
        latest.current(...args),
  );
  return stable;
}
