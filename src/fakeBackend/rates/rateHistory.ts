import type { RateAct, RateHistoryLine } from "@/contract/reservations/rateCalendar";
import { changesAhead, nightsWhere, setValue } from "@/domain/rates/rateChanges";
import { isSameDerivation } from "@/domain/rates/ratePrices";

import type { Hotel } from "../hotel/Hotel";
import type { Actor } from "../records/Actor";
import type { RecordBook } from "../records/RecordBook";

export type RateHistory = RecordBook<Omit<RateHistoryLine, "isStanding">>;

/** Lines of one reply. */
const SHOWN = 30;

export const keepAct = (history: RateHistory, act: RateAct, { by, now }: Actor) =>
  history.put({ id: history.nextId(), at: now.toISOString(), by, act });

/** The last acts, the newest first. */
export const rateHistoryOf = (history: RateHistory): RateHistoryLine[] =>
  history
    .all()
    .toSorted((one, other) => Number(other.id) - Number(one.id))
    .slice(0, SHOWN)
    .map((line) => ({ ...line, isStanding: isStanding(line.act, history.hotel) }));

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
