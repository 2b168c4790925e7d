import type { RateAct, RateHistoryLine } from "@/contract/reservations/rateCalendar";
import { changesAhead, nightsWhere, setValue } from "@/domain/rates/rateChanges";
import { isSameDerivation } from "@/domain/rates/ratePrices";

import type { Hotel } from "../hotel/Hotel";
import type { Actor } from "../records/Actor";
import type { RecordBook } from "../records/RecordBook";

export type RateHistory = RecordBook<Omit<RateHistoryLine, "isStanding">>;

/** Lines that are kept, which is as many as are shown: an act has all its nights, years of them in a bulk change. */
const KEPT = 30;

const newestFirst = (history: RateHistory) => history.all().toSorted((one, other) => Number(other.id) - Number(one.id));

export function keepAct(history: RateHistory, act: RateAct, { by, now }: Actor) {
  history.put({ id: history.nextId(), at: now.toISOString(), by, act });
  for (const { id } of newestFirst(history).slice(KEPT)) history.drop(id);
}

/** The last acts, the newest first. */
export const rateHistoryOf = (history: RateHistory): RateHistoryLine[] =>
  newestFirst(history).map((line) => ({ ...line, isStanding: isStanding(line.act, history.hotel) }));

/** Something is as the act has left it. */
function isStanding(act: RateAct, { setUp, property }: Hotel): boolean {
  if ("changes" in act) {
    const ahead = changesAhead(act.changes, property.businessDate);
    const left = nightsWhere(ahead, ({ ratePlanId, roomTypeId, field }, { date, after }) => {
      return setValue(setUp.setRates.of(ratePlanId, roomTypeId, date), field) === after;
    });
    return left.length > 0;
  }
  if ("ratePlanId" in act)
    return isSameDerivation(setUp.ratePlans.find(act.ratePlanId)?.derivedFrom ?? null, act.after);
  return (setUp.listPrices.find(act.roomTypeId)?.floor ?? null) === act.after;
}
