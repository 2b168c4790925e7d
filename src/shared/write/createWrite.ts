import { weakMapMemoize } from "@reduxjs/toolkit";

import { type Saga, select } from "@/shared/saga/effects";

import { createPendingSlice, type Pending, type WriteRules } from "./pendingSlice";
import { type Sending, sendOrQueue, sendWrites } from "./sendWrites";

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
    const { selectPending } = selectors;

    /**
     * The overlay: what the server has said, with each pending write applied to it, the oldest first. `selectTold` may have
     * arguments, which `apply` gets too.
     */
    function over<State, Args extends unknown[], Told>(
      selectTold: (state: State, ...args: Args) => Told,
      apply: (shown: Told, what: What, ...args: Args) => Told,
    ) {
      const overlaid = weakMapMemoize((told: Told, pending: Pending<What>[], ...args: Args) =>
        pending.reduce((shown, { what }) => apply(shown, what, ...args), told),
      );
      return (state: State & Parameters<typeof selectPending>[0], ...args: Args): Told => {
        const pending = selectPending(state);
        const told = selectTold(state, ...args);
        return pending.length === 0 ? told : overlaid(told, pending, ...args);
      };
    }

    const { recordOf, isWhat } = rules;

    /** What is pending for the record of `what`, besides the write `key`. */
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
      over,
      behind,
    };

    /** How they are brought to the server. */
    const sentBy = (sending: Sending<What>) => ({
      ...write,
      saga: () => sendWrites(write, sending),
      /**
       * For a form: sent at once, with its refusal thrown. Only without a connection, or behind something that waits for
       * one, it is pending. Returns whether it was sent.
       */
      sendNow: (what: What, send = sending.send): Saga<boolean> => sendOrQueue(write, what, send),
    });

    return { ...write, sentBy };
  };
}
