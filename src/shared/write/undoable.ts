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
  /** Those of one batch are offered together, however long one after the other they are done. */
  batchOf?: (inverse: What) => string | undefined;
  /** Says that it was undone. */
  undone: (inverse: What, reply: Reply) => Sentence | undefined;
  /** The ids of what was changed. */
  changed?: (inverse: What) => string[];
}

/** The offers of a kind of write. */
export function undoOffers<What, Reply>(
  { undo, isUndo, inverse, done, doneTogether, batchOf, undone, changed = () => [] }: Undoable<What, Reply>,
  { undoPressed }: Pick<ReturnType<typeof createPendingSlice<What, string>>["actions"], "undoPressed">,
) {
  /** Inverses that are offered now. `isAgain`: after an undo has failed. */
  function* offered(isAgain: boolean): Saga<What[]> {
    const now = yield* select(undo.selectors.selectOffer);
    if (!now || (now.isAgain ?? false) !== isAgain) return [];
    return now.inverses.filter(undoPressed.match).map(({ payload }) => payload);
  }

  /** With those of its batch that are offered already. */
  function* joined(backs: readonly What[]): Saga<What[]> {
    const batch = backs[0] && batchOf?.(backs[0]);
    if (batch === undefined) return [...backs];
    const others = (yield* offered(false)).filter((one) => batchOf?.(one) === batch);
    const isNew = (one: What) => !backs.some((back) => JSON.stringify(back) === JSON.stringify(one));
    return [...others.filter(isNew), ...backs];
  }

  /** Offers to undo writes together. `isAgain`: an undo of each has failed. */
  function* offer(some: readonly What[], isAgain = false): Saga {
    const backs = isAgain ? some : yield* joined(some);
    const [first, ...others] = backs;
    if (first === undefined) return;
    const sentence = doneTogether && others.length > 0 ? doneTogether(backs.length) : done(first);
    const inverses = backs.map((back) => undoPressed(back));
    yield* put(undo.actions.offered({ sentence, inverses, changed: backs.flatMap(changed), isAgain }));
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
      if (isUndo(write) && !hasReasons(error))
        yield* offer([...(doneTogether ? yield* offered(true) : []), write], true);
    },
  };
}
