import { type Saga, select } from "@/shared/saga/effects";

import { createOverlay } from "./createOverlay";
import { createPendingSlice, type Pending, type WriteRules } from "./pendingSlice";
import { type Outcome, type Sending, sendOrQueue, sendWrites } from "./sendWrites";
import { undoOffers } from "./undoable";

/**
 * Writes of one kind. `written(what)` makes one pending at once; it is kept in the browser, and sent in the order of its
 * record, until the server has answered. `over` shows what is pending over what the server has said.
 *
 * `createWrite<What>()(name, rules).sentBy(sending)` is the whole declaration, and a part of an area's state. The halves
 * are in two files where the slices that `send` tells react to `written`.
 */
export function createWrite<What>() {
  return <Name extends string>(name: Name, rules: WriteRules<What>) => {
    const slice = createPendingSlice<What, Name>(name, rules);
    const { actions, selectors } = slice;
    const { selectPending, selectUnderWay, selectDoubtedKey } = selectors;

    const { recordOf, isWhat } = rules;

    /** Pending writes of the record of `what`, without the write `key`. */
    function* behind(what: What, key: string): Saga<Pending<What>[]> {
      const pending = yield* select(selectPending);
      return pending.filter((other) => other.key !== key && recordOf(other.what) === recordOf(what));
    }

    const write = {
      name,
      slices: [slice],
      actions,
      written: actions.written,
      recordOf,
      isWhat,
      selectPending,
      selectUnderWay,
      selectDoubtedKey,
      over: createOverlay(selectPending),
      behind,
    };

    /** How they are brought to the server. */
    const sentBy = <Reply>(sending: Sending<What, Reply>) => {
      const offers = sending.undoable && undoOffers(sending.undoable, actions);
      function* undoOffer(inverses: readonly What[]): Saga {
        yield* offers?.offer(inverses) ?? [];
      }
      return {
        ...write,
        saga: () => sendWrites(write, sending, offers),
        /**
         * For a form: sent at once, with its refusal thrown. Only without a connection, or behind something else of the
         * record, it is pending. `refused` is told where it has waited for another write of the record. The same again
         * after an unknown outcome goes under the same key.
         */
        sendNow: (what: What): Saga<Outcome> => sendOrQueue(write, what, sending),
        /** Offers to undo together what was done otherwise, as by one call for many records. */
        offerUndo: (inverses: readonly What[]): Saga => undoOffer(inverses),
      };
    };

    return { ...write, sentBy };
  };
}
