import type { RequestDepartment } from "@/contract/guests/guestRequest";
import { requestSourceRef } from "@/domain/requests/occurrences";

import type { Database } from "../core/database";
import { post } from "../messaging/threadRules";
import { deskAt, type RequestEntry, requestEntries } from "./requestEntry";
import { requestNames } from "./requestNames";

const channelOf: Record<RequestDepartment, string> = {
  frontDesk: "channel-recepcion",
  housekeeping: "channel-pisos",
  maintenance: "channel-mantenimiento",
};

/** Tells the channel of its department of each request that is due or late: once for each of its dates. */
export function announceDue(db: Database, now: Date) {
  const { channels, sent } = db.messaging;
  for (const entry of requestEntries(deskAt(db, now))) {
    const { request, kind, nextOn, urgency } = entry;
    const channel = channelOf[kind.department];
    const clientId = requestSourceRef(request.id, nextOn);
    const isDue = urgency === "late" || urgency === "today";
    if (!isDue || !channels.has(channel) || sent.get(clientId)) continue;
    const [manager] = channels.get(channel).members;
    const message = post(db.messaging, channel, now, { text: textOf(entry), clientId }, manager?.id);
    sent.set(clientId, message);
  }
}

function textOf({ request, kind, nextOn, stay }: RequestEntry): string {
  const { id, quantity, dueTime, reservationId, note } = request;
  const what = quantity > 1 ? `${requestNames[kind.id]} × ${quantity}` : requestNames[kind.id];
  const day = nextOn.split("-").toReversed().join("/");
  const who = `${stay.room ? `#${stay.room}, ` : ""}${stay.customer} (${reservationId})`;
  return [`${id}: ${what}, para el ${day} a las ${dueTime}. ${who}.`, note].filter(Boolean).join("\n");
}
