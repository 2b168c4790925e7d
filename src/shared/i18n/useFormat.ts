import { useLanguage } from "./useText";

import { type Formats, formatsOf } from "@/shared/format/formats";

/** Money, dates and times in the current language. */
export const useFormat = (): Formats => formatsOf(useLanguage().locale);
