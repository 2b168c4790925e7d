import { isInDoubt } from "@/shared/api/failures";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onEvery } from "@/shared/feature/watch";
import type { Pending } from "@/shared/write/pendingSlice";

import { guestDeletions } from "./guestUndo";
import { guestList } from "./guestList";
import { guestsApi } from "./guestsApi";
import { guestRecord } from "./profile/guestRecord";

type GuestWrite = Parameters<typeof guestRecord.writes.written>[0];
type Deletion = Parameters<typeof guestDeletions.actions.confirmed>[0];

export function* guestsSaga() {
  yield onEvery(guestDeletions.actions.confirmed, deleteGuest);
  yield onEvery(guestRecord.writes.actions.adopted, hideDeleted);
  yield onEvery(guestDeletions.actions.undone, restoreGuests);
}

/** The row is hidden at once, and the deletion sent as soon as there is a connection. */
function* deleteGuest({ id, name }: Deletion): Saga {
  yield* put(guestList.actions.hidden([id]));
  yield* put(guestRecord.writes.written({ kind: "deletion", id, name }));
}

/** What an earlier page deleted and could not send is still to be deleted. */
function* hideDeleted(adopted: Pending<GuestWrite>[]): Saga {
  const ids = adopted.flatMap(({ what }) => (what.kind === "deletion" ? what.id : []));
  yield* put(guestList.actions.hidden(ids));
}

/** What failed can be tried again. */
function* restoreGuests(deleted: Deletion[]): Saga {
  for (const deletion of deleted) {
    const { id, name } = deletion;
    try {
      yield* call(guestsApi.restoreGuest, { params: { id } });
      yield* put(guestList.actions.shownAgain([id]));
      yield* put(noticeShown({ kind: "success", sentence: { id: "guests.restored", values: { name } } }));
    } catch (error) {
      if (isInDoubt(error)) yield* put(guestList.actions.shownAgain([id])); // the next list says whether it is there
      yield* put(guestDeletions.actions.offered([deletion]));
      const sentence = { id: "guests.notRestored", values: { name } } as const;
      yield* put(refusalNotice(error, { sentence, path: paths.guests }));
    }
  }
  yield* guestList.reload();
}
