import { generatePath } from "react-router-dom";

import { isInDoubt, isUnknown } from "@/shared/api/failures";
import { noticeShown, selectNotices } from "@/shared/notices/noticesSlice";
import type { OtherWrite } from "@/shared/record/recordRules";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { paths } from "@/shared/routing/paths";
import { call, put, type Saga, select } from "@/shared/saga/effects";
import { hasTexts } from "@/shared/shapes";
import type { Undoable } from "@/shared/write/undoable";

import { type Deletion, deletionReports, deletionUndo } from "./deletions";
import { reservationsApi } from "./reservationsApi";

/** A reservation leaves the list, or comes back to it. */
export interface DeletionWrite extends OtherWrite, Deletion {
  act: "delete" | "restore";
  /** Of one booking that is taken back: its leader's id. */
  batch?: string;
}

/** The deletions among the writes of a reservation. */
export const deletionWrites = {
  isWrite: (value: object) =>
    hasTexts(value, ["id", "customer"]) && "act" in value && (value.act === "delete" || value.act === "restore"),
  send: sendDeletion,
  refused: refuseDeletion,
  undoable: {
    undo: deletionUndo,
    isUndo: ({ act }) => act === "restore",
    inverse: (deletion) => ({ ...deletion, act: "restore" }),
    done: ({ customer }) => ({ id: "delete.done", values: { customer } }),
    doneTogether: (count) => ({ id: "delete.manyDone", values: { count } }),
    batchOf: ({ batch }) => batch,
    undone: () => undefined, // `tellRestored` counts those that are restored together
  } satisfies Undoable<DeletionWrite, unknown>,
};

function* sendDeletion({ act, id }: DeletionWrite, key: string): Saga {
  if (act === "delete") {
    yield* call(reservationsApi.deleteReservation, { params: { id }, key });
    yield* put(deletionReports.deleted(id));
  } else {
    yield* call(reservationsApi.restoreReservation, { params: { id }, key });
    yield* put(deletionReports.kept(id));
    yield* tellRestored();
  }
  yield* put(deletionReports.outdated());
}

/** A refused deletion brings the row back, unless it is gone from the hotel: another desk was quicker. */
function* refuseDeletion({ act, id, customer }: DeletionWrite, error: unknown): Saga {
  const isDeletion = act === "delete";
  const isGone = isUnknown(error);
  // a restoration in doubt may be done all the same: whether the row is there, the next list says
  if (isDeletion || isInDoubt(error)) yield* put(deletionReports.kept(id));
  if (!isDeletion || isGone) yield* put(deletionReports.outdated());
  const sentence = { id: isDeletion ? "delete.notDone" : "delete.notRestored", values: { customer } } as const;
  const path = isDeletion && !isGone ? generatePath(paths.reservation, { id }) : paths.reservations;
  yield* put(refusalNotice(error, { sentence, path }));
}

const RESTORED = "restored";

/** One notice counts those that come back one after the other. */
function* tellRestored(): Saga {
  const shown = (yield* select(selectNotices)).find(({ id }) => id === RESTORED)?.sentence;
  const before = shown && "values" in shown ? Number(shown.values?.count) : 0;
  const sentence = { id: "delete.restored", values: { count: before + 1 } } as const;
  yield* put(noticeShown({ id: RESTORED, kind: "success", sentence }));
}
