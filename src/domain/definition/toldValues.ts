import type { Field, Fields, PathIn } from "@/contract/definition/fields";

import { leavesOf, valueAt } from "./leavesOf";

/** The values of a record as its history tells them, by their paths. A picture is told by nothing. */
export const toldValues = <F extends Fields>(fields: F, record: object) =>
  Object.fromEntries(
    Object.entries(leavesOf(fields))
      .filter(([, { kind }]) => kind !== "picture")
      .map(([path, { kind }]) => [path, toldAs(kind, valueAt(record, path))]),
  ) as Record<PathIn<F>, string>;

/** Lists have commas, rows are JSON; "" is nothing. */
function toldAs(kind: Field["kind"], value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value) && kind !== "rows") return value.join(",");
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The value that a history tells. */
export function valueOfTold({ kind }: Field, told: string): unknown {
  if (kind === "count" || kind === "amount") return told === "" ? null : Number(told);
  if (kind === "flag") return told === "true";
  if (kind === "texts") return told === "" ? [] : told.split(",");
  return kind === "rows" ? JSON.parse(told || "[]") : told;
}
