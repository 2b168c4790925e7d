import { isConnectionLost } from "@/shared/api/isConnectionLost";
import { messageOf } from "@/shared/api/messageOf";
import { isObject } from "@/shared/isObject";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { put, type Saga, select } from "@/shared/saga/effects";
import { onOtherTabs } from "@/shared/saga/otherTabs";
import { onEvery } from "@/shared/saga/watch";

import type { Outbox, Save } from "./createOutbox";
import { keepOutbox } from "./keepOutbox";
import { sendInTurn } from "./sendInTurn";
import { storedOutbox } from "./storedOutbox";

interface Sending<What> {
  /** Makes the call under the key, and tells what the server says. */
  send: (what: What, key: string) => Saga;
  /** The server will not have it, or may have done it and does not say so; it is shown no longer. */
  refused: (what: What, error: unknown, key: string) => Saga;
  /** Another tab has brought some there, and no news tell of it: what was read before may be old. */
  doneElsewhere?: () => Saga<unknown>;
}

/** Brings the saves of an outbox to the server: in order of each record, after a reload too, each once. */
export function* sendSaves<What>(outbox: Outbox<What>, { send, refused, doneElsewhere }: Sending<What>) {
  const { name, actions, selectors, recordOf, isWhat } = outbox;
  const saves = (): Saga<Save<What>[]> => select(selectors.selectSaves);
  const stored = storedOutbox<Save<What>>(name, {
    keyOf: ({ key }) => key,
    isEntry: (value): value is Save<What> =>
      isObject(value) && typeof value.key === "string" && typeof value.isWaiting === "boolean" && isWhat(value.what),
  });

  function* deliver({ key, what }: Save<What>): Saga {
    try {
      yield* send(what, key);
    } catch (error) {
      if (isConnectionLost(error)) throw error;
      yield* put(actions.settled(key));
      yield* takeBack(what, error, key);
      return;
    }
    yield* put(actions.settled(key));
  }

  /** Whatever goes wrong with it, the next save goes on. */
  function* takeBack(what: What, error: unknown, key: string): Saga {
    try {
      yield* refused(what, error, key);
    } catch (another) {
      yield* put(noticeShown({ kind: "error", sentence: messageOf(another) }));
    }
  }

  // the first: a save is kept before it is sent
  yield* keepOutbox({
    stored,
    isAbout: ({ type }) => type.startsWith(`${name}/`),
    entries: saves,
    isWaiting: ({ isWaiting }) => isWaiting,
  });
  const sendAll = yield* sendInTurn({
    stored,
    recordOf: ({ what }) => recordOf(what),
    *next(record) {
      return (yield* saves()).find(({ what }) => recordOf(what) === record);
    },
    deliver,
    adopted: actions.adopted,
    delayed: actions.delayed,
  });
  if (doneElsewhere) yield onOtherTabs(stored.isDoneElsewhere, doneElsewhere);
  yield onEvery(actions.queued, ({ what }) => sendAll(recordOf(what)));
}
