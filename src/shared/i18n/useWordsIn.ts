import { useEffect, useState } from "react";

import { type Formats, formatsOf } from "@/shared/format/formats";

import type { CatalogueName, Messages } from "./catalogues";
import { fetchCatalogue } from "./fetchCatalogue";
import { isLanguageCode, type Language, type LanguageCode, languageOf } from "./languages";
import { currentSpoken, type Spoken } from "./spoken";
import { type Texts, textsOf } from "./texts";

export interface Words extends Texts {
  language: Language;
  formats: Formats;
}

/**
 * The texts of some catalogues and the formats of a language, for what is printed for a person: undefined until they are
 * here. The language of the screen where the app does not speak theirs, or its texts do not come. `catalogues` stays the
 * same array.
 */
export function useWordsIn(code: string, catalogues: readonly CatalogueName[]): Words | undefined {
  const isForeign = isLanguageCode(code) && code !== currentSpoken().code;
  const [fetched, setFetched] = useState<Spoken>();

  useEffect(() => {
    let isWanted = true;
    const show = (spoken: Spoken) => isWanted && setFetched(spoken);
    if (isForeign) fetchTexts(code, catalogues).then(show, () => show(currentSpoken()));
    return () => {
      isWanted = false;
    };
  }, [code, catalogues, isForeign]);

  const spoken = isForeign ? fetched : currentSpoken();
  if (!spoken) return undefined;
  const language = languageOf(spoken.code);
  return { ...textsOf(spoken), language, formats: formatsOf(language.locale) };
}

async function fetchTexts(code: LanguageCode, catalogues: readonly CatalogueName[]): Promise<Spoken> {
  const texts = await Promise.all(catalogues.map((name) => fetchCatalogue(code, name)));
  return { code, messages: Object.assign({}, ...texts) as Messages };
}
