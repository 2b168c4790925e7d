import { inventoryContract } from "@/contract/rooms/inventoryCalls";

import { routesFor } from "../core/routes";
import { actorOf } from "../records/Actor";
import { roomRecord } from "./roomRecord";
import { createRooms, withdrawRooms } from "./roomsTogether";
import { orderRoomTypes, roomTypeRecord, roomTypeRows } from "./roomTypeRecord";

export { createData } from "./InventoryBook";

export const routes = routesFor(inventoryContract, {
  listRooms: roomRecord.list.page,
  exportRooms: roomRecord.list.rows,
  createRooms: ({ body: { clientId, draft } }, context) =>
    createRooms(clientId, draft, context.db.inventory, actorOf(context)),
  withdrawRooms: ({ body: { ids } }, { db }) => withdrawRooms(ids, db.inventory, db.shift.lostThings.all()),
  getRoom: roomRecord.get,
  createRoom: roomRecord.create,
  updateRoom: roomRecord.update,
  switchRoom: roomRecord.act,
  listRoomTypes: (_, { db }) => roomTypeRows(db.inventory),
  orderRoomTypes: ({ body }, context) => orderRoomTypes(body, context.db.inventory, actorOf(context)),
  getRoomType: roomTypeRecord.get,
  createRoomType: roomTypeRecord.create,
  updateRoomType: roomTypeRecord.update,
  switchRoomType: roomTypeRecord.act,
});
