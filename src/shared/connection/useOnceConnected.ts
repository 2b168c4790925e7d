import { useEffect, useRef } from "react";
import { useSelector } from "react-redux";

import { selectIsInTrouble } from "./connectionSlice";

/** Runs `act` each time that the connection is back: what could not be had without it can be asked for again. */
export function useOnceConnected(act: () => void) {
  const isInTrouble = useSelector(selectIsInTrouble);
  const wasInTrouble = useRef(isInTrouble);
  useEffect(() => {
    if (wasInTrouble.current && !isInTrouble) act();
    wasInTrouble.current = isInTrouble;
  }, [act, isInTrouble]);
}
