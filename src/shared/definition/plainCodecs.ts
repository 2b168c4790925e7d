import type { Field } from "@/contract/definition/fields";
import { textsIn } from "@/domain/definition/textsIn";
import { centsOf, typedCents } from "@/shared/format/centsOf";
import { parseDate } from "@/shared/format/dateRange";
import { formatsOf } from "@/shared/format/formats";
import { typedTime } from "@/shared/format/typedTime";
import { wholeNumber } from "@/shared/format/wholeNumber";
import { languageOf } from "@/shared/i18n/languages";
import { currentSpoken } from "@/shared/i18n/spoken";

/** A value of a record, and as a person types it. */
export interface Codec {
  empty: unknown;
  typed: (shown: unknown) => unknown;
  sent: (typed: unknown) => unknown;
  /** Of a value that was kept. */
  isTyped: (kept: unknown) => boolean;
}

const locale = () => languageOf(currentSpoken().code).locale;
const same = (value: unknown) => value;
const isText = (value: unknown) => typeof value === "string";
const words: Codec = { empty: "", typed: same, sent: same, isTyped: isText };

/** A number that is left out is null. A form that asks for it refuses that. */
const numbers = (typed: (number: number) => string, read: (typed: string) => number): Codec => ({
  ...words,
  typed: (number) => (number === null ? "" : typed(Number(number))),
  sent: (text) => (String(text).trim() === "" ? null : read(String(text))),
});

/** A time that is sent while it is being typed is in no usual form yet. */
export const timeCodec: Codec = { ...words, sent: (text) => typedTime(String(text)) ?? text };

/** Of fields by their kinds. Those that have others within them have the codecs of these. */
export const plainCodecs: Record<Field["kind"], Codec> = {
  text: words,
  texts: {
    ...words,
    typed: (entries) => formatsOf(locale()).series(entries as string[]),
    sent: (text) => textsIn(String(text)),
  },
  choice: words,
  instant: words,
  record: words,
  count: numbers(String, wholeNumber),
  amount: numbers(
    (cents) => typedCents(cents, locale()),
    (typed) => centsOf(typed, locale()),
  ),
  flag: { empty: false, typed: same, sent: same, isTyped: (kept) => typeof kept === "boolean" },
  date: { ...words, sent: (text) => parseDate(String(text)) ?? text },
  picture: { empty: undefined, typed: same, sent: same, isTyped: () => true },
  each: words,
  rows: words,
};
