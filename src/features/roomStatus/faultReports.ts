import { type FaultReport, shiftContract } from "@/contract/rooms/shift";
import { createClient } from "@/shared/api/createClient";
import { roomPath } from "@/shared/hotel/recordPaths";
import { noticeShown } from "@/shared/notices/noticesSlice";
import { refusalNotice } from "@/shared/record/refusalNotice";
import { roomStatuses } from "@/shared/rooms/roomStatuses";
import { call, put, type Saga } from "@/shared/saga/effects";
import { hasTexts } from "@/shared/shapes";
import { createWrite } from "@/shared/write/createWrite";

const api = createClient({ reportFault: shiftContract.reportFault });

/** A fault, with the number of its room for the notices. */
export interface ReportedFault extends FaultReport {
  room: string;
}

/** The desk reports a fault of a room from its card, also while a guest is in it. */
export const faultReports = createWrite<ReportedFault>()("faultReports", {
  recordOf: ({ roomId }) => roomId,
  isWhat: (value): value is ReportedFault => hasTexts(value, ["clientId", "roomId", "room", "text", "reportedBy"]),
}).sentBy({
  *send({ room, ...body }, key): Saga {
    yield* call(api.reportFault, { body, key });
    yield* put(noticeShown({ kind: "success", sentence: { id: "roomState.faultReported", values: { room } } }));
  },
  *refused({ room, roomId, text }, error): Saga {
    const sentence = { id: "roomState.notDone", values: { room } } as const;
    yield* put(refusalNotice(error, { sentence, path: roomPath(roomId), written: text }));
  },
  readAgain: roomStatuses.askAgain,
});
