import { type CallRecord, callsContract } from "@/contract/calls";

import { routesFor } from "../routes";
import type { CallRow } from "../seed/calls";
import { chatRow } from "./chatRules";
import { toPerson } from "./messagingData";

export const callRoutes = routesFor(callsContract, {
  listCalls: (_, { db: { messaging } }) =>
    messaging.calls
      .all()
      .map(toRecord)
      .toSorted((a, b) => Date.parse(b.callDate) - Date.parse(a.callDate)),
  startCall({ body: { userId, hasVideoCall } }, { db: { messaging }, now }) {
    const { calls, changes, contacts } = messaging;
    const row = chatRow(messaging, userId);
    const isGrouped = "members" in row;
    const peoples = (isGrouped ? row.members : [row]).map(({ id }) => toPerson(contacts.get(id)));
    const call = calls.insert({
      callId: String(calls.nextNumber()),
      firstName: isGrouped ? row.name : row.firstName,
      lastName: isGrouped ? "" : row.lastName,
      profileImage: isGrouped ? undefined : row.profileImage,
      callDuration: durationText(0),
      isIncomming: false,
      callDate: now().toISOString(),
      isGrouped,
      hasVideoCall,
      // nobody of the sample takes a call
      peoplesAvailableOnCall: 0,
      peoples,
      userId,
      isRunning: true,
    });
    changes.add({ kind: "callChanged", call: toRecord(call) });
    return toRecord(call);
  },
  finishCall({ params: { callId } }, { db: { messaging }, now }) {
    const { calls, changes } = messaging;
    const { isRunning, callDate, peoplesAvailableOnCall } = calls.get(callId);
    if (!isRunning) return toRecord(calls.get(callId));
    const callDuration = durationText(now().getTime() - Date.parse(callDate));
    const call = calls.update(callId, {
      callDuration,
      isRunning: false,
      isMissed: peoplesAvailableOnCall === 0 || undefined,
    });
    changes.add({ kind: "callChanged", call: toRecord(call) });
    return toRecord(call);
  },
});

const toRecord = ({ isRunning: _, ...call }: CallRow): CallRecord => call;

/** Minutes and seconds, "4:05". */
function durationText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
