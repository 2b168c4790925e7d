import type { ReasonOf } from "@/contract/reasons";
import { sentences } from "@/contract/sentences";
import { type Fault, sentencesOf } from "@/domain/faults";

import { ApiError } from "../core/ApiError";

interface Refusal {
  reasons: readonly ReasonOf<string>[];
  /** A sentence for each field at fault. */
  fields?: Record<string, string>;
  /** The record as it is now, if another person has changed it. */
  current?: object;
}

/** Refuses a call of an area. The sentence is that of the first reason, else of the first field at fault. */
export class Refused extends ApiError {
  constructor(status: 409 | 422, { fields, ...details }: Refusal) {
    super(status, details.reasons[0]?.message ?? Object.values(fields ?? {})[0] ?? sentences.generic, fields, details);
  }
}

export const notFound = () => new ApiError(404, sentences.notFound, undefined, { reasons: [] });

/** Refuses what the rules forbid for the record as it is (409). */
export function refuse(reasons: readonly ReasonOf<string>[]) {
  if (reasons.length > 0) throw new Refused(409, { reasons });
}

/** Refuses an input (422). */
export function refuseInput(reasons: readonly ReasonOf<string>[], fields: Record<string, string> = {}) {
  if (reasons.length > 0 || Object.keys(fields).length > 0) throw new Refused(422, { reasons, fields });
}

/** Refuses an input by its faults: each reason names its field. `unknown` are values that no form sends, each with its sentence. */
export const refuseFaults = (faults: readonly Fault[], unknown: Record<string, string> = {}) =>
  refuseInput(
    faults.map(({ field, reason }) => ({ ...reason, field })),
    { ...unknown, ...sentencesOf(faults) },
  );

/** The sentences of the fields whose value is not known. */
export const unknownValues = (isKnown: Record<string, boolean>, sentenceOf: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.keys(isKnown)
      .filter((field) => !isKnown[field])
      .map((field) => [field, sentenceOf[field] ?? sentences.invalidValue]),
  );
