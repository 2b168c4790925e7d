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
  /** Unless sorted: by their numbers, "2" before "10". */
  listRooms: rooms.list,
  exportRooms: rooms.rows,
  /** All or none; idempotent by `clientId`. 409 where one of the numbers is taken. Replies with the ids. */
  createRooms: {
    method: "POST",
    path: "/pms/inventory/rooms/together",
    ...changes<{ clientId: RecordId; draft: RoomsDraft }, string[], Refused<never>>(),
  },
  /** Takes back rooms that were created and never used: all or none. 409 where one has nights or blocks. */
  withdrawRooms: {
    method: "POST",
    path: "/pms/inventory/rooms/withdrawn",
    ...changes<{ ids: RecordId[] }, string[], Refused<never>>(),
  },
  getRoom: rooms.get,
  createRoom: rooms.create,
  /** Connecting rooms are changed along with it. */
  updateRoom: rooms.update,
  /** `action` is an `InventoryAction` but "edit". A room with nights to come cannot be switched off. */
  switchRoom: rooms.act,
  /** In their order, those that are switched off among them. */
  listRoomTypes: { method: "GET", path: "/pms/inventory/room-types", reply: type<RoomTypeRow[]>(), reads },
  /**
   * The order of all types, from the simplest upwards, in which planning and forms show them and by which a room is better
   * than another; ids of records. 409 where it has become another than `before` and than `after`.
   */
  orderRoomTypes: {
    method: "PUT",
    path: "/pms/inventory/room-types/order",
    ...changes<{ before: string[]; after: string[] }, RoomTypeRow[], Refused<never>>(),
  },
  getRoomType: roomTypes.get,
  createRoomType: roomTypes.create,
  updateRoomType: roomTypes.update,
  /** `action` is an `InventoryAction` but "edit". A type with rooms in use, or with nights to come, cannot be switched off. */
  switchRoomType: roomTypes.act,
});
