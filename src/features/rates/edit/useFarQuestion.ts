import { useState } from "react";

import type { RateLineChange } from "@/contract/reservations/rateCalendar";
import { farChange } from "@/domain/rates/farPrice";
import type { RateBooks } from "@/domain/rates/rateBooks";

import type { RateWords } from "../values/rateWords";

type Far = NonNullable<ReturnType<typeof farChange>>;

/** A price far from the plan's may be a slip: it is asked about, and the same press once more is the answer. */
export function useFarQuestion({ text, formats, currency }: RateWords) {
  const [asked, setAsked] = useState<{ about: string; far: Far }>();
  const money = (cents: number) => formats.money({ cents, currency });

  function question(act: string): string | undefined {
    if (!asked) return undefined;
    const { isHigh, date, price, planned } = asked.far;
    const values = { date: formats.date(date), price: money(price), planned: money(planned), act };
    return text(isHigh ? "rates.far" : "rates.low", values);
  }

  return {
    /** `act` is what the button says. */
    question,
    drop: () => setAsked(undefined),
    /** Whether the changes may be made; they were asked about before, or nothing is to be asked. */
    isSure(changes: readonly RateLineChange[], books: RateBooks): boolean {
      const far = farChange(changes, books);
      const about = far && JSON.stringify(changes);
      const isSure = about === undefined || about === asked?.about;
      setAsked(isSure ? undefined : { about, far: far! });
      return isSure;
    },
  };
}
