import { isInDoubt } from "@/shared/api/failures";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { recordRefusalOf } from "@/shared/record/recordRefusal";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onEvery, onLeading } from "@/shared/feature/watch";
import type { Pending } from "@/shared/write/pendingSlice";

import { duplicatePairs } from "./duplicates/duplicates";
import { guestDeletions, type GuestMerge, guestMerges, type GuestsApart, guestsApart } from "./guestUndo";
import { guestList } from "./guestList";
import { guestPath } from "./guestPaths";
import { guestRecord } from "./profile/guestRecord";
import { guestsApi } from "./guestsApi";
import { guestWrites } from "./guestWrites";

type GuestWrite = Parameters<typeof guestWrites.written>[0];
type Deletion = Parameters<typeof guestDeletions.actions.confirmed>[0];

export function* guestsSaga() {
  yield onEvery(guestDeletions.actions.confirmed, deleteGuest);
  yield onEvery(guestWrites.actions.adopted, hideDeleted);
  yield onEvery(guestDeletions.actions.undone, restoreGuests);
  yield onLeading(guestMerges.actions.confirmed, merge);
  yield onLeading(guestMerges.actions.undone, unmerge);
  yield onLeading(guestsApart.actions.confirmed, tellApart);
  yield onLeading(guestsApart.actions.undone, takeMarksBack);
}

/** The row is hidden at once, and the deletion sent as soon as there is a connection. */
function* deleteGuest({ id, name }: Deletion): Saga {
  yield* put(guestList.actions.hidden([id]));
  yield* put(guestWrites.written({ kind: "deletion", id, name }));
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

/** The server carries a repeat out once, so that an attempt whose reply was lost can be made again. */
function* merge(merged: GuestMerge): Saga {
  const { id, name, request } = merged;
  try {
    yield* put(guestRecord.actions.changed(yield* call(guestsApi.mergeGuests, { params: { id }, body: request })));
    yield* put(guestMerges.actions.offered([merged]));
  } catch (error) {
    const sentence = { id: "guests.merge.notDone", values: { name } } as const;
    yield* put(refusalNotice(error, { sentence, path: paths.guestDuplicates }));
  }
  yield* readAgain();
}

function* unmerge(merges: GuestMerge[]): Saga {
  for (const merged of merges) {
    const { id, name, request } = merged;
    try {
      const { otherId } = request;
      yield* put(
        guestRecord.actions.changed(yield* call(guestsApi.unmergeGuests, { params: { id }, body: { otherId } })),
      );
      yield* put(noticeShown({ kind: "success", sentence: { id: "guests.merge.undone", values: { name } } }));
    } catch (error) {
      if (recordRefusalOf(error).reasons.length === 0) yield* put(guestMerges.actions.offered([merged]));
      const sentence = { id: "guests.merge.notUndone", values: { name } } as const;
      yield* put(refusalNotice(error, { sentence, path: guestPath(id) }));
    }
  }
  yield* readAgain();
}

function* tellApart(told: GuestsApart): Saga {
  if (yield* setApart(told, true)) yield* put(guestsApart.actions.offered([told]));
}

function* takeMarksBack(marks: GuestsApart[]): Saga {
  for (const told of marks) yield* setApart(told, false);
}

/** Whether it was carried out. A repeat changes nothing, so that what failed can be done again. */
function* setApart({ id, otherId, names }: GuestsApart, isApart: boolean): Saga<boolean> {
  try {
    const reply = yield* call(guestsApi.setGuestsApart, { params: { id }, body: { otherId, isApart } });
    yield* put(guestRecord.actions.changed(reply));
    return true;
  } catch (error) {
    const sentence = { id: "guests.apart.notDone", values: { names } } as const;
    yield* put(refusalNotice(error, { sentence, path: paths.guestDuplicates }));
    return false;
  } finally {
    yield* readAgain();
  }
}

function* readAgain(): Saga {
  yield* duplicatePairs.askAgain();
  yield* guestList.reload();
}
