import { string } from "yup";

import { parseBirthDate, parseDate } from "@/shared/format/dateRange";
import type { MessageId } from "@/shared/i18n/catalogues";

const malformed: MessageId = "calendar.dayMalformed";

/** The schema of a `DateField`: a day in any usual way of writing, or nothing. */
export const dateText = () =>
  string().test("date", malformed, (text = "") => text === "" || parseDate(text) !== undefined);

/** The typed date as it is sent: a civil date, or the text itself if it is no date. */
export const dateIn = (text: string) => parseDate(text) ?? text;

/** The same for the date of a birth, which is never still to come. */
export const birthDateIn = (text: string) => parseBirthDate(text) ?? text;
