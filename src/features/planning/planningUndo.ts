import type { UnknownAction } from "@reduxjs/toolkit";

import { formatsOf } from "@/shared/format/formats";
import { languageOf } from "@/shared/i18n/languages";
import { currentSpoken } from "@/shared/i18n/spoken";
import { textsOf } from "@/shared/i18n/texts";
import { put, type Saga } from "@/shared/saga/effects";
import { createUndo } from "@/shared/undo/createUndo";
import { onEvery } from "@/shared/feature/watch";

/** What was done last on the planning. */
export interface Done {
  id: string;
  sentence: string;
  /** The stays that were moved, by their ids, or the bar of the block. */
  changed: string[];
  /** The write that takes it back. */
  back: UnknownAction;
}

export const planningUndo = createUndo<Done>()("planningUndo");

export function* planningUndoSaga() {
  yield onEvery(planningUndo.actions.undone, function* ([done]): Saga {
    if (done) yield* put({ ...done.back }); // what the store holds is frozen, and a put marks its action
  });
}

/** Texts and formats outside of a component. */
export function wordsNow() {
  const spoken = currentSpoken();
  return { texts: textsOf(spoken), formats: formatsOf(languageOf(spoken.code).locale) };
}
