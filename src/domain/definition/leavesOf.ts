import type { Definition } from "@/contract/definition/defineRecord";
import { choice, type Field, type Fields } from "@/contract/definition/fields";

/** The fields whose values are told singly, by their paths: those of `each` by their keys, as `prices.terrace`. */
export const leavesOf = (fields: Fields): Record<string, Field> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, told]): [string, Field][] => {
      const { keys = [], field } = told;
      return field ? keys.map((key) => [`${name}.${key}`, field]) : [[name, told]];
    }),
  );

/** Fields, derived values and the state, by their names. */
const valuesOf = ({ fields, derived, states }: Definition): Fields => ({
  ...fields,
  ...derived,
  state: choice(Object.keys(states)),
});

/** The field or the derived value at a path; undefined for one that is read as it stands. */
export function fieldAt(definition: Definition, path: string): Field | undefined {
  const values = valuesOf(definition);
  return leavesOf(values)[path] ?? values[path];
}

/** The value at a path of a record. */
export const valueAt = (record: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce(
      (value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined),
      record,
    );
