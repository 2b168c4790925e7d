import { defineContract, type } from "../endpoint";
import { changes, recordCalls, type RecordRefusal } from "../records";
import type {
  InventoryWhyNot,
  RoomColumn,
  RoomDraft,
  RoomFilter,
  RoomRecord,
  RoomRow,
  RoomRowState,
  RoomsDraft,
  RoomTypeDraft,
  RoomTypeRecord,
  RoomTypeRow,
} from "./inventory";
import type { RecordId } from "../formats";

const reads = ["setUp", "rooms", "reservations"] as const;
type Refused<Record> = RecordRefusal<InventoryWhyNot, Record>;

const rooms = recordCalls<{
  row: RoomRow;
  column: RoomColumn;
  view: RoomRowState;
  filter: RoomFilter;
  record: RoomRecord;
  draft: RoomDraft;
  refusal: Refused<RoomRecord>;
}>()("/pms/inventory/rooms", reads);

const roomTypes = recordCalls<{
  row: RoomTypeRow;
  column: "code";
  view: "all";
  record: RoomTypeRecord;
  draft: RoomTypeDraft;
  refusal: Refused<RoomTypeRecord>;
}>()("/pms/inventory/room-types", reads);

/** Rooms and room types, as they are set up. */
export const inventoryContract = defineContract({
  /** Without `sort`: by number, "2" before "10". */
  listRooms: rooms.list,
  exportRooms: rooms.rows,
  /** Creates rooms, all or none; idempotent by `clientId`. 409 where a number is taken. Replies with the ids. */
  createRooms: {
    method: "POST",
    path: "/pms/inventory/rooms/together",
    ...changes<{ clientId: RecordId; draft: RoomsDraft }, string[], Refused<never>>(),
  },
  /** Removes rooms that were created and never used, all or none. 409 where one has nights or blocks. */
  withdrawRooms: {
    method: "POST",
    path: "/pms/inventory/rooms/withdrawn",
    ...changes<{ ids: RecordId[] }, string[], Refused<never>>(),
  },
  getRoom: rooms.get,
  createRoom: rooms.create,
  /** The connecting rooms are changed along with it. */
  updateRoom: rooms.update,
  /** `action` is an `InventoryAction` but "edit". A room with nights to come cannot be switched off. */
  switchRoom: rooms.act,
  /** All types in their order, with those that are switched off. */
  listRoomTypes: { method: "GET", path: "/pms/inventory/room-types", reply: type<RoomTypeRow[]>(), reads },
  /**
   * Sets the order of all types by their records' ids, the simplest first. Planning and forms show them in it, and a
   * later type is better. 409 where the order is neither `before` nor `after`.
   */
  orderRoomTypes: {
    method: "PUT",
    path: "/pms/inventory/room-types/order",
    ...changes<{ before: string[]; after: string[] }, RoomTypeRow[], Refused<never>>(),
  },
  getRoomType: roomTypes.get,
  createRoomType: roomTypes.create,
  updateRoomType: roomTypes.update,
  /**
   * `action` is an `InventoryAction` but "edit". A type with rooms in use, or with nights to come, cannot be
   * switched off.
   */
  switchRoomType: roomTypes.act,
});
