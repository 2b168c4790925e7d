import { useSyncExternalStore } from "react";

import { currentSpoken, onSpokenChange } from "./spoken";
import { type Texts, textsOf } from "./texts";

/** The texts of the current language: `text("login.submit")`, `say(sentence)`. */
export const useText = (): Texts => textsOf(useSyncExternalStore(onSpokenChange, currentSpoken));
