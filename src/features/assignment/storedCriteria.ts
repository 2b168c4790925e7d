import { type Criteria, criterionNames, isWeight, usualCriteria } from "@/domain/assignment/criteria";
import { isObject } from "@/shared/shapes";
import { readStoredJson, writeStored } from "@/shared/storage";

const KEY = "assignmentCriteria";

/** The last choice at this desk. */
export const readCriteria = (): Criteria => readStoredJson(KEY, isCriteria) ?? usualCriteria;

export const storeCriteria = (criteria: Criteria) => void writeStored(KEY, JSON.stringify(criteria));

function isCriteria(value: unknown): value is Criteria {
  if (!isObject(value) || typeof value.movesRooms !== "boolean" || typeof value.upgrades !== "boolean") return false;
  const { weights } = value;
  return isObject(weights) && criterionNames.every((name) => isWeight(weights[name]));
}
