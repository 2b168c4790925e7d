import { roomStatusContract, roomStatusLimits, type RoomAct } from "@/contract/rooms/roomStatus";
import { cleanlinesses } from "@/contract/property";
import { civilDateIn } from "@/domain/civilDate";
import { generalReason } from "@/domain/definition/fieldFaults";
import { missing } from "@/domain/definition/generalFaults";
import { unless } from "@/domain/faults";
import { roomLife, roomStatusReason } from "@/domain/rooms/roomLife";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { refuseLonger } from "../core/refuseLong";
import { routesFor } from "../core/routes";
import { notFound, Refused, refuseFaults } from "../records/Refused";
import { serveRecord } from "../records/serveRecord";
import { blocksTonight, liftBlock } from "./roomBlocks";
import { RoomMarks } from "./RoomMarks";
import { sampleMarks } from "./sampleMarks";
import { roomStatusesOf, toRoomStatus } from "./toRoomStatus";

const roomOf = (id: string, { hotel }: RoomMarks) => {
  const room = hotel.rooms.find((one) => one.id === id);
  if (!room) throw notFound();
  return room;
};

const stale = generalReason("RECORD_STALE");

const record = serveRecord({
  booksOf: ({ db }) => db.rooms,
  get: (id, marks) => marks.of(roomOf(id, marks).id),
  shown: ({ id }, marks) => toRoomStatus(roomOf(id, marks), marks),
  stale,
});

export const routes = routesFor(roomStatusContract, {
  listRoomStatuses: (_, { db }) => roomStatusesOf(db.rooms),
  actOnRoom: record.act({
    // who is to come makes way for a block: it is put by the planning
    actions: roomLife.actions.filter((action) => action !== "block"),
    check(action, { people, note = "", lastUse, during }, { id }, marks) {
      refuseLonger({ note }, "noteTooLong");
      const isWish = action === "setDoNotDisturb" || action === "clearDoNotDisturb";
      const isUsedAgain = lastUse !== undefined && lastUse !== marks.lastUseOf(id);
      if (isUsedAgain || (isWish && marks.isOfAnother(id, { during })))
        throw new Refused(409, { reasons: [stale], current: toRoomStatus(roomOf(id, marks), marks) });
      const max = roomStatusLimits.mostPeople;
      const isCount = people !== undefined && Number.isInteger(people) && people >= 0 && people <= max;
      refuseFaults([
        ...unless(action !== "reportPeople" || isCount, "people", () =>
          roomStatusReason("ROOM_STATUS_PEOPLE", { max }),
        ),
        ...missing(action !== "resolveDiscrepancy" || note.trim() !== "", "note"),
      ]);
    },
    act(action, act: RoomAct, { id }, marks, actor) {
      const note = act.note?.trim() || undefined;
      const told = { note, during: act.during, at: act.at };
      switch (action) {
        case "setDoNotDisturb":
        case "clearDoNotDisturb":
          return marks.doNotDisturb(id, action === "setDoNotDisturb", actor, told);
        case "reportPeople":
          return marks.reportPeople(id, act.people ?? 0, actor, told);
        case "resolveDiscrepancy":
          return marks.resolveDiscrepancy(id, note ?? "", actor);
        case "clearFault":
          return marks.reportFault(id, "", actor);
        case "unblock":
          for (const { id: block } of blocksTonight(id, marks.hotel)) liftBlock(block, marks, actor);
          return marks.of(id);
        case "restore":
          return marks.mark(id, cleanlinesses.find((one) => one === act.cleanliness) ?? "dirty", actor);
        default:
          return marks.mark(id, roomLife.stateAfter(action, marks.cleanlinessOf(id)), actor, { note });
      }
    },
  }),
});

export function createData({ now, shelf, size }: Sample, { hotel }: Database): () => RoomMarks {
  const since = civilDateIn(now, hotel.property.timeZone);
  // a hotel that was asked for by its size has no guests to be marked
  const isSample = !size?.isEmpty && size?.reservations === undefined;
  const marks = new RoomMarks(hotel, shelf, isSample ? sampleMarks(hotel, now, since) : [], since);
  return () => marks;
}
