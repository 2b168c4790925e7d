import { useSelector } from "react-redux";

import { parseDate } from "@/shared/format/dateRange";
import type { Formats } from "@/shared/format/formats";
import { selectHotel } from "@/shared/hotel/hotelSlice";
import type { MessageId } from "@/shared/i18n/catalogues";
import type { Texts } from "@/shared/i18n/texts";
import { useFormat } from "@/shared/i18n/useFormat";
import { useText } from "@/shared/i18n/useText";

import type { RecordField } from "./recordFields";

/** A field of a record in words. Its value travels as a text, as in a history. */
export interface WordedField {
  label: MessageId;
  /** Kind of its value, if it is not said as it travels. A "word" has its text under the label's, or under `texts`. */
  as?:
    | "word"
    | "date"
    | "time"
    | "cents"
    | ((value: string, words: { text: Texts["text"]; formats: Formats }) => string);
  texts?: string;
}

/** The fields of a record and their values in words: for its history, and for two who have changed it at once. */
export function useRecordWords<Field extends string>(fields: Record<Field, WordedField>) {
  const { text } = useText();
  const formats = useFormat();
  const currency = useSelector(selectHotel)?.property.currency;
  const labelOf = (field: Field) => text(fields[field].label);

  /** Of a value as it travels, or as it is typed so far; "" for nothing. */
  function wordsOf(field: Field, value: string): string {
    const { label, as, texts = label } = fields[field];
    if (value === "" || !as) return value;
    if (typeof as === "function") return as(value, { text, formats });
    if (as === "word") return text(`${texts}.${value}` as MessageId);
    if (as === "cents") return currency ? formats.money({ cents: Number(value), currency }) : value;
    if (as === "time") return /^\d\d:\d\d$/.test(value) ? formats.timeOfDay(value) : value;
    const day = parseDate(value);
    return day ? formats.date(day) : value;
  }

  return {
    labelOf,
    wordsOf,
    /** Those of its form. */
    fieldsOf: <Name extends Field>(names: readonly Name[]) =>
      names.map((name): RecordField<Record<Name, unknown>> => ({
        name,
        label: labelOf(name),
        words: (values) => wordsOf(name, String(values[name])),
      })),
  };
}
