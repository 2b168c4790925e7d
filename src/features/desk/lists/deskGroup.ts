import type { StatePart } from "@/shared/feature/feature";
import { createBulkSlice, type BulkRequest } from "@/shared/list/createBulkSlice";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { call, put, type Saga } from "@/shared/saga/effects";
import { onLeading } from "@/shared/feature/watch";

import { reservationsApi } from "@/shared/stay/record/reservationsApi";
import { desk } from "@/shared/stay/rooms/deskLoad";

/** The check-in or check-out of many at once; who could not stays in the dialog with the reason. */
export const deskGroup = createBulkSlice("deskGroup");

function* actOnGroup({ action, ids }: BulkRequest): Saga {
  const { bulkDone, bulkFailed } = deskGroup.actions;
  if (action !== "checkIn" && action !== "checkOut") return;
  try {
    const results = yield* call(reservationsApi.actOnMany, { body: { action, ids } });
    yield* put(bulkDone(results.map(({ customer: name, ...result }) => ({ ...result, name }))));
    const count = results.filter(({ isDone }) => isDone).length;
    const sentence = { id: `desk.group.${action}.done`, values: { count } } as const;
    if (count > 0) yield* put(noticeShown({ kind: "success", sentence }));
    yield* desk.askAgain();
  } catch (error) {
    yield* put(bulkFailed());
    throw error;
  }
}

export const deskGroupPart: StatePart = {
  slices: [deskGroup],
  *saga() {
    yield onLeading(deskGroup.actions.bulkRequested, actOnGroup);
  },
};
