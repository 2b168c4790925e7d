import type { Field, Fields, SentValues } from "@/contract/definition/fields";

import { textsIn } from "./textsIn";

/** The values of the fields and no others, texts without the spaces around them. What is none of its kind stays as it is. */
export const readValues = <F extends Fields>(fields: F, values: SentValues<F>): SentValues<F> =>
  readIn(fields, values ?? {}) as SentValues<F>;

const readIn = (fields: Fields, values: object) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => Object.hasOwn(values, name))
      .map(([name, field]) => [name, read(field, Reflect.get(values, name))]),
  );

function read({ keys = [], field, fields }: Field, value: unknown): unknown {
  if (typeof value === "string") return value.trim();
  if (typeof value !== "object" || value === null) return value;
  if (field) return readIn(Object.fromEntries(keys.map((key) => [key, field])), value);
  if (!Array.isArray(value)) return value;
  const entries: unknown[] = value;
  if (fields) return entries.map((row) => (typeof row === "object" && row !== null ? readIn(fields, row) : row));
  return entries.every((entry) => typeof entry === "string") ? textsIn(entries.join("\n")) : value;
}
