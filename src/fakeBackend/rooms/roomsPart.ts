import { roomStatusContract, roomStatusLimits, type RoomAct } from "@/contract/rooms/roomStatus";
import { cleanlinesses, type RoomBlock } from "@/contract/property";
import { civilDateIn, isCivilDate } from "@/domain/civilDate";
import { blockReasons } from "@/domain/planning/blockReasons";
import { roomLife, roomStatusReason } from "@/domain/rooms/roomLife";
import { nightsOf } from "@/domain/stay";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { routesFor } from "../core/routes";
import type { Actor } from "../records/Actor";
import { notFound, refuse, Refused, refuseInput } from "../records/Refused";
import { serveRecord } from "../records/serveRecord";
import { sampleMarks } from "./sampleMarks";
import { RoomMarks, type StoredRoom } from "./RoomMarks";
import { roomStatusesOf, toRoomStatus } from "./toRoomStatus";

const roomOf = (id: string, { hotel }: RoomMarks) => {
  const room = hotel.rooms.find((one) => one.id === id);
  if (!room) throw notFound();
  return room;
};

const stale = roomStatusReason("ROOM_STATUS_STALE");

const record = serveRecord({
  booksOf: ({ db }) => db.rooms,
  get: (id, marks) => marks.of(roomOf(id, marks).id),
  shown: ({ id }, marks) => toRoomStatus(roomOf(id, marks), marks),
  stale,
});

export const routes = routesFor(roomStatusContract, {
  listRoomStatuses: (_, { db }) => roomStatusesOf(db.rooms),
  actOnRoom: record.act({
    actions: roomLife.actions,
    check(action, { people, note = "", lastUse }, { id }, marks) {
      if (lastUse !== undefined && lastUse !== marks.lastUseOf(id))
        throw new Refused(409, { reasons: [stale], current: toRoomStatus(roomOf(id, marks), marks) });
      const max = roomStatusLimits.mostPeople;
      const isCount = people !== undefined && Number.isInteger(people) && people >= 0 && people <= max;
      if (action === "reportPeople" && !isCount) refuseField("people", roomStatusReason("ROOM_STATUS_PEOPLE", { max }));
      if (action === "resolveDiscrepancy" && note.trim() === "")
        refuseField("note", roomStatusReason("ROOM_STATUS_REASON_MISSING"));
    },
    act(action, act: RoomAct, { id }, marks, actor) {
      const note = act.note?.trim();
      switch (action) {
        case "setDoNotDisturb":
        case "clearDoNotDisturb":
          return marks.doNotDisturb(id, action === "setDoNotDisturb", actor, note);
        case "reportPeople":
          return marks.reportPeople(id, act.people ?? 0, actor, note);
        case "resolveDiscrepancy":
          return marks.resolveDiscrepancy(id, note ?? "", actor);
        case "clearFault":
          return marks.reportFault(id, "", actor);
        case "block":
          return block(id, act, marks, actor);
        case "unblock":
          return unblock(id, marks, actor);
        case "restore":
          return marks.mark(id, cleanlinesses.find((one) => one === act.cleanliness) ?? "dirty", actor);
        default:
          return marks.mark(id, roomLife.stateAfter(action, marks.cleanlinessOf(id)), actor, note);
      }
    },
  }),
});

function refuseField(field: string, reason: ReturnType<typeof roomStatusReason>) {
  refuseInput([reason], { [field]: reason.message });
}

/** From tonight on, by the rules of every block; the room is vacant, so that no guest has to make way but those to come. */
function block(roomId: string, { block: wanted, version }: RoomAct, marks: RoomMarks, actor: Actor): StoredRoom {
  const { hotel } = marks;
  const from = hotel.property.businessDate;
  const { to = from, kind = "outOfOrder", reason = "" } = wanted ?? {};
  const draft = { roomId, from, to: isCivilDate(to) ? to : from, kind, reason: reason.trim() };
  const nights = hotel.nights.roomNights(roomId, nightsOf({ arrival: from, departure: draft.to }));
  refuse(blockReasons(draft, roomOf(roomId, marks), nights, [], from));
  const id = `block-${roomId}-${from}-${version}`;
  hotel.putBlock(id, { ...draft, id });
  return marks.noteBlock(roomId, true, actor, draft.reason);
}

/** Free from tonight on; the nights before stay blocked. */
function unblock(roomId: string, marks: RoomMarks, actor: Actor): StoredRoom {
  const { hotel } = marks;
  const { businessDate } = hotel.property;
  const isTonight = (one: RoomBlock) => one.roomId === roomId && one.from <= businessDate && businessDate < one.to;
  for (const one of hotel.blocks.filter(isTonight)) {
    hotel.putBlock(one.id, one.from < businessDate ? { ...one, to: businessDate } : null);
  }
  return marks.noteBlock(roomId, false, actor, "");
}

export function createData({ now, shelf, size }: Sample, { hotel }: Database): () => RoomMarks {
  const since = civilDateIn(now, hotel.property.timeZone);
  // a hotel that was asked for by its size has no guests to be marked
  const isSample = !size?.isEmpty && size?.reservations === undefined;
  const marks = new RoomMarks(hotel, shelf, isSample ? sampleMarks(hotel, now, since) : [], since);
  return () => marks;
}
