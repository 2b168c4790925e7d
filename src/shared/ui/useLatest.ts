import { useEffect, useRef, useState } from "react";

/** One function for good, which does what the newest does: what it is given to need not be drawn again for a new one. */
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
