import type { StatePart } from "@/shared/feature/feature";
import { hotelState } from "@/shared/hotel/hotelState";
import { hotel } from "@/shared/hotel/hotelSlice";
import { createLoad } from "@/shared/load/createLoad";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { put } from "@/shared/saga/effects";

import { actionParts, actSamples } from "./sampleActions";
import { lists, reportList, reported } from "./sampleLists";
import { leaveDraft, recordParts } from "./sampleRecords";
import { longName, never, sampleHotel } from "./samples";

export const loads = {
  loading: createLoad("partsLoading", (): Promise<string> => never()),
  failed: createLoad("partsFailed", (): Promise<string> => Promise.reject(new Error("Network Error"))),
  loaded: createLoad("partsLoaded", async () => longName),
};

/** State of the parts, without a server. */
const shown: StatePart = {
  slices: hotelState.slices,
  *saga() {
    yield* put(hotel.slices[0]!.actions.told(sampleHotel));
    yield* put(reportList.actions.selectionReplaced(reported.map(({ id, name }) => ({ id, name }))));
    yield* put(reportList.actions.bulkDone(reported));
    yield* actSamples();
    leaveDraft();
    yield* put(noticeShown({ kind: "success", sentence: { id: "sentence.reservationDeleted" }, path: "/" }));
    yield* put(
      noticeShown({ kind: "error", sentence: { id: "sentence.networkError" }, written: longName, path: "/parts" }),
    );
  },
};

export const partsState: StatePart[] = [
  ...Object.values(lists).map((list) => ({ ...list, needs: [] })),
  ...Object.values(loads),
  ...actionParts,
  ...recordParts,
  shown,
];
