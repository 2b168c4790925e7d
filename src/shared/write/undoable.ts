import { hasReasons } from "@/shared/api/failures";
import type { Sentence } from "@/shared/i18n/sentence";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { put, type Saga, select } from "@/shared/saga/effects";
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
  /** Says that several were done together. Without it a failed undo is offered again by itself. */
  doneTogether?: (count: number) => Sentence;
  /** Says that it was undone. */
  undone: (inverse: What, reply: Reply) => Sentence | undefined;
  /** The ids of what was changed. */
  changed?: (inverse: What) => string[];
}

/** The offers of a kind of write. */
export function undoOffers<What, Reply>(
  { undo, isUndo, inverse, done, doneTogether, undone, changed = () => [] }: Undoable<What, Reply>,
  { undoPressed }: Pick<ReturnType<typeof createPendingSlice<What, string>>["actions"], "undoPressed">,
) {
  /** Offers to undo writes together. `isAgain`: an undo of each has failed. */
  function* offer(backs: readonly What[], isAgain = false): Saga {
    const [first, ...others] = backs;
    if (first === undefined) return;
    const sentence = doneTogether && others.length > 0 ? doneTogether(backs.length) : done(first);
    const inverses = backs.map((back) => undoPressed(back));
    yield* put(undo.actions.offered({ sentence, inverses, changed: backs.flatMap(changed), isAgain }));
  }

  /** Those whose undo has failed and is offered again. */
  function* failed(): Saga<What[]> {
    const now = yield* select(undo.selectors.selectOffer);
    return now?.isAgain ? now.inverses.filter(undoPressed.match).map(({ payload }) => payload) : [];
  }

  return {
    offer,
    *afterReply(write: What, reply: Reply): Saga {
      if (isUndo(write)) {
        const sentence = undone(write, reply);
        if (sentence) yield* put(noticeShown({ kind: "success", sentence }));
      } else {
        const back = inverse(write, reply);
        if (back) yield* offer([back]);
      }
    },
    /** An undo that no rule of the property forbids may be tried again. */
    *afterRefusal(write: What, error: unknown): Saga {
      if (isUndo(write) && !hasReasons(error)) yield* offer([...(doneTogether ? yield* failed() : []), write], true);
    },
  };
}
