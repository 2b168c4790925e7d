import type { CivilDate } from "@/contract/property";
import type { RateSettings } from "@/contract/reservations/rates";

import { KeptMap } from "../../core/KeptMap";
import type { TableShelf } from "../../core/shelf";

/** The nights of a plan and a type for which something is set by hand; the kept key of one has all three names. */
type Nights = Map<CivilDate, RateSettings>;

/** Prices and restrictions that a person has set by hand, by plan, room type and night. */
export class SetRates {
  readonly #kept: KeptMap<RateSettings>;
  readonly #lines = new Map<string, Nights>();

  constructor(shelf: TableShelf) {
    this.#kept = new KeptMap(shelf);
    for (const [key, settings] of shelf.kept) {
      const [ratePlanId = "", roomTypeId = "", date = ""] = key.split(" ");
      if (settings !== null) this.#line(ratePlanId, roomTypeId).set(date, settings as RateSettings);
    }
  }

  of(ratePlanId: string, roomTypeId: string, date: CivilDate): RateSettings | undefined {
    return this.#lines.get(`${ratePlanId} ${roomTypeId}`)?.get(date);
  }

  /** From a date on. */
  nightsOf(ratePlanId: string, roomTypeId: string, from: CivilDate): Record<CivilDate, RateSettings> {
    const nights = this.#lines.get(`${ratePlanId} ${roomTypeId}`) ?? new Map<CivilDate, RateSettings>();
    return Object.fromEntries([...nights].filter(([date]) => date >= from));
  }

  /** Replaces what is set for a night; without settings the season counts again. */
  put(ratePlanId: string, roomTypeId: string, date: CivilDate, settings: RateSettings) {
    const key = `${ratePlanId} ${roomTypeId} ${date}`;
    const line = this.#line(ratePlanId, roomTypeId);
    if (Object.keys(settings).length > 0) {
      line.set(date, settings);
      this.#kept.set(key, settings);
    } else {
      line.delete(date);
      this.#kept.delete(key);
    }
  }

  #line(ratePlanId: string, roomTypeId: string): Nights {
    const key = `${ratePlanId} ${roomTypeId}`;
    const line = this.#lines.get(key) ?? new Map<CivilDate, RateSettings>();
    this.#lines.set(key, line);
    return line;
  }
}
