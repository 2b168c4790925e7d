import type { StatePart } from "@/shared/feature/feature";
import { hotel } from "@/shared/hotel/hotelSlice";
import { hotelState } from "@/shared/hotel/hotelState";
import { put } from "@/shared/saga/effects";

import { dayReport, dayReports, nightClose } from "./closeApi";
import { closeNews, closeUndo } from "./closeNews";
import { closeRecord, takenBack } from "./closeRecord";

const follower = closeRecord.followedBy({
  *show({ id, close, refused = [], solved }) {
    if (!close) {
      yield* put(closeUndo.actions.withdrawn());
      yield* put(closeNews.actions.dayClosed(id));
      yield* hotel.askAgain();
      yield* nightClose.askAgain();
      yield* dayReports.askAgain();
      return;
    }
    yield* nightClose.tell(() => close);
    yield* put(closeNews.actions.rowsLeftOut(refused));
    if (!solved || solved.ids.length === 0) return;
    const { solution, clientId, ids } = solved;
    const sentence = { id: `close.solved.${solution}`, values: { count: ids.length } } as const;
    yield* put(closeUndo.actions.offered({ sentence, inverses: [takenBack(id, clientId)], changed: ids }));
  },
});

const news: StatePart = { slices: [closeNews, closeUndo], *saga() {} };

export const closeState: StatePart[] = [hotelState, nightClose, dayReports, dayReport, closeRecord, news, follower];
