import { useEffect, useState } from "react";
import { useSelector } from "react-redux";

import type { List } from "../createList";

/** A shorter wait is not felt, and showing it costs more than drawing the rows that end it. */
const FELT_MS = 100;

/** Whether the list shows that it is loading: at once where it has no rows, else when the wait is felt. */
export function useListWait({ selectors }: Pick<List, "selectors">): boolean {
  const isWaiting = useSelector(selectors.selectIsLoading);
  const isBare = useSelector(selectors.selectRows).length === 0;
  const [isFelt, setIsFelt] = useState(false);

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsFelt(true), FELT_MS);
    return () => {
      clearTimeout(timer);
      setIsFelt(false);
    };
  }, [isWaiting]);

  return isWaiting && (isFelt || isBare);
}
