import { useEffect, useState } from "react";
import { useSelector } from "react-redux";

import { selectIsLoading, selectRows } from "./reservationsSlice";

/** A wait that is shorter is not felt, and to show it costs more than the rows that end it. */
const FELT_MS = 100;

/** Whether the list is to show that it waits: at once where it has no rows, else when it is felt. */
export function useListWait(): boolean {
  const isWaiting = useSelector(selectIsLoading);
  const isBare = useSelector(selectRows).length === 0;
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
