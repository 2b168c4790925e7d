import { useEffect, useState } from "react";

import type { PriceList } from "@/contract/pos/priceLists";
import { listsAt } from "@/domain/pos/priceLists";
import { formatsOf } from "@/shared/format/formats";

const MINUTE_MS = 60_000;

/** The lists that hold now, by the clocks of the hotel. */
export const listsNow = (lists: readonly PriceList[], timeZone: string) =>
  listsAt(lists, formatsOf("es").stamp(new Date().toISOString(), timeZone));

/** The same for what is shown: it changes with the minute. */
export function usePriceLists(lists: readonly PriceList[], timeZone: string): PriceList[] {
  const [, setMinute] = useState(0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function wait() {
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
    }
    function tick() {
      setMinute(Math.floor(Date.now() / MINUTE_MS));
      wait();
    }
    wait();
    return () => clearTimeout(timer);
  }, []);
  return listsNow(lists, timeZone);
}
