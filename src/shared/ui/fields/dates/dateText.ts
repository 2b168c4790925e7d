import { string } from "yup";

import { parseDate } from "@/shared/format/dateRange";
import type { MessageId } from "@/shared/i18n/catalogues";

const malformed: MessageId = "calendar.dayMalformed";

/** The schema of a `DateField`: a day in any usual way of writing, or nothing. */
export const dateText = () =>
  string().test("date", malformed, (text = "") => text === "" || parseDate(text) !== undefined);

/** What is sent of it. */
export const dateIn = (text: string) => parseDate(text) ?? text;
