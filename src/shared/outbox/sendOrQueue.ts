import { nanoid } from "@reduxjs/toolkit";

import { isConnectionLost } from "@/shared/api/isConnectionLost";
import { selectIsBrowserOffline } from "@/shared/connection/connectionSlice";
import { put, type Saga, select } from "@/shared/saga/effects";

import type { Outbox } from "./createOutbox";
import { isKept, tellSent } from "./keptOutboxes";

/**
 * For what a person waits for, and is told of where they are: sent at once, with its refusal thrown. Only without a
 * connection, or behind something that waits for one, it is queued. Returns whether it was sent.
 */
export function* sendOrQueue<What>(
  outbox: Outbox<What>,
  what: What,
  send: (what: What, key: string) => Saga,
): Saga<boolean> {
  const { actions, selectors, recordOf } = outbox;
  const key = nanoid();
  const saves = yield* select(selectors.selectSaves);
  const isNotYetAdopted = saves.length === 0 && isKept(outbox.name);
  const isBehind = isNotYetAdopted || saves.some((save) => recordOf(save.what) === recordOf(what));
  if (!isBehind && !(yield* select(selectIsBrowserOffline))) {
    try {
      yield* send(what, key);
      tellSent(outbox.name, key);
      return true;
    } catch (error) {
      if (!isConnectionLost(error)) throw error;
    }
  }
  yield* put(actions.queued(what, key));
  return false;
}
