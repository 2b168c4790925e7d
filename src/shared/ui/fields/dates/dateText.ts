import { string } from "yup";

import { parseBirthDate, parseDate } from "@/shared/format/dateRange";
import type { TypedFault } from "@/shared/form/useProblemsOf";
import type { MessageId } from "@/shared/i18n/catalogues";

const malformed: MessageId = "calendar.dayMalformed";

/** The schema of a `DateField`: a day in any usual way of writing, or nothing. */
export const dateText = () =>
  string().test("date", malformed, (text = "") => text === "" || parseDate(text) !== undefined);

/** Fault of a day that cannot be read; and of none, where it has to be there. */
export function dayFaults<Field extends string>(
  values: Record<Field, string>,
  field: Field,
  missing?: MessageId,
): TypedFault[] {
  if (values[field] === "") return missing ? [{ field, sentence: { id: missing } }] : [];
  return parseDate(values[field]) ? [] : [{ field, sentence: { id: malformed } }];
}

/** The typed date as it is sent: a civil date, or the text itself if it is no date. */
export const dateIn = (text: string) => parseDate(text) ?? text;

/** The same for the date of a birth, which is never still to come. */
export const birthDateIn = (text: string) => parseBirthDate(text) ?? text;
