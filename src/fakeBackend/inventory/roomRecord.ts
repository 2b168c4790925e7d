import type { Room } from "@/contract/property";
import { type RoomDraft, type RoomField, roomFields, type RoomRecord, type RoomRow } from "@/contract/rooms/inventory";
import { cleaningReason } from "@/domain/housekeeping/cleaningLife";
import { generalReason } from "@/domain/definition/generalReason";
import { cleaningTaskId } from "@/domain/housekeeping/cleaningTaskId";
import { connected, inventoryReason, roomFaults, writtenRoom } from "@/domain/setUp/inventoryFaults";
import { roomChangeReasons } from "@/domain/setUp/setUpChangeReasons";

import type { Context } from "../core/routes";
import { roomUseOf } from "../hotel/roomUseOf";
import { changesIn } from "../records/history";
import type { Actor } from "../records/Actor";
import { notFound, refuseFaults, unknownValues } from "../records/Refused";
import { isSame, serveRecord } from "../records/serveRecord";
import { blocksTonight } from "../rooms/roomBlocks";
import { areKnown, type InventoryBook, putSheet, sheetOf, type StoredSheet, switchPermissions } from "./InventoryBook";
import { type RoomEntry, roomListRules } from "./roomListRules";

type StoredRoom = Room & StoredSheet;

function get(id: string, { hotel, rooms }: InventoryBook): StoredRoom {
  const room = hotel.room(id);
  if (!room) throw notFound();
  return { ...sheetOf(id, rooms), ...room };
}

/** Also while the desk calls it clean before its task has ended. */
const isBeingCleaned = (roomId: string, { hotel, marks, housekeeping }: InventoryBook) =>
  marks.cleanlinessOf(roomId) === "cleaning" ||
  housekeeping.find(cleaningTaskId(hotel.property.businessDate, roomId))?.state === "inProgress";

const permissionsOf = (room: Room, books: InventoryBook) =>
  switchPermissions(room.isActive, {
    switchOff: () => [
      ...roomChangeReasons({ ...room, isActive: false }, room, (used) => roomUseOf(used, books.hotel)),
      ...(isBeingCleaned(room.id, books) ? [cleaningReason("TASK_BEGUN", { room: room.number })] : []),
    ],
    switchOn() {
      const type = books.hotel.roomType(room.roomTypeId);
      return type?.isActive ? [] : [inventoryReason("ROOM_TYPE_OFF", { roomType: type?.name ?? "" })];
    },
  });

const draftOf = ({ zone = "", connectsWith = [], ...stored }: StoredRoom): RoomDraft =>
  writtenRoom({ ...stored, zone, connectsWith });

const numbersOf = (ids: readonly string[] = [], { hotel }: InventoryBook) =>
  ids.map((id) => hotel.room(id)?.number ?? id).join(", ");

/** A draft in the words of a history. */
const inWords = (draft: RoomDraft, books: InventoryBook): Record<RoomField, unknown> => ({
  ...draft,
  roomTypeId: books.hotel.roomType(draft.roomTypeId)?.name,
  connectsWith: numbersOf(draft.connectsWith, books),
  pictures: draft.pictures.length,
});

function toRecord(stored: StoredRoom, books: InventoryBook): RoomRecord {
  const { nights, blocks, property } = books.hotel;
  const { id, version, isActive, history } = stored;
  return {
    ...draftOf(stored),
    id,
    version,
    isActive,
    history,
    nights: nights.nightsInRoom(id, property.businessDate),
    firstNight: nights.soldDates(property.businessDate).find((date) => nights.holderOn(id, date)),
    blocks: blocks.filter(({ roomId }) => roomId === id).toSorted((one, other) => (one.from < other.from ? 1 : -1)),
    faults: faultsOf(id, books),
    actions: permissionsOf(stored, books),
  };
}

