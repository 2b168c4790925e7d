import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";

import { selectIsInTrouble } from "./connectionSlice";

/** Calls `act` on each reconnect, to load what failed without a connection. */
export function useOnceConnected(act: () => void) {
  const isInTrouble = useSelector(selectIsInTrouble);
  const wasInTrouble = useRef(isInTrouble);
  useEffect(() => {
    if (wasInTrouble.current && !isInTrouble) act();
    wasInTrouble.current = isInTrouble;
  }, [act, isInTrouble]);
}
