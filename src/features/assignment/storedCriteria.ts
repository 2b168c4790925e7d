import { type Criteria, criterionNames, isWeight, usualCriteria } from "@/domain/assignment/criteria";
import { isObject } from "@/shared/shapes";
import { readStoredJson, writeStored } from "@/shared/storage";

const KEY = "assignmentCriteria";

/** The last choice at this desk. */
export const readCriteria = (): Criteria => readStoredJson(KEY, isCriteria) ?? usualCriteria;

export const storeCriteria = (criteria: Criteria) => void writeStored(KEY, JSON.stringify(criteria));

function isCriteria(value: unknown): value is Criteria {
  const choices = ["makesRoom", "movesRooms", "upgrades"] as const;
  if (!isObject(value) || choices.some((name) => typeof value[name] !== "boolean")) return false;
  const { weights } = value;
  return isObject(weights) && criterionNames.every((name) => isWeight(weights[name]));
}
