import { hasReasons } from "@/shared/api/failures";
import type { Sentence } from "@/shared/i18n/sentence";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { put, type Saga } from "@/shared/saga/effects";
import type { Undo } from "@/shared/undo/undoSlice";

import type { createPendingSlice } from "./pendingSlice";

/** How a write is undone: by another write of the same kind, its inverse. `undefined` offers and says nothing. */
export interface Undoable<What, Reply> {
  /** Where it is offered. */
  undo: Undo;
  isUndo: (write: What) => boolean;
  inverse: (done: What, reply: Reply) => What | undefined;
  /** Says what was done, which `inverse` undoes. */
  done: (inverse: What) => Sentence;
  /** Says that it was undone. */
  undone: (inverse: What, reply: Reply) => Sentence | undefined;
  /** The ids of what was changed. */
  changed?: (inverse: What) => string[];
}

/** The offers of a kind of write. */
export function undoOffers<What, Reply>(
  { undo, isUndo, inverse, done, undone, changed = () => [] }: Undoable<What, Reply>,
  { undoPressed }: Pick<ReturnType<typeof createPendingSlice<What, string>>["actions"], "undoPressed">,
) {
  const offer = (back: What) =>
    put(undo.actions.offered({ sentence: done(back), inverses: [undoPressed(back)], changed: changed(back) }));

  return {
    *afterReply(write: What, reply: Reply): Saga {
      if (isUndo(write)) {
        const sentence = undone(write, reply);
        if (sentence) yield* put(noticeShown({ kind: "success", sentence }));
      } else {
        const back = inverse(write, reply);
        if (back) yield* offer(back);
      }
    },
    /** An undo that no rule of the property forbids may be tried again. */
    *afterRefusal(write: What, error: unknown): Saga {
      if (isUndo(write) && !hasReasons(error)) yield* offer(write);
    },
  };
}
