import { nanoid } from "@reduxjs/toolkit";

import type { Field, Fields, SentValues, ShownValues, TypedValues } from "@/contract/definition/fields";
import { fieldFaults } from "@/domain/definition/fieldFaults";
import { centsOf, typedCents } from "@/shared/format/centsOf";
import { wholeNumber } from "@/shared/format/wholeNumber";
import { languageOf } from "@/shared/i18n/languages";
import { currentSpoken } from "@/shared/i18n/spoken";
import type { RecordValues } from "@/shared/record/recordRules";

interface Codec {
  empty: unknown;
  /** A value of a record as it is typed, and back. */
  typed: (shown: unknown) => unknown;
  sent: (typed: unknown) => unknown;
}

const locale = () => languageOf(currentSpoken().code).locale;
const same = (value: unknown) => value;
const words: Codec = { empty: "", typed: same, sent: same };

const codecs: Record<Field["kind"], Codec> = {
  text: words,
  choice: words,
  instant: words,
  record: words,
  count: { empty: "", typed: String, sent: (typed) => wholeNumber(String(typed)) },
  amount: {
    empty: "",
    typed: (cents) => typedCents(Number(cents), locale()),
    sent: (typed) => centsOf(String(typed), locale()),
  },
  flag: { empty: false, typed: same, sent: same },
  picture: { empty: undefined, typed: same, sent: same },
};

const mapped = (fields: Fields, valueOf: (codec: Codec, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, valueOf(codecs[kind], name)]));

/** The values of fields before a person types. */
export const emptyValues = <F extends Fields>(fields: F) => mapped(fields, ({ empty }) => empty) as TypedValues<F>;

/** Typed values as they are sent: NaN for what is no number. */
export const sentValues = <F extends Fields>(fields: F, typed: TypedValues<F>) =>
  mapped(fields, (codec, name) => codec.sent(typed[name])) as SentValues<F>;

/** The form of a record, by the fields that a person types. */
export function formOf<F extends Fields>(fields: F) {
  type Values = TypedValues<F> & RecordValues;
  return {
    newValues: (): Values => ({ ...emptyValues(fields), clientId: nanoid(), version: 0 }),
    valuesOf(record: ShownValues<F> & { version: number }): Values {
      const typed = mapped(fields, (codec, name) => codec.typed(Reflect.get(record, name)));
      return { ...(typed as TypedValues<F>), clientId: nanoid(), version: record.version };
    },
    draftOf: (values: TypedValues<F>) => sentValues(fields, values),
    /** Of a stored draft: an older release may have kept other fields. */
    isValues: (values: object) =>
      Object.entries(fields).every(
        ([name, { kind }]) => kind === "picture" || typeof Reflect.get(values, name) === typeof codecs[kind].empty,
      ),
    faultsOf: (draft: SentValues<F>) => fieldFaults(fields, draft),
  };
}
