import { getIn, setIn } from "formik";

import { isObject } from "@/shared/shapes";

/** A part of a form that is decided as one: two people may have changed it differently. */
export interface RecordField<Values> {
  /** As in the form, `notes.guest`: where its refusal is shown. */
  name: string;
  label: string;
  /** The values that it shows, where they are not that of its name. */
  paths?: string[];
  /** The part that tells two values apart, where not all of them does. */
  key?: (values: Values) => unknown;
  /** Its value in words; "" for nothing. */
  words?: (values: Values) => string;
}

/** The values that a field shows. */
export const pathsOf = ({ name, paths = [name] }: Pick<RecordField<never>, "name" | "paths">) => paths;

export function isSameIn<Values>(field: RecordField<Values>, one: Values, other: Values): boolean {
  const key = field.key ?? ((values: Values) => pathsOf(field).map((path): unknown => getIn(values, path)));
  return JSON.stringify(key(one)) === JSON.stringify(key(other));
}

/** `into` with the field as it is in `from`. */
export const taken = <Values>(field: RecordField<Values>, into: Values, from: Values): Values =>
  pathsOf(field).reduce((values, path) => setIn(values, path, getIn(from, path)) as Values, into);

export const wordsIn = <Values>(field: RecordField<Values>, values: Values): string =>
  field.words ? field.words(values) : String(getIn(values, field.name) ?? "");

/**
 * Fields that were written upon `base`, upon `next`: those that were left as they began are as they are there. The fields
 * of a group, as `notes`, are told apart.
 */
export function carriedOver<Fields>(mine: Fields, base: Fields, next: Fields): Fields {
  const names = Object.keys(Object.assign({}, base, mine)) as (keyof Fields)[];
  const written = names.filter((name) => JSON.stringify(mine[name]) !== JSON.stringify(base[name]));
  const carried = (name: keyof Fields) => {
    const values = [mine[name], base[name], next[name]] as const;
    return values.every(isGroup) ? carriedOver(...values) : mine[name];
  };
  return { ...next, ...Object.fromEntries(written.map((name) => [name, carried(name)])) };
}

const isGroup = (value: unknown) => isObject(value) && !Array.isArray(value);

/** Where a form shows what the server refuses. */
export interface RefusalPlaces {
  /** The field that a reason is about, by the reason's code, unless it names one. A reason of none is shown above the form. */
  fields: Partial<Record<string, string>>;
  /** The values that the refusal of a field is about, where that is not the one of its name. It holds until one changes. */
  values: Record<string, string[]>;
}
