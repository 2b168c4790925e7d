import { useSyncExternalStore } from "react";

import type { CivilDate } from "@/contract/property";
import { civilDateIn } from "@/domain/civilDate";

const MINUTE_MS = 60_000;

/** The date on the calendar of a place, now and after its midnight. */
export const useDateIn = (timeZone: string): CivilDate =>
  useSyncExternalStore(listen, () => civilDateIn(new Date(), timeZone));

function listen(look: () => void) {
  const timer = setInterval(look, MINUTE_MS);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
