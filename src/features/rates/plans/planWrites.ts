import type { Cents } from "@/contract/property";
import type { RateCalendar } from "@/contract/reservations/rateCalendar";
import type { Derivation } from "@/contract/reservations/rates";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { askRatesAgain, ratesApi, rateUndo, tellRates } from "../edit/rateWrites";

/** How a plan derives from another, or the least that a type is sold for; null for neither. */
export type PlanWrite = { name: string; isUndo: boolean } & (
  | { ratePlanId: string; before: Derivation | null; after: Derivation | null }
  | { roomTypeId: string; before: Cents | null; after: Cents | null }
);

export const planWrites = createWrite<PlanWrite>()("ratePlans", {
  recordOf: (write) => ("ratePlanId" in write ? write.ratePlanId : write.roomTypeId),
  isWhat: (value): value is PlanWrite =>
    isObject(value) && hasTexts(value, ["name"]) && "before" in value && "after" in value,
}).sentBy({
  *send(write, key): Saga {
    if ("ratePlanId" in write) {
      const { ratePlanId, before, after } = write;
      yield* call(ratesApi.changeDerivation, { params: { ratePlanId }, body: { before, after }, key });
    } else {
      const { roomTypeId, before, after } = write;
      yield* call(ratesApi.changeFloor, { params: { roomTypeId }, body: { before, after }, key });
    }
    yield* tellRates((known) => withPlanRules(known, write));
  },
  *refused({ name }, error): Saga {
    yield* put(refusalNotice(error, { sentence: { id: "rates.planFailed", values: { name } }, path: paths.roomRates }));
  },
  readAgain: askRatesAgain,
  undoable: {
    undo: rateUndo,
    isUndo: ({ isUndo }) => isUndo,
    inverse: (write) => takenBack(write),
    done: ({ name }) => ({ id: "rates.planChanged", values: { name } }),
    undone: ({ name }) => ({ id: "rates.planUndone", values: { name } }),
  },
});

const takenBack = (write: PlanWrite): PlanWrite =>
  "ratePlanId" in write
    ? { ...write, before: write.after, after: write.before, isUndo: true }
    : { ...write, before: write.after, after: write.before, isUndo: true };

/** The calendar as a write leaves it. */
export function withPlanRules(known: RateCalendar, write: PlanWrite): RateCalendar {
  if ("ratePlanId" in write) {
    const ratePlans = known.ratePlans.map(({ derivedFrom, ...plan }) => {
      const derivation = plan.id === write.ratePlanId ? write.after : derivedFrom;
      return derivation ? { ...plan, derivedFrom: derivation } : plan;
    });
    return { ...known, ratePlans };
  }
  const floor = write.after ?? undefined;
  const seasons = known.seasons.map((season) =>
    season.roomTypeId === write.roomTypeId
      ? { ...season, nights: season.nights.map((night) => ({ ...night, floor })) }
      : season,
  );
  return { ...known, seasons };
}
