import type { RoomsDraft } from "@/contract/rooms/inventory";
import { leftOn } from "@/domain/rates/availability";
import { inventoryReason, numberKey, writtenNumber } from "@/domain/setUp/inventoryFaults";
import { setUpReason } from "@/domain/setUp/setUpChangeReasons";
import { roomsReasons } from "@/domain/setUp/typedRooms";

import { roomUseOf } from "../hotel/roomUseOf";
import type { Actor } from "../records/Actor";
import { notFound, refuse, refuseInput, unknownValues } from "../records/Refused";
import { type InventoryBook, putSheet } from "./InventoryBook";
import { newRoom } from "./roomRecord";

/** Between the ids that a call has made, as they are kept by its client's id. */
const BETWEEN = " ";

/** Creates rooms of one type and floor as one change, all of them or none; once for each client's id. Returns their ids. */
export function createRooms(
  clientId: string,
  { numbers, roomTypeId, floor }: RoomsDraft,
  books: InventoryBook,
  actor: Actor,
) {
  const { hotel, rooms: sheets } = books;
  const made = sheets.madeBy.get(clientId);
  if (made !== undefined) return made.split(BETWEEN);
  const type = hotel.roomType(roomTypeId);
  const draft = { numbers: numbers.map(writtenNumber), roomTypeId, floor };
  refuseInput(roomsReasons(draft), unknownValues({ roomTypeId: type !== undefined }));
  if (type?.isActive === false) refuse([inventoryReason("ROOM_TYPE_OFF", { roomType: type.name })]);
  const keys = new Set(draft.numbers.map(numberKey));
  const taken = hotel.setUp.rooms.all().filter(({ number }) => keys.has(numberKey(number)));
  refuse(taken.map(({ number }) => inventoryReason("ROOM_NUMBER_TAKEN", { room: number })));
  if (keys.size < numbers.length) refuseInput([], unknownValues({ numbers: false }));

  const bare = { roomTypeId, floor, zone: "", features: [], connectsWith: [], notes: "", pictures: [] };
  const rooms = draft.numbers.map((number) => newRoom({ ...bare, number }, books));
  hotel.setUp.rooms.putAll(rooms);
  const ids = rooms.map(({ id }) => id);
  for (const id of ids) putSheet(id, sheets, { what: "created" }, actor);
  sheets.madeBy.set(clientId, ids.join(BETWEEN));
  return ids;
}

/** Takes back rooms that nothing has named since they were created, and that what is sold does not need. */
export function withdrawRooms(
  ids: string[],
  { hotel, marks }: InventoryBook,
  lostThings: readonly { roomId: string }[],
) {
  const rooms = ids.map((id) => hotel.room(id));
  if (rooms.every((room) => room === undefined)) return ids; // they are taken back already
  const used = new Set([...hotel.blocks, ...lostThings].map(({ roomId }) => roomId));
  for (const { id } of marks.all()) used.add(id);
  for (const { nights, dayRoomId, roomsLeft = [] } of hotel.all())
    for (const roomId of [dayRoomId, ...[...nights, ...roomsLeft].map((one) => one.roomId)])
      if (roomId) used.add(roomId);
  for (const { connectsWith = [] } of hotel.setUp.rooms.all()) connectsWith.forEach((id) => used.add(id));
  const usedOnes = rooms.flatMap((room) => (room && used.has(room.id) ? room : []));
  refuse(usedOnes.map(({ number }) => inventoryReason("ROOM_USED", { room: number })));
  const counted = rooms.flatMap((room) => (room?.isActive ? room : []));
  const types = counted.map(({ roomTypeId }) => roomTypeId);
  // the unused rooms of a type are open on the same nights: one of them tells for all
  const tellers = counted.filter((room, place) => types.indexOf(room.roomTypeId) === place);
  for (const room of tellers) {
    const short = roomUseOf(room, hotel).counts.filter((count) => leftOn(count) < counted.length);
    const [first] = short;
    const values = { room: room.number, nights: short.length, date: first?.date ?? "" };
    if (first) refuse([setUpReason("ROOM_NEEDED", values)]);
  }
  if (rooms.includes(undefined)) throw notFound();
  hotel.setUp.rooms.remove(ids);
  return ids;
}
