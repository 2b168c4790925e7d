import { formatsOf } from "@/shared/format/formats";
import { languageOf } from "@/shared/i18n/languages";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { undoSlice } from "@/shared/undo/undoSlice";

/** The last act on the planning: its writes share one offer. */
export const planningUndo = undoSlice("planningUndo");

/** Texts and formats outside of a component. */
export function wordsNow() {
  const spoken = currentSpoken();
  return { texts: textsOf(spoken), formats: formatsOf(languageOf(spoken.code).locale) };
}
