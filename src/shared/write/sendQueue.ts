import { keepOutbox, type KeptOutbox } from "@/shared/outbox/keepOutbox";
import { type Queue, sendInTurn } from "@/shared/outbox/sendInTurn";
import { type EntryRules, storedOutbox } from "@/shared/outbox/storedOutbox";
import type { Saga } from "@/shared/saga/effects";
import { onOtherTabs } from "@/shared/saga/otherTabs";

type SentQueue<Entry> = Omit<KeptOutbox<Entry> & Queue<Entry>, "stored"> &
  EntryRules<Entry> & {
    /** Names its keys in the browser's storage. */
    name: string;
    /** Another tab is done with an entry of its own. */
    doneElsewhere?: () => Saga<unknown>;
  };

/**
 * Keeps the entries of a queue in the browser and sends them in turn: what `createWrite` is made of, and what a queue with
 * states of its own may use. Returns the worker that is to run when something has been queued.
 */
export function* sendQueue<Entry>({ name, keyOf, isEntry, doneElsewhere, ...queue }: SentQueue<Entry>) {
  const stored = storedOutbox<Entry>(name, { keyOf, isEntry });
  yield* keepOutbox({ stored, ...queue }); // the first: an entry is kept before it is sent
  const sendAll = yield* sendInTurn({ stored, ...queue });
  if (doneElsewhere) yield onOtherTabs(stored.isDoneElsewhere, doneElsewhere);
  return sendAll;
}
