import { faultFields, type FaultReport, type ReportedFault } from "@/contract/rooms/shift";
import { fieldFaults } from "@/domain/definition/fieldFaults";

import type { Database } from "../../core/database";
import { channelId } from "../../messaging/sample/channels";
import { storeFile } from "../../messaging/storeFile";
import { post } from "../../messaging/threadRules";
import { type Actor, earlierOf } from "../../records/Actor";
import { refuseFaults, unknownValues } from "../../records/Refused";
import { whenTold } from "./whenTold";

const maintenance = channelId("mantenimiento");

/** Gives the room its flag, and maintenance one message with the room as a link, however often it is sent. */
export function reportFault(report: FaultReport, db: Database, actor: Actor): ReportedFault {
  const { hotel, messaging, rooms, shift } = db;
  const { clientId, roomId, reportedBy, picture, at } = report;
  const reported = shift.faults.get(clientId);
  if (reported) return reported;
  const room = hotel.room(roomId);
  refuseFaults(fieldFaults(faultFields, report), unknownValues({ roomId: room !== undefined }));
  const said = report.text.trim();
  const text = `#${room?.number}: ${said}\n${reportedBy}${whenTold(at, actor, hotel)}`;
  const image = picture && [{ downloadLink: storeFile(picture, db.files).downloadLink }];
  const message = post(messaging, maintenance, actor.now, { text, clientId, image });
  // what is broken already stays so
  rooms.reportFault(
    roomId,
    [rooms.of(roomId).fault, said].filter(Boolean).join("\n"),
    { ...actor, by: reportedBy || actor.by },
    { at },
  );
  const fault = { clientId, roomId, messageId: message.mId };
  shift.faults.set(clientId, fault);
  const told = { roomId, kind: "fault", text: said, by: reportedBy } as const;
  shift.told.set(clientId, { ...told, at: earlierOf(at, actor.now).toISOString() });
  return fault;
}
