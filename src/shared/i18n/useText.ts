import { useSyncExternalStore } from "react";

import { type Language, languageOf } from "./languages";
import { currentSpoken, onSpokenChange } from "./spoken";
import { type Texts, textsOf } from "./texts";

/** The texts of the current language: `text("login.submit")`, `say(sentence)`. */
export const useText = (): Texts => textsOf(useSyncExternalStore(onSpokenChange, currentSpoken));

export const useLanguage = (): Language => languageOf(useSyncExternalStore(onSpokenChange, currentSpoken).code);