/** Those that the state of the room knows: each report adds to what is broken already. */
const faultsOf = (id: string, { marks }: InventoryBook) =>
  marks
    .of(id)
    .history.flatMap(({ id: line, at, what, changes: [change] }) =>
      what === "reportFault" && change ? { id: line, at, text: change.after.slice(change.before.length).trim() } : [],
    );

function entryOf(room: Room, books: InventoryBook): RoomEntry {
  const isBlocked = blocksTonight(room.id, books.hotel).length > 0;
  return {
    id: room.id,
    version: sheetOf(room.id, books.rooms).version,
    number: room.number,
    roomType: books.hotel.roomType(room.roomTypeId)?.name ?? "",
    floor: room.floor,
    zone: room.zone ?? "",
    features: room.features,
    connects: numbersOf(room.connectsWith, books),
    state: !room.isActive ? "off" : isBlocked ? "blocked" : "inUse",
  };
}

/** Puts the room as it is decided, and the rooms that it gets or loses a door to, as one change. */
function put(
  room: Room,
  draft: RoomDraft,
  what: "created" | "changed",
  books: InventoryBook,
  actor: Actor,
): StoredRoom {
  const { rooms } = books.hotel.setUp;
  const former = what === "created" ? undefined : inWords(draftOf(get(room.id, books)), books);
  const [, ...others] = connected(room, rooms.all());
  rooms.putAll([room, ...others]);
  for (const { id } of others) putSheet(id, books.rooms, { what: "connected" }, actor);
  const { notes, pictures } = draft;
  const changes = former && changesIn(roomFields, former, inWords(draft, books));
  putSheet(room.id, books.rooms, { change: { notes, pictures }, what, changes }, actor);
  return get(room.id, books);
}

export const newRoom = ({ notes: _, pictures: __, ...room }: RoomDraft, books: InventoryBook): Room => ({
  ...room,
  id: books.rooms.nextId(),
  isActive: true,
});

const record = serveRecord({
  booksOf: ({ db }: Context) => db.inventory,
  get,
  shown: toRecord,
  stale: generalReason("RECORD_STALE"),
});

export const roomRecord = {
  get: record.get,
  list: record.list({
    entries: (books) => books.hotel.setUp.rooms.all().map((room) => entryOf(room, books)),
    rules: () => roomListRules,
    toRow: (entry, books): RoomRow => ({ ...entry, actions: permissionsOf(books.hotel.room(entry.id)!, books) }),
  }),
  ...record.form({
    written: writtenRoom,
    isWritten: (stored, draft) => isSame(draftOf(stored), draft),
    check(draft, { hotel }, stored) {
      const others = hotel.setUp.rooms.all().filter(({ id }) => id !== stored?.id);
      const isSameType = draft.roomTypeId === stored?.roomTypeId;
      const type = hotel.roomType(draft.roomTypeId);
      const connectsWith = draft.connectsWith.every((id) => others.some((other) => other.id === id));
      refuseFaults(
        roomFaults(draft, others, isSameType ? undefined : type),
        unknownValues({ ...areKnown(draft), roomTypeId: type !== undefined, connectsWith }),
      );
    },
    madeBy: ({ rooms }) => rooms.madeBy,
    add: (draft, books, actor) => put(newRoom(draft, books), draft, "created", books, actor),
    rewrite(stored, { notes, pictures, ...room }, books, actor) {
      const { id, isActive } = stored;
      return put({ ...room, id, isActive }, { notes, pictures, ...room }, "changed", books, actor);
    },
  }),
  act: record.act({
    actions: ["edit", "switchOff", "switchOn"],
    act(action, _act: { version: number }, { id }, books, actor) {
      const isActive = action === "switchOn";
      books.hotel.setUp.rooms.put({ ...books.hotel.room(id)!, isActive });
      putSheet(id, books.rooms, { what: isActive ? "switchedOn" : "switchedOff" }, actor);
      return get(id, books);
    },
  }),
};
