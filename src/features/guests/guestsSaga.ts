import { put, type Saga } from "@/shared/saga/effects";
import { onEvery } from "@/shared/feature/watch";
import type { Pending } from "@/shared/write/pendingSlice";

import { guestList } from "./list/guestList";
import { guestDeletionRequested } from "./list/guestUndo";
import { guestRecord } from "./profile/guestRecord";

type GuestWrite = Parameters<typeof guestRecord.writes.written>[0];

/** A row is hidden as soon as its deletion is pending, also where an earlier page has left it. */
export function* guestsSaga() {
  yield onEvery(guestDeletionRequested, function* (guest) {
    yield* put(guestRecord.writes.written({ kind: "deletion", act: "delete", ...guest }));
  });
  yield onEvery(guestRecord.writes.actions.written, (write) => hideDeleted([write]));
  yield onEvery(guestRecord.writes.actions.adopted, hideDeleted);
}

function* hideDeleted(writes: Pick<Pending<GuestWrite>, "what">[]): Saga {
  const ids = writes.flatMap(({ what }) => (what.kind === "deletion" && what.act !== "restore" ? what.id : []));
  if (ids.length > 0) yield* put(guestList.actions.hidden(ids));
}
