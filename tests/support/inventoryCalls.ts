import { inventoryContract } from "@/contract/rooms/inventoryCalls";
import { createClient } from "@/shared/api/createClient";

const api = createClient(inventoryContract);

/** Each kind of write to rooms and types. */
export function inventoryWrites() {
  const ids: Record<string, string> = {};
  const room = async () => api.getRoom({ params: { id: ids.room! } });
  const type = async () => api.getRoomType({ params: { id: ids.type! } });
  const named = (id: string) => ({ id, action: "switchOff" });
  return {
    async createRoomType() {
      const { version: _, ...draft } = await api.getRoomType({ params: { id: "type-STE" } });
      const made = await api.createRoomType({
        body: { clientId: "loft", draft: { ...draft, code: "LOF", name: "Loft" } },
      });
      ids.type = made.id;
    },
    async updateRoomType() {
      const { version, ...draft } = await type();
      await api.updateRoomType({ params: { id: ids.type! }, body: { version, draft: { ...draft, maxChildren: 1 } } });
    },
    async createRoom() {
      const { version: _, ...draft } = await api.getRoom({ params: { id: "R-412" } });
      ids.room = (await api.createRoom({ body: { clientId: "attic", draft: { ...draft, number: "Ático" } } })).id;
    },
    async updateRoom() {
      const { version, ...draft } = await room();
      const after = { ...draft, floor: 5, connectsWith: ["R-412"] };
      await api.updateRoom({ params: { id: ids.room! }, body: { version, draft: after } });
    },
    async switchRoom() {
      await api.switchRoom({ params: named(ids.room!), body: { version: (await room()).version } });
    },
    async createRooms() {
      const draft = { numbers: ["601", "602"], roomTypeId: "STE", floor: 6 };
      ids.rooms = (await api.createRooms({ body: { clientId: "attics", draft } })).join();
    },
    async withdrawRooms() {
      await api.withdrawRooms({ body: { ids: ids.rooms!.split(",") } });
    },
    async orderRoomTypes() {
      const before = (await api.listRoomTypes()).map(({ id }) => id);
      await api.orderRoomTypes({ body: { before, after: before.toReversed() } });
    },
    async switchRoomType() {
      await api.switchRoomType({ params: named(ids.type!), body: { version: (await type()).version } });
    },
  };
}
