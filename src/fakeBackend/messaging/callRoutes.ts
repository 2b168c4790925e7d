import { type CallRecord, callsContract, ringsMs } from "@/contract/messaging/calls";

import { routesFor } from "../core/routes";
import type { CallRow } from "./sample/calls";
import { chatRow } from "./chatRules";
import { durationText, endedCall } from "./endedCall";
import type { Messaging } from "./messagingData";
import { toPerson } from "./toPerson";

export const callRoutes = routesFor(callsContract, {
  listCalls: (_, { db: { messaging } }) =>
    messaging.calls
      .all()
      .map(toRecord)
      .toSorted((a, b) => Date.parse(b.callDate) - Date.parse(a.callDate)),
  startCall({ body: { userId, hasVideoCall } }, { db: { messaging }, now, after }) {
    const { calls, changes, contacts } = messaging;
    const row = chatRow(messaging, userId);
    const isGrouped = "members" in row;
    const peoples = (isGrouped ? row.members : [row]).map(({ id }) => toPerson(contacts.get(id)));
    for (const { callId, isRunning } of calls.all()) if (isRunning) endCall(messaging, callId, now());
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
      // contacts of the sample never answer a call
      peoplesAvailableOnCall: 0,
      peoples,
      userId,
      isRunning: true,
    });
    changes.add({ kind: "callChanged", call: toRecord(call) });
    after(ringsMs, () => void endCall(messaging, call.callId, now()));
    return toRecord(call);
  },
  finishCall: ({ params: { callId } }, { db: { messaging }, now }) => endCall(messaging, callId, now()),
});

function endCall({ calls, changes }: Messaging, callId: string, now: Date): CallRecord {
  const call = calls.get(callId);
  if (!call.isRunning) return toRecord(call);
  const ended = toRecord(calls.update(callId, endedCall(now.getTime() - Date.parse(call.callDate))));
  changes.add({ kind: "callChanged", call: ended });
  return ended;
}

const toRecord = ({ isRunning: _, ...call }: CallRow): CallRecord => call;
