import { useSyncExternalStore } from "react";

import { type Language, languageOf } from "./languages";
import { currentSpoken, onSpokenChange } from "./spoken";

export const useLanguage = (): Language => languageOf(useSyncExternalStore(onSpokenChange, currentSpoken).code);
