import { useEffect, useState } from "react";

import { type Formats, formatsOf } from "@/shared/format/formats";

import { isLanguageCode, type Language, languageOf } from "./languages";
import { currentSpoken, type Spoken, spokenIn } from "./spoken";
import { type Texts, textsOf } from "./texts";

export interface Words extends Texts {
  language: Language;
  formats: Formats;
}

/**
 * Texts and formats of a language, for what is printed for a person: undefined until they are here. The language of the
 * screen where the app does not speak theirs, or its texts do not come.
 */
export function useWordsIn(code: string): Words | undefined {
  const isForeign = isLanguageCode(code) && code !== currentSpoken().code;
  const [fetched, setFetched] = useState<Spoken>();

  useEffect(() => {
    let isWanted = true;
    const show = (spoken: Spoken) => isWanted && setFetched(spoken);
    if (isForeign) spokenIn(code).then(show, () => show(currentSpoken()));
    return () => {
      isWanted = false;
    };
  }, [code, isForeign]);

  const spoken = isForeign ? fetched : currentSpoken();
  if (!spoken) return undefined;
  const language = languageOf(spoken.code);
  return { ...textsOf(spoken), language, formats: formatsOf(language.locale) };
}
