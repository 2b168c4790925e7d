import {
  type MarkInput,
  type RoomAction,
  type RoomFields,
  type RoomInputs,
  roomStatusContract,
  roomStatusLimits,
  type WishInput,
} from "@/contract/rooms/roomStatus";
import { cleanlinesses } from "@/contract/property";
import { civilDateIn } from "@/domain/civilDate";
import { generalReason } from "@/domain/definition/generalReason";
import { missing } from "@/domain/definition/generalFaults";
import { unless } from "@/domain/faults";
import { roomLife, roomStatusReason } from "@/domain/rooms/roomLife";

import type { Sample } from "../core/createCore";
import type { Database } from "../core/database";
import { refuseLonger } from "../core/refuseLong";
import { routesFor } from "../core/routes";
import type { Actor } from "../records/Actor";
import { notFound, Refused, refuseFaults } from "../records/Refused";
import { serveRecord } from "../records/serveRecord";
import { blocksTonight, liftBlock } from "./roomBlocks";
import { RoomMarks } from "./RoomMarks";
import { sampleMarks } from "./sampleMarks";
import type { StoredRoom } from "./StoredRoom";
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
    actions: roomLife.actions.filter((action) => action !== "block"),
    check(action, input: RoomFields & { version: number }, { id }, marks) {
      refuseLonger({ note: input.note ?? "" }, "noteTooLong");
      acts[action].check?.(input, id, marks);
    },
    act: (action, input, { id }, marks, actor) => acts[action].act(id, input, marks, actor),
  }),
});

interface RoomActRules<Input> {
  /** Refuses what the act cannot be done with. */
  check?: (input: Partial<Input>, id: string, marks: RoomMarks) => void;
  act: (id: string, input: Partial<Input>, marks: RoomMarks, actor: Actor) => StoredRoom;
}

const marking = (action: "markDirty" | "markClean" | "inspect"): RoomActRules<MarkInput> => ({
  check: refuseUsed,
  act: (id, { note }, marks, actor) =>
    marks.mark(id, roomLife.stateAfter(action, marks.cleanlinessOf(id)), actor, { note: written(note) }),
});

const wishing = (isOn: boolean): RoomActRules<WishInput> => ({
  check({ during }, id, marks) {
    if (marks.isOfAnother(id, { during })) refuseStale(id, marks);
  },
  act: (id, { note, during }, marks, actor) => marks.doNotDisturb(id, isOn, actor, { note: written(note), during }),
});

/** Who is to come makes way for a block: it is put by the planning. */
const acts: { [Action in Exclude<RoomAction, "block">]: RoomActRules<RoomInputs[Action]> } = {
  markDirty: marking("markDirty"),
  markClean: marking("markClean"),
  inspect: marking("inspect"),
  restore: {
    check: refuseUsed,
    act: (id, { cleanliness = "dirty" }, marks, actor) =>
      marks.mark(id, cleanlinesses.includes(cleanliness) ? cleanliness : "dirty", actor),
  },
  setDoNotDisturb: wishing(true),
  clearDoNotDisturb: wishing(false),
  reportPeople: {
    check({ people = -1 }) {
      const max = roomStatusLimits.mostPeople;
      const isCount = Number.isInteger(people) && people >= 0 && people <= max;
      refuseFaults(unless(isCount, "people", () => roomStatusReason("ROOM_STATUS_PEOPLE", { max })));
    },
    act: (id, { people = 0, note, during, at, seenBy }, marks, actor) =>
      marks.reportPeople(id, people, { ...actor, by: seenBy?.trim() || actor.by }, { note: written(note), during, at }),
  },
  resolveDiscrepancy: {
    check({ note }) {
      refuseFaults(missing(written(note) !== undefined, "note"));
    },
    act: (id, { note = "" }, marks, actor) => marks.resolveDiscrepancy(id, note.trim(), actor),
  },
  clearFault: { act: (id, _, marks, actor) => marks.reportFault(id, "", actor) },
  unblock: {
    act(id, _, marks, actor) {
      for (const { id: block } of blocksTonight(id, marks.hotel)) liftBlock(block, marks, actor);
      return marks.of(id);
    },
  },
};

const written = (note = "") => note.trim() || undefined;

function refuseUsed({ lastUse }: MarkInput, id: string, marks: RoomMarks) {
  if (lastUse !== undefined && lastUse !== marks.lastUseOf(id)) refuseStale(id, marks);
}

function refuseStale(id: string, marks: RoomMarks) {
  throw new Refused(409, { reasons: [stale], current: toRoomStatus(roomOf(id, marks), marks) });
}

export function createData({ now, shelf, size }: Sample, { hotel }: Database): () => RoomMarks {
  const since = civilDateIn(now, hotel.property.timeZone);
  // a hotel that was asked for by its size has no guests to be marked
  const isSample = !size?.isEmpty && size?.reservations === undefined;
  const marks = new RoomMarks(hotel, shelf, isSample ? sampleMarks(hotel, now, since) : [], since);
  return () => marks;
}
