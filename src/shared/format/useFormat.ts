import { useLanguage } from "@/shared/i18n/useText";

import { type Formats, formatsOf } from "./formats";

/** Money, dates and times in the current language. */
export const useFormat = (): Formats => formatsOf(useLanguage().locale);
