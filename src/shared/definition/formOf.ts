import { nanoid } from "@reduxjs/toolkit";

import type { Field, Fields, SentValues, ShownValues, TypedValues } from "@/contract/definition/fields";
import { fieldFaults } from "@/domain/definition/fieldFaults";
import type { RecordValues } from "@/shared/record/recordRules";
import { isObject } from "@/shared/shapes";

import { type Codec, plainCodecs, timeCodec } from "./plainCodecs";

function codecOf({ kind, keys = [], field, fields, begins, format }: Field): Codec {
  if (field) return codecOfEach(keys, field);
  if (begins) return { ...plainCodecs[kind], empty: begins };
  if (format === "time") return timeCodec;
  if (!fields) return plainCodecs[kind];
  const row = recordCodec(fields);
  const eachRow = (valueOf: (value: unknown) => unknown) => (rows: unknown) =>
    Array.isArray(rows) ? rows.map(valueOf) : [];
  return {
    empty: [],
    typed: eachRow(row.typed),
    sent: eachRow(row.sent),
    isTyped: (rows) => Array.isArray(rows) && rows.every(row.isTyped),
  };
}

/** A choice for each of several keys begins with its first value. */
function codecOfEach(keys: readonly string[], field: Field): Codec {
  const codec = { ...codecOf(field), ...(field.choices && { empty: field.choices[0] }) };
  return codecOfAll(keys.map((key) => [key, codec]));
}

const recordCodec = (fields: Fields) =>
  codecOfAll(Object.entries(fields).map(([name, field]) => [name, codecOf(field)]));

/** A value that a record has not, as it was made before its field was told, is empty. */
function codecOfAll(codecs: [name: string, codec: Codec][]): Codec {
  const valuesBy = (valueOf: (codec: Codec, value: unknown) => unknown) => (values: unknown) =>
    Object.fromEntries(
      codecs.map(([name, codec]) => [name, valueOf(codec, isObject(values) ? values[name] : undefined)]),
    );
  return {
    empty: valuesBy(({ empty }) => empty)({}),
    typed: valuesBy(({ empty, typed }, value) => (value === undefined ? empty : typed(value))),
    sent: valuesBy(({ sent }, value) => sent(value)),
    isTyped: (values) => isObject(values) && codecs.every(([name, { isTyped }]) => isTyped(values[name])),
  };
}

/** The values of fields before a person types. */
export const emptyValues = <F extends Fields>(fields: F) => recordCodec(fields).empty as TypedValues<F>;

/** Typed values as they are sent: NaN for what is no number. */
export const sentValues = <F extends Fields>(fields: F, typed: TypedValues<F>) =>
  recordCodec(fields).sent(typed) as SentValues<F>;

/** The form of a record, by the fields that a person types. */
export function formOf<F extends Fields>(fields: F) {
  type Values = TypedValues<F> & RecordValues;
  const codec = recordCodec(fields);
  return {
    newValues: (): Values => ({ ...emptyValues(fields), clientId: nanoid(), version: 0 }),
    valuesOf(record: ShownValues<F> & { version: number }): Values {
      return { ...(codec.typed(record) as TypedValues<F>), clientId: nanoid(), version: record.version };
    },
    draftOf: (values: TypedValues<F>) => sentValues(fields, values),
    /** Of a stored draft: an older release may have kept other fields. */
    isValues: (values: object) => codec.isTyped(values),
    faultsOf: (draft: SentValues<F>) => fieldFaults(fields, draft),
  };
}
