import type { BulkRequest as WireRequest } from "@/contract/reservations/reservationActions";
import { cancelReasons } from "@/contract/reservations/reservationLife";
import { bulkMessagePath } from "@/shared/hotel/newPaths";
import type { BulkRequest, BulkResult } from "@/shared/list/createBulkSlice";
import type { BulkAction } from "@/shared/list/listBase";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { put, type Saga } from "@/shared/saga/effects";

import { reservationsApi } from "@/shared/stay/record/reservationsApi";
import { deletionReports } from "@/shared/stay/record/deletions";

/** Arrivals and departures of many are the desk's. */
type Action = Exclude<WireRequest["action"], "checkIn" | "checkOut">;

const reasonOf = (answer: string | undefined) => cancelReasons.find((reason) => reason === answer);

const cancelReason = {
  label: "bulk.reason",
  choose: "bulk.chooseReason",
  missing: "bulk.reasonMissing",
  choices: cancelReasons.map((value) => ({ value, label: `cancelReason.${value}` }) as const),
} as const;

/** A confirmation loses nothing; all else is asked about first. */
const changes = [
  { id: "confirm", label: "bulk.confirm" },
  {
    id: "cancel",
    label: "bulk.cancel",
    question: { title: "bulk.cancel.title", hint: "bulk.fees", answer: cancelReason },
  },
  { id: "markNoShow", label: "bulk.markNoShow", question: { title: "bulk.markNoShow.title", hint: "bulk.fees" } },
  {
    id: "delete",
    label: "bulk.delete",
    question: { title: "bulk.delete.title", hint: "bulk.deleteHint" },
    removesRows: true,
  },
] satisfies (BulkAction & { id: Action })[];

/** Acts on many reservations at once. */
export const reservationBulk = {
  actions: [...changes, { id: "message", label: "bulk.message", pathOf: bulkMessagePath }] satisfies BulkAction[],
  async act({ action: id, ids, answer }: BulkRequest): Promise<BulkResult[]> {
    const action = changes.find((each) => each.id === id)?.id;
    if (!action) return [];
    const results = await reservationsApi.actOnMany({ body: { action, ids, cancelReason: reasonOf(answer) } });
    return results.map(({ customer, ...result }) => ({ ...result, name: customer }));
  },
  *tell({ action }: BulkRequest, done: BulkResult[]): Saga {
    if (action === "delete") {
      yield* put(deletionReports.deletedTogether(done.map(({ id, name }) => ({ id, customer: name }))));
    } else {
      const sentence = { id: "bulk.done", values: { count: done.length } } as const;
      yield* put(noticeShown({ kind: "success", sentence }));
    }
  },
};
