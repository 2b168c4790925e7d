import { createSelector } from "@reduxjs/toolkit";

import type { Saga } from "@/shared/saga/effects";

import { createPendingSlice, type WriteRules } from "./pendingSlice";
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

    /** The overlay: what the server has said, with each pending write applied to it, the oldest first. */
    const over = <State, Told>(selectTold: (state: State) => Told, apply: (shown: Told, what: What) => Told) =>
      createSelector([selectTold, selectPending], (told: Told, pending) =>
        pending.reduce((shown, { what }) => apply(shown, what), told),
      );

    const { recordOf, isWhat } = rules;
    const write = { name, slices: [slice], actions, written: actions.written, recordOf, isWhat, selectPending, over };

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
