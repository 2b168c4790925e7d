import type { Cents } from "@/contract/property";
import type { FloorChange, RateCalendar } from "@/contract/reservations/rateCalendar";
import type { Derivation, RatePlan } from "@/contract/reservations/rates";
import type { Sentence } from "@/shared/i18n/sentence";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { refusalNotice, refusalSentence } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts, isObject } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

import { keptQuestions } from "../edit/keptQuestions";
import { askRatesAgain, ratesApi, rateUndo, tellRates } from "../edit/rateWrites";

/** How a plan derives from another, or the least that a type is sold for; null for neither. */
export type PlanWrite = { name: string; isUndo: boolean } & (
  | { ratePlanId: string; before: Derivation | null; after: Derivation | null }
  | { roomTypeId: string; before: Cents | null; after: Cents | null }
);

export interface PlanRefusal {
  /** Of the write. */
  key: string;
  /** With all that was typed; `before` is how the server has it now. */
  write: PlanWrite;
  why: Sentence;
  /** Another person has changed the same. */
  isChanged: boolean;
}

const isWrite = (value: unknown): value is PlanWrite =>
  isObject(value) && hasTexts(value, ["name"]) && "before" in value && "after" in value;

const isRefusal = (value: unknown): value is PlanRefusal =>
  isObject(value) && hasTexts(value, ["key"]) && isWrite(value.write) && isObject(value.why);

/** Writes that were refused: their dialogs open again with what was typed. */
export const planRefusals = keptQuestions("planRefusal", isRefusal);

export const planWrites = createWrite<PlanWrite>()("ratePlans", {
  recordOf: (write) => ("ratePlanId" in write ? write.ratePlanId : write.roomTypeId),
  isWhat: isWrite,
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
  *refused(write, error, key): Saga {
    const contradicted = overCurrent(write, error);
    if (contradicted) yield* tellRates((known) => withPlanRules(known, ruleTakenBack(contradicted)));
    if (contradicted || !write.isUndo) {
      const asked = { ...(contradicted ?? write), isUndo: false };
      yield* put(
        planRefusals.asked({ key, write: asked, why: refusalSentence(error), isChanged: contradicted !== undefined }),
      );
      if (window.location.pathname === paths.roomRates) return; // where its dialog opens again
    }
    const { name } = write;
    const sentence = { id: "rates.planFailed", values: { name } } as const;
    yield* put(refusalNotice(error, { sentence, path: paths.roomRates }));
  },
  readAgain: askRatesAgain,
  undoable: {
    undo: rateUndo,
    isUndo: ({ isUndo }) => isUndo,
    inverse: (write) => ruleTakenBack(write),
    done: ({ name }) => ({ id: "rates.planChanged", values: { name } }),
    undone: ({ name }) => ({ id: "rates.planUndone", values: { name } }),
  },
});

/** The write as it is decided again, over what another person has set; undefined where it was refused for another reason. */
function overCurrent(write: PlanWrite, error: unknown): PlanWrite | undefined {
  if ("ratePlanId" in write) {
    const { current } = recordRefusalOf<RatePlan>(error);
    return current && { ...write, before: current.derivedFrom ?? null };
  }
  const { current } = recordRefusalOf<FloorChange>(error);
  return current && { ...write, before: current.before };
}

export const ruleTakenBack = (write: PlanWrite): PlanWrite =>
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
