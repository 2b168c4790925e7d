import { nanoid, type UnknownAction } from "@reduxjs/toolkit";
import { take } from "redux-saga/effects";

import { isInDoubt } from "@/shared/api/failures";
import { isUndelivered } from "@/shared/api/retryAfter";
import { messageOf } from "@/shared/api/messageOf";
import { selectIsBrowserOffline } from "@/shared/connection/connectionSlice";
import { isObject } from "@/shared/shapes";
import { noticeDismissed, noticeShown } from "@/shared/notices/noticesSlice";
import { put, type Saga, select } from "@/shared/saga/effects";
import { onEvery } from "@/shared/feature/watch";

import { isKept } from "./keptWrites";
import type { createPendingSlice, Pending, WriteRules } from "./pendingSlice";
import { sendQueue } from "./sendQueue";
import type { Undoable, undoOffers } from "./undoable";

export interface Sending<What, Reply = unknown> {
  /** Makes the call under the key, and tells what the server says. */
  send: (what: What, key: string) => Saga<Reply>;
  /** The server refused it, or the outcome is unknown; it is not shown any more. By default a notice says why. */
  refused?: (what: What, error: unknown, key: string) => Saga;
  /**
   * Reads again what the write may have changed: after an unknown outcome, and when another tab has settled a write. Not
   * needed where news of the server report the change.
   */
  readAgain?: () => Saga<unknown>;
  /** It was on its way when its page went, and the server has carried it out: what that page has kept of it may go. */
  resent?: (what: What) => Saga;
  /** Whether `send` says itself that it is done: a second notice would say the same. */
  tellsDone?: (what: What) => boolean;
  /** Offers to undo it, once the server has carried it out. */
  undoable?: Undoable<What, Reply>;
}

type Offers<What, Reply> = ReturnType<typeof undoOffers<What, Reply>> | undefined;

interface Write<What> extends Pick<WriteRules<What>, "recordOf" | "isWhat"> {
  name: string;
  actions: ReturnType<typeof createPendingSlice<What, string>>["actions"];
  selectUnderWay: (state: never) => Pending<What>[];
  selectDoubtedKey: (state: never, what: What) => string | undefined;
}

/** Brings the writes of one kind to the server: in order of each record, after a reload too, each once. */
export function* sendWrites<What, Reply>(
  write: Write<What>,
  { send, refused = tellWhy, readAgain, resent, tellsDone = () => false }: Sending<What, Reply>,
  offers: Offers<What, Reply>,
) {
  const { name, actions, selectUnderWay, recordOf, isWhat } = write;
  const underWay = (): Saga<Pending<What>[]> => select(selectUnderWay);

  function* deliver({ key, what, isResent }: Pending<What>): Saga {
    let reply: Reply;
    try {
      reply = yield* send(what, key);
    } catch (error) {
      if (isUndelivered(error)) throw error;
      yield* put(actions.settled(key, error));
      if (isResent) yield* put(noticeDismissed(RESENT));
      yield* takeBack(what, error, key);
      return;
    }
    yield* put(actions.settled(key));
    if (isResent) {
      yield* resent?.(what) ?? [];
      if (tellsDone(what)) yield* put(noticeDismissed(RESENT));
      else yield* tellResent("connection.resent");
    }
    yield* offers?.afterReply(what, reply) ?? [];
  }

  /** Whatever goes wrong here, the next write goes on. */
  function* takeBack(what: What, error: unknown, key: string): Saga {
    try {
      yield* refused(what, error, key);
      yield* offers?.afterRefusal(what, error) ?? [];
      if (readAgain && isInDoubt(error)) yield* readAgain();
    } catch (another) {
      yield* tellWhy(what, another);
    }
  }

  const sendAll = yield* sendQueue<Pending<What>>({
    name,
    keyOf: ({ key }) => key,
    isEntry: (value): value is Pending<What> =>
      isObject(value) && typeof value.key === "string" && typeof value.isWaiting === "boolean" && isWhat(value.what),
    isAbout: ({ type }) => type.startsWith(`${name}/`),
    entries: underWay,
    isWaiting: ({ isWaiting }) => isWaiting,
    recordOf: ({ what }) => recordOf(what),
    *next(record) {
      const first = (yield* underWay()).find(({ what }) => recordOf(what) === record);
      return first?.isDirect ? undefined : first; // until it is `released`
    },
    deliver,
    adopted: actions.adopted,
    delayed: actions.delayed,
    doneElsewhere: readAgain,
  });
  yield onEvery(actions.adopted, function* (adopted: Pending<What>[]): Saga {
    if (adopted.some(({ isDirect }) => isDirect)) yield* tellResent("connection.resending");
  });
  yield onEvery(actions.undoPressed, function* (inverse: What): Saga {
    yield* put(actions.written(inverse));
  });
  yield onEvery(actions.written, ({ what }) => sendAll(recordOf(what)));
  yield onEvery(actions.released, sendAll);
}

/** Names the notice of what was on its way when its page went. */
const RESENT = "resent";

function* tellResent(id: "connection.resending" | "connection.resent"): Saga {
  yield* put(noticeShown({ id: RESENT, kind: "success", sentence: { id } }));
}

function* tellWhy(_: unknown, error: unknown): Saga {
  yield* put(noticeShown({ kind: "error", sentence: messageOf(error) }));
}

/** `waiting`: for a connection. */
export type Outcome = "sent" | "refused" | "waiting";

/**
 * Sends at once, and throws a refusal; queues where there is no connection, or behind something else of the record. Where
 * that is on its way it waits for its own reply, too; a refusal is told by `refused` then. Either way it is kept before it
 * is sent. The same write again, after an unknown outcome, is the same call.
 */
export function* sendOrQueue<What, Reply>(
  { name, actions, selectUnderWay, selectDoubtedKey, recordOf }: Write<What>,
  what: What,
  { send, readAgain }: Pick<Sending<What, Reply>, "send" | "readAgain">,
): Saga<Outcome> {
  const key = (yield* select((state: never) => selectDoubtedKey(state, what))) ?? nanoid();
  const record = recordOf(what);
  const underWay = yield* select(selectUnderWay);
  const before = underWay.filter((write) => recordOf(write.what) === record);
  const isNotYetAdopted = underWay.length === 0 && isKept(name);
  if (before.length > 0 || isNotYetAdopted || (yield* select(selectIsBrowserOffline))) {
    yield* put(actions.written(what, key));
    return yield* outcome();
  }
  yield* put(actions.begun(what, key));
  try {
    yield* send(what, key);
    yield* put(actions.settled(key));
    return "sent";
  } catch (error) {
    if (isUndelivered(error)) return "waiting";
    yield* put(actions.settled(key, error));
    if (readAgain && isInDoubt(error)) yield* readAgain();
    throw error;
  } finally {
    yield* put(actions.released(record));
  }

  /** Once it is settled, or has to wait for a connection. */
  function* outcome(): Saga<Outcome> {
    while (true) {
      const own = (yield* select(selectUnderWay)).find((write) => write.key === key);
      if (own?.isWaiting) return "waiting";
      const action: UnknownAction = yield take([actions.settled, actions.delayed]);
      if (actions.settled.match(action) && action.payload === key) return action.meta.isRefused ? "refused" : "sent";
    }
  }
}
