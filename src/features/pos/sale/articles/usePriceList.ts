import { useEffect, useState } from "react";

import type { PriceList } from "@/contract/pos/priceLists";
import { listAt } from "@/domain/pos/priceLists";
import { formatsOf } from "@/shared/format/formats";

const MINUTE_MS = 60_000;

/** The list that holds now, by the clocks of the hotel. */
export const listNow = (lists: readonly PriceList[], timeZone: string) =>
  listAt(lists, formatsOf("es").stamp(new Date().toISOString(), timeZone));

/** The same for what is shown: it changes with the minute. */
export function usePriceList(lists: readonly PriceList[], timeZone: string): PriceList | undefined {
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
  return listNow(lists, timeZone);
}
